"""The texts in our sources: what names a message, and what people would read as it stands."""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import coyote

SOURCE = Path(coyote.__file__).parent
ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"

_NAME = re.compile(r"([\"'`])([a-z0-9-]+)\1")
_TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^{}`]*\})+)`")
_HOLE = re.compile(r"\$\{[^{}`]*\}")


class Named(NamedTuple):
    """The texts that sources hold, and the patterns of those that they make."""

    literals: set[str]
    patterns: set[re.Pattern[str]]

    def name(self, message: str) -> bool:
        """Whether a literal is that name, or a pattern makes it from parts that are literals."""
        made = (pattern.fullmatch(message) for pattern in self.patterns)
        return message in self.literals or any(
            found and {*found.groups()} <= self.literals for found in made
        )


def python(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    """The sources of some rooms, or of all."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not rooms or path.relative_to(SOURCE).parts[0] in rooms:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def web(*suffixes: str) -> Iterator[tuple[Path, str]]:
    """The sources of the web client."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in suffixes:
            yield path, path.read_text(encoding="utf-8")


def texts(node: ast.expr) -> set[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def named_in_python(tree: ast.Module) -> Named:
    """Literals and f-strings of a module."""
    named = Named(set(), set())
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [texts(part) for part in node.values]
            named.patterns.add(
                re.compile("".join(re.escape(*part) if part else "(.+)" for part in parts))
            )
    return named


def named_in_web(text: str) -> Named:
    """Quoted names and templates such as `did-${word}` of a TypeScript or Svelte file."""
    named = Named({name for _, name in _NAME.findall(text)}, set())
    for template in _TEMPLATE.findall(text):
        parts = _HOLE.split(template)
        if len(parts) > 1 and any(parts):
            named.patterns.add(re.compile("(.+)".join(map(re.escape, parts))))
    return named


def named() -> Named:
    """All names of messages that our sources hold or make."""
    found = [named_in_python(tree) for _, tree in python()]
    found += [named_in_web(text) for _, text in web(".ts", ".svelte")]
    literals, patterns = zip(*found)
    return Named(set().union(*literals), set().union(*patterns))


_HIDDEN = re.compile(r"<!--.*?-->|<(script|style)\b.*?</\1\s*>", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][\w.:-]*")
_READ = {"alt", "aria-description", "aria-label", "aria-roledescription", "placeholder", "title"}
_LETTER = re.compile(r"[^\W\d_]")
_QUOTED = re.compile(r"([\"'`])((?:(?!\1)[^\\]|\\.)*)\1", re.DOTALL)
_WORDS = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}")


def read_in_svelte(text: str) -> list[str]:
    """What people would read of a component as it stands: text, and attributes that are told.

    Expressions are left out, but for words between quotes in those that are shown.
    """
    found: list[str] = []
    text = _HIDDEN.sub("", text)
    shown = ""
    place = 0
    while place < len(text):
        tag = _TAG.match(text, place)
        if tag:
            found.append(shown)
            shown = ""
            place, told = _attributes(text, tag.end())
            found += told
        elif text[place] == "{":
            end = _closed(text, place)
            expression = text[place:end]
            if not expression.startswith(("{#", "{:", "{/")):
                quoted = (words for _, words in _QUOTED.findall(expression))
                found += [words for words in quoted if _WORDS.search(words)]
            shown += " "
            place = end
        else:
            shown += text[place]
            place += 1
    found.append(shown)
    clean = (" ".join(html.unescape(part).split()) for part in found)
    return [part for part in clean if _LETTER.search(part)]


def _attributes(text: str, place: int) -> tuple[int, list[str]]:
    """Where a tag ends, and the values of those of its attributes that people are told."""
    told: list[str] = []
    attribute = re.compile(r"\s*([^\s=>{\"'/]+)(\s*=\s*)?")
    while place < len(text) and text[place] != ">":
        if text[place] == "{":
            place = _closed(text, place)
            continue
        found = attribute.match(text, place)
        if not found:
            place += 1
            continue
        place = found.end()
        if not found[2]:
            continue
        start = place
        quote = text[place : place + 1]
        if quote in ("'", '"'):
            place += 1
            value = ""
            while place < len(text) and text[place] != quote:
                end = _closed(text, place) if text[place] == "{" else place + 1
                value += " " if text[place] == "{" else text[place]
                place = end
            place += 1
        elif quote == "{":
            place = _closed(text, place)
            # A value that is nothing but a quoted text is one all the same.
            whole = _QUOTED.fullmatch(text[start + 1 : place - 1].strip())
            value = whole[2] if whole else ""
        else:
            place = found.end() + len(re.split(r"[\s>]", text[place:], maxsplit=1)[0])
            value = text[start:place]
        if found[1].lower() in _READ:
            told.append(value)
    return place + 1, told


def _closed(text: str, place: int) -> int:
    """Where the brace at this place is closed; braces in quotes do not count."""
    depth = 0
    while place < len(text):
        sign = text[place]
        if sign in "\"'`":
            quoted = _QUOTED.match(text, place)
            place = quoted.end() if quoted else place + 1
            continue
        depth += (sign == "{") - (sign == "}")
        place += 1
        if not depth:
            break
    return place
