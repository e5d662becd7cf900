"""`odds`: challenges what is unlikely, raises to what is all but sure, and uses the extras."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from coyote.bots.extras import RISKY, dressed, way_out
from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action


@dataclass(frozen=True, slots=True)
class _Thresholds:
    """Probabilities, for so many players."""

    challenge: float
    """Challenge when the standing bid is true with less than this."""
    raise_to: float
    """Raise to the highest bid that is true with at least this."""


_BY_PLAYERS: Final = {
    2: _Thresholds(0.25, 0.97),
    3: _Thresholds(0.25, 0.93),
    4: _Thresholds(0.25, 0.90),
    5: _Thresholds(0.19, 0.90),
}
_MANY: Final = _Thresholds(0.13, 0.90)


@on_turn
def choose_by_odds(turn: Turn, dice: Random) -> Action:
    """What the exact odds of its own view say."""
    thresholds = _BY_PLAYERS.get(len(turn.view.alive), _MANY)
    challenge = turn.may("challenge")
    if challenge is not None and turn.standing < thresholds.challenge:
        return challenge
    number = turn.safest(thresholds.raise_to)
    chance = turn.chance(number)
    if chance < RISKY and turn.view.bids:
        better = way_out(turn)
        if better is not None:
            return better
        if challenge is not None and turn.standing < 1 - chance:
            return challenge
    return dressed(turn, number)
