"""The house: all tables in memory, what they want stored, and then what they want done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import structlog

from coyote.rules.actions import Action
from coyote.server.bus import Bus, Letter, LocalBus
from coyote.server.connection import Connection
from coyote.server.journal import Journal
from coyote.server.live import Gone, Job, Live
from coyote.server.metrics import Metrics
from coyote.server.store import CodeTaken, Conflict, Entry, Opening, Store, StoreBroken
from coyote.server.workers import WorkerError, WorkerLost, Workers
from coyote.table import messages
from coyote.table.chance import Chance, TrueChance
from coyote.table.codes import TABLE_LETTERS, code_from
from coyote.table.effects import SENDER, Effects, Question, Thought
from coyote.table.requests import Request
from coyote.table.settings import Settings
from coyote.table.table import Pace, Table

Clock: TypeAlias = Callable[[], int]

IDLE: Final = 300_000
"""Milliseconds after which a table that nobody is at leaves the memory, if no game runs."""
FAREWELL: Final = 0.4
"""Seconds for everybody to hear that the server goes."""
SWEEP: Final = 20
"""Seconds between two rounds through the house: pings, idle tables."""
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
TRIES: Final = 20
"""How often another code is drawn when one is taken."""

_log = structlog.get_logger()


def steady_clock() -> Clock:
    """Milliseconds since the epoch that never go back, whatever is done to the machine's clock."""
    offset = time.time_ns() - time.monotonic_ns()
    return lambda: (time.monotonic_ns() + offset) // 1_000_000


