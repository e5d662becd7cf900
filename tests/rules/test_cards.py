"""Cards and decks."""

import copy
import pickle
from collections import Counter

import pytest

from coyote import EDITIONS, Card, InvalidNotation
from coyote.rules.cards import cards, in_order

FEATHERS = Counter({**{str(n): 2 for n in range(1, 11)}, "15": 1, "20": 1, "-5": 2, "-10": 1})
FEATHERS += Counter(["?", "MAX0", "MAX-", "X2", "0*"])


@pytest.mark.rule("E1")
def test_the_eyes_deck_holds_one_of_each_of_seventeen() -> None:
    faces = "-10 -5 0 1 2 3 4 5 6 7 8 9 10 15 20 ? MAX0"
    assert Counter(EDITIONS["eyes"].deck) == Counter(faces.split(" "))
    assert len(EDITIONS["eyes"].deck) == 17


@pytest.mark.rule("H1", "M1")
@pytest.mark.parametrize("edition", ["tomahawk", "museum"])
def test_the_feathers_are_thirty(edition: str) -> None:
    deck = EDITIONS[edition].deck
    assert Counter(deck) == FEATHERS
    assert len(deck) == 30
    numbers = [card.number for card in deck if card.number is not None]
    assert (sum(n > 0 for n in numbers), sum(n < 0 for n in numbers)) == (22, 3)


@pytest.mark.rule("K1")
def test_the_classic_deck_holds_thirty_six() -> None:
    copies = {"20": 1, "15": 2, "10": 3, "0": 3, "-5": 2, "-10": 1, **dict.fromkeys("54321", 4)}
    copies |= dict.fromkeys(["X2", "MAX0", "?", "0*"], 1)
    assert Counter(EDITIONS["classic"].deck) == Counter(copies)
    assert len(EDITIONS["classic"].deck) == 36


@pytest.mark.rule("C8")
def test_there_are_two_zeros() -> None:
    assert Card("0").number == 0
    assert Card("0*").number is None
    assert Card("0") != Card("0*")
    plain = {name: edition.deck.count(Card("0")) for name, edition in EDITIONS.items()}
    assert plain == {"eyes": 1, "tomahawk": 0, "museum": 0, "classic": 3}
    forcing = {name: edition.deck.count(Card("0*")) for name, edition in EDITIONS.items()}
    assert forcing == {"eyes": 0, "tomahawk": 1, "museum": 1, "classic": 1}


def test_a_card_is_its_face() -> None:
    assert str(Card("MAX-")) == "MAX-"
    assert repr(Card("-10")) == "Card('-10')"
    assert Card("-10").number == -10
    assert [Card(face).number for face in ("?", "MAX0", "MAX-", "X2")] == [None] * 4


def test_cards_of_one_face_are_one_object_even_when_copied() -> None:
    card = Card("7")
    assert Card("".join(["7"])) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


@pytest.mark.parametrize(
    "text", ["", "11", "-1", "07", "+7", "-0", "max0", "7 ", "\u0667", "x" * 99, "7\n", None, 7, []]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Card(text)
    assert (caught.value.rule, caught.value.code) == ("RECORD", "no-card")
    assert len(str(caught.value.facts["text"])) <= 40
    assert str(caught.value.facts["text"]).isprintable()


def test_a_pile_is_read_from_its_canonical_text() -> None:
    assert cards("7 ? -10") == (Card("7"), Card("?"), Card("-10"))
    assert cards("") == ()


@pytest.mark.parametrize("text", [" ", "7  ?", " 7", "7 ", "7\t?", "7,?", "7 " * 2_000_000])
def test_any_other_text_of_a_pile_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        cards(text)


def test_an_order_that_tells_nothing_is_numbers_rising_then_specials() -> None:
    assert in_order(cards("X2 7 0* -5 ? 0 20 -10")) == cards("-10 -5 0 7 20 ? X2 0*")
