"""A game from its start to its end (`coyote.rules.play`)."""

from __future__ import annotations

from typing import Any

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
    move_of,
    number_of,
)
from coyote.sim.dice import seeded
from coyote.sim.legality import guessers, next_seat
from coyote.sim.pile import draw, gather, hand_out, refill, shuffle, stack
from coyote.sim.reveal import discard, end_uncounted, reveal
from coyote.sim.slices import at
from coyote.sim.state import (
    ANSWER,
    BEHIND,
    BIDDING,
    COYOTE_CARD,
    DEALING,
    DECK,
    EXTRA_CARD,
    FREE,
    GUESSING,
    NAMED,
    NO_NUMBER,
    NONE,
    OPENED,
    OWNER,
    PLAIN,
    RAISE,
    REFILLING,
    RENAME,
    TO_COUNT,
    TO_OPEN,
    TO_SWAP,
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
    WORN,
    Config,
    Game,
)


@compiled
def start(game: Game, config: Config, starter: int, seed: Any) -> None:
    """Set up a game that waits for its first deal; all its chance comes from the seed."""
    game.lowest = config.lowest
    game.edition = config.edition
    game.players = config.players
    game.limit = config.limit
    game.eyes = config.eyes
    game.centre = config.centre
    game.strikes_any = config.strikes_any
    game.doubles_greens = config.doubles_greens
    game.carry = config.carry
    game.starts = config.starts
    game.trickster = config.trickster
    game.tokens = config.tokens
    for use in range(game.stock.size):
        game.stock[use] = config.stock[use]
    game.size = config.size
    for place in range(DECK):
        game.deck[place] = config.deck[place]
        game.cards[place] = config.deck[place]
        game.origin[place] = 0
    game.seed = seeded(np.uint64(seed), 0)
    game.dice = seeded(np.uint64(seed), 1)
    game.phase = DEALING
    game.rounds = 0
    game.alive = (1 << game.players) - 1
    game.left = game.players
    for seat in range(game.players):
        game.open_eyes[seat] = (1 if game.trickster else 2) if game.eyes else 0  # T1, E2
        game.closed_eyes[seat] = (2 if game.trickster else 1) if game.eyes else 0
        game.marks[seat] = 0
        game.after[seat] = (seat + 1) % game.players
        game.before[seat] = (seat - 1) % game.players
    game.starter = starter
    game.coyote = NONE
    game.last_loser = NONE
    game.last_winner = NONE
    gather(game)


@compiled
def deal(game: Game) -> None:
    """Shuffle the pile that is due, and go on."""
    if game.phase == DEALING:
        shuffle(game)
        hand_out(game)
    elif game.phase == REFILLING:
        refill(game)
        _resume(game)


@compiled
def deal_pile(game: Game, faces: Any) -> None:
    """Go on with the pile that is due as it comes: faces from the top."""
    stack(game, faces)
    if game.phase == DEALING:
        hand_out(game)
    elif game.phase == REFILLING:
        _resume(game)


@compiled
def _resume(game: Game) -> None:
    waiting = game.waiting
    game.waiting = 0
    game.phase = BIDDING
    if waiting == TO_COUNT:
        reveal(game)
    elif waiting == TO_OPEN:
        draw(game, OPENED, game.turn)
    else:
        _draw_swap(game)


@inlined
def apply(game: Game, seat: int, action: int) -> None:
    """The seat's action is done. Whether it may is not asked here: see `legality.allows`."""
    kind = kind_of(action)
    if kind != GUESS:  # secret until all are in (T2)
        game.moves[at(game.move_count)] = move_of(seat, action)
        game.move_count += 1
    if kind == BID:
        _bid(game, seat, action)
    elif kind == CHALLENGE:
        _challenge(game, seat)
    elif kind == PEEK:
        _peek(game, seat)
    elif kind == DISCARD:
        discard(game, argument_of(action))
    elif kind == COYOTE:
        _coyote(game, seat)
    elif kind == GUESS:
        _guess(game, seat, argument_of(action))
    elif kind == CONFIRM:
        _confirm(game, seat)
    elif kind == REVERSE:
        _reverse(game)
    elif kind == RESTART:
        _restart(game)
    elif kind == OPEN:
        _turn_over(game, TURN_OPEN, TO_OPEN)
    elif kind == SWAP:
        _turn_over(game, TURN_SWAP, TO_SWAP)
    elif kind == SKIP:
        _pass_on(game, seat, TURN_SKIP)
    else:
        _name(game, seat, argument_of(action))


