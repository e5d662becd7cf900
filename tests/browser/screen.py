"""A window of any browser with the table in it: what it shows, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import Page

_FAULTS: Final = (Path(__file__).parent / "screen.js").read_text(encoding="utf-8")
# The element is clicked by itself: whether a finger could reach it is one of the questions.
_PRESS: Final = """async (hook) => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const found = [...sheet.querySelectorAll(`[data-test="${hook}"]`)]
    .find((each) => each.checkVisibility({ visibilityProperty: true }));
  found?.click();
  return found !== undefined;
}"""
_LOOK: Final = """async () => {
  const hook = (name) => document.querySelector(`[data-test="${name}"]`);
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = hook('controls');
  return {
    place: ['table', 'over', 'lobby'].find(hook) ?? 'other',
    mode: controls?.dataset.mode ?? '',
    settled: controls?.dataset.settled !== 'false',
    beat: hook('reveal')?.dataset.beat ?? '',
    hooks: [...sheet.querySelectorAll('[data-test]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.dataset.test),
  };
}"""
_WRITE: Final = """async ([hook, text]) => {
  const field = document.querySelector(`[data-test="${hook}"]`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form.requestSubmit();
}"""
_KEEP: Final = "async (kept) => Object.assign(localStorage, kept)"
# The page hears of it a moment later.
_CLOSE: Final = """async () => {
  for (const each of document.querySelectorAll('dialog[open]')) {
    const closed = new Promise((done) => each.addEventListener('close', done));
    each.close();
    await closed;
  }
}"""


class Window(Protocol):
    """What every browser can do."""

    def open(self, url: str) -> None: ...

    def run(self, script: str, argument: object = None) -> Any:
        """Call an asynchronous function of JavaScript, and wait for its result."""

    def picture(self) -> bytes:
        """What is seen, as PNG or JPEG."""


@dataclass(frozen=True)
class Look:
    """What the page offers at a moment."""

    place: str
    mode: str
    settled: bool
    beat: str
    hooks: tuple[str, ...]


class Screen:
    """A window with the table in it."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def enter(self, link: str, kept: Mapping[str, str]) -> None:
        """Open a table with what the device has kept: its wishes and the key to a seat."""
        self.window.open(f"{link.partition('/t/')[0]}/rules")
        self.window.run(_KEEP, dict(kept))
        self.window.open(link)

    def look(self) -> Look:
        seen = self.window.run(_LOOK)
        return Look(**{**seen, "hooks": tuple(seen["hooks"])})

    def press(self, hook: str) -> None:
        assert self.window.run(_PRESS, hook), f"{hook} is not on the page: {self.look()}"

    def write(self, hook: str, text: str) -> None:
        """Type a line and send it."""
        self.window.run(_WRITE, [hook, text])

    def close_sheet(self) -> None:
        self.window.run(_CLOSE)

    def faults(self, asked: Mapping[str, object]) -> list[str]:
        """What is wrong with the table at this moment."""
        told = self.window.run(_FAULTS, dict(asked))
        return [f"{kind}: {what} ({place})" for kind, what, place in told]


class ChromiumWindow:
    """A page of Playwright."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, url: str) -> None:
        self.page.goto(url)

    def run(self, script: str, argument: object = None) -> Any:
        return self.page.evaluate(script, argument)

    def picture(self) -> bytes:
        return self.page.screenshot(type="jpeg", quality=70)
