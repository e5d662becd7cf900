"""What the bots do in situations where the sensible thing is plain."""

from __future__ import annotations

from tables import play, table

from coyote import State, view
from coyote.bots import load

ADDITIONS = ("confirm", "reverse", "extra", "double", "restart", "next")


def choice(name: str, state: State) -> str:
    seat = state.to_act[0]
    return str(load(name, 1).choose(view(state, seat)))


def test_cautious_opens_with_what_is_all_but_sure() -> None:
    # It sees 5 and 6; the own card and the centre come to no less than -15, nearly always more.
    state = table("eyes", 3, "1 5 6")
    number = int(choice("cautious", state).removeprefix("bid "))
    assert -10 <= number <= 11


def test_cautious_raises_by_one_while_that_is_likely() -> None:
    assert choice("cautious", play(table("eyes", 3, "10 15 20"), "0 bid 12")) == "bid 13"


def test_cautious_challenges_what_is_unlikely() -> None:
    state = play(table("classic", 3, "1 2 3"), "0 bid 40")
    assert choice("cautious", state) == "challenge"


def test_cautious_would_rather_peek_or_skip_than_guess() -> None:
    assert choice("cautious", play(table("eyes", 3, "1 2 3"), "0 bid 30")) == "peek"
    state = play(table("museum", 3, "1 2 3", tokens=True), "0 bid 30")
    assert choice("cautious", state) == "skip"


def test_every_bot_challenges_when_no_number_is_left() -> None:
    for name in ("random", "cautious", "odds"):
        assert choice(name, play(table("classic", 3, "1 2 3"), "0 bid 999")) == "challenge"


def test_both_guess_the_likelier_winner() -> None:
    state = table("eyes", 3, "10 15 20", trickster=True)
    for name in ("cautious", "odds"):
        assert choice(name, play(state, "0 bid 3", "1 challenge")) == "guess 0"
        assert choice(name, play(state, "0 bid 99", "1 challenge")) == "guess 1"


def test_both_return_a_closed_eye_and_keep_the_open_ones() -> None:
    state = play(table("eyes", 2, "1 2 3"), "0 bid 99", "1 challenge")
    assert state.to_act == (0,)
    for name in ("cautious", "odds"):
        assert choice(name, state) == "discard closed"


def test_odds_challenges_what_is_unlikely_and_raises_to_what_is_likely() -> None:
    state = table("classic", 3, "10 15 15")
    assert choice("odds", play(state, "0 bid 60")) == "challenge"
    number = int(choice("odds", play(state, "0 bid 2")).removeprefix("bid "))
    assert number > 10


def test_odds_peeks_when_the_next_bid_is_a_toss_up() -> None:
    assert choice("odds", play(table("eyes", 3, "1 2 3"), "0 bid 12")) == "peek"


def test_odds_lets_others_take_the_risk() -> None:
    state = play(table("tomahawk", 3, "1 5 6", additions=ADDITIONS), "0 bid 12")
    assert choice("odds", state) == "confirm"
    state = play(table("tomahawk", 3, "1 5 6", additions=("restart",)), "0 bid 12")
    assert choice("odds", state) == "restart"
    state = play(table("museum", 3, "1 5 6", tokens=True), "0 bid 12")
    assert choice("odds", state) == "skip"


def test_odds_doubles_what_is_all_but_sure() -> None:
    state = play(table("tomahawk", 3, "10 15 20", additions=("double",)), "0 bid 1")
    assert choice("odds", state).endswith(" double")


def test_odds_adds_a_feather_to_a_risky_bid_or_names_the_leader_to_answer() -> None:
    state = play(table("tomahawk", 3, "1 5 6", additions=("extra", "next")), "0 bid 10")
    assert choice("odds", state) == "bid 11 extra 0"
    state = play(table("tomahawk", 3, "1 5 6", additions=("next",)), "0 bid 10")
    assert choice("odds", state) == "bid 11 next 0"
