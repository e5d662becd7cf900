"""Names and texts of people, and their animals."""

from __future__ import annotations

import pytest

from coyote.table.errors import Refused
from coyote.table.people import ANIMALS, LONGEST_NAME, clean_name, clean_text, free_animal

FAMILY = "\U0001f469\u200d\U0001f467"
"""A mother and her daughter, held together by a joiner."""

INVISIBLE = ["", " \t\n", "\x00\x07", "\u200b", "\u202e", "\ufeff", "\u200d", "\u3164", "\u2800"]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ann  of\tAvon ", "Ann of Avon"),
        ("Ann\nHost:", "Ann Host:"),
        ("A\x00n\x1bn", "A n n"),
        ("\u202eAnn\u2066", "Ann"),
        ("Ann\u200b", "Ann"),
        ("Ann\ud800", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Ángel Ωmega 雪", "Ángel Ωmega 雪"),
        (f"{FAMILY} Ann", f"{FAMILY} Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_one_line_of_signs_that_can_be_seen(written: str, name: str) -> None:
    assert clean_name(written) == name


@pytest.mark.parametrize("written", INVISIBLE)
def test_a_name_that_cannot_be_seen_is_refused(written: str) -> None:
    with pytest.raises(Refused, match="name-empty"):
        clean_name(written)


@pytest.mark.parametrize("written", INVISIBLE)
def test_a_text_that_cannot_be_seen_is_refused(written: str) -> None:
    with pytest.raises(Refused, match="text-empty"):
        clean_text(written, 200)


def test_a_name_has_at_most_24_signs_after_it_was_cleaned() -> None:
    assert clean_name(" " + "n" * 24 + " ") == "n" * 24
    with pytest.raises(Refused) as caught:
        clean_name("n" * 25)
    assert (caught.value.code, caught.value.facts) == ("name-long", {"most": LONGEST_NAME})


def test_a_text_is_one_line_and_not_too_long() -> None:
    assert clean_text("look\r\nhere\u202e !", 20) == "look here !"
    assert clean_text("n" * 200, 200) == "n" * 200
    with pytest.raises(Refused) as caught:
        clean_text("n" * 201, 200)
    assert (caught.value.code, caught.value.facts) == ("text-long", {"most": 200})


def test_everybody_gets_an_animal_that_nobody_is_and_the_coyote_comes_last() -> None:
    taken: list[str] = []
    for _ in ANIMALS:
        taken.append(free_animal(set(taken)))
    assert sorted(taken) == sorted(ANIMALS)
    assert taken[-1] == "coyote"


def test_when_all_animals_are_taken_the_coyote_comes_again() -> None:
    assert free_animal(set(ANIMALS)) == "coyote"


def test_a_wish_for_an_animal_is_granted_even_if_another_is_it() -> None:
    assert free_animal({"owl"}, "owl") == "owl"


def test_an_unknown_animal_is_refused_and_told_in_few_signs() -> None:
    with pytest.raises(Refused) as caught:
        free_animal(set(), "y" * 60)
    assert (caught.value.code, caught.value.facts) == ("animal", {"animal": "y" * 24})
