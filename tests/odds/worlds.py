"""Every world that a view allows, one by one, and worlds by chance: slow and plain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import perm, prod
from random import Random

from coyote import EDITIONS, Card, InPlay, View
from coyote.rules.count import count


def pools(view: View) -> list[list[Card]]:
    """The unseen cards of each segment, and at the end what a dry pile is refilled with."""
    unseen = [Counter(segment.cards) for segment in view.segments]
    for card in view.cards:
        if card.card is not None:
            unseen[card.segment][card.card] -= 1
    return [list(cards.elements()) for cards in unseen] + [list(view.aside)]


def wanted(view: View) -> list[int]:
    """How many cards of each pool a world needs: the hidden ones, and one that `?` may draw."""
    needs = [0] * (len(view.segments) + 1)
    for card in view.cards:
        if card.card is None and card.place != "behind":
            needs[card.segment] += 1
    left = [place for place, segment in enumerate(view.segments) if segment.left]
    if left or view.aside:
        needs[left[0] if left else -1] += 1
    return needs


def size(view: View) -> int:
    """How many worlds there are."""
    return prod(perm(len(pool), need) for pool, need in zip(pools(view), wanted(view)))


def total(view: View, dealt: list[list[Card]]) -> int:
    """The total in the world where the hidden cards and the drawn one are these."""
    cards: list[InPlay] = []
    for card in view.cards:
        if card.place != "behind":
            face = dealt[card.segment].pop() if card.card is None else card.card
            cards.append(InPlay(face, card.segment, card.place, card.seat))
    if any(card.card == "?" for card in cards):
        drawn = next(pool.pop() for pool in dealt if pool)
        cards.append(InPlay(drawn, 0, "drawn"))
    return count(EDITIONS[view.setup.edition], tuple(cards))[-1].sum


def all_totals(view: View) -> Counter[int]:
    """How often each total comes in all worlds."""
    hands = map(permutations, pools(view), wanted(view))
    return Counter(total(view, [list(hand) for hand in world]) for world in product(*hands))


def some_totals(view: View, rng: Random, worlds: int) -> Counter[int]:
    """How often each total comes in worlds by chance."""

    def sampled() -> Iterator[int]:
        for _ in range(worlds):
            pairs = zip(pools(view), wanted(view))
            yield total(view, [rng.sample(pool, need) for pool, need in pairs])

    return Counter(sampled())
