"""When something is not as it should be: a sentence, and a way on that works."""

from __future__ import annotations

import pytest
from browser.inn import fetch
from browser.people import Person, add_bots, give_key, open_table, party, seats_of, visitor
from browser.words import texts
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import Catalogue

pytestmark = pytest.mark.browser

EYES = {"edition": "eyes"}

SHORT = {"edition": "tomahawk", "options": {"limit": 1}}
MISSED = ("404 (Not Found)",)
"""What the browser says by itself about a table that is not there."""


def told(person: Person, name: str, **facts: str | int) -> None:
    """Wait until the page says that."""
    words = Catalogue().text(name, **facts).strip()
    sentence = words[0].upper() + words[1:]
    person.wait(lambda: any(sentence in text for text in texts(person)))


def key(person: Person, code: str) -> str | None:
    kept = person.page.evaluate("code => localStorage.getItem(`coyote:seat:${code}`)", code)
    return None if kept is None else str(kept)


def code_of(link: str) -> str:
    return link.rpartition("/")[2]


def test_whoever_is_sent_away_from_the_lobby_hears_it_and_is_not_asked_back(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        ann, bo = players
        ann.press("place-1", "kick", "kick-yes")
        told(bo, "gone-kicked")
        assert key(bo, code_of(link)) is None
        bo.wait_for("create")
        assert "join-again" not in bo.look().hooks
        # The link still leads to the table.
        bo.page.goto(link)
        bo.press("sit")
        bo.wait_for("lobby")
        ann.wait(lambda: [seat["name"] for seat in seats_of(ann)] == ["Ann", "Bo"])


def test_whoever_is_sent_away_from_a_game_may_watch_it(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        ann.press("start")
        bo.wait_for("table")
        ann.wait_for("table")
        ann.press("menu", "menu-people", "kick", "kick-sure")
        told(bo, "gone-kicked")
        bo.press("watch")
        bo.wait_for("table")
        told(bo, "watch-note")
        bo.press("come-in")
        bo.wait_for("door")


def test_a_full_table_says_so_at_its_door_and_lets_one_watch(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Ann") as ann, visitor(browser, "Bo") as bo:
        link = open_table(ann, server.url, EYES)
        add_bots(ann, *["pup"] * 4)
        bo.page.goto(link)
        bo.find("name").fill("Bo")
        # The last seat goes while Bo still looks at the door.
        add_bots(ann, "pup")
        bo.press("sit")
        told(bo, "door-full")
        bo.press("watch")
        bo.wait_for("lobby")
        bo.forgive("400 (Bad Request)")


def test_an_unknown_table_leads_to_a_new_one_or_home(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann") as ann:
        ann.page.goto(f"{server.url}/t/BBBBBB")
        told(ann, "door-unknown")
        ann.press("home")
        ann.wait_for("play-now")
        ann.page.go_back()
        told(ann, "door-unknown")
        ann.press("create")
        ann.find("name").fill("Ann")
        ann.press("create-go")
        ann.wait_for("lobby")
        ann.forgive(*MISSED)


def test_a_place_that_is_not_there_leads_home(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann") as ann:
        ann.page.goto(f"{server.url}/nowhere")
        told(ann, "missing-title")
        ann.press("home")
        ann.wait_for("play-now")
        ann.forgive(*MISSED)


def test_a_deleted_table_says_so_to_those_at_it_and_to_who_comes_with_an_old_link(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link), visitor(browser, "Gus") as gus:
        ann, bo = players
        code = code_of(link)
        token = ann.page.evaluate("kept => JSON.parse(kept).token", key(ann, code))
        fetch(f"{server.url}/api/tables/{code}", token, "DELETE")
        for person in players:
            told(person, "gone-deleted")
            assert key(person, code) is None
        gus.page.goto(link)
        told(gus, "door-unknown")
        bo.press("home")
        bo.wait_for("play-now")
        assert "own-table" not in bo.look().hooks
        gus.forgive(*MISSED)


def test_a_key_that_fits_no_seat_leads_back_to_the_door(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann") as ann, visitor(browser, "Bo") as bo:
        link = open_table(ann, server.url, SHORT)
        give_key(bo, server.url, {"code": code_of(link), "token": "0" * 64, "link": link})
        bo.page.goto(link)
        told(bo, "gone-token")
        bo.press("join-again")
        bo.find("name").fill("Bo")
        bo.press("sit")
        bo.wait_for("lobby")


def test_of_two_tabs_one_rests_and_either_can_play(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, SHORT) as (players, link):
        ann, bo = players
        ann.press("start")
        bo.wait_for("table")
        tab = Person("Bo", bo.context, bo.context.new_page())
        tab.page.goto(link)
        tab.wait_for("table")
        told(bo, "tabs-resting")
        bo.press("play-here")
        bo.wait_for("table")
        told(tab, "tabs-resting")
        assert tab.noise == []


@pytest.mark.parametrize("way", ["small letters", "hyphens", "a link"])
def test_a_code_is_taken_as_people_write_it(browser: Browser, server: Served, way: str) -> None:
    with visitor(browser, "Ann") as ann, visitor(browser, "Bo") as bo:
        link = open_table(ann, server.url, SHORT)
        code = code_of(link)
        written = {
            "small letters": code.lower(),
            "hyphens": f" {code[:3]}-{code[3:].lower()} ",
            "a link": f"come here: {link}",
        }[way]
        bo.page.goto(server.url)
        bo.find("join-code").fill("what?")
        bo.press("join")
        told(bo, "home-join-unclear", code="XBK YRW")
        bo.find("join-code").fill(written)
        bo.press("join")
        bo.find("name").fill("Bo")
        bo.press("sit")
        bo.wait_for("lobby")


def test_a_name_needs_something_to_see_and_has_an_end(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann") as ann, visitor(browser, "Bo") as bo:
        link = open_table(ann, server.url, SHORT)
        bo.page.goto(link)
        bo.press("sit")
        bo.wait(lambda: bo.page.evaluate("document.activeElement.matches('[data-test=name]')"))
        bo.find("name").fill("   ")
        bo.press("sit")
        told(bo, "refusal-name-empty")
        bo.find("name").fill("")
        bo.find("name").press_sequentially("Bodil Theodora Wilhelmina the Third")
        bo.press("sit")
        bo.wait_for("lobby")
        ann.wait(lambda: len(seats_of(ann)) == 2)
        assert seats_of(ann)[1]["name"] == "Bodil Theodora Wilhelmin"
        bo.forgive("400 (Bad Request)")


def test_a_server_that_does_not_answer_at_the_door_is_asked_again(
    browser: Browser, server: Served
) -> None:
    with visitor(browser, "Ann") as ann, visitor(browser, "Bo") as bo:
        link = open_table(ann, server.url, SHORT)
        bo.page.goto(link)
        bo.find("name").fill("Bo")
        bo.context.set_offline(True)
        bo.press("sit")
        told(bo, "refusal-offline")
        bo.context.set_offline(False)
        bo.wait_for("sit")
        assert bo.find("name").input_value() == "Bo"
        bo.press("sit")
        bo.wait_for("lobby")
        bo.forgive("ERR_INTERNET_DISCONNECTED")


def test_going_home_says_what_happens_to_the_seat_and_home_leads_back_to_it(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, {**EYES, "grace": 77}) as (players, link):
        ann, bo = players
        ann.press("start")
        bo.wait_for("table")
        bo.press("leave")
        told(bo, "leave-home-playing", slow=0, grace=77)
        bo.press("stay")
        bo.wait_for("table")
        bo.press("leave", "go-home", "own-table")
        bo.wait_for("table")
        assert bo.page.url == link
        bo.wait(lambda: bo.view["seat"] == 1)


def test_leaving_for_good_drops_the_key_and_a_bot_plays_on(
    browser: Browser, server: Served
) -> None:
    with party(browser, server.url, 2, EYES) as (players, link):
        ann, bo = players
        ann.press("start")
        bo.wait_for("table")
        bo.press("leave")
        told(bo, "leave-good-playing")
        bo.press("leave-good")
        bo.wait_for("play-now")
        assert key(bo, code_of(link)) is None
        ann.wait(lambda: seats_of(ann)[1]["bot"] is not None)
        bo.page.goto(link)
        told(bo, "door-playing")


def test_a_seat_moves_to_another_device_and_the_old_one_says_so(
    browser: Browser, server: Served
) -> None:
    with (
        party(browser, server.url, 2, EYES) as (players, link),
        visitor(browser, "phone") as phone,
    ):
        ann, bo = players
        ann.press("start")
        bo.wait_for("table")
        bo.press("menu", "menu-move", "move-ask")
        once = bo.text("move-code")
        phone.page.goto(link)
        phone.press("claim")
        phone.find("claim-code").fill("nonsense")
        phone.press("claim-go")
        told(phone, "error-wrong-code")
        phone.find("claim-code").fill(once.lower())
        phone.press("claim-go")
        phone.wait_for("table")
        told(bo, "gone-moved")
        phone.wait(lambda: phone.view["seat"] == 1)
        phone.forgive("403 (Forbidden)")
