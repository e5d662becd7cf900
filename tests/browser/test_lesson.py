"""From an invitation to a seat, with the lesson on the way: on a phone, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import pytest
from browser.hands import Hand, finger, keyboard, walk_to
from browser.inn import post
from browser.people import Person, visitor
from browser.test_phone import PHONE
from playwright.sync_api import Browser, Locator
from server.process import Served
from web.faults import axe_faults

from coyote.catalogue import Catalogue

pytestmark = pytest.mark.browser

MOST_TAPS: Final = 25
LANGUAGES: Final = ("en", "de")
HANDS: Final = {"taps": finger, "keys": keyboard}

_COUNT_POINTERS: Final = """
addEventListener('pointerdown', () => {
  sessionStorage.setItem('pointed', Number(sessionStorage.getItem('pointed')) + 1);
}, true);
"""

# What is pressed next, as soon as it can be: then it has the focus.
_NEXT: Final = """step => {
  const { step: now, wants } = document.querySelector('[data-test="lesson"]')?.dataset ?? {};
  if (now === step || !wants || document.querySelector('[data-settled="false"]')) return '';
  return document.activeElement.matches(`[data-test="${wants}"]`) ? `${now} ${wants}` : '';
}"""

# What the learner needs is on one screen, and nothing lies over it.
_COVERED: Final = """wants => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const needed = ['.seats .card', '.bid', '.reveal', '.call', '[data-test="lesson-words"]',
    `[data-test="${wants}"]`];
  const faults = needed.flatMap((each) => [...document.querySelectorAll(each)]).filter(shown)
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
      if (each.closest('[inert]')) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !(each.contains(hit) || hit?.contains(each));
    }).map((each) => each.className || each.dataset.test);
  const { scrollHeight } = document.scrollingElement;
  return scrollHeight > innerHeight ? [...faults, `${scrollHeight} high`] : faults;
}"""


@contextmanager
def friend(browser: Browser, hand: Hand, language: str) -> Iterator[Person]:
    """Somebody with a phone, or with a keyboard."""
    look: dict[str, Any] = PHONE if hand is finger else {"viewport": {"width": 360, "height": 740}}
    with visitor(browser, "Zoe", hand=hand, locale=language, **look) as person:
        person.context.add_init_script(_COUNT_POINTERS)
        yield person


def pointed(person: Person) -> int:
    """How often somebody has tapped."""
    return int(person.page.evaluate("Number(sessionStorage.getItem('pointed'))"))


def invitation(server: Served) -> str:
    place = post(f"{server.url}/api/tables", {"name": "Ann"})
    return f"{server.url}/t/{place['code']}"


def sit(person: Person) -> None:
    """Type a name, where the focus is, and sit down."""
    person.wait(lambda: person.page.evaluate("document.activeElement.dataset.test === 'name'"))
    person.page.keyboard.type(person.name)
    if person.hand is keyboard:
        person.page.keyboard.press("Enter")
    else:
        person.press("sit")
    person.wait_for("lobby")


def go_on(person: Person, step: str = "") -> list[str]:
    """Wait for the step after that one; its name, and what is pressed in it."""
    return person.wait(lambda: str(person.page.evaluate(_NEXT, step))).split()


def learn(person: Person) -> list[str]:
    """Walk through the lesson to its last step; the steps."""
    steps: list[str] = []
    wants = ""
    while wants != "lesson-end":
        step, wants = go_on(person, steps[-1] if steps else "")
        steps.append(step)
        assert person.page.evaluate(_COVERED, wants) == [], step
        if person.hand is keyboard:
            person.page.keyboard.press("Enter")
        else:
            person.press(wants)
    return steps


def says(place: Locator, words: str) -> bool:
    return place.inner_text() == words


def step_of(person: Person) -> str:
    return str(person.page.locator('[data-test="lesson"]').get_attribute("data-step"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", HANDS)
def test_from_the_link_to_a_seat_it_takes_one_name_and_one_tap(
    browser: Browser, server: Served, way: str, language: str
) -> None:
    with friend(browser, HANDS[way], language) as zoe:
        zoe.page.goto(invitation(server))
        assert zoe.text("what") == Catalogue(language).text("door-what")
        assert zoe.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        sit(zoe)
        assert pointed(zoe) == (1 if way == "taps" else 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", HANDS)
def test_an_invited_friend_learns_the_game_and_comes_back_to_the_table(
    browser: Browser, server: Served, way: str, language: str
) -> None:
    with friend(browser, HANDS[way], language) as zoe:
        link = invitation(server)
        zoe.page.goto(link)
        zoe.press("learn")
        steps = learn(zoe)
        assert steps[0] == "cards"
        assert {"sum", "open", "raise", "bluff", "challenge", "strike", "peek"} <= {*steps}
        assert len(steps) <= MOST_TAPS
        # The way to the lesson is a tap, too.
        assert pointed(zoe) == (len(steps) + 1 if way == "taps" else 0)
        zoe.wait_for("door")
        assert zoe.page.url == link
        assert zoe.ears.said == []
        sit(zoe)


def test_whoever_leaves_the_lesson_goes_on_there_later(browser: Browser, server: Served) -> None:
    with visitor(browser, "Zoe") as zoe:
        zoe.page.goto(server.url)
        zoe.press("learn")
        for _ in range(2):
            zoe.press("lesson-next")
        assert go_on(zoe) == ["open", "raise"]
        zoe.press("lesson-leave")
        zoe.wait_for("play-now")
        zoe.press("learn")
        assert go_on(zoe) == ["open", "raise"]
        zoe.page.reload()
        assert go_on(zoe) == ["open", "raise"]
        zoe.press("lesson-again")
        assert go_on(zoe) == ["cards", "lesson-next"]


def test_the_lesson_follows_a_change_of_the_language_and_tells_each_note(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Zoe") as zoe:
        zoe.page.goto(f"{server.url}/learn")
        heard = zoe.page.locator('[role="status"][data-test="lesson-announced"]')
        for language in ("en", "ru"):
            zoe.find("language").select_option(language)
            words = Catalogue(language).text("lesson-cards")
            zoe.wait(partial(says, zoe.find("lesson-words"), words))
            zoe.wait(partial(says, heard, words))
        assert zoe.page.title().startswith(Catalogue("ru").text("learn-link"))
        assert list(axe_faults(zoe.page)) == []


def test_another_number_is_no_mistake_but_the_lesson_waits_for_its_own(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Zoe") as zoe:
        zoe.page.goto(f"{server.url}/learn")
        for _ in range(2):
            zoe.press("lesson-next")
        go_on(zoe, "sum")
        zoe.press("plus", "raise")
        zoe.wait(lambda: Catalogue("en").text("lesson-other") in zoe.text("lesson-note"))
        assert step_of(zoe) == "open"
        assert "refusal" not in zoe.look().hooks
        zoe.press("less", "raise")
        assert go_on(zoe, "open") == ["raise", "raise"]


def test_after_the_lesson_one_plays_at_once(browser: Browser, server: Served) -> None:
    with visitor(browser, "Zoe") as zoe:
        zoe.page.goto(server.url)
        zoe.page.evaluate("localStorage.setItem('coyote:lesson', 'won')")
        walk_to(zoe.page, "learn")
        zoe.page.keyboard.press("Enter")
        go_on(zoe)
        zoe.press("ready")
        go_on(zoe, "won")
        zoe.press("lesson-end")
        zoe.wait_for("table")
        assert zoe.page.evaluate("localStorage.getItem('coyote:lesson')") is None
