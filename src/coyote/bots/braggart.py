"""`braggart`: bids higher than it should, and hates to challenge."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote.bots.extras import RISKY, dressed, way_out
from coyote.bots.turn import Turn, on_turn
from coyote.rules.actions import Action, Bid

_ABSURD: Final = 0.2
"""Even it cannot let a bid stand that is true with less than this."""
_BOASTS: Final = 0.25
"""How often it boasts."""
_BOAST: Final = (0.5, 0.75)
"""How likely a boast is true: between these."""
_PROUD: Final = 0.9
"""How likely its other bids are true, where it can choose."""


@on_turn
def choose_boastfully(turn: Turn, dice: Random) -> Action:
    """A leap to what is likely, or over it; a challenge only when nothing else is left."""
    challenge = turn.may("challenge")
    if challenge is not None and turn.standing < _ABSURD:
        return challenge
    if dice.random() < _BOASTS:
        number = turn.safest(dice.uniform(*_BOAST))
        if turn.chance(number) >= _BOAST[0]:
            return _boast(turn, number)
    number = turn.safest(_PROUD)
    if turn.chance(number) < RISKY and turn.view.bids:
        better = way_out(turn)
        if better is not None:
            return better
        if challenge is not None and turn.standing < 1 - 2 * turn.chance(number):
            return challenge
    return dressed(turn, number)


def _boast(turn: Turn, number: int) -> Bid:
    """A bid that dares the next player, for double where that may be (HA4)."""
    if "double" in turn.legal.with_bid:
        return Bid(number, "double")
    return dressed(turn, number)
