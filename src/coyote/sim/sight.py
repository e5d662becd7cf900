"""What a seat may know (`coyote.rules.view`): the only way for a policy to look at a game.

A policy may also read what is public: the fields of `GAME` but `seed`, `stream`, `cards` and
`guesses`. Where those are read, it is here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from coyote.compiled import compiled
from coyote.sim.state import (
    BEHIND,
    CENTRE,
    COYOTE_CARD,
    DISCARDING,
    EXTRA_CARD,
    NO_NUMBER,
    NONE,
    WORN,
    Game,
)


@compiled
def sees(game: Game, seat: int, index: int) -> bool:
    """Whether a seat sees the card in play at that index."""
    if game.phase == DISCARDING:  # all was turned up
        return True
    place = game.place[index]
    if place in (WORN, EXTRA_CARD, BEHIND):  # C1, HA3, MT4
        return bool(game.holder[index] != seat)
    if place == CENTRE:  # E5, E7
        return bool(game.peeked >> seat & 1)
    if place == COYOTE_CARD:  # T6
        return bool(game.laid == seat)
    return True  # open, named: face up before all


@compiled
def in_play(game: Game) -> int:
    """How many cards are in play; what they are: `seen`, `game.place`, `game.holder`."""
    return int(np.int64(game.top))


@compiled
def seen(game: Game, seat: int, index: int) -> int:
    """The face of the card in play at that index, or NONE for a seat that may not see it."""
    return int(game.cards[index]) if sees(game, seat, index) else NONE


@compiled
def worn(game: Game, seat: int, other: int) -> int:
    """The face that another seat wears, or NONE: it wears none, or the seat may not see it."""
    for index in range(game.top):
        if game.holder[index] == other and game.place[index] == WORN:
            return seen(game, seat, index)
    return NONE


@compiled
def centre(game: Game, seat: int) -> int:
    """The face in the centre, or NONE for a seat that has not peeked (E5)."""
    for index in range(game.top):
        if game.place[index] == CENTRE:
            return seen(game, seat, index)
    return NONE


@compiled
def unseen(game: Game, seat: int, faces: Any) -> int:
    """Write how many of each face could lie where the seat's own card lies; how many in all.

    Those are the cards of the same segment that the seat does not see: in `eyes` all it does not
    see at all.
    """
    own = own_index(game, seat)
    return source(game, seat, 0 if own == NONE else own, faces)


@compiled
def own_index(game: Game, seat: int) -> int:
    """Where among the cards in play the seat's own card lies, which it need not see, or NONE."""
    for index in range(game.top):
        if game.holder[index] == seat and game.place[index] == WORN:
            return index
    return NONE


@compiled
def source(game: Game, seat: int, index: int, faces: Any) -> int:
    """Write how many of each face could lie at an index, card in play or top of the pile.

    For `game.top` it is what the next card drawn may be: after the pile what was laid aside.
    """
    for face in range(faces.size):
        faces[face] = 0
    if index >= game.end:  # M7, K4
        for other in range(game.end, game.size):
            faces[game.cards[other]] += 1
        return int(game.size - game.end)
    count = 0
    origin = game.origin[index]
    for other in range(game.end):
        if game.origin[other] == origin and (other >= game.top or not sees(game, seat, other)):
            faces[game.cards[other]] += 1
            count += 1
    return count


@compiled
def bid(game: Game) -> int:
    """The standing bid, or NO_NUMBER."""
    return int(game.bids[game.bid_count - 1]) if game.bid_count > 0 else NO_NUMBER


@compiled
def bidder(game: Game) -> int:
    """Who owns the standing bid, or NONE (C4)."""
    return int(game.bidders[game.bid_count - 1]) if game.bid_count > 0 else NONE


@compiled
def own_guess(game: Game, seat: int) -> int:
    """The seat's own guess, while the others' are secret, or NONE (T2)."""
    return int(game.guesses[seat]) if game.guessed >> seat & 1 else NONE
