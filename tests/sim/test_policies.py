"""The built-in policies choose what is legal, and what the bots they mirror choose."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from coyote import legal, view
from coyote.bots import extras, thresholds
from coyote.bots.plus_one import choose_plus_one
from coyote.bots.thresholds import choose_by_odds
from coyote.sim import policies
from coyote.sim.actions import decode
from coyote.sim.check import play_both
from coyote.sim.policies import PLUS_ONE, odds_params

NOTHING = np.zeros(0)
ODDS = {
    edition: odds_params(
        tuned,
        risky=extras.RISKY,
        hopeless=extras._HOPELESS,
        sure=extras._SURE,
        known=extras._KNOWN,
    )
    for edition, tuned in thresholds.TUNED.items()
}


@pytest.mark.parametrize(
    ("policy", "params"),
    [(policies.random, NOTHING), (policies.uniform, NOTHING), (policies.plus_one, PLUS_ONE)],
    ids=["random", "uniform", "plus_one"],
)
def test_a_policy_chooses_what_is_legal(policy: Any, params: Any) -> None:
    for seed in range(40):
        for games, state, _ in play_both(seed):
            for seat in state.to_act:
                assert decode(policy(games[0], seat, params)) in legal(state, seat)


def test_odds_chooses_what_the_bot_chooses() -> None:
    chosen: Counter[str] = Counter()
    for seed in range(100):
        for games, state, _ in play_both(seed):
            params = ODDS[state.setup.edition]
            for seat in state.to_act:
                action = choose_by_odds(view(state, seat), Random(0))
                assert decode(policies.odds(games[0], seat, params)) == action
                chosen[action.word] += 1
    assert set(chosen) >= {"bid", "challenge", "peek", "coyote", "guess", "discard", "confirm"}
    assert set(chosen) >= {"skip", "open"}


def test_odds_has_thresholds_for_each_number_of_living_players() -> None:
    params = odds_params({2: (0.25, 0.97), 4: (0.2, 0.9)})
    assert params[[2, 3, 4, 10]].tolist() == [0.25, 0.25, 0.2, 0.2]


def test_plus_one_chooses_what_the_bot_chooses() -> None:
    for seed in range(40):
        for games, state, _ in play_both(seed):
            for seat in state.to_act:
                action = choose_plus_one(view(state, seat), Random(0))
                assert decode(policies.plus_one(games[0], seat, PLUS_ONE)) == action


def test_random_does_every_kind_of_thing() -> None:
    chosen: Counter[str] = Counter()
    for seed in range(100):
        for games, state, _ in play_both(seed):
            for seat in state.to_act:
                action = decode(policies.random(games[0], seat, NOTHING))
                chosen[getattr(action, "addition", None) or action.word] += 1
    assert len(chosen) == 16
