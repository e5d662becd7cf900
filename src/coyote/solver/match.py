"""The whole match for two, solved backwards: values of all states, and how to play each."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coyote.rules.state import Eyes
from coyote.solver.blur import BlurSolver, Shape, blurred
from coyote.solver.crowd import CROWD, Crowd
from coyote.solver.deal import Floats, eyes_deal
from coyote.solver.facing import Facing, met
from coyote.solver.game import Game, ladder_game
from coyote.solver.ladder import EYE_CARDS, MOST, Pair, left, pairs, scaled, worth
from coyote.solver.payoff import WIN_OR_LOSE
from coyote.solver.policy import Kinds, MatchPolicy, Table
from coyote.solver.rungs import Rungs
from coyote.solver.scheme import DISCOUNTED
from coyote.solver.solve import Solver
from coyote.solver.table import table_of
from coyote.solver.told import Told, silent
from coyote.solver.tree import Peeks

LADDER: Final = (5, 9, 12, 15, 18, 22, 28)
"""The bids on which the values of the match are solved."""
SETTLED: Final = 40
"""How many iterations these values get at the most; a policy needs more."""

_SIX: Final = Rungs((6, 10, 13, 16, 20, 26))
RUNGS: Final[dict[Peeks, Rungs]] = {
    (False, False): Rungs((6, 10, 13, 16, 19, 23, 29)),
    (False, True): _SIX,
    (True, False): _SIX,
    (True, True): _SIX,
}
"""Our bids, by who has an eye to peek with: we, the other."""

HABITS: Final = 0.3
"""How often the other is taken for one with habits, in the policy that is shipped."""

ITERATIONS: Final = 90

_FREE: Final = 0.02
"""A peek that costs less than this of what a round is about is played as if it cost nothing."""

Case: TypeAlias = tuple[Kinds, Peeks, Floats]
"""Kinds of eyes that are played alike, who may peek, and the mean worth of how a round ends."""


def peeks_of(pair: Pair) -> Peeks:
    """Whether each has an open eye to peek with (E5)."""
    return bool(pair[0].open), bool(pair[1].open)


def solve_values(
    ladder: Sequence[int] = LADDER, iterations: int = SETTLED, told: Told = silent
) -> NDArray[np.float32]:
    """The value of each state to the starter, on a ladder: see `MatchPolicy.values`."""
    deal = eyes_deal(ladder)
    games: dict[Peeks, Game] = {}
    values: dict[Pair, float] = {}

    def lost(player: int, loser: Eyes, winner: Eyes) -> float:
        return max(values[rest, winner] if rest.count else -1.0 for rest in left(loser))

    states = list(pairs())
    for done, pair in enumerate(states, 1):
        peeks = peeks_of(pair)
        if peeks not in games:
            games[peeks] = ladder_game(deal, peeks)
        ends = worth(pair, lost)
        game = games[peeks].worthy(ends)
        solver = Solver(game, DISCOUNTED)
        solver.run(iterations)
        first, second = solver.best_responses()
        values[pair] = (first - second) / 2
        told(done, len(states))
    table = np.full((MOST + 1,) * 4, np.nan, dtype=np.float32)
    for (ours, theirs), value in values.items():
        table[ours.open, ours.closed, theirs.open, theirs.closed] = value
    return table


def solve_match(
    values: NDArray[np.float32],
    iterations: int = ITERATIONS,
    rungs: dict[Peeks, Rungs] | None = None,
    told: Told = silent,
    *,
    habits: float = 0.0,
    crowd: Crowd = CROWD,
) -> MatchPolicy:
    """How to play each state, from the values of all.

    The other is taken with some probability for one of a crowd with habits: see `BlurSolver`.
    """
    rungs = rungs or RUNGS
    ends = {pair: scaled(worth(pair, _best_rest(values))) for pair in pairs()}
    kinds = _kinds(ends)
    cases = _cases(ends, kinds)
    done = 0
    facings: dict[Shape, Facing] = {}

    def shape_of(case: Case) -> Shape:
        (_, _, player), peeks, _ = case
        return rungs[peeks if player == 0 else (peeks[1], peeks[0])], player, peeks

    def solved(case: Case) -> tuple[Kinds, Table]:
        kinds, peeks, table = case
        shape = shape_of(case)
        blur = blurred(*shape, table)
        sure = facings[shape].worth(blur) if habits else None
        solver = BlurSolver(blur, habits=habits, sure=sure)
        solver.run(iterations)
        return kinds, table_of(shape[0], solver, peeks=peeks[blur.player])

    if habits:
        for shape in dict.fromkeys(map(shape_of, cases)):
            facings[shape] = met(shape[0], blurred(*shape, WIN_OR_LOSE), crowd)

    tables: dict[Kinds, Table] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, table in pool.map(solved, cases):
            tables[name] = table
            done += 1
            told(done, len(cases))
    return MatchPolicy(values, kinds, tables)


def _best_rest(values: NDArray[np.float32]) -> Callable[[int, Eyes, Eyes], float]:
    """What a loss is worth to a loser who gives up the better eye, by a table of values."""

    def lost(player: int, loser: Eyes, winner: Eyes) -> float:
        return max(
            float(values[rest.open, rest.closed, winner.open, winner.closed])
            if rest.count
            else -1.0
            for rest in left(loser)
        )

    return lost


def _kinds(ends: dict[Pair, Floats]) -> NDArray[np.int8]:
    """0 for eyes that cannot peek, 1 when a peek costs next to nothing, else 2."""
    kinds = np.zeros((MOST + 1, MOST + 1), dtype=np.int8)
    for eyes in EYE_CARDS:
        if eyes.open:
            costs = [
                (table[0] - table[1]).mean() for (ours, _), table in ends.items() if ours == eyes
            ]
            kinds[eyes.open, eyes.closed] = 1 if np.mean(costs) < _FREE else 2
    return kinds


def _cases(ends: dict[Pair, Floats], kinds: NDArray[np.int8]) -> list[Case]:
    """For each two kinds of eyes and each player the mean worth of all states of these kinds."""
    alike: dict[tuple[int, int], list[Pair]] = {}
    for ours, theirs in ends:
        both = int(kinds[ours.open, ours.closed]), int(kinds[theirs.open, theirs.closed])
        alike.setdefault(both, []).append((ours, theirs))
    return [
        ((*(both if player == 0 else both[::-1]), player), peeks_of(of[0]), table)
        for both, of in sorted(alike.items(), reverse=True)
        for table in [np.asarray(np.mean([ends[pair] for pair in of], axis=0))]
        for player in (0, 1)
    ]
