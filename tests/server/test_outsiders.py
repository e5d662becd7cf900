"""Whoever has a table's code and no token learns and does no more than a spectator."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Final, get_args

import pytest
from server.siege import Castle, Guest, Siege, laid, request, standing, state
from server.stage import HOST, Rigged, Time, staged
from server.twins import Ear
from server.wire import BINARY, Json, ask

from coyote.table import requests
from coyote.table.tokens import hashed

SAMPLES: Final[dict[str, Json]] = {
    "hello": {},
    "sync": {},
    "pong": {},
    "sit": {},
    "stand": {},
    "leave": {},
    "rename": {"name": "Ann"},
    "move": {},
    "act": {"version": 0, "action": "bid 12"},
    "ready": {"round": 1},
    "mix": {"round": 1, "entropy": "00" * 16},
    "odds": {},
    "reclaim": {},
    "ask-time": {},
    "grant-time": {},
    "say": {"text": "Bo wears a bear"},
    "react": {"sign": "howl"},
    "mute": {"person": 1},
    "shadow": {"seat": 0},
    "start": {},
    "configure": {"settings": {"shadow": True}},
    "add-bot": {"bot": "odds"},
    "remove-bot": {"seat": 0},
    "kick": {"person": 2},
    "hand-over": {"person": 2},
    "pause": {},
    "resume": {},
    "hurry": {},
    "rematch": {},
}
"""A request of every kind, as somebody would send it who has a right to."""

SPECTATORS: Final = {"sync", "pong"}
"""What is granted to whoever just looks on."""
JOINED: Final = ("stand", "sit", "move", "say", "react", "mute")
"""What else is granted to whoever came in late, under a name."""


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Castle]:
    with standing(tmp_path_factory.mktemp("castle")) as castle:
        yield castle


def test_the_look_through_what_a_stranger_got_notices_what_is_not_for_strangers(
    castle: Castle,
) -> None:
    async def story(siege: Siege) -> None:
        stranger, token = siege.stranger, siege.places[0]["token"]
        events = castle.events(siege.places[0]["table"])
        dealt = next(event for event in events if event["event"] == "dealt")
        committed = next(event for event in events if event["event"] == "committed")
        for leak in (
            token,
            hashed(token),
            committed["secret"],
            committed["refill"],
            dealt["pile"],
            json.dumps((await state(siege.sockets[0]))["view"]),
            json.dumps({"rounds": [{"pile": "7 8"}]}),
            json.dumps({"rounds": [{"proof": {"secret": "ab"}}]}),
        ):
            stranger.heard.append(leak.encode())
            with pytest.raises(AssertionError):
                siege.check()
            stranger.heard.pop()

    laid(castle, story)


# Requests


def test_there_is_a_sample_of_every_request() -> None:
    kinds = get_args(requests.Anything)
    assert set(SAMPLES) == {kind.__struct_config__.tag for kind in kinds}


def test_without_a_token_every_request_but_to_look_is_refused(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        socket = await siege.stranger.enter()
        before = await siege.game()
        for type, fields in SAMPLES.items():
            if type == "hello":
                continue
            version = {"version": before["version"][0]} if type == "act" else {}
            answer = await request(socket, type, **{**fields, **version})
            assert (answer["type"] == "accepted") == (type in SPECTATORS), answer
        assert await siege.game() == before

    laid(castle, story, shadow=True)


def test_who_joins_a_running_game_waits_for_the_next_and_sees_what_anybody_sees(
    castle: Castle,
) -> None:
    async def story(siege: Siege) -> None:
        place = await siege.join("Ann")
        socket = await siege.stranger.enter(place["token"])
        passer = await siege.stranger.enter()
        seen = await state(socket)
        assert seen["you"] == {**seen["you"], "person": 3, "seat": None, "host": False}
        assert seen["view"] == (await state(passer))["view"]
        before = await siege.game()
        for type in dict.fromkeys((*JOINED, *SAMPLES)):
            if type in ("hello", "leave"):
                continue
            version = {"version": before["version"][0]} if type == "act" else {}
            answer = await request(socket, type, **{**SAMPLES[type], **version})
            granted = type in SPECTATORS or type in JOINED
            assert (answer["type"] == "accepted") == granted, answer
        after = await siege.game()
        assert {**after, "version": 0} == {**before, "version": 0}
        assert (await state(socket))["view"] == (await state(passer))["view"]

    laid(castle, story)


def test_in_the_lobby_a_stranger_may_take_a_free_seat_and_no_other(castle: Castle) -> None:
    async def run() -> None:
        guest = Guest(castle)
        settings = {"edition": "eyes"}
        opened = await guest.ask("POST", "/api/tables", {"name": "Ann", "settings": settings})
        guest.code = opened.json["code"]
        for seat in range(1, 6):
            await guest.at("POST", "/people", {"name": "Sly"})
            seats = (await guest.at("GET")).json["table"]["seats"]
            assert [each["person"] for each in seats] == list(range(1, seat + 2))
        refused = await guest.at("POST", "/people", {"name": "Sly"})
        assert (refused.status, refused.code) == (400, "table-full")
        late = await guest.at("POST", "/people", {"name": "Sly", "sit": False})
        socket = await guest.enter(late.json["token"])
        for type in ("start", "configure", "add-bot", "remove-bot", "kick", "hand-over"):
            answer = await request(socket, type, **SAMPLES[type])
            assert answer["code"] == "not-host"
        await guest.go()

    asyncio.run(run())
    castle.check_log()


def test_who_may_follow_a_seat_sees_no_round_that_runs(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        place = await siege.join(sit=False)
        socket = await siege.stranger.enter(place["token"])
        for seat in (0, 1):
            assert (await request(socket, "shadow", seat=seat))["type"] == "accepted"
            assert (await socket.until(type="sync"))["you"]["shadow"] == seat
        version = (await state(siege.sockets[0]))["version"]
        assert (await request(siege.sockets[0], "act", version=version, action="bid 5"))[
            "type"
        ] == "accepted"
        seen = await state(socket)
        assert seen["view"]["bids"] == [[0, 5]]

    laid(castle, story, shadow=True)


def test_a_second_hello_changes_nobody(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        socket = await siege.stranger.enter()
        socket.send({"type": "hello", "token": siege.places[0]["token"]})
        answer = await socket.until(type="rejected")
        assert answer["code"] == "hello-again"
        assert (await state(socket))["you"]["person"] is None
        assert (await request(socket, "pause"))["type"] == "rejected"

    laid(castle, story)


# Tokens


BAD_TOKENS: Final[dict[str, object]] = {
    "no token": "",
    "a made-up one": "A" * 43,
    "a name": "Ann",
    "all": "*",
    "a pattern": "%",
    "a number": 1,
    "a truth": True,
    "a list": [],
    "an object": {"$ne": None},
    "a long one": "A" * 129,
    "one with a nought": "A\x00",
    "no text at all": "\ud800",
}


@pytest.mark.parametrize("token", BAD_TOKENS.values(), ids=BAD_TOKENS)
def test_a_hello_with_a_token_that_is_none_ends_the_socket(castle: Castle, token: object) -> None:
    async def story(siege: Siege) -> None:
        await _turned_away(siege.stranger, json.dumps({"type": "hello", "token": token}))

    laid(castle, story)


async def _turned_away(guest: Guest, hello: str | bytes, kind: int = 1) -> None:
    """All that is heard is a goodbye."""
    socket = await guest.knock()
    socket.send(hello, kind)
    answer = await socket.receive()
    assert answer["type"] == "bye"
    assert answer["code"] in ("token", "no-hello", "protocol")
    assert (await socket.ended()).code in (4400, 4401, 4426)


def test_no_other_hello_opens_the_door(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        token = siege.places[0]["token"]
        hellos: list[str | bytes] = [
            json.dumps({"type": "hello", "token": hashed(token)}),
            json.dumps({"type": "hello", "token": token + "="}),
            json.dumps({"type": "hello", "token": token.swapcase()}),
            json.dumps({"type": "hello", "token": token[:-1]}),
            json.dumps({"type": "hello", "person": 1}),
            json.dumps({"type": "hello", "protocol": 10**30}),
            json.dumps({"type": "hello", "protocol": "1"}),
            json.dumps({"type": "sync"}),
            json.dumps([{"type": "hello"}]),
            json.dumps("hello"),
            "",
            "hello",
            '{"type":"hello"',
            "[" * 4000,
            '{"type":"hello","token":' + "[" * 4000,
            b'{"type":"hello","token":"\xff"}',
            b"\x00\x01\x02",
        ]
        for hello in hellos:
            await _turned_away(siege.stranger, hello, BINARY if isinstance(hello, bytes) else 1)

    laid(castle, story)


def test_a_token_of_another_table_is_worth_nothing_here(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        elsewhere = (await siege.stranger.ask("POST", "/api/tables", {"name": "Ann"})).json
        await _worthless(siege.stranger, elsewhere["token"])

    laid(castle, story)


async def _worthless(guest: Guest, token: str) -> None:
    """A token opens neither the socket nor any of the doors of HTTP."""
    await _turned_away(guest, json.dumps({"type": "hello", "token": token}))
    headers = {"Authorization": f"Bearer {token}"}
    for method, path in (("GET", ""), ("GET", "/export"), ("DELETE", "")):
        answer = await guest.at(method, path, headers=headers)
        assert (answer.status, answer.code) == (401, "token")


def test_a_token_is_worth_nothing_once_its_seat_has_moved(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        ann, bo = siege.sockets
        await request(bo, "move")
        code = (await bo.until(type="move-code"))["code"]
        claimed = await siege.bo.at("POST", "/claim", {"code": code})
        assert claimed.json["person"] == 2
        assert (await bo.ended()).code == 4409
        siege.sockets = [ann]
        await _worthless(siege.stranger, siege.places[1]["token"])
        again = await siege.stranger.at("POST", "/claim", {"code": code})
        assert (again.status, again.code) == (403, "wrong-code")

    laid(castle, story)


def test_a_token_is_worth_nothing_once_its_owner_is_kicked(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        ann, bo = siege.sockets
        await request(ann, "kick", person=2)
        assert (await bo.ended()).code == 4403
        await _worthless(siege.stranger, siege.places[1]["token"])

    laid(castle, story)


def test_a_token_is_worth_nothing_once_its_owner_has_left(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        _, bo = siege.sockets
        bo.send({"type": "leave"})
        assert (await bo.ended()).code == 4000
        await _worthless(siege.stranger, siege.places[1]["token"])

    laid(castle, story)


def test_only_a_token_in_its_place_counts(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        token = siege.places[0]["token"]
        for headers in (
            {"Authorization": f"Basic {token}"},
            {"Authorization": token},
            {"Authorization": "Bearer"},
            {"Authorization": ""},
            {"Authorization": "Bearer Ann"},
            {"Authorization": f"Bearer {hashed(token)}"},
        ):
            for method, path in (("GET", ""), ("GET", "/export"), ("DELETE", "")):
                assert (await siege.stranger.at(method, path, headers=headers)).status == 401
        for headers in ({"Cookie": f"token={token}"}, {"X-Token": token}):
            seen = await siege.stranger.at("GET", f"?token={token}", headers=headers)
            assert seen.json["you"]["person"] is None
            assert (await siege.stranger.at("DELETE", headers=headers)).status == 403

    laid(castle, story)


def test_a_right_token_opens_what_a_wrong_one_does_not(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        headers = {"Authorization": f"Bearer {siege.places[0]['token']}"}
        assert (await siege.ann.at("GET", "/export", headers=headers)).status == 200
        seen = (await siege.ann.at("GET", headers=headers)).json
        assert [card["card"] is None for card in seen["view"]["cards"]] == [True, False, True]

    laid(castle, story)


# HTTP


def test_over_http_the_code_alone_shows_the_public_view_and_changes_nothing(
    castle: Castle,
) -> None:
    async def story(siege: Siege) -> None:
        before = await siege.game()
        expected = {
            "GET ": 200,
            "GET /records": 200,
            "GET /records/1": 200,
            "GET /records/2": 404,
            "GET /qr.svg": 200,
            "GET /export": 403,
            "DELETE ": 403,
            "POST ": 405,
            "PUT ": 405,
            "PATCH ": 405,
            "GET /people": 405,
            "DELETE /people": 405,
            "GET /claim": 405,
            "GET /log": 404,
            "GET /people/1": 404,
        }
        for asked, status in expected.items():
            method, path = asked.split(" ")
            assert (await siege.stranger.at(method, path)).status == status, asked
        seen = (await siege.stranger.at("GET")).json
        assert [card["card"] for card in seen["view"]["cards"]] == [None, None, None]
        record = (await siege.stranger.at("GET", "/records/1")).json
        assert record["rounds"] == [{"moves": []}]
        for path in ("/health", "/metrics", "/schema", "/schema/openapi.json", "/api/editions"):
            assert (await siege.stranger.ask("GET", path)).status == 200
        assert await siege.game() == before

    laid(castle, story)


def test_who_takes_a_players_name_is_somebody_else(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        place = await siege.join("Ann")
        assert place["person"] == 3
        seen = await state(siege.sockets[0])
        assert seen["table"]["host"] == 1
        assert seen["table"]["seats"][0]["person"] == 1
        headers = {"Authorization": f"Bearer {place['token']}"}
        assert (await siege.stranger.at("GET", headers=headers)).json["you"]["seat"] is None
        for method, path in (("GET", "/export"), ("DELETE", "")):
            answer = await siege.stranger.at(method, path, headers=headers)
            assert (answer.status, answer.code) == (403, "not-host")

    laid(castle, story)


def test_odd_ways_to_write_a_code_lead_to_the_same_place_or_nowhere(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        code = siege.code
        same = (code.lower(), f"%20{code}%20", f"{code[:3]}-{code[3:]}", f"{code[:3]}%20{code[3:]}")
        for written in same:
            seen = await siege.stranger.ask("GET", f"/api/tables/{written}")
            assert seen.json["you"]["person"] is None
            assert seen.json["table"]["code"] == code
        for path in (
            f"{code}%00",
            f"{code}%2F..%2F{code}",
            f"{code};export",
            f"{code}%0d%0aSet-Cookie:%20a=b",
            f"..%2F{code}",
            "%ff%fe",
            "'%20OR%201=1--",
            "{code}",
            "B" * 8000,
            "%F0%9F%90%BA",
        ):
            answer = await siege.stranger.ask("GET", f"/api/tables/{path}")
            assert answer.status == 404, path
            assert b"\r\nSet-Cookie" not in answer.head
        for number in ("0", "-1", "2", "9" * 40, "9" * 5000, "1.0", "%2e%2e", "1e3"):
            answer = await siege.stranger.at("GET", f"/records/{number}")
            assert answer.status == 404, number
        for path in (f"/api/tables/{code}%2Fexport", f"/api/tables/{code}//export"):
            assert (await siege.stranger.ask("GET", path)).status in (403, 404)

    laid(castle, story)


# Talk


def test_what_a_stranger_writes_reaches_no_player_while_a_round_runs(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        sly = await siege.stranger.enter((await siege.join())["token"])
        passer = await siege.stranger.enter()
        before = [len(guest.heard) for guest in (siege.ann, siege.bo)]
        assert (await request(sly, "say", text="Ann wears the bear"))["type"] == "accepted"
        assert (await request(sly, "react", sign="howl"))["type"] == "accepted"
        said = await passer.until(type="talk")
        assert said["lines"][0]["text"] == "Ann wears the bear"
        assert (await passer.until(type="reaction"))["sign"] == "howl"
        for guest, socket, known in zip((siege.ann, siege.bo), siege.sockets, before):
            assert not (await state(socket)).get("talk")
            heard = b"".join(guest.heard[known:])
            assert b"bear" not in heard
            assert b"howl" not in heard

    laid(castle, story)


def test_a_strangers_name_reaches_no_player_while_a_round_runs(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        before = [len(guest.heard) for guest in (siege.ann, siege.bo)]
        sly = await siege.stranger.enter((await siege.join("Ann wears the bear"))["token"])
        answer = await request(sly, "rename", name="Bo wears the bear")
        assert answer["type"] == "rejected"
        for guest, socket, known in zip((siege.ann, siege.bo), siege.sockets, before):
            await state(socket)
            assert b"bear" not in b"".join(guest.heard[known:])

    laid(castle, story)


def test_between_two_rounds_everybody_may_talk(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        ann, bo = siege.sockets
        sly = await siege.stranger.enter((await siege.join())["token"])
        version = (await state(ann))["version"]
        await request(ann, "act", version=version, action="bid 999")
        version = (await state(bo))["version"]
        siege.check()  # what comes now everybody may know
        await request(bo, "act", version=version, action="challenge")
        siege.stranger.heard.clear()
        assert (await request(sly, "say", text="A good one!"))["type"] == "accepted"
        assert (await bo.until(type="talk"))["lines"][0]["text"] == "A good one!"
        siege.stranger.heard.clear()

    laid(castle, story, edition="classic")


# One-time codes


def test_one_time_codes_cannot_be_guessed(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        await request(siege.sockets[1], "move")
        right = (await siege.sockets[1].until(type="move-code"))["code"]
        wrong = ["", "B", "B" * 8, right[:-1], right + "B", right[::-1] + "B", "%%%%%%%%", "*"]
        before = await siege.game()
        for code in (*wrong, *(["BBBBBBBB"] * 10)):
            answer = await siege.stranger.at("POST", "/claim", {"code": code})
            assert (answer.status, answer.code) == (403, "wrong-code")
        # So many were wrong that the right one is no good any more.
        assert (await siege.stranger.at("POST", "/claim", {"code": right})).status == 403
        assert await siege.game() == before
        # Its owner gets another, and that one moves the seat.
        await request(siege.sockets[1], "move")
        fresh = (await siege.sockets[1].until(type="move-code"))["code"]
        assert (await siege.bo.at("POST", "/claim", {"code": fresh})).json["person"] == 2
        siege.sockets.pop()

    laid(castle, story)


def test_a_one_time_code_opens_no_other_table(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        await request(siege.sockets[1], "move")
        code = (await siege.sockets[1].until(type="move-code"))["code"]
        elsewhere = (await siege.stranger.ask("POST", "/api/tables", {"name": "Sly"})).json
        path = f"/api/tables/{elsewhere['code']}/claim"
        assert (await siege.stranger.ask("POST", path, {"code": code})).status == 403

    laid(castle, story)


# The host


def test_nobody_from_outside_becomes_the_host_of_a_running_game() -> None:
    """The players are away for hours, as in a game of days, and only a stranger is there."""

    async def run() -> None:
        time = Time()
        async with staged() as stage, stage.playing(Rigged({}), time):
            wish = {"name": "Ann", "settings": {"slow": True}}
            place = (await ask(stage.port, "POST", "/api/tables", wish, host=HOST)).json
            people = f"/api/tables/{place['code']}/people"
            ann = Ear(stage.port, [], place)
            bo = Ear(stage.port, [], await _come(stage.port, people, "Bo"))
            for ear in (ann, bo):
                await ear.enter()
            await ann.grant("start")
            sly = Ear(stage.port, [], await _come(stage.port, people, "Sly"))
            for ear in (ann, bo):
                await ear.socket.close()
            for _ in range(3):
                time.now += 3_600_000
                await sly.enter()
                answer = await sly.request("kick", person=1)
                await sly.socket.close()
                assert (answer["type"], answer["code"]) == ("rejected", "not-host")

    asyncio.run(run())


async def _come(port: int, path: str, name: str) -> Json:
    place: Json = (await ask(port, "POST", path, {"name": name}, host=HOST)).json
    return place
