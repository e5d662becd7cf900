"""Devices at a live server: each keeps what it is told, checks it, and plays by chance."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from random import Random
from types import TracebackType
from typing import Any, Final, Self, TypeAlias, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json: TypeAlias = dict[str, Any]

PATIENCE: Final = 30
"""Seconds after which a test gives up waiting for a message."""

QUICK: Final = (
    "serve",
    "--log-level=error",
    "--bot-delay=0-0.01",
    "--messages-per-second=100000",
    "--message-burst=100000",
    "--tables-per-hour=100000",
    "--people-per-hour=100000",
    "--requests-per-minute=100000",
    "--lookups-per-minute=100000",
    "--connections-per-address=1000",
)
"""A server on which bots wait for nobody, and nobody is told to be slower."""

PARTS: Final = ("you", "table", "clock", "game", "view", "shuffle")
"""What a sync and an update may hold; an update only what changed."""
SEEN_BY_ALL: Final = {"open", "named", "drawn"}
"""The places of cards that lie face up."""


class Rejected(Exception):
    """The table did not grant a request."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer["code"], answer["facts"])
        self.code: str = answer["code"]
        self.facts: Json = answer["facts"]


class Client:
    """A device with a token, or without: then it watches.

    It folds in every message and holds it to the protocol. While `plays` is on it mixes, is ready,
    acts by chance, and as the host of bots alone has them hurry.
    """

    def __init__(self, url: str, place: Json, *, seed: int = 0) -> None:
        self.url = url
        self.place = place
        self.dice = Random(f"{seed} {place.get('person')}")
        self.plays = False
        self.socket: ClientConnection | None = None
        self.closed: tuple[int, str] | None = None
        """The code and the reason with which the socket was closed."""
        self.heard: list[Json] = []
        self.version = -1
        self.you: Json = {}
        self.table: Json = {}
        self.clock: Json = {}
        self.game: Json | None = None
        self.rounds: list[Json] = []
        self.view: Json | None = None
        self.shuffle: Json | None = None
        self.talk: list[Json] = []
        self.news: list[Json] = []
        self.gaps = 0
        self.answers: dict[str, Json] = {}
        self.pending: dict[str, Json] = {}
        """Requests that were not answered yet, by id."""
        self.commitments: dict[tuple[int, int], tuple[str, str]] = {}
        """What was told of each shuffle and its refill before the deal, by game and round."""
        self.failure: BaseException | None = None
        self._done: set[object] = set()
        self._ids = 0
        # A person's ids are of all their devices: no two may begin alike.
        self._prefix = secrets.token_hex(4)
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    # Connecting

    @property
    def code(self) -> str:
        return str(self.place["code"])

    @property
    def token(self) -> str | None:
        return self.place.get("token")

    @property
    def seat(self) -> int:
        """The seat in the running game or in the lobby."""
        seat = self.you["seat"]
        assert isinstance(seat, int)
        return seat

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    async def connect(self, **options: Any) -> Self:
        """Open a socket, say hello, and wait for the first sync."""
        self.closed, self.version = None, -1
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.code}/socket"
        self.socket = await connect(address, proxy=None, **options)
        await self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: self.version >= 0)
        return self

    async def disconnect(self) -> None:
        """Go offline."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader
        if self.failure is not None:
            raise self.failure

    async def cut(self) -> None:
        """Go offline without a word, as a phone does that loses its network."""
        assert self.socket is not None
        assert self._reader is not None
        self.socket.transport.abort()
        await self._reader

    async def reconnect(self) -> None:
        """Come back, and ask again what was not answered: with the same ids."""
        await self.connect()
        for request in list(self.pending.values()):
            await self.write(request)

    # Asking

    async def send(self, type: str, **fields: Any) -> str:
        """Send a request with a fresh id, and return the id."""
        self._ids += 1
        id = fields.pop("id", f"{self._prefix}-{type}-{self._ids}")
        self.pending[id] = {"type": type, "id": id, **fields}
        await self.write(self.pending[id])
        return str(id)

    async def write(self, request: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(request))

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a request and wait until it is granted, and told; raises `Rejected`."""
        id = await self.send(type, **fields)
        await self.until(lambda: id in self.answers)
        answer = self.answers[id]
        if answer["type"] == "rejected":
            raise Rejected(answer)
        await self.until(lambda: self.version >= answer["version"])
        return answer

    async def refusal(self, type: str, **fields: Any) -> str:
        """The code with which a request is refused."""
        try:
            await self.ask(type, **fields)
        except Rejected as rejected:
            return rejected.code
        raise AssertionError(f"{type} was granted")

    async def act(self, action: str) -> Json:
        return await self.ask("act", version=self.version, action=action)

    # Waiting

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for the message after which something holds."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    if self.failure is not None:
                        raise self.failure
                    assert self.closed is None, f"the socket was closed: {self.closed}"
                    await self._changed.wait()
        except TimeoutError:
            phase = None if self.view is None else (self.view["phase"], self.view["to_act"])
            last = [message["type"] for message in self.heard[-5:]]
            raise AssertionError(f"{self.you} waited in vain: {phase}, {last}") from None

    async def until_closed(self) -> tuple[int, str]:
        """Wait for the end of the socket: its code and its reason."""
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def until_news(self, code: str) -> Json:
        """Wait for news that were not waited for yet: their facts."""
        await self.until(lambda: any(each["code"] == code for each in self.news))
        place = next(at for at, each in enumerate(self.news) if each["code"] == code)
        facts = self.news[place]["facts"]
        del self.news[: place + 1]
        return dict(facts)

    async def until_turn(self) -> Json:
        """Wait until this seat has to act: its view."""
        await self.until(self.must_act)
        assert self.view is not None
        return self.view

    def told(self, type: str) -> list[Json]:
        """All messages of a type."""
        return [message for message in self.heard if message["type"] == type]

    # Hearing

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                if not self.misses(message):
                    self.heard.append(message)
                    await self.hear(message)
                    self._wake()
        except ConnectionClosed:
            pass
        except BaseException as error:
            self.failure = error
        finally:
            self.closed = (socket.close_code or 1006, socket.close_reason or "")
            self._wake()

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def misses(self, message: Json) -> bool:
        """Whether a message is lost; for a device with a bad network."""
        return False

    async def hear(self, message: Json) -> None:
        match message["type"]:
            case "sync":
                self.version = message["version"]
                self.rounds = message.get("rounds", [])
                self.talk = message.get("talk", [])
                for part in PARTS:
                    setattr(self, part, message.get(part))
                await self._changes()
            case "update":
                assert self.version >= 0, "an update before the first sync"
                if message["after"] == self.version:
                    self._fold(message)
                    await self._changes()
                elif message["version"] > self.version:
                    self.gaps += 1
                    await self.write({"type": "sync"})
            case "accepted" | "rejected":
                self.answers[message["id"]] = message
                request = self.pending.pop(message["id"], {"type": ""})
                if request["type"] == "act" and message["type"] == "rejected":
                    self._done.discard(self._position())  # there is a new chance to act
            case "talk":
                self.talk += message["lines"]
            case "ping":
                await self.write({"type": "pong"})

    def _fold(self, message: Json) -> None:
        self.version = message["version"]
        self.news += message.get("news", [])
        if "game" in message and (self.game or {}).get("number") != message["game"]["number"]:
            self.rounds = []
        for part in PARTS:
            if part in message:
                setattr(self, part, message[part])
        if "round" in message:
            assert message["round"]["number"] == len(self.rounds) + 1
            self.rounds.append(message["round"])

    async def _changes(self) -> None:
        self.check()
        if self.game is not None and self.shuffle is not None:
            key = (self.game["number"], self.shuffle["round"])
            told = (self.shuffle["commitment"], self.shuffle["refill"])
            assert told == self.commitments.setdefault(key, told), "not what was told before"
        if self.plays:
            await self.play()

    def check(self) -> None:
        """Hold what was told to what this device may know."""
        view = self.view
        if view is None:
            return
        watches = view["seat"] is None
        assert watches == (view["legal"] is None)
        for card in view["cards"]:
            if view["reveal"] is not None or card["place"] in SEEN_BY_ALL:
                assert card["card"] is not None
            elif watches or card["seat"] == view["seat"]:
                assert card["card"] is None, "a card that nobody may show to this seat"
        for finished in self.rounds:
            assert finished["proof"] is None or self.over or self.game_is("eyes")

    def game_is(self, edition: str) -> bool:
        return self.game is not None and self.game["edition"] == edition

    # Playing

    def _position(self) -> object:
        assert self.view is not None
        assert self.game is not None
        view = self.view
        return (self.game["number"], view["round"], view["phase"], len(view["moves"]))

    def must_act(self) -> bool:
        """Whether the game waits for this seat, and no bot plays for it."""
        view = self.view
        if view is None or view["seat"] not in view["to_act"] or self.table["paused"]:
            return False
        return self.table["seats"][view["seat"]]["bot"] is None

    async def play(self) -> None:
        """Do what is to be done now, once."""
        if self.game is None or self.view is None or self.table["phase"] != "playing":
            return
        number, seat = self.game["number"], self.view["seat"]
        if seat is not None:
            if self.shuffle is not None and not self.shuffle["dealt"]:
                await self._once("mix", number, self.shuffle["round"])
            if self.rounds and self.view["phase"] == "deal":
                await self._once("ready", number, len(self.rounds))
            if self.must_act() and self._position() not in self._done:
                self._done.add(self._position())
                await self.send("act", version=self.version, action=self.choose(self.view))
        if self.you["host"] and not self.table["hurried"] and not self.people_play():
            await self._once("hurry", number, 0)

    async def _once(self, type: str, game: int, round: int) -> None:
        if (type, game, round) in self._done:
            return
        self._done.add((type, game, round))
        if type == "mix":
            await self.send(type, round=round, entropy=self.dice.randbytes(32).hex())
        elif type == "ready":
            await self.send(type, round=round)
        else:
            await self.send(type)

    def people_play(self) -> bool:
        """Whether a person who could come back is still in the game."""
        assert self.view is not None
        here = {person["person"] for person in self.table["people"]}
        return any(self.table["seats"][seat]["person"] in here for seat in self.view["alive"])

    def choose(self, view: Json) -> str:
        """Any legal action, now and then a rare one."""
        legal, dice = view["legal"], self.dice
        if legal["min_bid"] is None or (legal["actions"] and dice.random() < 0.4):
            word = dice.choice(sorted({action.split()[0] for action in legal["actions"]}))
            return str(dice.choice([each for each in legal["actions"] if each.startswith(word)]))
        least = max(legal["min_bid"], -5)
        number = min(least + int(dice.expovariate(0.2)), legal["max_bid"])
        if number == legal["excluded"]:
            number += 1 if number < legal["max_bid"] else -1
        if not legal["with_bid"] or dice.random() < 0.5:
            return f"bid {number}"
        addition = dice.choice(sorted(legal["with_bid"]))
        seats = legal["with_bid"][addition]
        return f"bid {number} {addition}" + (f" {dice.choice(seats)}" if seats else "")

    async def play_to_end(self) -> None:
        """Play until the game is over."""
        self.plays = True
        await self.play()
        await self.until(lambda: self.over)


