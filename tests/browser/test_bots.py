"""One person and bots."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.people import visitor
from browser.referee import check_game
from playwright.sync_api import Browser
from server.process import Served
from web.faults import axe_faults

from coyote.bots import BY_NAME

pytestmark = pytest.mark.browser


def test_one_tap_begins_a_game_against_bots_that_goes_to_its_end(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Ann") as ann:
        ann.page.goto(server.url)
        ann.press("play-now")
        ann.wait_for("controls")
        company = Company([ann])
        company.play(lambda: ann.look().mode == "bid")
        assert list(axe_faults(ann.page)) == []
        company.play(lambda: "ready" in ann.look().hooks)
        assert list(axe_faults(ann.page)) == []
        company.play()
        assert list(axe_faults(ann.page)) == []
        record = check_game(ann.page.url, [ann])
        # One of each level, none too gentle and none too fierce.
        assert sorted(BY_NAME[bot].level or 0 for bot in record["bots"] if bot) == [2, 3, 4]
