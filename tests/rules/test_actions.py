"""Actions and their canonical texts."""

from dataclasses import fields
from typing import Any

import pytest

import coyote
from coyote import (
    Action,
    Bid,
    Card,
    Challenge,
    Confirm,
    Coyote,
    Discard,
    Guess,
    InvalidNotation,
    Move,
    Name,
    Open,
    Peek,
    Restart,
    Reverse,
    Skip,
    Swap,
    parse,
)

TEXTS: dict[str, Action] = {
    "bid 12": Bid(12),
    "bid 0": Bid(0),
    "bid -7": Bid(-7),
    "challenge": Challenge(),
    "peek": Peek(),
    "coyote": Coyote(),
    "guess 2": Guess(2),
    "discard open": Discard("open"),
    "discard closed": Discard("closed"),
    "confirm": Confirm(),
    "reverse": Reverse(),
    "restart": Restart(),
    "bid 12 extra 3": Bid(12, "extra", 3),
    "bid 12 double": Bid(12, "double"),
    "bid 12 next 0": Bid(12, "next", 0),
    "open": Open(),
    "skip": Skip(),
    "swap": Swap(),
    "name 7": Name(Card("7")),
    "name 0*": Name(Card("0*")),
    "name MAX0": Name(Card("MAX0")),
}


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_has_one_text(text: str) -> None:
    action = TEXTS[text]
    assert parse(text) == action
    assert str(action) == text
    assert action.word == text.split(" ")[0]
    assert str(Move(3, action)) == f"3 {text}"


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_is_a_frozen_value(text: str) -> None:
    action: Any = TEXTS[text]
    assert hash(action) == hash(parse(text))
    assert not hasattr(action, "__dict__")
    for name in (*(field.name for field in fields(action)), "luck"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(action, name, 1)


@pytest.mark.parametrize("text", TEXTS)
def test_the_repr_of_an_action_makes_it(text: str) -> None:
    move = Move(1, TEXTS[text])
    assert eval(repr(move), vars(coyote)) == move


@pytest.mark.parametrize(
    "text",
    [
        *(f"{text} " for text in TEXTS),
        *(f" {text}" for text in TEXTS),
        *(text.replace(" ", "  ") for text in TEXTS if " " in text),
        *(text.upper() for text in TEXTS),
        *("", " ", "raise 12", "bid12", "bid\t12", "challenge\n", "pass"),
        *("bid", "bid ", "bid x", "bid 1.0", "bid 1e3", "bid +1", "bid 01", "bid -0", "bid 00"),
        *("bid 1_0", "bid ٣", "bid --1", "bid 0x1", f"bid 1{'0' * 1000}", f"bid {'9' * 5000}"),
        *("bid 1 double 2", "bid 1 extra", "bid 1 extra -1", "bid 1 extra 01", "bid 1 extra x"),
        *("bid 1 next", "bid 1 next 2 3", "bid 1 confirm", "bid 1 double extra 2", "bid 1 2"),
        *("guess", "guess -1", "guess 1 2", "guess 00", "discard", "discard eye", "discard open 1"),
        *("name", "name 0", "name 11", "name max0", "name 7 7", "peek 1", "challenge 1"),
    ],
)
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse(text)
    assert (caught.value.rule, caught.value.code) == ("RECORD", "no-action")
    assert caught.value.facts["text"] == text[:40].replace("\n", "\\n").replace("\t", "\\t")


@pytest.mark.parametrize("text", [None, 12, b"peek", ["peek"], ("bid", "12")])
def test_what_is_no_text_is_no_action(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse(text)


def test_a_number_as_long_as_it_is_read_is_an_action_that_no_rule_allows() -> None:
    assert parse(f"bid {'9' * 999}") == Bid(int("9" * 999))
