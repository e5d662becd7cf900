"""Cards and the text they are written with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coyote.rules.errors import InvalidNotation, shown

NUMBERS: Final = {str(number): number for number in (*range(-10, 0, 5), *range(11), 15, 20)}
SPECIALS: Final = ("?", "MAX0", "MAX-", "X2", "0*")


class Card(str):
    """One card face: `Card("7")`, `Card("MAX0")`. Cards of one face are one object."""

    __slots__ = ()

    def __new__(cls, face: str) -> Card:
        card = _CARDS.get(face) if isinstance(face, str) else None
        if card is None:
            raise InvalidNotation("RECORD", "no-card", {"text": shown(face)})
        return card

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (str(self),))  # the one object of its face, also after pickling

    @property
    def number(self) -> int | None:
        """The value of a number card, None for a special one (`0*` is special, C8)."""
        return VALUES.get(self)


_CARDS: Final[dict[str, Card]] = {}
for _face in (*NUMBERS, *SPECIALS):
    _CARDS[_face] = str.__new__(Card, _face)

VALUES: Final = {_CARDS[face]: number for face, number in NUMBERS.items()}
"""The value of each number card."""

DRAW: Final = Card("?")
MAX_ZERO: Final = Card("MAX0")
MAX_MINUS: Final = Card("MAX-")
TIMES_TWO: Final = Card("X2")
SHUFFLE_ZERO: Final = Card("0*")

# More than any deck holds: a text of millions of cards is refused at once.
_MOST: Final = 99

_ORDER: Final = {card: place for place, card in enumerate(_CARDS.values())}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards, numbers rising, then specials: an order that tells nothing."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def same_cards(some: Iterable[Card], others: Iterable[Card]) -> bool:
    """Whether both hold the same cards, in whatever order."""
    place = _ORDER.__getitem__
    return sorted(map(place, some)) == sorted(map(place, others))


def as_cards(faces: Iterable[str]) -> tuple[Card, ...]:
    """Cards of these faces; raises `InvalidNotation`."""
    faces = tuple(faces)
    try:
        return tuple(map(_CARDS.__getitem__, faces))
    except (KeyError, TypeError):
        return tuple(map(Card, faces))  # which tells the one that is wrong


def cards(text: str) -> tuple[Card, ...]:
    """Read a pile as a record writes it, `7 ? -10`; the empty text is no cards."""
    return as_cards(text.split(" ", _MOST)) if text else ()
