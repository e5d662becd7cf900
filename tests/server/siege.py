"""A table under siege: two people play at a live server, and a stranger knows its code."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from server.process import COYOTE
from server.wire import Answer, Closed, Json, Refused, Socket, ask

from coyote.table.tokens import hashed

LIMITS: Final = (
    "tables_per_hour",
    "people_per_hour",
    "connections_per_address",
    "messages_per_second",
    "message_burst",
    "lookups_per_minute",
    "requests_per_minute",
)
HIDDEN: Final = ("worn", "extra", "behind", "centre", "coyote")
"""The places of cards that a spectator may not see."""

_numbers: Final = count()
"""No id is used twice: the second request would be taken for the first."""


@dataclass
class Castle:
    """A server in a process of its own, with its log and its database in a folder."""

    folder: Path
    port: int
    tokens: list[str] = field(default_factory=list)
    """All that were ever given out in a test."""
    checked: int = 0
    """How much of the log was looked through."""

    def check_log(self) -> None:
        """Since the last time nothing went wrong, and no token was written down."""
        log = (self.folder / "log").read_text()[self.checked :]
        self.checked += len(log)
        assert "Traceback" not in log, log[log.index("Traceback") :][:2000]
        assert '"level": "error"' not in log
        assert not re.search(r'"status": 5\d\d', log)
        for token in self.tokens:
            assert token not in log
            assert hashed(token) not in log

    def events(self, table: str) -> list[Json]:
        """The log of a table, as it stands in the database."""
        database = sqlite3.connect(f"file:{self.folder / 'coyote.db'}?mode=ro", uri=True)
        try:
            rows = database.execute(
                "SELECT data FROM entries JOIN tables USING (number) WHERE id = ? ORDER BY seq",
                (table,),
            ).fetchall()
        finally:
            database.close()
        return [json.loads(data)["event"] for (data,) in rows]


@contextmanager
def standing(folder: Path, **settings: object) -> Iterator[Castle]:
    """A server whose limits are out of the way, but for those that are given."""
    wanted = {
        "database": f"sqlite:///{folder.as_posix()}/coyote.db",
        "port": 0,
        "bot_delay": "0-0.01",
        **dict.fromkeys(LIMITS, 10**6),
        **settings,
    }
    environment = {name: value for name, value in os.environ.items() if name[:7] != "COYOTE_"}
    environment |= {f"COYOTE_{name.upper()}": str(value) for name, value in wanted.items()}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", COYOTE, "serve"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found is not None, (folder / "log").read_text()
        yield Castle(folder, int(found[1]))
    finally:
        process.kill()
        process.wait(20)
        process.stdout.close()


class Guest:
    """Somebody at the door; every byte that comes back is kept."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.code = ""
        self.heard: list[bytes] = []
        self.sockets: list[Socket] = []

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes | object = b"",
        headers: Mapping[str, str] | None = None,
        **more: str,
    ) -> Answer:
        """Send a request; what is wrong with it may never be the server's fault."""
        answer = await ask(self.castle.port, method, path, body, headers, **more)
        self.heard.append(answer.raw)
        assert answer.status < 500, (method, path, answer.raw)
        if answer.status == 201:
            self.castle.tokens.append(answer.json["token"])
        return answer

    async def at(
        self, method: str, path: str = "", body: bytes | object = b"", **more: Any
    ) -> Answer:
        """A request about the table."""
        return await self.ask(method, f"/api/tables/{self.code}{path}", body, **more)

    async def knock(self, headers: Mapping[str, str] | None = None, **more: str) -> Socket:
        """Open a socket and say nothing; raises `Refused`."""
        path = f"/api/tables/{self.code}/socket"
        try:
            socket = await Socket.open(self.castle.port, path, headers, **more)
        except Refused as refused:
            self.heard.append(refused.answer.raw)
            raise
        self.heard += socket.frames
        socket.frames = self.heard
        self.sockets.append(socket)
        return socket

    async def enter(self, token: str | None = None) -> Socket:
        """Open a socket, say hello, and hear the first sync."""
        socket = await self.knock()
        socket.send({"type": "hello"} if token is None else {"type": "hello", "token": token})
        assert (await socket.receive())["type"] == "sync"
        return socket

    async def go(self) -> None:
        for socket in self.sockets:
            with suppress(Closed):
                await socket.close()


