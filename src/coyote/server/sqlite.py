"""The store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from coyote.rules.errors import CoyoteError
from coyote.server.migrations import migrate, transaction
from coyote.server.store import FIRST, Batch, CodeTaken, Conflict, Entry, StoreBroken

P = ParamSpec("P")
T = TypeVar("T")

# Seconds. Readers never hold up a writer, but somebody's shell may hold the file for a moment.
_PATIENCE: Final = 5

# Seconds. A server that is just ending may still hold the file.
_LOCK_PATIENCE: Final = 0.5

_SETTINGS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk before it returns
    "PRAGMA fullfsync = ON",  # on macOS nothing less reaches the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
)

_PLACE: Final = """
    SELECT number, live, (SELECT max(seq) FROM entries WHERE entries.number = tables.number)
    FROM tables WHERE id = ?"""

_READ: Final = """
    SELECT id, seq, at, data FROM entries JOIN tables USING (number)
    WHERE id = ? ORDER BY seq"""

_STALE: Final = """
    SELECT id FROM tables WHERE NOT EXISTS (
        SELECT 1 FROM entries WHERE entries.number = tables.number
        AND seq = (SELECT max(seq) FROM entries AS last WHERE last.number = tables.number)
        AND at >= ?
    ) ORDER BY number"""


class SqliteStore:
    """A `Store`. SQLite is only ever touched on one thread of its own, in the order asked.

    A second server is kept out by a lock on a file beside the database, for as long as the store
    is open. SQLite itself holds that lock: it works on every system, ends with the process however
    that ends, and is not inherited by children. A lock on the database itself would also keep out
    the readers that make backups.
    """

    def __init__(self, path: Path | None) -> None:
        """The file of the database; None keeps it in memory."""
        # Links are followed, so that two names of a file have one lock.
        self._path = None if path is None else Path(os.path.realpath(path))
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._opened: _Opened | None = None

    async def start(self) -> None:
        await self._run(self._start)

    async def append(self, batch: Batch) -> None:
        await self._run(self._append, batch)

    async def find(self, code: str) -> str | None:
        found = await self._run(self._column, "SELECT id FROM tables WHERE code = ?", code)
        return found[0] if found else None

    async def read(self, table: str) -> list[Entry]:
        return await self._run(self._read, table)

    async def live(self) -> list[str]:
        return await self._run(self._column, "SELECT id FROM tables WHERE live ORDER BY number")

    async def delete(self, table: str) -> None:
        await self._run(self._delete, table)

    async def stale(self, before: int) -> list[str]:
        return await self._run(self._column, _STALE, before)

    async def check(self) -> None:
        await self._run(self._check)

    async def close(self) -> None:
        if self._opened is not None:
            await self._run(self._close)
        self._thread.shutdown(wait=False)

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work done on the store's thread."""

        def guarded() -> T:
            try:
                return work(*args, **kwargs)
            except (OSError, sqlite3.Error) as error:
                raise StoreBroken(str(error)) from error

        try:
            done = asyncio.get_running_loop().run_in_executor(self._thread, guarded)
        except RuntimeError as error:  # the thread has ended
            raise StoreBroken("closed") from error
        return await done

    # All that follows runs on the store's thread.

    @property
    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            raise StoreBroken("not open")
        return self._opened.connection

    def _start(self) -> None:
        try:
            self._opened = _Opened(self._path)
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            facts = {"file": str(self._path), "reason": reason or str(error)}
            raise CoyoteError("SERVER", "database-unusable", facts) from error

    def _append(self, batch: Batch) -> None:
        connection = self._connection
        with transaction(connection):
            for opening in batch.openings:
                if self._column("SELECT id FROM tables WHERE code = ?", opening.code):
                    raise CodeTaken(opening.code)
                if self._column("SELECT id FROM tables WHERE id = ?", opening.table):
                    raise Conflict(opening.table)
                connection.execute(
                    "INSERT INTO tables (id, code) VALUES (?, ?)", (opening.table, opening.code)
                )
            wanted = dict.fromkeys([*(entry.table for entry in batch.entries), *batch.live])
            places = {table: self._place(table) for table in wanted}
            rows = []
            for entry in batch.entries:
                place = places[entry.table]
                if entry.seq != place.next:
                    raise Conflict(entry.table, entry.seq)
                place.next += 1
                rows.append((place.number, entry.seq, entry.at, entry.data))
            connection.executemany(
                "INSERT INTO entries (number, seq, at, data) VALUES (?, ?, ?, ?)", rows
            )
            for table, live in batch.live.items():
                if live != places[table].live:
                    connection.execute("UPDATE tables SET live = ? WHERE id = ?", (live, table))

    def _place(self, table: str) -> _Place:
        row = self._connection.execute(_PLACE, (table,)).fetchone()
        if row is None:
            raise Conflict(table)
        number, live, last = row
        return _Place(number, bool(live), FIRST if last is None else last + 1)

    def _column(self, statement: str, *values: str | int) -> list[str]:
        return [row[0] for row in self._connection.execute(statement, values)]

    def _read(self, table: str) -> list[Entry]:
        return [Entry(*row) for row in self._connection.execute(_READ, (table,))]

    def _delete(self, table: str) -> None:
        with transaction(self._connection):
            self._connection.execute("DELETE FROM tables WHERE id = ?", (table,))
        # Older pages in the WAL still hold it.
        _empty_wal(self._connection)

    def _check(self) -> None:
        self._column("SELECT id FROM tables LIMIT 1")
        if self._opened is not None and self._opened.identity != _identity(self._path):
            raise StoreBroken("the file is gone, what is written now will be lost")

    def _close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            opened.close()


@dataclass(slots=True)
class _Place:
    """Where a table's log stands."""

    number: int
    live: bool
    next: int


class _Opened:
    """The open database and its lock."""

    def __init__(self, path: Path | None) -> None:
        self._lock = None if path is None else _lock(path)
        try:
            if path is not None:
                _make_private(path)
            self.connection = sqlite3.connect(
                path or ":memory:", isolation_level=None, timeout=_PATIENCE
            )
            try:
                migrate(self.connection, str(path))
                for setting in _SETTINGS:
                    self.connection.execute(setting)
                with transaction(self.connection):
                    pass  # a file that can only be read is refused now, not at the first entry
                self.identity = _identity(path)
            except BaseException:
                self.connection.close()
                raise
        except BaseException:
            self._unlock()
            raise

    def close(self) -> None:
        try:
            _empty_wal(self.connection)
        finally:
            self.connection.close()
            self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()


def _lock(path: Path) -> sqlite3.Connection:
    """The lock that keeps a second server out; closing the connection gives it back."""
    beside = Path(f"{path}-lock")
    _make_private(beside)
    lock = sqlite3.connect(beside, isolation_level=None, timeout=_LOCK_PATIENCE)
    try:
        lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        raise CoyoteError("SERVER", "database-in-use", {"file": str(path)}) from None
    return lock


def _make_private(path: Path) -> None:
    """An empty file that only its owner can read; one that is there is not touched.

    The log holds secrets. SQLite gives the files it puts beside this one the same rights.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _empty_wal(connection: sqlite3.Connection) -> None:
    """Take all from the WAL into the database and cut it off, unless a reader still needs it."""
    connection.execute("PRAGMA busy_timeout = 0")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000}")


def _identity(path: Path | None) -> tuple[int, int] | None:
    """What tells a file from another of the same name."""
    try:
        found = None if path is None else path.stat()
    except FileNotFoundError:
        return (0, 0)
    return None if found is None else (found.st_dev, found.st_ino)
