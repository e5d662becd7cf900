"""Against one with habits: what is met, what it is worth, and what is learnt from it."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.solver.blur import Blur, BlurSolver, blurred
from coyote.solver.crowd import CROWD, HABITS
from coyote.solver.facing import expected, face, met
from coyote.solver.habits import LEAST, Deed, Habit, Moment, every_number
from coyote.solver.payoff import WIN_OR_LOSE
from coyote.solver.rungs import Rungs
from coyote.solver.solve import best_response, uniform
from coyote.solver.table import strategy_of, table_of
from coyote.solver.tree import Peeks

RUNGS = Rungs((8, 11, 15))
BOTH = [(False, False), (True, True)]


def chance(number: int) -> float:
    """How likely a number is true before any card is seen."""
    deal = every_number()
    return float((deal.prior * deal.truth[number - LEAST]).sum())


def always(word: str, number: int = LEAST) -> Habit:
    """Somebody who does the same whatever there is to see; a bid must open."""

    def do(moment: Moment) -> Deed:
        deed = Deed.nothing(moment)
        if moment.standing is not None and word == "challenge":
            deed.challenge += 1
        else:
            size = moment.chances.shape[1]
            deed.bid(np.maximum(moment.lowest, number), np.ones(size))
        return deed

    return Habit(do)


def doubting(blur: Blur, place: int = 0) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """A strategy that opens with the rung in a place, and challenges all that it can."""
    tree = blur.game.forest.tree
    strategy = np.zeros(blur.game.forest.slots)
    for node in np.flatnonzero(tree.actor == blur.player):
        edges = range(tree.edges[node], tree.edges[node + 1])
        edge = edges[place] if tree.bid[node] < 0 else edges[0]
        size = int(tree.sizes[tree.peeked[node] >> blur.player & 1])
        strategy[int(tree.slot[edge]) : int(tree.slot[edge]) + size] = 1
    return strategy


def test_a_bid_that_is_challenged_wins_when_it_is_true() -> None:
    blur = blurred(RUNGS, 0, (True, True), WIN_OR_LOSE)
    worth = face(RUNGS, blur, always("challenge")).worth(blur)
    for place, number in enumerate(RUNGS.ours):
        found = expected(blur, doubting(blur, place), worth)
        assert found == pytest.approx(2 * chance(number) - 1)


@pytest.mark.parametrize("number", [3, 8, 10, 13, 40])
def test_the_number_that_was_bid_counts_and_not_what_it_is_taken_for(number: int) -> None:
    blur = blurred(RUNGS, 1, (True, True), WIN_OR_LOSE)
    worth = face(RUNGS, blur, always("bid", number)).worth(blur)
    found = expected(blur, doubting(blur), worth)
    assert found == pytest.approx(1 - 2 * chance(number))


@pytest.mark.parametrize("name", HABITS)
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("peeks", BOTH)
def test_every_round_ends_with_a_challenge(name: str, player: int, peeks: Peeks) -> None:
    blur = blurred(RUNGS, player, peeks, np.ones((4, 2)))
    facing = face(RUNGS, blur, HABITS[name])
    sign = 1 if player == 0 else -1
    assert expected(blur, uniform(blur.game), facing.worth(blur)) == pytest.approx(sign)


def test_a_crowd_is_worth_what_its_members_are() -> None:
    assert sum(share for share, _ in CROWD) == pytest.approx(1)
    blur = blurred(RUNGS, 0, (False, False), WIN_OR_LOSE)
    few = [(0.25, HABITS["odds"]), (0.75, HABITS["plus-one"])]
    strategy = uniform(blur.game)
    parts = [
        share * expected(blur, strategy, face(RUNGS, blur, habit).worth(blur))
        for share, habit in few
    ]
    found = expected(blur, strategy, met(RUNGS, blur, few).worth(blur))
    assert found == pytest.approx(sum(parts))


@pytest.mark.parametrize("player", [0, 1])
def test_habits_are_used_and_who_is_free_gains_little_from_it(player: int) -> None:
    blur = blurred(RUNGS, player, (True, True), WIN_OR_LOSE)
    worth = met(RUNGS, blur, CROWD).worth(blur)
    won, lost = [], []
    for habits in (0.0, 0.3):
        solver = BlurSolver(blur, habits=habits, sure=worth)
        solver.run(30)
        strategy = strategy_of(table_of(RUNGS, solver, peeks=True), blur)
        won.append(expected(blur, strategy, worth))
        lost.append(best_response(blur.game, 1 - player, strategy))
    assert won[1] > won[0] + 0.03
    assert lost[0] - 0.01 < lost[1] < lost[0] + 0.05
    assert lost[1] > -won[1]
