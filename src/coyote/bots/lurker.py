"""`lurker`: keeps low, lays baits, and challenges early."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.extras import RISKY, dressed, way_out
from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action

_EARLY: Final = 0.45
"""It challenges what is true with less than this."""
_BELIEVED: Final = 0.85
"""How likely a bait is true."""
_BAITS: Final = 0.5
"""How often it lays one."""


@on_turn
def choose_lurking(turn: Turn, dice: Random) -> Action:
    """A small step, or a number just below what it believes, and then it waits."""
    challenge = turn.may("challenge")
    if challenge is not None and turn.standing < _EARLY:
        return challenge
    believed = turn.safest(_BELIEVED)
    if not turn.view.bids or dice.random() < _BAITS:
        number = turn.near(believed - 1 - dice.randrange(2))
    else:
        number = turn.lowest
    if turn.chance(number) < RISKY and turn.view.bids:
        better = way_out(turn)
        if better is not None:
            return better
        if challenge is not None and turn.standing < 1 - turn.chance(number):
            return challenge
    return dressed(turn, number)
