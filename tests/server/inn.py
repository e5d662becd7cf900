"""An inn: one database, and servers on it that are killed and opened again."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from server import doomed

SETTINGS: Final = {
    "COYOTE_PORT": "0",
    "COYOTE_BOT_DELAY": "0-0.02",
    "COYOTE_LOG_LEVEL": "warning",
    **{
        f"COYOTE_{limit}": "1000000"
        for limit in (
            "TABLES_PER_HOUR",
            "PEOPLE_PER_HOUR",
            "CONNECTIONS_PER_ADDRESS",
            "MESSAGES_PER_SECOND",
            "MESSAGE_BURST",
            "LOOKUPS_PER_MINUTE",
            "REQUESTS_PER_MINUTE",
        )
    },
}


@dataclass(frozen=True, slots=True)
class Doom:
    """Where a server dies: at the n-th passing of a point, or when clients heard n messages."""

    point: str
    passing: int = 1


NO_DOOM: Final = Doom("never")


class Inn:
    """Servers on one database, one after the other; clients ask it where the door is now."""

    def __init__(self, folder: Path, sabotage: str = "-") -> None:
        self.folder = folder
        self.sabotage = sabotage
        self.kills: Counter[str] = Counter()
        """How many servers died, by the point at which."""
        self.workers = 0
        self.orphaned = 0
        """How many servers are dead of which something may live on."""
        self.heard = 0
        """How many messages the clients of this server heard."""
        self.closing = False
        """Whether no server will be killed any more."""
        self._url: str | None = None
        self._changed = asyncio.Condition()
        self._doom = NO_DOOM
        self._alive = self._struck = False
        self._failure = ""
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        """How it stands, for whoever has to find out why it stands still."""
        return (
            f"<Inn: {self._url} doomed to {self._doom}, {self.heard} messages, {dict(self.kills)},"
            f" {self.orphaned} dead and not gone, see {self.folder}/log>"
        )

    # The program that runs the servers

    async def __aenter__(self) -> Self:
        environment = {
            **{name: value for name, value in os.environ.items() if name[:7] != "COYOTE_"},
            **SETTINGS,
            "COYOTE_DATABASE": f"sqlite:///{self.folder.as_posix()}/coyote.db",
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        with (self.folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                str(Path(doomed.__file__)),
                stdin=PIPE,
                stdout=PIPE,
                stderr=log,
                env=environment,
                start_new_session=True,  # Ctrl-C is for us: we end it
            )
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._reader is not None
        self._process.stdin.close()  # its servers end with it
        try:
            async with asyncio.timeout(10):
                await self._process.wait()
        finally:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    def _order(self, *words: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{' '.join(map(str, words))}\n".encode())

    async def _read(self) -> None:
        """Take in what the program tells, to its end."""
        assert self._process is not None
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._changed:
                self._take(line.decode().split())
                self._changed.notify_all()
        async with self._changed:
            self._failure = "the program that runs the servers has ended"
            self._changed.notify_all()

    def _take(self, words: list[str]) -> None:
        match words:
            case ["open", url]:
                self._url = url
            case ["worker"]:
                self.workers += 1
            case ["struck"]:
                self._struck = True
            case ["dead"]:
                self._url, self._alive = None, False
                self.orphaned += 1
                if self._struck:
                    self.kills[self._doom.point] += 1
                else:
                    self._failure = "a server died although nobody killed it"
            case ["gone"]:
                self.orphaned -= 1

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self._failure or is_so())
        assert not self._failure, f"{self._failure}, see {self.folder}/log"

    # Opening and killing

    async def open(self, doom: Doom = NO_DOOM) -> None:
        """Start a server; return when it is open, or dead already."""
        assert not self._alive
        self._doom, self._alive, self._struck, self.heard = doom, True, False, 0
        self._order("serve", doom.point, doom.passing, self.sabotage)
        await self._until(lambda: self._url is not None or not self._alive)

    async def kill(self) -> None:
        """Kill the server now."""
        self._doom, self._struck = Doom(doomed.OUTSIDE), True
        self._order("kill")
        await self._until(lambda: not self._alive)

    async def reopen(self) -> None:
        """Kill the server and start another."""
        await self.kill()
        await self.open()

    async def suffer(self, doom: Doom) -> None:
        """Start a server and wait until it has met its doom."""
        await self.open(doom)
        if doom.point == doomed.OUTSIDE:
            await self._until(lambda: self.heard >= doom.passing or not self._alive)
            await self.kill()
        await self._until(lambda: not self._alive)

    async def emptied(self) -> None:
        """Return when nothing is left of all the servers that died."""
        await self._until(lambda: not self.orphaned)

    # For the clients

    async def hear(self) -> None:
        """A client heard something."""
        async with self._changed:
            self.heard += 1
            self._changed.notify_all()

    async def door(self) -> str:
        """The address of the server that is open, as soon as there is one."""
        await self._until(lambda: self._url is not None)
        assert self._url is not None
        return self._url
