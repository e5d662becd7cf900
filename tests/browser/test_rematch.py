"""One more game, with everybody."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.people import Person, party, visitor, wait_all
from browser.referee import check_game
from playwright.sync_api import Browser
from server.process import Served

pytestmark = pytest.mark.browser


def test_a_rematch_takes_everybody_along_and_seats_who_waited(
    browser: Browser, server: Served
) -> None:
    game = {"edition": "tomahawk", "options": {"limit": 1}}
    with party(browser, server.url, 2, game) as (players, link), visitor(browser, "Gus") as gus:
        players[0].press("start")
        players[0].wait_for("table")
        gus.come(link)
        Company(players, watchers=[gus]).play()
        check_game(link, players)
        everybody = [*players, gus]
        players[0].press("rematch")
        wait_all(everybody, lambda each: (each.ears.game or {})["number"] == 2)
        assert (players[0].ears.game or {})["players"] == ["Ann", "Bo", "Gus"], players[
            0
        ].ears.table
        wait_all(everybody, lambda each: each.look().place == "table")
        said = [acts(each) for each in everybody]
        Company(everybody).play(lambda: sum(map(acts, everybody)) >= sum(said) + 2)


def acts(person: Person) -> int:
    """How often somebody has played."""
    return sum(message["type"] == "act" for message in person.ears.said)
