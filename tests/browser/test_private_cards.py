"""Cards that only one player knows show their faces while they are held, and then no more."""

from __future__ import annotations

from typing import cast

import pytest
from browser.company import Company
from browser.people import Person, party
from browser.words import texts
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import Catalogue

pytestmark = pytest.mark.browser

EYES = {"edition": "eyes"}


def faces(person: Person) -> list[str]:
    """What the drawings of the card look like, and what is said about it."""
    return [
        person.find("hold").inner_html(),
        *person.page.locator('[data-test="hold"] ~ [role=status]').all_inner_texts(),
    ]


def test_a_peeked_card_shows_its_face_only_while_it_is_held(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        company = Company(players, {"peek"})
        company.play(lambda: bool(bo.view["peeked"]))
        bo.wait_for("hold")
        centre = next(card["card"] for card in bo.view["cards"] if card["place"] == "centre")
        told = Catalogue().text("card-is", place=middle("centre"), face=face_text(centre))
        bo.wait(lambda: told not in faces(bo))
        before = faces(bo)
        bo.find("hold").hover()
        bo.page.mouse.down()
        bo.wait(lambda: told in faces(bo))
        assert faces(bo)[0] != before[0]
        bo.page.mouse.up()
        bo.wait(lambda: faces(bo) == before)
        # Held by a key as well.
        bo.find("hold").focus()
        bo.page.keyboard.down("Space")
        bo.wait(lambda: told in faces(bo))
        bo.page.keyboard.up("Space")
        bo.wait(lambda: faces(bo) == before)
        # Nobody else can hold it.
        assert "hold" not in ann.look().hooks


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize(("word", "place"), [("peek", "centre"), ("coyote", "coyote")])
def test_a_card_that_becomes_known_turns_over_for_two_seconds(
    browser: Browser, server: Served, motion: str, word: str, place: str
) -> None:
    game = {"edition": "eyes", "options": {"trickster": True}}
    look = {"reduced_motion": motion}
    with party(browser, server.url, 2, game, look=look) as (players, _):
        for player in players:
            player.page.evaluate(_WATCH)
        players[0].press("start")
        company = Company(players, {word})
        company.play(lambda: any(known_to(person, place) for person in players))
        knows = next(person for person in players if known_to(person, place))
        knows.wait(lambda: bool(looks(knows)))
        ((words, start, end),) = looks(knows)
        told = face_text(known_to(knows, place) or "")
        assert words == Catalogue().text("card-is", place=middle(place), face=told)
        assert 1.8 < (end - start) / 1000 < 3.5
        # A page that comes back does not turn over what was seen before.
        knows.page.reload()
        knows.wait_for("hold")
        knows.page.evaluate(_WATCH)
        knows.page.wait_for_timeout(500)
        assert knows.page.evaluate("() => window.looks.length") == 0
        assert knows.page.locator("[data-test=hold].shown").count() == 0


# Which faces of cards to hold were told, from when to when.
_WATCH = """() => {
  window.looks = [];
  const watch = () => {
    const told = [...document.querySelectorAll('[data-test="hold"] ~ [role=status]')]
      .map((each) => each.textContent).filter(Boolean);
    for (const words of told) {
      if (!window.looks.some((look) => look[0] === words && look[2] === null))
        window.looks.push([words, performance.now(), null]);
    }
    for (const look of window.looks)
      if (look[2] === null && !told.includes(look[0])) look[2] = performance.now();
    setTimeout(watch, 20);
  };
  watch();
}"""


def looks(person: Person) -> list[tuple[str, float, float]]:
    """The looks at a card that are over."""
    found = person.page.evaluate("() => window.looks.filter((look) => look[2] !== null)")
    return cast(list[tuple[str, float, float]], found)


def known_to(person: Person, place: str) -> str | None:
    """The face of a card in the middle, for who knows it."""
    faces = [card["card"] for card in person.view["cards"] if card["place"] == place]
    return faces[0] if faces else None


def test_neither_the_story_nor_the_state_tells_a_private_card_to_who_looks_over_a_shoulder(
    browser: Browser, server: Served
) -> None:
    words = Catalogue()
    game = {"edition": "eyes", "options": {"trickster": True}}
    with party(browser, server.url, 2, game) as (players, _):
        players[0].press("start")
        company = Company(players, {"peek", "coyote"})
        company.play(lambda: any(laid_by(person) for person in players))
        knows = next(person for person in players if laid_by(person))
        knows.wait_for("hold")
        knows.page.keyboard.press("s")
        knows.wait(lambda: knows.page.locator('[data-test="state-words"] p').count() > 0)
        own = [card["card"] for card in knows.view["cards"] if card["place"] == "coyote"]
        assert own != [None]
        shown = [*texts(knows), *knows.page.locator('[data-test="story"] p').all_inner_texts()]
        secrets = {
            words.text("did-peek", by="you", card="|").split("|")[0],
            words.text("did-coyote", by="you", card="|").split("|")[0],
            words.text("state-middle", place=middle("coyote"), face=face_text(own[0])),
        }
        assert not [text for text in shown for secret in secrets if secret in text]
        assert words.text("state-middle-secret", place=middle("coyote")) in shown


def laid_by(person: Person) -> bool:
    """Whether somebody has laid a card under the Coyote card."""
    return person.view["seat"] is not None and person.view["laid"] == person.view["seat"]


def middle(place: str) -> str:
    return Catalogue().text("card-in-middle", place=place)


def face_text(face: str) -> str:
    return face.replace("-", "−").replace("MAX0", "MAX 0")
