"""A distribution answers what a player asks of it."""

from __future__ import annotations

import pytest

from coyote.odds import Distribution

FOUR_TOTALS = Distribution.of({10: 2, -3: 4, 0: 2, 7: 0, 4: 8})


def test_totals_rise_and_weights_are_reduced_and_what_cannot_come_is_left_out() -> None:
    assert FOUR_TOTALS.totals == (-3, 0, 4, 10)
    assert FOUR_TOTALS.weights == (2, 1, 4, 1)
    assert {type(weight) for weight in Distribution.of({1: 2, 2: 4}).weights} == {int}
    assert FOUR_TOTALS.ways == 8


@pytest.mark.parametrize(
    ("bid", "chance"),
    [(-999, 1.0), (-3, 1.0), (-2, 0.75), (0, 0.75), (1, 0.625), (4, 0.625), (5, 0.125)],
)
def test_a_bid_is_as_likely_as_the_totals_that_reach_it(bid: int, chance: float) -> None:
    assert FOUR_TOTALS.p_at_least(bid) == chance


def test_a_bid_above_all_totals_cannot_be_true() -> None:
    assert FOUR_TOTALS.p_at_least(10) == 0.125
    assert FOUR_TOTALS.p_at_least(11) == 0.0


def test_the_chance_of_just_one_total() -> None:
    assert FOUR_TOTALS.p(4) == 0.5
    assert FOUR_TOTALS.p(5) == 0.0


def test_the_mean_weighs_each_total() -> None:
    assert FOUR_TOTALS.mean == (-3 * 2 + 0 + 4 * 4 + 10) / 8


@pytest.mark.parametrize(
    ("share", "total"),
    [(0.0, -3), (0.25, -3), (0.26, 0), (0.375, 0), (0.5, 4), (0.875, 4), (0.88, 10), (1.0, 10)],
)
def test_a_quantile_is_the_least_total_that_makes_up_the_share(share: float, total: int) -> None:
    assert FOUR_TOTALS.quantile(share) == total


def test_the_whole_share_is_the_highest_total_also_where_floats_are_coarse() -> None:
    assert Distribution.of({0: 1, 1: 1, 2: 2**54 + 1}).quantile(1.0) == 2


@pytest.mark.parametrize("share", [-0.01, 1.01])
def test_a_share_lies_between_nought_and_one(share: float) -> None:
    with pytest.raises(ValueError, match=f"a share lies between 0 and 1, not {share}"):
        FOUR_TOTALS.quantile(share)


def test_items_pairs_totals_with_weights() -> None:
    assert dict(FOUR_TOTALS.items()) == {-3: 2, 0: 1, 4: 4, 10: 1}
