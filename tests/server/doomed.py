"""A program that starts servers one after the other, each doomed to be killed at a named point.

It reads orders from standard input, a line each: `serve POINT PASSING SABOTAGE`, with a `-` for no
sabotage, and `kill`. It writes what happens: `open URL`, `worker`, `struck`, `dead`, and `gone`
when nothing is left of a server, its workers included. When its input ends, everything ends.

Servers are forks of this program, so that each starts without loading the same modules again.
Nothing in the server knows of its doom: a few functions are wrapped in the fork.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import signal
import sqlite3
import traceback
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, NoReturn, TextIO
from unittest.mock import patch

from coyote.server import config, migrations, run, serving, socket, sqlite
from coyote.server.addresses import Addresses
from coyote.server.house import House
from coyote.server.journal import Journal, Then
from coyote.server.live import Live
from coyote.server.sqlite import SqliteStore
from coyote.server.store import Batch, Entry, Opening
from coyote.table import log
from coyote.table.effects import Effects
from coyote.table.requests import Act, Request
from coyote.table.table import Table

POINTS: Final = (
    "received",  # an action is decoded, and the table has not seen it
    "appending",  # it is on its way to the store
    "inserted",  # it is in a transaction that is not committed
    "committed",  # it is durable, and nobody was told so
    "sending",  # of what a request leads to, the first message went out and no other
    "sent",  # an answer went out
    "waking",  # when the server starts, a table is rebuilt
)
OUTSIDE: Final = "outside"
"""Killed by somebody else, who counts what the clients hear."""


def tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


class Fate:
    """Counts how often a point is passed, and strikes when it is time."""

    def __init__(self, point: str, passing: int) -> None:
        self.point = point
        self.left = passing
        self.acted = False
        """Whether what is stored right now holds an action of a person."""
        self.last_word = self.silent = False
        """Whether the next message that is sent is the last one, and whether it was."""

    def comes(self, point: str) -> bool:
        """Pass a point: whether this is the end."""
        self.left -= point == self.point
        return point == self.point and self.left == 0

    def strike(self) -> NoReturn:
        tell("struck")
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nothing comes after it")


async def rest() -> None:
    """Let the event loop go round: whatever is on its way to clients gets out.

    So a server that tells of something before it is stored is always found out.
    """
    for _ in range(30):
        await asyncio.sleep(0)


def acted(batch: Batch) -> bool:
    """Whether a batch holds an action of somebody who waits for the answer."""
    lines = [log.decode(entry.data) for entry in batch.entries]
    return any(line.id and isinstance(line.event, log.Acted) for line in lines)


def doom(fate: Fate) -> None:
    """Wrap what a request goes through, from the socket to the disk and back."""
    loop: asyncio.AbstractEventLoop

    def request(house: House, live: Live, connection: Any, request: Request) -> None:
        if isinstance(request, Act) and fate.comes("received"):
            fate.strike()
        real_request(house, live, connection, request)

    async def append(store: SqliteStore, batch: Batch) -> None:
        nonlocal loop
        loop = asyncio.get_running_loop()
        fate.acted = acted(batch)
        if fate.acted and fate.comes("appending"):
            await rest()
            fate.strike()
        await real_append(store, batch)

    @contextmanager
    def transaction(connection: sqlite3.Connection) -> Iterator[None]:
        before = connection.total_changes
        with real_transaction(connection):
            yield
            counts = fate.acted and connection.total_changes > before
            if counts and fate.comes("inserted"):
                asyncio.run_coroutine_threadsafe(rest(), loop).result()
                fate.strike()
        if counts and fate.comes("committed"):
            fate.strike()

    def do(house: House, live: Live, job: Any) -> None:
        effects: Effects = job.effects
        several = job.sender is not None and effects.lines and len(effects.posts) > 1
        if several and fate.comes("sending"):
            fate.last_word = True
        real_do(house, live, job)

    async def write(socket: Any, text: str) -> None:
        if fate.silent:
            await asyncio.Event().wait()  # too late
        fate.silent = fate.last_word
        await real_write(socket, text)
        if fate.last_word or ('"accepted"' in text and fate.comes("sent")):
            await rest()
            fate.strike()

    def wake(table: Table, now: int) -> Effects:
        effects = real_wake(table, now)
        if fate.comes("waking"):
            fate.strike()
        return effects

    real_request, real_append, real_do = House.request, SqliteStore.append, House._do
    real_transaction, real_write, real_wake = migrations.transaction, socket._write, Table.wake
    patch.object(House, "request", request).start()
    patch.object(SqliteStore, "append", append).start()
    patch.object(sqlite, "transaction", transaction).start()
    patch.object(House, "_do", do).start()
    patch.object(socket, "_write", write).start()
    patch.object(Table, "wake", wake).start()


# What a server must not do, to see that the test finds it out.


def send_early() -> None:
    """Tell of everything before it is stored."""

    def write(
        journal: Journal,
        openings: Sequence[Opening],
        entries: Sequence[Entry],
        live: dict[str, bool],
        then: Then,
    ) -> None:
        real_write(journal, openings, entries, live, lambda _: None)
        then(None)

    real_write = Journal.write
    patch.object(Journal, "write", write).start()


def jump_the_queue() -> None:
    """Answer at once where nothing is to be stored, even if what came before is not yet."""

    def perform(house: House, live: Live, effects: Effects, *sender: Any, **done: Any) -> None:
        waiting = [] if effects.lines else [*live.jobs]
        if waiting:
            live.jobs.clear()
        real_perform(house, live, effects, *sender, **done)
        live.jobs.extendleft(reversed(waiting))

    real_perform = House.perform
    patch.object(House, "perform", perform).start()


def forget_ids() -> None:
    """Do not know a request again."""

    def handle(table: Table, who: int, request: Request, now: int) -> Effects:
        for person in table.book.people.values():
            person.done.clear()
        return real_handle(table, who, request, now)

    real_handle = Table.handle
    patch.object(Table, "handle", handle).start()


SABOTAGES: Final[dict[str, Callable[[], None]]] = {
    "send-early": send_early,
    "jump-the-queue": jump_the_queue,
    "forget-ids": forget_ids,
}


# The program


class Nursery:
    """Forks servers, and watches them and those who order them."""

    def __init__(self) -> None:
        self.watched = selectors.DefaultSelector()
        self.watched.register(0, selectors.EVENT_READ, self.obey)
        self.child: int | None = None
        self.orders = b""
        self.ended = False

    def run(self) -> None:
        while not self.ended:
            for key, _ in self.watched.select():
                key.data(key.fd)

    def obey(self, fd: int) -> None:
        data = os.read(fd, 4096)
        self.ended = not data
        if self.ended and self.child is not None:
            os.kill(self.child, signal.SIGKILL)
        *orders, self.orders = (self.orders + data).split(b"\n")
        for order in orders:
            match order.decode().split():
                case ["serve", point, passing, sabotage] if self.child is None:
                    self.fork(Fate(point, int(passing)), sabotage)
                case ["kill"]:
                    if self.child is not None:
                        os.kill(self.child, signal.SIGKILL)
                case _:
                    raise ValueError(order)

    def fork(self, fate: Fate, sabotage: str) -> None:
        # Whoever holds the other end of a pipe lives: the server of the first one, its workers
        # of the second. Ids of processes would tell less: they are used again, and an orphan that
        # has ended may stay around as a zombie.
        server, alive = os.pipe()
        family, related = os.pipe()
        self.child = os.fork()
        if self.child == 0:
            self.watched.close()
            serve(fate, sabotage, related)
        os.close(alive)
        os.close(related)
        self.watched.register(server, selectors.EVENT_READ, self.bury)
        self.watched.register(family, selectors.EVENT_READ, self.forget)

    def bury(self, fd: int) -> None:
        """A server has died."""
        assert self.child is not None
        os.waitpid(self.child, 0)
        self.child = None
        self.forget(fd, "dead")

    def forget(self, fd: int, word: str = "gone") -> None:
        self.watched.unregister(fd)
        os.close(fd)
        tell(word)


def serve(fate: Fate, sabotage: str, related: int) -> NoReturn:
    """The whole life of a fork."""
    try:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        _report_workers(related)
        doom(fate)
        if sabotage in SABOTAGES:
            SABOTAGES[sabotage]()
        settings = config.read({}, os.environ)
        run.run(settings, make_app=serving.make_app, welcome=_say_address)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


def _say_address(addresses: Addresses, out: TextIO) -> None:
    tell(f"open {addresses.here.replace('localhost', '127.0.0.1')}")


def _report_workers(related: int) -> None:
    """Give each worker the end of a pipe that shows that it lives."""

    async def start(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        process = await real_start(*arguments, pass_fds=(related,), **options)
        tell("worker")
        return process

    real_start: Callable[..., Awaitable[asyncio.subprocess.Process]]
    real_start = asyncio.create_subprocess_exec
    patch.object(asyncio, "create_subprocess_exec", start).start()


def main() -> None:
    # All that a server loads while it starts is loaded here, once.
    for name in ("uvloop", "uvicorn.lifespan.on", "uvicorn.protocols.http.h11_impl"):
        import_module(name)
    import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    serving.make_app(config.Config(database="sqlite://"))
    tell("ready")
    Nursery().run()


if __name__ == "__main__":
    main()
