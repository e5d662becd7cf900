"""One socket: an outbox that is bounded, so that who does not read holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

MOST_MESSAGES: Final = 256
MOST_BYTES: Final = 512 * 1024


def _nothing() -> None:
    pass


class Connection:
    """A device at a table, as the house sees it: it takes messages and never waits."""

    def __init__(self, who: int) -> None:
        self.who = who
        self.closing: str | None = None
        """Why no more messages are taken; those in the outbox still go, unless it overflowed."""
        self.greeted = False
        """Whether its first message, a sync, was sent: then what changes is for it too."""
        self.overflowed = False
        self.cut: Callable[[], object] = _nothing
        """Called when the outbox overflows: whoever writes to the socket is to stop."""
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None
        """What `pump` waits for; a bare future, which costs half of an `asyncio.Event`."""

    def send(self, data: bytes) -> None:
        """Put a message into the outbox; where it does not fit, the connection is given up."""
        if self.closing is not None:
            return
        if len(self._outbox) >= MOST_MESSAGES or self._bytes + len(data) > MOST_BYTES:
            self.overflowed = True
            self._outbox.clear()
            self.close("slow")
            self.cut()
            return
        self._outbox.append(data)
        self._bytes += len(data)
        self._wake()

    def close(self, code: str) -> None:
        """Take no more, and end when the outbox is empty."""
        if self.closing is None:
            self.closing = code
            self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def pump(self, write: Callable[[str], Awaitable[None]]) -> None:
        """Write what comes into the outbox, until the end."""
        loop = asyncio.get_running_loop()
        while True:
            while self._outbox:
                data = self._outbox.popleft()
                self._bytes -= len(data)
                await write(data.decode())
            if self.closing is not None:
                return
            self._waiting = loop.create_future()
            await self._waiting
