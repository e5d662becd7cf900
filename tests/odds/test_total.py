"""The odds of the total are exact: they equal the count of all worlds a view allows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import tables
from hypothesis import given, settings
from hypothesis import strategies as st
from odds.worlds import all_totals, size, some_totals
from strategies import Game, games, play, running_games, seats_of

from coyote import EDITIONS, Card, InPlay, Segment, View, deal, new_game, view
from coyote.odds import Distribution, distribution
from coyote.rules.cards import cards, in_order
from coyote.rules.state import Place

MOST_WORLDS = 3000
"""How many worlds a test goes through one by one."""


def of(totals: Counter[int]) -> Distribution:
    return Distribution.of(totals)


@st.composite
def small_views(draw: st.DrawFn) -> View:
    """Views of a table with a few cards: any mixture of seen, hidden and set aside ones."""
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    deck = list(draw(st.permutations(EDITIONS[edition].deck)))
    # Effects and their victims together are rare in a large deck: bring some to the end, where
    # cards are taken from.
    deck.sort(key=lambda card: card.number is None and draw(st.booleans()))
    start = new_game(edition, 3)
    places: tuple[Place, ...] = ("worn", "worn", "extra", "open", "behind")
    segments: list[Segment] = []
    in_sight: list[InPlay] = []
    for index in range(draw(st.integers(1, 3))):
        held = [deck.pop() for _ in range(draw(st.integers(1, 6)))]
        in_play = draw(st.integers(0, len(held)))
        segments.append(Segment(in_order(held), len(held) - in_play))
        for face in held[:in_play]:
            hidden = draw(st.booleans())
            in_sight.append(
                InPlay(None if hidden else face, index, draw(st.sampled_from(places)), 0)
            )
    if not any(card.place != "behind" for card in in_sight):
        segments.append(Segment((deck[-1],), 0))
        in_sight.append(InPlay(deck.pop(), len(segments) - 1, "worn", 1))
    aside = in_order(deck[: draw(st.integers(1, 4))])
    empty = view(deal(start, EDITIONS[edition].deck), None)
    return empty.evolve(segments=tuple(segments), cards=tuple(in_sight), aside=aside)


@settings(max_examples=200)
@given(small_views())
def test_on_small_decks_the_odds_equal_all_worlds_counted(seen: View) -> None:
    if size(seen) <= MOST_WORLDS:
        assert distribution(seen) == of(all_totals(seen))


@given(running_games())
def test_in_games_the_odds_of_every_seat_equal_all_worlds_counted(game: Game) -> None:
    for seat in seats_of(game.state):
        seen = view(game.state, seat)
        if size(seen) <= MOST_WORLDS:
            assert distribution(seen) == of(all_totals(seen))


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("eyes", 6, {}),
        ("eyes", 4, {"trickster": True}),
        ("tomahawk", 6, {"additions": ("extra", "restart", "next")}),
        ("museum", 6, {"tokens": True}),
        ("museum", 9, {"tokens": True}),
        ("classic", 10, {}),
    ],
)
def test_on_large_decks_the_odds_agree_with_large_samples(
    edition: str, players: int, options: dict[str, Any]
) -> None:
    worlds, checked = 2500, 0
    for seed in range(6):
        game = play(new_game(edition, players, **options), Random(seed), moves=5 + 9 * seed)
        if game.state.round is None or game.state.round.result is not None:
            continue
        checked += 1
        seen = view(game.state, None)
        sampled, exact = of(some_totals(seen, Random(seed), worlds)), distribution(seen)
        assert set(sampled.totals) <= set(exact.totals)
        # Kolmogorov: a greater distance than this comes once in 20,000 samples.
        apart = max(abs(sampled.p_at_least(t) - exact.p_at_least(t)) for t in exact.totals)
        assert apart < 2.3 / worlds**0.5
    assert checked


@given(games())
def test_after_the_reveal_the_total_is_certain_and_between_rounds_there_is_none(game: Game) -> None:
    round = game.state.round
    for seat in seats_of(game.state):
        seen = view(game.state, seat)
        if round is None:
            with pytest.raises(ValueError, match=r"^no round is running: there is no total yet$"):
                distribution(seen)
        elif round.result is not None:
            total = round.result.total
            assert total is not None
            assert distribution(seen) == Distribution.of({total: 1})


def test_before_the_first_round_there_is_no_total() -> None:
    with pytest.raises(ValueError, match=r"^no round is running: there is no total yet$"):
        distribution(view(new_game("eyes", 2), 0))


@pytest.mark.rule("E8")
def test_in_eyes_the_odds_let_max0_strike_a_negative_number() -> None:
    state = tables.play(tables.table("eyes", 2, "MAX0 -10 -5"), "0 bid 1", "1 peek")
    seen = view(state, 1)
    # With MAX0 and -5 on the table, its own -10 leaves -10, and any higher number is struck.
    assert distribution(seen).p(-10) == pytest.approx(1 / 15 + 1 / 15 / 14)
    assert distribution(seen) == of(all_totals(seen))


def test_a_hidden_question_mark_draws_from_the_segment_on_top() -> None:
    seen = view(tables.table("tomahawk", 2, "? 10"), None)
    used_up = Segment(cards("5 ?"), 0)
    seen = seen.evolve(segments=(used_up, Segment(cards("1 20"), 2)))
    assert distribution(seen) == of(all_totals(seen)) == Distribution.of({6: 1, 25: 1})
    one = seen.evolve(cards=seen.cards[:1])
    # 5 half the time; else `?` brings 1 or 20.
    assert distribution(one) == of(all_totals(one)) == Distribution.of({5: 2, 1: 1, 20: 1})


@pytest.mark.rule("M7")
def test_a_question_mark_above_a_dry_pile_draws_from_what_lies_aside() -> None:
    seen = view(tables.table("museum", 3, "? 10 3"), 0)
    dry = seen.evolve(segments=(Segment(cards("3 10 ?"), 0),), aside=cards("1 20"))
    assert distribution(dry) == of(all_totals(dry)) == Distribution.of({14: 1, 33: 1})


@pytest.mark.rule("MT4")
def test_a_card_behind_another_is_seen_but_does_not_count() -> None:
    seen = view(tables.table("museum", 3, "1 10 3"), None)
    three = Segment(cards("3 5 10"), 0)
    five = InPlay(Card("5"), 0, "behind", 0)
    behind = seen.evolve(segments=(three,), cards=(*seen.cards[:1], five))
    assert distribution(behind) == of(all_totals(behind)) == Distribution.of({3: 1, 10: 1})


def test_effects_may_be_all_that_a_source_holds() -> None:
    state = tables.table("tomahawk", 2, "MAX0 X2")
    seen = view(state, None)
    only = seen.evolve(segments=(Segment((Card("MAX0"), Card("X2")), 0),))
    assert distribution(only) == of(all_totals(only)) == Distribution.of({0: 1})


def test_at_the_reveal_a_question_mark_has_drawn_already() -> None:
    state = tables.table("eyes", 2, "? 2 3 20")
    state = tables.play(state, "0 bid 99", "1 challenge")
    assert state.to_act == (0,)
    assert distribution(view(state, 1)) == Distribution.of({25: 1})


def test_the_odds_of_an_example_that_one_can_do_by_head() -> None:
    state = tables.play(tables.table("eyes", 2, "3 4 10"), "0 bid 1", "1 peek")
    # Seat 1 sees the 3 and, in the centre, the 10; its own card is one of 15.
    odds = distribution(view(state, 1))
    # 20 and no other card brings 33.
    assert odds.p_at_least(33) == pytest.approx(1 / 15 + 1 / 15 * 1 / 14)  # or ? that draws it
    # MAX0 strikes the 10: 3 is left; ? may draw MAX0; -10 brings 3 likewise.
    three = 1 / 15 + 1 / 15 + 1 / 15 * 2 / 14
    assert odds.p(3) == pytest.approx(three)


def test_the_public_sees_no_card_and_still_has_odds() -> None:
    state = deal(new_game("classic", 2), EDITIONS["classic"].deck)
    odds = distribution(view(state, None))
    # Two of 36 cards: at best 20 and X2, or one of them and `?` that draws the other.
    assert odds.totals[-1] == 40
    assert odds.p(40) == pytest.approx((1 + 2 / 34) / (36 * 35 / 2))
