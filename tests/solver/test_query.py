"""Any policy can be measured on a ladder."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.solver.game import eyes_round
from coyote.solver.query import Situation, asked, policy_exploitability
from coyote.solver.scheme import DISCOUNTED
from coyote.solver.solve import Solver
from coyote.solver.tree import CHALLENGE

LADDER = [6, 10, 15, 21]


def test_a_policy_from_outside_is_as_exploitable_as_the_strategy_it_repeats() -> None:
    game = eyes_round(LADDER, (True, True))
    solver = Solver(game, DISCOUNTED)
    solver.run(60)
    average = solver.average()
    tree, forest = game.forest.tree, game.forest
    nodes = {
        (tuple((LADDER[place], peeked) for place, peeked in history), bool(owed)): node
        for node, (history, owed) in enumerate(zip(forest.histories, forest.owed))
    }

    def repeated(situation: Situation) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        node = nodes[situation.bids, situation.owed]
        assert tree.peeked[node] == situation.peeked
        first, last = tree.edges[node], tree.edges[node + 1]
        assert len(situation.choices) == last - first
        return average[int(tree.slot[first]) : int(tree.slot[last])].reshape(last - first, -1)

    found = policy_exploitability(game, LADDER, (repeated, repeated))
    assert found == pytest.approx(solver.exploitability())


def test_a_policy_is_asked_with_bids_and_told_what_may_be_done() -> None:
    game = eyes_round(LADDER, (True, True))
    seen = {}

    def careful(situation: Situation) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
        size = 289 if situation.peeked & 1 else 17
        seen[situation.bids, situation.owed] = situation.choices
        shares = np.zeros((len(situation.choices), size))
        shares[0] = 1
        return shares

    strategy = asked(game, LADDER, careful, 0)
    assert seen[(), False] == (6, 10, 15, 21)
    assert seen[((6, False), (10, False)), False] == ("challenge", "peek", 15, 21)
    assert seen[((6, False), (10, False)), True] == (15, 21)
    assert seen[((6, False), (10, True), (15, True), (21, False)), False] == ("challenge",)
    tree = game.forest.tree
    for node in np.flatnonzero(tree.actor == 0):
        first = tree.edges[node]
        slot = int(tree.slot[first])
        assert strategy[slot] == 1
        assert tree.kind[first] == CHALLENGE or game.forest.owed[node] or node == 0
