"""The solver finds what others have found, and what can be worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.solver.dice import liars_dice
from coyote.solver.game import eyes_round
from coyote.solver.scheme import DISCOUNTED, PLUS, QUADRATIC, Scheme
from coyote.solver.solve import Solver, best_response, best_responses, exploitability, uniform

FIGURES = {10: 0.1416, 30: 0.0308, 100: 0.00491, 300: 0.00103, 1000: 0.000127}


def test_liars_dice_comes_out_as_in_openspiel() -> None:
    solver = Solver(liars_dice(), PLUS)
    for iterations, figure in FIGURES.items():
        solver.run(iterations - solver.iteration)
        digits = 4 if iterations == 10 else 3
        assert float(f"{solver.exploitability():.{digits}g}") == figure


@pytest.mark.parametrize("scheme", [PLUS, QUADRATIC, DISCOUNTED], ids=["plus", "square", "dcfr"])
def test_every_scheme_solves_a_round(scheme: Scheme) -> None:
    game = eyes_round([6, 10, 14, 18, 23])
    solver = Solver(game, scheme)
    assert exploitability(game, uniform(game)) > 0.3
    solver.run(200)
    assert 0 <= solver.exploitability() < 0.002


def test_peeks_favour_the_player_who_can() -> None:
    values = {}
    for peeks in ((False, False), (True, False), (False, True)):
        solver = Solver(eyes_round([5, 9, 13, 18], peeks), DISCOUNTED)
        solver.run(150)
        first, second = solver.best_responses()
        assert (first + second) / 2 < 0.002
        values[peeks] = (first - second) / 2
    assert values[True, False] > values[False, False] + 0.02
    assert values[False, True] < values[False, False] - 0.02


def test_many_workers_find_the_same() -> None:
    game = eyes_round([5, 8, 11, 14, 17, 20, 24], (True, True))
    alone, together = Solver(game, workers=1), Solver(game, workers=3)
    alone.run(5)
    together.run(5)
    assert (alone.average() == together.average()).all()
    assert alone.exploitability() == together.exploitability()


def test_who_is_always_challenged_bids_what_is_likeliest() -> None:
    game = eyes_round([0, 10, 20])
    tree = game.forest.tree
    strategy = uniform(game)
    for node in np.flatnonzero(tree.actor == 1):
        for edge in range(tree.edges[node], tree.edges[node + 1]):
            slot = int(tree.slot[edge])
            strategy[slot : slot + 17] = tree.target[edge] < 0
    # The lowest bid is the likeliest, whatever the starter sees.
    chance = (game.deal.prior * game.deal.truth[0]).sum()
    assert best_response(game, 0, strategy) == pytest.approx(2 * chance - 1)


def test_the_worth_of_a_round_scales_with_its_ends() -> None:
    game = eyes_round([6, 12, 18])
    other = game.worthy(np.array([[0.5, 0.1]] * 4))
    strategy = uniform(game)
    first, second = best_responses(game, strategy)
    assert best_response(other, 0, strategy) == pytest.approx(0.3 + 0.2 * first)
    assert best_response(other, 1, strategy) == pytest.approx(-0.3 + 0.2 * second)


def test_with_a_floor_a_node_that_nobody_plays_to_is_solved_too() -> None:
    game = eyes_round([-20, 6, 12, 18, 46])
    solver = Solver(game, DISCOUNTED, floor=1e-9)
    solver.run(100)
    average = solver.average()
    tree = game.forest.tree
    # Whoever answers an opening that cannot be true challenges it, and no other answer is left;
    # over one that must be true anything is better than a challenge.
    node = game.forest.histories.index(((0, False),))
    slot = int(tree.slot[tree.edges[node]])
    assert (average[slot : slot + 17] < 0.01).all()
    node = game.forest.histories.index(((0, False), (4, False)))
    slot = int(tree.slot[tree.edges[node]])
    assert (average[slot : slot + 17] == 1).all()