async def request(socket: Socket, type: str, **fields: object) -> Json:
    """The answer to a request: an acceptance, or a rejection and a sync behind it."""
    id = f"{type} {next(_numbers)}"
    socket.send({"type": type, "id": id, **fields})
    answer = await socket.until(id=id)
    if answer["type"] == "rejected":
        await socket.until(type="sync")
    return answer


async def state(socket: Socket) -> Json:
    """Everything that somebody may know."""
    socket.send({"type": "sync"})
    return await socket.until(type="sync")


class Siege:
    """Ann, who is the host, and Bo are in the first round of a game; a stranger has the code."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self.ann, self.bo, self.stranger = (Guest(castle) for _ in range(3))
        self.places: list[Json] = []
        self.sockets: list[Socket] = []

    @property
    def code(self) -> str:
        return str(self.places[0]["code"])

    async def begin(self, settings: Json) -> None:
        for guest, name in ((self.ann, "Ann"), (self.bo, "Bo")):
            path, more = "/api/tables", {"settings": settings}
            if self.places:
                path, more = f"/api/tables/{self.code}/people", {}
            place = (await guest.ask("POST", path, {"name": name, **more})).json
            self.places.append(place)
            guest.code = place["code"]
            self.sockets.append(await guest.enter(place["token"]))
        self.stranger.code = self.code
        assert (await request(self.sockets[0], "start", starter=0))["type"] == "accepted"
        for socket in self.sockets:
            await request(socket, "mix", round=1, entropy="0123456789abcdef" * 2)

    async def join(self, name: str = "Sly", *, sit: bool = True) -> Json:
        """The stranger comes in."""
        place: Json = (await self.stranger.at("POST", "/people", {"name": name, "sit": sit})).json
        return place

    async def game(self) -> Json:
        """The running game as Ann and Bo see it: what no stranger can change."""
        seen = [await state(socket) for socket in self.sockets]
        return {
            "version": [sync["version"] for sync in seen],
            "host": seen[0]["table"]["host"],
            "seats": seen[0]["table"]["seats"],
            "settings": seen[0]["table"]["settings"],
            "paused": seen[0]["table"]["paused"],
            "views": [sync["view"] for sync in seen],
            "talk": [sync.get("talk") for sync in seen],
        }

    def check(self) -> None:
        """The stranger learned nothing that a spectator may not know, and the log is clean."""
        events = self.castle.events(self.places[0]["table"])
        secrets = [place["token"] for place in self.places]
        secrets += [hashed(token) for token in self.castle.tokens]
        for event in events:
            secrets += [event[name] for name in ("secret", "pile") if event.get(name)]
            if event["event"] == "committed":
                secrets.append(event["refill"])
            if event["event"] == "dealt":
                secrets.append(" ".join(event["pile"].split()[:6]))
        assert len(secrets) >= 8, "the log holds what could leak"
        everything = b"\n".join(self.stranger.heard)
        for secret in secrets:
            assert secret.encode() not in everything, secret
        for data in self.stranger.heard:
            for line in data[data.find(b"{") :].splitlines():
                with suppress(ValueError):
                    check_public(json.loads(line))
        self.castle.check_log()


def check_public(told: Any) -> None:
    """What was told holds no card that lies hidden, no pile and no secret."""
    match told:
        case {"card": str(card), "place": place}:
            assert place not in HIDDEN, card
        case {"secret": _} | {"pile": str()}:
            raise AssertionError(told)
    match told:
        case dict():
            for part in told.values():
                check_public(part)
        case list():
            for part in told:
                check_public(part)


@asynccontextmanager
async def besieged(castle: Castle, **settings: object) -> AsyncIterator[Siege]:
    """A siege; at its end it is looked through what the stranger got."""
    siege = Siege(castle)
    try:
        await siege.begin(settings)
        yield siege
        await siege.stranger.go()
        siege.check()
    finally:
        for guest in (siege.stranger, siege.ann, siege.bo):
            await guest.go()


def laid(
    castle: Castle, story: Callable[[Siege], Coroutine[Any, Any, None]], **settings: object
) -> None:
    """Tell a story at a table under siege."""

    async def run() -> None:
        async with besieged(castle, **settings) as siege:
            await story(siege)

    asyncio.run(run())
