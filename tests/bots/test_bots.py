"""Bots play legal actions, see a view and nothing else, and remember nothing."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from bots.positions import check
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import Game, Table, games, redrawn, running_games, tables

from coyote import EDITIONS, Bid, State, View, apply, deal, due, new_game, outcome, shuffled, view
from coyote.bots import CHARACTERS, NAMES, UnknownBot, load

every_bot = pytest.mark.parametrize("name", NAMES)


@every_bot
@given(game=games(), seed=st.integers(0, 9))
def test_a_bot_answers_any_view_with_a_legal_action(name: str, game: Game, seed: int) -> None:
    for seat in game.state.to_act:
        seen = view(game.state, seat)
        assert seen.legal is not None
        assert load(name, seed).choose(seen) in seen.legal


@every_bot
@given(game=running_games(), seed=st.integers(0, 9))
def test_what_a_bot_does_never_depends_on_a_card_it_cannot_see(
    name: str, game: Game, seed: int
) -> None:
    bot = load(name, seed)
    for seat in game.state.to_act:
        other = redrawn(game.state, seat, Random(seed))
        assert bot.choose(view(game.state, seat)) == bot.choose(view(other, seat))


@every_bot
@given(game=games())
def test_a_bot_remembers_nothing_so_a_new_one_chooses_the_same(name: str, game: Game) -> None:
    old = load(name, 3)
    for state, seat, _ in game.decisions[-8:]:
        seen = view(state, seat)
        new = load(name, 3)
        assert old.choose(seen) == new.choose(pickle.loads(pickle.dumps(seen)))


def test_the_dice_of_another_seed_fall_otherwise() -> None:
    state = deal(new_game("eyes", 3), EDITIONS["eyes"].deck)
    assert len({load("random", seed).choose(view(state, 0)) for seed in range(20)}) > 5


@every_bot
@settings(max_examples=5)
@given(table=tables(), seed=st.integers(0, 99))
def test_bots_bring_any_game_to_its_end(name: str, table: Table, seed: int) -> None:
    state = table.new_game()
    rng = Random(seed)
    while outcome(state) is None:
        state = _go_on(state, rng, name, seed)
    assert len(state.alive) == 1


def _go_on(state: State, rng: Random, name: str, seed: int) -> State:
    if due(state) is not None:
        return shuffled(state, rng)
    seat = state.to_act[0]
    return apply(state, seat, load(name, seed).choose(view(state, seat)))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        load("cheat", 0)
    assert refused.value.facts == {"bot": "cheat", "bots": ", ".join(NAMES)}


@every_bot
def test_a_view_with_nothing_to_choose_is_refused(name: str) -> None:
    state = deal(new_game("classic", 2), EDITIONS["classic"].deck)
    with pytest.raises(ValueError, match="seat 1 has nothing to choose"):
        load(name, 0).choose(view(state, 1))


@pytest.mark.parametrize("name", [each.name for each in CHARACTERS if each.level is not None])
def test_a_bot_of_the_lobby_wins_far_more_than_its_share_against_random_ones(name: str) -> None:
    wins = 0
    for seed in range(24):
        rng = Random(seed)
        edition = tuple(EDITIONS)[seed % 4]
        state = new_game(edition, 3, starter=seed % 3)
        names = (name, "random", "random")
        while (ended := outcome(state)) is None:
            seat = state.to_act[0] if state.to_act else 0
            state = _go_on(state, rng, names[seat], seed)
        wins += ended.winner == 0
    assert wins >= 14  # 8 are fair; who is no better gets there in one run of a hundred


def test_random_positions_are_of_all_kinds_and_every_bot_is_legal_in_them() -> None:
    assert sum(check(seed) for seed in range(10)) > 100


def test_a_bot_that_cheats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def illegal(view: View, dice: Random) -> Bid:
        return Bid(999, "double")

    monkeypatch.setattr("coyote.bots.bot.policy", lambda name: illegal)
    with pytest.raises(AssertionError, match="not legal"):
        check(0)
