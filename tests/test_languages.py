"""All languages say the same things: catalogues and rules beside the English ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from causes import CASES
from fluent.syntax import ast
from languages import CATEGORIES, Parts, examples, messages, resource
from server.test_words import SENTENCES
from sources import ROOT
from terminal.sitting import GAMES, played, seat, typed

from coyote import CoyoteError
from coyote.catalogue import LANGUAGES, Catalogue, rulebook

OTHERS = LANGUAGES[1:]
ENGLISH = messages("en")

# The plural forms that whole numbers have. French has one more, for millions.
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
}

# Messages that may be the same as in English: names, and words that one types.
SAME = {"animal-coyote", "page-title", "table-menu", "terminal-line-total", "terminal-offer-help"}
SAME |= {"door-bot", "door-edition", "door-title", "home-title", "house-text", "how-edition"}
SAME |= {"keypad-minus", "lobby-place", "place-title", "share-title"}

# A number, then all that one may ask, then things that nobody may do.
CHATTER = ["5", "?", "help bid", "help x", "odds", "odds 9", "odds x", "history", "table", "rules"]
CHATTER += ["nonsense", "1000", "5", "guess 0", "discard open", "swap", "coyote"]

in_each = pytest.mark.parametrize("language", OTHERS)


@cache
def strict(language: str) -> Catalogue:
    """A catalogue that is not helped out by English."""
    return Catalogue(language)


def pairs(language: str) -> Iterator[tuple[str, Parts, Parts]]:
    """Each message, in English and in a language; one that is missing has a test of its own."""
    ours = messages(language)
    return ((name, parts, ours[name]) for name, parts in ENGLISH.items() if name in ours)


def wrong(language: str, is_wrong: Callable[[str, Parts, Parts], object]) -> list[str]:
    """The messages of a language of which, beside the English ones, that holds."""
    return [name for name, english, ours in pairs(language) if is_wrong(name, english, ours)]


def test_each_language_has_its_files_and_no_file_is_of_no_language() -> None:
    assert {path.stem for path in (ROOT / "locales").glob("*.ftl")} == set(LANGUAGES)
    assert {path.name for path in (ROOT / "locales").glob("*/")} == set(OTHERS)
    assert set(PLURALS) == set(LANGUAGES)


@in_each
def test_a_catalogue_has_no_junk_and_no_name_twice(language: str) -> None:
    body = resource(language).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@in_each
def test_a_catalogue_has_the_messages_of_the_english_one_in_the_same_order(language: str) -> None:
    ours = messages(language)
    assert [name for name in ENGLISH if name not in ours] == [], "missing"
    assert [name for name in ours if name not in ENGLISH] == [], "surplus"
    assert [*ours] == [*ENGLISH]


@in_each
def test_a_message_uses_no_variable_that_english_does_not_have(language: str) -> None:
    assert wrong(language, lambda _, english, ours: ours.variables - english.variables) == []


def misread(name: str, english: Parts, ours: Parts) -> bool:
    """Whether a message has a key that nothing leads to, as English does not know it."""
    for variable, keys, default in ours.choices:
        known = english.keys.get(variable, set())
        numbers = {key for key in keys if key.lstrip("-").isdecimal()}
        counted = CATEGORIES | numbers if variable in english.variables else set()
        if (keys - {default}) - known - counted:
            return True
    return False


@in_each
def test_a_message_chooses_by_keys_that_there_are(language: str) -> None:
    assert wrong(language, misread) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_plural_forms_of_the_language(language: str) -> None:
    def incomplete(_: str, english: Parts, ours: Parts) -> bool:
        # Without the number beside it, one and more are enough.
        counted = (
            keys for name, keys, _ in ours.choices if keys & CATEGORIES and name in ours.shown
        )
        return any(not PLURALS[language] <= keys for keys in counted)

    assert wrong(language, incomplete) == []


@in_each
def test_no_message_was_left_in_english(language: str) -> None:
    def same(_: str, english: Parts, ours: Parts) -> bool:
        sentences = {text.strip() for text in english.texts if len(text.split()) > 3}
        worded = any(re.search("[a-z]", text) for text in english.texts)
        left = sentences & {text.strip() for text in ours.texts}
        return bool(left) or (worded and english.source == ours.source)

    assert set(wrong(language, same)) - SAME == set()


def blemished(text: str) -> str | None:
    """What a choice may leave behind: two blanks, or one before a comma, or braces."""
    found = re.search(r"\S {2,}\S| [,.;]| $|[{}]|\?\?\?", text)
    return None if found is None else found[0]


@in_each
def test_every_message_can_be_said_whatever_english_can_say(language: str) -> None:
    blemishes: dict[str, str] = {}
    for name, english, ours in pairs(language):
        for facts in examples(english, ours):
            said = strict(language).text(name, **facts)
            assert said.strip() or not strict("en").text(name, **facts).strip()
            if blemished(said) and not blemished(strict("en").text(name, **facts)):
                blemishes[name] = said
    assert blemishes == {}


@in_each
def test_what_english_tells_apart_is_told_apart(language: str) -> None:
    """Two facts that make two English sentences make two sentences here too."""
    lost: dict[str, str] = {}
    for name, english, ours in pairs(language):
        here: dict[str, str] = {}
        for facts in examples(english, ours):
            said, told = (strict(each).text(name, **facts) for each in ("en", language))
            if here.setdefault(told, said) != said:
                lost[name] = f"{told}: {here[told]} {said}"
    assert lost == {}


@cache
def heard() -> list[tuple[str, dict[str, Any]]]:
    """All that is said in games of every edition, and of whatever goes wrong."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    plain = Catalogue.text

    def text(self: Catalogue, name: str, /, **facts: Any) -> str:
        found.setdefault(f"{name} {facts}", (name, facts))
        return plain(self, name, **facts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "text", text)
        for edition, players, options in GAMES:
            played(seat(edition, players, options=options), hints=True)
            typed(seat(edition, players, options=options, starter=0), CHATTER, hints=True)
    for cause, _ in CASES.values():
        with pytest.raises(CoyoteError) as caught:
            cause()
        name = f"error-{caught.value.code}"
        found[f"{name} {caught.value.facts}"] = (name, caught.value.facts)
    for code, (facts, _) in SENTENCES.items():
        found[f"error-{code}"] = (f"error-{code}", {**facts})
    return list(found.values())


