"""Whoever has the system choose the colours still sees everything that the table draws."""

from __future__ import annotations

import io
from collections.abc import Iterable
from time import monotonic
from typing import Any, Final

import pytest
from browser.company import Company
from browser.people import Person, add_bots, open_table, visitor
from PIL import Image
from playwright.sync_api import Browser, Locator
from server.process import Served

pytestmark = pytest.mark.browser

LEAST: Final = 3.0
"""The contrast that a picture needs beside its surroundings (WCAG 1.4.11)."""
AROUND: Final = 6
"""Pixels of the surroundings that are looked at, too, where a line fills its box."""
PATIENCE: Final = 5.0
"""Seconds after which something that is not to be seen is invisible."""
MIDDLE: Final = 40
"""Pixels of a wide box that are looked at; its border is not what has to be seen."""
SIZES: Final[dict[str, dict[str, Any]]] = {
    "phone": {"viewport": {"width": 360, "height": 740}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
}
TURN: Final = (
    '[data-test="plus"] svg',
    '[data-test="number"]',
    '[data-test="raise"]',
    '[data-test="line"] .axis',
    '[data-test="line"] .stone',
    '[data-test="helpers"] svg',
    '[data-test="menu"] svg',
    '[data-test="leave"] svg',
)
BID: Final = (
    *TURN,
    ".bid .who",
    ".bid strong",
    '[data-test="line"] .post',
    '[data-test="challenge"]',
)
WALK: Final = ('[data-test="line"] .axis', '[data-test="line"] .walker')
WORDS: Final = '[data-test="line"] .words'


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_disappears_in_forced_colours(
    browser: Browser, server: Served, size: str, scheme: str
) -> None:
    look = {**SIZES[size], "color_scheme": scheme, "forced_colors": "active"}
    with visitor(browser, "Ann", **look) as ann:
        open_table(ann, server.url, {"edition": "eyes"})
        add_bots(ann, "pup", "pup")
        ann.find("starter").select_option(index=1)
        ann.press("start")
        company = Company([ann])
        company.play(lambda: is_asked(ann))
        assert not pale(ann, [*TURN, '[data-test="less"] svg'])
        company.play(lambda: is_asked(ann) and len(ann.view["bids"]) > 0)
        assert not pale(ann, BID)
        if size == "laptop":
            ann.find("say").fill("Hello")
            assert not pale(ann, ['form:has([data-test="say"]) button svg'])
        ann.press("menu")
        ann.wait_for("menu-settings", "menu-people")
        assert not pale(ann, ["dialog[open] .close svg"])
        ann.close_sheet()
        company.play(lambda: "ready" in ann.look().hooks)
        # Many cards leave the line no room: then it is a line of words.
        ann.page.locator(", ".join((*WALK, WORDS))).locator("visible=true").first.wait_for()
        gave_way = ann.page.locator(WORDS).last.is_visible()
        assert not pale(ann, [WORDS] if gave_way else WALK)


def is_asked(person: Person) -> bool:
    sight = person.look()
    return sight.mode == "bid" and sight.settled


def pale(person: Person, selectors: Iterable[str]) -> list[str]:
    """Which of these cannot be told from what is around them, also when nothing moves any more."""
    return [each for each in selectors if not stands_out(person.page.locator(each).last)]


def stands_out(drawn: Locator) -> bool:
    """Whether it can be seen soon: a sheet moves while its words arrive."""
    until = monotonic() + PATIENCE
    while contrast(drawn) < LEAST:
        if monotonic() > until:
            return False
        drawn.page.wait_for_timeout(50)
    return True


def contrast(drawn: Locator) -> float:
    """Between the commonest colour and the one that is farthest from it, in the lower half.

    The lower half, because a plate behind a line of text may cover the line above it.
    """
    drawn.wait_for()
    box = drawn.bounding_box()
    assert box is not None
    left, top, width, height = box["x"], box["y"], box["width"], box["height"]
    clip: Any = {"x": left, "y": top + height / 2, "width": width, "height": height / 2}
    if width > MIDDLE < height * 10:
        clip |= {"x": left + (width - MIDDLE) / 2, "width": MIDDLE}
    elif min(width, height) < 2 * AROUND:
        # The end of a line; anything may stand in its middle.
        clip = {"x": left - AROUND, "y": top - AROUND, "width": 3 * AROUND, "height": 3 * AROUND}
    picture = Image.open(io.BytesIO(drawn.page.screenshot(clip=clip, animations="disabled")))
    colours = picture.convert("RGB").getcolors(2**20)
    assert colours is not None
    _, common = max(colours)
    return max(ratio(light(common), light(colour)) for _, colour in colours)


def light(colour: Any) -> float:
    """Relative luminance, as WCAG has it."""
    red, green, blue = (linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
