"""What chance deals in a round for two: who sees what, and how often a bid is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from coyote.rules.cards import DRAW, Card
from coyote.rules.count import count
from coyote.rules.editions import EYES
from coyote.rules.state import InPlay

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Deal:
    """The chances of a round, by what player 0 sees, what player 1 sees, and the centre card."""

    prior: Floats
    """How likely each deal is: [seen by 0, seen by 1, centre]."""
    truth: Floats
    """How likely each bid is then true: [bid, seen by 0, seen by 1, centre]."""

    @property
    def bids(self) -> int:
        return len(self.truth)


def eyes_deal(ladder: Sequence[int]) -> Deal:
    """A round of `eyes` in which only these bids can be made (E1, E3, E8).

    Faces are numbered as the deck of the edition has them. One sees the other's card.
    """
    if not ladder or list(ladder) != sorted(set(ladder)):
        raise ValueError(f"the bids of a ladder rise, and there is one: {list(ladder)}")
    faces = len(EYES.deck)
    prior = np.zeros((faces, faces, faces))
    truth = np.zeros((len(ladder), faces, faces, faces))
    for places in permutations(range(faces), 3):
        totals = _totals(tuple(sorted(places)))
        ways = totals.total()
        prior[places] = 1
        for rung, bid in enumerate(ladder):
            reached = sum(number for total, number in totals.items() if total >= bid)
            truth[rung][places] = reached / ways
    return Deal(prior / prior.sum(), truth)


@cache
def _totals(places: tuple[int, ...]) -> Counter[int]:
    """In how many ways three cards come to each total: many with a `?` among them (E8)."""
    cards = [EYES.deck[place] for place in places]
    if DRAW not in cards:
        return Counter([_total(cards)])
    pile = [card for card in EYES.deck if card not in cards]
    return Counter(_total([*cards, drawn]) for drawn in pile)


def _total(cards: list[Card]) -> int:
    """The rules' own count; a fourth card is the one that `?` drew."""
    dealt = [InPlay(card, 0, "worn", seat) for seat, card in enumerate(cards[:2])]
    dealt.append(InPlay(cards[2], 0, "centre"))
    dealt.extend(InPlay(card, 0, "drawn") for card in cards[3:])
    return count(EYES, tuple(dealt))[-1].sum
