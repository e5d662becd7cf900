"""The token variant of `museum`."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, refused, running, table

from coyote import EDITIONS, Card, Due, Name, State, due, legal, outcome, view

DECK = EDITIONS["museum"].deck


def tokens(*moves: str, top: str = "1 2 3 4 5", players: int = 4) -> State:
    """A table with the token variant after some moves."""
    return play(table("museum", players, top, tokens=True), *moves)


@pytest.mark.rule("MT1", "MT2", "MT3", "MT4", "MT5")
@pytest.mark.parametrize(
    ("token", "rule", "copies"),
    [("open", "MT1", 2), ("reverse", "MT2", 2), ("skip", "MT3", 2), ("swap", "MT4", 1)],
)
def test_there_are_so_many_tokens_of_a_kind(token: str, rule: str, copies: int) -> None:
    state = tokens("0 bid 1", players=6)
    for number in range(2, 2 + copies):
        seat = state.to_act[0]
        state = play(state, f"{seat} {token}")
        if state.to_act == (seat,):
            state = play(state, f"{seat} bid {number}")
    assert refusal(state, f"{state.to_act[0]} {token}") == (rule, "token-used")
    assert running(state).used == (token,) * copies
    # All are turned back for the next round.
    state = play(state, f"{state.to_act[0]} challenge")
    assert token in allowed(dealt(state), state.starter)


@pytest.mark.rule("MT5")
def test_there_is_one_name() -> None:
    state = tokens("0 bid 1", "1 name 2")
    assert refusal(state, "2 name 3") == ("MT5", "token-used")
    assert allowed(tokens("0 bid 1"), 1) == {
        *("bid", "challenge", "open", "reverse", "skip", "swap", "name")
    }


@pytest.mark.rule("MT6")
@pytest.mark.parametrize(("token", "rule"), [("open", "MT1"), ("reverse", "MT2"), ("swap", "MT4")])
def test_after_a_token_one_must_bid(token: str, rule: str) -> None:
    state = tokens("0 bid 1", f"1 {token}")
    assert state.to_act == (1,)
    assert allowed(state, 1) == {"bid"}
    assert refusal(state, "1 challenge") == (rule, "bid-owed")
    for other in ("open", "reverse", "skip", "swap", "name 2"):
        assert refusal(state, f"1 {other}") == (rule, "bid-owed")
    assert refusal(state, "1 bid 1") == ("C2", "bid-not-higher")
    state = play(state, "1 bid 2")
    assert running(state).standing_bid is not None
    assert state.to_act == ((0,) if token == "reverse" else (2,))


@pytest.mark.rule("MT1", "MT2", "MT3", "MT4", "MT5")
def test_with_two_players_left_the_variant_is_off() -> None:
    state = tokens(players=3)
    for _ in range(3):
        state = lose(state, 0)
    state = play(dealt(state), "1 bid 1")
    assert allowed(state, 2) == {"bid", "challenge"}
    rules = {"open": "MT1", "reverse": "MT2", "skip": "MT3", "swap": "MT4", "name 2": "MT5"}
    for word, rule in rules.items():
        assert refusal(state, f"2 {word}") == (rule, "tokens-two-left")


@pytest.mark.rule("MT5")
def test_a_player_passed_over_still_counts_as_left_in_the_game() -> None:
    state = tokens("0 bid 1", "1 name 2", players=3)
    assert state.alive == (0, 1, 2)
    assert {"open", "reverse", "skip", "swap"} <= allowed(state, 2)


@pytest.mark.rule("MT1")
def test_open_turns_a_feather_up_for_all_to_see_and_it_counts() -> None:
    state = tokens("0 open", top="1 2 3 4 20 5")
    for seat in (0, 1, 2, 3, None):
        assert faces(view(state, seat), 0, "open") == ["20"]
    assert faces(view(state, 0), 0) == ["-"]
    assert state.pile[0] == "5"
    state = play(state, "0 bid 30", "1 challenge")
    assert (last(state).total, last(state).loser) == (30, 1)


@pytest.mark.rule("MT1", "M3")
def test_a_special_that_was_turned_up_works() -> None:
    state = tokens("0 open", "0 bid 30", "1 challenge", top="1 2 3 4 ? 20")
    assert last(state).total == 30
    state = tokens("0 open", "0 bid 30", "1 challenge", top="1 2 3 4 X2")
    assert last(state).total == 20


@pytest.mark.rule("MT1", "M6")
def test_a_zero_that_was_turned_up_forces_the_shuffle() -> None:
    state = tokens("0 open", "0 bid 30", "1 challenge", top="1 2 3 4 0*")
    assert (last(state).total, due(state)) == (10, Due((), DECK))


@pytest.mark.rule("MT2")
def test_reverse_turns_the_direction_until_the_round_ends() -> None:
    state = tokens("0 bid 1", "1 reverse", "1 bid 2")
    assert (state.to_act, view(state, 0).direction) == ((0,), -1)
    state = play(state, "0 bid 3", "3 bid 4")
    assert state.to_act == (2,)
    back = play(state, "2 reverse", "2 bid 5")
    assert (back.to_act, running(back).direction) == ((3,), 1)
    state = dealt(play(state, "2 challenge"))
    assert running(state).direction == 1


@pytest.mark.rule("MT2")
def test_a_starter_may_reverse_before_the_opening_bid() -> None:
    state = tokens("0 reverse")
    assert refusal(state, "0 challenge") == ("MT2", "bid-owed")
    assert play(state, "0 bid 1").to_act == (3,)


@pytest.mark.rule("MT3", "C4")
def test_skip_leaves_the_next_player_with_the_same_bid() -> None:
    state = tokens("0 bid 50", "1 skip")
    assert (state.to_act, view(state, 2).bid, view(state, 2).bidder) == ((2,), 50, 0)
    assert refusal(state, "2 bid 50") == ("C2", "bid-not-higher")
    state = play(state, "2 challenge")
    assert (last(state).bidder, last(state).loser) == (0, 0)


@pytest.mark.rule("MT3")
def test_a_starter_may_skip_and_the_next_player_opens() -> None:
    state = tokens("0 skip")
    assert (state.to_act, view(state, 1).bid) == ((1,), None)
    assert refusal(state, "1 challenge") == ("C2", "challenge-nothing")
    state = play(state, "1 skip", "2 bid -3")
    assert (state.to_act, view(state, 3).bidder) == ((3,), 2)


@pytest.mark.rule("MT3")
@pytest.mark.parametrize(
    "moves",
    [
        ["0 bid 1", "1 skip", "2 skip"],
        ["0 bid 1", "1 name 2", "2 skip"],
        ["0 bid 1", "1 skip", "2 name 3"],
    ],
)
def test_the_owner_whom_the_turn_comes_back_to_must_raise(moves: list[str]) -> None:
    state = tokens(*moves, players=3)
    assert (state.to_act, view(state, 0).demand) == ((0,), "owner")
    assert allowed(state, 0) == {"bid", "open", "reverse", "swap"}
    assert refusal(state, "0 challenge") == ("MT3", "owner-must-raise")
    if running(state).used.count("skip") < 2:
        assert refusal(state, "0 skip") == ("MT3", "owner-must-raise")
    if "name" not in running(state).used:
        assert refusal(state, "0 name 1") == ("MT3", "owner-must-raise")
    assert refusal(state, "0 bid 1") == ("C2", "bid-not-higher")
    raised = play(state, "0 bid 2")
    assert view(raised, None).demand == "free"
    assert "challenge" in allowed(raised, raised.to_act[0])


@pytest.mark.rule("MT3")
@pytest.mark.parametrize(("token", "rule"), [("open", "MT1"), ("reverse", "MT2"), ("swap", "MT4")])
def test_the_owner_may_turn_over_a_token_first(token: str, rule: str) -> None:
    state = tokens("0 bid 1", "1 skip", "2 skip", f"0 {token}", players=3)
    assert allowed(state, 0) == {"bid"}
    assert refusal(state, "0 challenge") == (rule, "bid-owed")
    assert play(state, "0 bid 2").to_act == ((2,) if token == "reverse" else (1,))


@pytest.mark.rule("MT4")
def test_swap_puts_an_unseen_feather_in_front_and_the_old_one_does_not_count() -> None:
    state = tokens("0 bid 1", "1 swap", top="1 2 3 4 20 5")
    assert faces(running(state), 1) == ["20"]
    assert faces(running(state), 1, "behind") == ["2"]
    for place, face in (("worn", "20"), ("behind", "2")):
        seen = [faces(view(state, seat), 1, place) for seat in (0, 1, 2, None)]
        assert seen == [[face], ["-"], [face], ["-"]]
    state = play(state, "1 bid 28", "2 challenge")
    assert (last(state).total, last(state).loser) == (28, 2)
    assert faces(view(state, 1).rounds[-1], 1, "behind") == ["2"]
    assert state.aside == (Card("1"), Card("2"), Card("3"), Card("4"), Card("20"))


@pytest.mark.rule("MT4", "M6")
def test_an_old_zero_still_forces_the_shuffle() -> None:
    state = tokens("0 swap", "0 bid 99", "1 challenge", top="0* 2 3 4 5")
    assert (last(state).total, due(state)) == (14, Due((), DECK))


@pytest.mark.rule("MT4", "M3")
@pytest.mark.parametrize("old", ["?", "MAX0", "MAX-", "X2", "20"])
def test_an_old_feather_has_no_effect(old: str) -> None:
    state = tokens("0 swap", "0 bid 99", "1 challenge", top=f"{old} 2 3 4 5 15")
    assert last(state).total == 14
    assert faces(last(state), None, "drawn") == []


@pytest.mark.rule("MT5")
@pytest.mark.parametrize("face", ["7", "-10", "?", "MAX0", "MAX-", "X2", "0*"])
def test_a_right_name_shows_the_feather_and_passes_its_holder_over(face: str) -> None:
    state = tokens("0 bid 1", f"1 name {face}", top=f"1 {face} 3 4 9")
    for seat in (0, 1, 2, None):
        assert faces(view(state, seat), 1, "named") == [face]
        assert faces(view(state, seat), 1) == []
    assert (state.to_act, view(state, 1).passed) == ((2,), 1)
    state = play(state, "2 bid 2", "3 bid 3", "0 bid 4")
    assert state.to_act == (2,)
    totals = {"7": 15, "-10": -2, "?": 17, "MAX0": 4, "MAX-": 0, "X2": 16, "0*": 8}
    assert last(play(state, "2 challenge")).total == totals[face]


@pytest.mark.rule("MT5")
def test_who_was_passed_over_plays_again_in_the_next_round() -> None:
    state = tokens("0 bid 1", "1 name 2", "2 challenge")
    assert (last(state).winner, state.starter) == (0, 0)
    assert play(dealt(state), "0 bid 1").to_act == (1,)
    assert view(dealt(state), 1).passed is None


@pytest.mark.rule("MT5")
def test_a_starter_who_names_rightly_leaves_the_opening_to_the_next() -> None:
    state = tokens("0 name 1", players=3)
    assert (state.to_act, view(state, 1).bid) == ((1,), None)
    state = play(state, "1 skip", "2 bid 5", "1 bid 6")
    assert state.to_act == (2,)


@pytest.mark.rule("MT5")
@pytest.mark.parametrize(
    ("before", "bid", "bidder"), [([], None, None), (["0 bid 9", "1 skip"], 9, 0)]
)
def test_a_wrong_name_costs_a_token_and_ends_the_round_uncounted(
    before: list[str], bid: int | None, bidder: int | None
) -> None:
    state = tokens(*before, top="1 2 3 4 5")
    seat = state.to_act[0]
    state = play(state, f"{seat} name 20")
    result = last(state)
    assert (result.total, result.winner, result.challenger) == (None, None, None)
    assert (result.bid, result.bidder, result.loser) == (bid, bidder, seat)
    assert (result.steps, state.round) == ((), None)
    assert [marks for marks in state.standing if marks] == [1]
    assert state.standing[seat] == 1
    assert state.starter == seat
    # All feathers are turned up and laid aside.
    assert state.aside == (Card("1"), Card("2"), Card("3"), Card("4"))
    assert faces(result, seat) == [str(seat + 1)]


@pytest.mark.rule("MT5", "M6")
def test_a_zero_among_the_feathers_of_a_wrong_name_forces_the_shuffle() -> None:
    assert due(tokens("0 name 5", top="1 2 3 0* 4")) == Due((), DECK)
    assert due(tokens("0 name 5", top="0* 2 3 4")) == Due((), DECK)
    assert due(tokens("0 name 0*", "1 bid 5", "2 challenge", top="0* 2 3 4")) == Due((), DECK)


@pytest.mark.rule("MT5")
@pytest.mark.parametrize(("seat", "after"), [(1, 2), (3, 0)])
def test_after_a_wrong_name_that_puts_you_out_the_player_to_your_left_starts(
    seat: int, after: int
) -> None:
    state = tokens()
    for _ in range(2):
        state = lose(state, seat)
    state = dealt(state)
    # The direction does not matter: the left is clockwise.
    state = play(state, f"{state.starter} reverse", f"{state.starter} bid 1")
    while state.to_act != (seat,):
        bid = view(state, None).bid
        assert bid is not None
        state = play(state, f"{state.to_act[0]} bid {bid + 1}")
    state = play(state, f"{seat} name 0*")
    assert (seat in state.alive, state.starter) == (False, after)
    assert outcome(state) is None


@pytest.mark.rule("MT5", "C6")
def test_a_name_is_off_when_it_could_end_the_game() -> None:
    state = tokens(players=3)
    for seat in (0, 0, 0, 1, 1):
        state = lose(state, seat)
    state = dealt(state)
    assert refusal(state, f"{state.starter} name 5") == ("MT5", "tokens-two-left")


@pytest.mark.rule("MT5", "MT4")
def test_the_feather_named_is_the_one_worn_after_a_swap() -> None:
    swapped = tokens("0 swap", "0 bid 1", "1 bid 2", "2 bid 3", "3 bid 4", top="1 2 3 4 20")
    right = play(swapped, "0 name 20")
    assert faces(view(right, 0), 0, "named") == ["20"]
    assert faces(view(right, 0), 0, "behind") == ["-"]
    wrong = play(swapped, "0 name 1")
    assert last(wrong).loser == 0


@pytest.mark.rule("MT5")
def test_any_face_of_the_deck_can_be_named_and_no_other() -> None:
    named = {str(action.card) for action in legal(tokens(), 0).actions if isinstance(action, Name)}
    assert named == {str(card) for card in DECK}
    assert refused(tokens(), 0, Name(Card("0"))) == ("MT5", "name-no-card")


@pytest.mark.rule("MT5")
def test_naming_the_other_copy_of_a_face_is_right() -> None:
    state = tokens("0 name 7", top="7 7 3 4")
    assert faces(running(state), 0, "named") == ["7"]
