"""Five languages, chosen by the browser, or by a player in mid-game."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.people import add_bots, open_table, party, visitor
from browser.words import foreign, texts
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import LANGUAGES, Catalogue

pytestmark = pytest.mark.browser

SHORT = {"edition": "tomahawk", "options": {"limit": 1}}


def test_in_mid_game_everything_is_german_at_once_and_the_game_goes_on(
    browser: Browser, server: Served
) -> None:
    game = {"edition": "tomahawk", "options": {"limit": 1}}
    with party(browser, server.url, 2, game) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        ann.wait(lambda: (sight := ann.look()).mode == "bid" and sight.settled)
        ann.press("plus", "plus")
        number, before = ann.text("number"), ann.ears.view
        assert foreign(ann, "de")
        ann.press("menu", "menu-settings")
        ann.find("language").select_option("de")
        ann.wait(lambda: ann.page.evaluate("document.documentElement.lang") == "de")
        assert foreign(ann, "de") == []
        ann.close_sheet()
        ann.wait_for("raise")
        assert foreign(ann, "de") == []
        assert Catalogue("de").text("call-open") in texts(ann)
        # Bo goes on in English.
        assert Catalogue("de").text("call-open") not in texts(bo)
        assert (ann.text("number"), ann.ears.view) == (number, before)
        Company(players).play(lambda: "ended" in ann.look().hooks)
        assert foreign(ann, "de") == []
        Company(players).play()
        assert foreign(ann, "de") == []
        ann.page.reload()
        ann.wait_for("rematch")
        assert foreign(ann, "de") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_of_each_language_plays_in_its_own(
    browser: Browser, server: Served, language: str
) -> None:
    words = Catalogue(language)
    with visitor(browser, "Ann", locale=language) as ann:
        ann.page.goto(server.url)
        ann.wait(lambda: words.text("home-what") in texts(ann))
        assert ann.page.evaluate("document.documentElement.lang") == language
        open_table(ann, server.url, SHORT)
        add_bots(ann, "pup")
        assert language == "en" or foreign(ann, language) == []
        ann.press("start")
        company = Company([ann])
        company.play(lambda: ann.look().mode == "bid")
        assert language == "en" or foreign(ann, language) == []
        company.play(lambda: "ended" in ann.look().hooks)
        assert language == "en" or foreign(ann, language) == []
        company.play()
        assert language == "en" or foreign(ann, language) == []
        ann.wait(lambda: words.text("over-save") in texts(ann))
