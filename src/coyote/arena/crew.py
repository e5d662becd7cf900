"""Processes that share the work. They end with the one that started them, however that goes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from types import FrameType, TracebackType
from typing import Any, Final, Generic, NoReturn, Self, TypeVar

_T = TypeVar("_T")

_PATIENCE: Final = 10.0
"""Seconds for a worker to end what it has started."""


class Crew(Generic[_T]):
    """So many workers that do one task with many arguments.

    A pool of `concurrent.futures` would stay behind if this process were killed.
    """

    def __init__(self, count: int, task: Callable[..., _T]) -> None:
        # Everywhere the same way: a fork would copy threads and locks.
        context = multiprocessing.get_context("spawn")
        self._workers: dict[Connection, multiprocessing.process.BaseProcess] = {}
        with _deaf():
            for _ in range(count):
                ours, theirs = context.Pipe()
                worker = context.Process(target=work, args=(theirs, task), daemon=True)
                worker.start()
                theirs.close()
                self._workers[ours] = worker

    def each(self, jobs: Sequence[tuple[Any, ...]]) -> Iterator[_T]:
        """What the task returns for each, in their order, whoever is ready first."""
        idle = list(self._workers)
        at_work: dict[Connection, int] = {}
        done: dict[int, _T] = {}
        begun = told = 0
        while told < len(jobs):
            while idle and begun < len(jobs):
                worker = idle.pop()
                worker.send(jobs[begun])
                at_work[worker] = begun
                begun += 1
            for ready in wait(list(at_work)):
                assert isinstance(ready, Connection)
                try:
                    done[at_work.pop(ready)] = ready.recv()
                except (EOFError, OSError):
                    raise RuntimeError("a worker of the arena ended before its games did") from None
                idle.append(ready)
            while told in done:
                yield done.pop(told)
                told += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for line, worker in self._workers.items():
            line.close()
            if kind is not None:
                worker.terminate()
        for worker in self._workers.values():
            worker.join(_PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
            worker.close()


def work(line: Connection, task: Callable[..., Any]) -> None:
    """What a worker does: a task after the other, until there is nobody to do it for."""
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_mourn, daemon=True).start()
    while (job := _next(line)) is not None:
        done = task(*job)
        with suppress(OSError):  # whoever waited has gone
            line.send(done)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that start meanwhile never hear Ctrl-C: who started them ends them in order."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _next(line: Connection) -> tuple[Any, ...] | None:
    """The next job; None when there will be none."""
    try:
        job: tuple[Any, ...] = line.recv()
    except (EOFError, OSError):
        return None
    return job


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    """End in good order, once: programs that play are ended on the way."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)


def _mourn() -> None:
    """Wait for the end of the process that started this one, then leave too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
