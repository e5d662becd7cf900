"""Workers: what they do comes back in order, and one that dies is missed."""

from __future__ import annotations

import os

import pytest

from coyote.arena.crew import Crew


def test_what_is_done_comes_back_in_order_whoever_is_ready_first() -> None:
    with Crew(2, eval) as crew:
        slow = "__import__('time').sleep(0.2) or 0"
        assert list(crew.each([(slow,), ("1",), ("2",), ("3",)])) == [0, 1, 2, 3]
        assert list(crew.each([])) == []


def test_a_worker_that_dies_ends_the_run_with_an_error() -> None:
    with Crew(2, os._exit) as crew, pytest.raises(RuntimeError, match="ended before its games"):
        list(crew.each([(3,), (3,)]))
