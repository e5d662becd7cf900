"""What a seat may know as one line of numbers, of one size for all editions, for networks."""

from __future__ import annotations

from typing import Any, Final

from coyote.compiled import compiled
from coyote.sim.actions import ADDITIONS, KINDS
from coyote.sim.cards import FACE_COUNT
from coyote.sim.legality import acting, kinds, lowest_bid, may_bid, with_bid
from coyote.sim.sight import bidder, in_play, seen, unseen, worn
from coyote.sim.state import (
    BEHIND,
    CENTRE,
    COYOTE_CARD,
    DEMANDS,
    GUESSING,
    NO_NUMBER,
    NONE,
    PHASES,
    SEATS,
    USABLE,
    Game,
)

_KINDS: Final = len(KINDS)
_ADDITIONS: Final = len(ADDITIONS)
_PHASES: Final = len(PHASES)
_DEMANDS: Final = len(DEMANDS)
_USABLE: Final = len(USABLE)

SEAT_SIZE: Final = 10 + FACE_COUNT
"""Numbers for each seat, the own one first, then clockwise: what it holds, is, and wears."""
TRAIL: Final = 8
"""How many of the last bids are told, the standing one first."""

CARDS_AT: Final = SEATS * SEAT_SIZE
"""From here, for each face: how many are seen in play and count, are unseen, lie in the centre
and under the Coyote card."""
ROUND_AT: Final = CARDS_AT + 4 * FACE_COUNT
"""From here: phase, demand, what may be done, what is left to use, and the rest of the round."""
BIDS_AT: Final = ROUND_AT + _PHASES + _DEMANDS + _KINDS + _ADDITIONS + _USABLE + 6
"""From here, for each of the last bids: whether there is one, its number, whose it is."""
SIZE: Final = BIDS_AT + 3 * TRAIL

SCALE: Final = 0.02
"""What numbers of bids are multiplied with."""


@compiled
def observe(game: Game, seat: int, out: Any) -> None:
    """Write what the seat may know to an array of `SIZE` numbers; seats are told from its own on.

    Nothing in it depends on a card that the seat does not see, nor on a secret guess.
    """
    for index in range(SIZE):
        out[index] = 0.0
    _observe_seats(game, seat, out)
    _observe_cards(game, seat, out)
    _observe_round(game, seat, out)


@compiled
def _observe_seats(game: Game, seat: int, out: Any) -> None:
    # While guesses are secret, who has not guessed yet is known to nobody.
    acts = acting(game) if game.phase != GUESSING else 0
    for step in range(game.players):
        other = (seat + step) % game.players
        at = step * SEAT_SIZE
        out[at] = game.alive >> other & 1
        out[at + 1] = game.open_eyes[other]
        out[at + 2] = game.closed_eyes[other]
        out[at + 3] = game.marks[other] / game.limit
        out[at + 4] = other == game.starter
        out[at + 5] = acts >> other & 1
        out[at + 6] = other == bidder(game)
        out[at + 7] = game.peeked >> other & 1
        out[at + 8] = other == game.coyote
        out[at + 9] = other == game.challenger
        face = worn(game, seat, other)
        if face != NONE:
            out[at + 10 + face] = 1.0


@compiled
def _observe_cards(game: Game, seat: int, out: Any) -> None:
    unseen(game, seat, out[CARDS_AT + FACE_COUNT : CARDS_AT + 2 * FACE_COUNT])
    for index in range(in_play(game)):
        face = seen(game, seat, index)
        place = game.place[index]
        if face == NONE or place == BEHIND:
            continue
        out[CARDS_AT + face] += 1.0
        if place == CENTRE:
            out[CARDS_AT + 2 * FACE_COUNT + face] = 1.0
        elif place == COYOTE_CARD:
            out[CARDS_AT + 3 * FACE_COUNT + face] = 1.0


@compiled
def _observe_round(game: Game, seat: int, out: Any) -> None:
    at = ROUND_AT
    out[at + game.phase] = 1.0
    at += _PHASES
    out[at + game.demand] = 1.0
    at += _DEMANDS
    mask = kinds(game, seat)
    for kind in range(_KINDS):
        out[at + kind] = mask >> kind & 1
    at += _KINDS
    mask = with_bid(game)
    out[at] = may_bid(game)
    for addition in range(1, _ADDITIONS):
        out[at + addition] = mask >> addition & 1
    at += _ADDITIONS
    for use in range(_USABLE):
        out[at + use] = game.rest[use]
    at += _USABLE
    out[at] = lowest_bid(game) * SCALE
    out[at + 1] = game.direction
    out[at + 2] = game.double
    out[at + 3] = game.withdrawn != NO_NUMBER
    out[at + 4] = game.withdrawn * SCALE if game.withdrawn != NO_NUMBER else 0.0
    out[at + 5] = (game.passed - seat) % game.players if game.passed != NONE else 0
    for step in range(min(TRAIL, game.bid_count)):
        index = game.bid_count - 1 - step
        at = BIDS_AT + 3 * step
        out[at] = 1.0
        out[at + 1] = game.bids[index] * SCALE
        out[at + 2] = (game.bidders[index] - seat) % game.players
