"""The match for two as a ladder of rounds: each costs somebody an eye, so it ends (E9 to E11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import numpy as np

from coyote.rules.state import Eyes
from coyote.solver.deal import Floats
from coyote.solver.payoff import WIN_OR_LOSE

MOST: Final = 3
"""The eye cards that a player starts with (E2)."""

EYE_CARDS: Final = tuple(
    Eyes(count - closed, closed) for count in range(1, MOST + 1) for closed in range(count + 1)
)
"""What a player may hold."""

Pair: TypeAlias = tuple[Eyes, Eyes]
"""The eye cards of the starter and of the other."""
Lost: TypeAlias = Callable[[int, Eyes, Eyes], float]
"""What it is worth to a player to have lost: who, with which eyes before giving one up, to whom."""


def pairs() -> Iterator[Pair]:
    """All states of a match, those with the fewest rounds to come first."""
    everyone = [(ours, theirs) for ours in EYE_CARDS for theirs in EYE_CARDS]
    return iter(sorted(everyone, key=lambda pair: pair[0].count + pair[1].count))


def left(eyes: Eyes) -> list[Eyes]:
    """What a loser may be left with (E9)."""
    return [eyes.without(side) for side in ("open", "closed") if getattr(eyes, side)]


def worth(pair: Pair, lost: Lost) -> Floats:
    """The worth of the ends of a round to its starter: [who has peeked, winner].

    Ends that cannot be, for want of an open eye to peek with, are worth as much as without.
    """
    table = np.zeros((4, 2))
    for peeked in range(4):
        eyes = [
            held.turned("closed") if peeked >> player & 1 and held.open else held  # E5
            for player, held in enumerate(pair)
        ]
        for winner in (0, 1):
            turned = eyes[winner].turned("open") if eyes[winner].closed else eyes[winner]  # E9
            value = lost(1 - winner, eyes[1 - winner], turned)
            table[peeked, winner] = value if winner == 1 else -value
    return table


def scaled(table: Floats) -> Floats:
    """The same game with the worth of a round by itself when nobody has peeked."""
    won, lost = table[0]
    return np.asarray((2 * table - won - lost) / (won - lost) * WIN_OR_LOSE[0, 0])
