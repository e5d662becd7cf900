"""What compiled players see and do is what the shipped ones see and do, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from coyote.bots import bayes, load, mind
from coyote.bots.bayes import choose_by_belief
from coyote.bots.mind import CANDIDATE, CONTEXT, HIDDEN, MANNERS, MOST, WEIGHTS
from coyote.bots.moment import believe, look, shares
from coyote.rules.editions import EDITIONS
from coyote.rules.play import apply, deal
from coyote.rules.state import outcome
from coyote.rules.view import View, view
from coyote.shuffle import random_pile
from coyote.sim import play
from coyote.sim.actions import decode, encode
from coyote.sim.cards import CODES
from coyote.sim.chances import room
from coyote.sim.check import random_table
from coyote.sim.policies import odds_params
from coyote.sim.state import Game, configured, new_games
from coyote.training import field
from coyote.training import moment as compiled

MOST_MOMENTS = 40


def moments(seed: int) -> Iterator[tuple[Game, View]]:
    """Moments of a random game of any edition in which somebody is to bid."""
    dice = Random(seed)
    state = random_table(dice)
    game = new_games(1)[0]
    play.start(game, configured(state.setup), state.starter, seed)
    bot = load("random", seed)
    while outcome(state) is None:
        if not state.to_act:
            pile = random_pile(state, dice)
            state = deal(state, pile)
            play.deal_pile(game, np.array([CODES[card] for card in pile], np.int8))
            continue
        seat = state.to_act[0]
        seen = view(state, seat)
        if seen.phase == "bid":
            yield game, seen
        action = bot.choose(seen)
        state = apply(state, seat, action)
        play.apply(game, seat, encode(action))


@pytest.mark.parametrize("seed", range(12))
def test_both_see_the_same_moment_and_weigh_it_alike(seed: int) -> None:
    weights = np.random.default_rng(seed).normal(0.0, 0.3, WEIGHTS)
    manners = np.array(MANNERS)
    table = room()
    context, offers = np.empty(CONTEXT), np.empty((MOST, CANDIDATE))
    codes, layer, chosen = np.empty(MOST, np.int64), np.empty(HIDDEN), np.empty(MOST)
    for number, (game, seen) in enumerate(moments(seed)):
        if number == MOST_MOMENTS:
            break
        assert seen.seat is not None
        count = compiled.look(game, seen.seat, table, manners, context, offers, codes)
        found = look(seen, believe(seen, manners))
        assert [decode(int(code)) for code in codes[:count]] == list(found.choices)
        assert found.context == pytest.approx(context, abs=1e-7)
        assert found.candidates == pytest.approx(offers[:count], abs=1e-7)
        mind.weigh(weights, found.context, found.candidates, count, CANDIDATE, layer, chosen)
        assert shares(weights, found) == pytest.approx(chosen[:count], abs=1e-9)


@pytest.mark.parametrize("seed", range(8))
def test_the_compiled_bayes_does_what_the_shipped_one_does(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No share is that odd: both add up the same numbers, but not in the same order.
    odd = dict.fromkeys(range(2, 11), (0.1732050808, 0.9114378278))
    monkeypatch.setattr(bayes, "TUNED", dict.fromkeys(EDITIONS, odd))
    manners, table, params = np.array(MANNERS), room(), odds_params(odd)
    for number, (game, seen) in enumerate(moments(seed)):
        if number == MOST_MOMENTS:
            break
        assert seen.seat is not None
        action = field.bayes(game, seen.seat, params, table, manners)
        assert decode(action) == choose_by_belief(seen, Random(0))
