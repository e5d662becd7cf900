"""The coach: a few notes in the first game on a device, and no more once they were read."""

from __future__ import annotations

from typing import Any

import pytest
from browser.company import Company
from browser.hands import finger
from browser.people import Person, party, visitor, wait_all
from browser.words import nameless
from playwright.sync_api import Browser
from server.process import Served
from web.faults import axe_faults

pytestmark = pytest.mark.browser

EYES = {"edition": "eyes"}
PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NEEDED = '.seat .card, .bid strong, [data-test="line"], .you, .call, [data-test="controls"] button'
"""What no note may cover."""
COVERED = """selector => {
  const note = document.querySelector('[data-test="coach-note"]').getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) => left < note.right && right > note.left
    && top < note.bottom && bottom > note.top;
  const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  return [document.scrollingElement.scrollHeight - innerHeight, note.bottom <= innerHeight,
    shown.filter((each) => meets(each.getBoundingClientRect())).length];
}"""


def note(person: Person) -> str:
    """The name of the note that is shown."""
    # In one go: a note may close between two questions.
    found = person.page.locator('[data-test="coach-note"]:visible')
    names: list[str] = found.evaluate_all("found => found.map(each => each.dataset.note)")
    return names[0] if names else ""


def play_to_note(company: Company, person: Person, *names: str) -> str:
    company.play(lambda: note(person) in names)
    return note(person)


def test_a_note_covers_nothing_and_is_closed_for_good(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES, hand=finger, look=PHONE) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        company = Company(players)
        company.play(lambda: note(bo) == "turn")
        assert bo.page.locator('[role="status"] [data-test="coach-note"]').count() == 1
        assert bo.page.evaluate(COVERED, NEEDED) == [0, True, 0]
        assert list(axe_faults(bo.page)) == []
        assert not nameless(bo)
        bo.press("coach-close")
        bo.wait(lambda: note(bo) == "")
        # One note at a time, and this one never again.
        bo.page.wait_for_timeout(300)
        assert note(bo) == ""
        bo.page.reload()
        bo.wait(lambda: bo.look().mode in ("bid", "wait"))
        assert play_to_note(company, bo, "special", "doubt", "peek", "loss") != "turn"
        bo.page.keyboard.press("Escape")
        bo.wait(lambda: note(bo) == "")


def test_notes_stop_after_the_first_game_and_a_setting_brings_them_back(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, link):
        ann, bo = players
        ann.press("start")
        company = Company(players)
        seen: set[str] = set()

        def over() -> bool:
            seen.update(filter(None, (note(ann), note(bo))))
            return ann.look().place == "over" == bo.look().place

        company.play(over)
        assert "turn" in seen
        seen.clear()
        ann.press("rematch")
        wait_all(players, lambda each: each.look().place == "table")
        company = Company(players)
        company.play(lambda: over() or ann.view["round"] > 1)
        assert seen == set()
        bo.page.goto(f"{server.url}/settings")
        switch = bo.find("coach")
        assert not switch.is_checked()
        switch.check()
        bo.page.goto(link)
        bo.wait_for("table", "over")
        company.play(lambda: over() or bool(seen))
        assert seen


def test_who_looks_on_gets_no_notes(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, link):
        ann, _ = players
        ann.press("start")
        with visitor(browser, "Gus") as gus:
            gus.page.goto(link)
            gus.press("watch")
            gus.wait(lambda: gus.look().place == "table")
            company = Company(players, watchers=[gus])
            company.play(lambda: note(ann) != "" or len(ann.view["bids"]) > 3)
            assert note(gus) == ""
