"""Whatever is sent to a server, it answers in its own words, and the games go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Final

import pytest
from server.siege import Castle, Guest, Siege, laid, standing, state
from server.wire import BINARY, Refused, ask, framed, pour


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Castle]:
    with standing(tmp_path_factory.mktemp("castle")) as castle:
        yield castle


BODIES: Final[dict[str, bytes]] = {
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "a text": b'"name"',
    "half an object": b'{"name":"x"',
    "bytes": bytes(range(256)),
    "no UTF-8": b'{"name":"\xff"}',
    "half a character": b'{"name":"\\ud800"}',
    "a wrong type": b'{"name":["x"]}',
    "no name": b'{"name":"  "}',
    "invisible signs": '{"name":"\u202e\u200b"}'.encode(),
    "a long name": json.dumps({"name": "x" * 201}).encode(),
    "an unknown animal": b'{"name":"x","animal":"<script>"}',
    "an unknown field": b'{"name":"x","person":1}',
    "a host's wish": b'{"name":"x","host":true,"token":"x"}',
    "not a number": b'{"name":"x","sit":NaN}',
    "a deep one": b'{"name":' + b"[" * 3000,
    "a deep and whole one": b'{"name":' + b"[" * 1900 + b"]" * 1900 + b"}",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_is_none_is_refused(castle: Castle, body: bytes) -> None:
    async def story(siege: Siege) -> None:
        before = await siege.game()
        for path in ("/api/tables", f"/api/tables/{siege.code}/people"):
            answer = await siege.stranger.ask("POST", path, body)
            assert answer.status == (400 if body else 415), answer.raw
            assert answer.code
        answer = await siege.stranger.at("POST", "/claim", body.replace(b"name", b"code"))
        assert answer.status in (400, 403, 415)
        assert await siege.game() == before

    laid(castle, story)


SETTINGS: Final[dict[str, str]] = {
    "no settings": "[]",
    "an unknown one": '{"secret":1}',
    "a wrong type": '{"edition":{"a":1}}',
    "an unknown edition": '{"edition":"../../etc/passwd"}',
    "an unknown bot": '{"stand_in":"../../etc/passwd"}',
    "a huge number": f'{{"clock":1{"0" * 400}}}',
    "a huge limit": f'{{"edition":"classic","options":{{"limit":1{"0" * 400}}}}}',
    "no number": '{"edition":"classic","options":{"limit":1e999}}',
    "a deep option": '{"edition":"classic","options":{"limit":' + "[" * 900 + "]" * 900 + "}}",
    "a deep one": '{"options":' + '{"a":' * 500 + "1" + "}" * 501,
    "too deep": '{"options":' + "[" * 1900 + "]" * 1900 + "}",
    "a list of lists": '{"edition":"tomahawk","options":{"additions":[["extra"]]}}',
}


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_settings_that_are_none_are_refused(castle: Castle, settings: str) -> None:
    async def run() -> None:
        guest = Guest(castle)
        body = f'{{"name":"x","settings":{settings}}}'.encode()
        answer = await guest.ask("POST", "/api/tables", body)
        assert answer.status == 400, answer.raw

    asyncio.run(run())
    castle.check_log()


def test_too_large_a_body_is_not_read(castle: Castle) -> None:
    async def run() -> None:
        guest = Guest(castle)
        body = json.dumps({"name": "x" * 10_000}).encode()
        assert (await guest.ask("POST", "/api/tables", body)).status == 413
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{castle.port}\r\nConnection: close\r\n"
            "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        assert (await pour(castle.port, head.encode() + chunk * 3 + b"0\r\n\r\n")).status == 413

    asyncio.run(run())
    castle.check_log()


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a/b/c"]
)
def test_a_body_of_another_kind_does_no_harm(castle: Castle, kind: str) -> None:
    async def story(siege: Siege) -> None:
        before = await siege.game()
        answer = await siege.stranger.at(
            "POST", "/claim", b"code=BBBBBBBB", headers={"Content-Type": kind}
        )
        assert 400 <= answer.status < 500
        assert await siege.game() == before

    laid(castle, story)


def test_what_is_no_http_gets_a_short_answer(castle: Castle) -> None:
    async def run() -> None:
        host = f"Host: 127.0.0.1:{castle.port}\r\nConnection: close\r\n".encode()
        for data in (
            b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Host: another\r\n\r\n",
            b"GET /nowhere HTTP/1.1\r\n" + host + b"A: " + b"b" * 20_000 + b"\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
        ):
            assert 400 <= (await pour(castle.port, data)).status < 500, data[:40]
        assert (await ask(castle.port, "GET", "/health")).status == 200

    asyncio.run(run())
    castle.check_log()


# Messages


MESSAGES: Final[dict[str, str | bytes]] = {
    "nothing": "",
    "a word": "act",
    "a list": "[]",
    "half of one": '{"type":"act"',
    "of no kind": "{}",
    "of an unknown kind": '{"type":"deal"}',
    "of a server's kind": '{"type":"update","after":0,"version":99}',
    "with a field too many": '{"type":"act","version":1,"action":"bid 1","seat":0}',
    "with a field too few": '{"type":"act"}',
    "of wrong types": '{"type":"act","version":"1","action":1}',
    "with a huge number": '{"type":"act","version":1' + "0" * 400 + ',"action":"bid 1"}',
    "with a number below": '{"type":"kick","person":-1}',
    "that is deep": '{"type":"configure","settings":{"a":' + "[" * 4000,
    "that is long in one place": json.dumps({"type": "act", "version": 1, "action": "x" * 65}),
    "with a long id": json.dumps({"type": "sync", "id": "x" * 65}),
    "of bytes": bytes(range(256)),
    "of no UTF-8": b'{"type":"say","text":"\xff"}',
}


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES)
def test_a_message_that_is_none_is_refused_and_the_socket_goes_on(
    castle: Castle, message: str | bytes
) -> None:
    async def story(siege: Siege) -> None:
        before = await siege.game()
        socket = await siege.stranger.enter()
        socket.send(message, BINARY if isinstance(message, bytes) else 1)
        answer = await socket.until(type="rejected")
        assert answer["code"] == "no-request"
        assert (await state(socket))["you"]["person"] is None
        assert await siege.game() == before

    laid(castle, story)


def test_frames_that_are_none_end_the_socket(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        large = framed(json.dumps({"type": "say", "text": "x" * 5000}).encode())
        for data, code in (
            (large, 1009),
            (framed(b"\xff\xfe"), 1007),
            (b"\x81\x02{}", 1002),  # without a mask
            (b"\xf1\x80" + bytes(4), 1002),  # with bits that nobody agreed on
            (b"\x83\x80" + bytes(4), 1002),  # of a kind that does not exist
        ):
            socket = await siege.stranger.enter()
            socket.writer.write(data)
            assert (await socket.ended()).code == code
        assert (await state(siege.sockets[0]))["version"]

    laid(castle, story)


def test_who_sends_nothing_but_nonsense_is_shut_out(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        socket = await siege.stranger.enter()
        for _ in range(30):
            socket.send("nonsense")
        assert (await socket.ended()).code == 4429
        assert (await state(siege.sockets[0]))["version"]

    laid(castle, story)


# Other places


def test_another_host_or_origin_is_turned_away_at_every_door(castle: Castle) -> None:
    async def story(siege: Siege) -> None:
        stranger, port = siege.stranger, castle.port
        token = siege.places[0]["token"]
        for host in (
            "evil.example",
            f"evil.example:{port}",
            "",
            f"localhost:{port + 1}",
            "localhost",
        ):
            answer = await stranger.at("GET", host=host or " ")
            assert (answer.status, answer.code) == (421, "wrong-host"), host
            with pytest.raises(Refused) as refused:
                await stranger.knock(host=host or " ")
            assert refused.value.answer.status == 421
        for origin in (
            "http://evil.example",
            "null",
            "https://localhost",
            f"https://127.0.0.1:{port}",
            f"http://127.0.0.1:{port}.evil.example",
            f"http://127.0.0.1:{port}@evil.example",
            "file://",
        ):
            headers = {"Origin": origin, "Authorization": f"Bearer {token}"}
            for method, path in (("GET", ""), ("GET", "/export"), ("DELETE", ""), ("OPTIONS", "")):
                answer = await stranger.at(method, path, headers=headers)
                assert (answer.status, answer.code) == (403, "wrong-origin"), origin
            with pytest.raises(Refused) as refused:
                await stranger.knock({"Origin": origin})
            assert refused.value.answer.status == 403
        for origin in (f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
            answer = await stranger.at("GET", headers={"Origin": origin})
            assert answer.status == 200
            assert b"access-control" not in answer.head.lower()
            await stranger.knock({"Origin": origin})

    laid(castle, story)
