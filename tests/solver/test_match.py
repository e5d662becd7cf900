"""The match backwards: who pays what, and what is shipped."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import coyote
from coyote.rules.actions import Action
from coyote.rules.state import Eyes
from coyote.rules.view import View
from coyote.solver.crowd import HABITS
from coyote.solver.ladder import EYE_CARDS, left, pairs, scaled, worth
from coyote.solver.match import RUNGS, solve_match, solve_values
from coyote.solver.measure import Measure, Meeting
from coyote.solver.policy import FACES, MatchPolicy, Turn, load
from coyote.solver.rungs import Rungs

FEW = Rungs((7, 12, 18))
START = (Eyes(2, 1), Eyes(2, 1))


@pytest.fixture(scope="module")
def policy() -> MatchPolicy:
    values = solve_values((6, 10, 14, 19), iterations=30)
    return solve_match(values, iterations=20, rungs=dict.fromkeys(RUNGS, FEW))


@pytest.fixture(scope="module")
def measure(policy: MatchPolicy) -> Measure:
    measure = Measure(policy)
    measure.run()
    return measure


def test_there_are_81_states_and_the_shortest_matches_come_first() -> None:
    states = list(pairs())
    assert len({*states}) == len(states) == 81
    rounds = [ours.count + theirs.count for ours, theirs in states]
    assert rounds == sorted(rounds)


@pytest.mark.rule("E9")
def test_the_winner_opens_an_eye_before_the_loser_gives_one_up() -> None:
    told = []

    def lost(player: int, loser: Eyes, winner: Eyes) -> float:
        told.append((player, loser, winner))
        return -0.25 if player else -0.5

    table = worth((Eyes(2, 1), Eyes(1, 0)), lost)
    assert told == [
        (1, Eyes(1, 0), Eyes(3, 0)),
        (0, Eyes(2, 1), Eyes(1, 0)),
        (1, Eyes(1, 0), Eyes(2, 1)),
        (0, Eyes(1, 2), Eyes(1, 0)),
        (1, Eyes(0, 1), Eyes(3, 0)),
        (0, Eyes(2, 1), Eyes(1, 0)),
        (1, Eyes(0, 1), Eyes(2, 1)),
        (0, Eyes(1, 2), Eyes(1, 0)),
    ]
    assert table.tolist() == [[0.25, -0.5]] * 4
    assert left(Eyes(2, 1)) == [Eyes(1, 1), Eyes(2, 0)]
    assert left(Eyes(0, 2)) == [Eyes(0, 1)]


def test_ends_are_scaled_to_a_round_by_itself() -> None:
    ends = np.array([[0.5, 0.1], [0.4, 0.1], [0.5, 0.2], [0.3, 0.3]])
    assert scaled(ends) == pytest.approx(
        np.array([[1.0, -1.0], [0.5, -1.0], [1.0, -0.5], [0.0, 0.0]])
    )


def test_more_eyes_are_better(policy: MatchPolicy) -> None:
    values = policy.values
    assert np.count_nonzero(~np.isnan(values)) == 81
    known = values[~np.isnan(values)]
    assert (known > -1).all()
    assert (known < 1).all()
    assert values[3, 0, 0, 1] > values[2, 0, 0, 1] > values[1, 0, 0, 1] > values[0, 1, 0, 1]
    assert values[0, 1, 3, 0] < values[0, 1, 2, 0] < values[0, 1, 1, 0]


def test_without_eyes_to_peek_with_the_last_round_is_a_round_by_itself(
    policy: MatchPolicy,
) -> None:
    longer = (1 + policy.values[0, 2, 0, 1]) / 2
    win = (1 + policy.values[0, 1, 0, 1]) / 2
    # The one eye more has to be won as well, by the winner who then does not start.
    lose_first = 1 - (1 + policy.values[0, 1, 1, 0]) / 2
    assert longer == pytest.approx(win + (1 - win) * (1 - lose_first), abs=0.01)


def test_a_policy_is_read_as_it_was_written(policy: MatchPolicy, tmp_path: Path) -> None:
    file = tmp_path / "match.npz"
    file.write_bytes(policy.dumped())
    again = load(file)
    assert (again.kinds == policy.kinds).all()
    assert again.values[2, 1, 2, 1] == policy.values[2, 1, 2, 1]
    assert again.tables.keys() == policy.tables.keys()
    turn = Turn([(9, False)], (2, 1), (2, 1), FACES[coyote.Card("7")])
    assert again.probabilities(turn) == policy.probabilities(turn)
    assert len(file.read_bytes()) < 300_000


def test_eyes_that_cannot_peek_are_of_one_kind_and_free_peeks_of_another(
    policy: MatchPolicy,
) -> None:
    kinds = {eyes: int(policy.kinds[eyes.open, eyes.closed]) for eyes in EYE_CARDS}
    assert all((kind == 0) == (eyes.open == 0) for eyes, kind in kinds.items())
    # With no closed eye, the one that a peek closes opens again or is given up.
    assert kinds[Eyes(1, 0)] == kinds[Eyes(2, 0)] == kinds[Eyes(3, 0)] == 1


def turn_of(view: View) -> Turn:
    """What a policy is asked, from the view of a game for two."""
    assert view.seat is not None
    bids = []
    peeked = [False, False]
    owed = False
    for move in view.moves:
        word = str(move.action).split()[0]
        if word == "peek":
            peeked[move.seat] = owed = True
        elif word == "bid":
            bids.append((int(str(move.action).split()[1]), owed))
            owed = False
    eyes = []
    for seat in (view.seat, 1 - view.seat):
        held = view.standing[seat]
        assert isinstance(held, Eyes)
        now = held.turned("open") if peeked[seat] else held
        eyes.append((now.open, now.closed))
    faces = {(card.place, card.seat): card.card for card in view.cards}
    seen, centre = faces["worn", 1 - view.seat], faces["centre", None]
    assert seen is not None
    return Turn(
        bids, eyes[0], eyes[1], FACES[seen], FACES[centre] if centre is not None else None, owed
    )


def choose(policy: MatchPolicy, view: View, dice: Random) -> Action:
    if view.phase == "discard":
        mine, theirs = (view.standing[seat] for seat in (view.seat or 0, 1 - (view.seat or 0)))
        assert isinstance(mine, Eyes)
        assert isinstance(theirs, Eyes)
        eye = policy.discard((mine.open, mine.closed), (theirs.open, theirs.closed))
        return coyote.parse(f"discard {eye}")
    shares = policy.probabilities(turn_of(view))
    assert sum(shares.values()) == pytest.approx(1)
    choice = dice.choices([*shares], [*shares.values()])[0]
    return coyote.parse(f"bid {choice}" if isinstance(choice, int) else choice)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_it_chooses_is_legal(policy: MatchPolicy, seed: int) -> None:
    dice = Random(seed)
    state = coyote.new_game("eyes", 2)
    while coyote.outcome(state) is None:
        if not state.to_act:
            state = coyote.shuffled(state, dice)
            continue
        seat = state.to_act[0]
        view = coyote.view(state, seat)
        assert view.legal is not None
        if seat == 1 and view.phase != "discard" and seed % 2:
            # Somebody who bids anything, and peeks now and then.
            low = view.legal.min_bid
            wild = [*view.legal.actions]
            if low is not None:
                wild += [coyote.parse(f"bid {dice.randrange(low, low + 9)}") for _ in range(3)]
            action = dice.choice(wild)
            # From time to time a human leaves the seat to the bot.
            action = choose(policy, view, dice) if dice.random() < 0.3 else action
        else:
            action = choose(policy, view, dice)
        assert action in view.legal
        state = coyote.apply(state, seat, action)


def test_the_best_opponent_wins_at_least_as_often_as_the_game_is_worth(measure: Measure) -> None:
    assert len(measure.gains) == 162
    for pair in [(Eyes(1, 0), Eyes(1, 0)), START]:
        assert 0 < measure.exploitability(pair) < 0.7
    # The last round is a round by itself.
    alone = measure.response(Eyes(0, 1), Eyes(0, 1), 1)
    assert measure.gains[Eyes(0, 1), Eyes(0, 1), 1] == pytest.approx(alone)
    # A lead is worth something even against the best.
    assert measure.gains[Eyes(3, 0), Eyes(0, 1), 0] < 0


def test_one_with_habits_wins_no_more_than_the_best_opponent(
    policy: MatchPolicy, measure: Measure
) -> None:
    meeting = Meeting(policy, HABITS["odds"])
    meeting.run()
    assert all(gain <= measure.gains[seat] + 1e-9 for seat, gain in meeting.gains.items())


def test_a_policy_that_knows_habits_wins_more_against_them(policy: MatchPolicy) -> None:
    crowd = [(1.0, HABITS["odds"])]
    wary = solve_match(policy.values, 20, dict.fromkeys(RUNGS, FEW), habits=0.5, crowd=crowd)
    gains = []
    for each in (policy, wary):
        meeting = Meeting(each, HABITS["odds"])
        meeting.run()
        gains.append(meeting.exploitability(START))
    assert gains[1] < gains[0] - 0.1


def test_a_solved_match_is_read_without_the_lab() -> None:
    code = "import coyote.solver.policy, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numba", "scipy", "matplotlib"} & {*done.stdout.split()}
