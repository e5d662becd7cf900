"""The end of a game: who is in for another, the score, every bid, and a picture to share."""

from __future__ import annotations

from base64 import b64decode
from typing import Final

import pytest
from browser.company import Company
from browser.ears import Json
from browser.people import Person, party
from playwright.sync_api import Browser
from server.process import Served

pytestmark = pytest.mark.browser

GAME: Final = {"edition": "tomahawk", "options": {"limit": 1}}
PHONE: Final = {"viewport": {"width": 360, "height": 740}}
PNG: Final = b"\x89PNG\r\n\x1a\n"


def test_guests_say_that_they_are_in_and_can_take_it_back(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, GAME, look=PHONE) as ((host, guest), _):
        play(host, guest)
        assert "im-in" not in host.look().hooks
        assert_in(host, answer=False)
        for answer in (True, False, True):
            guest.press("im-in")
            for person in (host, guest):
                assert_in(person, answer=answer)
            assert guest.find("im-in").get_attribute("aria-pressed") == str(answer).lower()
        # Nobody is in for the game after the next one before that is over.
        host.press("rematch")
        host.wait_for("table")
        assert not any(seat["ready"] for seat in table(host)["seats"])


def test_a_table_keeps_score_over_its_games(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, GAME, look=PHONE) as ((host, guest), _):
        wins = [0, 0]
        for count in (1, 2):
            play(host, guest, "start" if count == 1 else "rematch")
            wins[(host.ears.game or {})["winner"]] += 1
            for person in (host, guest):
                shown = [person.text(f"score-{place}").split() for place in (0, 1)]
                names = ["Ann", "Bo"] if wins[0] >= wins[1] else ["Bo", "Ann"]
                assert [words[0] for words in shown] == names
                seen = [int(next(word for word in words if word.isdigit())) for words in shown]
                assert seen == sorted(wins, reverse=True)
                crowns = person.find("score").locator(".crown").count()
                assert crowns == wins.count(max(wins))
        host.press("change")
        for seat, won in enumerate(wins):
            if won:
                assert host.text(f"wins-{seat}").split()[0] == str(won)
            else:
                assert f"wins-{seat}" not in host.look().hooks


def test_the_end_lists_the_bids_of_each_round(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, GAME, look=PHONE) as ((host, guest), _):
        play(host, guest)
        moves = [move.split() for move in rounds(guest)[0]["result"]["moves"]]
        guest.press("round-1")
        guest.wait_for("bids")
        told = guest.find("bids").locator("[data-test=bid]").all_inner_texts()
        assert len(told) == len(moves)
        for (seat, word, *number), text in zip(moves, told):
            assert text.startswith(("Ann", "Bo")[int(seat)])
            if word == "bid":
                assert number[0].replace("-", "−") in text
            else:
                assert word in text
        assert str(rounds(guest)[0]["result"]["total"]).replace("-", "−") in guest.text("came-to")


def test_the_result_is_a_picture_with_the_link_of_the_table(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, GAME, look=PHONE) as ((host, guest), link):
        play(host, guest)
        guest.press("share-result")
        guest.wait_for("picture")
        start, _, data = str(guest.find("picture").get_attribute("src")).partition(",")
        assert start == "data:image/png;base64"
        picture = b64decode(data)
        assert picture.startswith(PNG)
        assert len(picture) > 20_000
        size = guest.find("picture").evaluate("each => [each.naturalWidth, each.naturalHeight]")
        assert size == [1080, 1350]
        code = link.rpartition("/")[2]
        assert guest.find("share-link").input_value().endswith(f"/t/{code}")
        with guest.page.expect_download() as saved:
            guest.press("share-save")
        assert saved.value.suggested_filename == f"coyote-{code}.png"
        assert saved.value.path().read_bytes() == picture
        guest.close_sheet()


def play(host: Person, guest: Person, begin: str = "start") -> None:
    """A game, from the host's press to the end."""
    host.press(begin)
    for person in (host, guest):
        person.wait_for("table")
    Company([host, guest]).play()


def table(person: Person) -> Json:
    assert person.ears.table is not None
    return person.ears.table


def rounds(person: Person) -> list[Json]:
    """The rounds that this person's page was told of when they ended."""
    heard = person.ears.heard
    return [each["round"] for each in heard if each["type"] == "update" and each.get("round")]


def assert_in(person: Person, *, answer: bool) -> None:
    """Whether this person's page shows that the guest is in."""
    person.wait_for("answer-1")
    said = str(answer).lower()
    person.wait(lambda: person.find("answer-1").get_attribute("data-in") == said)
