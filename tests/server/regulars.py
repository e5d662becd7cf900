"""Regulars: people who play at a table, and come back whenever the server is gone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
import msgspec
from server.inn import Inn
from server.witness import Witness
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from coyote.table import messages, requests

BACKOFF: Final = (0.01, 0.5)
"""Seconds between two attempts to come in: the first, and the most."""

REACH: Final = 12
"""How far above the lowest number people bid: rounds are to be short, but not too short."""

decode: Final = msgspec.json.Decoder(messages.Anything).decode


@dataclass(frozen=True, slots=True)
class Circle:
    """What is played at a table, and by how many."""

    edition: str
    options: dict[str, Any]
    people: int
    bots: tuple[str, ...] = ()


@dataclass(slots=True)
class Party:
    """The people at one table."""

    circle: Circle
    code: str
    table: str
    people: list[Regular] = field(default_factory=list)
    broke_up: bool = False
    """The host has said that this game was the last."""


class Regular:
    """Asks for one thing at a time, and asks again with the same id until it is answered."""

    def __init__(self, inn: Inn, party: Party, name: str, token: str, dice: Random) -> None:
        self.inn = inn
        self.party = party
        self.name = name
        self.token = token
        self.dice = dice
        self.witness = Witness(name)
        self.known: dict[str, Any] = {}
        """The newest of each part of the messages, by its name."""
        self.pending: requests.Request | None = None
        self.answered: dict[str, int] = {}
        """The ids of acknowledged requests, and the version told with each."""
        self.visits = 0
        self.lost = self.stored = 0
        """Of the actions that were sent and not answered, how many had been lost with the server,
        and how many had been stored."""
        self.left = asyncio.Event()
        self._done: set[object] = set()
        self._asked = 0
        self._fresh = True
        """Whether nothing was asked on this connection."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.phase}, {self.visits} visits, waits for {self.pending}>"

    @property
    def phase(self) -> str:
        """Where the table stands, as far as this person knows."""
        table: messages.Table | None = self.known.get("table")
        return "unknown" if table is None else table.phase

    # Coming and going

    async def live(self) -> None:
        """Play until the party breaks up."""
        wait, most = BACKOFF
        while not self._is_over():
            door = await self.inn.door()
            before = self.visits
            try:
                await self._visit(f"ws{door.removeprefix('http')}")
            except (OSError, WebSocketException):
                wait = BACKOFF[0] if self.visits > before else min(2 * wait, most)
                await asyncio.sleep(wait)
        self.left.set()

    async def _visit(self, door: str) -> None:
        address = f"{door}/api/tables/{self.party.code}/socket"
        async with connect(address, proxy=None, compression=None) as socket:
            await socket.send(msgspec.json.encode(requests.Hello(token=self.token)).decode())
            self._fresh, self.witness.known = True, -1
            async for data in socket:
                await self.inn.hear()
                self._hear(decode(data))
                if self._is_over():
                    return
                await self._go_on(socket)

    def _is_over(self) -> bool:
        if self.phase != "over" or self.pending is not None or self._is_behind:
            return False
        if self.inn.closing and self.known["you"].host:
            self.party.broke_up = True
        return self.party.broke_up

    @property
    def _is_behind(self) -> bool:
        """Whether news are on their way: an answer comes before what it changed."""
        version: int = self.known.get("version", -1)
        return version < self.witness.version

    # Hearing

    def _hear(self, message: messages.Message) -> None:
        match message:
            case messages.Sync():
                self._learn(message)
                self.witness.sync(message)
                if self._fresh:
                    self._look_back()
            case messages.Update():
                self._learn(message)
                self.witness.update(message)
            case messages.Accepted():
                self._accept(message)
            case messages.Rejected():
                self.witness.reject(self.pending, message)
                self.pending = None
            case messages.Talk():
                self.witness.talk(message.lines)
            case messages.Bye():
                self.witness.hold(None, f"lost: sent away: {message.code}")

    def _look_back(self) -> None:
        """On a new connection: what became of the request that was not answered."""
        self.visits += 1
        if isinstance(self.pending, requests.Act):
            self.stored += self.witness.arrived
            self.lost += not self.witness.arrived

    def _learn(self, message: messages.Sync | messages.Update) -> None:
        if isinstance(message, messages.Sync):
            self.known.clear()
        for name in ("you", "table", "game", "view", "shuffle", "version"):
            part = getattr(message, name)
            if part is not None:
                self.known[name] = part

    def _accept(self, accepted: messages.Accepted) -> None:
        if self.pending is not None and accepted.id == self.pending.id:
            self.witness.accept(self.pending, accepted.version)
            self.answered[accepted.id] = accepted.version
            self.pending = None
            return
        # Asked twice: the second answer is the same, or it would be about another move.
        told = self.answered.get(accepted.id)
        self.witness.hold(told == accepted.version, f"twice: {accepted}, first {told}")

    # Asking

    async def _go_on(self, socket: ClientConnection) -> None:
        """Ask again for what was not answered, or for what comes next."""
        if self._is_behind:
            return
        if self.pending is not None:
            if self._fresh:
                await self._send(socket, self.pending)
            self._fresh = False
            return
        self._fresh = False
        self.pending = self._wish()
        if self.pending is not None:
            view: messages.View | None = self.known.get("view")
            self.witness.ask(self.pending, (self.witness.game, 0 if view is None else view.round))
            await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, request: requests.Request) -> None:
        text = msgspec.json.encode(request).decode()
        await socket.send(text)
        if isinstance(request, requests.Act) and self.dice.random() < 0.2:
            await socket.send(text)  # as an impatient device does

    def _wish(self) -> requests.Request | None:
        """What this person wants next."""
        table: messages.Table = self.known["table"]
        you: messages.You = self.known["you"]
        self._asked += 1
        id = f"{self.name}-{self._asked}"
        if self._once("say", self.visits) and self.dice.random() < 0.3:
            return requests.Say(id=id, text=f"{self.name} is here for the {self.visits}th time")
        if table.phase == "playing":
            return self._wish_in_game(id, you)
        if not you.host or len(table.people) < self.party.circle.people:
            return None
        bots = [seat.bot for seat in table.seats if seat.bot is not None]
        if len(bots) < len(self.party.circle.bots):
            return requests.AddBot(id=id, bot=self.party.circle.bots[len(bots)])
        return requests.Start(id=id)

    def _wish_in_game(self, id: str, you: messages.You) -> requests.Request | None:
        table: messages.Table = self.known["table"]
        view: messages.View = self.known["view"]
        shuffle: messages.Shuffle | None = self.known.get("shuffle")
        key = (self.witness.game, view.round)
        if you.seat in view.alive:
            if view.phase == "deal":
                # Who has seen a reveal is known only to a server that lives.
                if view.round > 1 and self._once("ready", *key, self.visits):
                    return requests.Ready(id=id, round=view.round - 1)
                if shuffle is not None and shuffle.round == view.round and self._once("mix", *key):
                    entropy = self.dice.randbytes(16).hex()
                    return requests.Mix(id=id, round=view.round, entropy=entropy)
            elif view.legal is not None and (view.legal.actions or view.legal.min_bid is not None):
                action = self._choose(view.legal)
                return requests.Act(id=id, version=self.known["version"], action=action)
        people = [seat for seat in view.alive if table.seats[seat].person is not None]
        if you.host and not people and self._once("hurry", self.witness.game):
            return requests.Hurry(id=id)
        return None

    def _once(self, *key: object) -> bool:
        new = key not in self._done
        self._done.add(key)
        return new

    def _choose(self, legal: messages.Legal) -> str:
        if legal.min_bid is None or (legal.actions and self.dice.random() < 0.3):
            return self.dice.choice(legal.actions)
        assert legal.max_bid is not None
        lowest = max(legal.min_bid, min(0, legal.max_bid))
        number = min(lowest + self.dice.randrange(REACH), legal.max_bid)
        if number == legal.excluded:
            number += 1 if number < legal.max_bid else -1
        bid = f"bid {number}"
        if not legal.with_bid or self.dice.random() < 0.5:
            return bid
        addition = self.dice.choice(sorted(legal.with_bid))
        seats = legal.with_bid[addition]
        return f"{bid} {addition}" + (f" {self.dice.choice(seats)}" if seats else "")


async def gather(inn: Inn, client: httpx.AsyncClient, circle: Circle, dice: Random) -> Party:
    """Open a table and have all its people come to it."""
    settings = {"edition": circle.edition, "options": circle.options, "grace": 3600}
    party: Party | None = None
    for number in range(1, circle.people + 1):
        wish: dict[str, Any] = {"name": f"{circle.edition} {number}"}
        if party is None:
            answer = await client.post("/api/tables", json={**wish, "settings": settings})
            told = answer.raise_for_status().json()
            party = Party(circle, told["code"], told["table"])
        else:
            answer = await client.post(f"/api/tables/{party.code}/people", json=wish)
            told = answer.raise_for_status().json()
        own_dice = Random(dice.random())
        party.people.append(Regular(inn, party, wish["name"], told["token"], own_dice))
    assert party is not None
    return party
