"""Commitments, and orders that follow from secrets and entropy without bias."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from itertools import islice, permutations, product
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote import EDITIONS, Card
from coyote.rules.cards import cards, in_order
from coyote.table.proof import (
    FORMAT,
    Kind,
    Label,
    below,
    commitment,
    continued_proof,
    deal_proof,
    entropy_lines,
    order,
    read_entropy,
    read_hex,
    refill_proof,
    shuffle,
    words,
)

LABEL = Label("KORVEX", 3, 2)
SECRET = bytes(range(32))
ENTROPY = {2: bytes(16), 0: bytes(range(100, 132))}
DECK = EDITIONS["eyes"].deck

SECRETS = st.binary(min_size=32, max_size=32)
ENTROPIES = st.dictionaries(st.integers(0, 9), st.binary(min_size=16, max_size=32))
LABELS = st.builds(
    Label,
    st.text(st.sampled_from("ABCabc123-ü "), min_size=1, max_size=64),
    st.integers(1, 999_999_999),
    st.integers(1, 999),
    st.sampled_from(get_args(Kind)),
)


def hashed(*lines: str) -> bytes:
    return sha256("\n".join(lines).encode("utf-8")).digest()


def test_a_commitment_hashes_six_lines() -> None:
    lines = ("coyote-shuffle/1", "KORVEX", "3", "2", "deal", SECRET.hex())
    assert commitment(LABEL, SECRET) == hashed(*lines).hex()
    refill = commitment(replace(LABEL, kind="refill"), SECRET)
    assert refill == hashed(*lines[:4], "refill", SECRET.hex()).hex()


def test_the_order_is_that_of_the_specification_word_for_word() -> None:
    named = commitment(LABEL, SECRET)
    lines = ("0 " + bytes(range(100, 132)).hex(), "2 " + "00" * 16)
    seed = hashed("coyote-order/1", named, SECRET.hex(), *lines)
    blocks = (sha256(seed + bytes([0, 0, 0, 0, 0, 0, 0, number])).digest() for number in range(9))
    stream = b"".join(blocks)
    expected = list(DECK)
    for last in range(len(DECK) - 1, 0, -1):
        word, stream = stream[:4], stream[4:]
        # No word of this vector is so high that it would be passed over.
        other = int.from_bytes(word, "big") % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert order(DECK, LABEL, SECRET, ENTROPY) == tuple(expected)


def test_the_words_are_read_block_by_block() -> None:
    seed = hashed("any")
    blocks = [sha256(seed + number.to_bytes(8, "big")).hexdigest() for number in range(3)]
    read = [f"{word:08x}" for word in islice(words(seed), 24)]
    assert "".join(read) == "".join(blocks)


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 12, 17, 30, 36, 2**31 + 1])
def test_a_number_comes_from_equally_many_words(bound: int) -> None:
    fair = 2**32 // bound * bound
    assert below(bound, iter([fair - 1])) == bound - 1
    assert below(bound, iter([fair - bound])) == 0
    over = [fair, 2**32 - 1] if fair < 2**32 else []
    assert below(bound, iter([*over, 2**31])) == 2**31 % bound
    with pytest.raises(StopIteration):
        below(bound, iter(over))


@pytest.mark.parametrize("size", range(6))
def test_each_order_comes_from_one_choice_of_numbers(size: int) -> None:
    some = DECK[:size]
    choices = product(*(range(bound) for bound in range(size, 1, -1)))
    orders = [shuffle(some, iter(choice)) for choice in choices]
    assert sorted(orders) == sorted(permutations(some))


def test_a_word_that_is_too_high_moves_no_card() -> None:
    some = cards("1 2 3")
    plain = shuffle(some, iter([0, 1]))
    assert shuffle(some, iter([2**32 - 1, 0, 1])) == plain


@given(st.lists(st.sampled_from(EDITIONS["classic"].deck), max_size=36), LABELS, SECRETS, ENTROPIES)
def test_an_order_holds_the_same_cards_and_is_the_same_again(
    some: list[Card], label: Label, secret: bytes, entropy: dict[int, bytes]
) -> None:
    ordered = order(some, label, secret, entropy)
    assert in_order(ordered) == in_order(some)
    assert ordered == order(tuple(some), label, secret, dict(reversed(entropy.items())))


@given(LABELS, LABELS, SECRETS, SECRETS, ENTROPIES, ENTROPIES)
def test_whatever_goes_in_changes_the_order(
    label: Label,
    other: Label,
    secret: bytes,
    another: bytes,
    entropy: dict[int, bytes],
    more: dict[int, bytes],
) -> None:
    given_, others = (label, secret, entropy), (other, another, more)
    deck = EDITIONS["museum"].deck
    plain = order(deck, label, secret, entropy)
    for place in range(3):
        changed: Any = tuple(others[i] if i == place else given_[i] for i in range(3))
        same = changed == given_
        assert (order(deck, *changed) == plain) == same
        assert (commitment(*changed[:2]) == commitment(label, secret)) == (same or place == 2)


def test_entropy_is_written_seat_by_seat() -> None:
    given_ = {10: b"b" * 16, 9: b"a" * 32}
    assert entropy_lines(given_) == ("9 " + "61" * 32, "10 " + "62" * 16)
    assert entropy_lines({}) == ()


@given(ENTROPIES)
def test_entropy_is_read_as_it_is_written(entropy: dict[int, bytes]) -> None:
    assert dict(filter(None, map(read_entropy, entropy_lines(entropy)))) == entropy


@given(SECRETS)
def test_a_secret_is_read_as_it_is_written(secret: bytes) -> None:
    assert read_hex(secret.hex()) == secret


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0" * 63,
        "0" * 65,
        "0" * 62,
        "A" * 64,
        "g" * 64,
        "0" * 64 + "\n",
        "\u0660" * 64,
        "0x" * 32,
    ],
)
def test_any_other_text_is_no_secret(text: str) -> None:
    assert read_hex(text) is None


@pytest.mark.parametrize("thing", [None, 0, b"0" * 64, ["0" * 64]], ids=str)
def test_any_other_thing_is_no_secret_and_no_entropy(thing: object) -> None:
    assert read_hex(thing) is None
    assert read_entropy(thing) is None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "00" * 16,
        "0 " + "00" * 15,
        "0 " + "00" * 33,
        "0 " + "00" * 16 + "0",
        "0  " + "00" * 16,
        " 0 " + "00" * 16,
        "0 " + "00" * 16 + "\n",
        "0 " + "AB" * 16,
        "00 " + "00" * 16,
        "-1 " + "00" * 16,
        "1000 " + "00" * 16,
        "\u0660 " + "00" * 16,
    ],
)
def test_any_other_text_is_no_entropy(line: str) -> None:
    assert read_entropy(line) is None


@pytest.mark.parametrize("size", [0, 15, 33])
def test_entropy_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="16 to 32 bytes"):
        entropy_lines({0: bytes(16), 1: bytes(size)})


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(LABEL, bytes(size))


@pytest.mark.parametrize(
    "change",
    [
        {"table": ""},
        {"table": "a\nb"},
        {"table": "\ud800"},
        {"table": "a" * 65},
        {"game": 0},
        {"game": 1_000_000_000},
        {"game": True},
        {"round": 0},
    ],
    ids=str,
)
def test_a_label_that_could_be_mistaken_for_another_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="label"):
        replace(LABEL, **change)


def test_a_label_may_be_as_long_and_as_high_as_the_limits_say() -> None:
    longest = Label("ü" * 64, 999_999_999, 1)
    lines = ("coyote-shuffle/1", "ü" * 64, "999999999", "1", "deal", SECRET.hex())
    assert commitment(longest, SECRET) == hashed(*lines).hex()


def test_the_fields_of_a_record_hold_what_the_check_needs() -> None:
    shown, secret = commitment(LABEL, SECRET), SECRET.hex()
    lines = list(entropy_lines(ENTROPY))
    assert FORMAT == "coyote-proof/1"
    assert deal_proof(LABEL, SECRET, ENTROPY) == {
        "commitment": shown,
        "secret": secret,
        "entropy": lines,
    }
    assert continued_proof(1, ENTROPY) == {"continues": 1, "entropy": lines}
    assert continued_proof(1, {}) == {"continues": 1, "entropy": []}
    assert refill_proof(LABEL, SECRET) == {"commitment": shown, "secret": secret}
