"""Whole games of each edition and variant, by two to six people with browsers of their own."""

from __future__ import annotations

from typing import Any

import pytest
from browser.company import Company
from browser.ears import leaks
from browser.people import party, wait_all
from browser.referee import check_game, words_of
from playwright.sync_api import Browser
from server.process import Served

from coyote.rules.editions import ADDITIONS

pytestmark = pytest.mark.browser

ALWAYS = {"bid", "challenge"}
SMALL = {"viewport": {"width": 480, "height": 640}}
"""Six pages at once are drawn faster when they are small."""


@pytest.mark.parametrize(
    ("people", "edition", "options", "wants"),
    [
        (2, "eyes", {}, {"peek", "discard open", "discard closed"}),
        (3, "eyes", {"trickster": True}, {"peek", "coyote", "guess", "discard"}),
        (4, "tomahawk", {"limit": 1}, set()),
        (5, "tomahawk", {"limit": 1, "additions": list(ADDITIONS)}, set(ADDITIONS)),
        (3, "museum", {}, set()),
        (
            4,
            "museum",
            {"tokens": True},
            {"open", "reverse", "skip", "swap", "name right", "name wrong"},
        ),
        (6, "classic", {"limit": 1}, set()),
    ],
    ids=[
        "eyes",
        "eyes with the trickster",
        "tomahawk",
        "tomahawk with all additions",
        "museum",
        "museum with tokens",
        "classic",
    ],
)
def test_people_play_a_whole_game(
    browser: Browser,
    server: Served,
    people: int,
    edition: str,
    options: dict[str, Any],
    wants: set[str],
) -> None:
    game = {"edition": edition, "options": options}
    with party(browser, server.url, people, game, look=SMALL) as (players, link):
        players[0].press("start")
        Company(players, wants).play()
        record = check_game(link, players)
        assert record["edition"] == edition
        assert words_of(record) >= wants | ALWAYS
        for person in players:
            assert leaks(person.ears) == []
        # Each device has looked whether the shuffles were as promised.
        wait_all(players, lambda each: each.find("fair").get_attribute("data-fair") == "yes")
