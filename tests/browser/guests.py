"""Scripted guests at a table, who act when they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Thread
from typing import Any, Final, TypeVar

from server.clients import Client, Json, Party, until_all

T = TypeVar("T")

PATIENCE: Final = 60.0
"""Seconds after which a request that is not answered is given up."""


class Guest(Client):
    """Mixes and is ready by itself, and acts when told to."""

    def must_act(self) -> bool:
        return False


class Guests:
    """The scripted people at a table, the host first, on a loop of their own."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.party = self.do(_party(url))
        self.all: list[Guest] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def come(self, names: Sequence[str], settings: Mapping[str, Any]) -> None:
        """Open a table and sit down at it."""
        host = self.do(self.party.open_as(Guest, names[0], **settings))
        self.all = [host, *(self.do(self.party.join_as(Guest, host, name)) for name in names[1:])]
        for guest in self.all:
            guest.plays = True

    def invite(self, name: str) -> Json:
        """A seat for somebody with a browser."""
        path = f"/api/tables/{self.host.code}/people"
        return self.do(self.party.post(path, name=name, sit=True))

    @property
    def host(self) -> Guest:
        return self.all[0]

    def at(self, seat: int) -> Guest | None:
        return next((each for each in self.all if each.you.get("seat") == seat), None)

    def ask(self, guest: Guest, type: str, **fields: Any) -> None:
        """Ask for something, until all have been told."""
        answer = self.do(guest.ask(type, **fields))
        self.catch_up(answer["version"])

    def catch_up(self, version: int) -> None:
        self.do(until_all(self.all, lambda each: each.version >= version))

    def close(self) -> None:
        self.do(self.party.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


async def _party(url: str) -> Party:
    return Party(url)


@contextmanager
def seated(url: str, names: Sequence[str], settings: Mapping[str, Any]) -> Iterator[Guests]:
    guests = Guests(url)
    try:
        guests.come(names, settings)
        yield guests
    finally:
        guests.close()
