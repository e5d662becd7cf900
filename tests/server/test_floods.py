"""Nobody gets further by trying often: codes, tables, sockets and messages have their limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.siege import Castle, standing
from server.wire import Json, Refused, Socket, ask


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Castle]:
    """A server with narrow limits; behind a proxy, so that each test may come from elsewhere."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with standing(
        folder,
        trust_proxy="127.0.0.1",
        tables_per_hour=3,
        people_per_hour=4,
        lookups_per_minute=5,
        connections_per_address=6,
        connections_per_table=8,
        messages_per_second=1,
        message_burst=10,
    ) as castle:
        yield castle


def _from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


async def _table(castle: Castle, address: str) -> Json:
    """A table that somebody opens from an address."""
    answer = await ask(castle.port, "POST", "/api/tables", {"name": "Ann"}, _from(address))
    assert answer.status == 201, answer.raw
    place: Json = answer.json
    return place


def test_codes_cannot_be_searched(strict: Castle) -> None:
    async def run() -> None:
        place = await _table(strict, "10.0.0.1")
        path = f"/api/tables/{place['code']}"
        for last in "BFKLM":
            wrong = f"/api/tables/BBBBB{last}"
            assert (await ask(strict.port, "GET", wrong, b"", _from("10.0.0.2"))).status == 404
        # Now the right one is refused as well, whatever is claimed to stand before the proxy.
        for n, way in enumerate(("", "/records", "/qr.svg", "/export")):
            headers = _from(f"10.0.1.{n}, 10.0.0.2")
            answer = await ask(strict.port, "GET", path + way, b"", headers)
            assert (answer.status, answer.code) == (429, "rate-limited")
            assert b"retry-after" in answer.head.lower()
        for way in ("people", "claim"):
            body = {"name": "Sly"} if way == "people" else {"code": "B"}
            answer = await ask(strict.port, "POST", f"{path}/{way}", body, _from("10.0.0.2"))
            assert answer.status == 429
        with pytest.raises(Refused) as refused:
            await Socket.open(strict.port, f"{path}/socket", _from("10.0.0.2"))
        assert (refused.value.answer.status, refused.value.answer.code) == (429, "rate-limited")
        assert (await ask(strict.port, "GET", path, b"", _from("10.0.0.1"))).status == 200

    asyncio.run(run())
    strict.check_log()


def test_wrong_one_time_codes_count_as_wrong_codes(strict: Castle) -> None:
    async def run() -> None:
        place = await _table(strict, "10.0.0.3")
        path = f"/api/tables/{place['code']}/claim"
        got = [
            (await ask(strict.port, "POST", path, {"code": "BBBBBBBB"}, _from("10.0.0.4"))).status
            for _ in range(7)
        ]
        assert got == [403] * 5 + [429] * 2

    asyncio.run(run())


def test_nobody_opens_many_tables_or_brings_a_crowd(strict: Castle) -> None:
    async def run() -> None:
        for _ in range(3):
            place = await _table(strict, "10.0.0.5")
        crowd = ("/api/tables", 0), (f"/api/tables/{place['code']}/people", 4)
        for path, granted in crowd:
            for n in range(granted + 1):
                answer = await ask(strict.port, "POST", path, {"name": "Sly"}, _from("10.0.0.5"))
                assert answer.status == (201 if n < granted else 429)
            assert answer.code == "rate-limited"

    asyncio.run(run())


def test_nobody_holds_many_sockets(strict: Castle) -> None:
    async def run() -> None:
        place = await _table(strict, "10.0.0.6")
        path = f"/api/tables/{place['code']}/socket"
        sockets = [await Socket.open(strict.port, path, _from("10.0.0.7")) for _ in range(6)]
        with pytest.raises(Refused) as refused:
            await Socket.open(strict.port, path, _from("10.0.0.7"))
        answer = refused.value.answer
        assert (answer.status, answer.code) == (429, "too-many-connections")
        for socket in sockets:
            await socket.close()

    asyncio.run(run())


def test_nobody_sends_messages_without_end(strict: Castle) -> None:
    async def run() -> None:
        place = await _table(strict, "10.0.0.8")
        path = f"/api/tables/{place['code']}/socket"
        socket = await Socket.open(strict.port, path, _from("10.0.0.9"))
        socket.send({"type": "hello"})
        for n in range(40):
            socket.send({"type": "sync", "id": str(n)})
        assert (await socket.until(type="rejected"))["code"] == "rate-limited"
        assert (await socket.ended()).code == 4429

    asyncio.run(run())


def test_a_crowd_of_watchers_keeps_no_player_out(strict: Castle) -> None:
    async def run() -> None:
        place = await _table(strict, "10.0.0.10")
        path = f"/api/tables/{place['code']}/socket"
        crowd = [await Socket.open(strict.port, path, _from(f"10.0.2.{n}")) for n in range(12)]
        heard = []
        for socket in crowd:
            socket.send({"type": "hello"})
            heard.append(await socket.receive())
        assert [told["type"] for told in heard] == ["sync"] * 8 + ["bye"] * 4
        assert {told["code"] for told in heard[8:]} == {"table-connections"}
        player = await Socket.open(strict.port, path, _from("10.0.0.10"))
        player.send({"type": "hello", "token": place["token"]})
        assert (await player.receive())["you"]["person"] == 1
        for socket in (player, *crowd):
            await socket.close()

    asyncio.run(run())
