"""`coyote` for two: by the solved match, legal, and by nothing that it cannot see."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from strategies import MANNERS, choose, is_hidden, redrawn
from tables import dealt, lose, play, table

from coyote import (
    Action,
    Bid,
    Card,
    State,
    apply,
    due,
    new_game,
    outcome,
    shuffled,
    view,
)
from coyote.bots.pair import choose_for_two, fits, solved, turn_of
from coyote.solver.policy import FACES


def endgame(players: int) -> State:
    """A game in which the last two seats are left, before a deal."""
    state = new_game("eyes", players)
    for seat in range(players - 2):
        while seat in state.alive:
            state = lose(state, seat)
    return state


def positions(seed: int) -> Iterator[tuple[State, int]]:
    """Decisions of a game by chance for two, or of one that more began."""
    dice = Random(seed)
    state, manner = endgame(dice.choice((2, 2, 3, 6))), dice.choice(MANNERS)
    while outcome(state) is None:
        if due(state) is not None:
            state = shuffled(state, dice)
            continue
        (seat,) = state.to_act
        yield state, seat
        state = apply(state, seat, choose(state, seat, dice, manner))


def choice(state: State, seed: int = 1) -> Action:
    return choose_for_two(view(state, state.to_act[0]), Random(seed))


def choices(state: State) -> Counter[str]:
    """What it does with other dice."""
    return Counter(str(choice(state, seed)) for seed in range(200))


def test_it_fits_plain_eyes_once_two_are_left() -> None:
    assert fits(view(table("eyes", 2), 0))
    assert not fits(view(table("eyes", 3), 0))
    assert not fits(view(table("eyes", 2, trickster=True), 0))
    assert not fits(view(table("classic", 2), 0))
    assert fits(view(endgame(5), 4))


@pytest.mark.parametrize("seed", range(60))
def test_it_is_legal_wherever_chance_leads_and_knows_only_its_view(seed: int) -> None:
    dice = Random(seed)
    for state, seat in positions(seed):
        seen = view(state, seat)
        assert fits(seen)
        assert seen.legal is not None
        found = choose_for_two(seen, Random(seed))
        assert found in seen.legal
        world = redrawn(state, seat, dice) if is_hidden(state) else state
        again = pickle.loads(pickle.dumps(view(world, seat)))
        assert choose_for_two(again, Random(seed)) == found


def test_it_does_what_the_solved_match_says_as_often_as_it_says_so() -> None:
    state = play(table("eyes", 2, "20 3 9"), "0 bid 12")
    shares = solved().probabilities(turn_of(view(state, 1)))
    found = choices(state)
    named = {f"bid {each}" if isinstance(each, int) else each: p for each, p in shares.items()}
    assert {*found} <= {*named}
    for name, share in named.items():
        assert found[name] / 200 == pytest.approx(share, abs=0.15)


def test_a_turn_tells_the_eyes_as_they_were_and_who_peeked_before_which_bid() -> None:
    state = play(table("eyes", 2, "20 3 9"), "0 bid 5", "1 peek")
    turn = turn_of(view(state, 1))
    assert (turn.bids, turn.owed) == (((5, False),), True)
    assert (turn.ours, turn.theirs) == ((2, 1), (2, 1))
    assert (turn.seen, turn.centre) == (FACES[Card("20")], FACES[Card("9")])
    state = play(state, "1 bid 8", "0 bid 9")
    turn = turn_of(view(state, 1))
    assert (turn.bids, turn.owed) == (((5, False), (8, True), (9, False)), False)
    assert (turn.ours, turn.theirs, turn.centre) == ((2, 1), (2, 1), FACES[Card("9")])
    turn = turn_of(view(play(state, "1 bid 10"), 0))
    assert (turn.ours, turn.theirs, turn.centre) == ((2, 1), (2, 1), None)
    assert turn.seen == FACES[Card("3")]


def test_the_second_round_begins_with_the_eyes_that_are_left() -> None:
    state = dealt(lose(table("eyes", 2), 0, eye="open"))
    turn = turn_of(view(state, 0))
    # The loser starts (E11); the winner's closed eye has opened (E9).
    assert (turn.bids, turn.ours, turn.theirs) == ((), (1, 1), (3, 0))


def test_nobody_has_to_believe_what_cannot_be() -> None:
    state = play(table("eyes", 2, "1 2 3"), "0 bid 60")
    assert {*choices(state)} == {"challenge"}


def test_the_eye_it_gives_up_is_the_one_that_is_worth_less() -> None:
    state = play(table("eyes", 2, "1 2 3"), "0 bid 99", "1 challenge")
    values = solved().values
    eye = "open" if values[1, 1, 3, 0] > values[2, 0, 3, 0] else "closed"
    assert {*choices(state)} == {f"discard {eye}"}


def test_it_takes_over_from_somebody_who_peeked_over_a_bid_above_all_of_its_own() -> None:
    state = play(table("eyes", 2, "1 2 3"), "0 bid 60", "1 peek")
    assert choice(state) == Bid(61)
