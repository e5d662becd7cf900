"""The count after a challenge, step by step in the rulebook's order (E8, H3, M3, K3)."""

from __future__ import annotations

from coyote.rules.cards import (
    DRAW,
    MAX_MINUS,
    MAX_ZERO,
    SHUFFLE_ZERO,
    TIMES_TWO,
    VALUES,
    Card,
)
from coyote.rules.editions import Edition, Strikes
from coyote.rules.state import InPlay, Step


def strikeable(number: int, strikes: Strikes) -> bool:
    """Whether `MAX0` and `MAX-` look at that number: any one in `eyes`, elsewhere a green."""
    return number > 0 or strikes == "number"


def count(edition: Edition, cards: tuple[InPlay, ...]) -> tuple[Step, ...]:
    """The steps of the count of all cards that count, the one drawn by `?` among them.

    The last step holds the total. Each effect waits for its place in the order, whether its card
    was dealt, drawn or turned up (C8).
    """
    numbers = [(VALUES[card.card], card) for card in cards if card.card in VALUES]
    specials = [card for card in cards if card.card not in VALUES]
    steps: list[Step] = []
    turned: list[tuple[int, InPlay]] = []
    greens = 1
    if specials:
        steps, turned = _effects(edition, specials, numbers, cards)
        if edition.doubles == "greens":
            greens = 2 ** len(_each(TIMES_TWO, specials))
    total = 0
    for number, card in numbers:
        if number >= 0:
            total += number * greens
            steps.append(Step(card, "add", None, total))
    for number, card in numbers:
        if number < 0:
            total += number
            steps.append(Step(card, "add", None, total))
    for number, card in turned:
        total -= number
        steps.append(Step(card, "add", None, total))
    if edition.doubles == "sum":
        for special in _each(TIMES_TWO, specials):
            total *= 2
            steps.append(Step(special, "double", None, total))
    return tuple(steps)


def seen_steps(edition: Edition, cards: tuple[InPlay, ...]) -> tuple[Step, ...]:
    """The count of the cards with a face, in a view that need not see them all.

    A `?` adds nothing until its card is drawn, which then counts for itself.
    """
    seen = [
        card
        for card in cards
        if card.card is not None and card.card is not DRAW and card.place != "behind"  # MT4
    ]
    return count(edition, tuple(seen))


def seen_sum(edition: Edition, cards: tuple[InPlay, ...]) -> int:
    """What the cards with a face come to."""
    steps = seen_steps(edition, cards)
    return steps[-1].sum if steps else 0


def _effects(
    edition: Edition,
    specials: list[InPlay],
    numbers: list[tuple[int, InPlay]],
    cards: tuple[InPlay, ...],
) -> tuple[list[Step], list[tuple[int, InPlay]]]:
    """What comes before the sum; takes the struck and the turned out of `numbers`."""
    steps: list[Step] = []
    turned: list[tuple[int, InPlay]] = []
    for special in _each(DRAW, specials):
        drawn = next(card for card in cards if card.place == "drawn")
        steps.append(Step(special, "draw", drawn, 0))
    for special in _each(MAX_ZERO, specials):
        victim = _take_highest(numbers, edition.strikes)
        steps.append(Step(special, "strike", victim and victim[1], 0))
    for special in _each(MAX_MINUS, specials):
        victim = _take_highest(numbers, edition.strikes)
        if victim is not None:
            turned.append(victim)
        steps.append(Step(special, "turn", victim and victim[1], 0))
    if edition.doubles == "greens":
        for special in _each(TIMES_TWO, specials):
            steps.append(Step(special, "double", None, 0))
    for special in _each(SHUFFLE_ZERO, specials):
        steps.append(Step(special, "nothing", None, 0))
    return steps, turned


def _each(face: Card, specials: list[InPlay]) -> list[InPlay]:
    return [card for card in specials if card.card is face]


def _take_highest(numbers: list[tuple[int, InPlay]], strikes: Strikes) -> tuple[int, InPlay] | None:
    """Take out the first of the highest numbers that an effect looks at, if there is one."""
    hit = [pair for pair in numbers if strikeable(pair[0], strikes)]
    victim = max(hit, key=lambda pair: pair[0], default=None)
    if victim is not None:
        numbers.remove(victim)
    return victim