def test_games_say_most_of_what_there_is_to_say() -> None:
    names = {name for name, _ in heard()}
    assert len([name for name in names if name.startswith("terminal-")]) > 40
    assert {"did-bid", "did-peek", "did-name", "step-double", "round-penalty"} <= names


@in_each
def test_all_that_is_said_in_english_games_can_be_said(language: str) -> None:
    here = [(name, facts) for name, facts in heard() if name in messages(language)]
    assert [name for name, facts in here if not strict(language).text(name, **facts)] == []


@in_each
def test_what_a_language_counts_is_a_number_in_the_game(language: str) -> None:
    """A number that comes as a text has no plural form."""
    texts = {
        f"{name} {variable}"
        for name, facts in heard()
        for variable, value in facts.items()
        if name in messages(language)
        and messages(language)[name].counts(variable)
        and not isinstance(value, int)
    }
    assert texts == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_game_are_written_as_one_types_them(language: str) -> None:
    words = strict(language)
    assert words.text("terminal-note-bid", bid=-10).split()[-1] == "-10"
    assert "-999" in words.text("terminal-line-total", total=-999)
    assert "1000000" in words.text("terminal-seed", seed="1000000")


# What one types, and where one looks for something: the same in every language.
TYPED = re.compile(
    r"(?<![\w-])--[a-z][a-z-]*|[a-z]+/[a-z]+\.md|https?://\S+|sqlite:[a-z.:/]+"
    r"|\bcoyote (?:play|rules|serve)\b|\b(?:bid|guess) [0-9]+|\bname (?:[0-9]+|MAX0|\?|0\*)"
    r"|\bdiscard (?:open|closed)|\b[a-z]+_[a-z]+\b|[0-9]+-[0-9.]+|\b0\.0\.0\.0\b|application/json"
)


