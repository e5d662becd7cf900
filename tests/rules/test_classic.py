"""The edition `classic`."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, running, table

from coyote import EDITIONS, Due, IllegalPile, Segment, State, deal, due, legal, view
from coyote.rules.cards import cards, in_order

DECK = EDITIONS["classic"].deck


@pytest.mark.rule("K2")
def test_there_is_no_centre_card_and_a_bid_is_at_least_one() -> None:
    state = table("classic", 3)
    assert [card.place for card in running(state).cards] == ["worn"] * 3
    assert legal(state, 0).min_bid == 1
    for number in (0, -1):
        assert refusal(state, f"0 bid {number}") == ("K2", "bid-below-minimum")
    assert allowed(play(state, "0 bid 1"), 1) == {"bid", "challenge"}


@pytest.mark.rule("K2")
@pytest.mark.parametrize("limit", [1, 3, 9])
def test_the_loser_loses_a_life_and_is_out_with_the_last(limit: int) -> None:
    state = table("classic", 3, limit=limit)
    for lost in range(1, limit + 1):
        assert state.alive == (0, 1, 2)
        state = lose(state, 0)
        assert state.standing == (lost, 0, 0)
    assert state.alive == (1, 2)


@pytest.mark.rule("K2")
def test_three_lives_are_the_rule_the_loser_starts_and_if_out_the_winner() -> None:
    state = table("classic", 3)
    for starter in (2, 2, 0):
        state = lose(state, 2)
        assert state.starter == starter
    state = table("classic", 4, limit=1)
    # The winner starts, not the seat to the left.
    state = play(dealt(lose(state, 3)), "0 bid 1", "1 challenge")
    assert (last(state).loser, last(state).winner, state.starter) == (1, 0, 0)
    assert state.alive == (0, 2)


@pytest.mark.rule("K4")
def test_used_cards_are_laid_aside() -> None:
    state = table("classic", 2, "20 ? 0")
    rest = state.pile[1:]
    state = lose(state, 0)
    assert state.aside == view(state, 1).aside == cards("0 20 ?")
    assert due(state) == Due(rest, ())
    assert state.segments == (Segment(in_order(rest), 33),)


@pytest.mark.rule("K4")
@pytest.mark.parametrize("top", ["0* 1", "1 ? 0*"])
def test_the_night_card_brings_all_thirty_six_back(top: str) -> None:
    state = lose(table("classic", 2, f"2 3 {top}"), 0)
    assert len(state.aside) == 2
    state = lose(state, 0)
    assert (due(state), state.aside) == (Due((), DECK), ())


@pytest.mark.rule("K4")
def test_too_few_cards_to_deal_bring_all_thirty_six_back() -> None:
    state = table("classic", 10)
    for left in (26, 16):
        state = lose(state, 0)
        wanted = due(state)
        assert wanted is not None
        assert (len(wanted.fixed), wanted.shuffled) == (left, ())
    state = lose(state, 1)
    assert (due(state), state.aside) == (Due((), DECK), ())


def dry() -> State:
    """A fourth round of nine that takes the last nine cards, `?` among them, after a challenge."""
    state = table("classic", 9)
    for loser in (0, 1, 2):
        state = lose(state, loser)
    state = dealt(state)
    assert state.pile == ()
    return play(state, f"{state.starter} bid 99", f"{(state.starter + 1) % 9} challenge")


@pytest.mark.rule("K4")
def test_a_dry_pile_is_refilled_from_the_earlier_rounds() -> None:
    state = dry()
    assert (state.to_act, running(state).waiting, len(state.aside)) == ((), "count", 27)
    assert due(state) == Due((), state.aside)
    assert refusal(state, "0 bid 100") == ("K4", "no-pile")
    state = dealt(state, "-5")
    # 10 10 15 15 20 and MAX0 X2 0*: MAX0 strikes the 20, X2 doubles the sum.
    assert faces(last(state), None, "drawn") == ["-5"]
    assert last(state).total == 2 * (10 + 10 + 15 + 15 - 5)
    assert due(state) == Due((), DECK)


@pytest.mark.rule("K4")
def test_a_refill_of_other_cards_is_refused() -> None:
    with pytest.raises(IllegalPile) as caught:
        deal(dry(), DECK)
    assert (caught.value.rule, caught.value.code) == ("K4", "pile-surplus")
