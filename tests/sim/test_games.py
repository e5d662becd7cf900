"""Compiled games are the games of the rulebook, action by action."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from coyote.rules.editions import EDITIONS, Edition
from coyote.sim.cards import CODES, FACES, VALUES
from coyote.sim.check import check_game, play_both
from coyote.sim.mirror import differences
from coyote.sim.pile import draw
from coyote.sim.play import deal, start
from coyote.sim.state import DECK, DRAWN, NONE, configure, new_games

BATCH = 75


@pytest.mark.parametrize("first", range(0, 300, BATCH))
def test_random_games_agree_with_the_rules_at_every_step(first: int) -> None:
    assert all(check_game(seed) for seed in range(first, first + BATCH))


def test_the_sample_has_all_that_the_rules_know() -> None:
    words: set[str] = set()
    tables: set[str] = set()
    for seed in range(100):
        for _, state, after in play_both(seed):
            words.update(after.split()[1:2] + after.split()[3:4])
            tables.add(state.setup.edition)
    assert tables == set(EDITIONS)
    acts = {word for edition in EDITIONS.values() for word in edition.actions}
    assert acts | {"extra", "double", "next"} <= words


def test_a_difference_is_found() -> None:
    games, state, _ = next(step for step in play_both(1) if step[2])
    assert differences(games, state) == []
    games[0]["turn"] += 1
    games[0]["bids"][games[0]["bid_count"] - 1] += 1
    assert {line.split(":")[0] for line in differences(games, state)} >= {"turn", "bids"}


def test_card_codes_are_those_of_the_rules() -> None:
    assert [VALUES[CODES[card]] for card in FACES] == [card.number or 0 for card in FACES]
    assert {card for edition in EDITIONS.values() for card in edition.deck} == set(FACES)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_no_deck_has_an_effect_twice(edition: Edition) -> None:
    """Else `count` and `chances` would have to look at more than two highest numbers."""
    copies = Counter(card for card in edition.deck if card.number is None)
    assert set(copies.values()) == {1}


def test_a_pile_holds_the_deck_whatever_was_drawn() -> None:
    games = new_games(1)
    for name in EDITIONS:
        config = configure(name, 4)
        start(games[0], config, 0, 7)
        deal(games[0])
        size = len(EDITIONS[name].deck)
        cards = games[0]["cards"][:size].tolist()
        assert Counter(cards) == Counter(CODES[card] for card in EDITIONS[name].deck)
        assert size <= DECK


def test_every_card_is_worn_as_often_as_any_other() -> None:
    games = new_games(1)
    config = configure("eyes", 4)
    worn = np.zeros((5, len(FACES)))
    deals = 3400
    for seed in range(deals):
        start(games[0], config, 0, seed)
        deal(games[0])
        worn[np.arange(5), games[0]["cards"][:5]] += 1
    worn = worn[:, worn.sum(axis=0) > 0]
    assert worn.shape == (5, 17)
    expected = deals / 17
    assert (abs(worn - expected) < 5 * expected**0.5).all()


def test_a_deal_comes_from_its_seed_and_round_alone() -> None:
    first, second = new_games(2)
    config = configure("eyes", 5)
    for game, dice in ((first, 1), (second, 2)):
        start(game, config, 0, 11)
        game["dice"] = dice
        game["rounds"] = 3
        deal(game)
    assert first["cards"][:6].tolist() == second["cards"][:6].tolist()
    start(second, config, 0, 12)
    deal(second)
    assert first["cards"][:6].tolist() != second["cards"][:6].tolist()


def test_what_lies_below_a_deal_does_not_depend_on_how_many_were_dealt() -> None:
    games = new_games(2)
    for game, players in zip(games, (2, 5)):
        start(game, configure("eyes", players), 0, 11)
        deal(game)
        while game["top"] < game["end"]:
            draw(game, DRAWN, NONE)
    assert games[0]["cards"][:17].tolist() == games[1]["cards"][:17].tolist()
