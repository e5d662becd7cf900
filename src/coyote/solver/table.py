"""Between a solver and a shipped table: probabilities become bytes, and strategies again."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from coyote.solver.blur import Blur, BlurSolver
from coyote.solver.deal import Floats
from coyote.solver.policy import WHOLE, Table
from coyote.solver.rungs import STAGES, Rungs
from coyote.solver.solve import uniform


def table_of(rungs: Rungs, solver: BlurSolver, *, peeks: bool) -> Table:
    """The player's half of what was solved."""
    places = {None: 0} | {bid: place for place, bid in enumerate(rungs.bids, 1)}
    index = np.full((len(places), len(places), 4, STAGES), -1, dtype=np.int32)
    parts: list[NDArray[np.uint8]] = []
    start = 0
    for (before, last, peeked, stage), shares in solver.shares().items():
        index[places[before], places[last], peeked, stage] = start
        parts.append(rounded(shares).ravel())
        start += shares.size
    return Table(rungs, peeks, index, np.concatenate(parts))


def rounded(shares: Floats) -> NDArray[np.uint8]:
    """Probabilities [choice, knowledge] in 255ths that sum to one: the largest takes the rest."""
    parts = np.floor(shares * WHOLE + 0.5).astype(np.int64)
    rest = WHOLE - parts.sum(axis=0)
    parts[shares.argmax(axis=0), np.arange(shares.shape[1])] += rest
    return parts.astype(np.uint8)


def strategy_of(table: Table, blur: Blur) -> Floats:
    """A table as the strategy of its player in the game that it was solved in."""
    strategy = uniform(blur.game)
    tree = blur.game.forest.tree
    places = {None: 0} | {bid: place for place, bid in enumerate(table.rungs.bids, 1)}
    for (before, last, peeked, stage), node in blur.heads.items():
        first, last_edge = tree.edges[node], tree.edges[node + 1]
        size = int(tree.sizes[tree.peeked[node] >> blur.player & 1])
        many = (last_edge - first) * size
        start = int(table.index[places[before], places[last], peeked, stage])
        slot = int(tree.slot[first])
        strategy[slot : slot + many] = table.shares[start : start + many] / WHOLE
    return strategy
