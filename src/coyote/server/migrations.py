"""The shape of the SQLite database, from its first version to the newest."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from coyote.rules.errors import CoyoteError

APPLICATION: Final = 0x436F796F
"""`Coyo`: marks a file as ours, so that no other program's database is ever changed."""

# Step 1 makes version 1, and so on. A step that was released never changes: a new one is added,
# and tests/server/test_sqlite.py keeps a builder of the version before it.
# Entries have row ids: a commit then writes a few pages at the end, not one page a table.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        f"PRAGMA application_id = {APPLICATION}",
        """CREATE TABLE tables (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL UNIQUE,
            live INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE entries (
            number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (number, seq)
        )""",
    ),
)

NEWEST: Final = len(STEPS)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of what is done in it, or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some failures, such as a full disk, SQLite has rolled back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(
    connection: sqlite3.Connection, file: str, steps: Sequence[Sequence[str]] = STEPS
) -> None:
    """Bring a database up to the newest version; `file` is for the errors.

    Foreign keys must be off, so that a step can build a table anew. Raises `CoyoteError` and
    leaves everything as it was if the database is not ours or newer than this program.
    """
    version = _version(connection, file)
    if version > len(steps):
        facts: dict[str, int | str] = {
            "file": file,
            "version": version,
            "newest": len(steps),
        }
        raise CoyoteError("SERVER", "database-newer", facts)
    for number, statements in enumerate(steps[version:], version + 1):
        with transaction(connection):
            for statement in statements:
                connection.execute(statement)
            loose = connection.execute("PRAGMA foreign_key_check").fetchall()
            if loose:
                raise sqlite3.IntegrityError(f"step {number} leaves entries without a table")
            connection.execute(f"PRAGMA user_version = {number}")


def _version(connection: sqlite3.Connection, file: str) -> int:
    """The version of a database; 0 for an empty one."""
    (used,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if (used or version) and application != APPLICATION:
        raise CoyoteError("SERVER", "database-foreign", {"file": file})
    return int(version)
