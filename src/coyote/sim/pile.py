"""The pile: the deal, drawing, the refill, and what a round leaves (`coyote.rules.pile`)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.compiled import compiled, merged
from coyote.sim.cards import SHUFFLE_ZERO
from coyote.sim.dice import dealt_bits, numbered_bits, scaled, seeded
from coyote.sim.slices import at
from coyote.sim.state import (
    ASIDE,
    BIDDING,
    CENTRE,
    DECK,
    FREE,
    NO_NUMBER,
    NONE,
    SHUFFLED,
    USABLE,
    WORN,
    Game,
)

_32: Final = np.uint64(32)
_USABLE: Final = len(USABLE)


@merged
def shuffle(game: Game) -> None:
    """Shuffle what is loose under the pile; a whole deck depends on seed and round alone."""
    game.stream = seeded(game.seed, game.rounds)
    if game.loose == game.size:
        for place in range(DECK):  # all of the room, which is one step for the machine
            game.cards[place] = game.deck[place]
    if game.carry == SHUFFLED:
        game.settled = 0  # few of its cards are ever drawn: see `settle`
        game.loose = 0
    else:
        mix(game, game.end - game.loose)


@compiled
def mix(game: Game, first: int) -> None:
    """Shuffle the pile from a place on, as a segment of its own."""
    segment = game.origin[first - 1] + 1 if first > 0 else 0
    for place in range(first, game.end):
        other = place + scaled(dealt_bits(game), game.end - place)
        card = game.cards[other]
        game.cards[other] = game.cards[place]
        game.cards[place] = card
        game.origin[place] = segment
    game.loose = 0
    game.settled = game.end


@merged
def settle(game: Game, count: int) -> None:
    """Give so many cards from the top of a pile their places by chance.

    A place looks at the same bits whenever it is settled, two places at halves of the same.
    """
    first, end = game.settled, game.end
    bits = numbered_bits(game, first >> 1)
    for place in range(first, game.top + count):
        if place > first and not place & 1:
            bits = numbered_bits(game, place >> 1)
        other = place + scaled(bits << _32 if place & 1 else bits, end - place)
        here, there = at(place), at(other)
        card = game.cards[there]
        game.cards[there] = game.cards[here]
        game.cards[here] = card
    game.settled = max(game.settled, game.top + count)


@compiled
def stack(game: Game, faces: Any) -> None:
    """Lay a pile as it comes, instead of a shuffle or a refill: faces from the top."""
    first = game.end - game.loose
    if game.top == game.end:  # it ran dry: what was laid aside comes in (M7, K4)
        first, game.end = game.end, game.size
    segment = game.origin[first - 1] + 1 if first > 0 else 0
    for place in range(first, game.end):
        game.origin[place] = segment
    for place in range(game.top, game.end):
        game.cards[place] = faces[place - game.top]
    game.loose = 0
    game.settled = game.end


@merged
def hand_out(game: Game) -> None:
    """Give each living player a card, clockwise from the starter, then the centre one (C1, E3)."""
    settle(game, game.left + 1)
    seat = game.starter
    for place in range(game.left):
        game.place[place] = WORN
        game.holder[place] = seat
        seat = game.after[at(seat)]
    game.top = game.left
    if game.centre:
        game.place[game.top] = CENTRE
        game.holder[game.top] = NONE
        game.top += 1
    game.phase = BIDDING
    game.turn = game.starter
    game.direction = 1
    game.demand = FREE
    game.double = False
    game.withdrawn = NO_NUMBER
    for use in range(_USABLE):
        game.rest[use] = game.stock[use]
    game.passed = NONE
    game.peeked = 0
    game.laid = NONE
    game.challenger = NONE
    game.guessed = 0
    game.waiting = 0
    game.floor = game.lowest
    game.bid_count = 0
    game.move_count = 0


@compiled
def draw(game: Game, place: int, holder: int) -> int:
    """Take the top card of a pile that has one; its face."""
    if game.top >= game.settled:
        settle(game, 1)
    game.place[game.top] = place
    game.holder[game.top] = holder
    game.top += 1
    return int(game.cards[game.top - 1])


@compiled
def refill(game: Game) -> None:
    """Make a new pile of what was laid aside in earlier rounds (M7, K4)."""
    first = game.end
    game.end = game.size
    mix(game, first)


@merged
def carry(game: Game) -> None:
    """What a round leaves, its used cards turned up, for those still alive (E3, H6, M6, K4)."""
    if game.carry == SHUFFLED:
        gather(game)
    else:
        _keep(game)


@compiled
def _keep(game: Game) -> None:
    """What a round leaves where not all is shuffled after it."""
    if game.carry == ASIDE and game.end - game.top < game.left:
        gather(game)
        return
    for place in range(game.top):
        if game.cards[place] == SHUFFLE_ZERO:
            gather(game)
            return
    used = int(game.top)
    _rotate(game.cards, used, game.size)
    _rotate(game.origin, used, game.size)
    if game.carry == ASIDE:
        game.end -= used
        game.loose = 0
    else:
        game.loose = used
    game.settled = game.end - game.loose
    game.top = 0


@merged
def gather(game: Game) -> None:
    """Bring all cards back, to be shuffled."""
    game.top = 0
    game.end = game.size
    game.loose = game.size
    game.settled = 0


@compiled
def _rotate(line: Any, count: int, size: int) -> None:
    """Move the first cards behind the last one."""
    held = line[:count].copy()
    for place in range(count, size):
        line[place - count] = line[place]
    for place in range(count):
        line[size - count + place] = held[place]
