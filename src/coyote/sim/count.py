"""The count after a challenge (E8, H3, M3, K3; `coyote.rules.count`)."""

from __future__ import annotations

from typing import Any, Final

from coyote.compiled import compiled
from coyote.sim.cards import (
    DRAW,
    MAX_MINUS,
    MAX_ZERO,
    NUMBER_COUNT,
    TIMES_TWO,
    VALUES,
)
from coyote.sim.state import BEHIND, Game

NO_VALUE: Final = -99
"""Below every number card."""


@compiled
def waits_for_draw(game: Game) -> bool:
    """Whether a `?` counts, which draws a card before all else."""
    for place in range(game.top):
        if game.cards[place] == DRAW and game.place[place] != BEHIND:
            return True
    return False


@compiled
def count(game: Game) -> int:
    """The total of all cards that count, the one drawn by `?` among them.

    Of the effects a deck holds one each, so two highest numbers are all they look at.
    """
    greens, reds = 0, 0
    first, second = NO_VALUE, NO_VALUE
    strikes = turns = doubles = False
    for place in range(game.top):
        if game.place[place] == BEHIND:  # MT4
            continue
        face = game.cards[place]
        if face < NUMBER_COUNT:
            value = VALUES[face]
            if value >= 0:
                greens += value
            else:
                reds += value
            if value > 0 or game.strikes_any:
                if value > first:
                    first, second = value, first
                elif value > second:
                    second = value
        elif face == MAX_ZERO:
            strikes = True
        elif face == MAX_MINUS:
            turns = True
        elif face == TIMES_TWO:
            doubles = True
    sums = (greens, reds, first, second, strikes, turns, doubles)
    return total_of(sums, game.doubles_greens)


@compiled
def total_of(sums: Any, doubles_greens: int) -> int:
    """What the sums of greens and reds, the two highest numbers and the effects come to."""
    greens, reds, first, second, strikes, turns, doubles = sums
    if strikes and first > NO_VALUE:
        if first >= 0:
            greens -= first
        else:
            reds -= first
        first = second
    if turns and first > NO_VALUE:
        if first >= 0:
            greens -= first
        else:
            reds -= first
        reds -= first
    if doubles:
        greens *= 2
        if not doubles_greens:  # H3, K3: the whole sum; M3: the greens alone
            reds *= 2
    return int(greens + reds)
