"""Small and low screens, and pages that are made twice as large."""

from __future__ import annotations

from typing import Any, Final

import pytest
from browser.company import Company
from browser.hands import finger
from browser.people import Person, add_bots, open_table, visitor
from playwright.sync_api import Browser
from server.process import Served

pytestmark = pytest.mark.browser

SIZES: Final[dict[str, dict[str, Any]]] = {
    "320 pixels wide": {"viewport": {"width": 320, "height": 640}, "has_touch": True},
    "a phone that lies": {"viewport": {"width": 740, "height": 360}, "has_touch": True},
    "a laptop at 200 %": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
}
BOTS: Final = ("pup", "cautious", "odds") * 3


@pytest.mark.parametrize("size", SIZES)
def test_ten_seats_fit_and_everything_can_be_reached(
    browser: Browser, server: Served, size: str
) -> None:
    look = SIZES[size]
    touch = {"hand": finger} if "has_touch" in look else {}
    with visitor(browser, "Ann", **touch, **look) as ann:
        open_table(ann, server.url, {"edition": "classic", "options": {"limit": 2}})
        add_bots(ann, *BOTS)
        ann.find("starter").select_option(index=1)
        ann.press("start")
        ann.wait(lambda: (sight := ann.look()).mode == "bid" and sight.settled)
        # A press scrolls to its place and fails when something else lies on it.
        for opens in ("menu", "talk", "helpers", "leave"):
            ann.press(opens)
            ann.close_sheet()
        for hook in [hook for hook in ann.look().hooks if hook.startswith("quick-")]:
            ann.press(hook)
        ann.press("less", "plus", "number", "key-4", "key-2", "keypad-take")
        ann.wait(lambda: ann.text("number") == "42")
        ann.press("raise")
        ann.wait_for("confirm-raise")
        ann.wait(lambda: ann.look().settled)
        ann.press("cancel-raise", "less")
        ann.press("react", "sign-howl")
        company = Company([ann])
        company.play(lambda: "ready" in ann.look().hooks)
        company.play(lambda: ann.view["round"] > 1)


@pytest.mark.parametrize(("width", "height", "least"), [(1920, 1080, 20), (3840, 2160, 40)])
def test_start_page_and_lobby_can_be_read_from_a_sofa(
    browser: Browser, server: Served, width: int, height: int, least: int
) -> None:
    with visitor(browser, "Ann", viewport={"width": width, "height": height}) as ann:
        ann.page.goto(server.url)
        ann.wait_for("play-now")
        assert _font_size(ann, "play-now") >= least
        open_table(ann, server.url)
        assert _font_size(ann, "start") >= least


def _font_size(person: Person, hook: str) -> float:
    size = person.find(hook).evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")
    return float(size)
