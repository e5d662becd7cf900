"""A round as a linear program over sequences: slow, and right by other means (scipy's HiGHS)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array, csr_array

from coyote.solver.game import Game
from coyote.solver.tree import PEEK


@dataclass(slots=True)
class _Plan:
    """The sequences of a player: which there are, and which must add up to which."""

    sequences: int = 1
    """Number 0 is the empty one."""
    sums: int = 1
    """Constraint 0 makes the empty sequence 1."""
    entries: list[tuple[int, int, float]] = field(default_factory=lambda: [(0, 0, 1.0)])

    def choose(self, before: int, choices: int) -> list[int]:
        """New sequences, one for each choice after a sequence."""
        new = list(range(self.sequences, self.sequences + choices))
        self.entries += [(self.sums, sequence, 1.0) for sequence in new]
        self.entries.append((self.sums, before, -1.0))
        self.sequences += choices
        self.sums += 1
        return new

    def constraints(self) -> csr_array:
        rows, columns, data = zip(*self.entries)
        return coo_array((data, (rows, columns)), shape=(self.sums, self.sequences)).tocsr()


def game_value(game: Game) -> float:
    """The value of the game to player 0; for ladders of a few bids."""
    plans = (_Plan(), _Plan())
    payoff = _payoff(game, plans)
    ours, theirs = (plan.constraints() for plan in plans)
    # The starter's plan x against the best answer, whose value is q0: maximise q0 such that
    # E x = e and F' q <= A' x.
    many, rows = plans[0].sequences, theirs.shape[0]
    goal = np.zeros(many + rows)
    goal[many] = -1.0
    above = csr_array(_beside(-payoff.T, theirs.T))
    equal = csr_array(_beside(ours, csr_array((ours.shape[0], rows))))
    first = np.zeros(ours.shape[0])
    first[0] = 1.0
    found = linprog(
        goal,
        A_ub=above,
        b_ub=np.zeros(above.shape[0]),
        A_eq=equal,
        b_eq=first,
        bounds=[(0, None)] * many + [(None, None)] * rows,
        method="highs",
    )
    if found.status != 0:
        raise ArithmeticError(found.message)
    return -float(found.fun)


def _beside(left: csr_array, right: csr_array) -> coo_array:
    one, two = left.tocoo(), right.tocoo()
    return coo_array(
        (
            np.concatenate([one.data, two.data]),
            (
                np.concatenate([one.coords[0], two.coords[0]]),
                np.concatenate([one.coords[1], two.coords[1] + one.shape[1]]),
            ),
        ),
        shape=(one.shape[0], one.shape[1] + two.shape[1]),
    )


def _payoff(game: Game, plans: tuple[_Plan, _Plan]) -> csr_array:
    """What each two sequences are worth to player 0, chance included."""
    tree = game.forest.tree
    seen, wide = (int(size) for size in tree.sizes)
    centres = wide // seen
    # The last sequence of each player at a node, for each thing that the player may know.
    at: list[list[np.ndarray]] = [[np.zeros(0, int)] * len(tree.actor) for _ in (0, 1)]
    at[0][0] = at[1][0] = np.zeros(seen, dtype=int)
    rows: list[np.ndarray] = []
    columns: list[np.ndarray] = []
    data: list[np.ndarray] = []
    for node, actor in enumerate(tree.actor):
        edges = range(tree.edges[node], tree.edges[node + 1])
        mine = at[actor][node]
        chosen = np.array([plans[actor].choose(before, len(edges)) for before in mine])
        for choice, edge in enumerate(edges):
            sequences = chosen[:, choice]
            child = tree.target[edge]
            if child >= 0:
                wider = tree.kind[edge] == PEEK
                at[actor][child] = np.repeat(sequences, centres) if wider else sequences
                at[1 - actor][child] = at[1 - actor][node]
                continue
            last = [sequences, at[1 - actor][node]]
            known = [_spread(part, seen, centres) for part in (last if actor == 0 else last[::-1])]
            lost, won = game.worth[tree.peeked[node]][[actor, 1 - actor]]  # C3
            value = game.deal.prior * (lost + (won - lost) * game.deal.truth[tree.bid[node]])
            rows.append(np.broadcast_to(known[0][:, None, :], value.shape).ravel())
            columns.append(np.broadcast_to(known[1][None, :, :], value.shape).ravel())
            data.append(value.ravel())
    shape = (plans[0].sequences, plans[1].sequences)
    entries = (np.concatenate(data), (np.concatenate(rows), np.concatenate(columns)))
    return coo_array(entries, shape=shape).tocsr()


def _spread(sequences: np.ndarray, seen: int, centres: int) -> np.ndarray:
    """[what is seen, centre] -> sequence."""
    if len(sequences) == seen:
        return np.repeat(sequences[:, None], centres, axis=1)
    return sequences.reshape(seen, centres)
