"""People who play in real browsers, each in a context of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Any, Final, cast

from browser.ears import Ears, Json
from browser.hands import Hand, mouse
from browser.inn import post
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, TimeoutError

PATIENCE: Final = 20.0
"""Seconds after which something that should be on the page is missing."""

GLANCE: Final = 0.5
"""Seconds after which one looks whether something is still there."""

NAMES: Final = ("Ann", "Bo", "Cleo", "Dov", "Eve", "Finn")

# One look at a page: what it shows, and what one could press now. The table's controls do not
# listen for a moment after they change; then they are not settled. While a dialog is open,
# nothing outside it can be pressed.
_LOOK: Final = """() => {
  const hook = (name) => document.querySelector(`[data-test="${name}"]`);
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const shown = (each) => each.checkVisibility({ visibilityProperty: true })
    && !each.matches(':disabled') && each.ariaDisabled !== 'true';
  const controls = hook('controls');
  const over = document.scrollingElement.scrollWidth - innerWidth;
  return {
    place: ['table', 'over', 'lobby', 'door', 'notice'].find(hook) ?? 'other',
    mode: controls?.dataset.mode ?? '',
    settled: controls?.dataset.settled !== 'false',
    sideways: Math.max(0, over),
    hooks: [...sheet.querySelectorAll('[data-test]')].filter(shown)
      .map((each) => each.dataset.test),
  };
}"""


_NOTHING: Final[Json] = {
    "seat": None,
    "round": 0,
    "moves": [],
    "bids": [],
    "cards": [],
    "peeked": [],
}


@dataclass
class Sight:
    """What a page shows."""

    place: str
    mode: str
    settled: bool
    sideways: int
    """How many pixels one could scroll to the side."""
    hooks: list[str]


@dataclass
class Person:
    """Somebody with a browser."""

    name: str
    context: BrowserContext
    page: Page
    hand: Hand = mouse
    ears: Ears = field(default_factory=Ears)
    noise: list[str] = field(default_factory=list)
    """What the browser complained about."""
    forgiven: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.ears.listen(self.page)
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.noise.append(f"{message.text} {message.location['url']}")

    def forgive(self, *words: str) -> None:
        """Do not mind what the browser says by itself, as when a server is not there."""
        self.forgiven += words

    def complaints(self) -> list[str]:
        return [line for line in self.noise if not any(word in line for word in self.forgiven)]

    def find(self, hook: str) -> Locator:
        return self.page.locator(f'[data-test="{hook}"]:visible').first

    def press(self, *hooks: str) -> None:
        for hook in hooks:
            self.hand(self.page, hook)

    def tries(self, hook: str) -> bool:
        """Press something that may be gone before the finger is there."""
        until = monotonic() + PATIENCE
        self.page.set_default_timeout(GLANCE * 1000)
        try:
            while True:
                try:
                    self.hand(self.page, hook)
                    return True
                except TimeoutError:
                    if hook not in self.look().hooks:
                        return False
                    # Something that is there must not be covered for long.
                    if monotonic() > until:
                        raise
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)

    def text(self, hook: str) -> str:
        return self.find(hook).inner_text()

    def wait_for(self, *hooks: str) -> str:
        """Wait until one of these is on the page; which one."""
        return self.wait(lambda: next((each for each in hooks if each in self.look().hooks), ""))

    def wait(self, seen: Callable[[], str | bool | None]) -> str:
        """Wait until something is so."""
        until = monotonic() + PATIENCE
        while not (found := seen()):
            assert monotonic() < until, (self.name, self.look(), self.noise)
            self.page.wait_for_timeout(30)
        return str(found)

    @property
    def view(self) -> Json:
        """The game as this person's page was last told it."""
        return self.ears.view or _NOTHING

    def look(self) -> Sight:
        sight = Sight(**cast(dict[str, Any], self.page.evaluate(_LOOK)))
        assert sight.sideways == 0, (self.name, sight)
        return sight

    def close_sheet(self) -> None:
        """Wait for a sheet, and close it."""
        self.wait(self._has_sheet)
        self.page.keyboard.press("Escape")
        self.wait(lambda: not self._has_sheet())

    def _has_sheet(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def come(self, link: str) -> None:
        """Come through the door as a friend does: open the link, type a name, sit down."""
        self.page.goto(link)
        self.find("name").fill(self.name)
        self.press("sit")
        self.wait_for("lobby", "table", "over")


@contextmanager
def visitor(browser: Browser, name: str, *, hand: Hand = mouse, **look: Any) -> Iterator[Person]:
    """Somebody new, with an empty browser; nothing may go wrong in it."""
    settings: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en", **look}
    context = browser.new_context(**settings)
    context.set_default_timeout(PATIENCE * 1000)
    person = Person(name, context, context.new_page(), hand)
    try:
        yield person
        assert not person.complaints(), (name, person.complaints())
    finally:
        context.close()


@contextmanager
def party(
    browser: Browser,
    url: str,
    count: int,
    settings: Mapping[str, Any] | None = None,
    *,
    hand: Hand = mouse,
    look: Mapping[str, Any] | None = None,
) -> Iterator[tuple[list[Person], str]]:
    """So many people in the lobby of a table with these settings, the host first; its link."""
    with ExitStack() as stack:
        people = [
            stack.enter_context(visitor(browser, name, hand=hand, **(look or {})))
            for name in NAMES[:count]
        ]
        link = open_table(people[0], url, settings)
        for guest in people[1:]:
            guest.come(link)
        yield people, link


def open_table(host: Person, url: str, settings: Mapping[str, Any] | None = None) -> str:
    """A table whose key the host's browser holds; its link."""
    place = post(f"{url}/api/tables", {"name": host.name, "settings": dict(settings or {})})
    give_key(host, url, place)
    host.page.goto(f"{url}/t/{place['code']}")
    host.wait_for("lobby")
    return f"{url}/t/{place['code']}"


def give_key(person: Person, url: str, place: Json) -> None:
    """Put the key to a seat into a browser, as the page itself keeps it."""
    key = json.dumps({"token": place["token"], "link": place["link"], "at": 1})
    person.page.goto(f"{url}/rules")
    person.page.evaluate(
        "([code, key]) => localStorage.setItem(`coyote:seat:${code}`, key)", [place["code"], key]
    )


def wait_all(people: Sequence[Person], seen: Callable[[Person], str | bool | None]) -> None:
    """Wait until something is so for each of them."""
    for person in people:
        person.wait(partial(seen, person))


def add_bots(host: Person, *bots: str) -> None:
    """Bots take places in the lobby."""
    for bot in bots:
        more = len(seats_of(host)) + 1
        host.press("add-bot", f"bot-{bot}")
        host.wait(partial(_has_seats, host, more))
        host.wait_for("lobby")


def seats_of(person: Person) -> list[Json]:
    table = person.ears.table
    return [] if table is None else table["seats"]


def _has_seats(person: Person, count: int) -> bool:
    return len(seats_of(person)) == count
