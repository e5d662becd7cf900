"""`cautious`: raises by one while that is likely true, and doubts what is not."""

from __future__ import annotations

from random import Random

from coyote.bots.turn import answer, bid_near, legal_of, may, safest_bid
from coyote.odds import distribution
from coyote.rules.actions import Action, Bid
from coyote.rules.view import View

_OPENING = 0.9
_LIKELY = 0.5


def choose_cautiously(view: View, dice: Random) -> Action:
    """A small step, or a challenge; of the extras only the peek and the skip."""
    legal = legal_of(view)
    odds = distribution(view)
    asked = answer(view, odds)
    if asked is not None:
        return asked
    challenge = may(legal, "challenge")
    if legal.min_bid is None:
        assert challenge is not None  # C10: who has no bid left may challenge
        return challenge
    if not view.bids:
        return Bid(bid_near(legal, safest_bid(odds, _OPENING)))
    number = bid_near(legal, legal.min_bid)
    if odds.p_at_least(number) < _LIKELY:
        for action in (may(legal, "peek"), may(legal, "skip"), challenge):
            if action is not None:
                return action
    return Bid(number)
