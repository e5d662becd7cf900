"""The house: what is not stored is not told, and every table can be found again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from coyote.server.connection import Connection
from coyote.server.house import DAY, House
from coyote.server.journal import Journal
from coyote.server.live import Gone, Live
from coyote.server.sqlite import SqliteStore
from coyote.server.store import Batch, Entry, StoreBroken
from coyote.server.workers import Workers
from coyote.table import messages, requests
from coyote.table.settings import Settings
from coyote.table.table import Pace, Table
from coyote.table.tokens import hashed


class Clock:
    """Milliseconds that a test sets."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Fragile(SqliteStore):
    """A store in memory whose disk can fail."""

    def __init__(self) -> None:
        super().__init__(None)
        self.broken = False

    async def append(self, batch: Batch) -> None:
        if self.broken:
            raise StoreBroken("the disk is full")
        await super().append(batch)


class Device(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.heard: list[dict[str, object]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def kinds(self) -> list[object]:
        return [message["type"] for message in self.heard]


def lived(
    story: Callable[[House, Fragile, Clock], Awaitable[None]], *, retention_days: int = 0
) -> None:
    """Tell a story of a house whose disk and clock are the test's."""

    async def told() -> None:
        store, clock = Fragile(), Clock()
        journal = Journal(store)
        await store.start()
        await journal.start()
        house = House(store, journal, Workers(), clock=clock, retention_days=retention_days)
        await house.start()
        try:
            await story(house, store, clock)
        finally:
            await house.stop()
            await journal.stop()
            await store.close()

    asyncio.run(told())


async def sits(house: House, live: Live, name: str) -> Device:
    """Somebody who has joined and is connected."""
    person, effects = live.table.join(name, None, hashed(name), house.now(), sit=True)
    await house.settled(live, effects)
    device = Device(person)
    house.enter(live, device)
    await house.stored(live)
    return device


def test_what_cannot_be_stored_is_not_told_and_everyone_comes_back_to_the_log() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        ann, bo = await sits(house, live, "Ann"), await sits(house, live, "Bo")
        ann.heard.clear()
        bo.heard.clear()
        store.broken = True
        house.request(live, ann, requests.Say(id="1", text="hello"))
        with pytest.raises(Gone):
            await house.stored(live)
        assert ann.kinds() == bo.kinds() == ["bye"]
        assert (ann.heard[0]["code"], ann.closing) == ("restart", "restart")
        house.request(live, ann, requests.Say(id="2", text="is anybody there?"))
        store.broken = False
        again = await house.load(live.id)
        assert again is not None
        assert again is not live
        assert again.table.book.talk == []
        assert again.table.book.people.keys() == {1, 2}

    lived(story)


def test_a_line_that_somebody_else_wrote_ends_the_table_here() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        ann = await sits(house, live, "Ann")
        line = msgspec.json.encode({"event": {"event": "paused"}})
        entry = Entry(live.id, live.table.book.lines + 1, clock.now, line)
        await store.append(Batch((), (entry,), {}))
        house.request(live, ann, requests.Say(id="1", text="hello"))
        with pytest.raises(Gone):
            await house.stored(live)
        assert ann.kinds()[-1] == "bye"
        assert live.id not in house.tables

    lived(story)


def test_a_fault_in_a_table_ends_it_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        ann = await sits(house, live, "Ann")
        with monkeypatch.context() as patch:
            patch.setattr(Table, "handle", lambda *_: 1 / 0)
            house.request(live, ann, requests.Say(id="1", text="hello"))
        assert ann.closing == "restart"
        again = await house.load(live.id)
        assert again is not None
        assert [person.name for person in again.table.book.people.values()] == ["Ann"]

    lived(story)


def test_a_clock_that_was_set_back_stops_no_table() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        await sits(house, live, "Ann")
        clock.now -= 500_000
        later = House(store, house.journal, Workers(), clock=clock, pace=Pace(0, 0))
        again = await later.load(live.id)
        assert again is not None
        ends = again.table.book.at
        assert later.now() >= ends
        clock.now += 10
        assert later.now() >= ends + 10

    lived(story)


def test_tables_that_nobody_used_for_long_are_deleted() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        old, kept = await house.open(Settings()), await house.open(Settings())
        device = await sits(house, kept, "Ann")
        clock.now += 8 * DAY
        new = await house.open(Settings())
        await house.delete_stale()
        assert await store.read(old.id) == []
        assert await store.find(old.table.book.code) is None
        assert await house.load(old.id) is None
        assert await store.read(kept.id), "somebody is still there"
        assert await store.read(new.id)
        house.leave(kept, device)
        await house.delete_stale()
        assert await store.read(kept.id) == []

    lived(story, retention_days=7)


def test_the_ping_tells_the_version() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        ann = await sits(house, live, "Ann")
        house.ping(live)
        version = live.table.book.version
        assert ann.heard[-1] == {"type": "ping", "version": version}
        assert messages.Ping(version=version) in [post.message for post in live.table.ping(0).posts]

    lived(story)


def test_who_comes_to_a_table_that_was_just_deleted_is_told_to_try_again() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live = await house.open(Settings())
        _, effects = live.table.join("Ann", None, hashed("Ann"), house.now(), sit=True)
        joining = asyncio.create_task(house.settled(live, effects))
        await house.delete(live)
        with pytest.raises(Gone):
            await asyncio.wait_for(joining, 5)
        with pytest.raises(Gone):
            await asyncio.wait_for(sits(house, live, "Bo"), 5)

    lived(story)


def test_a_table_that_cannot_be_read_keeps_no_other_from_going_on() -> None:
    async def story(house: House, store: Fragile, clock: Clock) -> None:
        live, other = await house.open(Settings()), await house.open(Settings())
        entry = Entry(live.id, live.table.book.lines + 1, clock.now, b"nonsense")
        await store.append(Batch((), (entry,), {live.id: True, other.id: True}))
        later = House(store, house.journal, Workers(), clock=clock)
        await later.start()
        assert later.tables.keys() == {other.id}
        await later.stop()

    lived(story)
