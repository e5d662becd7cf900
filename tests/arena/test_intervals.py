"""Intervals: they hold what they promise, for deals whose games are alike or opposite."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote.arena.intervals import share_interval

groups = st.lists(
    st.integers(1, 6).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))),
    min_size=1,
    max_size=40,
)


@given(groups)
def test_an_interval_holds_the_share_that_was_seen(held: list[tuple[int, int]]) -> None:
    low, high = share_interval(held)
    share = sum(wins for wins, _ in held) / sum(games for _, games in held)
    assert 0 <= low <= share <= high <= 1
    assert low < high


@given(groups)
def test_losses_are_the_mirror_of_wins(held: list[tuple[int, int]]) -> None:
    low, high = share_interval(held)
    other = share_interval([(games - wins, games) for wins, games in held])
    assert other == pytest.approx((1 - high, 1 - low))


def test_games_of_a_deal_that_go_alike_are_worth_one() -> None:
    alike = share_interval([(4, 4), (0, 4)] * 50)
    single = share_interval([(1, 1), (0, 1)] * 50)
    assert alike == pytest.approx(single)
    apart = share_interval([(1, 1), (0, 1)] * 200)
    assert apart[1] - apart[0] < 0.55 * (alike[1] - alike[0])


def test_mirrored_deals_whose_luck_cancels_are_worth_more() -> None:
    low, high = share_interval([(1, 2)] * 100)
    assert high - low < 0.03
    plain_low, plain_high = share_interval([(1, 1), (0, 1)] * 100)
    assert plain_high - plain_low > 0.13


def test_no_win_in_few_deals_proves_little() -> None:
    assert share_interval([(0, 4)])[1] == 1
    assert share_interval([(0, 4)] * 10)[1] > 0.2
    # The rule of three: none in n says no more than three in n.
    assert share_interval([(0, 4)] * 300)[1] == pytest.approx(3 / 300, rel=0.1)


def test_no_game_tells_nothing() -> None:
    assert share_interval([]) == (0, 1)


@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.6])
def test_nineteen_of_twenty_intervals_hold_the_true_share(share: float, *, alike: bool) -> None:
    dice = Random(3)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(80):
            luck = [dice.random() < share for _ in range(3)]
            deals.append((3 * luck[0] if alike else sum(luck), 3))
        low, high = share_interval(deals)
        held += low <= share <= high
    assert 0.925 <= held / 400 <= 0.985
