"""What the bots do in situations where the sensible thing is plain."""

from __future__ import annotations

from tables import play, table

from coyote import State, view
from coyote.bots import NAMES, load
from coyote.bots.turn import safest_bid
from coyote.odds import distribution

ADDITIONS = ("confirm", "reverse", "extra", "double", "restart", "next")


THOUGHTFUL = [name for name in NAMES if name != "random"]


def choice(name: str, state: State, seed: int = 1) -> str:
    seat = state.to_act[0]
    return str(load(name, seed).choose(view(state, seat)))


def choices(name: str, state: State) -> list[str]:
    """What it does with other dice."""
    return [choice(name, state, seed) for seed in range(40)]


def bids(name: str, state: State) -> list[int]:
    """The numbers that it bids with other dice; it must bid."""
    return [int(text.split()[1]) for text in choices(name, state)]


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
    for name in NAMES:
        assert choice(name, play(table("classic", 3, "1 2 3"), "0 bid 999")) == "challenge"


def test_all_guess_the_likelier_winner() -> None:
    state = table("eyes", 3, "10 15 20", trickster=True)
    for name in THOUGHTFUL:
        assert choice(name, play(state, "0 bid 3", "1 challenge")) == "guess 0"
        assert choice(name, play(state, "0 bid 99", "1 challenge")) == "guess 1"


def test_all_return_a_closed_eye_and_keep_the_open_ones() -> None:
    state = play(table("eyes", 2, "1 2 3"), "0 bid 99", "1 challenge")
    assert state.to_act == (0,)
    for name in THOUGHTFUL:
        assert choice(name, state) == "discard closed"


def test_odds_challenges_what_is_unlikely_and_raises_to_what_is_likely() -> None:
    state = table("classic", 3, "10 15 15")
    assert choice("odds", play(state, "0 bid 60")) == "challenge"
    number = int(choice("odds", play(state, "0 bid 2")).removeprefix("bid "))
    assert number >= 10


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


def test_pup_goes_by_what_it_sees_and_by_its_mood() -> None:
    # Seat 1 sees 10 and 20: with its own card and the centre that feels like 38.
    state = table("eyes", 3, "10 15 20")
    assert set(choices("pup", play(state, "0 bid 80"))) == {"challenge"}
    high = choices("pup", play(state, "0 bid 38"))
    assert 10 <= high.count("challenge") <= 35
    assert choices("pup", play(state, "0 bid 5")).count("challenge") <= 5


def test_pup_plays_with_its_toys_now_and_then() -> None:
    tried = choices("pup", play(table("tomahawk", 3, "10 15 20", additions=ADDITIONS), "0 bid 5"))
    assert len({"confirm", "reverse", "restart"} & set(tried)) > 1
    assert {text.split()[2] for text in tried if text.count(" ") > 1} == {"extra", "double", "next"}
    assert sum(text.startswith("bid ") for text in tried) > 20
    museum = choices("pup", play(table("museum", 3, "1 2 3", tokens=True), "0 bid 1"))
    assert not any(text.startswith("name") for text in museum)


def test_plus_one_opens_with_what_is_sure_and_raises_by_one() -> None:
    state = table("classic", 3, "10 15 15")
    assert choice("plus-one", state) == "bid 15"
    assert choice("plus-one", play(state, "0 bid 20")) == "bid 21"
    assert choice("plus-one", play(state, "0 bid 60")) == "challenge"


def test_braggart_leaps_over_what_is_likely_now_and_then() -> None:
    state = table("classic", 3, "10 15 15")
    said = bids("braggart", state)
    assert min(said) == safest_bid(distribution(view(state, 0)), 0.9)
    assert sum(number > min(said) for number in said) in range(3, 20)


def test_braggart_dares_the_next_player_to_challenge_for_double() -> None:
    state = table("tomahawk", 3, "10 15 20", additions=("double", "extra"))
    assert all(text.endswith(" double") for text in choices("braggart", state))


def test_braggart_raises_where_others_would_challenge() -> None:
    # 28 is true in half of all cases, 29 in two of five.
    state = play(table("classic", 3, "10 15 15"), "0 bid 28")
    assert choice("odds", state) == "challenge"
    assert "challenge" not in choices("braggart", state)
    assert choice("braggart", play(table("classic", 3, "10 15 15"), "0 bid 60")) == "challenge"


def test_lurker_keeps_low_or_bids_just_below_what_it_believes() -> None:
    state = play(table("eyes", 3, "10 15 20"), "0 bid 2")
    said = bids("lurker", state)
    assert said.count(3) in range(10, 30)
    assert len(set(said)) == 3
    assert min(set(said) - {3}) > 10


def test_lurker_challenges_earlier_than_others() -> None:
    # 38 is true in 44 of 100 cases.
    state = play(table("eyes", 3, "10 15 20"), "0 bid 38")
    assert set(choices("lurker", state)) == {"challenge"}
    assert choice("odds", state) == "peek"
