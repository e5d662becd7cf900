"""The count after a challenge (E8, H3, M3, K3; `coyote.rules.count`).

The sums of some cards are three numbers: one that holds, from the lowest bit, 12 bits of greens,
12 bits of reds and a bit for each effect in play, and the two highest numbers. Of each effect a
deck holds one, so two are all that effects look at. A card is added without a branch, since
nobody could foresee it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.compiled import compiled, merged
from coyote.rules.cards import Card
from coyote.sim.cards import (
    DRAW,
    FACES,
    MAX_MINUS,
    MAX_ZERO,
    NO_VALUE,
    RANKS,
    TIMES_TWO,
)
from coyote.sim.pile import draw
from coyote.sim.slices import at
from coyote.sim.state import BEHIND, DRAWN, NONE, Game

_EFFECTS: Final = (DRAW, MAX_ZERO, MAX_MINUS, TIMES_TWO)
DRAWS, STRIKES, TURNS, DOUBLES = (1 << 24 + place for place in range(4))
"""The bits of the effects."""


def _part(code: int, card: Card) -> int:
    """What a card adds to the first of the sums."""
    if card.number is None:
        return 1 << 24 + _EFFECTS.index(code) if code in _EFFECTS else 0
    return card.number if card.number >= 0 else -card.number << 12


_PARTS: Final = np.array([_part(code, card) for code, card in enumerate(FACES)], np.int64)


@compiled
def nothing() -> Any:
    """The sums of no card."""
    return 0, NO_VALUE, NO_VALUE


@merged
def added(sums: Any, face: int, strikes_any: int) -> Any:
    """The sums with one more card."""
    parts, first, second = sums
    rank = RANKS[at(strikes_any), at(face)]
    return parts + _PARTS[at(face)], max(first, rank), max(second, min(first, rank))


@compiled
def greens_of(sums: Any) -> int:
    return int(sums[0] & 4095)


@compiled
def reds_of(sums: Any) -> int:
    return -int(sums[0] >> 12 & 4095)


@merged
def sums_in_play(game: Game) -> Any:
    """The sums of all cards in play that count."""
    sums = nothing()
    for place in range(game.top):
        if game.place[place] != BEHIND:  # MT4
            sums = added(sums, game.cards[place], game.strikes_any)
    return sums


@merged
def count(game: Game, sums: Any) -> int:
    """The total; a `?` draws before all else, from a pile that has a card."""
    if sums[0] & DRAWS:
        sums = added(sums, draw(game, DRAWN, NONE), game.strikes_any)
    return total_of(sums, game.doubles_greens)


@merged
def total_of(sums: Any, doubles_greens: int) -> int:
    """What sums and effects come to, in the order that all editions have."""
    parts, first, second = sums
    greens, reds = greens_of(sums), reds_of(sums)
    struck = first if parts & STRIKES and first > NO_VALUE else 0
    turning = second if parts & STRIKES else first
    turned = turning if parts & TURNS and turning > NO_VALUE else 0
    greens -= max(struck, 0) + max(turned, 0)
    reds -= min(struck, 0) + min(turned, 0) + turned
    if parts & DOUBLES:
        greens *= 2
        if not doubles_greens:  # H3, K3: the whole sum; M3: the greens alone
            reds *= 2
    return greens + reds
