"""Functions that numba compiles: in the lab only, and once, since it keeps them on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

import numba

_P = ParamSpec("_P")
_R = TypeVar("_R")


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The function as machine code, made at its first call and kept for the next run.

    It lets go of the GIL, so that threads may share the work. A division by zero gives what
    numpy gives and raises nothing.
    """
    made = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return cast(Callable[_P, _R], made)


def inlined(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A small function that is compiled into each of its callers."""
    made = numba.njit(cache=True, nogil=True, error_model="numpy", inline="always")(function)
    return cast(Callable[_P, _R], made)


def merged(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A function that is compiled by itself, and merged into each of its callers after that."""
    made = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function)
    return cast(Callable[_P, _R], made)