class House:
    """Every table has one writer, the house; every action is stored before it is told."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        workers: Workers,
        *,
        metrics: Metrics | None = None,
        chance: Chance | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
        bus: Bus | None = None,
        retention_days: int = 0,
    ) -> None:
        self.store = store
        self.journal = journal
        self.workers = workers
        self.metrics = metrics or Metrics()
        self.chance = chance or TrueChance()
        self.clock = clock or steady_clock()
        self.pace = pace or Pace()
        self.bus = bus or LocalBus()
        self.bus.subscribe(self._deliver)
        self.retention_days = retention_days
        self._ahead = 0
        """How far the logs are ahead of the clock, which somebody may have set back."""
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.stopping = False

    def now(self) -> int:
        """The time of all tables: no line is older than the one before it."""
        return self.clock() + self._ahead

    async def start(self) -> None:
        """Take up the games that were running."""
        for id in await self.store.live():
            try:
                await self.load(id)
            except Exception as error:  # one table that cannot be rebuilt must not stop the others
                _log.error("table-unreadable", table=id, exc_info=error)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def farewell(self) -> None:
        """Tell everybody that the server goes; they come back by themselves."""
        self.stopping = True
        for live in self.tables.values():
            _dismiss(live, "restart")
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(live.connections for live in self.tables.values()):
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Forget all tables; their logs are whole."""
        self.stopping = True
        for task in [self._sweeper, *self._tasks]:
            if task is not None:
                task.cancel()
        for live in list(self.tables.values()):
            self._forget(live)

    # Tables

    async def find(self, code: str) -> Live | None:
        """The table that a code leads to."""
        id = await self.store.find(code)
        return None if id is None else await self.load(id)

    async def load(self, id: str) -> Live | None:
        """A table, from memory or rebuilt from its log; None where there is none."""
        live = self.tables.get(id)
        if live is not None:
            live.used = self.now()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live | None:
        entries = await self.store.read(id)
        if not entries:
            return None
        self._ahead = max(self._ahead, entries[-1].at - self.clock())
        table = Table.rebuild(((entry.at, entry.data) for entry in entries), self.chance, self.pace)
        live = self._keep(id, table)
        self.perform(live, table.wake(self.now()))
        return live

    def _keep(self, id: str, table: Table) -> Live:
        live = Live(id, table, used=self.now())
        self.tables[id] = live
        self.metrics.tables.set(len(self.tables))
        return live

    async def open(self, settings: Settings) -> Live:
        """A new table, stored; raises `Refused` or `InvalidSetup` for settings that cannot be."""
        for _ in range(TRIES):
            id = self.chance.secret()[:16].hex()
            code = code_from(self.chance.secret(), TABLE_LETTERS)
            table, effects = Table.open(id, code, settings, self.now(), self.chance, self.pace)
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def then(error: BaseException | None, stored: asyncio.Future[None] = stored) -> None:
                _settle(stored, error)

            entries = [Entry(id, line.seq, line.at, line.data) for line in effects.lines]
            self.journal.write([Opening(id, code)], entries, {}, then)
            try:
                await stored
            except CodeTaken:
                continue
            return self._keep(id, table)
        raise CodeTaken(code)

    async def delete(self, live: Live) -> None:
        """Forget a table and all that was ever said and played at it."""
        live.broken = True
        _dismiss(live, "deleted")
        await self.store.delete(live.id)
        self._forget(live)

    async def delete_stale(self) -> None:
        """Delete the tables at which nothing has happened for as many days as are kept."""
        if not self.retention_days:
            return
        for id in await self.store.stale(self.now() - self.retention_days * DAY):
            live = self.tables.get(id)
            if live is None or not live.connections:
                if live is not None:
                    live.broken = True
                    self._forget(live)
                await self.store.delete(id)
                _log.info("table-expired", table=id)

    def _forget(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        self.metrics.tables.set(len(self.tables))

    # Connections

    def enter(self, live: Live, connection: Connection) -> None:
        """A socket opens."""
        live.connections[connection.who].add(connection)
        self.metrics.connections.inc()
        table = live.table
        self._ask(live, lambda: table.enter(connection.who, self.now()), connection)

    def leave(self, live: Live, connection: Connection) -> None:
        """A socket has ended."""
        connections = live.connections[connection.who]
        connections.discard(connection)
        if not connections:
            del live.connections[connection.who]
        self.metrics.connections.dec()
        if not self.stopping:
            self._ask(live, lambda: live.table.exit(connection.who, self.now()))

    def request(self, live: Live, connection: Connection, request: Request) -> None:
        """A message came in."""
        table = live.table
        self._ask(live, lambda: table.handle(connection.who, request, self.now()), connection)

    # Effects: stored, then done

    def _ask(
        self, live: Live, ask: Callable[[], Effects], sender: Connection | None = None
    ) -> None:
        """Have a table do something, and do what it wants done."""
        if live.broken:
            return
        try:
            effects = ask()
        except Exception as error:
            # A fault of ours in mid-change: what the log says is still right.
            _log.error("table-failed", table=live.id, exc_info=error)
            self._break(live, error)
        else:
            self.perform(live, effects, sender)

    def perform(
        self,
        live: Live,
        effects: Effects,
        sender: Connection | None = None,
        done: asyncio.Future[None] | None = None,
    ) -> None:
        """Have the lines stored; when they are, and all before them, do the rest."""
        job = Job(effects, sender, done, stored=not effects.lines)
        live.jobs.append(job)
        if effects.lines:
            entries = [Entry(live.id, line.seq, line.at, line.data) for line in effects.lines]
            running = {live.id: live.table.book.game is not None}
            self.journal.write((), entries, running, lambda error: self._stored(live, job, error))
        else:
            self._release(live)
        self._set_timer(live)

    async def settled(self, live: Live, effects: Effects) -> None:
        """The same, and wait until it is done; raises `Gone`."""
        if live.broken:
            raise Gone
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.perform(live, effects, done=done)
        await done

    async def stored(self, live: Live) -> None:
        """Wait until all that this table tells now is stored; raises `Gone`."""
        if live.jobs:
            await self.settled(live, Effects())

    def _stored(self, live: Live, job: Job, error: BaseException | None) -> None:
        if error is not None:
            self._break(live, error)
            return
        job.stored = True
        self._release(live)

    def _release(self, live: Live) -> None:
        while live.jobs and live.jobs[0].stored:
            job = live.jobs.popleft()
            self._do(live, job)
            if job.done is not None:
                _settle(job.done, None)

    def _break(self, live: Live, error: BaseException) -> None:
        """What is in memory is not in the log: everyone comes back to what the log says."""
        if not live.broken:
            live.broken = True
            level = _log.warning if isinstance(error, Conflict) else _log.error
            level("table-lost", table=live.id, reason=type(error).__name__)
            _dismiss(live, "restart")
        for job in live.jobs:
            if job.done is not None:
                _settle(job.done, Gone())
        live.jobs.clear()
        self._forget(live)

    def _do(self, live: Live, job: Job) -> None:
        effects = job.effects
        encoded: dict[int, bytes] = {}
        letters: list[Letter] = []
        for post in effects.posts:
            message = post.message
            data = encoded.get(id(message))
            if data is None:
                data = encoded[id(message)] = messages.encode(message)
                if isinstance(message, messages.Rejected):
                    self.metrics.rejected.labels(message.code).inc()
            if post.to != SENDER:
                letters.append(Letter(post.to, data))
            elif job.sender is not None:
                job.sender.send(data)
        letters += [Letter(closing.person, b"", closing.code) for closing in effects.closings]
        if letters:
            self.bus.publish(live.id, letters)
        if job.sender is not None:
            job.sender.greeted = True
        self.metrics.actions.inc(len(effects.lines))
        for thought in effects.thoughts:
            self._spawn(self._think(live, thought))
        for question in effects.questions:
            if job.sender is not None:
                self._spawn(self._answer(job.sender, question))

    def _deliver(self, table: str, letters: Sequence[Letter]) -> None:
        live = self.tables.get(table)
        if live is None:
            return
        sent = 0
        for letter in letters:
            for connection in list(live.connections.get(letter.to, ())):
                if not connection.greeted:
                    continue  # its own sync is still to come, and tells it all
                if letter.data:
                    connection.send(letter.data)
                    sent += 1
                if letter.close is not None:
                    connection.close(letter.close)
        self.metrics.sent.inc(sent)

    # Bots, odds, time

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, live: Live, thought: Thought) -> None:
        action: Action | None = None
        try:
            action = await self.workers.choose(thought.bot, thought.seed, thought.view)
        except (WorkerError, WorkerLost) as error:
            if self.stopping:
                return
            _log.error("bot-failed", table=live.id, bot=thought.bot, reason=str(error))
        ticket, seat = thought.ticket, thought.seat
        self._ask(live, lambda: live.table.thought(ticket, seat, action, self.now()))

    async def _answer(self, sender: Connection, question: Question) -> None:
        try:
            totals = await self.workers.odds(question.view)
        except (WorkerError, WorkerLost) as error:
            _log.error("odds-failed", reason=str(error))
            return
        odds = messages.Odds(
            id=question.id,
            version=question.version,
            totals=tuple((total, round(chance, 4)) for total, chance in totals),
        )
        sender.send(messages.encode(odds))

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.due()
        if due is not None and not live.broken and not self.stopping:
            wait = max(0, due - self.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._tick, live)

    def _tick(self, live: Live) -> None:
        live.timer = None
        self._ask(live, lambda: live.table.tick(self.now()))

    def ping(self, live: Live) -> None:
        """Ask the devices at a table whether they are there."""
        self._ask(live, lambda: live.table.ping(self.now()))

    async def _sweep(self) -> None:
        """Ask all devices whether they are there, and put away tables that nobody is at."""
        cleaned = self.now() - HOUR
        while True:
            if self.now() >= cleaned + HOUR:
                cleaned = self.now()
                try:
                    await self.delete_stale()
                except StoreBroken as error:
                    _log.error("cleaning-failed", reason=str(error))
            await asyncio.sleep(SWEEP)
            long_ago = self.now() - IDLE
            for live in list(self.tables.values()):
                if live.connections:
                    self.ping(live)
                idle = not live.connections and not live.jobs and live.table.book.game is None
                if idle and live.used < long_ago:
                    self._forget(live)


def _dismiss(live: Live, code: str) -> None:
    """Tell everybody at a table why they have to go, and close their connections."""
    bye = messages.encode(messages.Bye(code=code))
    for connections in live.connections.values():
        for connection in connections:
            connection.send(bye)
            connection.close(code)


def _settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