C = TypeVar("C", bound=Client)


async def until_all(clients: Iterable[Client], holds: Callable[[Client], bool]) -> None:
    """Wait until something holds for each of some devices."""
    for client in clients:
        await client.until(partial(holds, client))


class Party:
    """Devices that go to one server and are put away together."""

    def __init__(self, url: str, *, seed: int = 0) -> None:
        self.url = url
        self.seed = seed
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self.clients: list[Client] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self.http.aclose()
        failures = await gathered(*(client.disconnect() for client in self.clients))
        if kind is None:
            for failure in failures:
                raise failure

    async def open(self, name: str = "Ann", **settings: Any) -> Client:
        """Open a table and sit down at it, as its host."""
        return await self.open_as(Client, name, **settings)

    async def open_as(self, kind: type[C], name: str = "Ann", **settings: Any) -> C:
        place = await self.post("/api/tables", name=name, settings=settings)
        return await self.bring(kind, place)

    async def join(self, host: Client, name: str, *, sit: bool = True) -> Client:
        """Come to a table."""
        return await self.join_as(Client, host, name, sit=sit)

    async def join_as(self, kind: type[C], host: Client, name: str, *, sit: bool = True) -> C:
        place = await self.post(f"/api/tables/{host.code}/people", name=name, sit=sit)
        return await self.bring(kind, place)

    async def watch(self, host: Client) -> Client:
        """Watch a table without a name."""
        return await self.bring(Client, {"code": host.code})

    async def bring(self, kind: type[C], place: Json) -> C:
        """A device with a place that it got."""
        client = kind(self.url, place, seed=self.seed)
        self.clients.append(client)
        await client.connect()
        return client

    async def post(self, path: str, **body: Any) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def get(self, path: str, client: Client | None = None) -> httpx.Response:
        """What a path holds, for a device or for anybody."""
        return await self.http.get(path, headers=bearer(client))

    async def look(self, client: Client) -> Json:
        """The table as a device sees it over HTTP."""
        return dict((await self.get(f"/api/tables/{client.code}", client)).json())

    async def record(self, host: Client, game: int = 1) -> bytes:
        answer = await self.get(f"/api/tables/{host.code}/records/{game}")
        assert answer.status_code == 200, answer.text
        return answer.content


def bearer(client: Client | None) -> dict[str, str]:
    """The header with a device's token, if it has one."""
    token = None if client is None else client.token
    return {} if token is None else {"authorization": f"Bearer {token}"}


async def gathered(*work: Awaitable[object]) -> list[BaseException]:
    """Do all of it at once, and return what went wrong."""
    ends = await asyncio.gather(*work, return_exceptions=True)
    return [end for end in ends if isinstance(end, BaseException)]
