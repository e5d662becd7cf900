"""The words on a page, and those that are in the wrong language."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, cast

from browser.people import Person
from fluent.syntax import FluentParser, ast
from sources import ROOT

_NAME: Final = re.compile(r"^[a-z]+(-[a-z]+)+$|\{ ?\$")

# Whatever can be read or heard. What was announced stays as it was said.
_TEXTS: Final = """() => {
  const texts = [document.title];
  for (const each of document.querySelectorAll('body *')) {
    if (!each.checkVisibility() || each.closest('[data-test="story"], option')) continue;
    texts.push(each.ariaLabel, each.placeholder);
    for (const node of each.childNodes) if (node.nodeType === 3) texts.push(node.data);
  }
  return texts.filter(Boolean).map((text) => text.replace(/\\s+/g, ' ').trim());
}"""


def texts(person: Person) -> list[str]:
    return cast(list[str], person.page.evaluate(_TEXTS))


def nameless(person: Person) -> list[str]:
    """Names of messages where their words should be."""
    return [text for text in texts(person) if _NAME.search(text)]


def foreign(person: Person, language: str) -> list[str]:
    """English sentences on a page that speaks another language."""
    own = set(_plain(language).values())
    english = {
        text
        for name, text in _plain("en").items()
        if _plain(language).get(name) != text and text not in own
    }
    return [text for text in texts(person) if text in english]


@cache
def _plain(language: str) -> dict[str, str]:
    """The messages that are always the same words."""
    source = (ROOT / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    plain: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                plain[entry.id.name] = " ".join(parts[0].value.split())
    return plain
