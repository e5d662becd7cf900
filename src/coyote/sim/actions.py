"""Actions as numbers: kind, addition, argument and bid, packed into one.

From the lowest bit: 4 bits of kind (the place in `KINDS`), 2 bits of addition (0: none), 5 bits
of argument (a seat, a face, or 1 for a closed eye), then the number of a bid plus `ZERO`.
"""

from __future__ import annotations

from typing import Final, get_args

from coyote.compiled import compiled
from coyote.rules.actions import PLAIN, Action, Bid, Discard, Guess, Name
from coyote.rules.refusals import WITH_BID
from coyote.sim.cards import CODES, FACES

KINDS: Final = tuple(str(each.word) for each in get_args(Action))
"""The word of each kind of action; its place is its code, and its bit in a mask of kinds."""

BID: Final = KINDS.index("bid")
CHALLENGE: Final = KINDS.index("challenge")
PEEK: Final = KINDS.index("peek")
COYOTE: Final = KINDS.index("coyote")
GUESS: Final = KINDS.index("guess")
DISCARD: Final = KINDS.index("discard")
CONFIRM: Final = KINDS.index("confirm")
REVERSE: Final = KINDS.index("reverse")
RESTART: Final = KINDS.index("restart")
OPEN: Final = KINDS.index("open")
SKIP: Final = KINDS.index("skip")
SWAP: Final = KINDS.index("swap")
NAME: Final = KINDS.index("name")

ADDITIONS: Final = (None, *WITH_BID)
"""What may go with a bid; the place is the code."""

EXTRA: Final = ADDITIONS.index("extra")
DOUBLE: Final = ADDITIONS.index("double")
NEXT: Final = ADDITIONS.index("next")

OPEN_EYE: Final = 0
CLOSED_EYE: Final = 1

ZERO: Final = 1024


@compiled
def bid_of(number: int) -> int:
    """A bid of that number."""
    return (number + ZERO) << 11


@compiled
def bid_with(number: int, addition: int, seat: int) -> int:
    """A bid with an addition; seat 0 for `DOUBLE`, which names none."""
    return (number + ZERO) << 11 | seat << 6 | addition << 4


@compiled
def action_of(kind: int, argument: int) -> int:
    """Any other action; argument 0 where there is none."""
    return argument << 6 | kind


@compiled
def kind_of(action: int) -> int:
    return action & 15


@compiled
def addition_of(action: int) -> int:
    return action >> 4 & 3


@compiled
def argument_of(action: int) -> int:
    """The seat, face or eye that an action names."""
    return action >> 6 & 31


@compiled
def number_of(action: int) -> int:
    """The number of a bid."""
    return (action >> 11 & 2047) - ZERO


@compiled
def move_of(seat: int, action: int) -> int:
    """An action with its seat above it; what takes actions apart takes moves apart too."""
    return seat << 24 | action


@compiled
def mover_of(move: int) -> int:
    """Who made a move."""
    return move >> 24


def encode(action: Action) -> int:
    """The number that stands for an action."""
    match action:
        case Bid(number, addition, seat):
            return number + ZERO << 11 | (seat or 0) << 6 | ADDITIONS.index(addition) << 4
        case Guess(seat):
            return seat << 6 | GUESS
        case Discard(eye):
            return (CLOSED_EYE if eye == "closed" else OPEN_EYE) << 6 | DISCARD
        case Name(card):
            return CODES[card] << 6 | NAME
    return KINDS.index(action.word)


def decode(code: int) -> Action:
    """The action that a number stands for."""
    kind, argument = code & 15, code >> 6 & 31
    if kind == BID:
        addition = ADDITIONS[code >> 4 & 3]
        named = addition is not None and addition != "double"
        return Bid((code >> 11 & 2047) - ZERO, addition, argument if named else None)
    if kind == GUESS:
        return Guess(argument)
    if kind == DISCARD:
        return Discard("closed" if argument == CLOSED_EYE else "open")
    return Name(FACES[argument]) if kind == NAME else PLAIN[KINDS[kind]]
