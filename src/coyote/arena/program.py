"""An outside program in a seat: it is told its view, and asked for one action in notation."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from coyote.arena.foul import Foul, legible
from coyote.arena.process import Process
from coyote.arena.protocol import LONGEST_ANSWER, act_line, end_line, game_line, round_line
from coyote.rules.actions import Action, parse
from coyote.rules.errors import InvalidNotation
from coyote.rules.setup import Setup
from coyote.rules.state import Result
from coyote.rules.view import View

START: Final = 10.0
"""Seconds more for the first answer of a process: it has to start."""

_END: Final = b"\r\n"
"""The longest end of a line."""


class Program:
    """A command that plays games one after the other, in one process as long as that lives."""

    def __init__(self, command: Sequence[str], time_limit: float) -> None:
        self._command = command
        self._time_limit = time_limit
        self._process: Process | None = None
        self._answered = False
        """Whether this process ever answered."""
        self._old = False
        """Whether it has played a game before, and said nothing in this one yet."""
        self._told: list[bytes] = []
        """What it was told in this game, for a new process if the old one has ended."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def begin(self, setup: Setup, seat: int, seed: int) -> None:
        """A game begins. A process that has to start does so meanwhile."""
        self._old = self._process is not None
        self._told = [game_line(setup, seat, seed, self._time_limit)]
        if self._process is not None:
            self._process.send(self._told[0])
        else:
            with suppress(OSError):  # the first question tells
                self._start()

    def choose(self, view: View) -> Action:
        """Raises `Foul`, and is then ready for the next game with a new process."""
        try:
            answer = self._ask(act_line(view))
        except OSError as error:
            raise Foul("crash", error.strerror or "") from None
        except Foul:
            self.end()
            raise
        try:
            return parse(answer.decode("ascii"))
        except (InvalidNotation, UnicodeDecodeError):
            self.end()
            raise Foul("nonsense", _text(answer)) from None

    def hear_round(self, number: int, result: Result) -> None:
        self._tell(round_line(number, result))

    def hear_end(self, places: Sequence[int]) -> None:
        self._tell(end_line(places))

    def end(self, grace: float = 0) -> None:
        """End the process and its children; it may have some seconds to leave by itself."""
        if self._process is not None:
            self._process.end(grace)
        self._process = None

    def _tell(self, line: bytes) -> None:
        self._told.append(line)
        if self._process is not None:
            self._process.send(line)

    def _start(self) -> Process:
        """A new process that was told all that was said in this game; raises OSError."""
        self._process = Process(self._command, LONGEST_ANSWER + len(_END))
        self._answered = False
        for line in self._told:
            self._process.send(line)
        return self._process

    def _ask(self, question: bytes) -> bytes:
        """An answer without the end of its line; raises `Foul` or OSError."""
        process = self._process or self._start()
        line = self._answer(process, question)
        if line == b"" and self._old:  # it ended after the last game, as it may
            process.end()
            process = self._start()
            line = self._answer(process, question)
        if line is None:
            raise Foul("silence")
        answer = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(answer) > LONGEST_ANSWER:
            raise Foul("long", _text(answer))
        if not line.endswith(b"\n"):
            process.end()  # then its last words are whole
            raise Foul("crash", legible(process.last_words))
        self._answered, self._old = True, False
        return answer

    def _answer(self, process: Process, question: bytes) -> bytes | None:
        """What it says when it is asked; nothing at all when it has ended."""
        if process.spoke:
            early = process.receive(0)
            if early:
                raise Foul("unasked", _text(early))
            return early
        process.send(question)
        return process.receive(self._time_limit + (0 if self._answered else START))


def _text(answer: bytes) -> str:
    return legible(answer.decode("utf-8", "backslashreplace"))
