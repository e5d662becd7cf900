"""`pup`: adds up what it sees, guesses the rest, and goes by its mood."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from coyote.bots.turn import bid_near, eye_to_give, guess, legal_of, may
from coyote.rules.actions import Action, Addition, Bid
from coyote.rules.count import seen_sum
from coyote.rules.editions import EDITIONS
from coyote.rules.legality import Legal
from coyote.rules.view import View

_A_CARD: Final = 4
"""What a card that it does not see may well be."""
_MOOD: Final = 5.0
"""How far its feeling goes astray."""
_TOYS: Final = frozenset(
    {"peek", "coyote", "confirm", "reverse", "restart", "open", "skip", "swap"}
)
"""What it likes to try, whether it helps or not."""


def choose_by_feel(view: View, dice: Random) -> Action:
    """A raise while the bid feels low, a challenge when it feels high, and now and then a toy."""
    legal = legal_of(view)
    if view.phase == "discard":
        return eye_to_give(view)
    feeling = _feeling(view, dice)
    if view.phase == "guess":
        assert view.bid is not None
        return guess(view, true=view.bid <= feeling)
    challenge = may(legal, "challenge")
    if challenge is not None and (legal.min_bid is None or _doubts(view, feeling, dice)):
        return challenge
    toys = [action for action in legal.actions if action.word in _TOYS]
    if toys and dice.random() < 0.2:
        return dice.choice(toys)
    return _bid(view, legal, feeling, dice)


def _feeling(view: View, dice: Random) -> float:
    """About what the total might be."""
    unseen = sum(card.card is None for card in view.cards)
    seen = seen_sum(EDITIONS[view.setup.edition], view.cards)
    return seen + _A_CARD * unseen + dice.gauss(0.0, _MOOD)


def _doubts(view: View, feeling: float, dice: Random) -> bool:
    assert view.bid is not None
    return view.bid > feeling or dice.random() < 0.05


def _bid(view: View, legal: Legal, feeling: float, dice: Random) -> Bid:
    """Some way up to what it feels, or a little more than the last bid."""
    assert legal.min_bid is not None
    start = int(feeling) - 12 if not view.bids else legal.min_bid
    number = bid_near(legal, start + dice.randrange(5))
    addition = dice.choice([None, None, None, *legal.with_bid])
    if addition is None:
        return Bid(number)
    seats = legal.with_bid[addition]
    return Bid(number, cast(Addition, addition), dice.choice(seats) if seats else None)
