"""What a view leaves open: the cards that count, and where the unseen ones come from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import comb, prod
from typing import NamedTuple

from coyote.rules.cards import DRAW, Card
from coyote.rules.state import InPlay, Segment


@dataclass(frozen=True, slots=True)
class Case:
    """One way for `?` to lie, and how many hidden cards then count, source by source."""

    share: int
    """The weight of this case among the others."""
    hidden: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """All that the total depends on."""

    known: Counter[Card]
    """The cards that count and are seen."""
    sources: tuple[Counter[Card], ...]
    """Unseen cards but for `?`; in a source each is as likely as any other to lie anywhere."""
    cases: tuple[Case, ...]

    def ways(self, case: Case) -> int:
        """In how many ways the hidden cards of a case can be drawn."""
        pairs = zip(self.sources, case.hidden)
        return prod(comb(cards.total(), hidden) for cards, hidden in pairs)


class Sight(NamedTuple):
    """All of a view that the total depends on."""

    edition: str
    cards: tuple[InPlay, ...]
    segments: tuple[Segment, ...]
    aside: tuple[Card, ...]


def unseen(view: Sight) -> Unseen:
    """What a sight inside a round leaves open.

    In play, `?` draws the top card of the pile: one more unseen card of that source. A `?` hidden
    in play makes two cases only if it came from another source than it draws from: in its own
    source it is as if it were not there, and the card it draws lay in its place.
    """
    known: Counter[Card] = Counter()
    sources = [Counter(segment.cards) for segment in view.segments]
    sources.append(Counter(view.aside))  # what a dry pile is refilled with (M7, K4)
    hidden = [0] * len(sources)
    for card in view.cards:
        if card.card is not None:
            sources[card.segment][card.card] -= 1
        if card.place == "behind":
            continue  # does not count (MT4)
        if card.card is None:
            hidden[card.segment] += 1
        else:
            known[card.card] += 1
    top = next((i for i, segment in enumerate(view.segments) if segment.left), len(hidden) - 1)
    drawing = hidden.copy()
    drawing[top] += 1
    if known[DRAW]:
        cases = [Case(1, tuple(drawing))]
    else:
        cases = [Case(1, tuple(hidden))]
        home = next((i for i, cards in enumerate(sources) if hidden[i] and cards[DRAW]), top)
        if home != top:
            elsewhere = sources[home].total() - hidden[home]
            drawing[home] -= 1
            cases = [Case(elsewhere, tuple(hidden)), Case(hidden[home], tuple(drawing))]
    for cards in sources:
        cards[DRAW] = 0
    used = [place for place in range(len(sources)) if hidden[place] or drawing[place]]
    return Unseen(
        known,
        tuple(sources[place] for place in used),
        tuple(
            Case(case.share, tuple(case.hidden[place] for place in used))
            for case in cases
            if case.share
        ),
    )
