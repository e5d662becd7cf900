"""Many games at once: the same from a seed whatever the threads, seats rotated, deals mirrored."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from coyote.compiled import compiled
from coyote.sim.actions import NAME, action_of
from coyote.sim.policies import random
from coyote.sim.runner import IllegalPolicy, Results, one_against, play, rotations
from coyote.sim.state import configure

NOTHING = np.zeros(0)


@compiled
def first_to(game: Any, seat: int, params: Any) -> int:
    """`random`, but what is never legal in `eyes` from a round on."""
    if game.rounds >= params[0]:
        return action_of(NAME, 0)
    return random(game, seat, params)


def run(games: int, seed: int = 1, **options: Any) -> Results:
    config = configure("eyes", 3)
    players = (random, first_to, random)
    params = (NOTHING, np.array([1000.0]), NOTHING)
    return play(config, players, params, games, seed, **options)


def test_results_do_not_depend_on_the_threads() -> None:
    one, four = run(500, threads=1), run(500, threads=4)
    assert (one.winner == four.winner).all()
    assert (one.decisions == four.decisions).all()
    assert (one.rounds == four.rounds).all()


def test_another_seed_gives_other_games() -> None:
    assert (run(300, 1).decisions != run(300, 2).decisions).any()


def test_a_game_ends_when_all_but_one_lost_their_eyes() -> None:
    results = run(300)
    assert results.rounds.min() >= 6
    assert results.rounds.max() <= 8
    assert (results.decisions > results.rounds).all()
    assert set(results.winner.tolist()) == {0, 1, 2}


def test_all_players_sit_everywhere_and_random_ones_win_alike() -> None:
    results = run(3000)
    assert (results.seats[:3] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]).all()
    wins = results.wins(3)
    assert wins.sum() == 3000
    assert (abs(wins - 1000) < 130).all()


def test_one_sits_against_the_others_in_each_seat() -> None:
    assert one_against(3).tolist() == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert rotations(2).tolist() == [[0, 1], [1, 0]]


def test_mirrored_games_have_the_same_deals() -> None:
    """With one seating a turn of the rows is one game, so mirrored or not is the same."""
    seating = np.array([[0, 2, 0]])
    assert (
        run(50, seating=seating).winner == run(50, seating=seating, mirrored=False).winner
    ).all()
    twice = np.array([[0, 2, 0], [0, 2, 0]])
    mirrored = run(400, seating=twice).winner.reshape(-1, 2)
    apart = run(400, seating=twice, mirrored=False).winner.reshape(-1, 2)
    assert (mirrored[:, 0] == mirrored[:, 1]).mean() != (apart[:, 0] == apart[:, 1]).mean()


def test_progress_is_told_and_so_is_compiling() -> None:
    told: list[tuple[str, int, int]] = []
    run(200, progress=lambda *stage: told.append(stage))
    assert told[0] == ("compile", 0, 200)
    assert told[-1] == ("play", 200, 200)
    assert [done for _, done, _ in told] == sorted(done for _, done, _ in told)


def test_what_is_not_legal_stops_the_run() -> None:
    with pytest.raises(IllegalPolicy, match="not legal"):
        play(configure("eyes", 2), (random, first_to), (NOTHING, np.array([2.0])), 20, 1)


@pytest.mark.parametrize(
    "seating",
    [np.array([[0, 1]]), np.array([0, 1, 2]), np.array([[0, 1, 3]]), np.array([[0, -1, 1]])],
    ids=["few seats", "no rows", "no such player", "below 0"],
)
def test_a_seating_must_be_for_this_table(seating: Any) -> None:
    with pytest.raises(ValueError, match="seating"):
        run(3, seating=seating)


def test_each_policy_has_parameters() -> None:
    with pytest.raises(ValueError, match="parameters"):
        play(configure("eyes", 2), (random, random), (NOTHING,), 2, 1)
