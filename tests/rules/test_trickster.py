"""The trickster variant of `eyes`."""

import pytest
from tables import allowed, dealt, faces, last, lose, play, refusal, running, sentence, table

from coyote import Eyes, Guess, IllegalAction, State, apply, legal, new_game, view


def held_by(seat: int, players: int = 3, top: str = "") -> State:
    """A second round, dealt, whose starter lost the first one and holds the Coyote card."""
    return dealt(lose(table("eyes", players, trickster=True), seat), top)


@pytest.mark.rule("T1")
def test_everybody_starts_with_one_open_eye_and_two_closed_ones() -> None:
    assert new_game("eyes", 4, trickster=True).standing == (Eyes(1, 2),) * 4


@pytest.mark.rule("T2")
def test_all_but_the_contestants_guess_before_the_reveal() -> None:
    state = play(table("eyes", 5, trickster=True), "0 bid 1", "1 bid 2", "2 challenge")
    assert state.to_act == (0, 3, 4)
    assert view(state, 0).phase == "guess"
    assert legal(state, 3).actions == (Guess(1), Guess(2))
    assert legal(state, 1).actions == legal(state, 2).actions == ()
    assert refusal(state, "1 guess 1") == ("T2", "not-your-turn")
    with pytest.raises(IllegalAction) as caught:
        apply(state, 1, Guess(1))
    assert sentence(caught.value) == "seat 1 may not act now: it is for seat 0, 3, 4"
    assert refusal(state, "0 guess 0") == ("T2", "guess-who")
    assert refusal(state, "0 guess 3") == ("T2", "guess-who")
    assert refusal(state, "0 bid 9") == ("T2", "guess-owed")
    assert refusal(state, "0 challenge") == ("T2", "guess-owed")
    assert state.rounds == ()


@pytest.mark.rule("T2")
def test_guesses_are_secret_until_all_are_in() -> None:
    state = play(table("eyes", 4, trickster=True), "0 bid 999", "1 challenge", "3 guess 0")
    assert state.to_act == (2,)
    assert [view(state, seat).guess for seat in (0, 1, 2, 3, None)] == [None, None, None, 0, None]
    other = play(table("eyes", 4, trickster=True), "0 bid 999", "1 challenge", "3 guess 1")
    for seat in (0, 1, 2, None):
        assert view(state, seat) == view(other, seat)
    assert refusal(state, "3 guess 1") == ("T2", "not-your-turn")
    state = play(state, "2 guess 1")
    reveal = view(state, None).reveal
    assert reveal is not None
    assert reveal.guesses == ((2, 1), (3, 0))
    assert [str(move) for move in view(state, 1).moves[-2:]] == ["2 guess 1", "3 guess 0"]


@pytest.mark.rule("T2")
def test_guesses_may_come_in_any_order() -> None:
    state = play(table("eyes", 4, trickster=True), "0 bid 999", "1 challenge")
    assert play(state, "2 guess 1", "3 guess 0") == play(state, "3 guess 0", "2 guess 1")


@pytest.mark.rule("T2")
def test_the_eliminated_do_not_guess() -> None:
    state = table("eyes", 4, trickster=True)
    for _ in range(3):
        state = lose(state, 3)
    state = play(dealt(state), "0 bid 999", "1 challenge")
    assert state.to_act == (2,)


@pytest.mark.rule("T3", "E9")
def test_a_right_guess_opens_an_eye_and_a_wrong_one_closes_one() -> None:
    state = play(table("eyes", 4, trickster=True), "0 bid 999", "1 challenge")
    state = play(state, "2 guess 1", "3 guess 0")
    # All eyes turn before the loser chooses.
    assert state.to_act == (0,)
    assert state.standing == (Eyes(1, 2), Eyes(2, 1), Eyes(2, 1), Eyes(0, 3))
    result = running(state).result
    assert result is not None
    turned = [(each.seat, each.eye) for each in result.turned]
    assert turned == [(1, "open"), (2, "open"), (3, "closed")]
    state = play(state, "0 discard open")
    assert state.standing == (Eyes(0, 2), Eyes(2, 1), Eyes(2, 1), Eyes(0, 3))


@pytest.mark.rule("T3")
def test_no_eye_turns_where_there_is_none_to_turn() -> None:
    state = table("eyes", 4, trickster=True)
    state = play(state, "0 bid 999", "1 challenge", "2 guess 1", "3 guess 0", "0 discard closed")
    state = play(dealt(state), "0 bid 999", "1 challenge", "2 guess 1", "3 guess 0")
    state = play(state, "0 discard closed")
    assert state.standing == (Eyes(1, 0), Eyes(3, 0), Eyes(3, 0), Eyes(0, 3))
    state = play(dealt(state), "0 bid 999", "1 challenge", "2 guess 1", "3 guess 0")
    assert state.standing == (Eyes(0, 0), Eyes(3, 0), Eyes(3, 0), Eyes(0, 3))
    assert last(state).turned == ()


@pytest.mark.rule("T4")
def test_each_loser_takes_the_coyote_card_used_or_not() -> None:
    state = table("eyes", 3, trickster=True)
    assert state.coyote is None
    for loser in (1, 1, 2, 0):
        state = lose(state, loser)
        assert state.coyote == view(state, None).coyote == loser
        assert view(dealt(state), 2).coyote == loser
    used = play(held_by(0), "0 bid 1", "1 bid 2", "2 bid 3", "0 coyote", "0 bid 4", "1 bid 999")
    used = play(used, "2 challenge", "0 guess 1", "1 discard open")
    assert used.coyote == 1


