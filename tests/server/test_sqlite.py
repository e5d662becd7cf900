"""The store in SQLite: what it promises holds, also when it is killed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest

from coyote import CoyoteError
from coyote.server.migrations import NEWEST, STEPS, migrate
from coyote.server.sqlite import SqliteStore
from coyote.server.store import (
    FIRST,
    Batch,
    CodeTaken,
    Conflict,
    Entry,
    Opening,
    Store,
    StoreBroken,
    open_store,
)

OPEN = Batch((Opening("t1", "WOLFXY"),), (), {})


def entry(seq: int, table: str = "t1", at: int = 1000, data: bytes = b"") -> Entry:
    return Entry(table, seq, at, data or f"{table} {seq}".encode())


def entries(*added: Entry) -> Batch:
    return Batch((), added, {})


@asynccontextmanager
async def opened(path: Path | None = None) -> AsyncIterator[Store]:
    """A store from start to close."""
    store = SqliteStore(path)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def refusal(path: Path) -> CoyoteError:
    """Why a store does not start."""

    async def start() -> None:
        async with opened(path):
            pass

    with pytest.raises(CoyoteError) as caught:
        asyncio.run(start())
    assert caught.value.rule == "SERVER"
    return caught.value


def test_what_is_appended_is_read_in_its_order_also_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    added = [entry(seq, table, at=seq) for seq in (1, 2, 3) for table in ("t1", "t2")]
    blob = Entry("t1", 4, 4, bytes(range(256)))

    async def write() -> None:
        async with opened(path) as store:
            both = (Opening("t1", "WOLFXY"), Opening("t2", "HAREXY"))
            await store.append(Batch(both, tuple(added), {}))
            await store.append(entries(blob))
            assert await store.read("t1") == [*added[::2], blob]

    async def read() -> None:
        async with opened(path) as store:
            assert await store.read("t1") == [*added[::2], blob]
            assert await store.read("t2") == added[1::2]
            assert await store.read("t3") == []
            assert await store.find("WOLFXY") == "t1"
            assert await store.find("HAREXY") == "t2"
            assert await store.find("BEARXY") is None

    asyncio.run(write())
    asyncio.run(read())


@pytest.mark.parametrize(
    ("batch", "seq"),
    [
        (entries(entry(2)), 2),
        (entries(entry(4)), 4),
        (entries(entry(3), entry(5)), 5),
        (entries(entry(3), entry(3)), 3),
        (entries(entry(3), entry(FIRST, "t9")), None),
        (Batch((), (entry(3),), {"t9": True}), None),
        (Batch((Opening("t1", "HAREXY"),), (entry(3),), {}), None),
        (Batch((Opening("t2", "HAREXY"),), (entry(3), entry(FIRST + 1, "t2")), {}), 2),
    ],
    ids=["taken", "gap", "gap inside", "twice", "no table", "live", "table twice", "new table"],
)
def test_an_entry_that_does_not_come_next_is_a_conflict_and_nothing_is_stored(
    batch: Batch, seq: int | None
) -> None:
    async def scenario() -> None:
        async with opened() as store:
            await store.append(OPEN)
            await store.append(entries(entry(1), entry(2)))
            with pytest.raises(Conflict) as caught:
                await store.append(batch)
            assert caught.value.seq == seq
            assert await store.read("t1") == [entry(1), entry(2)]
            assert await store.find("HAREXY") is None
            await store.append(entries(entry(3)))
            assert len(await store.read("t1")) == 3

    asyncio.run(scenario())


def test_a_code_leads_to_one_table_only() -> None:
    async def scenario() -> None:
        async with opened() as store:
            await store.append(OPEN)
            twice = (Opening("t2", "HAREXY"), Opening("t3", "WOLFXY"))
            with pytest.raises(CodeTaken) as caught:
                await store.append(Batch(twice, (entry(1, "t2"),), {}))
            assert caught.value.code == "WOLFXY"
            assert await store.find("WOLFXY") == "t1"
            assert await store.find("HAREXY") is None
            same = (Opening("t2", "HAREXY"), Opening("t3", "HAREXY"))
            with pytest.raises(CodeTaken):
                await store.append(Batch(same, (), {}))

    asyncio.run(scenario())


def test_live_tables_are_told_until_they_are_not() -> None:
    async def scenario() -> None:
        async with opened() as store:
            two = (Opening("t1", "WOLFXY"), Opening("t2", "HAREXY"))
            await store.append(Batch(two, (), {"t1": True}))
            assert await store.live() == ["t1"]
            await store.append(Batch((), (entry(1),), {"t1": True, "t2": True}))
            assert await store.live() == ["t1", "t2"]
            await store.append(Batch((), (), {"t1": False}))
            assert await store.live() == ["t2"]

    asyncio.run(scenario())


def test_a_deleted_table_leaves_nothing_in_any_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "coyote.db") as store:
            two = (Opening("t1", "WOLFXY"), Opening("t2", "HAREXY"))
            secrets = [entry(seq, data=b"secret" * seq * 100) for seq in range(1, 20)]
            await store.append(Batch(two, (*secrets, entry(1, "t2")), {"t1": True}))
            held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"secret" in held
            await store.delete("t1")
            held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"secret" not in held
            assert await store.read("t1") == []
            assert await store.find("WOLFXY") is None
            assert await store.live() == []
            assert await store.read("t2") == [entry(1, "t2")]
            with pytest.raises(Conflict):
                await store.append(entries(entry(20)))
            await store.append(OPEN)
            assert await store.read("t1") == []

    asyncio.run(scenario())


def test_stale_tables_are_those_whose_last_entry_is_older() -> None:
    async def scenario() -> None:
        async with opened() as store:
            names = ["old", "kept", "edge", "empty"]
            openings = tuple(Opening(name, name.upper()) for name in names)
            added = (
                entry(1, "old", at=10),
                entry(2, "old", at=99),
                entry(1, "kept", at=10),
                entry(2, "kept", at=500),
                entry(1, "edge", at=100),
            )
            await store.append(Batch(openings, added, {}))
            assert await store.stale(100) == ["old", "empty"]
            assert await store.stale(101) == ["old", "edge", "empty"]

    asyncio.run(scenario())


def test_all_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "coyote.db") as store:
            await store.append(OPEN)
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            assert modes == dict.fromkeys(
                ["coyote.db", "coyote.db-lock", "coyote.db-shm", "coyote.db-wal"], 0o600
            )

    asyncio.run(scenario())


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "coyote.db")
        await store.start()
        for pragma, wanted in {
            "synchronous": 2,
            "journal_mode": "wal",
            "foreign_keys": 1,
            "fullfsync": 1,
            "busy_timeout": 5000,
        }.items():
            assert await store._run(store._column, f"PRAGMA {pragma}") == [wanted]
        await store.close()

    asyncio.run(scenario())


def test_closing_leaves_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"

    async def scenario() -> None:
        async with opened(path) as store:
            await store.append(OPEN)

    asyncio.run(scenario())
    assert {each.name for each in tmp_path.iterdir()} == {"coyote.db", "coyote.db-lock"}
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT code FROM tables").fetchall() == [("WOLFXY",)]


def test_a_backup_can_be_made_while_the_server_runs(tmp_path: Path) -> None:
    path, copy = tmp_path / "coyote.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(path) as store:
            await store.append(OPEN)
            await store.append(entries(entry(1)))
            with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        async with opened(copy) as store:
            assert await store.read("t1") == [entry(1)]

    asyncio.run(scenario())


def test_a_reader_from_outside_holds_up_neither_entries_nor_a_delete(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"

    async def scenario() -> None:
        async with opened(path) as store:
            await store.append(OPEN)
            with closing(sqlite3.connect(path, isolation_level=None)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT * FROM tables").fetchall()
                await store.append(entries(entry(1)))
                await store.delete("t1")
                assert reader.execute("SELECT count(*) FROM tables").fetchone() == (1,)
                reader.execute("COMMIT")
            assert await store.find("WOLFXY") is None

    asyncio.run(scenario())


# One server a file.


def test_a_second_store_on_the_same_file_is_refused_until_the_first_closes(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    other = tmp_path / "link.db"
    other.symlink_to(path)

    async def scenario() -> None:
        async with opened(path) as store:
            for again in (path, other):
                second = SqliteStore(again)
                with pytest.raises(CoyoteError) as caught:
                    await second.start()
                assert caught.value.code == "database-in-use"
                assert caught.value.facts == {"file": str(path)}
                await second.close()
            await store.append(OPEN)
        async with opened(other) as store:
            assert await store.find("WOLFXY") == "t1"

    asyncio.run(scenario())


HOLD = """
import asyncio, sys
from pathlib import Path
from coyote.server.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.start()
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    with subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        assert refusal(path).code == "database-in-use"
        process.kill()
    asyncio.run(_append_one(path))


