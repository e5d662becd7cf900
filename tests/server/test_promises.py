"""The server is killed as soon as it has granted something: whatever it was, it stands."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import msgspec
import pytest
from server.inn import Inn
from server.regulars import decode
from websockets.asyncio.client import connect

from coyote.table import messages, requests

M = TypeVar("M", bound=messages.Message)

LIMIT: Final = 60
"""Seconds after which a test is given up; it needs a small part of them."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")


class Desk:
    """Asks for one thing at a time, and kills the server that grants it."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.code = ""
        self.asked = 0

    async def open(self, **settings: Any) -> str:
        """A new table, and the token of its host, Ann."""
        told = await self.post("", name="Ann", settings=settings)
        self.code = told["code"]
        return str(told["token"])

    async def join(self, name: str) -> str:
        """The token of somebody who comes to the table."""
        return str((await self.post(f"/{self.code}/people", name=name))["token"])

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """What is granted over HTTP."""
        answer = await self._call("POST", path, json=body)
        told: dict[str, Any] = answer.raise_for_status().json()
        await self.inn.reopen()
        return told

    async def status(self, token: str) -> int:
        """How a token is received."""
        bearer = {"authorization": f"Bearer {token}"}
        return (await self._call("GET", f"/{self.code}", headers=bearer)).status_code

    async def _call(self, method: str, path: str, **options: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=await self.inn.door()) as client:
            return await client.request(method, f"/api/tables{path}", **options)

    async def grant(self, token: str, request: requests.Request) -> None:
        """Have something granted on a socket, and once more, as if the answer had been lost."""
        self.asked += 1
        request = msgspec.structs.replace(request, id=f"request {self.asked}")
        first = await self.hear(token, messages.Accepted, request)
        await self.inn.reopen()
        second = await self.hear(token, messages.Accepted, request)
        assert second == first

    async def hear(self, token: str, kind: type[M], request: requests.Request | None = None) -> M:
        """The first message of a kind that somebody gets who comes in and asks for something."""
        door = (await self.inn.door()).replace("http", "ws", 1)
        address = f"{door}/api/tables/{self.code}/socket"
        async with connect(address, proxy=None, compression=None) as socket:
            for asked in (requests.Hello(token=token), request):
                if asked is not None:
                    await socket.send(msgspec.json.encode(asked).decode())
            async for data in socket:
                told = decode(data)
                if isinstance(told, kind):
                    return told
        raise AssertionError(f"no {kind.__name__} for {request}")

    async def sync(self, token: str) -> messages.Sync:
        """All that somebody may know."""
        return await self.hear(token, messages.Sync)


def at_a_desk(folder: Path, story: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        async with asyncio.timeout(LIMIT), Inn(folder) as inn:
            await inn.open()
            await story(Desk(inn))

    asyncio.run(told())


def test_a_table_and_the_tokens_to_it_outlive_the_server(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        ann = await desk.open(edition="museum")
        assert (await desk.sync(ann)).you.host

        bo = await desk.join("Bo")
        told = await desk.sync(bo)
        assert (told.you.name, told.you.seat) == ("Bo", 1)
        assert told.table.settings.edition == "museum"

    at_a_desk(tmp_path, story)


def test_what_the_table_agreed_on_stands_and_stands_once(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        ann = await desk.open()
        bo = await desk.join("Bo")
        await desk.grant(bo, requests.Say(text="who is there?"))
        await desk.grant(ann, requests.AddBot(bot="odds"))
        await desk.grant(ann, requests.Configure(settings={"edition": "classic"}))
        await desk.grant(ann, requests.HandOver(person=2))
        await desk.grant(bo, requests.Start(starter=1))
        await desk.grant(bo, requests.Pause())

        told = await desk.sync(ann)
        assert [line.text for line in told.talk] == ["who is there?"]
        assert [seat.name for seat in told.table.seats] == ["Ann", "Bo", "odds"]
        assert (told.table.host, told.table.games, told.table.paused) == (2, 1, True)
        assert told.game is not None
        assert (told.game.edition, told.game.starter) == ("classic", 1)

    at_a_desk(tmp_path, story)


def test_a_one_time_code_and_the_seat_that_it_moved_outlive_the_server(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        ann = await desk.open()
        code = (await desk.hear(ann, messages.MoveCode, requests.Move(id="move"))).code
        await desk.inn.reopen()
        phone = (await desk.post(f"/{desk.code}/claim", code=code))["token"]

        assert (await desk.sync(phone)).you.person == 1
        assert await desk.status(ann) == 401
        with pytest.raises(httpx.HTTPStatusError, match="403"):
            await desk.post(f"/{desk.code}/claim", code=code)

    at_a_desk(tmp_path, story)


def test_who_was_kicked_stays_out_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        ann = await desk.open(stand_in="cautious")
        bo = await desk.join("Bo")
        await desk.grant(ann, requests.Start())
        assert await desk.status(bo) == 200
        await desk.grant(ann, requests.Kick(person=2))

        assert await desk.status(bo) == 401
        assert (await desk.hear(bo, messages.Bye)).code == "token"
        table = (await desk.sync(ann)).table
        assert [person.name for person in table.people] == ["Ann"]
        assert table.seats[1].bot == "cautious"

    at_a_desk(tmp_path, story)


def test_a_place_whose_answer_was_lost_is_asked_for_again(tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        ann = await desk.open()
        own = "a-token-that-Bo-made-of-chance"
        for _ in range(2):
            place = await desk.post(f"/{desk.code}/people", name="Bo", token=own)
            assert (place["person"], place["token"]) == (2, own)
        code = (await desk.hear(ann, messages.MoveCode, requests.Move())).code
        other = "the-token-of-another-device-of-Ann"
        for _ in range(2):
            place = await desk.post(f"/{desk.code}/claim", code=code, token=other)
            assert (place["person"], place["token"]) == (1, other)
        assert await desk.status(ann) == 401
        table = (await desk.sync(other)).table
        assert [person.name for person in table.people] == ["Ann", "Bo"]

    at_a_desk(tmp_path, story)
