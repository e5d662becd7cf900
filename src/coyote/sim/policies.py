"""Policies that are compiled: each takes a game, a seat and parameters, and returns an action.

A policy reads the game through `coyote.sim.sight`, `chances` and `legality`, whatever else it
may know is in its parameters. Its chance comes from `coyote.sim.dice`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from coyote.compiled import compiled, inlined, merged
from coyote.sim.actions import (
    CHALLENGE,
    CLOSED_EYE,
    CONFIRM,
    COYOTE,
    DISCARD,
    DOUBLE,
    EXTRA,
    GUESS,
    KINDS,
    NAME,
    NEXT,
    OPEN,
    PEEK,
    RESTART,
    REVERSE,
    SKIP,
    action_of,
    bid_of,
    bid_with,
)
from coyote.sim.cards import FACE_COUNT
from coyote.sim.chances import TOTAL, bounds, fill_total, p_at_least, room
from coyote.sim.dice import bits, roll, scaled
from coyote.sim.legality import kinds, lowest_bid, may_bid, others, with_bid
from coyote.sim.sight import bid, bidder, unseen
from coyote.sim.slices import at
from coyote.sim.state import (
    DISCARDING,
    GUESSING,
    HIGHEST_BID,
    SEATS,
    Game,
)

Parameters: TypeAlias = npt.NDArray[np.float64]
Policy: TypeAlias = Callable[[Game, int, Any], int]

_32: Final = np.uint64(32)

_SIZES: Final = np.array([mask.bit_count() for mask in range(1 << len(KINDS))], np.int8)
_LOWEST: Final = np.array(
    [(mask & -mask).bit_length() - 1 for mask in range(1 << len(KINDS))], np.int8
)

REACH: Final = 10
"""How far above the lowest legal number `random` bids at the most, so that rounds last a while."""


@compiled
def size_of(mask: int) -> int:
    """How many bits of a mask of kinds, seats or additions are set."""
    return int(_SIZES[at(mask)])


@compiled
def bit_of(mask: int, index: int) -> int:
    """Which bit is the one that so many set ones lie below."""
    for _ in range(index):
        mask &= mask - 1
    return int(_LOWEST[at(mask)])


@compiled
def bid_near(game: Game, number: int) -> int:
    """The legal number nearest to one, the higher of two; a bid must be allowed."""
    number = min(max(number, lowest_bid(game)), HIGHEST_BID)
    if number == game.withdrawn:
        return number + 1 if number < HIGHEST_BID else number - 1
    return number


@inlined
def random(game: Game, seat: int, params: Any) -> int:
    """First a kind of action by chance, then one of that kind (`coyote.bots.chance`)."""
    mask = kinds(game, seat)
    count = size_of(mask)
    chance = bits(game)
    pick = scaled(chance, count + may_bid(game))
    if pick < count:
        return _random_argument(game, bit_of(mask, pick))
    low = lowest_bid(game)
    if game.bid_count == 0:
        low = max(low, 0)
    number = bid_near(game, low + scaled(chance << _32, REACH))
    mask = with_bid(game)
    if mask == 0:
        return bid_of(number)
    pick = roll(game, size_of(mask) + 1)
    if pick == 0:
        return bid_of(number)
    addition = bit_of(mask, pick - 1)
    if addition == DOUBLE:
        return bid_with(number, DOUBLE, 0)
    mask = others(game, seat)
    return bid_with(number, addition, bit_of(mask, roll(game, size_of(mask))))


@inlined
def uniform(game: Game, seat: int, params: Any) -> int:
    """Any legal action, all alike; knows no additions to a bid."""
    mask = kinds(game, seat)
    count = size_of(mask)
    bids = HIGHEST_BID + 1 - lowest_bid(game) if may_bid(game) else 0
    pick = roll(game, bids + count)
    if pick < count:
        return _random_argument(game, bit_of(mask, pick))
    number = HIGHEST_BID - (pick - count)
    return bid_of(number if number != game.withdrawn else bid_near(game, number))


@merged
def _random_argument(game: Game, kind: int) -> int:
    """An action of a kind, with an argument by chance where it needs one."""
    if kind == GUESS:
        return action_of(GUESS, bidder(game) if roll(game, 2) else game.challenger)
    if kind == DISCARD:
        return action_of(DISCARD, roll(game, 2))
    if kind == NAME:
        return action_of(NAME, int(game.deck[roll(game, game.size)]))
    return action_of(kind, 0)


@compiled
def safest_bid(table: Any, share: float) -> int:
    """The highest number that the total reaches with at least that chance."""
    least, most = bounds(table)
    number = most
    while number > least and p_at_least(table, TOTAL, number) < share:
        number -= 1
    return number


@compiled
def _answer(game: Game, seat: int, table: Any) -> int:
    """A guess or a discard: the likelier winner, a closed eye (E9, T2)."""
    if game.phase == DISCARDING:
        return action_of(DISCARD, CLOSED_EYE)
    fill_total(game, seat, table)
    likely = p_at_least(table, TOTAL, bid(game)) >= 0.5
    return action_of(GUESS, bidder(game) if likely else int(game.challenger))


@compiled
def plus_one(game: Game, seat: int, params: Any) -> int:
    """Opens with what is true with params[1], raises by one, challenges below params[0]."""
    table = room()
    if game.phase == DISCARDING or game.phase == GUESSING:
        return _answer(game, seat, table)
    fill_total(game, seat, table)
    if game.bid_count == 0:
        return bid_of(bid_near(game, safest_bid(table, params[1])))
    doubtful = p_at_least(table, TOTAL, bid(game)) < params[0]
    if (doubtful or not may_bid(game)) and kinds(game, seat) >> CHALLENGE & 1:
        return action_of(CHALLENGE, 0)
    return bid_of(bid_near(game, lowest_bid(game)))


PLUS_ONE: Final = np.array([0.4, 1.0])
"""Parameters of `plus_one`."""

RAISE_TO: Final = SEATS + 1
"""Where in the parameters of `odds` the second threshold begins."""
RISKY: Final = 2 * (SEATS + 1)
_HOPELESS: Final = RISKY + 1
_SURE: Final = RISKY + 2
_KNOWN: Final = RISKY + 3


def odds_params(
    thresholds: Mapping[int, tuple[float, float]],
    *,
    risky: float = 0.6,
    hopeless: float = 0.2,
    sure: float = 0.85,
    known: float = 0.8,
) -> Parameters:
    """Parameters of `odds`: for each number of living players `challenge` and `raise_to`.

    A number that is missing is played like the nearest one below it that is there.
    """
    params = np.zeros(_KNOWN + 1)
    for living in range(SEATS + 1):
        there = [number for number in sorted(thresholds) if number <= living]
        challenge, raise_to = thresholds[there[-1] if there else min(thresholds)]
        params[living], params[RAISE_TO + living] = challenge, raise_to
    params[RISKY:] = risky, hopeless, sure, known
    return params


@compiled
def odds(game: Game, seat: int, params: Any) -> int:
    """What the exact chances say (`coyote.bots.thresholds`); its parameters: `odds_params`."""
    table = room()
    if game.phase == DISCARDING or game.phase == GUESSING:
        return _answer(game, seat, table)
    fill_total(game, seat, table)
    return _by_odds(game, seat, params, table)


@compiled
def _by_odds(game: Game, seat: int, params: Any, table: Any) -> int:
    mask = kinds(game, seat)
    may_challenge = mask >> CHALLENGE & 1
    standing = bid(game)
    believed = p_at_least(table, TOTAL, standing) if game.bid_count > 0 else 1.0
    doubtful = game.bid_count > 0 and believed < params[game.left]
    if may_challenge and (doubtful or not may_bid(game)):
        return action_of(CHALLENGE, 0)
    number = bid_near(game, safest_bid(table, params[RAISE_TO + game.left]))
    chance = p_at_least(table, TOTAL, number)
    if chance < params[RISKY] and game.bid_count > 0:
        better = way_out(game, seat, params, mask, p_at_least(table, TOTAL, standing + 1))
        if better:
            return better
        if may_challenge and believed < 1 - chance:
            return action_of(CHALLENGE, 0)
    return dressed(game, seat, params, number, chance)


@compiled
def way_out(game: Game, seat: int, params: Any, mask: int, hope: float) -> int:
    """Something better than a risky raise, or 0: let another raise, or learn more.

    There is hope if the lowest raise may be true.
    """
    if mask >> NAME & 1:
        faces = np.empty(FACE_COUNT)
        count = unseen(game, seat, faces)
        face = int(faces.argmax())
        if faces[face] >= params[_KNOWN] * count:
            return action_of(NAME, face)
    if hope < params[_HOPELESS]:
        return 0  # whoever raises here loses, and after most of these one has to
    if game.eyes:
        ways = (PEEK, COYOTE, PEEK)
    elif game.tokens:
        ways = (SKIP, OPEN, SKIP)  # to reverse or swap, and then raise all the same, gains little
    else:
        ways = (CONFIRM, REVERSE, RESTART)
    for kind in ways:
        if mask >> kind & 1:
            return action_of(kind, 0)
    return 0


@compiled
def dressed(game: Game, seat: int, params: Any, number: int, chance: float) -> int:
    """The bid, with the addition that suits it (HA3, HA4, HA6)."""
    mask = with_bid(game)
    if mask >> DOUBLE & 1 and chance >= params[_SURE]:
        return bid_with(number, DOUBLE, 0)
    if mask and chance < params[RISKY]:
        seats = others(game, seat)
        # One more feather adds to the total more often than not.
        if mask >> EXTRA & 1:
            return bid_with(number, EXTRA, bit_of(seats, 0))
        if mask >> NEXT & 1:
            return bid_with(number, NEXT, _leader(game, seats))
    return bid_of(number)


@compiled
def _leader(game: Game, seats: int) -> int:
    """The seat with the fewest marks: a hard answer is for whoever does best."""
    best = bit_of(seats, 0)
    for seat in range(game.players):
        if seats >> seat & 1 and game.marks[seat] < game.marks[best]:
            best = seat
    return best
