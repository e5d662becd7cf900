"""The edition `tomahawk` without additions."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, running, stacked, table

from coyote import EDITIONS, Card, Due, IllegalPile, Segment, StandingBid, deal, due, legal
from coyote.rules.cards import cards, in_order

DECK = EDITIONS["tomahawk"].deck


@pytest.mark.rule("H2")
def test_there_is_no_centre_card_and_a_bid_is_at_least_one() -> None:
    state = table("tomahawk", 3)
    assert [card.place for card in running(state).cards] == ["worn"] * 3
    assert legal(state, 0).min_bid == 1
    for number in (0, -1, -999):
        assert refusal(state, f"0 bid {number}") == ("H2", "bid-below-minimum")
    assert play(state, "0 bid 1").to_act == (1,)


@pytest.mark.rule("H2")
def test_whoever_raises_is_the_scout_and_owns_the_bid() -> None:
    state = play(table("tomahawk", 3, starter=1), "1 bid 3", "2 bid 4", "0 bid 9")
    bids = (StandingBid(1, 3), StandingBid(2, 4), StandingBid(0, 9))
    assert running(state).bids == bids
    assert running(state).standing_bid == bids[-1]


@pytest.mark.rule("H4")
@pytest.mark.parametrize("limit", [1, 2, 3, 9])
def test_the_loser_gets_a_tomahawk_and_is_out_at_the_limit(limit: int) -> None:
    state = table("tomahawk", 3, limit=limit)
    for marks in range(1, limit + 1):
        assert state.alive == (0, 1, 2)
        state = lose(state, 0)
        assert state.standing == last(state).standing == (marks, 0, 0)
    assert state.alive == (1, 2)


@pytest.mark.rule("H4")
def test_the_limit_is_three_and_marks_are_not_capped() -> None:
    state = lose(lose(table("tomahawk", 3, additions=["double"]), 0), 0)
    assert state.alive == (0, 1, 2)
    state = play(dealt(state), "0 bid 99 double", "1 challenge")
    assert state.standing == (4, 0, 0)
    assert state.alive == (1, 2)


@pytest.mark.rule("H5")
@pytest.mark.parametrize(("loser", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_the_loser_starts_and_if_out_the_winner(loser: int, winner: int) -> None:
    state = table("tomahawk", 3)
    for starter in (loser, loser, winner):
        state = lose(state, loser)
        assert state.starter == starter
    assert dealt(state).to_act == (winner,)


@pytest.mark.rule("H5")
def test_the_winner_who_starts_need_not_sit_to_the_left() -> None:
    state = lose(lose(table("tomahawk", 4, limit=2), 2), 3)
    assert (state.starter, last(state).winner) == (3, 0)
    # Seat 2 challenges seat 1 and loses, which puts it out: seat 1 starts, not seat 3.
    state = play(dealt(state), "3 bid 1", "0 bid 2", "1 bid 3", "2 challenge")
    assert (last(state).winner, last(state).loser) == (1, 2)
    assert (state.alive, state.starter) == ((0, 1, 3), 1)


@pytest.mark.rule("H6")
def test_used_feathers_go_under_the_pile_in_an_order_of_chance() -> None:
    state = table("tomahawk", 3, "20 15 10")
    rest = state.pile
    state = lose(state, 0)
    assert due(state) == Due(rest, cards("10 15 20"))
    for order in ("10 15 20", "20 15 10", "15 20 10"):
        assert deal(state, (*rest, *cards(order))).to_act == (0,)
    state = deal(state, (*rest, *cards("20 10 15")))
    assert [faces(running(state), seat)[0] for seat in range(3)] == list(rest[:3])
    assert state.pile == (*rest[3:], *cards("20 10 15"))
    assert state.segments == (
        Segment(in_order(rest), 24),
        Segment(cards("10 15 20"), 3),
    )


@pytest.mark.rule("H6")
def test_the_feather_that_was_drawn_is_used_too() -> None:
    state = lose(table("tomahawk", 2, "20 ? 15"), 0)
    wanted = due(state)
    assert wanted is not None
    assert wanted.shuffled == cards("15 20 ?")
    assert len(wanted.fixed) == 27


@pytest.mark.rule("H6")
@pytest.mark.parametrize(
    ("top", "opening"),
    [
        ("0* 1 2", "0 bid 99"),
        ("1 ? 2 0*", "0 bid 99"),  # drawn
        ("1 2 3 0*", "0 bid 99 extra 2"),  # as an extra feather
    ],
)
def test_a_zero_that_was_revealed_has_all_thirty_shuffled(top: str, opening: str) -> None:
    state = table("tomahawk", 3, top, additions=["extra"])
    state = play(state, opening, "1 challenge")
    assert due(state) == Due((), DECK)
    assert (state.pile, state.segments, state.aside) == ((), (), ())
    state = dealt(state)
    assert state.segments == (Segment(DECK, 27),)


@pytest.mark.rule("H6")
def test_a_zero_that_stayed_in_the_pile_forces_nothing() -> None:
    state = table("tomahawk", 3, "1 2 3 0*")
    state = lose(state, 0)
    wanted = due(state)
    assert wanted is not None
    assert wanted.fixed[0] == Card("0*")


@pytest.mark.rule("H6")
def test_the_rest_of_the_pile_keeps_its_order() -> None:
    state = lose(table("tomahawk", 3, "1 2 3 4 5 6"), 0)
    pile = stacked(state)
    with pytest.raises(IllegalPile) as caught:
        deal(state, (pile[2], pile[1], pile[0], *pile[3:]))
    assert (caught.value.rule, caught.value.code) == ("H6", "pile-order")
    assert caught.value.facts == {"fixed": 27}


@pytest.mark.rule("H7")
def test_all_thirty_are_in_the_pile_or_in_play() -> None:
    state = table("tomahawk", 6, additions=["extra"], limit=9)
    for _ in range(12):  # through the whole pile and around
        state = play(state, f"{state.starter} bid 9 extra {(state.starter + 3) % 6}")
        in_play = [card.card for card in running(state).cards if card.card is not None]
        assert in_order((*state.pile, *in_play)) == DECK
        assert sum(segment.left for segment in state.segments) == len(state.pile) == 23
        state = dealt(play(state, f"{state.to_act[0]} challenge"))
    assert len(state.rounds) == 12


@pytest.mark.rule("H7", "H6")
def test_a_deal_can_reach_from_the_rest_into_the_shuffled_feathers() -> None:
    state = table("tomahawk", 4, limit=9)
    for _ in range(7):
        state = lose(state, state.starter)
    # The last feather of the first pile, then three of the four used in the first round.
    first, *rest = running(dealt(state)).cards
    assert (first.card, first.segment) == (Card("0*"), 0)
    assert [(card.card, card.segment) for card in rest] == [
        (Card("-10"), 1),
        (Card("-5"), 1),
        (Card("-5"), 1),
    ]


@pytest.mark.rule("C2")
def test_without_additions_there_is_only_bid_and_challenge() -> None:
    state = play(table("tomahawk", 3), "0 bid 1")
    assert allowed(state, 1) == {"bid", "challenge"}
    assert legal(state, 1).with_bid == {}
    for word, rule in {"confirm": "HA1", "reverse": "HA2", "restart": "HA5"}.items():
        assert refusal(state, f"1 {word}") == (rule, "variant-off")
    for addition, rule in {"extra 0": "HA3", "double": "HA4", "next 0": "HA6"}.items():
        assert refusal(state, f"1 bid 9 {addition}") == (rule, "variant-off")
