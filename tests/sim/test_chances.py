"""Compiled chances are those of `coyote.odds`, to the last digit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from coyote import InPlay, State, view
from coyote.odds import distribution
from coyote.sim.cards import FACES
from coyote.sim.chances import TOTAL, bounds, fill, fill_total, p_at_least, p_own, room
from coyote.sim.check import play_both
from coyote.sim.state import Games


def positions(first: int, count: int, share: float) -> Iterator[tuple[Games, State, int]]:
    """Some positions of random games, each with a living seat."""
    dice = Random(first)
    for seed in range(first, first + count):
        for games, state, _ in play_both(seed):
            if state.round is not None and dice.random() < share:
                yield games, state, dice.choice(state.alive)


def test_the_chances_of_the_total_are_those_of_the_odds() -> None:
    table = room()
    seen = set()
    for games, state, seat in positions(0, 90, 0.02):
        odds = distribution(view(state, seat))
        for filled in (fill_total, fill):
            filled(games[0], seat, table)
            least, most = bounds(table)
            for number in (
                *odds.totals,
                *(total + 1 for total in odds.totals),
                least - 1,
                most + 1,
            ):
                assert p_at_least(table, TOTAL, number) == odds.p_at_least(number)
        seen.add((state.setup.edition, state.setup.has_variant))
    assert len(seen) == 7


def test_the_chances_given_the_own_card_are_those_of_who_sees_it() -> None:
    table = room()
    checked = 0
    for games, state, seat in positions(200, 60, 0.015):
        seen = view(state, seat)
        own = [
            place
            for place, card in enumerate(seen.cards)
            if card.card is None and card.place == "worn" and card.seat == seat
        ]
        if not own:
            continue
        fill(games[0], seat, table)
        assert sum(p_own(table, face) for face in range(TOTAL)) == pytest.approx(1)
        for face in range(TOTAL):
            if p_own(table, face) == 0:
                continue
            cards = list(seen.cards)
            worn = cards[own[0]]
            cards[own[0]] = InPlay(FACES[face], worn.segment, worn.place, worn.seat)
            odds = distribution(seen.evolve(cards=tuple(cards)))
            for total in odds.totals:
                assert p_at_least(table, face, total) == pytest.approx(
                    odds.p_at_least(total), abs=1e-9
                )
                assert p_at_least(table, face, total + 1) == pytest.approx(
                    odds.p_at_least(total + 1), abs=1e-9
                )
            checked += 1
    assert checked > 200
