"""What a seat does not see changes nothing that it is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from coyote import State
from coyote.sim import observation, policies, sight
from coyote.sim.chances import TOTAL, bounds, fill, p_at_least, p_own, room
from coyote.sim.check import play_both
from coyote.sim.legality import kinds, lowest_bid, may_bid, with_bid
from coyote.sim.state import NONE, SEATS, Games, new_games

ODDS = policies.odds_params({2: (0.25, 0.97), 3: (0.25, 0.93), 4: (0.2, 0.9)})


def worlds(first: int, count: int, share: float) -> Iterator[tuple[Any, Any, State, int]]:
    """Pairs of games that differ only in what a seat does not see."""
    dice = Random(first)
    for seed in range(first, first + count):
        for games, state, _ in play_both(seed):
            if state.round is not None and dice.random() < share:
                seat = dice.choice(state.alive)
                other = elsewhere(games, state, seat, dice)
                if other is not None:
                    yield games[0], other[0], state, seat


def elsewhere(games: Games, state: State, seat: int, dice: Random) -> Games | None:
    """The same game with its hidden cards and secrets in other places, if there are any."""
    other = new_games(1)
    other[0] = games[0]
    game: Any = other[0]
    top, end = int(game["top"]), int(game["end"])
    hidden = [
        index for index in range(end) if index >= top or not sight.sees(games[0], seat, index)
    ]
    for segment in set(game["origin"][:end].tolist()):
        places = [index for index in hidden if game["origin"][index] == segment]
        faces = game["cards"][places].tolist()
        dice.shuffle(faces)
        game["cards"][places] = faces
    secret = state.round is not None and state.round.result is None
    for guesser in range(SEATS):
        if secret and guesser != seat and game["guessed"] >> guesser & 1:
            contestants = int(game["challenger"]) + int(game["bidders"][game["bid_count"] - 1])
            game["guesses"][guesser] = contestants - game["guesses"][guesser]
    game["seed"] += 1
    game["stream"] += 1
    return other if (game["cards"] != games[0]["cards"]).any() else None


def test_observations_do_not_depend_on_hidden_cards() -> None:
    told, told_other = np.zeros(observation.SIZE), np.zeros(observation.SIZE)
    count = 0
    for game, other, _, seat in worlds(0, 40, 0.1):
        observation.observe(game, seat, told)
        observation.observe(other, seat, told_other)
        assert (told == told_other).all()
        count += 1
    assert count > 100


def test_sight_and_legality_do_not_depend_on_hidden_cards() -> None:
    for game, other, _, seat in worlds(100, 40, 0.05):
        for asked in (kinds, sight.centre, sight.own_guess):
            assert asked(game, seat) == asked(other, seat)
        for asked_of in (lowest_bid, may_bid, with_bid, sight.bid, sight.bidder, sight.in_play):
            assert asked_of(game) == asked_of(other)
        for index in range(sight.in_play(game)):
            assert sight.seen(game, seat, index) == sight.seen(other, seat, index)


def test_chances_do_not_depend_on_hidden_cards() -> None:
    table, table_other = room(), room()
    for game, other, state, seat in worlds(200, 40, 0.05):
        if state.round is not None and state.round.result is not None:
            continue
        fill(game, seat, table)
        fill(other, seat, table_other)
        least, most = bounds(table)
        assert (least, most) == bounds(table_other)
        own = [face for face in range(TOTAL) if p_own(table, face)]
        assert own == [face for face in range(TOTAL) if p_own(table_other, face)]
        for face in (TOTAL, *own[:2]):
            for number in range(least, most + 1, 3):
                assert p_at_least(table, face, number) == p_at_least(table_other, face, number)


@pytest.mark.parametrize(
    ("policy", "params"),
    [
        (policies.random, np.zeros(0)),
        (policies.uniform, np.zeros(0)),
        (policies.plus_one, policies.PLUS_ONE),
        (policies.odds, ODDS),
    ],
    ids=["random", "uniform", "plus_one", "odds"],
)
def test_choices_do_not_depend_on_hidden_cards(policy: Any, params: Any) -> None:
    compared = 0
    for game, other, state, seat in worlds(300, 30, 0.3):
        if seat in state.to_act:
            other["dice"] = game["dice"]
            chosen = policy(game, seat, params)
            assert policy(other, seat, params) == chosen
            compared += 1
    assert compared > 100


def test_a_seat_sees_the_others_cards_and_not_its_own() -> None:
    for games, state, _ in play_both(3):
        if state.round is None or state.round.result is not None:
            continue
        for seat in state.alive:
            assert sight.worn(games[0], seat, seat) == NONE
            worn = [card for card in state.round.cards if card.place == "worn"]
            for card in worn:
                if card.seat != seat and card.seat is not None:
                    assert sight.worn(games[0], seat, card.seat) != NONE
