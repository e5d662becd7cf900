"""Those who play a run of games: our own bots, and outside programs that are kept running."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import TracebackType
from typing import Final, Self

from coyote.arena.game import Player
from coyote.arena.match import Match, command, is_program
from coyote.arena.program import Program
from coyote.bots import Bot, load
from coyote.rules.actions import Action
from coyote.rules.state import Result
from coyote.rules.view import View

_GRACE: Final = 1.0
"""Seconds for a program to leave by itself after its last game."""


class Own:
    """One of our own bots in a seat."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View) -> Action:
        return self._bot.choose(view)

    def hear_round(self, number: int, result: Result) -> None:
        """It remembers nothing: the view tells all."""

    def hear_end(self, places: Sequence[int]) -> None:
        """Likewise."""


class Company:
    """Fills the seats of games; leaving it ends all programs.

    A program plays in one process as long as the company lasts. If it sits twice in a game it has
    two, so that neither knows what the other sees.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._programs: dict[tuple[str, int], Program] = {}

    def seated(self, deal: int, rotation: int) -> list[Player]:
        """The players of a game, by seat."""
        players: list[Player] = []
        met: Counter[str] = Counter()
        for seat, name in enumerate(self._match.seating(deal, rotation)):
            seed = self._match.bot_seed(deal, rotation, seat)
            if is_program(name):
                program = self._program(name, met[name])
                program.begin(self._match.setup, seat, seed)
                players.append(program)
            else:
                players.append(Own(load(name, seed)))
            met[name] += 1
        return players

    def _program(self, name: str, copy: int) -> Program:
        if (name, copy) not in self._programs:
            limit = self._match.time_limit
            self._programs[name, copy] = Program(command(name), limit)
        return self._programs[name, copy]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for program in self._programs.values():
            program.end(_GRACE if kind is None else 0)
