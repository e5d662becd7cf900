"""What compiled players see and do is what the shipped ones see and do, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from coyote.bots import bayes, load, mind
from coyote.bots.bayes import choose_by_belief
from coyote.bots.mind import CANDIDATE, CONTEXT, HIDDEN, MANNERS, MOST, WEIGHTS
from coyote.bots.moment import Numbers, believe, look, memory_of, shares
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
from coyote.training.practice import LONGEST, note, recall

MOST_MOMENTS = 40


def moments(seed: int) -> Iterator[tuple[Game, View, Numbers]]:
    """Moments of any random game in which somebody is to bid, and what is remembered then."""
    dice = Random(seed)
    state = random_table(dice)
    game = new_games(1)[0]
    play.start(game, configured(state.setup), state.starter, seed)
    bot = load("random", seed)
    said, words, memory = np.zeros((2, LONGEST), np.int64), 0, field.nothing()
    while outcome(state) is None:
        if not state.to_act:
            pile = random_pile(state, dice)
            state = deal(state, pile)
            play.deal_pile(game, np.array([CODES[card] for card in pile], np.int8))
            continue
        seat = state.to_act[0]
        seen = view(state, seat)
        if seen.phase == "bid":
            yield game, seen, memory
        action = bot.choose(seen)
        state = apply(state, seat, action)
        words, rounds = note(seat, encode(action), said, words), int(game["rounds"])
        play.apply(game, seat, encode(action))
        if game["rounds"] != rounds:
            recall(game, said, words, memory)
            words = 0


@pytest.mark.parametrize("seed", range(12))
def test_both_see_the_same_moment_and_weigh_it_alike(seed: int) -> None:
    weights = np.random.default_rng(seed).normal(0.0, 0.3, WEIGHTS)
    manners = np.array(MANNERS)
    table = room()
    context, offers = np.empty(CONTEXT), np.empty((MOST, CANDIDATE))
    codes, layer, chosen = np.empty(MOST, np.int64), np.empty(HIDDEN), np.empty(MOST)
    for number, (game, seen, memory) in enumerate(moments(seed)):
        if number == MOST_MOMENTS:
            break
        assert seen.seat is not None
        count = compiled.look(game, seen.seat, table, manners, memory, context, offers, codes)
        remembered = memory_of(seen)
        assert remembered.tolist() == memory[: seen.setup.players].tolist()
        found = look(seen, believe(seen, manners, remembered))
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
    for number, (game, seen, _) in enumerate(moments(seed)):
        if number == MOST_MOMENTS:
            break
        assert seen.seat is not None
        action = field.bayes(game, seen.seat, params, table, manners, field.nothing())
        assert decode(action) == choose_by_belief(seen, Random(0))
