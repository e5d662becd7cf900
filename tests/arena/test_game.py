"""One game: its places, its record, and what a foul does to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import Table, tables

from coyote import Action, Bid, Card, Result, Setup, State, View
from coyote.arena.company import Own
from coyote.arena.foul import Foul, Fouled
from coyote.arena.game import Ended, Player, placed, play
from coyote.bots import load
from coyote.record import read, replay
from coyote.shuffle import random_pile


class Scripted:
    """A player that does what a function says, and keeps what it hears."""

    def __init__(self, choose: Callable[[View], Action]) -> None:
        self._choose = choose
        self.rounds: list[tuple[int, Result]] = []
        self.ends: list[tuple[int, ...]] = []

    def choose(self, view: View) -> Action:
        return self._choose(view)

    def hear_round(self, number: int, result: Result) -> None:
        self.rounds.append((number, result))

    def hear_end(self, places: Sequence[int]) -> None:
        self.ends.append(tuple(places))


def from_seed(seed: int) -> Callable[[State, int], Sequence[Card]]:
    return lambda state, number: random_pile(state, Random(f"{seed} {number}"))


def scripted(name: str, seed: int = 0) -> Scripted:
    return Scripted(load(name, seed).choose)


def a_game(players: Sequence[Player], seed: int = 0) -> Ended:
    names = [f"P{seat}" for seat in range(len(players))]
    return play(Setup("eyes", len(players)), names, players, from_seed(seed))


@settings(max_examples=25)
@given(table=tables(), seed=st.integers(0, 99))
def test_places_are_those_of_the_record(table: Table, seed: int) -> None:
    setup = table.new_game().setup
    players = [scripted("random", seed + seat) for seat in range(setup.players)]
    ended = play(setup, ["x"] * setup.players, players, from_seed(seed))
    state = replay(read(str(ended.record).encode()))
    assert sorted(ended.places) == list(range(1, setup.players + 1))
    assert ended.places[state.alive[0]] == 1
    lost = [result.loser for result in state.rounds]
    last_loss = {seat: place for place, seat in enumerate(lost)}
    out = sorted(set(range(setup.players)) - set(state.alive), key=last_loss.__getitem__)
    assert [ended.places[seat] for seat in out] == list(range(setup.players, 1, -1))
    for player in players:
        assert player.rounds == list(enumerate(state.rounds, 1))
        assert player.ends == [ended.places]


def test_the_same_cards_and_bots_play_the_same_game() -> None:
    games = [a_game([Own(load("random", 1)), Own(load("odds", 2))], seed=4) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != a_game([Own(load("random", 1)), Own(load("odds", 2))], seed=5)


def foul_in_round(number: int, error: Exception) -> Callable[[View], Action]:
    """Play at random, and then go wrong."""
    bot = load("random", 7)

    def choose(view: View) -> Action:
        if len(view.rounds) + 1 >= number:
            raise error
        return bot.choose(view)

    return choose


def test_a_foul_ends_the_game_and_the_others_share_the_win() -> None:
    wrong = Scripted(foul_in_round(1, Foul("silence")))
    others = [scripted("random", seat) for seat in range(3)]
    ended = a_game([others[0], wrong, *others[1:]])
    assert ended.fouled == Fouled(1, "silence", "")
    assert ended.places == (1, 4, 1, 1)
    assert [other.ends for other in others] == [[(1, 4, 1, 1)]] * 3
    assert wrong.ends == []
    assert len(replay(read(str(ended.record).encode())).alive) == 4


def test_who_is_out_before_a_foul_shares_no_win() -> None:
    found = False
    for seed in range(40):
        players = [Scripted(foul_in_round(8, Foul("crash"))), *(scripted("random") for _ in "xyz")]
        ended = a_game(players, seed)
        if ended.fouled is None:
            continue
        alive = replay(read(str(ended.record).encode())).alive
        out = [seat for seat in range(4) if seat not in alive]
        if out:
            found = True
            assert ended.places[0] == 4
            assert sorted(ended.places[seat] for seat in out) == list(range(4 - len(out), 4))
            assert all(ended.places[seat] == 1 for seat in alive if seat)
    assert found


def test_a_foul_of_one_of_two_is_a_whole_win_for_the_other() -> None:
    ended = a_game([Scripted(foul_in_round(1, Foul("long"))), scripted("odds")])
    assert ended.places == (2, 1)


def test_an_action_that_the_rules_refuse_is_a_foul() -> None:
    low = Scripted(lambda view: Bid(-999))
    ended = a_game([scripted("cautious"), low])
    assert ended.fouled == Fouled(1, "illegal", "bid -999 (C2)")
    assert [str(move) for move in replay(ended.record).round.moves] == [  # type: ignore[union-attr]
        ended.record.rounds[0].moves[0]
    ]


def test_an_error_in_one_of_our_own_bots_loses_its_game_only() -> None:
    ended = a_game([Scripted(foul_in_round(1, ZeroDivisionError("by\n0"))), scripted("odds")])
    assert ended.fouled == Fouled(0, "crash", "ZeroDivisionError: by\\n0")


def test_ctrl_c_is_no_foul() -> None:
    def interrupt(view: View) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        a_game([Scripted(interrupt), scripted("odds")])


@pytest.mark.parametrize(
    ("out", "fouled", "places"),
    [
        ([2, 0, 3], None, (3, 1, 4, 2)),
        ([], 0, (4, 1, 1, 1)),
        ([2], 0, (4, 1, 3, 1)),
        ([2, 1], 0, (4, 2, 3, 1)),
    ],
)
def test_places_count_back_from_who_went_out_first(
    out: list[int], fouled: int | None, places: tuple[int, ...]
) -> None:
    assert placed(4, out, fouled) == places
