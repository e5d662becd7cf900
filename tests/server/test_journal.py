"""Group commit: one commit for all that waits, in order, and nobody is told before it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from coyote.server.journal import Journal
from coyote.server.sqlite import SqliteStore
from coyote.server.store import Batch, CodeTaken, Conflict, Entry, Opening, StoreBroken


class Gated(SqliteStore):
    """A store in memory that waits before each commit until it is let, and keeps the batches."""

    def __init__(self) -> None:
        super().__init__(None)
        self.gate = asyncio.Event()
        self.batches: list[Batch] = []
        self.stored: list[Entry] = []
        self.broken = False

    async def append(self, batch: Batch) -> None:
        self.batches.append(batch)
        await self.gate.wait()
        if self.broken:
            raise StoreBroken("no space left")
        await super().append(batch)
        self.stored += batch.entries


class Ear:
    """Hears the outcomes, and that they come after the commit."""

    def __init__(self, store: Gated) -> None:
        self.store = store
        self.heard: list[tuple[str, BaseException | None]] = []

    def then(self, name: str, *written: Entry) -> Callable[[BaseException | None], None]:
        def then(error: BaseException | None) -> None:
            assert error is not None or {*written} <= {*self.store.stored}
            self.heard.append((name, error))

        return then

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.heard]

    @property
    def errors(self) -> dict[str, BaseException]:
        return {name: error for name, error in self.heard if error is not None}


class Desk:
    """A journal on a gated store, and who listens to it."""

    def __init__(self) -> None:
        self.store = Gated()
        self.journal = Journal(self.store)
        self.ear = Ear(self.store)

    async def __aenter__(self) -> Desk:
        await self.store.start()
        await self.journal.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.store.gate.set()
        await self.journal.stop()
        await self.store.close()

    def open(self, *tables: str) -> None:
        openings = [Opening(table, table.upper()) for table in tables]
        self.journal.write(openings, [], {}, self.ear.then("open"))

    def write(self, table: str, *seqs: int) -> None:
        entries = [Entry(table, seq, 0, b"x") for seq in seqs]
        name = f"{table}{seqs[0]}"
        self.journal.write([], entries, {table: True}, self.ear.then(name, *entries))

    async def settle(self) -> None:
        """Let the journal's task go as far as it can."""
        for _ in range(5):
            await asyncio.sleep(0)


def test_all_that_waits_becomes_one_commit_and_is_told_in_order() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a", "b", "c")
            await desk.settle()
            for seq in (1, 2, 3):
                for table in ("a", "b", "c"):
                    desk.write(table, seq)
            await desk.settle()
            assert len(desk.store.batches) == 1
            desk.store.gate.set()
            await desk.journal.stop()
            assert [len(batch.entries) for batch in desk.store.batches] == [0, 9]
            assert desk.store.batches[1].live == {"a": True, "b": True, "c": True}
            assert " ".join(desk.ear.names) == "open a1 b1 c1 a2 b2 c2 a3 b3 c3"
            assert desk.ear.errors == {}
            assert (desk.journal.commits, desk.journal.entries) == (2, 9)
            assert [entry.seq for entry in await desk.store.read("b")] == [1, 2, 3]

    asyncio.run(scenario())


def test_nothing_is_told_before_its_commit() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a")
            desk.write("a", 1)
            await desk.settle()
            assert len(desk.store.batches) == 1
            assert desk.ear.heard == []
            desk.store.gate.set()
            await desk.journal.stop()
            assert desk.ear.names == ["open", "a1"]

    asyncio.run(scenario())


def test_what_is_written_in_one_tick_is_one_commit() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.store.gate.set()
            desk.open("a")
            desk.write("a", 1)
            desk.write("a", 2, 3)
            await desk.journal.stop()
            assert (desk.journal.commits, desk.journal.entries) == (1, 3)

    asyncio.run(scenario())


def test_the_last_word_on_what_is_live_counts() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a", "b")
            live = {"a": True, "b": False}
            desk.journal.write([], [], live, desk.ear.then("first"))
            live["b"] = True  # what was written stands
            desk.journal.write([], [], {"a": False}, desk.ear.then("second"))
            desk.store.gate.set()
            await desk.journal.stop()
            assert await desk.store.live() == []
            assert desk.ear.errors == {}

    asyncio.run(scenario())


def test_one_that_is_refused_does_not_fail_the_others() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a", "b", "c")
            desk.write("a", 1)
            desk.write("b", 2)  # leaves a gap
            desk.write("c", 1)
            desk.open("a")  # the code is taken
            desk.write("a", 2)
            desk.write("b", 1)
            desk.write("c", 2)
            desk.write("a", 2)  # twice
            desk.write("a", 3)
            desk.store.gate.set()
            await desk.journal.stop()
            assert " ".join(desk.ear.names) == "open a1 b2 c1 open a2 b1 c2 a2 a3"
            told = [error if error is None else type(error) for _, error in desk.ear.heard]
            wanted = [None, None, Conflict, None, CodeTaken, None, None, None, Conflict, None]
            assert told == wanted
            for table, seqs in {"a": [1, 2, 3], "b": [1], "c": [1, 2]}.items():
                assert [entry.seq for entry in await desk.store.read(table)] == seqs
            assert desk.journal.entries == 6

    asyncio.run(scenario())


