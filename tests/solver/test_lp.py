"""A linear program that shares nothing with the solver but the game finds the same value."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.solver.game import eyes_round
from coyote.solver.lp import game_value
from coyote.solver.payoff import WIN_OR_LOSE
from coyote.solver.scheme import DISCOUNTED
from coyote.solver.solve import Solver
from coyote.solver.tree import Peeks

UNEVEN = np.array([[1.0, -1.0], [0.9, -1.0], [1.0, -0.8], [0.95, -0.9]])


@pytest.mark.parametrize(
    ("ladder", "peeks", "worth"),
    [
        ([8, 14, 20], (False, False), WIN_OR_LOSE),
        ([6, 11, 16, 22], (False, False), WIN_OR_LOSE),
        ([8, 14, 20], (True, True), UNEVEN),
        ([8, 14, 20], (True, False), UNEVEN),
        ([9, 15, 21], (False, True), WIN_OR_LOSE),
    ],
)
def test_both_agree_on_the_value(
    ladder: list[int], peeks: Peeks, worth: np.ndarray[tuple[int, ...], np.dtype[np.float64]]
) -> None:
    game = eyes_round(ladder, peeks, worth)
    solver = Solver(game, DISCOUNTED)
    while solver.iteration < 8000 and (solver.iteration == 0 or solver.exploitability() > 5e-7):
        solver.run(500)
    first, second = solver.best_responses()
    assert game_value(game) == pytest.approx((first - second) / 2, abs=1e-6)
