"""Piles from a random.Random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from coyote.rules.pile import due
from coyote.rules.play import deal

if TYPE_CHECKING:
    from coyote.rules.cards import Card
    from coyote.rules.state import State


def random_pile(state: State, rng: Random) -> tuple[Card, ...]:
    """A pile that is due, in an order of chance; the empty one when none is."""
    wanted = due(state)
    if wanted is None:
        return ()
    # Sorting by chance is quicker than `rng.shuffle`; two keys of 53 bits are never alike.
    return (*wanted.fixed, *sorted(wanted.shuffled, key=lambda _: rng.random()))


def shuffled(state: State, rng: Random) -> State:
    """The game after the pile that is due was shuffled and dealt; raises `IllegalPile`."""
    return deal(state, random_pile(state, rng))
