"""A few rungs against all integers: what is heard, and that nothing gets past it."""

from __future__ import annotations

import pytest

from coyote.solver.blur import Blur, BlurSolver, blurred
from coyote.solver.game import Game, eyes_round
from coyote.solver.payoff import WIN_OR_LOSE
from coyote.solver.policy import Table
from coyote.solver.query import asked, shipped
from coyote.solver.rungs import PASS, Rungs
from coyote.solver.scheme import DISCOUNTED
from coyote.solver.solve import Solver, best_response
from coyote.solver.table import strategy_of, table_of
from coyote.solver.tree import Peeks, grow

RUNGS = Rungs((8, 11, 15))


@pytest.mark.parametrize(
    ("bids", "ours", "heard"),
    [
        ([], 0, (None, None)),
        ([-7], 1, (None, PASS)),
        ([7], 1, (None, PASS)),
        ([8], 1, (None, 8)),
        ([10], 1, (None, 8)),
        ([40], 1, (None, 15)),
        ([8, 9], 0, (8, 9)),
        ([8, 10], 0, (8, 9)),
        ([8, 11], 0, (8, 11)),
        ([8, 14], 0, (8, 11)),
        ([8, 99], 0, (8, 15)),
        ([2, 8, 12], 1, (8, 11)),
        ([9, 11, 13], 1, (11, 12)),
        ([8, 11, 15, 17], 0, (15, 16)),
        # Somebody else sat here before and bid what is no rung.
        ([3, 5], 0, (8, 9)),
        ([13, 14], 0, (11, 12)),
    ],
)
def test_a_bid_is_taken_for_the_lowest_that_is_answered_alike(
    bids: list[int], ours: int, heard: tuple[int | None, int | None]
) -> None:
    assert len(bids) % 2 == ours
    assert RUNGS.memory([(bid, False) for bid in bids], ours=ours) == heard


def test_we_bid_rungs_and_the_other_squeezes_in_or_passes() -> None:
    assert RUNGS.raises(0, ours=0, bid=None) == [8, 11, 15]
    assert RUNGS.raises(0, ours=0, bid=9) == [11, 15]
    assert RUNGS.raises(0, ours=1, bid=None) == [PASS, 8, 11, 15]
    assert RUNGS.raises(0, ours=1, bid=8) == [9, 11, 15]
    assert RUNGS.raises(1, ours=0, bid=15) == [16]
    assert Rungs((8, 9, 12)).raises(1, ours=0, bid=8) == [9, 12]
    assert Rungs((8, 11, 15, 20), step=2).raises(0, ours=0, bid=8) == [11, 15]


def test_rungs_rise() -> None:
    with pytest.raises(ValueError, match="rise"):
        Rungs((8, 8))


def solved(player: int, peeks: Peeks, iterations: int = 30) -> tuple[Blur, Table]:
    blur = blurred(RUNGS, player, peeks, WIN_OR_LOSE)
    solver = BlurSolver(blur)
    solver.run(iterations)
    return blur, table_of(RUNGS, solver, peeks=peeks[player])


@pytest.mark.parametrize("player", [0, 1])
def test_no_integer_gains_more_than_those_that_are_told_apart(player: int) -> None:
    blur, table = solved(player, (False, False))
    gain = best_response(blur.game, 1 - player, strategy_of(table, blur))
    integers = [PASS, 6, *range(8, 17)]
    game = eyes_round(integers)
    strategy = asked(game, integers, shipped(table, player), player)
    assert best_response(game, 1 - player, strategy) == pytest.approx(gain, abs=1e-12)


@pytest.mark.parametrize("player", [0, 1])
def test_nor_does_it_with_peeks(player: int) -> None:
    blur, table = solved(player, (True, True), 10)
    gain = best_response(blur.game, 1 - player, strategy_of(table, blur))
    some = [PASS, 8, 9, 11, 12, 13, 15, 16]
    game = eyes_round(some, (True, True))
    strategy = asked(game, some, shipped(table, player), player)
    assert best_response(game, 1 - player, strategy) == pytest.approx(gain, abs=1e-12)


@pytest.mark.parametrize("player", [0, 1])
def test_forgetting_costs_little_against_one_who_remembers_all(player: int) -> None:
    blur, table = solved(player, (True, True), 100)
    gain = best_response(blur.game, 1 - player, strategy_of(table, blur))
    bids = RUNGS.bids

    def raises(actor: int, place: int) -> list[int]:
        bid = bids[place] if place >= 0 else None
        return [bids.index(each) for each in RUNGS.raises(actor, ours=player, bid=bid)]

    whole = Solver(Game(blur.game.deal, grow(raises, 17, 17, (True, True))), DISCOUNTED)
    whole.run(200)
    assert -0.001 < gain - whole.best_responses()[1 - player] < 0.01
