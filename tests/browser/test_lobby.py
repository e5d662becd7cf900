"""The lobby through its own controls."""

from __future__ import annotations

import pytest
from browser.company import Company
from browser.people import Person, add_bots, party, seats_of, visitor
from playwright.sync_api import Browser
from server.process import Served
from web.faults import axe_faults

pytestmark = pytest.mark.browser


def settings_of(person: Person) -> dict[str, object]:
    return dict((person.ears.table or {})["settings"])


def test_a_host_sets_up_the_table_and_everybody_sees_it(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2) as (players, _):
        ann, bo = players
        assert list(axe_faults(ann.page)) == []
        ann.press("edition", "edition-tomahawk")
        ann.close_sheet()
        bo.wait(lambda: settings_of(bo)["edition"] == "tomahawk")
        ann.press("options", "additions-all", "option-limit-less", "option-limit-less")
        ann.close_sheet()
        bo.wait(lambda: len(dict(settings_of(bo)["options"])["additions"]) == 6)  # type: ignore[call-overload]
        add_bots(ann, "cautious", "pup")
        ann.press("place-3", "remove-bot")
        bo.wait(lambda: len(seats_of(bo)) == 3)
        assert "start" not in bo.look().hooks
        ann.press("start")
        company = Company(players)
        company.play(lambda: all(each.view["moves"] for each in players))
        assert (bo.ears.game or {})["options"]["limit"] == 1


def test_somebody_changes_name_and_animal_stands_up_and_sits_down_again(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2) as (players, _), visitor(browser, "Gus") as gus:
        ann, bo = players
        bo.press("place-1")
        bo.find("name").fill("Bodil")
        bo.find("animal-owl").check(force=True)
        bo.press("keep")
        ann.wait(lambda: seats_of(ann)[1]["name"] == "Bodil")
        assert seats_of(ann)[1]["animal"] == "owl"
        bo.press("place-1", "stand")
        ann.wait(lambda: len(seats_of(ann)) == 1)
        bo.press("sit")
        ann.wait(lambda: len(seats_of(ann)) == 2)
        gus.page.goto(ann.page.url)
        gus.press("watch")
        ann.wait(lambda: (ann.ears.table or {})["watching"] == 1)


def test_the_host_hands_the_table_over(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2) as (players, _):
        ann, bo = players
        ann.press("place-1", "hand-over")
        bo.wait_for("start")
        ann.wait(lambda: "start" not in ann.look().hooks)
