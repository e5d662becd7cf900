"""Practice at the table, against the bot for two as it is shipped."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from tables import lose, table

from coyote.bots.coyote import weights_of
from coyote.bots.pair import choose_for_two
from coyote.rules.setup import set_up
from coyote.training import duel, learning
from coyote.training.duel import Pages, exploit, play, prospects
from coyote.training.learning import Learner

START = Learner(1).weights


def test_pages_hold_what_a_net_could_do_and_did_and_what_came_of_it() -> None:
    pages = Pages(weights_of(set_up("eyes", 2, {})), Random(4))
    won: list[bool] = []
    for game in range(8):
        won.append(play(pages, choose_for_two, game % 2, game // 2 % 2))
        # In every round each has something to decide, and the last one decides the game.
        assert (pages.book.gains[pages.filled - 1] > 0) == won[-1]
    book, filled = pages.book, pages.filled
    assert {*won} == {True, False}
    assert (book.counts[:filled] > 1).all()
    assert (book.picks[:filled] < book.counts[:filled]).all()
    assert ((book.shares[:filled] > 0) & (book.shares[:filled] <= 1)).all()
    assert book.gains[:filled].all()


def test_prospects_go_by_lives_and_open_eyes() -> None:
    state = table("eyes", 2, "10 5 3")
    assert prospects(state, 0) == 0.5
    after = lose(state, 0)
    assert prospects(after, 0) < 0.4
    assert prospects(after, 0) + prospects(after, 1) == pytest.approx(1.0)


def test_an_exploiter_learns_from_its_start_and_the_same_from_a_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(duel, "GAMES", 12)
    monkeypatch.setattr(learning, "BATCH", 64)
    assert np.array_equal(exploit(choose_for_two, START, 0, 1), START)
    first, again, other = (exploit(choose_for_two, START, 1, seed) for seed in (1, 1, 2))
    assert first.tobytes() == again.tobytes() != START.tobytes()
    assert first.tobytes() != other.tobytes()