async def _append_one(path: Path) -> None:
    async with opened(path) as store:
        await store.append(OPEN)
        assert await store.find("WOLFXY") == "t1"


APPEND = """
import asyncio, sys
from pathlib import Path
from coyote.server.sqlite import SqliteStore
from coyote.server.store import Batch, Entry, Opening

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.start()
    if not await store.find("CODE"):
        await store.append(Batch((Opening("t", "CODE"),), (), {}))
    seq = len(await store.read("t"))
    while True:
        added = tuple(Entry("t", seq + more, 0, bytes(200)) for more in (1, 2, 3))
        await store.append(Batch((), added, {}))
        seq += 3
        print(seq, flush=True)

asyncio.run(main())
"""


def test_whatever_was_acknowledged_survives_sigkill_without_gaps(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    chance = Random()
    for _ in range(6):
        command = [sys.executable, "-c", APPEND, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            for _ in range(chance.randint(1, 200)):
                line = process.stdout.readline()
            process.send_signal(signal.SIGKILL)
            acknowledged = int((line + process.stdout.read()).split()[-1])
        seqs = [each.seq for each in asyncio.run(_log(path))]
        assert seqs == list(range(1, len(seqs) + 1))
        # The last batch may have been stored and not yet told; it is whole in any case.
        assert len(seqs) in (acknowledged, acknowledged + 3)


async def _log(path: Path) -> list[Entry]:
    async with opened(path) as store:
        return await store.read("t")


# What goes wrong.

FILL = """
import asyncio, resource, sys
from pathlib import Path
from coyote.server.sqlite import SqliteStore
from coyote.server.store import Batch, Entry, Opening, StoreBroken

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.start()
    await store.append(Batch((Opening("t", "CODE"),), (), {}))
    room(400_000)
    seq = 0
    try:
        while True:
            await store.append(Batch((), (Entry("t", seq + 1, 0, bytes(5000)),), {}))
            seq += 1
    except StoreBroken as error:
        assert str(error)
    assert seq > 5
    assert [entry.seq for entry in await store.read("t")] == list(range(1, seq + 1))
    room(resource.RLIM_INFINITY)
    await store.append(Batch((), (Entry("t", seq + 1, 0, bytes(5000)),), {}))
    assert len(await store.read("t")) == seq + 1
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_is_told_loses_nothing_and_may_pass(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    subprocess.run([sys.executable, "-c", FILL, path], check=True)
    assert len(asyncio.run(_log(path))) > 6


def test_check_sees_a_file_that_is_gone_or_another(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"

    async def scenario() -> None:
        async with opened(path) as store:
            await store.check()
            path.rename(tmp_path / "moved.db")
            with pytest.raises(StoreBroken, match="gone"):
                await store.check()
            path.write_bytes(b"")
            with pytest.raises(StoreBroken, match="gone"):
                await store.check()
            path.unlink()
            (tmp_path / "moved.db").rename(path)
            await store.check()
        async with opened() as store:
            await store.check()

    asyncio.run(scenario())


def test_a_store_that_is_not_open_is_broken_and_closes_twice() -> None:
    async def scenario() -> None:
        store = SqliteStore(None)
        with pytest.raises(StoreBroken, match="not open"):
            await store.check()
        await store.start()
        await store.close()
        with pytest.raises(StoreBroken, match="closed"):
            await store.append(OPEN)
        await store.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("content", [b"no database at all" * 99, None], ids=["text", "folder"])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "coyote.db"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    error = refusal(path)
    assert error.code == "database-unusable"
    assert error.facts["file"] == str(path)
    assert error.facts["reason"]
    assert content is None or path.read_bytes() == content


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    error = refusal(tmp_path / "nowhere" / "coyote.db")
    assert error.code == "database-unusable"
    assert error.facts["reason"] == "No such file or directory"


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (name)")
    before = path.read_bytes()
    assert refusal(path).code == "database-foreign"
    assert path.read_bytes() == before


# Versions.


def version_1(path: Path) -> None:
    """A database as version 1 left it. Never change this: add the next one beside it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("""
            PRAGMA journal_mode = WAL;
            PRAGMA application_id = 1131379055;
            CREATE TABLE tables (
                number INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                code TEXT NOT NULL UNIQUE,
                live INTEGER NOT NULL DEFAULT 0
            );
            CREATE TABLE entries (
                number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
                seq INTEGER NOT NULL,
                at INTEGER NOT NULL,
                data BLOB NOT NULL,
                PRIMARY KEY (number, seq)
            );
            INSERT INTO tables VALUES (1, 't1', 'WOLFXY', 1), (2, 't2', 'HAREXY', 0);
            INSERT INTO entries VALUES (1, 1, 1000, x'74312031'), (2, 1, 1000, x'74322031');
            PRAGMA user_version = 1;
        """)


BUILDERS: dict[int, Callable[[Path], None]] = {1: version_1}


def shape(path: Path) -> list[tuple[str, str]]:
    """Tables and indexes, without regard to white space."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name")
        return [(name, " ".join(str(sql).split())) for name, sql in rows]


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_a_database_of_each_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    BUILDERS[version](old)

    async def scenario() -> None:
        async with opened(old) as store:
            assert await store.read("t1") == [entry(1)]
            assert await store.read("t2") == [entry(1, "t2")]
            assert await store.find("WOLFXY") == "t1"
            assert await store.live() == ["t1"]
            await store.append(entries(entry(2)))
        async with opened(new):
            pass

    asyncio.run(scenario())
    assert shape(old) == shape(new)


def test_a_database_newer_than_the_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    version_1(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    before = path.read_bytes()
    error = refusal(path)
    assert error.code == "database-newer"
    assert error.facts == {"file": str(path), "version": NEWEST + 1, "newest": NEWEST}
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    path = tmp_path / "coyote.db"
    version_1(path)
    before = shape(path)
    good = ("ALTER TABLE tables ADD COLUMN note TEXT",)
    bad = ("CREATE TABLE notes (note TEXT)", "ALTER TABLE nothing ADD COLUMN note TEXT")
    loose = ("DELETE FROM tables WHERE id = 't1'",)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.Error, match="nothing"):
            migrate(connection, "", (*STEPS, bad))
        assert shape(path) == before
        with pytest.raises(sqlite3.Error, match="step 2"):
            migrate(connection, "", (*STEPS, loose))
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        with pytest.raises(sqlite3.Error, match="nothing"):
            migrate(connection, "", (*STEPS, good, bad))
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT note FROM tables").fetchall() == [(None,), (None,)]
        migrate(connection, "", (*STEPS, good, ("CREATE TABLE notes (note TEXT)",)))
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)


# URLs.


def test_a_url_names_a_file_or_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def scenario(url: str) -> None:
        store = open_store(url)
        await store.start()
        await store.append(OPEN)
        await store.close()

    for url in ("sqlite://", "sqlite:///:memory:"):
        asyncio.run(scenario(url))
        assert list(tmp_path.iterdir()) == []
    asyncio.run(scenario("sqlite:///here.db"))
    assert (tmp_path / "here.db").exists()
    asyncio.run(scenario(f"sqlite:///{tmp_path}/there.db"))
    assert (tmp_path / "there.db").exists()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", ""),
        ("coyote.db", "coyote.db"),
        ("sqlite:///", "sqlite:///"),
        ("sqlite:coyote.db", "sqlite:coyote.db"),
        ("sqlite://coyote.db", "sqlite://coyote.db"),
        ("sqlite:////var/lib/", "sqlite:////var/lib/"),
        ("sqlite:///coyote.db?mode=ro", "sqlite:…"),
        ("sqlite:///a\0b", "sqlite:…"),
        ("postgresql://ann:secret@db/coyote", "postgresql:…"),
        ("ann:secret@db", "ann:…"),
        ("secret@db", "…"),
    ],
)
def test_another_url_is_refused_without_telling_a_password(url: str, told: str) -> None:
    with pytest.raises(CoyoteError) as caught:
        open_store(url)
    assert (caught.value.rule, caught.value.code) == ("SERVER", "database")
    assert caught.value.facts == {"url": told}
