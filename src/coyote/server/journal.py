"""Group commit: what waits while one commit is under way becomes the next one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from coyote.server.store import Batch, CodeTaken, Conflict, Entry, Opening, Store

Then: TypeAlias = Callable[[BaseException | None], None]
"""Told None when it is durable, or why it was not stored."""


@dataclass(frozen=True, slots=True)
class _Write:
    batch: Batch
    then: Then


class Journal:
    """The one writer of a store. Callbacks come in the order of the writes, after their commit."""

    def __init__(self, store: Store, observe: Callable[[float], None] | None = None) -> None:
        self.commits = 0
        self.entries = 0
        """Both count what is durable."""
        self._observe = observe
        """Told how many seconds each commit took."""
        self._store = store
        self._waiting: list[_Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    async def start(self) -> None:
        """Begin to commit, with what was written so far."""
        self._task = asyncio.create_task(self._commit_all(), name="journal")

    async def stop(self) -> None:
        """Return when all that waits is committed, and what its callbacks write too."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await asyncio.shield(self._task)

    def write(
        self,
        openings: Sequence[Opening],
        entries: Sequence[Entry],
        live: Mapping[str, bool],
        then: Then,
    ) -> None:
        """Queue what is stored together; `then` is called once it is decided."""
        if self._task is not None and self._task.done():
            raise RuntimeError("the journal has stopped")
        self._waiting.append(_Write(Batch(tuple(openings), tuple(entries), dict(live)), then))
        self._wake.set()

    async def _commit_all(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            writes, self._waiting = self._waiting, []
            if writes:
                await self._commit(writes)

    async def _commit(self, writes: list[_Write]) -> None:
        """Store some writes at once, but for those that the store refuses."""
        batch = _together(writes)
        begun = time.perf_counter()
        try:
            await self._store.append(batch)
        except (CodeTaken, Conflict) as error:
            if len(writes) == 1:
                self._tell(writes, error)
                return
            # One of them is at fault. Halves find it in few steps and keep the order.
            middle = len(writes) // 2
            await self._commit(writes[:middle])
            await self._commit(writes[middle:])
        except Exception as error:
            self._tell(writes, error)
        else:
            if self._observe is not None:
                self._observe(time.perf_counter() - begun)
            self.commits += 1
            self.entries += len(batch.entries)
            self._tell(writes, None)

    def _tell(self, writes: list[_Write], error: BaseException | None) -> None:
        for write in writes:
            try:
                write.then(error)
            except Exception as fault:
                # What is wrong with one must not keep the others waiting.
                context = {"message": "a journal callback failed", "exception": fault}
                asyncio.get_running_loop().call_exception_handler(context)


def _together(writes: list[_Write]) -> Batch:
    live: dict[str, bool] = {}
    for write in writes:
        live |= write.batch.live
    return Batch(
        tuple(opening for write in writes for opening in write.batch.openings),
        tuple(entry for write in writes for entry in write.batch.entries),
        live,
    )
