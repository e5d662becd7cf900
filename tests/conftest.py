"""In which order tests run, and which of them count as covering the code.

Tests of compiled code come first and go to one worker, so that it is compiled once. Games that
are drawn by chance, that browsers play or that are compiled cover nothing: each line that must
be covered has a plain test, and following every line makes tests take two to three times as long.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import is_hypothesis_test

TESTS: Final = Path(__file__).parent

# Quick to compile rather than quick to run, and kept apart from what others run.
os.environ.setdefault("NUMBA_OPT", "1")
os.environ.setdefault("NUMBA_CACHE_DIR", str(TESTS.parent / "build" / "numba"))
COMPILED: Final = [TESTS / room for room in ("sim", "solver", "training")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_compiled(item):
            item.add_marker(pytest.mark.xdist_group("compiled"))
    items.sort(key=lambda item: not is_compiled(item))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    if not (is_compiled(item) or is_drawn(item) or item.get_closest_marker("browser")):
        return (yield)
    # The marker `no_cover` would be for this, but pytest-xdist's workers go on tracing with it.
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)


def is_compiled(item: pytest.Item) -> bool:
    return any(item.path.is_relative_to(folder) for folder in COMPILED)


def is_drawn(item: pytest.Item) -> bool:
    """Whether a test takes its cases by chance."""
    return is_hypothesis_test(getattr(item, "function", None))
