"""Who sits where: line-ups, rotations, deals, and matches that cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote import InvalidSetup, new_game
from coyote.arena import Match, NoMatch, arrange
from coyote.arena.match import Unit
from coyote.bots import NAMES
from coyote.rules.setup import Setup
from coyote.shuffle import random_pile

matches = st.builds(
    lambda names, players, cycles, seed: Match(
        Setup("eyes", players), tuple("abcdefgh"[:names]), cycles * names, seed
    ),
    st.integers(1, 8),
    st.integers(2, 6),
    st.integers(1, 3),
    st.integers(0, 99),
)


@given(matches)
def test_each_bot_sits_in_each_seat_equally_often(match: Match) -> None:
    players = match.setup.players
    games = product(range(match.deals), range(players))
    sat = Counter((name, seat) for game in games for seat, name in enumerate(match.seating(*game)))
    assert set(sat) == set(product(match.bots, range(players)))
    assert len(set(sat.values())) == 1


@given(matches)
def test_a_rotation_moves_a_line_up_on_and_changes_nobodys_neighbours(match: Match) -> None:
    for deal in range(match.deals):
        line_up = match.line_up(deal)
        assert match.seating(deal, 0) == line_up
        for rotation in range(1, match.setup.players):
            assert match.seating(deal, rotation) == line_up[-rotation:] + line_up[:-rotation]


@given(matches)
def test_nobody_plays_themselves_while_there_are_enough_bots(match: Match) -> None:
    for deal in range(match.deals):
        met = Counter(match.line_up(deal))
        assert max(met.values()) - min(met.values()) <= 1
        assert len(met) == min(len(match.bots), match.setup.players)


@given(matches)
def test_the_units_hold_every_game_once(match: Match) -> None:
    units = list(match.units())
    games = [(deal, unit.rotation) for unit in units for deal in unit.deals]
    assert sorted(games) == list(product(range(match.deals), range(match.setup.players)))
    assert all(1 <= len(unit.deals) <= 16 for unit in units)


def test_a_unit_never_meets_a_deal_twice() -> None:
    match = arrange(["odds", "random"], games=2000)
    assert len(list(match.units())) == 126
    for unit in match.units():
        assert isinstance(unit, Unit)
        assert len(set(unit.deals)) == len(unit.deals)


def test_the_order_at_the_table_changes_from_deal_to_deal() -> None:
    match = arrange(["odds", "random", "cautious", "odds"], games=400)
    assert len({match.line_up(deal) for deal in range(match.deals)}) == 12


def test_another_seed_seats_and_shuffles_otherwise() -> None:
    first, second = (arrange(["odds", "random", "cautious"], seed=seed) for seed in (1, 2))
    line_ups = [[match.line_up(deal) for deal in range(20)] for match in (first, second)]
    assert line_ups[0] != line_ups[1]
    state = new_game("eyes", 3)
    piles = [random_pile(state, match.pile_dice(0, 0)) for match in (first, second)]
    assert piles[0] != piles[1]
    assert first.bot_seed(0, 0, 0) != second.bot_seed(0, 0, 0)


def test_bots_of_one_deal_have_seeds_of_their_own() -> None:
    match = arrange(["random*4"])
    seeds = {match.bot_seed(*place) for place in product(range(3), range(4), range(4))}
    assert len(seeds) == 48


@pytest.mark.parametrize(
    ("bots", "players", "games", "played"),
    [
        (["odds", "random"], None, 10, 10),
        (["odds", "random"], None, 11, 12),
        (["odds", "random*3"], None, 10, 12),
        (["odds", "random", "cautious"], 4, 1, 12),
        (["odds", "random", "cautious", "odds"], 2, 5, 8),
        (["odds"], 3, 4, 6),
    ],
)
def test_games_are_rounded_up_until_all_is_even(
    bots: list[str], players: int | None, games: int, played: int
) -> None:
    assert arrange(bots, "eyes", players, games=games).games == played


def test_a_bot_may_be_named_several_times_in_one_word() -> None:
    match = arrange(["odds", "random*2", "random"])
    assert match.bots == ("odds", "random", "random", "random")
    assert match.names == ("odds", "random")
    assert match.setup.players == 4
    assert arrange(["cmd:sh -c cat*2"]).bots == ("cmd:sh -c cat",) * 2


def test_options_go_to_the_game() -> None:
    options = {"additions": ["next", "extra"], "limit": 2}
    match = arrange(["odds*3"], "tomahawk", options=options)
    assert match.setup.options == {"additions": ("extra", "next"), "limit": 2}


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["odds", "hal"], {}, "arena-bot"),
        (["odds", "odds*0"], {}, "arena-bot"),
        (["odds", "odds*"], {}, "arena-bot"),
        (["odds", "Odds"], {}, "arena-bot"),
        (["odds", "cmd:"], {}, "arena-program"),
        (["odds", "cmd:'"], {}, "arena-program"),
        (["odds", "cmd:/nowhere/bot"], {}, "arena-program"),
        (["odds", "random"], {"games": 0}, "arena-games"),
        (["odds", "random"], {"games": 10**8}, "arena-games"),
        (["odds", "random"], {"time_limit": 0}, "arena-time"),
        (["odds", "random"], {"time_limit": float("nan")}, "arena-time"),
        (["odds", "random"], {"time_limit": 1e9}, "arena-time"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    bots: list[str], more: dict[str, Any], code: str
) -> None:
    with pytest.raises(NoMatch) as refused:
        arrange(bots, **more)
    assert refused.value.code == code


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(NoMatch) as refused:
        arrange(["hal\x1b", "odds"])
    assert refused.value.facts == {"bot": "hal\\x1b", "bots": ", ".join(NAMES)}


@pytest.mark.parametrize(
    ("bots", "edition", "players"),
    [(["odds"], "eyes", None), (["odds"], "eyes", 7), (["odds*2"], "museum", None)],
)
def test_a_table_of_the_wrong_size_is_refused(
    bots: list[str], edition: str, players: int | None
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        arrange(bots, edition, players)
    assert refused.value.code == "players"
