"""Twin games: the same script played twice at a real server, with one hidden thing changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from server.stage import HOST, Rigged, Shuffle, Stage, Swap, Time
from server.wire import Json, Socket, ask

STEP: Final = 250
"""Milliseconds between two steps of a script."""
DEAL: Final = "deal"


@dataclass(frozen=True)
class Script:
    """Who does what, and in which order cards lie; nothing in it depends on a hidden card."""

    edition: str
    players: int
    piles: Mapping[Shuffle, str]
    """What lies on top after a shuffle; the rest follows in the order of the deck."""
    rounds: Sequence[Sequence[str]]
    """The moves of each round, such as `0 bid 12`."""
    options: Mapping[str, object] = field(default_factory=dict)
    probed: int = 1
    """The first round at which everything is asked before each move."""


@dataclass(frozen=True)
class Run:
    """What reached whom."""

    heard: Mapping[str, list[bytes]]
    marks: Mapping[tuple[int, str], Mapping[str, int]]
    """How much each had heard before a move of a round, or before its deal."""
    secrets: list[str]
    """All that chance gave out, in hex."""
    tokens: list[str]


class Ear:
    """Somebody who hears: over a socket, and over HTTP with a token or without."""

    def __init__(self, port: int, heard: list[bytes], place: Json) -> None:
        self.port = port
        self.heard = heard
        self.code: str = place["code"]
        self.token: str | None = place.get("token")
        self.version = 0
        self.socket: Socket
        self._asked = 0

    async def enter(self) -> None:
        """Open the socket and say hello."""
        self.socket = await Socket.open(self.port, f"/api/tables/{self.code}/socket", host=HOST)
        self.heard += self.socket.frames
        self.socket.frames = self.heard
        self.socket.send({"type": "hello", "token": self.token})
        self.version = (await self.socket.until(type="sync"))["version"]

    async def request(self, type: str, **fields: object) -> Json:
        """Send a request and hear all up to its answer, and the sync that goes with it."""
        self._asked += 1
        id = f"{type} {self._asked}"
        self.socket.send({"type": type, "id": id, **fields})
        answer: Json = {}
        synced = False
        while not answer or not (synced or (answer["type"] == "accepted" and type != "sync")):
            message = await self.socket.receive()
            if message["type"] == "sync":
                synced, self.version = True, message["version"]
            elif message.get("id") == id:
                answer = message
        return answer

    async def grant(self, type: str, **fields: object) -> None:
        """Send a request that has to be granted."""
        answer = await self.request(type, **fields)
        assert answer["type"] == "accepted", answer

    async def refuse(self, type: str, **fields: object) -> None:
        """Send a request that has to be refused."""
        answer = await self.request(type, **fields)
        assert answer["type"] == "rejected", answer

    async def enter_again(self) -> None:
        """Come back as somebody does who has lost the line, and go again."""
        ear = Ear(self.port, self.heard, {"code": self.code, "token": self.token})
        await ear.enter()
        await ear.socket.close()

    async def resync(self) -> None:
        """Hear all that was sent, and everything anew."""
        await self.grant("sync")

    async def get(self, path: str = "", status: int = 200) -> Any:
        """Ask over HTTP."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        path = f"/api/tables/{self.code}{path}"
        answer = await ask(self.port, "GET", path, headers=headers, host=HOST)
        assert answer.status == status, answer.raw
        self.heard.append(answer.raw)
        return answer


