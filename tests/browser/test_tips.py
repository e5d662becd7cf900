"""Everything on the table explains itself: to a finger, a mouse and the keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.company import Company
from browser.hands import finger
from browser.people import Person, add_bots, open_table, party, visitor
from playwright.sync_api import Browser, Locator
from server.process import Served
from web.faults import axe_faults

pytestmark = pytest.mark.browser

PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP: Any = {"viewport": {"width": 1280, "height": 800}}
GAMES: dict[str, dict[str, Any]] = {
    "eyes": {"edition": "eyes"},
    "trickster": {"edition": "eyes", "options": {"trickster": True}},
    "tomahawk": {
        "edition": "tomahawk",
        "options": {"additions": ["confirm", "reverse", "extra", "double", "restart", "next"]},
    },
    "museum": {"edition": "museum", "options": {"tokens": True}},
    "classic": {"edition": "classic"},
}
OURS = 'main [data-tip]:visible:not(button), main [data-test="hold"]:visible'
"""What a tap explains; the other buttons do something when they are pressed."""
REST = 450
"""Milliseconds for which a mouse has to rest on a thing."""


def tip(person: Person) -> str:
    """What the note says; nothing when there is none."""
    # In one go: a note may close between two questions.
    return "".join(person.page.locator('[data-test="tip"]').all_inner_texts())


def check_note(person: Person) -> None:
    """A note is heard as it is seen, inside the window, and says a whole sentence."""
    note = person.page.locator('[data-test="tip"]')
    assert note.get_attribute("role") == "status"
    box, size = note.bounding_box(), person.page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    assert len(tip(person).split()) > 1
    assert not re.search(r"[{}$]|undefined|NaN", tip(person))


TOP = """each => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(x, y)?.closest('[data-tip]') === each;
}"""


def tap_all(person: Person) -> dict[str, set[str]]:
    """Tap each thing on the table; what each kind of them said."""
    told: dict[str, set[str]] = {}
    things = person.page.locator(OURS)
    for place in range(things.count()):
        thing: Locator = things.nth(place)
        # Marks on the number line may lie on each other: the upper one is tapped.
        if not thing.evaluate(TOP):
            continue
        mark = thing.get_attribute("data-tip") or ""
        thing.tap()
        person.wait(lambda: tip(person))
        check_note(person)
        told.setdefault(mark.split()[0], set()).add(tip(person))
        thing.tap()
        person.wait(lambda: not tip(person))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_a_tap_explains_whatever_lies_on_the_table(
    browser: Browser, server: Served, name: str
) -> None:
    with visitor(browser, "Ann", hand=finger, **PHONE) as ann:
        open_table(ann, server.url, GAMES[name])
        add_bots(ann, "odds", "pup")
        ann.press("start")
        told: dict[str, set[str]] = {}
        company = Company([ann])
        wanted = {"card", "pile", "bid", "line", "count", "total"}
        wanted.add("eye" if "eyes" in GAMES[name].values() else "mark")
        while not wanted <= told.keys():
            company.play(lambda: is_turn(ann) or is_seen(ann))
            told |= tap_all(ann)
            moment = ann.view["moves"], ann.view["round"], is_seen(ann)
            company.play(lambda: (ann.view["moves"], ann.view["round"], is_seen(ann)) != moment)  # noqa: B023


def is_turn(person: Person) -> bool:
    sight = person.look()
    return sight.mode == "bid" and sight.settled


def is_seen(person: Person) -> bool:
    """Whether a reveal has come to its end."""
    return person.page.locator('[data-test="reveal"][data-done="true"]').count() > 0


def test_a_tap_on_a_reveal_that_plays_skips_it_and_asks_nothing(
    browser: Browser, server: Served
) -> None:
    look = {**PHONE, "reduced_motion": "no-preference"}
    with party(browser, server.url, 2, GAMES["classic"], hand=finger, look=look) as (players, _):
        ann, _ = players
        ann.press("start")
        company = Company(players)
        company.play(lambda: "reveal" in ann.look().hooks)
        cards = ann.page.locator('[data-tip^="count"]')
        cards.first.tap()
        ann.wait(lambda: is_seen(ann))
        assert tip(ann) == ""
        cards.first.tap()
        ann.wait(lambda: tip(ann))


def test_a_mouse_that_rests_on_a_thing_learns_what_it_is(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, GAMES["eyes"], look=LAPTOP) as (players, _):
        ann, _ = players
        ann.press("start")
        ann.wait(lambda: ann.look().mode in ("bid", "wait"))
        card = ann.page.locator('.seat [data-tip^="card"]')
        pile = ann.page.locator('[data-tip="pile"]')
        # The first one fetches the words.
        card.hover()
        ann.wait(lambda: tip(ann))
        check_note(ann)
        ann.page.mouse.move(5, 400)
        ann.wait(lambda: not tip(ann))
        # Who comes by is not told.
        pile.hover()
        ann.page.mouse.move(5, 400)
        ann.page.wait_for_timeout(2 * REST)
        assert tip(ann) == ""
        pile.hover()
        ann.wait(lambda: "(14)" in tip(ann))
        # A note can be read with the mouse on it, and a press elsewhere ends it.
        ann.page.locator('[data-test="tip"]').hover()
        ann.page.wait_for_timeout(2 * REST)
        assert "(14)" in tip(ann)
        ann.page.mouse.click(5, 400)
        ann.wait(lambda: not tip(ann))
        card.click()
        ann.wait(lambda: tip(ann))
        ann.page.keyboard.press("Escape")
        ann.wait(lambda: not tip(ann))


def test_what_comes_under_a_mouse_that_does_not_move_is_left_alone(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, GAMES["eyes"], look=LAPTOP) as (players, _):
        ann, bo = players
        bo.page.mouse.move(640, 90)
        ann.press("start")
        bo.wait(lambda: bo.look().place == "table")
        bo.page.wait_for_timeout(2 * REST)
        assert tip(bo) == ""


def test_a_control_that_is_pressed_acts_and_says_nothing(browser: Browser, server: Served) -> None:
    look = {**LAPTOP, "has_touch": True}
    with party(browser, server.url, 2, GAMES["tomahawk"], hand=finger, look=look) as (players, _):
        ann, _ = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        ann.wait(lambda: is_turn(ann))
        for pressed in ("true", "false"):
            ann.press("with-double")
            ann.wait(lambda: ann.find("with-double").get_attribute("aria-pressed") == pressed)  # noqa: B023
            ann.page.wait_for_timeout(2 * REST)
            assert tip(ann) == ""


def test_the_keyboard_goes_from_thing_to_thing(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 3, GAMES["tomahawk"], look=LAPTOP) as (players, _):
        ann, *_ = players
        ann.press("start")
        ann.wait(lambda: ann.look().mode in ("bid", "wait"))
        keyboard = ann.page.keyboard
        before = len(ann.view["moves"])
        keyboard.press("e")
        ann.wait(lambda: "arrow keys" in tip(ann))
        told: list[str] = []
        for _ in range(40):
            old = tip(ann)
            keyboard.press("ArrowRight")
            ann.wait(lambda: tip(ann) and (tip(ann) != old or told[:1] == [old]))  # noqa: B023
            check_note(ann)
            if tip(ann) in told[:1]:
                break
            told.append(tip(ann))
        assert "Your feather: everyone sees it but you. It counts too." in told
        assert "Room for a tomahawk. Lose 3 more rounds and you are out." in told
        assert "6 extras left in this round" in told
        keyboard.press("ArrowLeft")
        ann.wait(lambda: tip(ann) == told[-1])
        keyboard.press("Enter")
        ann.wait(lambda: tip(ann) == told[0])
        assert list(axe_faults(ann.page)) == []
        keyboard.press("Escape")
        ann.wait(lambda: not tip(ann))
        keyboard.press("ArrowRight")
        ann.wait(lambda: tip(ann))
        keyboard.press("Tab")
        ann.wait(lambda: not tip(ann))
        assert len(ann.view["moves"]) == before


def test_a_peeked_card_is_still_seen_while_it_is_held(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, GAMES["eyes"], hand=finger, look=PHONE) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        company = Company(players, {"peek"})
        company.play(lambda: bool(bo.view["peeked"]))
        bo.wait_for("hold")
        bo.wait(lambda: bo.page.locator('[data-test="hold"].shown').count() == 0)
        bo.find("hold").tap()
        bo.wait(lambda: "Press and hold it to see it again" in tip(bo))
        bo.page.keyboard.press("Escape")
        box = bo.find("hold").bounding_box()
        assert box
        touch = bo.context.new_cdp_session(bo.page)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        bo.wait(lambda: bo.page.locator('[data-test="hold"].shown').count() == 1)
        bo.page.wait_for_timeout(2 * REST)
        assert tip(bo) == ""
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        bo.wait(lambda: bo.page.locator('[data-test="hold"].shown').count() == 0)
        bo.page.wait_for_timeout(REST)
        assert tip(bo) == ""
