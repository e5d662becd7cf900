"""An action and its number are the same thing."""

from __future__ import annotations

import pytest

from coyote import parse
from coyote.sim.actions import (
    CLOSED_EYE,
    DISCARD,
    DOUBLE,
    NEXT,
    action_of,
    addition_of,
    argument_of,
    bid_of,
    bid_with,
    decode,
    encode,
    kind_of,
    number_of,
)

TEXTS = (
    "bid -999",
    "bid 0",
    "bid 999",
    "bid 12 extra 9",
    "bid 3 double",
    "bid 7 next 0",
    "challenge",
    "peek",
    "coyote",
    "guess 5",
    "discard open",
    "discard closed",
    "confirm",
    "reverse",
    "restart",
    "open",
    "skip",
    "swap",
    "name ?",
    "name -10",
    "name 0*",
)


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_comes_back_from_its_number(text: str) -> None:
    assert str(decode(encode(parse(text)))) == text


def test_no_two_actions_have_one_number() -> None:
    assert len({encode(parse(text)) for text in TEXTS}) == len(TEXTS)


def test_compiled_code_makes_the_same_numbers() -> None:
    assert decode(bid_of(-999)) == parse("bid -999")
    assert decode(bid_with(5, NEXT, 9)) == parse("bid 5 next 9")
    assert decode(bid_with(5, DOUBLE, 0)) == parse("bid 5 double")
    assert decode(action_of(DISCARD, CLOSED_EYE)) == parse("discard closed")


def test_compiled_code_takes_numbers_apart() -> None:
    code = encode(parse("bid -17 next 9"))
    assert (kind_of(code), number_of(code), addition_of(code), argument_of(code)) == (
        0,
        -17,
        NEXT,
        9,
    )
