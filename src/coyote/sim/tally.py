"""A table of chances: for each own face and each number, how likely the total reaches it.

Its entries are counts of cases until they are made into shares at the end, so that a share is the
very number that `coyote.odds` gives.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.compiled import compiled
from coyote.rules.editions import EDITIONS
from coyote.sim.cards import DRAW, FACE_COUNT, MAX_MINUS, TIMES_TWO, VALUES
from coyote.sim.count import greens_of, reds_of
from coyote.sim.legality import in_deck
from coyote.sim.state import DECK, Game

TOTAL: Final = FACE_COUNT
"""Stands for all own faces together."""

_HIGHEST: Final = int(VALUES.max())
_LOWEST: Final = int(VALUES.min())

MOST: Final = 2 * max(
    sum(max(card.number or 0, 0) for card in edition.deck) for edition in EDITIONS.values()
)
"""No total is higher: X2 and all greens."""
LEAST: Final = 2 * (4 * _LOWEST - 2 * _HIGHEST)
"""No total is lower."""
COLUMNS: Final = MOST - LEAST + 1

# A table is one line of numbers: first the total whatever the own face, number by number.
BY_FACE: Final = COLUMNS
"""Then, number by number, the total for each own face, and one that nobody reads."""
WIDTH: Final = FACE_COUNT + 1
OWN: Final = BY_FACE + COLUMNS * WIDTH
"""Then how likely each own face is."""
BOUNDS: Final = OWN + FACE_COUNT
"""Then the numbers between which all totals lie."""
APART: Final = BOUNDS + 2
"""Then whether it is filled for each own face."""
POOLS: Final = APART + 1
"""Then what is needed on the way."""
_SIZE: Final = POOLS + 4 * FACE_COUNT + 2 * DECK


@compiled
def room() -> Any:
    """A table to be filled, as often as one likes; a thread needs its own."""
    return np.empty(_SIZE)


@compiled
def p_at_least(table: Any, face: int, number: int) -> float:
    """The chance that the total reaches a number, given an own face; `TOTAL`: whatever it is."""
    if number <= table[BOUNDS]:
        return 1.0
    if number > table[BOUNDS + 1]:
        return 0.0
    if face == TOTAL:
        return float(table[number - LEAST])
    return float(table[BY_FACE + (number - LEAST) * WIDTH + face])


@compiled
def p_own(table: Any, face: int) -> float:
    """The chance that the own card has that face, by what is unseen alone; after `fill`."""
    return float(table[OWN + face])


@compiled
def bounds(table: Any) -> tuple[int, int]:
    """Numbers between which all totals lie."""
    return int(table[BOUNDS]), int(table[BOUNDS + 1])


@compiled
def lay_out(game: Game, table: Any, sums: Any, hidden: int) -> None:
    """Empty the part of a table that so many hidden cards need, beside the sums of what is seen."""
    least, most = reds_of(sums) + hidden * _LOWEST, greens_of(sums) + hidden * _HIGHEST
    if in_deck(game, MAX_MINUS):
        least -= _HIGHEST
    if in_deck(game, TIMES_TWO):
        least, most = 2 * least, 2 * most
    least, most = max(least, LEAST), min(most, MOST)
    table[BOUNDS] = least
    table[BOUNDS + 1] = most
    table[least - LEAST : most - LEAST + 1] = 0.0
    if table[APART]:
        table[BY_FACE + (least - LEAST) * WIDTH : BY_FACE + (most - LEAST + 1) * WIDTH] = 0.0


@compiled
def tell(table: Any, face: int, copies: float, cases: float, total: int) -> None:
    """Count cases of a total, for each of so many copies of an own face."""
    table[total - LEAST] += copies * cases
    if table[APART]:
        table[BY_FACE + (total - LEAST) * WIDTH + face] += cases


@compiled
def share(table: Any, ways: float) -> None:
    """Make the counts of all cases into chances that the total is that high or higher."""
    above = 0.0
    for column in range(int(table[BOUNDS + 1]) - LEAST, int(table[BOUNDS]) - LEAST - 1, -1):
        above += table[column]
        table[column] = above / ways


@compiled
def share_by_face(table: Any, ways: float) -> None:
    """Make the counts of cases for each own face into chances."""
    part = 1.0 / ways
    first = BY_FACE + (int(table[BOUNDS + 1]) - LEAST) * WIDTH
    last = BY_FACE + (int(table[BOUNDS]) - LEAST) * WIDTH
    for at in range(first, first + WIDTH):
        table[at] *= part
    for start in range(first - WIDTH, last - 1, -WIDTH):
        for at in range(start, start + WIDTH):
            table[at] = table[at] * part + table[at + WIDTH]


@compiled
def take_draw(table: Any) -> None:
    """Let the chances of an own `?` be those of any own face: see `chances`."""
    for column in range(int(table[BOUNDS]) - LEAST, int(table[BOUNDS + 1]) - LEAST + 1):
        table[BY_FACE + column * WIDTH + DRAW] = table[column]
