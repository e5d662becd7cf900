"""Limits hold over time, for each address, and in bounded memory."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote.server.config import Config
from coyote.server.limits import Allowance, Allowances, Limits, Places
from coyote.server.problems import Problem


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_one_for_each_interval() -> None:
    clock = Clock()
    allowance = Allowance(3, 60, 6, clock)
    assert [allowance.take() for _ in range(3)] == [0, 0, 0]
    assert allowance.take() == pytest.approx(10)
    assert not allowance.is_full()
    clock.now += 10
    assert allowance.take() == 0
    assert allowance.take() == pytest.approx(10)
    clock.now += 1000
    assert allowance.is_full()
    assert [allowance.take() > 0 for _ in range(4)] == [False, False, False, True]


@given(st.lists(st.floats(0, 3), max_size=60), st.integers(1, 5), st.integers(1, 9))
def test_never_more_than_the_burst_and_the_rate_allow(
    pauses: list[float], burst: int, rate: int
) -> None:
    clock = Clock()
    allowance = Allowance(burst, 1, rate, clock)
    begun, taken = clock.now, 0
    for pause in pauses:
        clock.now += pause
        taken += allowance.take() == 0
        assert taken <= burst + (clock.now - begun) * rate + 1e-3


def test_one_address_does_not_use_up_what_another_has() -> None:
    allowances = Allowances(1, 60, Clock())
    assert allowances.take("a") == 0
    assert allowances.take("a") > 0
    assert allowances.take("b") == 0


def test_memory_is_bounded_and_what_is_full_again_is_forgotten() -> None:
    clock = Clock()
    allowances = Allowances(1, 60, clock, most=100)
    for number in range(1000):
        allowances.take(str(number))
    assert len(allowances) == 100
    assert allowances.take("999") > 0  # the last one is still known
    clock.now += 61
    for _ in range(100):
        allowances.take("again")
    assert len(allowances) == 1


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == 0


def test_codes_cannot_be_searched() -> None:
    clock = Clock()
    limits = Limits(Config(lookups_per_minute=20), clock)
    tried = 0
    for _ in range(3600):
        clock.now += 1
        with suppress(Problem):
            limits.look_up("2001:db8::1")
            limits.missed("2001:db8::2")
            tried += 1
    assert 20 * 60 <= tried <= 20 * 61


def test_codes_that_lead_to_a_table_cost_nothing() -> None:
    limits = Limits(Config(lookups_per_minute=1), Clock())
    for _ in range(9):
        limits.look_up("1.2.3.4")
    limits.missed("1.2.3.4")
    with pytest.raises(Problem):
        limits.look_up("1.2.3.4")


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = Limits(Config(requests_per_minute=20), Clock())
    for _ in range(20):
        limits.request("1.2.3.4")
    with pytest.raises(Problem) as caught:
        limits.request("1.2.3.4")
    problem = caught.value
    assert (problem.status, problem.code, problem.facts) == (429, "rate-limited", {"seconds": 3})
    assert problem.headers == {"retry-after": "3"}


def test_each_limit_is_its_own() -> None:
    config = Config(
        tables_per_hour=1, people_per_hour=1, requests_per_minute=1, connections_per_address=1
    )
    limits = Limits(config, Clock())
    for limit in (limits.new_table, limits.new_person, limits.request, limits.connect):
        limit("1.2.3.4")
        limit("1.2.3.5")
        with pytest.raises(Problem):
            limit("1.2.3.4")
    limits.disconnect("1.2.3.4")
    limits.connect("1.2.3.4")


def test_a_socket_has_messages_of_its_own() -> None:
    limits = Limits(Config(messages_per_second=2, message_burst=3), Clock())
    one, other = limits.messages(), limits.messages()
    assert [one.take() for _ in range(3)] == [0, 0, 0]
    assert one.take() == pytest.approx(0.5)
    assert other.take() == 0
