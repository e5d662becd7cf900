"""A table in memory, and the queue of what it wants done."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from dataclasses import dataclass, field

from coyote.server.connection import Connection
from coyote.server.problems import Problem
from coyote.table.effects import Effects
from coyote.table.table import Table


class Gone(Problem):
    """The table was lost while its lines were being stored; whoever asks again finds it anew."""

    def __init__(self) -> None:
        super().__init__(503, "try-again")


@dataclass(slots=True, eq=False)
class Job:
    """What a table wants done, once its lines are stored and all jobs before it are done."""

    effects: Effects
    sender: Connection | None
    done: asyncio.Future[None] | None
    stored: bool = False


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    id: str
    table: Table
    jobs: deque[Job] = field(default_factory=deque)
    connections: defaultdict[int, set[Connection]] = field(default_factory=lambda: defaultdict(set))
    timer: asyncio.TimerHandle | None = None
    used: int = 0
    broken: bool = False
    """Memory and log may differ: nothing more comes from this one."""
