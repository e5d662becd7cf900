"""`plus-one`: opens with what is sure, raises by one, and challenges what is unlikely."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action, Bid

_UNLIKELY: Final = 0.4


@on_turn
def choose_plus_one(turn: Turn, dice: Random) -> Action:
    """The least that can be done; the lab has the same, compiled (`coyote.sim.policies`)."""
    if not turn.view.bids:
        return Bid(turn.safest(1.0))
    challenge = turn.may("challenge")
    if challenge is not None and turn.standing < _UNLIKELY:
        return challenge
    return Bid(turn.lowest)
