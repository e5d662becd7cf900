"""The count after a challenge, step by step in the rulebook's order (E8, H3, M3, K3)."""

from __future__ import annotations

from collections.abc import Iterable

from coyote.rules.cards import DRAW, MAX_MINUS, MAX_ZERO, SHUFFLE_ZERO, TIMES_TWO, Card
from coyote.rules.editions import Edition, Strikes
from coyote.rules.state import Effect, InPlay, Step


def number(card: InPlay) -> int | None:
    """The number on a card in play, None for a special one."""
    return None if card.card is None else card.card.number


def strikeable(number: int | None, strikes: Strikes) -> bool:
    """Whether `MAX0` and `MAX-` look at that number: any one in `eyes`, elsewhere a green."""
    return number is not None and (strikes == "number" or number > 0)


def _highest(cards: Iterable[InPlay], strikes: Strikes) -> InPlay | None:
    struck = [card for card in cards if strikeable(number(card), strikes)]
    return max(struck, key=lambda card: number(card) or 0, default=None)


def count(edition: Edition, cards: tuple[InPlay, ...]) -> tuple[Step, ...]:
    """The steps of the count of all cards that count, the one drawn by `?` among them.

    The last step holds the total. Each effect waits for its place in the order, whether its card
    was dealt, drawn or turned up (C8).
    """
    steps: list[Step] = []
    total = 0

    def step(card: InPlay, effect: Effect, victim: InPlay | None = None) -> None:
        steps.append(Step(card, effect, victim, total))

    def each(face: Card) -> list[InPlay]:
        return [card for card in cards if card.card is face]

    for card in each(DRAW):
        step(card, "draw", next((other for other in cards if other.place == "drawn"), None))
    numbers = [card for card in cards if number(card) is not None]
    turned: list[InPlay] = []
    for card in each(MAX_ZERO):
        victim = _highest(numbers, edition.strikes)
        numbers = [other for other in numbers if other is not victim]
        step(card, "strike", victim)
    for card in each(MAX_MINUS):
        victim = _highest(numbers, edition.strikes)
        if victim is not None:
            numbers = [other for other in numbers if other is not victim]
            turned.append(victim)
        step(card, "turn", victim)
    doubled = each(TIMES_TWO)
    factor = 1
    if edition.doubles == "greens":
        for card in doubled:
            step(card, "double")
            factor *= 2
    for card in each(SHUFFLE_ZERO):
        step(card, "nothing")
    for card in sorted(numbers, key=lambda card: (number(card) or 0) < 0):
        value = number(card) or 0
        total += value * factor if value > 0 else value
        step(card, "add")
    for card in turned:
        total -= number(card) or 0
        step(card, "add")
    if edition.doubles == "sum":
        for card in doubled:
            total *= 2
            step(card, "double")
    return tuple(steps)
