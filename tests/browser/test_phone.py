"""A whole game on phones, by taps alone."""

from __future__ import annotations

from typing import Final

import pytest
from browser.company import Company
from browser.hands import finger
from browser.people import party
from browser.referee import check_game, words_of
from playwright.sync_api import Browser
from server.process import Served

from coyote.rules.editions import ADDITIONS

pytestmark = pytest.mark.browser

PHONE: Final = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


def test_two_phones_play_a_whole_game_by_taps_and_nothing_ever_scrolls_sideways(
    browser: Browser, server: Served
) -> None:
    game = {"edition": "tomahawk", "options": {"limit": 3, "additions": list(ADDITIONS)}}
    with party(browser, server.url, 2, game, hand=finger, look=PHONE) as (players, link):
        players[0].press("start")
        # Each look at a page holds it to its width.
        Company(players, ADDITIONS).play()
        assert words_of(check_game(link, players)) >= {*ADDITIONS, "bid", "challenge"}
