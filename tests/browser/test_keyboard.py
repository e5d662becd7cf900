"""A whole game by keyboard alone, from home to the end."""

from __future__ import annotations

import re

import pytest
from browser.company import Company
from browser.hands import keyboard, walk_to
from browser.people import Person, party, visitor
from browser.referee import check_game
from playwright.sync_api import Browser
from server.process import Served

pytestmark = pytest.mark.browser

EYES = {"edition": "eyes"}

_COUNT_POINTERS = """
addEventListener('pointerdown', () => sessionStorage.setItem('pointed', 'yes'), true);
"""


def begin_turn(person: Person) -> None:
    """Wait until it is somebody's turn and the controls listen."""
    person.wait(lambda: (sight := person.look()).mode == "bid" and sight.settled)


def test_a_game_against_bots_needs_no_pointer_from_home_to_its_end(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Ann", hand=keyboard) as ann:
        ann.context.add_init_script(_COUNT_POINTERS)
        ann.page.goto(server.url)
        ann.press("create")
        # The field of the name gets the focus.
        ann.wait(lambda: ann.page.evaluate("document.activeElement.dataset.test === 'name'"))
        ann.page.keyboard.type("Ann")
        ann.page.keyboard.press("Enter")
        ann.wait_for("lobby")
        ann.press("add-bot")
        ann.wait_for("bot-cautious")
        ann.press("bot-cautious")
        ann.wait_for("start")
        ann.press("start")
        ann.wait_for("table")
        Company([ann], {"peek"}).play()
        assert check_game(ann.page.url, [ann])["players"][0] == "Ann"
        assert ann.page.evaluate("sessionStorage.getItem('pointed')") is None


def test_digits_arrows_and_letters_play_without_a_way_to_the_controls(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        walk_to(ann.page, "starter")
        ann.page.keyboard.press("ArrowDown")
        keyboard(ann.page, "start")
        for person in players:
            person.wait_for("table")
        begin_turn(ann)
        for key in ("1", "2", "ArrowUp", "ArrowUp", "ArrowDown", "Enter"):
            ann.page.keyboard.press(key)
        bo.wait(lambda: bo.view["bids"] == [[0, 13]])
        begin_turn(bo)
        bo.page.keyboard.press("p")
        bo.wait(lambda: bo.view["peeked"] == [1])
        begin_turn(bo)
        bo.page.keyboard.press("Enter")
        ann.wait(lambda: ann.view["bids"][-1] == [1, 14])
        begin_turn(ann)
        ann.page.keyboard.press("c")
        ann.wait_for("reveal")
        bo.wait_for("reveal")
        said = [message["action"] for message in ann.ears.said if message["type"] == "act"]
        assert said == ["bid 13", "challenge"]


def test_a_digit_that_was_meant_for_a_line_of_talk_is_no_bid(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        begin_turn(ann)
        ann.find("say").click()
        ann.page.keyboard.type("42 c")
        ann.page.keyboard.press("Enter")
        bo.wait(lambda: "42 c" in bo.page.locator("main").inner_text())
        assert not re.search(r"\b42\b", ann.text("number"))
        assert ann.view["moves"] == []
