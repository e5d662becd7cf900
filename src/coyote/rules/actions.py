"""Actions and their notation: one action, one canonical text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from coyote.rules.cards import Card
from coyote.rules.errors import InvalidNotation, shown
from coyote.rules.values import Value, value

Addition: TypeAlias = Literal["extra", "double", "next"]
Eye: TypeAlias = Literal["open", "closed"]


@value
class Bid(Value):
    """Name a number; in `tomahawk` an addition may go with it (HA3, HA4, HA6)."""

    number: int
    addition: Addition | None = None
    seat: int | None = None

    word: ClassVar[str] = "bid"

    def __str__(self) -> str:
        if self.addition is None and self.seat is None:
            return f"bid {self.number}"
        parts = ("bid", self.number, self.addition, self.seat)
        return " ".join(str(part) for part in parts if part is not None)


class Plain:
    """An action that is one word."""

    __slots__ = ()
    word: ClassVar[str]

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Challenge(Plain):
    """Doubt the standing bid (C3)."""

    word = "challenge"


@dataclass(frozen=True, slots=True)
class Peek(Plain):
    """Look at the centre card, then bid (E5)."""

    word = "peek"


@dataclass(frozen=True, slots=True)
class Coyote(Plain):
    """Lay the Coyote card, then bid (T5)."""

    word = "coyote"


@dataclass(frozen=True, slots=True)
class Guess:
    """Name who will win the challenge (T2)."""

    seat: int
    word: ClassVar[str] = "guess"

    def __str__(self) -> str:
        return f"guess {self.seat}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Return an eye card of one's choice (E9)."""

    eye: Eye
    word: ClassVar[str] = "discard"

    def __str__(self) -> str:
        return f"discard {self.eye}"


@dataclass(frozen=True, slots=True)
class Confirm(Plain):
    """Take over the standing bid (HA1)."""

    word = "confirm"


@dataclass(frozen=True, slots=True)
class Reverse(Plain):
    """Turn the direction of play (HA2, MT2)."""

    word = "reverse"


@dataclass(frozen=True, slots=True)
class Restart(Plain):
    """Have the standing bid withdrawn (HA5)."""

    word = "restart"


@dataclass(frozen=True, slots=True)
class Open(Plain):
    """Turn a feather face up, then bid (MT1)."""

    word = "open"


@dataclass(frozen=True, slots=True)
class Skip(Plain):
    """Pass the turn (MT3)."""

    word = "skip"


@dataclass(frozen=True, slots=True)
class Swap(Plain):
    """Take a new feather unseen, then bid (MT4)."""

    word = "swap"


@dataclass(frozen=True, slots=True)
class Name:
    """Name one's own feather (MT5)."""

    card: Card
    word: ClassVar[str] = "name"

    def __str__(self) -> str:
        return f"name {self.card}"


Action: TypeAlias = (
    Bid
    | Challenge
    | Peek
    | Coyote
    | Guess
    | Discard
    | Confirm
    | Reverse
    | Restart
    | Open
    | Skip
    | Swap
    | Name
)

PLAIN: Final[dict[str, Action]] = {
    action.word: action
    for action in (
        Challenge(),
        Peek(),
        Coyote(),
        Confirm(),
        Reverse(),
        Restart(),
        Open(),
        Skip(),
        Swap(),
    )
}

# Only `museum` has names to give, and its deck has no plain zero.
_UNNAMED: Final = Card("0")

# Bounded so that no text makes an integer that takes long to read; C10 bounds a bid far below.
_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,999}")
_SEAT: Final = re.compile(r"0|[1-9][0-9]{0,999}")


_NAMING: Final[Mapping[str, Addition]] = {"extra": "extra", "next": "next"}
_DISCARDS: Final = {"open": Discard("open"), "closed": Discard("closed")}


def _integer(text: str) -> int:
    if not _INTEGER.fullmatch(text):
        raise ValueError
    return int(text)


def seat_number(text: str) -> int:
    """Read a seat, which counts from 0; raises ValueError for any other text."""
    if not _SEAT.fullmatch(text):
        raise ValueError
    return int(text)


def _bid(number: str, addition: str | None = None, seat: str | None = None) -> Bid:
    if addition is None:
        return Bid(_integer(number))
    if addition == "double" and seat is None:
        return Bid(_integer(number), "double")
    named = _NAMING[addition]
    if seat is None:
        raise ValueError
    return Bid(_integer(number), named, seat_number(seat))


def _guess(seat: str) -> Guess:
    return Guess(seat_number(seat))


def _discard(eye: str) -> Discard:
    return _DISCARDS[eye]


def _name(face: str) -> Name:
    card = Card(face)
    if card is _UNNAMED:
        raise ValueError
    return Name(card)


_READERS: Final[Mapping[str, Callable[..., Action]]] = {
    "bid": _bid,
    "guess": _guess,
    "discard": _discard,
    "name": _name,
}


def parse(text: str) -> Action:
    """The action a canonical text stands for."""
    try:
        plain = PLAIN.get(text)
        if plain is not None:
            return plain
        word, *rest = text.split(" ")
        return _READERS[word](*rest)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise InvalidNotation("RECORD", "no-action", {"text": shown(text)}) from None


@value
class Move(Value):
    """An action and who made it, written `0 bid 12`."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"
