"""What goes on beside the bids: talk, pauses, clocks, helpers, and fingers that come too early."""

from __future__ import annotations

from typing import Any, Final

import pytest
from browser.hands import finger, mouse
from browser.people import Person, party, seats_of, visitor, wait_all
from browser.words import texts
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import Catalogue

pytestmark = pytest.mark.browser

PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
EYES = {"edition": "eyes"}
WORDS = Catalogue()
# Presses a control in the moment in which it appears.
_TOO_EARLY = """
new MutationObserver(() => {
  const found = document.querySelector('[data-test="challenge"]');
  if (!found || found.dataset.pressed) return;
  found.dataset.pressed = 'yes';
  found.click();
}).observe(document, { childList: true, subtree: true });
"""


def begin(ann: Person) -> None:
    """A game that Ann starts, in which it is her turn."""
    ann.find("starter").select_option(index=1)
    ann.press("start")
    ann.wait(lambda: is_asked(ann))


def is_asked(person: Person) -> bool:
    sight = person.look()
    return sight.mode == "bid" and sight.settled


def says(person: Person, name: str, **facts: str | int) -> bool:
    return any(WORDS.text(name, **facts) in text for text in texts(person))


def bid(person: Person) -> None:
    """Say the number that stands there, also if it is a high one."""
    person.press("raise")
    person.wait(lambda: person.view["bids"] != [] or "confirm-raise" in person.look().hooks)
    if person.view["bids"] == []:
        person.wait(lambda: person.look().settled)
        person.press("confirm-raise")


def test_lines_and_signs_reach_the_others(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        begin(ann)
        ann.find("say").fill("<b>Howl!</b>")
        ann.page.keyboard.press("Enter")
        bo.wait(lambda: "<b>Howl!</b>" in texts(bo))
        bo.press("sign-laugh")
        ann.wait(lambda: any(message["type"] == "reaction" for message in ann.ears.heard))


def test_the_host_stops_the_game_for_a_while(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        begin(ann)
        ann.press("menu", "pause")
        ann.close_sheet()
        bo.wait(lambda: says(bo, "paused-note"))
        assert ann.look().mode == "paused"
        assert "resume" not in bo.look().hooks
        ann.press("resume")
        ann.wait(lambda: is_asked(ann))
        bo.wait(lambda: not says(bo, "paused-note"))


def test_whoever_needs_more_time_asks_for_it_and_the_others_give_it(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, {**EYES, "clock": 600}) as (players, _):
        ann, bo = players
        begin(ann)
        wait_all(players, lambda each: "clock" in each.look().hooks)
        ann.press("ask-time")
        bo.wait_for("grant-time")
        bo.press("grant-time")
        ann.wait(lambda: any(time > 600_000 for time in turns_of(ann)))


def turns_of(person: Person) -> list[int]:
    """The times that somebody was told for a turn."""
    clocks = [message["clock"] for message in person.ears.heard if "clock" in message]
    return [clock["turn"] or 0 for clock in clocks]


def test_helpers_are_a_players_choice(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, _ = players
        begin(ann)
        assert "chance-number" not in ann.look().hooks
        ann.press("helpers", "helper-odds")
        ann.close_sheet()
        ann.wait_for("chance-number")
        ann.wait(lambda: "%" in ann.text("chance-number"))


def test_a_host_may_forbid_the_helpers(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, {**EYES, "odds": False, "sums": False}) as (players, _):
        ann, _ = players
        begin(ann)
        assert ann.view["sum"] is None
        ann.press("helpers")
        ann.wait(lambda: says(ann, "helper-forbidden"))
        assert not {"helper-odds", "helper-sums"} & set(ann.look().hooks)
        ann.close_sheet()
        assert "chance-number" not in ann.look().hooks


@pytest.mark.parametrize("look", [PHONE, {}])
def test_what_the_keys_do_is_folded_where_one_taps(
    browser: Browser, server: Served, look: dict[str, Any]
) -> None:
    hand = finger if look is PHONE else mouse
    with party(browser, server.url, 2, EYES, hand=hand, look=look) as (players, _):
        ann, _ = players
        begin(ann)
        ann.press("helpers")
        ann.wait(lambda: says(ann, "settings-sums"))
        assert ann.find("helper-keys").is_visible() is (look is not PHONE)
        if look is PHONE:
            ann.press("keys-unfold")
        ann.wait(lambda: says(ann, "keys-digits"))


def test_a_finger_that_comes_too_early_challenges_nobody(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        bo.context.add_init_script(_TOO_EARLY)
        bo.page.reload()
        bo.wait_for("lobby")
        ann.wait(lambda: all(seat["connected"] for seat in seats_of(ann)))
        begin(ann)
        bid(ann)
        bo.wait(lambda: is_asked(bo))
        assert bo.find("challenge").get_attribute("data-pressed") == "yes"
        assert [message for message in bo.ears.said if message["type"] == "act"] == []
        # Whoever means it needs one press.
        bo.press("challenge")
        bo.wait(lambda: bo.view["phase"] != "bid")


def test_a_high_raise_is_asked_about_once(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, {"edition": "classic"}) as (players, _):
        ann, _ = players
        begin(ann)
        ann.press("number", "key-9", "key-9", "keypad-take", "raise")
        ann.wait_for("confirm-raise")
        ann.press("cancel-raise")
        ann.wait(lambda: is_asked(ann) and "raise" in ann.look().hooks)
        assert [message for message in ann.ears.said if message["type"] == "act"] == []
        bid(ann)
        ann.wait(lambda: ann.view["bids"] == [[0, 99]])


def test_a_spectator_with_a_name_may_follow_a_seat_one_round_late(
    browser: Browser, server: Served
) -> None:
    settings = {"edition": "classic", "options": {"limit": 3}, "shadow": True}
    with party(browser, server.url, 2, settings) as (players, link), visitor(browser, "Gus") as gus:
        ann, bo = players
        begin(ann)
        gus.come(link)
        gus.press("menu", "menu-shadow", "shadow-0")
        gus.wait(lambda: says(gus, "shadow-wait"))
        bid(ann)
        bo.wait(lambda: is_asked(bo))
        bo.press("challenge")
        gus.wait(lambda: says(gus, "shadow-round", round=1, by_name="Ann"))


# How far the end of the log is below its panel, in pixels.
_BEYOND = """() => {
  const log = document.querySelector('aside [role="region"]');
  const last = [...log.querySelectorAll('p')].at(-1);
  return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
}"""
# A line of the log grows, as it does when its words or the font arrive late.
_GROW = """() => {
  const log = document.querySelector('aside [role="region"]');
  log.querySelector('p').style.minHeight = '3000px';
  log.dispatchEvent(new Event('scroll'));
}"""


def test_the_log_shows_its_newest_line_also_when_older_ones_grow(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        begin(ann)
        ann.page.evaluate(_GROW)
        bo.find("say").fill("Howl!")
        bo.page.keyboard.press("Enter")
        ann.wait(lambda: "Howl!" in texts(ann))
        ann.wait(lambda: ann.page.evaluate(_BEYOND) < 1)
