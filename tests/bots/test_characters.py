"""The ladder of bots: levels, animals, words in every language, and policies that come late."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from sources import ROOT

from coyote.bots import BY_NAME, CHARACTERS, NAMES, load
from coyote.catalogue import LANGUAGES, Catalogue
from coyote.table.people import ANIMALS

LADDER = [(each.level, each.name) for each in CHARACTERS if each.level is not None]


def test_the_lobby_offers_a_ladder_from_the_gentlest_on() -> None:
    levels = [level for level, _ in LADDER]
    assert LADDER[0] == (1, "pup")
    assert levels == sorted(levels)
    assert set(levels) >= {1, 2, 3, 4}
    assert levels.count(3) >= 3  # players of one strength and of different style


def test_those_for_the_arena_come_last_and_have_no_level() -> None:
    assert [each.name for each in CHARACTERS if each.level is None] == ["random", "plus-one"]
    assert NAMES[-2:] == ("random", "plus-one")


def test_every_bot_has_an_animal_of_its_own() -> None:
    animals = [each.animal for each in CHARACTERS]
    assert len(set(animals)) == len(animals)
    assert set(animals) <= set(ANIMALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_paragraph_in_every_language(language: str) -> None:
    words = Catalogue(language)  # by itself: what it lacks is not said in English
    names = [words.text(f"bot-{name}-name") for name in NAMES]
    assert len(set(names)) == len(names)
    for name in NAMES:
        assert words.text(f"bot-{name}-about").count(" ") > 8
        assert words.text(f"bot-{name}")
    assert len({words.text("bots-level", level=level) for level in range(1, 6)}) == 5


def test_bots_of_tables_that_were_stored_before_the_ladder_are_still_there() -> None:
    for name in ("random", "cautious", "odds"):
        assert load(name).name == name == BY_NAME[name].name


def test_no_policy_is_loaded_before_it_is_asked() -> None:
    code = (
        "import sys, coyote.bots; print('numpy' in sys.modules, 'coyote.bots.pup' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_the_page_on_bots_tells_of_each_in_the_same_order() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    section = page.partition("## The bots\n")[2].partition("\n## ")[0]
    words = Catalogue("en")
    for each in CHARACTERS:
        level, name = (each.level, words.text(f"bot-{each.name}-name")) if each.level else ("", "")
        assert f"| `{each.name}` | {level} | {name} |".replace("  ", " ") in section
    told = re.findall(r"\*\*`([a-z-]+)`\*\*", section)
    assert tuple(told) == NAMES
