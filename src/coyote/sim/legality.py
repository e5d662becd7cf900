"""What a seat may do now (`coyote.rules.legality` and `coyote.rules.refusals`)."""

from __future__ import annotations

from typing import Final

import numpy as np

from coyote.compiled import compiled, inlined
from coyote.sim.actions import (
    BID,
    CHALLENGE,
    CONFIRM,
    COYOTE,
    DISCARD,
    DOUBLE,
    EXTRA,
    GUESS,
    NAME,
    NEXT,
    OPEN,
    PEEK,
    RESTART,
    REVERSE,
    SKIP,
    SWAP,
    addition_of,
    argument_of,
    kind_of,
    number_of,
)
from coyote.sim.slices import at
from coyote.sim.state import (
    BIDDING,
    DISCARDING,
    FREE,
    GUESSING,
    HIGHEST_BID,
    NONE,
    OWNER,
    PLAIN,
    RAISE,
    RENAME,
    TURN_NAME,
    TURN_OPEN,
    TURN_REVERSE,
    TURN_SKIP,
    TURN_SWAP,
    USE_CONFIRM,
    USE_DOUBLE,
    USE_EXTRA,
    USE_NEXT,
    USE_RESTART,
    USE_REVERSE,
    Game,
)

_BITS: Final = 22
"""How many bits an action has."""


@compiled
def acting(game: Game) -> int:
    """The seats that must act now, a bit each; none when a deal is due or the game is over."""
    if game.phase == BIDDING:
        return 1 << int(game.turn)
    if game.phase == DISCARDING:
        return 1 << int(game.last_loser)
    return guessers(game) & ~int(game.guessed) if game.phase == GUESSING else 0


@compiled
def to_act(game: Game) -> int:
    """The lowest seat that must act now, or NONE."""
    if game.phase == BIDDING:
        return int(game.turn)
    if game.phase == DISCARDING:
        return int(game.last_loser)
    if game.phase == GUESSING:
        waited = guessers(game) & ~game.guessed
        seat = 0
        while not waited >> seat & 1:
            seat += 1
        return seat
    return NONE


@compiled
def guessers(game: Game) -> int:
    """The living seats but the two contestants (T2); none without the trickster variant."""
    if not game.trickster:
        return 0
    contestants = 1 << int(game.bidders[game.bid_count - 1]) | 1 << int(game.challenger)
    return int(game.alive) & ~contestants


@inlined
def next_seat(game: Game, seat: int) -> int:
    """Who comes after a seat in the direction in force (C5, MT5)."""
    seat = game.after[at(seat)] if game.direction > 0 else game.before[at(seat)]
    if seat == game.passed:
        seat = game.after[at(seat)] if game.direction > 0 else game.before[at(seat)]
    return int(seat)


@compiled
def lowest_bid(game: Game) -> int:
    """The least number that may be named; above `HIGHEST_BID` when none is left."""
    return int(np.int64(game.floor))  # numba's `int` alone would keep 16 bits


@compiled
def may_bid(game: Game) -> bool:
    """Whether whoever acts now may bid."""
    return bool(game.phase == BIDDING and game.floor <= HIGHEST_BID)


