"""The count of every round, against a plain reading of the rulebook."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, face, games

from coyote import EDITIONS, Card, InPlay, Result, view
from coyote.rules.count import count, seen_sum

ORDER = {
    "eyes": ("draw", "strike", "add"),  # E8
    "tomahawk": ("draw", "strike", "turn", "nothing", "add", "double"),  # H3
    "museum": ("draw", "strike", "turn", "double", "nothing", "add"),  # M3
    "classic": ("draw", "strike", "nothing", "add", "double"),  # K3
}

EFFECT = {"?": "draw", "MAX0": "strike", "MAX-": "turn", "X2": "double", "0*": "nothing"}


def total(edition: str, cards: list[Card]) -> int:
    """What the cards count together, the one drawn by `?` among them."""
    numbers = sorted(int(card) for card in cards if card not in EFFECT)
    reds = 0
    if "MAX0" in cards and numbers and (edition == "eyes" or numbers[-1] > 0):
        numbers.pop()
    if "MAX-" in cards and numbers and numbers[-1] > 0:
        reds = numbers.pop()
    twice = 2 if "X2" in cards else 1
    if edition == "museum":
        return sum(number * twice if number > 0 else number for number in numbers) - reds
    return (sum(numbers) - reds) * twice


def check(edition: str, cards: tuple[InPlay, ...], result: Result) -> None:
    steps = result.steps
    assert steps[-1].sum == result.total == total(edition, [face(card) for card in cards])
    order = [ORDER[edition].index(step.effect) for step in steps]
    assert order == sorted(order)
    for step in steps:
        assert step.effect == EFFECT.get(face(step.card), "add")
    # Each card that counts has a step of its own, but a number that was struck.
    struck = [step.victim for step in steps if step.effect == "strike" and step.victim]
    assert len(struck) <= 1
    assert Counter(cards) == Counter([step.card for step in steps] + struck)
    turned = [step.victim for step in steps if step.effect == "turn" and step.victim]
    assert all(card in cards and card not in struck for card in turned)
    drawn = [card for card in cards if card.place == "drawn"]
    assert drawn == [step.victim for step in steps if step.effect == "draw"]
    before = 0
    for step in steps:
        if step.effect == "add":
            assert step.victim is None
        elif step.effect != "double":
            assert step.sum == before
        before = step.sum


@given(games())
def test_the_steps_of_a_count_lead_to_the_total_and_name_each_card_once(game: Game) -> None:
    for result in game.state.rounds:
        if result.total is not None:
            counting = tuple(card for card in result.cards if card.place != "behind")
            check(game.state.setup.edition, counting, result)


@given(games())
def test_the_challenger_wins_when_the_total_is_below_the_bid(game: Game) -> None:
    for result in game.state.rounds:
        if result.total is None:
            assert result.steps == ()
            assert result.winner is None
            assert result.challenger is None
            continue
        assert result.bid is not None
        contestants = (result.challenger, result.bidder)
        if result.total >= result.bid:
            contestants = (result.bidder, result.challenger)
        assert (result.winner, result.loser) == contestants


@given(st.sampled_from(sorted(EDITIONS)), st.data())
def test_any_hand_of_a_deck_counts_as_the_rulebook_says(edition: str, data: st.DataObject) -> None:
    deck = data.draw(st.permutations(EDITIONS[edition].deck))
    hand = deck[: data.draw(st.integers(1, 12))]
    cards = [InPlay(card, 0, "worn", seat) for seat, card in enumerate(hand)]
    if "?" in hand:
        cards.append(InPlay(deck[-1], 0, "drawn"))
    steps = count(EDITIONS[edition], tuple(cards))
    assert steps[-1].sum == total(edition, [face(card) for card in cards])


@given(games())
def test_what_is_seen_after_a_reveal_comes_to_the_total(game: Game) -> None:
    for result in game.state.rounds:
        if result.total is not None:
            assert seen_sum(game.state.edition, result.cards) == result.total


@given(games())
def test_what_is_seen_comes_to_what_those_cards_alone_come_to(game: Game) -> None:
    state = game.state
    for seat in (None, *range(state.setup.players)):
        cards = view(state, seat).cards
        faces = [card.card for card in cards if card.card is not None and card.place != "behind"]
        assert seen_sum(state.edition, cards) == total(state.setup.edition, faces)
