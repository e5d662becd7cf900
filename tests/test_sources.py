"""No text that people read stands in the code: all of it is in the catalogues."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from languages import messages
from sources import WEB, named_in_python, named_in_web, python, read_in_svelte, web

from coyote.catalogue import LANGUAGES

# How the web client asks for a message.
ASKED = re.compile(r"\bt\(\s*['\"]([a-z0-9-]+)['\"]")

# Faces of cards are no words.
SIGNS = {"MAX", "X"}

STYLES = {"bold", "dim", "reverse", "underline", "green", "red", "blue", "magenta", "cyan"}

# What one types, what a file or a variable is called, and the ids of rules.
TYPED = {
    "bid ",
    "bid N",
    "bid N ",
    "bid N double",
    "discard open",
    "open eye",
    "guess ",
    "name ",
    "  coyote play --resume ",
    "RECORD",
    "MT2",
    "NFD",
    "## .*\\(`([a-z]+)`\\)",
}


def literals(tree: ast.Module) -> set[str]:
    """The texts of a module that are no docstrings."""
    told = {
        id(node.body[place].value)  # type: ignore[attr-defined]
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for place, statement in enumerate(node.body)
        if isinstance(statement, ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    }


def worded(text: str) -> bool:
    """Whether a text has several words or a capital, and is no sign and no style."""
    words = [part for part in text.split() if any(map(str.isalpha, part))]
    if len(text) == 1 or set(words) <= STYLES:
        return False
    return len(words) > 1 or any(map(str.isupper, text))


@pytest.mark.parametrize(
    "path",
    [path for path, _ in python("terminal") if path.stem != "__init__"],
    ids=lambda path: str(path.stem),
)
def test_the_terminal_holds_no_words_of_its_own(path: Path) -> None:
    found = literals(ast.parse(path.read_text(encoding="utf-8")))
    assert {text for text in found if worded(text)} - TYPED == set()


@pytest.mark.parametrize("name", ["append", "assemble", "quote", "rule", "Text", "write"])
def test_the_terminal_writes_no_literal_with_letters(name: str) -> None:
    written = [
        argument.value
        for _, tree in python("terminal")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name
        for argument in node.args[:1]
        if isinstance(argument, ast.Constant)
    ]
    assert [text for text in written if any(map(str.isalpha, str(text)))] == []


def test_the_words_one_types_are_those_in_the_terminal() -> None:
    found = set().union(*(literals(tree) for _, tree in python("terminal")))
    assert TYPED - found == set()


def test_the_web_client_holds_no_words_of_its_own() -> None:
    found = {
        str(path.relative_to(WEB)): words
        for path, text in web(".svelte")
        if (words := [part for part in read_in_svelte(text) if part not in SIGNS])
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("<p>{say('a-b')}</p>", []),
        ("<p>Your turn</p>", ["Your turn"]),
        ("<p>Round {number}: <b>{say('x')}</b> ends</p>", ["Round :", "ends"]),
        ("<p>{name}, {bid} &times; 3 → –</p>", []),
        ("<p>&nbsp;&amp; you</p>", ["& you"]),
        ('<img alt="A card" class="big card" src={it} />', ["A card"]),
        ("<img alt='' title={'Your card'} />", ["Your card"]),
        ('<input placeholder="{say(`x`)}" aria-label="Name {n}" required>', ["Name"]),
        ("<i title=Bid data-x=Y></i>", ["Bid"]),
        ("<button onclick={() => { if (a < b) go('Go now'); }} {title}>{x}</button>", []),
        ("{#if a > 'b c d'}<b>{/if}{:else if '}'}{/if}", []),
        ("<p>{open ? 'It is open' : say('closed')}</p>", ["It is open"]),
        ("<p>{`{ ${a} }`}x</p>", ["x"]),
        ("<script lang='ts'>const a = '<p>Words</p>';</script><style>a { b: c }</style>", []),
        ('<!-- Here it is --><Card {...all} face="MAX">-</Card>', []),
        ("<svelte:head><title>Coyote</title></svelte:head>", ["Coyote"]),
        ("<text x={1}>0</text><path d='M 0 1 L 3' />", []),
    ],
)
def test_text_of_a_component_is_found(text: str, read: list[str]) -> None:
    assert read_in_svelte(text) == read


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        ("say('call-open')", "call-open", True),
        ('say("call-open")', "call-open", True),
        ("say('call-open')", "call-free", False),
        ("say(`error-${code}`); const codes = ['stale'];", "error-stale", True),
        ("say(`error-${code}`); const codes = ['stale'];", "error-paused", False),
        ("say(`${kind}-${code}-more`, 'a', \"b\")", "a-b-more", True),
        ("say(`${kind}`, 'a-b')", "a", False),
        ("say(`did-${move ? 'bid' : \"skip\"}`)", "did-skip", True),
    ],
)
def test_names_of_messages_are_found_in_the_web_client(
    text: str, name: str, *, found: bool
) -> None:
    assert named_in_web(text).name(name) is found


def test_names_of_messages_are_found_in_python() -> None:
    named = named_in_python(ast.parse("say('a-b'); say(f'did-{word}'); word = 'bid'"))
    assert named.name("a-b")
    assert named.name("did-bid")
    assert not named.name("did-peek")


def test_every_message_that_is_asked_for_by_name_is_there() -> None:
    asked = {
        argument.value
        for _, tree in python()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "text"
        for argument in node.args[:1]
        if isinstance(argument, ast.Constant)
    }
    assert len(asked) > 60
    asked |= {name for _, text in web(".ts", ".svelte") for name in ASKED.findall(text)}
    assert asked - set(messages("en")) == set()


def test_the_web_client_speaks_all_languages() -> None:
    found = {name for _, text in web(".ts") for name in re.findall(r"'virtual:words/(\w+)'", text)}
    assert found in (set(), set(LANGUAGES))
