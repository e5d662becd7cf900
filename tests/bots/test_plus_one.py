"""`plus-one` and its compiled twin choose the same, whatever they see."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from coyote.bots import load
from coyote.rules.play import apply, deal
from coyote.rules.state import outcome
from coyote.rules.view import view
from coyote.shuffle import random_pile
from coyote.sim import play
from coyote.sim.actions import decode, encode
from coyote.sim.cards import CODES
from coyote.sim.check import random_table
from coyote.sim.policies import PLUS_ONE, plus_one
from coyote.sim.state import configured, new_games


@pytest.mark.parametrize("seed", range(12))
def test_both_choose_the_same_in_random_games(seed: int) -> None:
    dice = Random(seed)
    state = random_table(dice)
    game = new_games(1)[0]
    play.start(game, configured(state.setup), state.starter, seed)
    twin, other = load("plus-one", seed), load("random", seed)
    while outcome(state) is None:
        if not state.to_act:
            pile = random_pile(state, dice)
            state = deal(state, pile)
            play.deal_pile(game, np.array([CODES[card] for card in pile], np.int8))
            continue
        seat = state.to_act[0]
        seen = view(state, seat)
        chosen = twin.choose(seen)
        assert decode(plus_one(game, seat, PLUS_ONE)) == chosen
        # Its own games are few and alike: mostly somebody else acts.
        action = chosen if dice.random() < 0.3 else other.choose(seen)
        state = apply(state, seat, action)
        play.apply(game, seat, encode(action))
