"""The odds for each face of the own card are those of somebody who sees it."""

from __future__ import annotations

import pytest
import tables
from hypothesis import given
from strategies import Game, running_games, seats_of

from coyote import Card, view
from coyote.odds import by_own_card, distribution


def test_each_face_that_is_unseen_has_its_chance_and_its_total() -> None:
    state = tables.play(tables.table("eyes", 2, "3 4 10"), "0 bid 1", "1 peek")
    held = by_own_card(view(state, 1))
    # Of 17 cards seat 1 sees the 3 and, in the centre, the 10.
    assert [face for face, _, _ in held].count(Card("4")) == 1
    assert len(held) == 15
    assert all(chance == pytest.approx(1 / 15) for _, chance, _ in held)
    totals = {face: odds.totals for face, _, odds in held}
    assert totals[Card("4")] == (17,)
    assert totals[Card("MAX0")] == (3,)
    # A question mark draws any other of the fourteen; MAX0 among them strikes the 10.
    assert set(totals[Card("?")]) == {3, 8, 13, 14, 15, 17, 18, 19, 20, 21, 22, 28, 33}


def test_of_what_there_is_two_of_one_is_twice_as_likely() -> None:
    held = by_own_card(view(tables.table("classic", 2, "3 4"), 1))
    chances = {face: chance for face, chance, _ in held}
    assert sum(chances.values()) == pytest.approx(1)
    # Of four 4s nobody sees one, of four 3s somebody wears one.
    assert chances[Card("4")] * 3 == pytest.approx(chances[Card("3")] * 4)


@given(running_games())
def test_mixed_by_their_chances_they_are_the_odds_of_the_view(game: Game) -> None:
    for seat in seats_of(game.state):
        seen = view(game.state, seat)
        if not any(
            (card.seat, card.place, card.card) == (seat, "worn", None) for card in seen.cards
        ):
            continue
        held = by_own_card(seen)
        odds = distribution(seen)
        for total in odds.totals:
            assert sum(chance * each.p(total) for _, chance, each in held) == pytest.approx(
                odds.p(total)
            )
