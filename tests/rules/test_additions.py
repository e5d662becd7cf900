"""The six additions of `tomahawk`."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, refused, running, table

from coyote import Bid, State, legal, view
from coyote.rules.actions import Addition

ALL = ("confirm", "reverse", "extra", "double", "restart", "next")


def six(*moves: str, top: str = "1 2 3 4 5", players: int = 4) -> State:
    """A table with all six additions after some moves."""
    return play(table("tomahawk", players, top, additions=ALL), *moves)


@pytest.mark.rule("HA1", "HA2", "HA3", "HA4", "HA5", "HA6")
@pytest.mark.parametrize("chosen", ALL)
def test_any_subset_may_be_chosen(chosen: str) -> None:
    state = play(table("tomahawk", 3, additions=[chosen]), "0 bid 5")
    assert allowed(state, 1) == {"bid", "challenge", chosen}
    assert allowed(play(table("tomahawk", 3, additions=ALL), "0 bid 5"), 1) == {
        *("bid", "challenge"),
        *ALL,
    }


@pytest.mark.rule("HA1", "HA2", "HA3", "HA4", "HA5", "HA6")
@pytest.mark.parametrize(
    ("moves", "again", "rule"),
    [
        (["1 confirm", "2 bid 6"], "3 confirm", "HA1"),
        (["1 reverse", "0 bid 6"], "3 reverse", "HA2"),
        (["1 bid 6 extra 0"], "2 bid 7 extra 3", "HA3"),
        (["1 bid 6 double"], "2 bid 7 double", "HA4"),
        (["1 restart", "0 bid 4", "1 bid 6"], "2 restart", "HA5"),
        (["1 bid 6 next 3"], "3 bid 7 next 0", "HA6"),
    ],
)
def test_each_is_used_once_a_round_by_whoever_is_first(
    moves: list[str], again: str, rule: str
) -> None:
    state = six("0 bid 5", *moves)
    assert refusal(state, again) == (rule, "addition-used")
    state = dealt(play(state, f"{state.to_act[0]} challenge"))
    word = again.split(" ")[3 if "bid" in again else 1]
    state = play(state, f"{state.starter} bid 1")
    assert word in allowed(state, state.to_act[0])


@pytest.mark.rule("HA3", "HA6")
@pytest.mark.parametrize(("addition", "rule"), [("extra", "HA3"), ("next", "HA6")])
def test_extra_and_next_name_another_living_seat(addition: Addition, rule: str) -> None:
    state = six()
    for _ in range(3):
        state = lose(state, 2)
    state = dealt(state)
    assert (state.starter, state.alive) == (3, (0, 1, 3))
    assert legal(state, 3).with_bid[addition] == (0, 1)
    for seat in (3, 2, 4, 9):
        assert refusal(state, f"3 bid 5 {addition} {seat}") == (rule, "addition-seat")
    assert refused(state, 3, Bid(5, addition)) == (rule, "addition-seat")
    assert play(state, f"3 bid 5 {addition} 1").to_act == ((1,) if addition == "next" else (0,))


@pytest.mark.rule("HA4")
def test_no_seat_goes_with_a_double_or_with_a_plain_bid() -> None:
    assert refused(six(), 0, Bid(5, "double", 1)) == ("HA4", "addition-seat")
    assert refused(six(), 0, Bid(5, None, 1)) == ("RECORD", "addition-seat")


@pytest.mark.rule("HA1", "HA2", "HA5")
def test_before_the_opening_bid_only_those_that_go_with_a_bid_are_there() -> None:
    state = six()
    assert allowed(state, 0) == {"bid", "extra", "double", "next"}
    assert refusal(state, "0 confirm") == ("HA1", "addition-before-bid")
    assert refusal(state, "0 reverse") == ("HA2", "addition-before-bid")
    assert refusal(state, "0 restart") == ("HA5", "addition-before-bid")


@pytest.mark.rule("HA1", "C4")
def test_confirm_takes_over_the_standing_bid() -> None:
    state = six("0 bid 50", "1 confirm")
    assert (view(state, None).bid, view(state, None).bidder) == (50, 1)
    assert state.to_act == (2,)
    lost = play(state, "2 challenge")
    assert (last(lost).loser, last(lost).winner) == (1, 2)
    assert refusal(state, "2 bid 50") == ("C2", "bid-not-higher")


@pytest.mark.rule("HA1")
def test_after_confirm_the_next_player_raises_or_challenges() -> None:
    state = six("0 bid 5", "1 confirm")
    assert allowed(state, 2) == {"bid", "challenge", "extra", "double", "next"}
    assert refusal(state, "2 reverse") == ("HA1", "must-answer")
    assert refusal(state, "2 restart") == ("HA1", "must-answer")
    state = play(state, "2 bid 6 extra 0")
    assert {"reverse", "restart"} <= allowed(state, 3)


@pytest.mark.rule("HA2")
def test_after_reverse_the_owner_raises_and_play_goes_the_other_way() -> None:
    state = six("0 bid 5", "1 bid 6", "2 reverse")
    assert (state.to_act, running(state).direction) == ((1,), -1)
    assert allowed(state, 1) == {"bid", "extra", "double", "next"}
    for word in ("challenge", "confirm", "restart"):
        assert refusal(state, f"1 {word}") == ("HA2", "bid-owed")
    assert refusal(state, "1 reverse") == ("HA2", "addition-used")
    assert refusal(state, "1 bid 6") == ("C2", "bid-not-higher")
    state = play(state, "1 bid 7")
    assert state.to_act == (0,)
    state = play(state, "0 bid 8")
    assert state.to_act == (3,)


@pytest.mark.rule("HA2")
@pytest.mark.parametrize(("bid", "acting"), [("extra 3", 0), ("double", 0), ("next 3", 3)])
def test_an_addition_may_go_with_the_bid_after_a_reverse(bid: str, acting: int) -> None:
    state = six("0 bid 5", "1 bid 6", "2 reverse", f"1 bid 7 {bid}")
    assert state.to_act == (acting,)
    assert running(state).used == ("reverse", bid.split(" ")[0])


@pytest.mark.rule("HA2")
def test_the_next_round_is_clockwise_again() -> None:
    state = six("0 bid 5", "1 reverse", "0 bid 99", "3 challenge")
    assert last(state).loser == 0
    state = dealt(state)
    assert (running(state).direction, view(state, 1).direction) == (1, 1)
    assert play(state, "0 bid 5").to_act == (1,)


@pytest.mark.rule("HA3")
def test_an_extra_feather_is_unseen_by_its_holder_and_counts() -> None:
    state = six("0 bid 5 extra 2", top="1 2 3 4 20 10")
    assert state.to_act == (1,)
    assert faces(running(state), 2, "extra") == ["20"]
    assert (faces(running(state), 2), state.pile[0]) == (["3"], "10")
    seen = [faces(view(state, seat), 2, "extra") for seat in (0, 1, 2, 3, None)]
    assert seen == [["20"], ["20"], ["-"], ["20"], ["-"]]
    assert last(play(state, "1 challenge")).total == 30


@pytest.mark.rule("HA3", "H3")
def test_an_extra_question_mark_draws_and_an_extra_special_works() -> None:
    state = six("0 bid 5 extra 2", "1 challenge", top="1 2 3 4 ? 20")
    assert last(state).total == 30
    state = six("0 bid 5 extra 2", "1 challenge", top="1 2 3 4 X2")
    assert last(state).total == 20


@pytest.mark.rule("HA4")
def test_a_double_costs_two_when_the_very_next_player_challenges() -> None:
    state = play(six("0 bid 99 double"), "1 challenge")
    assert (state.standing, last(state).penalty) == ((2, 0, 0, 0), 2)
    state = play(six("0 bid 1 double"), "1 challenge")
    assert state.standing == (0, 2, 0, 0)
    assert view(six("0 bid 1 double"), 1).double is True


@pytest.mark.rule("HA4")
@pytest.mark.parametrize(
    "moves",
    [
        ["1 bid 100", "2 challenge"],
        ["1 confirm", "2 challenge"],
        ["1 reverse", "0 bid 100", "3 challenge"],
        ["1 restart", "0 bid 100", "1 challenge"],  # HA5: void on a withdrawn bid
    ],
)
def test_a_double_is_over_after_anything_else(moves: list[str]) -> None:
    state = play(six("0 bid 99 double"), *moves)
    assert sum(int(str(marks)) for marks in state.standing) == 1
    assert last(state).penalty == 1


@pytest.mark.rule("HA5")
def test_restart_has_the_bid_withdrawn_for_a_different_number() -> None:
    state = six("0 bid 5", "1 bid 9", "2 restart")
    assert state.to_act == (1,)
    assert (view(state, None).bid, view(state, None).withdrawn) == (5, 9)
    assert (legal(state, 1).min_bid, legal(state, 1).excluded) == (6, 9)
    assert refusal(state, "1 bid 9") == ("HA5", "bid-withdrawn")
    assert refusal(state, "1 bid 5") == ("HA5", "bid-not-higher")
    assert Bid(9) not in list(legal(state, 1).bids())
    for number in (6, 8, 10):
        renamed = play(state, f"1 bid {number}")
        assert (renamed.to_act, view(renamed, 0).withdrawn) == ((2,), None)
        assert view(renamed, 0).bidder == 1


@pytest.mark.rule("HA5")
def test_restart_of_the_opening_bid_goes_back_to_one() -> None:
    state = six("0 bid 5", "1 restart")
    assert (state.to_act, view(state, None).bid) == ((0,), None)
    assert (legal(state, 0).min_bid, legal(state, 0).excluded) == (1, 5)
    assert refusal(state, "0 bid 0") == ("H2", "bid-below-minimum")
    assert refusal(state, "0 bid 5") == ("HA5", "bid-withdrawn")
    assert play(state, "0 bid 1").to_act == (1,)


@pytest.mark.rule("HA5")
def test_the_new_number_carries_no_addition_and_nothing_else_is_done() -> None:
    state = six("0 bid 5", "1 bid 9", "2 restart")
    assert allowed(state, 1) == {"bid"}
    for addition in ("extra 0", "double", "next 0"):
        assert refusal(state, f"1 bid 10 {addition}") == ("HA5", "no-addition")
    for word in ("challenge", "confirm", "reverse"):
        assert refusal(state, f"1 {word}") == ("HA5", "bid-owed")
    assert refusal(state, "1 restart") == ("HA5", "addition-used")


@pytest.mark.rule("HA5")
def test_then_you_raise_or_challenge_with_no_addition() -> None:
    state = six("0 bid 5", "1 bid 9", "2 restart", "1 bid 10")
    assert allowed(state, 2) == {"bid", "challenge"}
    for addition in ("extra 0", "double", "next 0"):
        assert refusal(state, f"2 bid 11 {addition}") == ("HA5", "no-addition")
    for word in ("confirm", "reverse"):
        assert refusal(state, f"2 {word}") == ("HA5", "must-answer")
    lost = play(state, "2 challenge")
    assert (last(lost).bidder, last(lost).bid) == (1, 10)
    state = play(state, "2 bid 11")
    assert state.to_act == (3,)
    assert allowed(state, 3) == {"bid", "challenge", *ALL} - {"restart"}


@pytest.mark.rule("HA5")
def test_an_extra_feather_stays_when_its_bid_is_withdrawn() -> None:
    state = six("0 bid 50 extra 2", "1 restart", "0 bid 40", "1 challenge", top="1 2 3 4 20")
    assert last(state).total == 30
    assert faces(last(state), 2, "extra") == ["20"]


@pytest.mark.rule("HA5", "HA2")
def test_restart_works_in_the_other_direction_too() -> None:
    state = six("0 bid 5", "1 reverse", "0 bid 6", "3 restart", "0 bid 7")
    assert state.to_act == (3,)
    assert play(state, "3 bid 8").to_act == (2,)


@pytest.mark.rule("HA6")
def test_next_names_who_answers_and_play_goes_on_from_there() -> None:
    state = six("0 bid 5 next 2")
    assert state.to_act == (2,)
    assert allowed(state, 2) == {"bid", "challenge", "extra", "double"}
    for word in ("confirm", "reverse", "restart"):
        assert refusal(state, f"2 {word}") == ("HA6", "must-answer")
    state = play(state, "2 bid 6 double")
    assert state.to_act == (3,)
    assert {"confirm", "reverse", "restart"} <= allowed(state, 3)


@pytest.mark.rule("HA6", "C4")
def test_who_was_named_challenges_the_one_who_named_them() -> None:
    state = six("0 bid 5", "1 bid 99 next 3", "3 challenge")
    assert (last(state).bidder, last(state).loser, last(state).winner) == (1, 1, 3)


@pytest.mark.rule("HA6", "HA2")
def test_from_the_one_named_play_goes_on_in_the_direction_in_force() -> None:
    state = six("0 bid 5", "1 reverse", "0 bid 6 next 1", "1 bid 7")
    assert state.to_act == (0,)


@pytest.mark.rule("HA4", "HA6")
def test_the_legal_bids_list_every_addition_with_its_seats() -> None:
    bids = list(legal(six("0 bid 998", players=3), 1).bids())
    assert [str(bid) for bid in bids] == [
        "bid 999",
        "bid 999 extra 0",
        "bid 999 extra 2",
        "bid 999 double",
        "bid 999 next 0",
        "bid 999 next 2",
    ]
    assert all(bid in legal(six("0 bid 998", players=3), 1) for bid in bids)


@pytest.mark.rule("HA1", "HA2")
def test_with_two_players_the_other_one_is_next_both_ways() -> None:
    state = six("0 bid 5", "1 reverse", "0 bid 6", players=2)
    assert state.to_act == (1,)
    assert play(state, "1 confirm").to_act == (0,)
