"""A small client, written from docs/protocol.md alone.

`python stranger.py URL EDITION BOTS [BREAK]` plays a game against bots and prints its record; the
line breaks after BREAK messages.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

FOR_EVER = {"left", "token", "kicked", "moved", "deleted", "no-hello", "protocol"}
"""The goodbyes after which nobody comes back."""


class Stranger:
    """One person at one table."""

    def __init__(self, url: str, breaks: int | None) -> None:
        self.http = httpx.AsyncClient(base_url=url, trust_env=False)
        self.url = url
        self.breaks = breaks
        self.known: dict[str, Any] = {"version": -1}
        self.asleep = False  # a gap was found, and the sync is on its way
        self.waiting: dict[str, dict[str, Any]] = {}
        self.sent: set[tuple[Any, ...]] = set()
        self.prefix = secrets.token_hex(3)
        self.count = 0

    async def play(self, edition: str, bots: int) -> str:
        """The record of a game against some bots."""
        body = {"name": "Stranger", "settings": {"edition": edition}}
        self.place = (await self.http.post("/api/tables", json=body)).raise_for_status().json()
        path = f"/api/tables/{self.place['code']}"
        wait, begun = 0.5, False
        while self.known.get("table", {}).get("phase") != "over":
            try:
                async with connect(f"ws{self.url[4:]}{path}/socket", proxy=None) as socket:
                    self.socket: ClientConnection = socket
                    hello = {"type": "hello", "token": self.place["token"], "protocol": 1}
                    await socket.send(json.dumps(hello))
                    await self.hear(json.loads(await socket.recv()))
                    wait = 0.5
                    for request in list(self.waiting.values()):
                        await socket.send(json.dumps(request))
                    if not begun:
                        begun = True
                        for _ in range(bots):
                            await self.ask("add-bot", bot=random.choice(["odds", "cautious"]))
                        await self.ask("start")
                    await self.listen()
            except (ConnectionClosed, OSError):
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))
                wait = min(2 * wait, 15)
        record = (await self.http.get(f"{path}/records/1")).raise_for_status().text
        await self.http.aclose()
        return record

    async def listen(self) -> None:
        while self.known["table"]["phase"] != "over":
            if self.breaks is not None:
                self.breaks -= 1
                if self.breaks < 0:
                    self.breaks = None
                    self.socket.transport.abort()
            async with asyncio.timeout(45):
                await self.hear(json.loads(await self.socket.recv()))

    async def ask(self, type: str, **fields: Any) -> None:
        self.count += 1
        id = f"{self.prefix}-{self.count}"
        self.waiting[id] = {"type": type, "id": id, **fields}
        await self.socket.send(json.dumps(self.waiting[id]))

    async def hear(self, message: dict[str, Any]) -> None:
        known = self.known
        match message["type"]:
            case "sync":
                self.known, self.asleep = {"rounds": [], **message}, False
                await self.turn()
            case "update" if message["after"] == known["version"]:
                if "game" in message and message["game"]["number"] != self.game():
                    known["rounds"] = []
                if "round" in message:
                    known["rounds"] = [*known["rounds"], message["round"]]
                parts = ("version", "you", "table", "clock", "game", "view", "shuffle")
                known |= {part: message[part] for part in parts if part in message}
                await self.turn()
            case "update" | "ping" if message["version"] > known["version"] and not self.asleep:
                self.asleep = True
                await self.socket.send(json.dumps({"type": "sync"}))
            case "ping":
                await self.socket.send(json.dumps({"type": "pong"}))
            case "accepted":
                self.waiting.pop(message["id"], None)
            case "rejected":
                self.waiting.pop(message["id"], None)
                print(message["code"], message["facts"], file=sys.stderr)
            case "bye" if message["code"] in FOR_EVER:
                raise SystemExit(f"bye: {message['code']}")

    def game(self) -> int:
        """The number of the game; 0 before the first."""
        return int(self.known.get("game", {"number": 0})["number"])

    async def turn(self) -> None:
        """What is to be done now, step by step as the page has it."""
        known, view = self.known, self.known.get("view")
        if view is None or known["table"]["phase"] != "playing":
            return
        game, seat, shuffle = self.game(), view["seat"], known.get("shuffle")
        if (
            shuffle is not None
            and not shuffle["dealt"]
            and self.is_new("mix", game, shuffle["round"])
        ):
            await self.ask("mix", round=shuffle["round"], entropy=secrets.token_hex(32))
        rounds = known["rounds"]
        if view["phase"] == "deal" and rounds and self.is_new("ready", game, len(rounds)):
            await self.ask("ready", round=rounds[-1]["number"])
        free = not known["table"]["paused"] and known["table"]["seats"][seat]["bot"] is None
        moment = ("act", game, view["round"], view["phase"], len(view["moves"]))
        if seat in view["to_act"] and free and self.is_new(*moment):
            await self.ask("act", version=known["version"], action=choose(view["legal"]))
        if seat not in view["alive"] and known["you"]["host"] and self.is_new("hurry", game):
            await self.ask("hurry")

    def is_new(self, *moment: Any) -> bool:
        """Whether this was not done yet."""
        if moment in self.sent:
            return False
        self.sent.add(moment)
        return True


def choose(legal: dict[str, Any]) -> str:
    """Anything that is legal, mostly a bid that is a little higher."""
    if legal["min_bid"] is None or (legal["actions"] and random.random() < 0.3):
        return str(random.choice(legal["actions"]))
    first = max(legal["min_bid"], 1)
    numbers = [number for number in range(first, first + 8) if number <= legal["max_bid"]]
    return f"bid {random.choice([each for each in numbers if each != legal['excluded']])}"


if __name__ == "__main__":
    url, edition, bots, *breaks = sys.argv[1:]
    stranger = Stranger(url, int(breaks[0]) if breaks else None)
    print(asyncio.run(stranger.play(edition, int(bots))))
