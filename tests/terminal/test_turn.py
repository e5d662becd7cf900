"""What you are told at the prompt."""

from __future__ import annotations

import re

import pytest
from terminal.sitting import ADDITIONS, arranged, seat, typed, with_timid

from coyote.rules.refusals import HOME


def _said(
    lines: list[str], edition: str = "eyes", *, hints: bool = False, **options: object
) -> str:
    """What comes after the first prompt of a game of three that you start."""
    _, text = typed(with_timid(seat(edition, 3, starter=0, options=options)), lines, hints=hints)
    return text[text.index("\n>") :]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("c", "There is no bid to challenge yet: open with a number. (C2)"),
        ("peek", "You cannot peek on the first turn of the round. (E6)"),
        ("1000", "A bid lies between -999 and 999. (C10)"),
        ("coyote", "This game is played without “coyote”. (T5)"),
        ("guess 1", "You are not asked to guess now. (T2)"),
        ("swap", "There is no swap in this edition."),
        ("nonsense", "“nonsense” means nothing here. Type ? for what you can do now."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_and_you_are_asked_again(
    line: str, sentence: str
) -> None:
    said = _said([line, "5"]).splitlines()
    assert said[1:5] == [f"> {line}", f" {sentence}", "> 5", " You bid 5."]


def test_a_bid_that_is_too_low_is_told_the_least_one() -> None:
    assert "The first bid is at least 1. (H2)" in _said(["0"], "tomahawk")
    assert "That is too low: bid at least 8. (C2)" in _said(["5", "5"], "tomahawk")


def test_an_empty_line_asks_again() -> None:
    assert _said(["", "  ", "5"]).splitlines()[1:4] == [">", ">", "> 5"]


def test_help_lists_just_what_is_legal_with_the_rule_of_each() -> None:
    said = _said(["?"], "tomahawk", additions=("extra", "confirm"))
    forms = re.findall(r"^  (\S.*?) {2,}(\w+) {2,}\S", said, re.MULTILINE)
    assert forms == [("bid N", "C2"), ("bid N extra SEAT", "HA3")]


@pytest.mark.parametrize("word", HOME)
def test_help_of_an_action_explains_it_with_its_rule(word: str) -> None:
    said = _said([f"help {word}"], "tomahawk", additions=ADDITIONS)
    assert f"({HOME[word]})" in said
    foreign = word in ("peek", "coyote", "guess", "discard", "open", "skip", "swap", "name")
    assert ("It is no part of Tomahawk." in said) is foreign


def test_help_of_reverse_is_that_of_the_edition() -> None:
    assert "(MT2)" in _said(["help reverse"], "museum", tokens=True)


def test_help_of_no_action_lists_those_there_are() -> None:
    assert "There is help for: bid, challenge." in _said(["help me"], "classic")


def test_rules_says_how_to_read_them() -> None:
    assert "coyote rules --edition museum prints the rules" in _said(["rules"], "museum")


def test_history_tells_the_moves_of_the_round() -> None:
    said = _said(["5", "history"])
    assert re.search(r"Round 1, so far: you bid 5; \w+ bid 6; \w+ bid 7\.", said)


def test_history_tells_what_each_action_did() -> None:
    moves = ["0 bid 5 extra 1", "1 bid 6 double", "2 confirm", "3 bid 8 next 0"]
    _, text = typed(arranged("tomahawk", "1 2 3 4 | 5", moves, additions=ADDITIONS), ["history"])
    said = " ".join(text.split("> history")[1].split())
    assert "you bid 5 and gave Bo a second feather; Bo bid 6 doubled; Cy confirmed the bid;" in said
    assert "Di bid 8 and had you answer." in said
    moves = ["0 bid 1", "1 open", "1 bid 2", "2 swap", "2 bid 3", "3 skip", "0 reverse", "0 bid 4"]
    moves += ["3 name 4", "2 skip", "1 bid 5"]
    _, text = typed(arranged("museum", "1 2 3 4 | 5 6", moves, tokens=True), ["history"])
    said = " ".join(text.split("> history")[1].split())
    assert "Bo turned up a feather; Bo bid 2; Cy swapped; Cy bid 3; Di skipped;" in said
    assert "you reversed; you bid 4; Di named 4; Cy skipped; Bo bid 5." in said


def test_history_tells_of_eyes_and_guesses() -> None:
    moves = ["0 bid 5", "1 peek", "1 bid 99", "2 challenge"]
    cards = "1 2 3 4 5"
    _, text = typed(arranged("eyes", cards, moves, trickster=True), ["history", "guess 1"])
    assert "you bid 5; Bo peeked; Bo bid 99; Cy challenged." in text
    moves = ["0 bid 99", "1 challenge", "2 guess 0", "3 guess 1"]
    _, text = typed(arranged("eyes", cards, moves, trickster=True), ["history"])
    said = " ".join(text.split("> history")[1].split())
    assert "you bid 99; Bo challenged; Cy guessed that you win; Di guessed that Bo wins." in said


def test_the_odds_are_told_only_with_hints() -> None:
    assert "%" not in _said(["odds"])
    assert "--hint" in _said(["odds"])
    said = _said(["odds", "odds 1", "odds -999", "odds x"], hints=True)
    assert re.search(r"At least 1: \d+ %\.", said)
    assert "At least -999: 100 %." in said
    assert "Type odds, or odds and a number" in said


def test_table_draws_the_table_again() -> None:
    _, text = typed(seat("classic", 3, starter=0), ["table"])
    assert text.count("Classic, round 1, clockwise") == 2


def test_after_a_peek_the_bid_that_is_owed_is_asked_for() -> None:
    said = _said(["5", "peek", "challenge", "5"])
    assert "Now name your number, at least 8." in said
    assert "You cannot challenge now: first name your number. (E5)" in said


def test_an_opening_after_a_token_may_be_any_number() -> None:
    assert "Now name your number.\n" in _said(["reverse"], "museum", tokens=True)


def test_a_bid_that_comes_back_has_to_be_raised() -> None:
    moves = ["0 bid 5", "1 skip", "2 skip"]
    _, text = typed(arranged("museum", "1 2 3", moves, tokens=True), ["skip", "c"])
    assert "Your own 5 came back to you: raise it." in text
    assert "No skip token is left this round. (MT3)" in text
    assert "You cannot challenge now: the bid is your own, raise it. (MT3)" in text


def test_a_bid_of_yours_that_is_withdrawn_needs_another_number() -> None:
    moves = ["0 bid 5", "1 bid 6", "2 bid 7", "0 bid 9", "1 restart"]
    _, text = typed(arranged("tomahawk", "1 2 3", moves, additions=("restart",)), ["9"])
    assert "Your 9 was withdrawn: name another number, at least 8, but not 9." in text
    assert "8 or more but not 9, help" in text
    assert "That number was withdrawn: name another. (HA5)" in text
    _, text = typed(
        arranged("tomahawk", "1 2", ["0 bid 5", "1 restart"], additions=["restart"]), []
    )
    assert "No bid yet. 5 was withdrawn." in text


def test_a_withdrawn_bid_is_not_offered_as_the_least_number() -> None:
    moves = ["0 bid 5", "1 bid 6", "2 bid 7", "0 bid 8", "1 restart"]
    _, text = typed(arranged("tomahawk", "1 2 3", moves, additions=("restart",)), [])
    assert "Your 8 was withdrawn: name another number, at least 9." in text
    assert "9 or more, help" in text


def test_at_the_highest_bid_there_is_only_the_challenge() -> None:
    _, text = typed(arranged("classic", "1 2", ["0 bid 5", "1 bid 999"]), ["?"])
    assert "no number is left above 999, challenge Bo." in text
    assert "bid N" not in text


def test_all_that_lies_before_the_players_is_on_the_table() -> None:
    moves = ["0 bid 1", "1 swap", "1 bid 2", "2 open", "2 bid 3", "3 name 4"]
    _, text = typed(arranged("museum", "1 2 3 4 | 5 6", moves, tokens=True), [])
    rows = [line.split() for line in text.splitlines() if re.match(r"[ ▶] \d ", line)]
    assert rows[1][2:] == ["[", "5", "]", "behind", "[", "2", "]", "···"]
    assert rows[2][2:] == ["[", "3", "]", "open", "[", "6", "]", "···", "bid", "3"]
    assert rows[3][2:] == ["[", "4", "]", "···", "sits", "out"]
    assert "tokens: open, reverse ×2, skip ×2" in text


def test_withdrawn_bids_are_told() -> None:
    additions = {"additions": ("restart",)}
    _, text = typed(with_timid(seat("tomahawk", 3, starter=0, options=additions)), ["5", "restart"])
    told = r"You have the bid of 7 withdrawn\. (\w+) names another number\.\n \1 bids 8\."
    assert re.search(told, text)
    assert "no additions now" not in text.split("restart\n")[0]
    assert "no additions now" in text.split("> restart\n")[1]
