"""The edition `museum` without tokens, and its pile."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, refused, running, table

from coyote import (
    EDITIONS,
    Due,
    IllegalAction,
    IllegalPile,
    Peek,
    Segment,
    State,
    apply,
    deal,
    due,
    legal,
    view,
)
from coyote.rules.cards import cards, in_order

DECK = EDITIONS["museum"].deck


def near_the_end(drawn: int) -> State:
    """A third round of nine players, dealt; the pile has three feathers less those drawn before.

    The deck is in its own order: `? MAX0` are dealt last, `MAX- X2 0*` are left.
    """
    state = table("museum", 9, tokens=True)
    for round in range(2):
        if round < drawn:
            state = play(state, f"{state.starter} open", f"{state.starter} bid 0")
            state = dealt(play(state, f"{state.to_act[0]} challenge"))
        else:
            state = dealt(lose(state, state.starter))
    return state


@pytest.mark.rule("M1")
@pytest.mark.parametrize("players", [3, 6, 9])
def test_there_is_one_deck_and_no_centre_card(players: int) -> None:
    state = table("museum", players)
    assert [card.place for card in running(state).cards] == ["worn"] * players
    assert len(state.pile) == 30 - players


@pytest.mark.rule("M2")
@pytest.mark.parametrize("number", [-999, -1, 0, 1, 999])
def test_a_bid_is_any_integer(number: int) -> None:
    assert legal(table("museum", 3), 0).min_bid == -999
    assert view(play(table("museum", 3), f"0 bid {number}"), 1).bid == number


@pytest.mark.rule("M2")
def test_a_table_may_agree_on_a_lowest_bid() -> None:
    state = table("museum", 3, min_bid=5)
    assert refusal(state, "0 bid 4") == ("M2", "bid-below-minimum")
    assert play(state, "0 bid 5").to_act == (1,)
    state = table("museum", 3, min_bid=0)
    assert refusal(state, "0 bid -1") == ("M2", "bid-below-minimum")
    assert legal(play(state, "0 bid 7"), 1).min_bid == 8


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("players", "limit"), [(3, 3), (3, 4), (4, 5), (5, 3), (9, 3)])
def test_the_loser_takes_a_token_and_is_out_at_the_limit(players: int, limit: int) -> None:
    state = table("museum", players, limit=limit)
    for marks in range(1, limit + 1):
        assert 0 in state.alive
        state = lose(state, 0)
        assert state.standing == (marks, *[0] * (players - 1))
    assert state.alive == tuple(range(1, players))


@pytest.mark.rule("M5")
def test_the_contestant_who_took_no_token_starts() -> None:
    challenger = play(table("museum", 3, "1 2 3"), "0 bid 0", "1 bid 7", "2 challenge")
    assert (last(challenger).loser, challenger.starter) == (1, 2)
    bidder = play(table("museum", 3, "1 2 3"), "0 bid 0", "1 bid 6", "2 challenge")
    assert (last(bidder).loser, bidder.starter) == (2, 1)
    state = table("museum", 3)
    for _ in range(3):
        state = lose(state, 2)
    assert (state.alive, state.starter) == ((0, 1), 0)


@pytest.mark.rule("M6")
def test_used_feathers_are_laid_aside_face_up() -> None:
    state = table("museum", 3, "20 ? 10 15")
    rest = state.pile[1:]
    state = lose(state, 0)
    assert state.aside == view(state, None).aside == cards("10 15 20 ?")
    assert due(state) == Due(rest, ())
    assert state.segments == (Segment(in_order(rest), 26),)
    state = dealt(state)
    assert state.aside == view(state, 0).aside == cards("10 15 20 ?")
    assert state.pile == rest[3:]


@pytest.mark.rule("M6")
@pytest.mark.parametrize("top", ["0* 1 2", "1 ? 2 0*"])
def test_a_zero_that_was_revealed_has_all_thirty_shuffled(top: str) -> None:
    state = lose(table("museum", 3, f"3 4 5 {top}"), 0)
    assert len(state.aside) == 3
    state = lose(state, 0)
    assert (due(state), state.aside, state.segments) == (Due((), DECK), (), ())


@pytest.mark.rule("M6")
@pytest.mark.parametrize(("losers", "living"), [((0, 0, 1), 7), ((0, 0, 0), 6)])
def test_fewer_feathers_than_living_players_have_all_thirty_shuffled(
    losers: tuple[int, ...], living: int
) -> None:
    state = table("museum", 7, tokens=True)
    for loser in losers:  # seven are dealt and one is turned up: six are left after three rounds
        state = state if state.round else dealt(state)
        state = lose(play(state, f"{state.starter} open"), loser)
    assert len(state.alive) == living
    if living == 6:
        assert due(state) == Due(cards("20 ? MAX0 MAX- X2 0*"), ())
        assert dealt(state).pile == ()
    else:
        assert (due(state), state.aside) == (Due((), DECK), ())


@pytest.mark.rule("M7")
def test_a_dry_pile_is_refilled_from_what_was_laid_aside_before_an_open() -> None:
    state = near_the_end(drawn=1)
    before = state.aside
    assert (len(state.pile), len(before)) == (2, 19)
    seat = state.starter
    state = play(state, f"{seat} open", f"{seat} bid 1")
    state = play(state, f"{state.to_act[0]} swap", f"{state.to_act[0]} bid 2")
    assert (state.pile, state.aside) == ((), before)
    seat = state.to_act[0]
    state = play(state, f"{seat} open")
    assert (state.to_act, running(state).waiting) == ((), "open")
    assert due(state) == Due((), before)  # nothing of this round, the swapped-out one included
    assert view(state, None).phase == "refill"
    assert refusal(state, f"{seat} bid 3") == ("M7", "no-pile")
    state = dealt(state, "7")
    assert faces(running(state), seat, "open") == ["7"]
    assert (state.to_act, len(state.pile), state.aside) == ((seat,), 18, ())
    assert state.segments[-1] == Segment(before, 18)
    assert refusal(state, f"{seat} challenge") == ("MT1", "bid-owed")


@pytest.mark.rule("M7")
def test_a_dry_pile_is_refilled_before_a_swap() -> None:
    state = near_the_end(drawn=1)
    for number in (1, 2):
        seat = state.to_act[0]
        state = play(state, f"{seat} open", f"{seat} bid {number}")
    seat = state.to_act[0]
    (old,) = faces(running(state), seat)
    before = state.aside
    state = play(state, f"{seat} swap")
    assert due(state) == Due((), before)
    state = dealt(state, "-10")
    assert faces(running(state), seat) == ["-10"]
    assert faces(running(state), seat, "behind") == [old]
    assert state.to_act == (seat,)


def dry_at_the_count() -> State:
    """The round of `near_the_end` after a challenge: its `?` has nothing to draw."""
    state = near_the_end(drawn=0)
    for number, word in enumerate(("open", "swap", "open"), 1):
        seat = state.to_act[0]
        state = play(state, f"{seat} {word}", f"{seat} bid {number}")
    return play(state, f"{state.to_act[0]} challenge")


@pytest.mark.rule("M7")
def test_a_dry_pile_is_refilled_before_the_count() -> None:
    state = dry_at_the_count()
    before = state.aside
    assert (state.pile, len(before), state.to_act) == ((), 18, ())
    assert (due(state), running(state).waiting) == (Due((), before), "count")
    shown = view(state, 0)
    assert (shown.phase, shown.legal) == ("refill", legal(state, 0))
    assert faces(shown, 0) == ["-"]
    state = dealt(state, "-10")
    assert state.round is None
    assert faces(last(state), None, "drawn") == ["-10"]
    # In play were 8 9 9 10 10 15 20 ? MAX0, one of them behind X2, and MAX- and 0* face up.
    (behind,) = [card.card for card in last(state).cards if card.place == "behind"]
    assert behind == "9"
    # MAX0 strikes the 20, MAX- turns the 15, X2 doubles the greens.
    assert last(state).total == 2 * (8 + 9 + 10 + 10) - 15 - 10


@pytest.mark.rule("M6", "M7")
def test_a_round_in_which_the_pile_ran_dry_has_turned_up_the_zero() -> None:
    # Every feather was drawn since the last shuffle, the 0* in this round: all thirty come back.
    state = dealt(dry_at_the_count())
    assert (due(state), state.aside) == (Due((), DECK), ())


@pytest.mark.rule("M7")
def test_a_refill_holds_exactly_the_feathers_laid_aside() -> None:
    state = dry_at_the_count()
    aside = state.aside
    for pile, code in ((aside[1:], "missing"), ((*aside, aside[0]), "surplus"), ((), "missing")):
        with pytest.raises(IllegalPile) as caught:
            deal(state, pile)
        assert (caught.value.rule, caught.value.code) == ("M7", f"pile-{code}")
        assert caught.value.facts == {"card": "-10", "size": 18}
    assert deal(state, aside[::-1]).round is None


def test_without_the_token_variant_there_are_no_tokens() -> None:
    state = play(table("museum", 3), "0 bid 1")
    assert allowed(state, 1) == {"bid", "challenge"}
    rules = {"open": "MT1", "reverse": "MT2", "skip": "MT3", "swap": "MT4", "name 7": "MT5"}
    for word, rule in rules.items():
        assert refusal(state, f"1 {word}") == (rule, "variant-off")


def test_an_action_of_another_edition_is_refused() -> None:
    state = play(table("museum", 3), "0 bid 1")
    for word in ("peek", "coyote", "guess 0", "discard open", "confirm", "restart"):
        assert refusal(state, f"1 {word}") == ("RECORD", "not-in-edition")
    assert refused(state, 1, Peek()) == ("RECORD", "not-in-edition")


@pytest.mark.parametrize("action", [None, "bid 5", 5, object])
def test_what_is_no_action_at_all_is_refused(action: Peek) -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(table("museum", 3), 0, action)
    assert (caught.value.rule, caught.value.code) == ("RECORD", "not-in-edition")
