"""`legal`, `apply` and the facts of what they refuse."""

from typing import Any

import pytest
from tables import play, refusal, refused, sentence, table

from coyote import (
    Bid,
    Challenge,
    Discard,
    Guess,
    IllegalAction,
    Name,
    Peek,
    State,
    apply,
    legal,
    new_game,
    parse,
)

ALL = ("confirm", "reverse", "extra", "double", "restart", "next")


def odd(value: object) -> Any:
    """A value that the types do not allow."""
    return value


def caught(state: State, move: str) -> IllegalAction:
    seat, _, action = move.partition(" ")
    with pytest.raises(IllegalAction) as error:
        apply(state, int(seat), parse(action))
    return error.value


def test_nothing_is_legal_for_a_seat_that_may_not_act() -> None:
    state = play(table("tomahawk", 3, additions=ALL), "0 bid 1")
    before = new_game("tomahawk", 3, additions=ALL)
    for nothing in (legal(state, 0), legal(state, 2), legal(state, 99), legal(before, 0)):
        assert (nothing.min_bid, nothing.max_bid, nothing.excluded) == (None, None, None)
        assert (nothing.actions, dict(nothing.with_bid)) == ((), {})
        assert list(nothing.bids()) == []
        assert Bid(5) not in nothing
        assert Challenge() not in nothing


def test_before_a_deal_nobody_acts() -> None:
    assert refusal(new_game("eyes", 2), "0 bid 1") == ("RECORD", "no-pile")
    said = sentence(caught(new_game("eyes", 2), "0 bid 1"))
    assert said == "seat 0 may not act now: a pile has to be dealt first"


def test_what_is_legal_lists_bids_and_actions_by_value() -> None:
    may = legal(play(table("eyes", 2), "0 bid 990"), 1)
    assert (may.min_bid, may.max_bid, may.excluded, may.with_bid) == (991, 999, None, {})
    assert may.actions == (Challenge(), Peek())
    assert list(may.bids()) == [Bid(number) for number in range(991, 1000)]
    assert Bid(991) in may
    assert Bid(990) not in may
    assert Bid(1000) not in may
    assert Bid(995, "double") not in may
    assert Bid(995, None, 1) not in may
    assert "bid 995" not in may
    assert None not in may


def test_additions_are_legal_with_the_seats_they_may_name() -> None:
    may = legal(table("tomahawk", 3, additions=ALL), 0)
    assert may.with_bid == {"extra": (1, 2), "double": (), "next": (1, 2)}
    assert Bid(5, "extra", 2) in may
    assert Bid(5, "double") in may
    assert Bid(5, "extra", 0) not in may
    assert Bid(5, "next") not in may
    assert Bid(5, "double", 1) not in may
    assert Bid(0, "double") not in may


def test_guesses_and_discards_are_legal_by_value() -> None:
    state = play(table("eyes", 3, trickster=True), "0 bid 999", "1 challenge")
    assert legal(state, 2).actions == (Guess(0), Guess(1))
    assert legal(state, 2).min_bid is None
    state = play(state, "2 guess 1")
    assert legal(state, 0).actions == (Discard("open"), Discard("closed"))
    assert Discard("open") in legal(state, 0)


def test_apply_leaves_the_state_as_it_was() -> None:
    state = table("eyes", 3)
    before = repr(state)
    play(state, "0 bid 1", "1 peek", "1 bid 2", "2 challenge", "1 discard open")
    caught(state, "0 peek")
    assert repr(state) == before


def test_a_refusal_carries_the_facts() -> None:
    error = caught(play(table("eyes", 3), "0 bid 5"), "1 bid 4")
    assert (error.rule, error.code) == ("C2", "bid-not-higher")
    assert error.facts == {
        "seat": 1,
        "action": "bid 4",
        "word": "bid",
        "edition": "eyes",
        "acting": "1",
        "addition": "",
        "minimum": 6,
        "bid": 5,
        "bidder": 0,
    }
    assert caught(table("eyes", 3), "0 challenge").facts == {
        "seat": 0,
        "action": "challenge",
        "word": "challenge",
        "edition": "eyes",
        "acting": "0",
        "minimum": -999,
    }


@pytest.mark.parametrize(
    "action",
    [Bid(5, odd("foo")), Bid(5, odd("foo"), 1), Bid(5, odd("confirm"), 1)],
    ids=str,
)
def test_what_is_no_addition_does_not_go_with_a_bid(action: Bid) -> None:
    assert refused(table("tomahawk", 3, additions=ALL), 0, action) == ("RECORD", "not-in-edition")


def test_seats_are_integers() -> None:
    # True is 1 to Python, but `True bid 6` is no move that a referee reads.
    state = play(table("tomahawk", 3, additions=ALL), "0 bid 5")
    with pytest.raises(IllegalAction):
        apply(state, odd(True), Bid(6))  # noqa: FBT003
    with pytest.raises(IllegalAction):
        apply(state, odd(1.0), Bid(6))
    with pytest.raises(IllegalAction):
        apply(state, 1, Bid(6, "extra", odd(False)))  # noqa: FBT003
    with pytest.raises(IllegalAction):
        apply(state, 1, Bid(6, "extra", odd(2.0)))
    state = play(table("eyes", 3, trickster=True), "0 bid 5", "1 challenge")
    with pytest.raises(IllegalAction):
        apply(state, 2, Guess(odd(True)))  # noqa: FBT003


@pytest.mark.rule("MT5")
def test_a_feather_named_by_its_text_is_named_rightly_or_not_at_all() -> None:
    state = table("museum", 3, "7 2 3", tokens=True)
    try:
        state = apply(state, 0, Name(odd("7")))
    except IllegalAction:
        return
    assert state.rounds == ()


@pytest.mark.rule("C10", "C2")
def test_who_has_nothing_to_bid_may_always_challenge() -> None:
    state = play(table("museum", 3, tokens=True), "0 bid 999")
    assert Challenge() in legal(state, 1)
    assert legal(state, 1).max_bid is None


def test_what_is_no_action_is_refused_by_what_it_looks_like() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(table("eyes", 3), 0, odd("bid 5"))
    assert (refused.value.rule, refused.value.code) == ("RECORD", "not-in-edition")
    assert refused.value.facts["word"] == "bid 5"
