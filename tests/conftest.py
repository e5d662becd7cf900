"""Tests of compiled code come first and go to one worker, so that it is compiled once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

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


def is_compiled(item: pytest.Item) -> bool:
    return any(item.path.is_relative_to(folder) for folder in COMPILED)