@compiled
def _own(game: Game, seat: int, number: int) -> None:
    """A seat takes the standing bid (C4)."""
    count = game.bid_count
    game.bids[at(count)] = number
    game.bidders[at(count)] = seat
    game.bid_count = count + 1
    game.floor = number + 1


@inlined
def _bid(game: Game, seat: int, action: int) -> None:
    _own(game, seat, number_of(action))
    game.turn = next_seat(game, seat)
    game.demand = PLAIN if game.demand == RENAME else FREE  # HA5
    game.withdrawn = NO_NUMBER
    addition = addition_of(action)
    game.double = addition == DOUBLE
    if addition == 0:
        return
    named = argument_of(action)
    if addition == DOUBLE:
        game.rest[USE_DOUBLE] -= 1
    elif addition == EXTRA:
        game.rest[USE_EXTRA] -= 1
        draw(game, EXTRA_CARD, named)  # H7: there always is one
    elif addition == NEXT:
        game.rest[USE_NEXT] -= 1
        game.turn = named
        game.demand = ANSWER


@compiled
def _challenge(game: Game, seat: int) -> None:
    game.challenger = seat
    if guessers(game):
        game.phase = GUESSING
    else:
        reveal(game)


@compiled
def _guess(game: Game, seat: int, named: int) -> None:
    game.guesses[seat] = named
    game.guessed |= 1 << seat
    if not guessers(game) & ~game.guessed:
        reveal(game)


@compiled
def _peek(game: Game, seat: int) -> None:
    game.open_eyes[at(seat)] -= 1
    game.closed_eyes[at(seat)] += 1
    game.demand = RAISE
    game.peeked |= 1 << seat


@compiled
def _coyote(game: Game, seat: int) -> None:
    draw(game, COYOTE_CARD, NONE)
    game.demand = RAISE
    game.laid = seat


@compiled
def _confirm(game: Game, seat: int) -> None:
    _own(game, seat, game.bids[game.bid_count - 1])
    game.turn = next_seat(game, seat)
    game.demand = ANSWER
    game.double = False
    game.rest[USE_CONFIRM] -= 1


@compiled
def _reverse(game: Game) -> None:
    # HA2: the bid's owner has to raise; MT2: whoever turned the token over.
    if game.tokens:
        game.rest[TURN_REVERSE] -= 1
    else:
        game.rest[USE_REVERSE] -= 1
        game.turn = game.bidders[game.bid_count - 1]
    game.direction = -game.direction
    game.demand = RAISE


@compiled
def _restart(game: Game) -> None:
    game.bid_count -= 1
    game.turn = game.bidders[game.bid_count]
    game.withdrawn = game.bids[game.bid_count]
    game.floor = game.bids[game.bid_count - 1] + 1 if game.bid_count > 0 else game.lowest
    game.demand = RENAME
    game.double = False
    game.rest[USE_RESTART] -= 1


@compiled
def _turn_over(game: Game, token: int, waiting: int) -> None:
    """Turn over a token that draws a feather, then owe a bid (MT1, MT4)."""
    game.demand = RAISE
    game.rest[token] -= 1
    if game.top == game.end:
        game.waiting = waiting
        game.phase = REFILLING
    elif waiting == TO_OPEN:
        draw(game, OPENED, game.turn)
    else:
        _draw_swap(game)


@compiled
def _draw_swap(game: Game) -> None:
    game.place[_worn_by(game, game.turn)] = BEHIND
    draw(game, WORN, game.turn)


@compiled
def _worn_by(game: Game, seat: int) -> int:
    """Where among the cards in play the one lies that a seat wears."""
    for place in range(game.top):
        if game.holder[place] == seat and game.place[place] == WORN:
            return place
    return NONE


@compiled
def _pass_on(game: Game, seat: int, token: int) -> None:
    """Hand the same standing bid on; its owner has to raise it (MT3)."""
    game.turn = next_seat(game, seat)
    owner = game.bid_count > 0 and game.bidders[game.bid_count - 1] == game.turn
    game.demand = OWNER if owner else FREE
    game.rest[token] -= 1


@compiled
def _name(game: Game, seat: int, face: int) -> None:
    worn = _worn_by(game, seat)
    if game.cards[worn] != face:
        end_uncounted(game, seat)
        return
    game.place[worn] = NAMED
    game.passed = seat
    _pass_on(game, seat, TURN_NAME)
