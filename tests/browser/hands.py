"""Ways to press what is on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import Page, TimeoutError

Hand: TypeAlias = Callable[[Page, str], None]

MOST_TABS: Final = 120

_HAS_FOCUS: Final = """hook => {
  const focus = document.activeElement;
  return focus !== null && focus.matches(`[data-test="${CSS.escape(hook)}"]`);
}"""


def mouse(page: Page, hook: str) -> None:
    page.locator(f'[data-test="{hook}"]:visible').first.click()


def finger(page: Page, hook: str) -> None:
    page.locator(f'[data-test="{hook}"]:visible').first.tap()


def keyboard(page: Page, hook: str) -> None:
    """Go there with the tabulator, and press Enter."""
    walk_to(page, hook)
    page.keyboard.press("Enter")


def walk_to(page: Page, hook: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate(_HAS_FOCUS, hook):
            return
        page.keyboard.press("Tab")
    raise TimeoutError(f"the tabulator does not come to {hook}")