@pytest.mark.rule("T4")
def test_a_loser_who_is_out_leaves_the_coyote_card_in_the_centre() -> None:
    state = table("eyes", 3, trickster=True)
    for holder in (0, 0, None):
        state = lose(state, 0)
        assert state.coyote == holder
    state = play(dealt(state), "1 bid 1", "2 bid 2")
    assert refusal(state, "1 coyote") == ("T5", "coyote-not-held")


@pytest.mark.rule("T4", "T5")
def test_in_the_first_round_nobody_has_the_coyote_card() -> None:
    state = play(table("eyes", 2, trickster=True), "0 bid 1", "1 bid 2")
    assert refusal(state, "0 coyote") == ("T5", "coyote-not-held")
    plain = play(table("eyes", 2), "0 bid 1", "1 bid 2")
    assert refusal(plain, "0 coyote") == ("T5", "variant-off")
    assert dealt(lose(table("eyes", 2), 0)).coyote is None


@pytest.mark.rule("T5")
def test_the_holder_may_lay_it_once_but_not_on_the_first_turn() -> None:
    state = held_by(0)
    assert refusal(state, "0 coyote") == ("T5", "coyote-first-turn")
    state = play(state, "0 bid 1")
    assert refusal(state, "1 coyote") == ("T5", "coyote-not-held")
    state = play(state, "1 bid 2", "2 bid 3")
    assert "coyote" in allowed(state, 0)
    state = play(state, "0 coyote")
    assert refusal(state, "0 coyote") == ("T5", "coyote-again")
    assert refusal(state, "0 challenge") == ("T5", "bid-owed")
    assert allowed(state, 0) == {"bid", "peek"}
    state = play(state, "0 bid 4", "1 bid 5", "2 bid 6")
    assert refusal(state, "0 coyote") == ("T5", "coyote-again")


@pytest.mark.rule("C10", "T5")
def test_the_coyote_card_is_not_laid_when_no_number_is_left() -> None:
    state = play(held_by(0, 2), "0 bid 1", "1 bid 999")
    assert refusal(state, "0 coyote") == ("C10", "no-bid-left")


@pytest.mark.rule("T6")
def test_the_card_under_the_coyote_card_is_seen_by_its_player_alone_and_counts() -> None:
    state = held_by(0, 3, "1 2 3 4 20 5")
    state = play(state, "0 bid 1", "1 bid 2", "2 bid 3", "0 coyote")
    assert faces(running(state), None, "coyote") == ["20"]
    assert (state.pile[0], view(state, 1).laid) == ("5", 0)
    state = play(state, "0 bid 30", "1 peek")
    seen = [faces(view(state, seat), None, "coyote") for seat in (0, 1, 2, None)]
    assert seen == [["20"], ["-"], ["-"], ["-"]]
    assert faces(view(state, 1), None, "centre") == ["4"]
    state = play(state, "1 bid 31", "2 challenge", "0 guess 1", "1 discard open")
    assert last(state).total == 1 + 2 + 3 + 4 + 20
    assert faces(last(state), None, "coyote") == ["20"]


@pytest.mark.rule("T6", "E8")
def test_a_special_under_the_coyote_card_works() -> None:
    state = play(held_by(0, 2, "1 2 20 MAX0"), "0 bid 1", "1 bid 2", "0 coyote", "0 bid 99")
    assert last(play(state, "1 challenge", "0 discard open")).total == 3


@pytest.mark.rule("T6", "E8")
def test_the_card_under_the_coyote_card_can_be_the_highest() -> None:
    state = play(held_by(0, 2, "1 MAX0 2 20"), "0 bid 1", "1 bid 2", "0 coyote", "0 bid 99")
    assert last(play(state, "1 challenge", "0 discard open")).total == 3


@pytest.mark.rule("T6", "E8")
def test_a_question_mark_under_the_coyote_card_draws_the_next_card() -> None:
    state = play(held_by(0, 2, "1 2 3 ? 20"), "0 bid 1", "1 bid 2", "0 coyote", "0 bid 99")
    result = last(play(state, "1 challenge", "0 discard open"))
    assert (result.total, faces(result, None, "drawn")) == (26, ["20"])


@pytest.mark.rule("T7")
@pytest.mark.parametrize("first", ["peek", "coyote"])
def test_peek_and_coyote_card_go_together_in_either_order(first: str) -> None:
    second = {"peek": "coyote", "coyote": "peek"}[first]
    state = play(held_by(0, 2, "1 2 3 4"), "0 bid 1", "1 bid 2", f"0 {first}", f"0 {second}")
    assert faces(view(state, 0), None, "centre") == ["3"]
    assert faces(view(state, 0), None, "coyote") == ["4"]
    assert allowed(state, 0) == {"bid"}
    assert refusal(state, "0 challenge") == ({"peek": "E5", "coyote": "T5"}[second], "bid-owed")
    assert play(state, "0 bid 3").to_act == (1,)


@pytest.mark.rule("T8")
def test_with_two_players_left_nobody_guesses_and_the_rest_stands() -> None:
    state = play(table("eyes", 2, trickster=True), "0 bid 999", "1 challenge")
    assert state.to_act == (0,)
    state = play(state, "0 discard closed")
    assert (last(state).guesses, state.coyote) == ((), 0)
    assert state.standing == (Eyes(1, 1), Eyes(2, 1))
    assert refusal(play(table("eyes", 2), "0 bid 1"), "1 guess 0") == ("T2", "not-asked")
