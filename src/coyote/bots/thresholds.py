"""`odds`: challenges what is unlikely, raises to what is all but sure, and uses the extras."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias

from coyote.bots.extras import RISKY, dressed, way_out
from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action

Thresholds: TypeAlias = Mapping[str, Mapping[int, tuple[float, float]]]
"""By edition and living players: challenge what is true with less than the first probability, raise
to the highest number that is true with at least the second."""

TUNED: Final[Thresholds] = {
    "eyes": {2: (0.21, 0.99), 3: (0.25, 0.93), 4: (0.13, 0.93), 5: (0.19, 0.90), 6: (0.13, 0.90)},
    "tomahawk": {
        2: (0.25, 0.97),
        3: (0.05, 0.96),
        4: (0.17, 0.96),
        5: (0.01, 0.93),
        6: (0.05, 0.96),
    },
    "museum": {2: (0.25, 0.97), 3: (0.09, 0.99), 4: (0.17, 0.96), 5: (0.11, 0.96), 6: (0.01, 0.99)},
    "classic": {
        2: (0.25, 0.97),
        3: (0.17, 0.99),
        4: (0.09, 0.96),
        5: (0.19, 0.90),
        6: (0.05, 0.96),
    },
}
"""Found by `coyote.training.tuning`."""


@on_turn
def choose_by_odds(turn: Turn, dice: Random) -> Action:
    """What the exact odds of its own view say."""
    return by_thresholds(turn, TUNED)


def by_thresholds(
    turn: Turn, thresholds: Mapping[str, Mapping[int, tuple[float, float]]]
) -> Action:
    """What the odds of a turn say, whatever they are made of."""
    tuned = thresholds[turn.view.setup.edition]
    doubtful, likely = tuned[min(len(turn.view.alive), max(tuned))]
    challenge = turn.may("challenge")
    if challenge is not None and turn.standing < doubtful:
        return challenge
    number = turn.safest(likely)
    chance = turn.chance(number)
    if chance < RISKY and turn.view.bids:
        better = way_out(turn)
        if better is not None:
            return better
        if challenge is not None and turn.standing < 1 - chance:
            return challenge
    return dressed(turn, number)
