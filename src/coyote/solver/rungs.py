"""A few bids of our own against all integers of the other player."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from coyote.rules.editions import LOWEST_BID

PASS: Final = LOWEST_BID
"""Stands for all openings below the lowest rung: as good as no bid at all."""

Bids: TypeAlias = Sequence[tuple[int, bool]]
"""The bids of a round from the starter on, each with whether its bidder peeked just before it."""


EARLY: Final = 0
"""The first turn in which one may peek, or one before it: we peek then or never."""
OWED: Final = 1
"""We have just peeked and must raise (E5)."""
LATER: Final = 2
STAGES: Final = 3


def stage_of(bids: Sequence[object], *, owed: bool) -> int:
    """The stage of a round after so many bids."""
    return OWED if owed else EARLY if len(bids) <= 2 else LATER


@dataclass(frozen=True, slots=True)
class Rungs:
    """The bids that we make, and how we hear those of the other player.

    We take any integer for the lowest bid that we answer alike: the highest rung not above it; or
    one more than our own last bid, when it squeezes in under the next rung; or no bid at all, when
    it opens below the lowest. To the other player a higher bid of the same kind is never better:
    we answer it alike, and it is true less often. So whoever cannot gain on us with these lowest
    bids cannot with all integers.
    """

    ours: tuple[int, ...]
    step: int = 99
    """By how many rungs we raise a bid at most."""

    def __post_init__(self) -> None:
        if not self.ours or list(self.ours) != sorted(set(self.ours)):
            raise ValueError(f"the rungs of a ladder rise, and there is one: {self.ours}")

    @property
    def bids(self) -> tuple[int, ...]:
        """All bids that are told apart: ours, and those that stand for the other's."""
        return tuple(sorted({PASS, *self.ours, *(rung + 1 for rung in self.ours)}))

    def raises(self, player: int, *, ours: int, bid: int | None) -> list[int]:
        """What a player may bid over a bid, when the player with the rungs is `ours`."""
        higher = [rung for rung in self.ours if bid is None or rung > bid]
        if player == ours:
            return higher if bid is None or bid == PASS else higher[: self.step]
        if bid is None:
            return [PASS, *higher]
        squeezed = bid in self.ours and bid + 1 not in self.ours
        return [bid + 1, *higher] if squeezed else higher

    def memory(self, bids: Bids, *, ours: int) -> tuple[int | None, int | None]:
        """The last two bids as we remember them: what they are taken for."""
        taken: list[int] = []
        for place, (bid, _) in enumerate(bids):
            if place % 2 == ours:
                # Only someone who sat here before may have bid anything but a rung.
                taken.append(self._rung(bid) if bid >= self.ours[0] else self.ours[0])
            else:
                taken.append(self.taken(bid, taken[-1] if taken else None))
        before, last = [None, None, *taken][-2:]
        return before, last

    def _rung(self, bid: int) -> int:
        return self.ours[bisect_right(self.ours, bid) - 1]

    def taken(self, bid: int, over: int | None) -> int:
        """What a bid of the other player is taken for, over a rung of ours or none."""
        if bid < self.ours[0]:
            return PASS if over is None else over + 1
        rung = self._rung(bid)
        return rung if over is None or rung > over else over + 1
