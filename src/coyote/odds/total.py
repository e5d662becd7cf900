"""The exact distribution of the total at a challenge now, over everything unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod

from coyote.odds.distribution import Distribution
from coyote.odds.sums import Sums
from coyote.odds.unseen import Case, Sight, Unseen, unseen
from coyote.rules.cards import MAX_MINUS, MAX_ZERO, TIMES_TWO, Card
from coyote.rules.editions import EDITIONS, Edition
from coyote.rules.view import View

_EFFECTS = (MAX_ZERO, MAX_MINUS, TIMES_TWO)


def distribution(view: View) -> Distribution:
    """How the total would come out if somebody challenged now; the view is of a running round."""
    if view.reveal is not None and view.reveal.total is not None:
        return Distribution.of({view.reveal.total: 1})
    if not view.cards:
        raise ValueError("no round is running: there is no total yet")
    return counted(Sight(view.setup.edition, view.cards, view.segments, view.aside))


# Many look at the same cards, and a seat several times in a round.
@lru_cache(maxsize=1024)
def counted(sight: Sight) -> Distribution:
    """How the total may come out by what is seen."""
    edition = EDITIONS[sight.edition]
    open_ = unseen(sight)
    sums = Sums(edition, open_)
    shared = prod(open_.ways(case) for case in open_.cases)
    weights: Counter[int] = Counter()
    for case in open_.cases:
        factor = case.share * shared // open_.ways(case)
        for total, ways in _totals(edition, open_, case, sums):
            weights[total] += factor * ways
    return Distribution.of(weights)


def _totals(edition: Edition, open_: Unseen, case: Case, sums: Sums) -> Iterator[tuple[int, int]]:
    """Each total of a case and in how many ways it comes about; a total may come again."""
    for effects, numbers, ways in _effects(open_, case):
        struck, turned, doubled = (open_.known[card] + effects[card] for card in _EFFECTS)
        greens = 2**doubled if edition.doubles == "greens" else 1
        whole = 2**doubled if edition.doubles == "sum" else 1
        for total, count in sums.of(struck, turned, greens, numbers):
            yield total * whole, count * ways


def _effects(open_: Unseen, case: Case) -> Iterator[tuple[Counter[Card], tuple[int, ...], int]]:
    """Which effects are among the hidden cards, how many other cards that leaves, the ways."""
    held = [
        (card, place)
        for place, cards in enumerate(open_.sources)
        for card in _EFFECTS
        if cards[card] and case.hidden[place]
    ]
    copies = [open_.sources[place][card] for card, place in held]
    for drawn in product(*(range(count + 1) for count in copies)):
        effects: Counter[Card] = Counter()
        numbers = list(case.hidden)
        for (card, place), count in zip(held, drawn):
            effects[card] += count
            numbers[place] -= count
        if min(numbers) >= 0:
            yield effects, tuple(numbers), prod(map(comb, copies, drawn))
