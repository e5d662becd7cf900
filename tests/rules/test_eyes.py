"""The edition `eyes`."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, running, table

from coyote import EDITIONS, Card, Discard, Due, Eyes, due, legal, new_game, view


@pytest.mark.rule("E2")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_with_two_open_eyes_and_a_closed_one(players: int) -> None:
    assert new_game("eyes", players).standing == (Eyes(2, 1),) * players
    assert Eyes(2, 1).count == 3


@pytest.mark.rule("E3")
def test_one_card_lies_in_the_centre_seen_by_nobody() -> None:
    state = table("eyes", 3, "1 2 3 20 15")
    assert faces(running(state), None, "centre") == ["20"]
    assert len(running(state).cards) == 4
    assert (state.pile[0], len(state.pile)) == (Card("15"), 13)
    for seat in (0, 1, 2, None):
        assert faces(view(state, seat), None, "centre") == ["-"]


@pytest.mark.rule("E3")
def test_all_seventeen_are_shuffled_each_round() -> None:
    deck = EDITIONS["eyes"].deck
    assert due(new_game("eyes", 3)) == Due((), deck)
    state = lose(table("eyes", 3), 0)
    assert due(state) == Due((), deck)
    assert len(running(dealt(state)).cards) == 4
    for _ in range(2):
        state = lose(state, 0)
    assert (state.alive, due(state)) == ((1, 2), Due((), deck))
    assert len(running(dealt(state)).cards) == 3


@pytest.mark.rule("E4")
@pytest.mark.parametrize("number", [-999, -7, 0, 1, 999])
def test_the_opening_bid_is_any_integer(number: int) -> None:
    assert legal(table("eyes", 2), 0).min_bid == -999
    state = play(table("eyes", 2), f"0 bid {number}")
    assert view(state, None).bid == number
    assert view(state, None).bidder == 0


@pytest.mark.rule("E5")
def test_a_peek_closes_an_eye_and_shows_the_centre_card_to_that_seat_alone() -> None:
    state = play(table("eyes", 3, "1 2 3 20"), "0 bid 5", "1 peek")
    assert state.standing == (Eyes(2, 1), Eyes(1, 2), Eyes(2, 1))
    seen = [faces(view(state, seat), None, "centre") for seat in (0, 1, 2, None)]
    assert seen == [["-"], ["20"], ["-"], ["-"]]
    assert view(state, 0).peeked == (1,)


@pytest.mark.rule("E5")
def test_after_a_peek_one_must_raise() -> None:
    state = play(table("eyes", 3), "0 bid 5", "1 peek")
    assert state.to_act == (1,)
    assert allowed(state, 1) == {"bid"}
    assert refusal(state, "1 challenge") == ("E5", "bid-owed")
    assert refusal(state, "1 bid 5") == ("C2", "bid-not-higher")
    assert play(state, "1 bid 6").to_act == (2,)


@pytest.mark.rule("E5")
def test_without_an_open_eye_there_is_no_peek() -> None:
    state = table("eyes", 2)
    for _ in range(2):  # each time the loser returns an open eye
        state = lose(state, 1, eye="open")
    assert state.standing[1] == Eyes(0, 1)
    state = play(dealt(state), "1 bid 1", "0 bid 2")
    assert refusal(state, "1 peek") == ("E5", "peek-no-open-eye")
    assert allowed(state, 1) == {"bid", "challenge"}


@pytest.mark.rule("E6")
def test_the_starter_may_not_peek_on_the_first_turn_but_later() -> None:
    state = table("eyes", 2, starter=1)
    assert refusal(state, "1 peek") == ("E6", "peek-first-turn")
    state = play(state, "1 bid -5", "0 bid 1")
    assert play(state, "1 peek").standing[1] == Eyes(1, 2)


@pytest.mark.rule("E6")
@pytest.mark.parametrize("seat", [1, 2])
def test_all_others_may_peek_from_their_first_turn_on(seat: int) -> None:
    state = table("eyes", 3)
    for before in range(seat):
        state = play(state, f"{before} bid {before}")
    assert "peek" in allowed(state, seat)
    assert play(state, f"{seat} peek").standing[seat] == Eyes(1, 2)


@pytest.mark.rule("E7")
def test_one_peek_a_turn_and_one_a_round_after_which_the_card_stays_seen() -> None:
    state = play(table("eyes", 2, "1 2 20"), "0 bid 5", "1 peek")
    assert refusal(state, "1 peek") == ("E7", "peek-again")
    state = play(state, "1 bid 6", "0 bid 7")
    assert refusal(state, "1 peek") == ("E7", "peek-again")
    assert faces(view(state, 1), None, "centre") == ["20"]
    state = dealt(play(state, "1 challenge", "1 discard closed"), "1 2 15")
    assert view(state, 1).peeked == ()
    assert faces(view(state, 1), None, "centre") == ["-"]
    assert play(state, "1 bid 5", "0 bid 6", "1 peek").standing[1] == Eyes(0, 2)


@pytest.mark.rule("E7")
def test_several_may_have_seen_the_centre_card() -> None:
    state = play(table("eyes", 3, "1 2 3 20"), "0 bid 5", "1 bid 6", "2 peek", "2 bid 7", "0 peek")
    assert running(state).peeked == (0, 2)
    seen = [faces(view(state, seat), None, "centre") for seat in (0, 1, 2)]
    assert seen == [["20"], ["-"], ["20"]]


@pytest.mark.rule("E9")
@pytest.mark.parametrize(("eye", "left"), [("open", Eyes(1, 1)), ("closed", Eyes(2, 0))])
def test_the_winner_opens_an_eye_and_the_loser_returns_one_of_choice(eye: str, left: Eyes) -> None:
    state = play(table("eyes", 3, "1 2 4 0"), "0 bid 8", "1 challenge")
    assert state.to_act == (0,)
    # The winner's eye turned before the loser chooses.
    assert state.standing == (Eyes(2, 1), Eyes(3, 0), Eyes(2, 1))
    assert legal(state, 0).actions == (Discard("open"), Discard("closed"))
    assert view(state, 0).phase == "discard"
    state = play(state, f"0 discard {eye}")
    assert state.standing == last(state).standing == (left, Eyes(3, 0), Eyes(2, 1))
    assert last(state).discarded == eye
    assert [(turned.seat, turned.eye) for turned in last(state).turned] == [(1, "open")]


@pytest.mark.rule("E9")
def test_while_the_loser_chooses_nothing_else_is_done() -> None:
    state = play(table("eyes", 3), "0 bid 999", "1 challenge")
    assert refusal(state, "0 bid 5") == ("E9", "discard-owed")
    assert refusal(state, "0 challenge") == ("E9", "discard-owed")
    assert refusal(state, "1 discard open") == ("E9", "not-your-turn")
    assert refusal(play(table("eyes", 2), "0 bid 1"), "1 discard open") == ("E9", "not-asked")


@pytest.mark.rule("E9")
def test_a_winner_without_a_closed_eye_turns_none() -> None:
    state = lose(table("eyes", 2), 0)
    assert state.standing[1] == Eyes(3, 0)
    state = lose(state, 0)
    assert state.standing[1] == Eyes(3, 0)
    assert last(state).turned == ()


@pytest.mark.rule("E9")
def test_with_one_kind_left_there_is_no_choice_to_make() -> None:
    state = lose(table("eyes", 2), 0, eye="closed")
    assert state.standing[0] == Eyes(2, 0)
    state = play(dealt(state), "0 bid 999", "1 challenge")
    assert state.round is None
    assert state.standing[0] == Eyes(1, 0)
    assert last(state).discarded == "open"
    closed = lose(lose(table("eyes", 2), 0, eye="open"), 0, eye="open")
    assert closed.standing[0] == Eyes(0, 1)
    closed = play(dealt(closed), "0 bid 999", "1 challenge")
    assert closed.standing[0] == Eyes(0, 0)
    assert last(closed).discarded == "closed"


@pytest.mark.rule("E9")
def test_a_peek_can_leave_the_loser_with_one_kind() -> None:
    state = lose(table("eyes", 2), 0, eye="open")
    assert state.standing[0] == Eyes(1, 1)
    state = play(dealt(state), "0 bid 1", "1 bid 2", "0 peek", "0 bid 999", "1 challenge")
    assert state.standing[0] == Eyes(0, 1)
    assert last(state).discarded == "closed"


@pytest.mark.rule("E10")
def test_who_has_no_eye_card_left_is_out() -> None:
    state = table("eyes", 3)
    for left in (2, 1, 0):
        assert 0 in state.alive
        state = lose(state, 0)
        held = state.standing[0]
        assert isinstance(held, Eyes)
        assert held.count == left
    assert state.alive == (1, 2)


@pytest.mark.rule("E11")
@pytest.mark.parametrize(("loser", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_loser_starts_and_if_out_the_living_player_to_the_left(loser: int, after: int) -> None:
    state = table("eyes", 3)
    for starter in (loser, loser, after):
        state = lose(state, loser)
        assert state.starter == starter
    assert dealt(state).to_act == (after,)


@pytest.mark.rule("E11")
def test_the_player_to_the_left_has_to_be_alive() -> None:
    state = table("eyes", 4)
    for seat in (2, 2, 2, 1, 1, 1):
        state = lose(state, seat)
    assert (state.alive, state.starter) == ((0, 3), 3)


@pytest.mark.rule("E8", "C3")
def test_a_bidder_can_win_with_the_card_drawn_from_the_pile() -> None:
    state = play(table("eyes", 2, "1 2 ? 20 15"), "0 bid 23", "1 challenge", "1 discard open")
    result = last(state)
    assert (result.total, result.winner, result.loser) == (23, 0, 1)
    assert faces(result, None, "drawn") == ["20"]
    assert faces(result, None, "centre") == ["?"]
