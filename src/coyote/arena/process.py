"""An outside program that runs: lines go in and come out, and it never outlives its use."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final

_MOST_WAITING: Final = 8
"""Lines that are read before anybody asks for them; a program that says more has to wait."""
_KEPT_ERRORS: Final = 2000
_PATIENCE: Final = 2.0
"""Seconds for the pipes of a program that was killed to close."""


class Process:
    """A program and three threads at its pipes, so that none can hold up the game.

    Threads serve any system; not every one can wait for several pipes at once.
    """

    def __init__(self, command: Sequence[str], longest: int) -> None:
        """Lines longer than that come in pieces. Raises OSError."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=dict(os.environ),  # what we were given, and nothing of the game
            # A group of its own: its children can be ended with it, and Ctrl-C is not for it.
            start_new_session=True,
        )
        self._longest = longest
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors = b""
        tasks = (self._write, self._read, self._read_errors)
        self._threads = [threading.Thread(target=task, daemon=True) for task in tasks]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def spoke(self) -> bool:
        """Whether it said something that nobody took yet, or ended."""
        return not self._said.empty()

    @property
    def last_words(self) -> str:
        """The last line on its standard error; whole only after the end."""
        text = self._errors.decode("utf-8", "replace")
        lines = text.strip().splitlines()
        return lines[-1].strip() if lines else ""

    def send(self, line: bytes) -> None:
        """Send a line, or try to: a program that does not read it is found out when asked."""
        self._unsent.put(line)

    def receive(self, seconds: float) -> bytes | None:
        """The next line with its end, nothing at all when it has ended, None when time is up."""
        try:
            return self._said.get(timeout=seconds)
        except Empty:
            return None

    def end(self, grace: float = 0) -> None:
        """Kill it and its children, and leave no zombie. Twice is no harm.

        First its standard input ends, and it has some seconds to leave by itself.
        """
        self._unsent.put(None)
        self._threads[1].join(grace)  # until it says no more
        if self._process.returncode is None:
            # Before it is waited for: until then nobody else can have its number.
            with suppress(ProcessLookupError, PermissionError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:  # pragma: no cover
                    self._process.kill()
            self._process.wait()
        for thread, pipe in zip(self._threads, self._pipes()):
            thread.join(_PATIENCE)
            if not thread.is_alive():  # a child that got away may still hold the other end
                with suppress(OSError):
                    pipe.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _write(self) -> None:
        pipe = self._pipes()[0]
        with suppress(OSError):  # it has gone
            while (line := self._unsent.get()) is not None:
                pipe.write(line)
                pipe.flush()
            pipe.close()

    def _read(self) -> None:
        pipe = self._pipes()[1]
        while line := pipe.readline(self._longest + 1):
            self._said.put(line)
            if self._said.qsize() > _MOST_WAITING:
                return
        self._said.put(b"")

    def _read_errors(self) -> None:
        pipe = self._pipes()[2]
        while part := pipe.read1(_KEPT_ERRORS):  # type: ignore[attr-defined]
            self._errors = (self._errors + part)[-_KEPT_ERRORS:]
