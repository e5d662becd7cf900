"""A distribution over whole numbers, with exact weights."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import gcd


@dataclass(frozen=True, slots=True)
class Distribution:
    """The totals that may come, rising, and for each how often in `ways` cases."""

    totals: tuple[int, ...]
    weights: tuple[int, ...]
    ways: int
    _above: tuple[int, ...]
    """For each total the weight of it and all higher ones."""

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Distribution:
        """From weights by total; those without weight are left out."""
        held = sorted((total, weight) for total, weight in weights.items() if weight)
        shared = gcd(*(weight for _, weight in held))
        totals = tuple(total for total, _ in held)
        counts = tuple(weight // shared for _, weight in held)
        above = tuple(accumulate(reversed(counts)))[::-1]
        return cls(totals, counts, above[0], above)

    def p_at_least(self, bid: int) -> float:
        """The probability that the total reaches a bid, so that a challenge fails (C3)."""
        place = bisect_left(self.totals, bid)
        return self._above[place] / self.ways if place < len(self.totals) else 0.0

    def p(self, total: int) -> float:
        """The probability of just that total."""
        return dict(self.items()).get(total, 0) / self.ways

    def items(self) -> Iterable[tuple[int, int]]:
        """Each total with its weight."""
        return zip(self.totals, self.weights)

    @property
    def mean(self) -> float:
        return sum(total * weight for total, weight in self.items()) / self.ways

    def quantile(self, share: float) -> int:
        """The least total that, with all below it, makes up that share of the cases."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share lies between 0 and 1, not {share}")
        wanted = share * self.ways
        reached = accumulate(self.weights)
        return next(
            (total for total, sum in zip(self.totals, reached) if sum >= wanted),
            self.totals[-1],
        )
