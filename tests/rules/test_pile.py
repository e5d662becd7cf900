"""Piles: what is due, the deal, and what is refused."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tables import faces, lose, play, running, sentence, stacked, table

from coyote import (
    EDITIONS,
    Card,
    Due,
    IllegalPile,
    Segment,
    State,
    deal,
    due,
    new_game,
    shuffled,
    view,
)
from coyote.rules.cards import cards

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def refused(state: State, pile: Sequence[Any]) -> str:
    """The rule and the sentence by which a pile is refused."""
    with pytest.raises(IllegalPile) as caught:
        deal(state, pile)
    return f"{caught.value.rule}: {sentence(caught.value)}"


@every_edition
def test_a_new_game_waits_for_the_whole_deck_in_any_order(edition: str) -> None:
    state = new_game(edition, 3)
    deck = EDITIONS[edition].deck
    assert due(state) == Due((), deck)
    assert (state.to_act, view(state, 0).phase) == ((), "deal")
    for pile in (deck, deck[::-1], list(deck)):
        assert deal(state, pile).to_act == (0,)
        assert deal(state, pile).segments == (Segment(deck, len(deck) - 3 - (edition == "eyes")),)


@every_edition
def test_a_pile_takes_the_texts_of_cards(edition: str) -> None:
    texts: list[Any] = [str(card) for card in EDITIONS[edition].deck]
    state = deal(new_game(edition, 3), texts)
    assert all(type(card) is Card for card in state.pile)
    assert all(type(card.card) is Card for card in running(state).cards)


@every_edition
def test_every_later_draw_takes_the_new_top_card(edition: str) -> None:
    state = table(edition, 3, "1 2 3 ? 5" if edition == "eyes" else "1 2 ? 5 3")
    top = state.pile[0]
    state = play(state, "0 bid 99", "1 challenge")
    shown = state.rounds[-1] if state.rounds else running(state)
    assert faces(shown, None, "drawn") == [str(top)] == ["5"]


@pytest.mark.parametrize(
    ("edition", "rule", "size"),
    [("eyes", "E1", 17), ("tomahawk", "H1", 30), ("museum", "M1", 30), ("classic", "K1", 36)],
)
def test_a_first_pile_that_is_not_the_deck_is_refused(edition: str, rule: str, size: int) -> None:
    state = new_game(edition, 3)
    deck = EDITIONS[edition].deck
    said = f"{rule}: the pile does not hold the {size} cards that are due: one"
    assert refused(state, deck[1:]) == f"{said} -10 is missing"
    assert refused(state, ()) == f"{said} -10 is missing"
    assert refused(state, deck[:-1]) == f"{said} {deck[-1]} is missing"
    assert refused(state, (*deck, Card("20"))) == f"{said} 20 is too many"
    assert refused(state, (*deck[:-1], Card("20"))) == f"{said} 20 is too many"
    foreign = {"eyes": "X2", "classic": "MAX-"}.get(edition, "0")
    assert refused(state, (*deck, Card(foreign))) == f"{said} {foreign} is too many"


@pytest.mark.parametrize(
    ("edition", "rule"), [("eyes", "E3"), ("tomahawk", "H6"), ("museum", "M6"), ("classic", "K4")]
)
def test_a_later_pile_is_what_the_rules_leave(edition: str, rule: str) -> None:
    state = lose(table(edition, 3), 0)
    pile = stacked(state)
    said = f"the pile does not hold the {len(pile)} cards that are due: one"
    assert refused(state, pile[1:]) == f"{rule}: {said} {pile[0]} is missing"
    assert refused(state, (*pile, Card("20"))) == f"{rule}: {said} 20 is too many"


@pytest.mark.parametrize(
    ("edition", "rule"), [("tomahawk", "H6"), ("museum", "M6"), ("classic", "K4")]
)
def test_the_undrawn_rest_keeps_its_order(edition: str, rule: str) -> None:
    state = lose(table(edition, 3, "1 2 3 5 4"), 0)
    pile = stacked(state)
    fixed = {"tomahawk": 27, "museum": 27, "classic": 33}[edition]
    wanted = f"{rule}: the first {fixed} cards are not the undrawn rest in its order"
    assert refused(state, (pile[1], pile[0], *pile[2:])) == wanted
    assert deal(state, pile).to_act


@pytest.mark.parametrize("wrong", ["", "11", "7 ?", "max0"])
def test_a_pile_holds_nothing_but_cards(wrong: str) -> None:
    state = new_game("eyes", 2)
    deck = EDITIONS["eyes"].deck
    assert refused(state, (*deck[1:], wrong)) == f"RECORD: “{wrong}” is no card"
    assert refused(state, (7, *deck[1:])) == "RECORD: “7” is no card"


@every_edition
def test_a_pile_that_is_not_due_is_refused(edition: str) -> None:
    state = table(edition, 3)
    assert due(state) is None
    assert refused(state, EDITIONS[edition].deck) == "RECORD: no pile is due now"
    for _ in range(3):
        state = lose(state, 0)
    for _ in range(3):
        state = lose(state, 1)
    assert refused(state, EDITIONS[edition].deck) == "C6: the game is over"


@every_edition
def test_a_shuffle_deals_what_is_due_by_the_given_chance(edition: str) -> None:
    state = new_game(edition, 3)
    first = shuffled(state, Random(7))
    assert first == shuffled(state, Random(7))
    assert first != shuffled(state, Random(8))
    second = lose(first, 0)
    wanted = due(second)
    assert wanted is not None
    again = shuffled(second, Random(7))
    all_cards = (*(card.card for card in running(again).cards), *again.pile)
    assert all_cards[: len(wanted.fixed)] == wanted.fixed
    assert sorted(map(str, all_cards)) == sorted(map(str, wanted.fixed + wanted.shuffled))
    with pytest.raises(IllegalPile):
        shuffled(again, Random(7))


def test_what_is_due_tells_nothing_of_the_order_of_what_was_used() -> None:
    one = due(lose(table("tomahawk", 3, "20 15 1"), 0))
    other = due(lose(table("tomahawk", 3, "15 1 20"), 0))
    assert one == other
    assert one is not None
    assert one.shuffled == cards("1 15 20")


def test_what_is_no_sequence_of_cards_is_no_pile() -> None:
    with pytest.raises(IllegalPile) as refused:
        deal(new_game("eyes", 2), None)  # type: ignore[arg-type]
    assert (refused.value.rule, refused.value.code) == ("RECORD", "no-card")
