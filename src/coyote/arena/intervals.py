"""How sure a share is, when games come in groups that share their luck."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum, sqrt
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[float, float]

_NORMAL: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def share_interval(groups: Iterable[tuple[float, int]]) -> Interval:
    """The 95 % interval of a share of games won, from wins and games of each group.

    Groups are independent, the games in one are not. So what varies is taken from group to group:
    the variance of a ratio, robust to clusters. As in the interval of Agresti and Coull, one group
    of wins and one of losses are added. They keep it honest where nothing varied, since a share of
    none in ten deals is no proof of none, and they count for little among hundreds.
    """
    held = list(groups)
    if not held:
        return 0.0, 1.0
    size = sum(games for _, games in held) / len(held)
    filled = [*held, (size, size), (0.0, size)]
    games = sum(games for _, games in filled)
    share = sum(wins for wins, _ in filled) / games
    squares = sum((wins - share * games) ** 2 for wins, games in filled)
    count = len(filled)
    deviation = sqrt(squares * count / (count - 1)) / games
    reach = _student(count - 1) * deviation
    return max(0.0, share - reach), min(1.0, share + reach)


def _student(degrees: int) -> float:
    """Within how many standard deviations 95 % lie when those are estimated from few groups.

    The first terms of the series of Cornish and Fisher: right to 3 % from two degrees on.
    """
    z = _NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return fsum(term / float(degrees) ** power for power, term in enumerate(terms))