class Performance:
    """One game by the script, with everybody listening."""

    def __init__(self, stage: Stage, script: Script, swap: Swap | None) -> None:
        self.stage = stage
        self.script = script
        self.chance = Rigged(script.piles, swap)
        self.time = Time()
        self.heard: dict[str, list[bytes]] = {"chance": self.chance.asked}
        self.marks: dict[tuple[int, str], dict[str, int]] = {}
        self.ears: dict[str, Ear] = {}

    @property
    def seats(self) -> list[Ear]:
        return [self.ears[f"seat {seat}"] for seat in range(self.script.players)]

    async def run(
        self, last: tuple[int, str] | None = None, instead: Mapping[str, str] | None = None
    ) -> Run:
        """Play all of the script, or up to a move; a move may stand in for another."""
        async with self.stage.playing(self.chance, self.time):
            try:
                await self._gather()
                await self._play(last, instead or {})
            finally:
                for ear in self.ears.values():
                    await ear.socket.close()
        tokens = [ear.token for ear in self.ears.values() if ear.token is not None]
        return Run(self.heard, self.marks, self.chance.secrets, tokens)

    async def _gather(self) -> None:
        """Everybody comes, the players with two devices each, and the game starts."""
        place: Json = {"code": ""}
        settings = {
            "edition": self.script.edition,
            "options": dict(self.script.options),
            "clock": 60,
            "shadow": True,
        }
        for seat in range(self.script.players):
            heard = self.heard[f"seat {seat}"] = []
            path, more = "/api/tables", {"settings": settings}
            if seat:
                path, more = f"/api/tables/{place['code']}/people", {}
            place = await self._join(path, heard, name=f"Player {seat}", **more)
            await self._enter(f"seat {seat}", place)
            await self._enter(f"seat {seat} again", place)
        await self._enter("passer-by", {"code": place["code"]})
        await self.seats[0].grant("start", starter=0)

    async def _join(self, path: str, heard: list[bytes], **wish: object) -> Json:
        answer = await ask(self.stage.port, "POST", path, wish, host=HOST)
        heard.append(answer.raw)
        place: Json = answer.json
        return place

    async def _enter(self, name: str, place: Json) -> None:
        heard = self.heard.setdefault(name, [])
        self.ears[name] = ear = Ear(self.stage.port, heard, place)
        await ear.enter()

    async def _play(self, last: tuple[int, str] | None, instead: Mapping[str, str]) -> None:
        for number, moves in enumerate(self.script.rounds, 1):
            await self._mark(number, DEAL)
            await self._deal(number)
            if (number, DEAL) == last:
                break
            for move in moves:
                await self._mark(number, move)
                seat, _, action = instead.get(move, move).partition(" ")
                ear = self.seats[int(seat)]
                await ear.grant("act", version=ear.version, action=action)
                if (number, move) == last:
                    break
            else:
                continue
            break
        await self._mark(len(self.script.rounds) + 1, "end")

    async def _deal(self, number: int) -> None:
        """All are ready and add their entropy: the round is dealt."""
        if number > 1:
            for ear in self.seats:
                await ear.grant("ready", round=number - 1)
        for seat, ear in enumerate(self.seats):
            await ear.grant("mix", round=number, entropy=f"{number:016x}{seat:016x}")
        if number == 1:
            heard = self.heard["watcher"] = []
            path = f"/api/tables/{self.seats[0].code}/people"
            await self._enter("watcher", await self._join(path, heard, name="Wat", sit=False))
            await self.ears["watcher"].grant("shadow", seat=self.script.players - 1)
        for name in ("seat 0", "seat 1", "watcher"):
            await self.ears[name].grant("say", text=f"This is round {number}.")
            await self.ears[name].grant("react", sign="howl")

    async def _mark(self, round: int, move: str) -> None:
        """Ask what may be asked, and note how much each has heard."""
        self.time.now += STEP
        for name, ear in self.ears.items():
            if name.endswith("again"):
                await ear.grant("pong")
            else:
                await ear.resync()
        if round >= self.script.probed:
            await self._probe(round, move)
        self.marks[round, move] = {name: len(heard) for name, heard in self.heard.items()}

    async def _probe(self, round: int, move: str) -> None:
        """Everybody asks in turn for everything, and all at once before a round ends."""
        rounds = self.script.rounds
        every = round > len(rounds) or move in (DEAL, rounds[round - 1][-1])
        for place, (name, ear) in enumerate(self.ears.items(), len(self.marks)):
            if name.endswith("again"):
                continue
            questions = [self._ask_http, self._ask_odds, self._ask_wrongly]
            for question in questions if every else [questions[place % 3]]:
                await question(name, ear)
            if every and ear.token is not None:
                await ear.enter_again()

    async def _ask_http(self, name: str, ear: Ear) -> None:
        await ear.get()
        if name == "seat 0":
            await ear.get("/export")
        if ear.token is None:
            await ear.get("/records")
            await ear.get("/records/1")

    async def _ask_odds(self, name: str, ear: Ear) -> None:
        answer = await ear.request("odds")
        if answer["type"] == "accepted":
            await ear.socket.until(type="odds")

    async def _ask_wrongly(self, name: str, ear: Ear) -> None:
        """Too late, out of turn or of the wrong kind, and no action at all."""
        await ear.refuse("act", version=0, action="challenge")
        await ear.refuse("act", version=ear.version, action="guess 9")
        await ear.refuse("act", version=ear.version, action="fly away")


async def perform(
    stage: Stage,
    script: Script,
    swap: Swap | None = None,
    *,
    last: tuple[int, str] | None = None,
    instead: Mapping[str, str] | None = None,
) -> Run:
    """Play a script at a fresh server."""
    return await Performance(stage, script, swap).run(last, instead)
