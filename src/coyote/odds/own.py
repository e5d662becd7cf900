"""The distribution of the total for each face that the seat's own card may have."""

from __future__ import annotations

from collections import Counter

from coyote.odds.distribution import Distribution
from coyote.odds.total import counted
from coyote.odds.unseen import Sight
from coyote.rules.cards import Card, in_order
from coyote.rules.state import InPlay
from coyote.rules.view import View


def by_own_card(view: View) -> tuple[tuple[Card, float, Distribution], ...]:
    """Each face with its chance by what is unseen, and the total if it is that one.

    For a seat that wears a card it does not see.
    """
    worn = next(card for card in view.cards if card.seat == view.seat and card.place == "worn")
    unseen = Counter(view.segments[worn.segment].cards)
    unseen.subtract(card.card for card in view.cards if card.card and card.segment == worn.segment)
    return tuple(
        (face, unseen[face] / unseen.total(), counted(_wearing(view, worn, face)))
        for face in in_order(+unseen)
    )


def _wearing(view: View, worn: InPlay, face: Card) -> Sight:
    """What somebody sees who sees that card too."""
    shown = InPlay(face, worn.segment, worn.place, worn.seat)
    cards = tuple(shown if card is worn else card for card in view.cards)
    return Sight(view.setup.edition, cards, view.segments, view.aside)
