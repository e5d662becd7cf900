"""Lines that break, pages that are loaded again, seats that a bot plays meanwhile."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.people import Person, party, seats_of
from browser.referee import check_game
from playwright.sync_api import Browser
from server.process import Served

pytestmark = pytest.mark.browser

# Keeps hold of the sockets of a page, so that they can be closed or muted: then they carry nothing,
# as when a network goes away and nobody says so.
_HOLD_SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...wish) {
    super(...wish);
    window.sockets.push(this);
    this.addEventListener('message', (event) => {
      if (this.muted) event.stopImmediatePropagation();
    });
  }
  send(text) { if (!this.muted) super.send(text); }
};
"""
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
SHORT = {"edition": "tomahawk", "options": {"limit": 1}}


def go_offline(person: Person) -> None:
    person.context.set_offline(True)
    person.page.evaluate("sockets.forEach((each) => each.close())")


def begin(players: list[Person]) -> Company:
    """A game in which somebody has bid."""
    players[0].press("start")
    company = Company(players)
    company.play(lambda: bool(players[0].view["moves"]))
    return company


def test_a_line_that_breaks_comes_back_and_says_so_quietly(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        ann, bo = players
        bo.context.add_init_script(_HOLD_SOCKETS)
        bo.page.reload()
        bo.wait_for("lobby")
        company = begin(players)
        go_offline(bo)
        bo.wait(lambda: bo.text("connection").strip())
        assert bo.look().place == "table"
        bo.context.set_offline(False)
        bo.wait(lambda: bo.find("connection").get_attribute("data-status") == "open")
        ann.wait(lambda: all(seat["connected"] for seat in seats_of(ann)))
        company.play()
        check_game(link, players)
        bo.forgive(*OFFLINE)


def test_a_bid_that_is_not_answered_is_kept_and_the_table_says_so(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        ann, bo = players
        bo.context.add_init_script(_HOLD_SOCKETS)
        bo.page.reload()
        bo.wait_for("lobby")
        company = begin(players)
        company.play(lambda: bo.look().mode == "bid" and bo.look().settled)
        bids = len(bo.view["bids"])
        number = bo.view["legal"]["min_bid"]
        bo.page.evaluate("sockets.forEach((each) => (each.muted = true))")
        bo.press("raise")
        if "confirm-raise" in bo.look().hooks:
            bo.press("confirm-raise")
        bo.wait_for("kept")
        assert bo.find("connection").get_attribute("data-status") == "silent"
        assert bo.text("connection").strip() == "No answer yet …"
        assert f"Your bid of {number} will be sent" in bo.text("kept")
        assert "raise" not in bo.look().hooks
        ann.wait(lambda: len(ann.view["bids"]) > bids)
        bo.wait(lambda: "kept" not in bo.look().hooks)
        assert number in bo.view["bids"][bids]
        company.play()
        check_game(link, players)


def test_a_device_without_a_network_says_so_at_once(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        _, bo = players
        bo.context.add_init_script(_HOLD_SOCKETS)
        bo.page.reload()
        bo.wait_for("lobby")
        company = begin(players)
        bo.page.evaluate("sockets.forEach((each) => (each.muted = true))")
        bo.context.set_offline(True)
        bo.wait(lambda: bo.text("connection").strip() == "You are offline.")
        # The line is still open: nobody waited until it was given up.
        assert bo.find("connection").get_attribute("data-status") == "silent"
        bo.context.set_offline(False)
        bo.wait(lambda: bo.find("connection").get_attribute("data-status") == "open")
        company.play()
        check_game(link, players)
        bo.forgive(*OFFLINE)


def test_a_page_that_is_loaded_again_keeps_its_seat(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        ann, _ = players
        company = begin(players)
        before = ann.ears.view
        ann.ears.view = None
        ann.page.reload()
        ann.wait(lambda: ann.ears.view is not None)
        assert ann.ears.view == before
        company.play()
        check_game(link, players)


def test_whoever_finds_a_bot_on_their_seat_takes_it_back_with_one_click(
    browser: Browser, server: Served
) -> None:
    # Three tomahawks, so that the bot does not play it to the end.
    game = {"edition": "tomahawk", "options": {"limit": 9}, "grace": 5}
    with party(browser, server.url, 2, game) as (players, _):
        ann, bo = players
        bo.context.add_init_script(_HOLD_SOCKETS)
        bo.page.reload()
        bo.wait_for("lobby")
        begin(players)
        seat = bo.view["seat"]
        go_offline(bo)
        ann.wait(lambda: seats_of(ann)[seat]["bot"] is not None)
        bo.context.set_offline(False)
        bo.wait_for("reclaim")
        assert bo.text("controls").strip()
        bo.press("reclaim")
        ann.wait(lambda: seats_of(ann)[seat]["bot"] is None)
        bo.wait(lambda: "reclaim" not in bo.look().hooks)
        rounds = ann.view["round"]
        Company(players).play(lambda: ann.view["round"] > rounds)
        acts = [message for message in bo.ears.said if message["type"] in ("act", "ready")]
        assert acts
        bo.forgive(*OFFLINE)
