"""What is common to every edition."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, running, table

from coyote import (
    EDITIONS,
    Bid,
    Challenge,
    IllegalAction,
    IllegalPile,
    Outcome,
    Segment,
    StandingBid,
    apply,
    deal,
    due,
    legal,
    outcome,
    view,
)
from coyote.rules.cards import cards

ALL = ("confirm", "reverse", "extra", "double", "restart", "next")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.rule("C1")
@every_edition
def test_everybody_sees_a_card_but_its_holder(edition: str) -> None:
    state = table(edition, 3, "1 2 3")
    assert [faces(running(state), seat) for seat in range(3)] == [["1"], ["2"], ["3"]]
    assert [faces(view(state, 0), seat) for seat in range(3)] == [["-"], ["2"], ["3"]]
    assert [faces(view(state, 1), seat) for seat in range(3)] == [["1"], ["-"], ["3"]]
    assert [faces(view(state, 2), seat) for seat in range(3)] == [["1"], ["2"], ["-"]]
    assert [faces(view(state, None), seat) for seat in range(3)] == [["-"], ["-"], ["-"]]


@pytest.mark.rule("C1", "C5")
@every_edition
def test_the_deal_goes_clockwise_from_the_starter_to_the_living(edition: str) -> None:
    state = table(edition, 4, "1 2 3 4", starter=2)
    assert [faces(running(state), seat) for seat in range(4)] == [["3"], ["4"], ["1"], ["2"]]
    for _ in range(3):
        state = lose(state, 1)
    assert state.alive == (0, 2, 3)
    state = dealt(state)
    assert [len(faces(running(state), seat)) for seat in range(4)] == [1, 0, 1, 1]


@pytest.mark.rule("C2")
@every_edition
def test_a_raise_is_strictly_above_the_standing_bid(edition: str) -> None:
    state = play(table(edition, 3), "0 bid 12")
    for number in (12, 11, 1, 0, -5):
        assert refusal(state, f"1 bid {number}") == ("C2", "bid-not-higher")
    assert (legal(state, 1).min_bid, legal(state, 1).max_bid) == (13, 999)
    state = play(state, "1 bid 13", "2 bid 99")
    assert running(state).standing_bid == StandingBid(2, 99)


@pytest.mark.rule("C2")
@every_edition
def test_with_no_standing_bid_there_is_nothing_to_challenge(edition: str) -> None:
    state = table(edition, 3)
    assert refusal(state, "0 challenge") == ("C2", "challenge-nothing")
    assert allowed(state, 0) == {"bid"}
    assert allowed(play(state, "0 bid 1"), 1) >= {"bid", "challenge"}


@pytest.mark.rule("C3")
@every_edition
@pytest.mark.parametrize(("bid", "winner", "loser"), [(6, 0, 1), (7, 0, 1), (8, 1, 0)])
def test_a_bid_wins_that_the_total_reaches(edition: str, bid: int, winner: int, loser: int) -> None:
    top = "1 2 4 0" if edition == "eyes" else "1 2 4"
    state = play(table(edition, 3, top), f"0 bid {bid}", "1 challenge")
    if state.round is not None:
        state = play(state, f"{loser} discard open")
    result = last(state)
    assert (result.bid, result.bidder, result.challenger) == (bid, 0, 1)
    assert (result.total, result.winner, result.loser) == (7, winner, loser)


@pytest.mark.rule("C4")
def test_the_one_challenged_owns_the_bid_and_need_not_be_the_previous_seat() -> None:
    skipped = play(
        table("museum", 4, "1 2 3 4", tokens=True), "0 bid 50", "1 skip", "2 skip", "3 challenge"
    )
    assert (last(skipped).bidder, last(skipped).loser) == (0, 0)
    confirmed = play(
        table("tomahawk", 4, "1 2 3 4", additions=ALL), "0 bid 50", "1 confirm", "2 challenge"
    )
    assert (last(confirmed).bidder, last(confirmed).loser) == (1, 1)
    named = play(
        table("tomahawk", 4, "1 2 3 4", additions=ALL), "0 bid 50", "1 bid 51 next 3", "3 challenge"
    )
    assert (last(named).bidder, last(named).loser) == (1, 1)


@pytest.mark.rule("C5")
@every_edition
def test_play_is_clockwise_and_passes_over_the_eliminated(edition: str) -> None:
    state = table(edition, 4)
    for _ in range(3):
        state = lose(state, 1)
    state = dealt(state)
    starter = state.starter
    order: list[int] = []
    for number in range(1, 7):
        order += state.to_act
        state = apply(state, state.to_act[0], Bid(number))
    ring = [0, 2, 3] * 3
    place = ring.index(starter)
    assert order == ring[place : place + 6]


@pytest.mark.rule("C5")
@every_edition
def test_nobody_acts_out_of_turn(edition: str) -> None:
    state = play(table(edition, 3), "0 bid 5")
    for seat in (0, 2, 7, -1):
        assert legal(state, seat).actions == ()
        assert Bid(6) not in legal(state, seat)
        with pytest.raises(IllegalAction) as caught:
            apply(state, seat, Challenge())
        assert (caught.value.rule, caught.value.code) == ("C5", "not-your-turn")
        assert caught.value.facts["acting"] == "1"


@pytest.mark.rule("C6")
@every_edition
def test_the_last_player_left_wins(edition: str) -> None:
    state = table(edition, 3)
    for seat in (0, 0, 0, 1, 1):
        state = lose(state, seat)
        assert outcome(state) is None
    state = lose(state, 1)
    assert state.alive == (2,)
    assert outcome(state) == Outcome(2)
    assert (state.to_act, due(state)) == ((), None)
    assert view(state, 2).phase == view(state, None).phase == "over"
    assert refusal(state, "2 bid 5") == ("C6", "game-over")
    with pytest.raises(IllegalPile) as caught:
        deal(state, EDITIONS[edition].deck)
    assert (caught.value.rule, caught.value.code) == ("C6", "game-over")


@pytest.mark.rule("C9")
@every_edition
def test_what_was_turned_up_stays_known(edition: str) -> None:
    state = dealt(lose(table(edition, 3, "1 2 3 5"), 0))
    for seat in (0, 1, None):
        (result,) = view(state, seat).rounds
        assert [faces(result, holder) for holder in range(3)] == [["1"], ["2"], ["3"]]
        assert result == view(state, seat).last_round == last(state)


@pytest.mark.rule("C9")
def test_counting_cards_tells_which_are_left_but_not_their_order() -> None:
    state = lose(table("tomahawk", 2, "20 15"), 0)
    (rest,) = view(state, 0).segments
    unseen = tuple(card for card in EDITIONS["tomahawk"].deck if card not in ("15", "20"))
    assert rest == Segment(unseen, 28)
    assert view(state, 0).shuffle == cards("15 20")


@pytest.mark.rule("C10")
@every_edition
def test_a_bid_lies_between_its_bounds(edition: str) -> None:
    state = table(edition, 3)
    for number in (-1000, 1000, 10**100, -(10**100)):
        assert refusal(state, f"0 bid {number}") == ("C10", "bid-range")
    assert allowed(play(state, "0 bid 999"), 1) == {"challenge"}
    assert legal(play(state, "0 bid 999"), 1).min_bid is None
    assert list(legal(play(state, "0 bid 999"), 1).bids()) == []
    assert refusal(play(state, "0 bid 999"), "1 bid 999") == ("C2", "bid-none-higher")


@pytest.mark.rule("C10")
@pytest.mark.parametrize("number", [1.0, True, "5", None])
def test_a_bid_is_an_integer(number: int) -> None:
    state = table("eyes", 3)
    with pytest.raises(IllegalAction) as caught:
        apply(state, 0, Bid(number))
    assert (caught.value.rule, caught.value.code) == ("RECORD", "bid-integer")
    assert Bid(number) not in legal(state, 0)


@pytest.mark.rule("C10")
@pytest.mark.parametrize(
    ("edition", "moves", "refused", "left"),
    [
        ("eyes", ["0 bid 999"], ["1 peek"], {"challenge"}),
        ("tomahawk", ["0 bid 999"], ["1 reverse"], {"challenge", "confirm", "restart"}),
        (
            "tomahawk",
            ["0 bid 998", "1 bid 999"],
            ["2 reverse", "2 restart"],
            {"challenge", "confirm"},
        ),
        (
            "tomahawk",
            ["0 bid 998", "1 confirm", "2 bid 999"],
            ["3 reverse", "3 restart"],
            {"challenge"},
        ),
        (
            "museum",
            ["0 bid 999"],
            ["1 open", "1 reverse", "1 swap"],
            {"challenge", "skip", "name"},
        ),
        (
            "museum",
            ["0 bid 997", "1 bid 999", "2 skip", "3 skip"],
            ["0 open", "0 reverse", "0 swap", "0 name 7"],
            {"challenge"},
        ),
        (
            "museum",
            ["0 bid 997", "1 bid 999", "2 skip", "3 name 4"],
            ["0 skip", "0 open"],
            {"challenge"},
        ),
    ],
)
def test_no_action_may_oblige_somebody_to_a_bid_that_is_not_there(
    edition: str, moves: list[str], refused: list[str], left: set[str]
) -> None:
    options: dict[str, dict[str, object]] = {
        "eyes": {},
        "tomahawk": {"additions": ALL},
        "museum": {"tokens": True},
    }
    state = play(table(edition, 4, "1 2 3 4", starter=0, **options[edition]), *moves)
    for move in refused:
        assert refusal(state, move) == ("C10", "no-bid-left")
    assert allowed(state, state.to_act[0]) == left


@pytest.mark.rule("C10")
def test_a_restart_at_the_bound_is_fine_while_another_number_is_left() -> None:
    state = play(table("tomahawk", 3, additions=ALL), "0 bid 997", "1 bid 999", "2 restart")
    assert list(legal(state, 1).bids()) == [Bid(998)]
    assert play(state, "1 bid 998").to_act == (2,)
    first = play(table("tomahawk", 3, additions=ALL), "0 bid 999", "1 restart")
    assert (legal(first, 0).min_bid, legal(first, 0).excluded) == (1, 999)
