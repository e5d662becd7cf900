"""`cautious`: raises by one while that is likely true, and doubts what is not."""

from __future__ import annotations

from random import Random

from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action, Bid

_OPENING = 0.9
_LIKELY = 0.5


@on_turn
def choose_cautiously(turn: Turn, dice: Random) -> Action:
    """A small step, or a challenge; of the extras only the peek and the skip."""
    if not turn.view.bids:
        return Bid(turn.safest(_OPENING))
    if turn.chance(turn.lowest) < _LIKELY:
        better = turn.may("peek", "skip", "challenge")
        if better is not None:
            return better
    return Bid(turn.lowest)
