"""`random`: any kind of action as soon as another, bids a little above the last one."""

from __future__ import annotations

from random import Random
from typing import cast

from coyote.bots.turn import bid_near, legal_of
from coyote.rules.actions import Action, Addition, Bid
from coyote.rules.view import View

_REACH = 10
"""How far above the lowest legal number it bids at the most, so that rounds last a while."""


def choose_at_random(view: View, dice: Random) -> Action:
    """First a kind of action by chance, then one of that kind."""
    legal = legal_of(view)
    kinds = sorted({action.word for action in legal.actions})
    if legal.min_bid is not None:
        kinds.append("bid")
    kind = dice.choice(kinds)
    if kind != "bid":
        return dice.choice([action for action in legal.actions if action.word == kind])
    # An opening bid may lie anywhere in `eyes`; people open near nought.
    start = max(legal.min_bid or 0, 0) if not view.bids else legal.min_bid or 0
    number = bid_near(legal, start + dice.randrange(_REACH))
    addition = dice.choice([None, *legal.with_bid])
    if addition is None:
        return Bid(number)
    seats = legal.with_bid[addition]
    return Bid(number, cast(Addition, addition), dice.choice(seats) if seats else None)
