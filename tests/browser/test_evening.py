"""Whole evenings at the table: after every step everything that is needed is on the screen."""

from __future__ import annotations

from typing import Final

import pytest
from browser.evening import NAMES, Game, play_evening
from browser.people import NAMES as SHORT
from browser.people import visitor
from browser.screen import ChromiumWindow
from playwright.sync_api import Browser
from server.process import Served

from coyote.rules.editions import ADDITIONS

pytestmark = pytest.mark.browser

# `make evening` plays all editions at all sizes, in all languages and in other browsers.
EVENINGS: Final = {
    "1280x800 en": Game("tomahawk", {"limit": 1}, seats=6),
    "360x740 de": Game("eyes", {"trickster": True}, seats=3, longest=5, rounds=5),
    "360x640 en": Game("tomahawk", {"limit": 1, "additions": list(ADDITIONS)}, longest=8),
    "740x360 ru": Game("classic", {"limit": 1}, seats=10, longest=12, rounds=4),
    "640x400 pl": Game("museum", {"tokens": True}, seats=5, longest=4, rounds=3),
    "320x568 fr": Game("eyes", {}, seats=6, longest=6, rounds=3),
    "3840x2160 en": Game("classic", {"limit": 1}, seats=4, longest=4),
}


@pytest.mark.parametrize("where", EVENINGS)
def test_in_a_whole_evening_nothing_scrolls_is_covered_or_cut_off(
    browser: Browser, server: Served, where: str
) -> None:
    size, language = where.split()
    width, height = map(int, size.split("x"))
    # What goes wrong with these names goes wrong at every table.
    names = SHORT if where == "360x740 de" else NAMES
    with visitor(browser, names[0], viewport={"width": width, "height": height}) as person:
        window = ChromiumWindow(person.page)
        game = EVENINGS[where]
        evening = play_evening(server.url, window, game, language, (width, height), names)
    told = [f"{fault}, first in {step}" for fault, step in evening.faults.items()]
    assert not told, "\n".join([f"{len(told)} faults in {evening.steps} steps:", *told])
