"""Codes that people read to each other."""

from __future__ import annotations

from collections import Counter

import pytest

from coyote.table.codes import LETTERS, MOVE_LETTERS, TABLE_LETTERS, cleaned, code_from
from coyote.table.tokens import hashed, token_from

LOOK_ALIKE = ("OQD", "IL", "IJ", "UV", "CG", "EF", "PR", "MN", "VY")
SOUND_ALIKE = ("BCDEGPTVZ", "MN", "FS", "AHJK", "IY", "QU")


@pytest.mark.parametrize("group", [*LOOK_ALIKE, *SOUND_ALIKE])
def test_no_two_letters_of_a_code_are_mixed_up(group: str) -> None:
    assert len(set(LETTERS) & set(group)) <= 1


def test_letters_are_capitals_and_none_comes_twice() -> None:
    assert all("A" <= letter <= "Z" for letter in LETTERS)
    assert len(set(LETTERS)) == len(LETTERS)


def test_a_code_has_as_many_letters_as_asked_for() -> None:
    assert (TABLE_LETTERS, MOVE_LETTERS) == (6, 8)
    for letters in (TABLE_LETTERS, MOVE_LETTERS):
        code = code_from(bytes(range(100, 132)), letters)
        assert len(code) == letters
        assert set(code) <= set(LETTERS)


def test_every_letter_comes_at_every_place_and_as_often() -> None:
    codes = [code_from(number.to_bytes(32, "big"), 2) for number in range(len(LETTERS) ** 2)]
    assert len(set(codes)) == len(LETTERS) ** 2
    for place in range(2):
        assert set(Counter(code[place] for code in codes).values()) == {len(LETTERS)}


def test_a_code_may_be_typed_in_small_letters_with_spaces_and_hyphens() -> None:
    assert cleaned(" bfk lm-r ", 6) == "BFKLMR"


@pytest.mark.parametrize("typed", ["", "BFKLM", "BFKLMRR", "BFKLMO", "BFKLM1", "ßFKLMR", "日BFKLM"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert cleaned(typed, 6) is None


def test_a_token_holds_its_256_bits_and_goes_into_a_link_or_a_header() -> None:
    tokens = {token_from(bytes([first, *range(31)])) for first in range(256)}
    assert len(tokens) == 256
    assert all(len(token) == 43 and token.isascii() for token in tokens)
    assert all(sign.isalnum() or sign in "-_" for token in tokens for sign in token)


def test_of_a_token_only_its_hash_is_kept() -> None:
    assert hashed("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len(hashed("half a sign \ud800")) == 64
