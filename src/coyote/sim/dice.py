"""Chance: splitmix64, a counter and a mix of its bits (Steele, Lea and Flood, 2014)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.compiled import compiled

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)
_11: Final = np.uint64(11)


@compiled
def mixed(bits: Any) -> Any:
    """64 bits that look like chance, the same for the same bits."""
    bits = (bits ^ (bits >> _30)) * _FIRST
    bits = (bits ^ (bits >> _27)) * _SECOND
    return bits ^ (bits >> _31)


@compiled
def seeded(seed: Any, number: int) -> Any:
    """A seed of its own for each number."""
    return mixed(seed + _STEP * np.uint64(number + 1))


@compiled
def dealt_bits(game: Any) -> Any:
    """The next 64 bits of the chance that deals."""
    game.stream += _STEP
    return mixed(game.stream)


@compiled
def numbered_bits(game: Any, number: int) -> Any:
    """The bits that are so many further on in the chance that deals, which stays where it is."""
    return mixed(game.stream + _STEP * np.uint64(number + 1))


@compiled
def bits(game: Any) -> Any:
    """The next 64 bits of the chance of policies."""
    game.dice += _STEP
    return mixed(game.dice)


@compiled
def scaled(bits: Any, count: int) -> int:
    """A number from 0 to count - 1, from the upper 32 of 64 bits; `bits << 32` are another."""
    return int(np.int64(((bits >> _32) * np.uint64(count)) >> _32))


@compiled
def roll(game: Any, count: int) -> int:
    """A number from 0 to count - 1."""
    return scaled(bits(game), count)


@compiled
def chance(game: Any) -> float:
    """A number from 0 up to 1."""
    return np.float64(bits(game) >> _11) * 2.0**-53
