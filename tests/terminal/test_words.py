"""Every sentence that the terminal says stands in the catalogue, and each of them is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import coyote.terminal
from coyote import EDITIONS
from coyote.catalogue import catalogue
from coyote.rules.refusals import HOME

_LOCALES = Path(__file__).parents[2] / "locales" / "en.ftl"
_NAMES = re.findall(r"^([a-z][a-z0-9-]*) =", _LOCALES.read_text(encoding="utf-8"), re.MULTILINE)
_OURS = [name for name in _NAMES if name.startswith("terminal-")]


def _code() -> str:
    folder = Path(coyote.terminal.__file__).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))


def test_no_message_is_defined_twice() -> None:
    assert sorted(_NAMES) == sorted(set(_NAMES))


@pytest.mark.parametrize("word", HOME)
def test_each_action_has_a_line_and_more(word: str) -> None:
    words = catalogue()
    assert words.text(f"action-{word}", edition="museum")
    assert words.text(f"action-{word}-more", edition="eyes")


def test_what_a_seat_may_not_do_is_also_said_to_you() -> None:
    text = _LOCALES.read_text(encoding="utf-8")
    of_seats = re.findall(r"^error-([a-z-]+) = seat \{ \$seat \}", text, re.MULTILINE)
    assert len(of_seats) > 25
    assert [code for code in of_seats if f"refusal-{code}" not in _NAMES] == []


@pytest.mark.parametrize("name", _OURS)
def test_no_message_of_the_terminal_is_unused(name: str) -> None:
    code = _code()
    made = re.findall(r'f"(terminal-[a-z-]*)\{', code)
    assert f'"{name}"' in code or any(name.startswith(start) for start in made)


def test_each_edition_has_a_name() -> None:
    names = [catalogue().text("edition-name", edition=edition) for edition in EDITIONS]
    assert names == ["Eyes", "Tomahawk", "Museum", "Classic"]
