"""Players with habits: they go by how likely a bid is, and not by what the other may want.

Each is like a bot of ours (`coyote.bots`), and does the same for all that may be known at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coyote.solver.deal import Deal, Floats, eyes_deal

LEAST: Final = -16
MOST: Final = 46
"""Every total lies between these."""

_RISKY: Final = 0.6
_HOPELESS: Final = 0.2
_NEARLY: Final = 1e-9
"""Chances are compared with some leeway for rounding."""

Numbers: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.bool_]
Manners: TypeAlias = tuple[float, ...]
"""How people bid, as nine numbers: see `coyote.bots.mind.listen`."""


@cache
def every_number() -> Deal:
    """The deal in which any number may be bid."""
    return eyes_deal(range(LEAST, MOST + 1))


@cache
def chances(*, centre: bool) -> Floats:
    """How likely each number is true: [number, what is known], the centre card known or not."""
    deal = every_number()  # [number, what is seen, one's own card, centre]
    axes = (2,) if centre else (2, 3)
    true = (deal.prior * deal.truth).sum(axis=axes)
    ways = deal.prior[None].sum(axis=axes)
    return np.asarray((true / np.where(ways > 0, ways, 1)).reshape(len(deal.truth), -1))


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn as a player with habits sees it."""

    standing: int | None
    """The bid to answer."""
    may_peek: bool
    owed: bool
    """Whether it has just peeked and must raise (E5)."""
    chances: Floats
    """How likely each number is true: [number, what is known]."""

    @property
    def may_challenge(self) -> bool:
        return self.standing is not None and not self.owed

    @property
    def lowest(self) -> Numbers:
        """The least that may be bid."""
        least = LEAST if self.standing is None else min(self.standing + 1, MOST)
        return np.full(self.chances.shape[1], least)

    def chance(self, numbers: Numbers) -> Floats:
        """How likely a number is true to each who knows something else."""
        return np.asarray(self.chances[numbers - LEAST, np.arange(len(numbers))])

    def believed(self) -> Floats:
        """How likely the standing bid is true; with none there is nothing to doubt."""
        if self.standing is None:
            return np.ones(self.chances.shape[1])
        return np.asarray(self.chances[min(self.standing, MOST) - LEAST])

    def safest(self, share: float) -> Numbers:
        """The highest number that is true with that chance, or the lowest that may be bid."""
        reached = (~_under(self.chances, share)).sum(axis=0) - 1 + LEAST
        return np.asarray(np.maximum(reached, self.lowest))


@dataclass(slots=True)
class Deed:
    """How often something is done, by what is known."""

    challenge: Floats
    peek: Floats
    bids: Floats
    """[number, what is known]."""

    @classmethod
    def nothing(cls, moment: Moment) -> Deed:
        size = moment.chances.shape[1]
        return cls(np.zeros(size), np.zeros(size), np.zeros_like(moment.chances))

    def bid(self, numbers: Numbers, shares: Floats) -> None:
        self.bids[numbers - LEAST, np.arange(len(numbers))] += shares


@dataclass(frozen=True, slots=True)
class Habit:
    """What a player does in any moment."""

    do: Callable[[Moment], Deed]
    manners: Manners | None = None
    """How it takes the other's bids for hints at its own card (see `hearing`); None: not at all."""


def steady(doubtful: float, likely: float, manners: Manners | None = None) -> Habit:
    """Challenges what is doubtful and leaps to what is likely, like `odds`, or like `bayes`."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        doubt = _under(moment.believed(), doubtful) & moment.may_challenge
        deed.challenge += doubt
        _raise(deed, moment, moment.safest(likely), (~doubt).astype(float), 1.0)
        return deed

    return Habit(do, manners)


def creeping(opening: float, doubtful: float) -> Habit:
    """Opens with what is likely, raises by one and never peeks, like `plus-one`."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        if moment.standing is None:
            deed.bid(moment.safest(opening), np.ones(moment.chances.shape[1]))
            return deed
        doubt = _under(moment.believed(), doubtful) & moment.may_challenge
        deed.challenge += doubt
        deed.bid(moment.lowest, (~doubt).astype(float))
        return deed

    return Habit(do)


def careful(opening: float, likely: float) -> Habit:
    """Raises by one while that is likely, like `cautious`; else it peeks or challenges."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        if moment.standing is None:
            deed.bid(moment.safest(opening), np.ones(moment.chances.shape[1]))
            return deed
        unlikely = _under(moment.chance(moment.lowest), likely)
        if moment.may_peek:
            deed.peek += unlikely
        elif moment.may_challenge:
            deed.challenge += unlikely
        else:
            unlikely[:] = False
        deed.bid(moment.lowest, (~unlikely).astype(float))
        return deed

    return Habit(do)


def baiting(doubtful: float, likely: float) -> Habit:
    """Keeps below what it believes, half the time by far, like `lurker`."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        doubt = _under(moment.believed(), doubtful) & moment.may_challenge
        deed.challenge += doubt
        rest = (~doubt).astype(float)
        baits = 1.0 if moment.standing is None else 0.5
        for less in (1, 2):
            number = np.maximum(moment.safest(likely) - less, moment.lowest)
            _raise(deed, moment, number, rest * baits / 2, 1.0)
        _raise(deed, moment, moment.lowest, rest * (1 - baits), 1.0)
        return deed

    return Habit(do)


def boasting(absurd: float, boasts: float, boast: tuple[float, float], proud: float) -> Habit:
    """Leaps over what is likely now and then, and hates to challenge, like `braggart`."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        doubt = _under(moment.believed(), absurd) & moment.may_challenge
        deed.challenge += doubt
        rest = (~doubt).astype(float)
        low, high = boast
        # With a chance drawn between two, a number is the safest one for this share of the draws.
        upper = np.clip(moment.chances, low, high)
        below = np.vstack([upper[1:], np.full((1, upper.shape[1]), low)])
        shares = (upper - below) / (high - low)
        done = np.zeros_like(rest)
        for place in np.flatnonzero(shares.any(axis=1)):
            number = np.maximum(place + LEAST, moment.lowest)
            share = rest * boasts * shares[place] * ~_under(moment.chance(number), low)
            deed.bid(number, share)
            done += share
        _raise(deed, moment, moment.safest(proud), rest - done, 2.0)
        return deed

    return Habit(do)


def _raise(deed: Deed, moment: Moment, number: Numbers, share: Floats, reluctance: float) -> None:
    """Bid a number; when that is risky, rather peek, or challenge what is less likely yet."""
    chance = moment.chance(number)
    risky = _under(chance, _RISKY) & (moment.standing is not None)
    peek = risky & moment.may_peek & ~_under(moment.chance(moment.lowest), _HOPELESS)
    doubt = risky & ~peek & moment.may_challenge
    doubt &= _under(moment.believed(), 1 - reluctance * chance)
    deed.peek += share * peek
    deed.challenge += share * doubt
    deed.bid(number, share * ~(peek | doubt))


def _under(chance: Floats, share: Floats | float) -> Mask:
    return np.asarray(chance < share - _NEARLY)
