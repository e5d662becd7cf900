"""What policies ask of a view."""

from __future__ import annotations

from coyote.odds import Distribution
from coyote.rules.actions import PLAIN, Action, Guess
from coyote.rules.legality import Legal
from coyote.rules.view import View


def legal_of(view: View) -> Legal:
    """What the seat may do; raises ValueError for a view in which there is nothing to choose."""
    legal = view.legal
    if legal is None or (legal.min_bid is None and not legal.actions):
        raise ValueError(f"seat {view.seat} has nothing to choose in this view")
    return legal


def bid_near(legal: Legal, number: int) -> int:
    """The legal number nearest to one, the higher of two; a bid must be allowed."""
    assert legal.min_bid is not None
    assert legal.max_bid is not None
    number = min(max(number, legal.min_bid), legal.max_bid)
    if number != legal.excluded:
        return number
    return number + 1 if number < legal.max_bid else number - 1


def safest_bid(odds: Distribution, share: float) -> int:
    """The highest number that the total reaches with at least that probability."""
    reached = [total for total in odds.totals if odds.p_at_least(total) >= share]
    return max(reached, default=odds.totals[0])


def may(legal: Legal, word: str) -> Action | None:
    """The one-word action, when it is legal."""
    action = PLAIN[word]
    return action if action in legal.actions else None


def answer(view: View, odds: Distribution) -> Action | None:
    """A guess or a discard, when that is asked for: the likelier winner, a closed eye (E9, T2)."""
    legal = legal_of(view)
    if view.phase == "guess":
        assert view.bid is not None
        likelier = view.bidder if odds.p_at_least(view.bid) >= 0.5 else view.challenger
        assert likelier is not None
        return Guess(likelier)
    if view.phase == "discard":
        return next(action for action in legal.actions if str(action) == "discard closed")
    return None
