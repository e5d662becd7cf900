"""A real server at a port of this machine, whose chance and clock a test holds in its hands."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import structlog
import uvicorn
from litestar import Litestar

from coyote.rules.actions import Action
from coyote.rules.cards import Card, cards
from coyote.rules.view import View
from coyote.server import worker
from coyote.server.config import MANY, Config
from coyote.server.serving import make_app
from coyote.server.store import open_store
from coyote.server.workers import Workers
from coyote.table.proof import Label

HOST: Final = "coyote.test"
"""The name of the server, whatever its port."""

Shuffle: TypeAlias = tuple[int, str]
"""Which shuffle of a game: that of a round's deal or refill."""


@dataclass(frozen=True)
class Swap:
    """Two cards of a shuffle that change places, as many from the top."""

    shuffle: Shuffle
    first: int
    second: int


class Rigged:
    """Chance that is the same each time; a pile lies as it is told to, but for one swap."""

    def __init__(self, piles: Mapping[Shuffle, str], swap: Swap | None = None) -> None:
        self.piles = piles
        self.swap = swap
        self.asked: list[bytes] = []
        """What was asked of it, and in which order."""
        self.secrets: list[str] = []
        self.numbers: list[int] = []

    def secret(self) -> bytes:
        self.asked.append(b"secret")
        secret = sha256(b"secret %d" % len(self.asked)).digest()
        self.secrets.append(secret.hex())
        return secret

    def below(self, limit: int) -> int:
        self.asked.append(b"below %d" % limit)
        self.numbers.append(7 * len(self.asked) % limit)
        return self.numbers[-1]

    def order(
        self, given: Sequence[Card], label: Label, secret: bytes, entropy: Mapping[int, bytes]
    ) -> tuple[Card, ...]:
        self.asked.append(f"order {len(given)} {label} {secret.hex()} {entropy}".encode())
        top, rest = cards(self.piles.get((label.round, label.kind), "")), list(given)
        for card in top:
            rest.remove(card)
        pile = [*top, *rest]
        if self.swap is not None and self.swap.shuffle == (label.round, label.kind):
            first, second = self.swap.first, self.swap.second
            assert pile[first] != pile[second], "two cards with the same face"
            pile[first], pile[second] = pile[second], pile[first]
        return tuple(pile)


class Time:
    """A clock that a script moves on."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Here:
    """Thinks and reckons at once; that workers do the same is tested elsewhere."""

    def __init__(self, count: int) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(self, bot: str, seed: int, view: View) -> Action:
        return worker.choose(bot, seed, view)

    async def odds(self, view: View) -> list[tuple[int, float]]:
        return worker.odds(view)


class Stage:
    """A real server at a port, behind which one app after the other stands."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.app: Litestar | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert self.app is not None
        await self.app(scope, receive, send)

    @asynccontextmanager
    async def playing(
        self, chance: Rigged, time: Time, bot_delay: tuple[float, float] = (0, 0)
    ) -> AsyncIterator[None]:
        """A fresh server with nothing in it."""
        config = Config(
            port=self.port,
            base_url=f"http://{HOST}",
            database="sqlite://",
            bot_delay=bot_delay,
            tables_per_hour=MANY,
            people_per_hour=MANY,
            messages_per_second=MANY,
            message_burst=MANY,
            requests_per_minute=MANY,
            connections_per_address=MANY,
        )
        self.app = make_app(config, store=open_store("sqlite://"), chance=chance, clock=time)
        async with self.app.lifespan():
            yield


@asynccontextmanager
async def staged(workers: type[Here] | type[Workers] = Here) -> AsyncIterator[Stage]:
    """A server on this machine, as long as it is needed."""
    patched = patch("coyote.server.serving.Workers", workers)
    with patched, socket.create_server(("127.0.0.1", 0)) as listener:
        # The loop sets it only where the protocol is named; without it answers wait for each other.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        stage = Stage(listener.getsockname()[1])
        server = uvicorn.Server(
            uvicorn.Config(
                stage,
                http="h11",
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        quiet = structlog.make_filtering_bound_logger(logging.WARNING)
        structlog.configure(wrapper_class=quiet)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield stage
        finally:
            server.should_exit = True
            await task
            structlog.reset_defaults()
