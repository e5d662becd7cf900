"""What policies ask of a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from random import Random
from typing import Protocol, TypeAlias

from coyote.odds import distribution
from coyote.rules.actions import PLAIN, Action, Guess
from coyote.rules.legality import Legal
from coyote.rules.view import View


class Odds(Protocol):
    """What a seat holds to be likely."""

    @property
    def totals(self) -> Sequence[int]:
        """The totals that there may be, the lowest first."""

    def p_at_least(self, number: int) -> float:
        """How likely the total reaches a number."""


Policy: TypeAlias = Callable[[View, Random], Action]
"""An action for a view in which the seat may act; the dice are for the bot's whims."""


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


def safest_bid(odds: Odds, share: float) -> int:
    """The highest number that the total reaches with at least that probability."""
    totals = odds.totals
    return next((each for each in reversed(totals) if odds.p_at_least(each) >= share), totals[0])


def may(legal: Legal, word: str) -> Action | None:
    """The one-word action, when it is legal."""
    action = PLAIN[word]
    return action if action in legal.actions else None


def guess(view: View, *, true: bool) -> Guess:
    """Who wins the challenge, when the bid is true and when it is not (T2)."""
    winner = view.bidder if true else view.challenger
    assert winner is not None
    return Guess(winner)


def eye_to_give(view: View) -> Action:
    """A closed eye: an open one can still peek (E9)."""
    return next(action for action in legal_of(view).actions if str(action) == "discard closed")


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn on which a bid is allowed, and the odds that the seat goes by."""

    view: View
    legal: Legal
    odds: Odds

    @property
    def standing(self) -> float:
        """How likely the standing bid is true; without one there is nothing to doubt."""
        return 1.0 if self.view.bid is None else self.odds.p_at_least(self.view.bid)

    @property
    def lowest(self) -> int:
        """The lowest number that can be bid."""
        return self.near(self.legal.min_bid or 0)

    def chance(self, number: int) -> float:
        """How likely the total reaches a number."""
        return self.odds.p_at_least(number)

    def near(self, number: int) -> int:
        """The number nearest to one that can be bid."""
        return bid_near(self.legal, number)

    def safest(self, share: float) -> int:
        """The highest number that is true with at least that probability, or the nearest legal."""
        return self.near(safest_bid(self.odds, share))

    def may(self, *words: str) -> Action | None:
        """The first of these one-word actions that is legal."""
        found = (may(self.legal, word) for word in words)
        return next((action for action in found if action is not None), None)


Choose: TypeAlias = Callable[[Turn, Random], Action]
"""What is done on a turn."""


def on_turn_by(odds_of: Callable[[View], Odds]) -> Callable[[Choose], Policy]:
    """A policy from what it does on a turn, and the odds that it goes by.

    Guesses, eyes to give back and the end of all numbers are no matter of style.
    """

    def decorate(choose: Choose) -> Policy:
        @wraps(choose)
        def policy(view: View, dice: Random) -> Action:
            legal = legal_of(view)
            if view.phase == "discard":
                return eye_to_give(view)
            odds = odds_of(view)
            if view.phase == "guess":
                assert view.bid is not None
                return guess(view, true=odds.p_at_least(view.bid) >= 0.5)
            if legal.min_bid is None:
                challenge = may(legal, "challenge")
                assert challenge is not None  # C10: who has no bid left may challenge
                return challenge
            return choose(Turn(view, legal, odds), dice)

        return policy

    return decorate


on_turn = on_turn_by(distribution)
"""By the exact odds of what the seat sees."""
