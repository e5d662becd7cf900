"""What a page is told and shows before the cards are turned up."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.ears import hidden_cards, leaks
from browser.people import Person, party, visitor
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import Catalogue

pytestmark = pytest.mark.browser

ADDITIONS = ["extra", "double"]
GAME = {"edition": "tomahawk", "options": {"limit": 1, "additions": ADDITIONS}}


def shown_cards(person: Person) -> list[str]:
    """What a screen reader says of the cards at the seats."""
    labels = person.page.locator(".cards > .card[role=img]").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel)"
    )
    return [str(label) for label in labels]


def test_whoever_watches_is_told_and_shown_no_card_before_the_reveal(
    browser: Browser, server: Served
) -> None:
    down = Catalogue().text("card-hidden")
    with (
        party(browser, server.url, 2, GAME) as (players, link),
        visitor(browser, "nobody") as watcher,
    ):
        watcher.page.goto(link)
        watcher.press("watch")
        watcher.wait_for("lobby")
        players[0].press("start")
        company = Company(players, ADDITIONS, watchers=[watcher])
        company.play(lambda: len(watcher.view["cards"]) == 3)
        watcher.wait(lambda: len(shown_cards(watcher)) == 3)
        assert all(down in label for label in shown_cards(watcher)), shown_cards(watcher)
        company.play()
        assert watcher.look().place == "over"
        assert leaks(watcher.ears) == []
        hidden = [card for view in watcher.ears.views() for card in hidden_cards(view)]
        assert {card["place"] for card in hidden} == {"worn", "extra"}
        # It is the reveal that shows them.
        ends = [message["round"] for message in watcher.ears.heard if message.get("round")]
        assert ends
        assert all(card["card"] for end in ends for card in end["result"]["cards"])
        told = {message["type"] for message in watcher.ears.heard}
        assert told <= {"sync", "update", "ping", "reaction", "talk"}
