"""Where the logs of all tables are kept: what a store takes, promises and refuses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from coyote.rules.errors import CoyoteError
from coyote.server.settings import without_secrets

FIRST: Final = 1
"""The number of a table's first entry; the others follow without a gap."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log; what it says is for the table alone to read."""

    table: str
    seq: int
    at: int
    """Milliseconds since the epoch."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table and the code that leads to it."""

    table: str
    code: str


@dataclass(frozen=True, slots=True)
class Batch:
    """What is stored at once or not at all."""

    openings: tuple[Opening, ...]
    entries: tuple[Entry, ...]
    live: Mapping[str, bool]
    """Whether a table has a game that goes on after a restart without anyone asking."""


class CodeTaken(Exception):
    """Another table has that code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Conflict(Exception):
    """That entry does not come next: its number is taken or leaves a gap, or the table is gone.

    Nobody but the table's own writer may append to it; whoever gets this holds an old state.
    """

    def __init__(self, table: str, seq: int | None = None) -> None:
        super().__init__(table, seq)
        self.table = table
        self.seq = seq


class StoreBroken(Exception):
    """The store cannot be read or written: a full disk, a failing one, a file that is gone."""


class Store(Protocol):
    """An append-only log for each table. All but the refusals raises `StoreBroken` on failure."""

    async def start(self) -> None:
        """Open it and bring it up to date; raises `CoyoteError` where it cannot be used."""

    async def append(self, batch: Batch) -> None:
        """Store all of it or nothing; it is durable on return. Raises `CodeTaken`, `Conflict`.

        Whoever is cancelled here does not know whether it was stored.
        """

    async def find(self, code: str) -> str | None:
        """The table that a code leads to."""

    async def read(self, table: str) -> list[Entry]:
        """The whole log in its order; empty where there is no such table."""

    async def live(self) -> list[str]:
        """The tables that go on by themselves."""

    async def delete(self, table: str) -> None:
        """Forget a table, its code and its log; durable on return."""

    async def stale(self, before: int) -> list[str]:
        """The tables whose last entry is older, and those that never had one."""

    async def check(self) -> None:
        """A cheap look whether it can still be read."""

    async def close(self) -> None:
        """Leave it whole; nothing else may be asked afterwards."""


def open_store(url: str) -> Store:
    """The store that a URL names, not yet started.

    `sqlite:///relative.db`, `sqlite:////absolute.db`, and in memory `sqlite://`.
    """
    # Here, so that a store loads its driver only where it is used.
    from coyote.server.sqlite import SqliteStore

    scheme, _, path = url.partition("://")
    if scheme.lower() == "sqlite" and path in ("", "/:memory:"):
        return SqliteStore(None)
    plain = path.startswith("/") and not {"?", "\0"} & {*path}
    if scheme.lower() != "sqlite" or not plain or path.endswith("/"):
        raise CoyoteError("SERVER", "database", {"url": without_secrets(url)})
    return SqliteStore(Path(path[1:]))