@inlined
def kinds(game: Game, seat: int) -> int:
    """What the seat may do now but bid: a bit for each kind of action."""
    if game.phase != BIDDING:
        if not acting(game) >> seat & 1:
            return 0
        return 1 << DISCARD if game.phase == DISCARDING else 1 << GUESS
    if seat != game.turn:
        return 0
    if game.bid_count == 0:
        return _tokens(game, seat) if game.tokens else 0  # C2, E6, T5
    owes = (game.demand == RAISE) | (game.demand == RENAME) | (game.demand == OWNER)
    mask = int(not owes) << CHALLENGE
    bids_left = game.floor <= HIGHEST_BID  # C10
    if game.eyes:  # without branches, since seats differ in this
        peeks = (game.open_eyes[at(seat)] > 0) & (~game.peeked >> seat) & bids_left  # E5, E7
        lays = (game.coyote == seat) & (game.laid == NONE) & bids_left  # T5
        mask |= peeks << PEEK | lays << COYOTE
    elif game.tokens:
        mask |= _tokens(game, seat)
    elif game.demand == FREE:  # HA1, HA2, HA5, HA6
        if game.rest[USE_CONFIRM] > 0:
            mask |= 1 << CONFIRM
        if game.rest[USE_REVERSE] > 0 and bids_left:
            mask |= 1 << REVERSE
        # Between 998 and the withdrawn 999 there is no other number to name (C10).
        stuck = game.bid_count > 1 and game.bids[game.bid_count - 2] == HIGHEST_BID - 1
        if game.rest[USE_RESTART] > 0 and not stuck:
            mask |= 1 << RESTART
    return mask


@compiled
def _tokens(game: Game, seat: int) -> int:
    """The tokens that may be turned over (MT1 to MT6)."""
    if game.left == 2 or game.demand == RAISE:
        return 0
    mask = 0
    bids_left = game.floor <= HIGHEST_BID
    if bids_left:  # C10
        if game.rest[TURN_OPEN] > 0:
            mask |= 1 << OPEN
        if game.rest[TURN_REVERSE] > 0:
            mask |= 1 << REVERSE
        if game.rest[TURN_SWAP] > 0:
            mask |= 1 << SWAP
    if game.demand == OWNER:  # MT3
        return mask
    # The turn may come back to the bid's owner, who would have to raise (MT3, C10).
    if bids_left or next_seat(game, seat) != game.bidders[game.bid_count - 1]:
        if game.rest[TURN_SKIP] > 0:
            mask |= 1 << SKIP
        if game.rest[TURN_NAME] > 0:
            mask |= 1 << NAME
    return mask


@compiled
def with_bid(game: Game) -> int:
    """The additions that may go with a bid now, a bit each (HA3, HA4, HA6)."""
    if game.demand == RENAME or game.demand == PLAIN:  # HA5
        return 0
    mask = 0
    if game.rest[USE_EXTRA] > 0:
        mask |= 1 << EXTRA
    if game.rest[USE_DOUBLE] > 0:
        mask |= 1 << DOUBLE
    if game.rest[USE_NEXT] > 0:
        mask |= 1 << NEXT
    return mask


@compiled
def others(game: Game, seat: int) -> int:
    """The seats that `extra` and `next` may name, a bit each."""
    return int(game.alive) & ~(1 << seat)


@compiled
def in_deck(game: Game, face: int) -> bool:
    """Whether a feather has that face, so that one may name it (MT5)."""
    for place in range(game.size):  # noqa: SIM110 (numba knows no `any` of a generator)
        if game.deck[place] == face:
            return True
    return False


@inlined
def allows(game: Game, seat: int, action: int) -> bool:
    """Whether the seat may do that now."""
    kind = kind_of(action)
    if kind == BID:
        number = number_of(action)
        if game.phase != BIDDING or seat != game.turn or action >> _BITS:
            return False
        if number < game.floor or number > HIGHEST_BID or number == game.withdrawn:
            return False
        addition = addition_of(action)
        if addition == 0:
            return argument_of(action) == 0
        if not with_bid(game) >> addition & 1:
            return False
        if addition == DOUBLE:
            return argument_of(action) == 0
        return bool(others(game, seat) >> argument_of(action) & 1)
    if action >> _BITS or not kinds(game, seat) >> kind & 1:
        return False
    if kind == GUESS:
        named = argument_of(action)
        return bool(named == game.challenger or named == game.bidders[game.bid_count - 1])
    if kind == DISCARD:
        return argument_of(action) < 2
    if kind == NAME:
        return in_deck(game, argument_of(action))
    return action == kind
