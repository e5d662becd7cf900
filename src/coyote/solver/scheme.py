"""How much of the past counts: CFR+ and its kin."""

from __future__ import annotations

import math
from dataclasses import dataclass
from math import inf
from typing import Final


@dataclass(frozen=True, slots=True)
class Scheme:
    """Discounted regrets: with infinite exponents nothing is forgotten or everything is.

    After iteration t, regrets above nought keep t^a / (t^a + 1), those below t^b / (t^b + 1), and
    the strategy of iteration t weighs t^c in the average.
    """

    positive: float
    negative: float
    average: float

    def kept(self, iteration: int) -> tuple[float, float]:
        """What is kept of regrets above and below nought."""
        return _share(iteration, self.positive), _share(iteration, self.negative)

    def weight(self, iteration: int) -> float:
        return math.pow(iteration, self.average)


def _share(iteration: int, exponent: float) -> float:
    if exponent in (inf, -inf) or iteration == 0:
        return 1.0 if exponent == inf else 0.0
    power = math.pow(iteration, exponent)
    return power / (power + 1)


PLUS: Final = Scheme(inf, -inf, 1)
"""CFR+ with linear averaging (Tammelin 2014), as OpenSpiel has it."""
QUADRATIC: Final = Scheme(inf, -inf, 2)
"""CFR+ with quadratic averaging."""
DISCOUNTED: Final = Scheme(1.5, 0, 2)
"""DCFR (Brown and Sandholm 2019)."""

SCHEMES: Final = {"plus": PLUS, "quadratic": QUADRATIC, "discounted": DISCOUNTED}