def test_no_line_of_french_begins_with_a_mark_of_punctuation() -> None:
    catalogue = (ROOT / "locales" / "fr.ftl").read_text(encoding="utf-8")
    texts = [catalogue, rulebook("fr")]
    marks = [
        line
        for text in texts
        for line in text.splitlines()
        if not line.startswith("#") and re.search(r"[^\s=] [:;!?»](\s|$)|« |=\u00a0", line)
    ]
    assert marks == []


@in_each
def test_what_one_types_is_the_same(language: str) -> None:
    def differs(name: str, english: Parts, ours: Parts) -> bool:
        typed = {word for text in english.texts for word in TYPED.findall(text)}
        return any(word not in " ".join(ours.texts) for word in typed)

    assert wrong(language, differs) == []


@in_each
def test_help_names_all_commands(language: str) -> None:
    said = strict(language).text("terminal-commands")
    assert {"help", "odds", "history", "table", "rules", "quit"} <= set(re.findall(r"\w+", said))
    assert re.search(r"\bc\b", strict(language).text("action-challenge"))
    assert re.search(r"\bN\b", strict(language).text("action-bid"))


def rules(page: str) -> dict[str, str]:
    """The rules of a page by id, in their order."""
    return dict(re.findall(r"^- \*\*([A-Z]+[0-9]+)\*\* (.+)$", page, re.MULTILINE))


def codes(text: str) -> list[str]:
    """The words in backticks."""
    return sorted(re.findall(r"`([^`\n]+)`", text))


def outline(page: str) -> list[str]:
    """The kind of each block of a page: headings, paragraphs, lists, tables with their shape."""
    found: list[str] = []
    for block in re.split(r"\n{2,}|\n(?=- )", page.strip()):
        lines = block.split("\n")
        if block.startswith("#"):
            found.append(block.split(" ")[0])
        elif block.startswith("|"):
            shape = [len(re.findall(r"(?<!\\)\|", line)) for line in lines]
            found.append(f"table {shape}")
        elif block.startswith("- "):
            found.append("item")
        else:
            found.append("paragraph")
    return found


def headings(page: str) -> list[tuple[str, list[str]]]:
    """The levels of the headings, and the words in backticks in them."""
    return [
        (marks, codes(words)) for marks, words in re.findall(r"^(#+) (.+)$", page, re.MULTILINE)
    ]


@in_each
def test_the_rules_have_the_same_headings_rules_and_tables(language: str) -> None:
    english, ours = rulebook("en"), rulebook(language)
    assert ours != english
    assert headings(ours) == headings(english)
    assert [*rules(ours)] == [*rules(english)]
    assert outline(ours) == outline(english)


@in_each
def test_each_rule_has_the_same_words_in_backticks(language: str) -> None:
    ours = rules(rulebook(language))
    differs = {
        name: (codes(text), codes(ours[name]))
        for name, text in rules(rulebook("en")).items()
        if codes(text) != codes(ours[name])
    }
    assert differs == {}
    assert codes(rulebook(language)) == codes(rulebook("en"))


@in_each
def test_each_rule_has_the_same_numbers(language: str) -> None:
    """Digits in rules and tables are facts, such as limits, or how many cards there are."""

    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"(?<![\w`-])-?[0-9]+", text))

    ours = rules(rulebook(language))
    english = rules(rulebook("en"))
    differs = {
        name: (numbers(text), numbers(ours[name]))
        for name, text in english.items()
        if numbers(text) != numbers(ours[name])
    }
    assert differs == {}


@in_each
def test_our_rulings_are_marked_in_the_same_rules(language: str) -> None:
    """Each language says it in its own words, always the same."""
    ours = rules(rulebook(language))
    brackets = [text for rule in ours.values() for text in re.findall(r"\(([^()`]+)\)", rule)]
    ruling = max(set(brackets), key=brackets.count)
    for name, text in rules(rulebook("en")).items():
        assert ours[name].count(f"({ruling})") == text.count("(our ruling)"), name
