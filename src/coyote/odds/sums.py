"""In how many ways hidden number cards come to each sum.

Cards are taken highest first, so the first ones taken are those that `MAX0` strikes and `MAX-`
turns. For each sum a polynomial holds the number of ways as its coefficient. It is packed into
one integer, so that a card is added to all sums at once by a shift.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from operator import add
from typing import Final, TypeAlias

from coyote.odds.unseen import Unseen
from coyote.rules.cards import SHUFFLE_ZERO
from coyote.rules.count import strikeable
from coyote.rules.editions import Edition

# Bits a coefficient. At most 11 cards of 36 are hidden and count (K2), in less than 2**32 ways.
_LANE: Final = 32

Drawn: TypeAlias = tuple[int, ...]
"""How many cards were drawn, source by source."""


@dataclass(frozen=True, slots=True)
class _Face:
    """The number cards of one value."""

    value: int
    strikeable: bool
    known: int
    most: int
    """How many may be in play."""
    moves: dict[Drawn, tuple[tuple[Drawn, int, int], ...]]
    """From what was drawn before to what is drawn then, how many of this face, in how many ways."""


class Sums:
    """The sums of known and hidden number cards, whatever effects are in play."""

    def __init__(self, edition: Edition, unseen: Unseen) -> None:
        hidden = zip(*(case.hidden for case in unseen.cases))
        self._faces = tuple(_faces(edition, unseen, tuple(map(max, hidden))))
        self._nothing: Drawn = (0,) * len(unseen.sources)
        self._tables: dict[tuple[int, int, int], dict[Drawn, int]] = {}

    def of(self, struck: int, turned: int, greens: int, drawn: Drawn) -> Iterator[tuple[int, int]]:
        """Each sum and its ways, with so many cards struck, turned, and greens times `greens`."""
        effects = (struck, turned, greens)
        if effects not in self._tables:
            self._tables[effects] = self._table(*effects)
        polynomial = self._tables[effects].get(drawn, 0)
        lowest = -self._depth(turned)
        size = -(-polynomial.bit_length() // _LANE)
        ways = struct.unpack(f"<{size}I", polynomial.to_bytes(size * _LANE // 8, "little"))
        return ((lowest + place, count) for place, count in enumerate(ways) if count)

    def _depth(self, turned: int) -> int:
        """No sum is lower than minus this."""
        negative = sum(-face.value * face.most for face in self._faces if face.value < 0)
        return negative + turned * max((abs(face.value) for face in self._faces), default=0)

    def _table(self, struck: int, turned: int, greens: int) -> dict[Drawn, int]:
        """For each number of cards drawn, the polynomial of their sums."""
        # The key: what was drawn, and how many cards were met that an effect takes.
        held = {(self._nothing, 0): 1 << self._depth(turned) * _LANE}
        for face in self._faces:
            added: dict[tuple[int, int], tuple[int, int]] = {}
            taken: dict[tuple[Drawn, int], int] = {}
            for (drawn, met), polynomial in held.items():
                for total, count, ways in face.moves[drawn]:
                    if (count, met) not in added:
                        added[count, met] = _add(face, count, met, struck, turned, greens)
                    met_now, shift = added[count, met]
                    moved = polynomial << shift if shift >= 0 else polynomial >> -shift
                    key = (total, met_now)
                    taken[key] = taken.get(key, 0) + moved * ways
            held = taken
        table: dict[Drawn, int] = {}
        for (drawn, _), polynomial in held.items():
            table[drawn] = table.get(drawn, 0) + polynomial
        return table


def _add(
    face: _Face, count: int, met: int, struck: int, turned: int, greens: int
) -> tuple[int, int]:
    """How many an effect took after so many cards of a face, and the shift that adds them."""
    value = 0
    count += face.known
    if face.strikeable:
        while count and met < struck + turned:
            value -= 0 if met < struck else face.value
            met += 1
            count -= 1
    each = face.value * greens if face.value > 0 else face.value
    return met, (value + each * count) * _LANE


def _faces(edition: Edition, unseen: Unseen, most: Drawn) -> Iterator[_Face]:
    """The faces that may count, highest first; `0*` is a nought that nothing strikes (C8)."""
    held = {card for cards in (unseen.known, *unseen.sources) for card in +cards}
    values = [(0 if card is SHUFFLE_ZERO else card.number, card) for card in held]
    before = frozenset({(0,) * len(most)})
    for value, card in sorted(pair for pair in values if pair[0] is not None)[::-1]:
        value = value or 0
        struck = card is not SHUFFLE_ZERO and strikeable(value, edition.strikes)
        counts = tuple(cards[card] for cards in unseen.sources)
        face, before = _face(value, unseen.known[card], before, counts, most, struck=struck)
        yield face


# Most faces come with the same numbers, whatever else is seen.
@lru_cache(maxsize=4096)
def _face(
    value: int, known: int, before: frozenset[Drawn], counts: Drawn, most: Drawn, *, struck: bool
) -> tuple[_Face, frozenset[Drawn]]:
    """A face after the higher ones, and what may have been drawn after it."""
    moves = _moves(before, counts, most)
    drawn = frozenset(drawn for each in moves.values() for drawn, _, _ in each)
    top = known + max(count for each in moves.values() for _, count, _ in each)
    return _Face(value, struck, known, top, moves), drawn


def _moves(
    before: frozenset[Drawn], counts: Drawn, most: Drawn
) -> dict[Drawn, tuple[tuple[Drawn, int, int], ...]]:
    return {
        drawn: tuple(
            (tuple(map(add, drawn, take)), sum(take), prod(map(comb, counts, take)))
            for take in product(
                *(
                    range(min(count, room - used) + 1)
                    for count, room, used in zip(counts, most, drawn)
                )
            )
        )
        for drawn in before
    }