def test_what_follows_one_that_was_refused_at_the_same_table_is_refused_too() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a", "b")
            desk.write("a", 2)
            desk.write("a", 3)
            desk.write("b", 1)
            desk.store.gate.set()
            await desk.journal.stop()
            assert list(desk.ear.errors) == ["a2", "a3"]
            assert await desk.store.read("a") == []

    asyncio.run(scenario())


def test_one_culprit_among_many_is_found_in_few_steps() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a", "b")
            for seq in range(1, 128):
                desk.write("a", seq)
            desk.write("b", 7)
            desk.store.gate.set()
            await desk.journal.stop()
            assert list(desk.ear.errors) == ["b7"]
            assert len(desk.store.batches) < 20
            assert desk.journal.commits < 10

    asyncio.run(scenario())


def test_a_broken_store_fails_all_that_waited_and_the_next_may_pass() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.store.broken = True
            desk.open("a")
            desk.write("a", 1)
            desk.store.gate.set()
            while len(desk.ear.heard) < 2:
                await asyncio.sleep(0)
            assert desk.ear.names == ["open", "a1"]
            assert {type(error) for error in desk.ear.errors.values()} == {StoreBroken}
            assert len(desk.store.batches) == 1
            assert (desk.journal.commits, desk.journal.entries) == (0, 0)
            desk.store.broken = False
            desk.open("a")
            desk.write("a", 1)
            await desk.journal.stop()
            assert desk.ear.heard[2:] == [("open", None), ("a1", None)]

    asyncio.run(scenario())


def test_stop_flushes_what_waits_and_what_the_callbacks_write() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a")
            await desk.settle()
            more = Entry("a", 1, 0, b"")
            desk.journal.write([], [more], {}, lambda _: desk.write("a", 2) if _ is None else None)
            stopping = asyncio.create_task(desk.journal.stop())
            await desk.settle()
            assert not stopping.done()
            desk.store.gate.set()
            await stopping
            assert desk.ear.names == ["open", "a2"]
            assert [entry.seq for entry in await desk.store.read("a")] == [1, 2]
            with pytest.raises(RuntimeError, match="stopped"):
                desk.write("a", 3)
            await desk.journal.stop()

    asyncio.run(scenario())


def test_a_stop_that_is_cancelled_stops_no_commit() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.open("a")
            stopping = asyncio.create_task(desk.journal.stop())
            await desk.settle()
            stopping.cancel()
            await desk.settle()
            assert stopping.cancelled()
            desk.store.gate.set()
            await desk.journal.stop()
            assert desk.ear.heard == [("open", None)]

    asyncio.run(scenario())


def test_what_is_written_before_the_start_is_not_lost() -> None:
    async def scenario() -> None:
        desk = Desk()
        desk.store.gate.set()
        desk.open("a")
        async with desk:
            await desk.journal.stop()
            assert desk.ear.heard == [("open", None)]

    asyncio.run(scenario())


def test_a_callback_that_fails_is_reported_and_the_others_are_called() -> None:
    reported: list[dict[str, Any]] = []

    def fail(_: BaseException | None) -> None:
        raise ValueError("a slip")

    async def scenario() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, facts: reported.append(facts))
        async with Desk() as desk:
            desk.journal.write([Opening("a", "A")], [], {}, fail)
            desk.write("a", 1)
            desk.store.gate.set()
            await desk.journal.stop()
            assert desk.ear.heard == [("a1", None)]

    asyncio.run(scenario())
    assert [str(facts["exception"]) for facts in reported] == ["a slip"]


def test_many_writers_at_many_tables_keep_the_order_of_each_table() -> None:
    async def scenario() -> None:
        async with Desk() as desk:
            desk.store.gate.set()
            tables = "abcdefghijklmnopqrst"
            desk.open(*tables)

            async def play(table: str) -> None:
                for seq in range(1, 26):
                    desk.write(table, seq)
                    if seq % 3 == 0:
                        await asyncio.sleep(0)

            await asyncio.gather(*map(play, tables))
            await desk.journal.stop()
            assert desk.ear.errors == {}
            assert desk.journal.entries == 500
            assert desk.journal.commits < 100
            for table in tables:
                assert [entry.seq for entry in await desk.store.read(table)] == [*range(1, 26)]
                told = [name for name in desk.ear.names[1:] if name.startswith(table)]
                assert told == [f"{table}{seq}" for seq in range(1, 26)]

    asyncio.run(scenario())
