"""Who has won how often at a table, over all of its games."""

from __future__ import annotations

from dataclasses import dataclass

from coyote.table.game import Game
from coyote.table.people import Holder


@dataclass(slots=True)
class Tally:
    """The games of one seat holder."""

    animal: str
    wins: int = 0
    games: int = 0


class Score:
    """Counts every game that has a winner, by who held a seat and not by name.

    The win of a bot that stood in for somebody counts for whoever holds the seat.
    """

    def __init__(self) -> None:
        self._tallies: dict[Holder, Tally] = {}

    def add(self, game: Game) -> None:
        """Count a game that is over; one that was given up changes nothing."""
        if game.winner is None:
            return
        for index, seat in enumerate(game.seats):
            tally = self._tallies.setdefault(seat.holder, Tally(seat.animal))
            tally.games += 1
            tally.wins += index == game.winner

    def ranked(self) -> list[tuple[Holder, Tally]]:
        """Everybody who played to the end: the most wins first, then in the order they came."""
        return sorted(self._tallies.items(), key=lambda each: -each[1].wins)
