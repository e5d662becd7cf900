"""What a seat may know, and that nothing else reaches it."""

from __future__ import annotations

import pickle
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from strategies import (
    Game,
    face,
    games,
    is_hidden,
    redrawn,
    running_games,
    seats_of,
    sees,
    shuffle,
    some,
)

from coyote import Card, Move, Segment, State, apply, deal, due, legal, view

seeds = st.integers(0, 2**32 - 1)


def told(state: State, seat: int | None) -> tuple[str, bytes, str, bytes]:
    """All that reaches a seat, to the byte."""
    seen = view(state, seat)
    may = None if seat is None else legal(state, seat)
    return repr(seen), pickle.dumps(seen), repr(may), pickle.dumps(may)


@given(running_games(), seeds)
def test_a_view_is_the_same_to_the_byte_when_only_hidden_cards_change(
    game: Game, seed: int
) -> None:
    rng = Random(seed)
    for state in some(list(filter(is_hidden, game.states)), rng):
        for seat in seats_of(state):
            other = redrawn(state, seat, rng)
            assert told(other, seat) == told(state, seat)


@given(running_games(), st.data())
def test_the_same_game_with_other_hidden_cards_looks_the_same_from_its_start(
    game: Game, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(list(seats_of(game.state))))
    goal = redrawn(game.state, seat, Random(data.draw(seeds)))
    state = game.states[0]
    piles = iter(retold_piles(game, goal))
    for event, known in zip(game.events, game.states[1:]):
        if isinstance(event, Move):
            state = apply(state, event.seat, event.action)
        else:
            state = deal(state, next(piles))
        assert told(state, seat) == told(known, seat)
    assert state == goal


def retold_piles(game: Game, goal: State) -> list[tuple[Card, ...]]:
    """The piles that lead to another world by the same moves.

    What a pile still held when the next one was due lies on top of that one.
    """
    assert goal.round is not None
    drawn = [face(card) for card in goal.round.cards]
    deals = [
        (state, event)
        for state, event in zip(game.states, game.events)
        if not isinstance(event, Move)
    ]
    piles: list[tuple[Card, ...]] = []
    kept = len(goal.pile)
    below = goal.pile
    for state, pile in reversed(deals):
        top = list(pile[: len(pile) - kept])
        if len(state.rounds) == len(goal.rounds):  # of the round that runs
            top = drawn[len(drawn) - len(top) :]
            drawn = drawn[: len(drawn) - len(top)]
        below = (*top, *below)
        piles.append(below)
        wanted = due(state)
        assert wanted is not None
        kept = len(wanted.fixed)
        below = below[:kept]
    return piles[::-1]


@given(games())
def test_a_seat_sees_all_cards_in_play_but_those_hidden_from_it(game: Game) -> None:
    for state in game.states:
        if not is_hidden(state):
            continue
        assert state.round is not None
        for seat in seats_of(state):
            seen = view(state, seat).cards
            for card, shown in zip(state.round.cards, seen):
                hidden = card.evolve(card=None)
                assert shown == (card if sees(state, seat, card) else hidden)


@given(games())
def test_anybody_sees_before_the_reveal_only_what_lies_face_up(game: Game) -> None:
    for state in game.states:
        if is_hidden(state):
            seen = view(state, None)
            face_up = {card.place for card in seen.cards if card.card is not None}
            assert face_up <= {"open", "named"}
            assert seen.reveal is None
            assert seen.legal is None


@given(games())
def test_after_the_reveal_everybody_sees_everything(game: Game) -> None:
    for state in game.states:
        if state.round is not None and state.round.result is not None:
            for seat in seats_of(state):
                seen = view(state, seat)
                assert seen.cards == state.round.cards
                assert seen.reveal == state.round.result


@given(games())
def test_what_a_view_says_of_the_pile_is_in_an_order_that_tells_nothing(game: Game) -> None:
    deck = list(dict.fromkeys(game.state.edition.deck))
    for state in game.states:
        seen = view(state, None)
        told = [seen.shuffle, *(segment.cards for segment in seen.segments)]
        for cards in told:
            assert list(cards) == sorted(cards, key=deck.index)


@given(games(), seeds)
def test_between_two_rounds_the_order_of_the_rest_is_hidden(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in some(game.states, rng):
        if state.round is None:
            other = state.evolve(pile=_mixed(state.segments, state.pile, rng))
            for seat in seats_of(state):
                assert told(other, seat) == told(state, seat)


def _mixed(segments: tuple[Segment, ...], pile: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    mixed: list[Card] = []
    for segment in segments:
        mixed += shuffle(pile[len(mixed) : len(mixed) + segment.left], rng)
    return tuple(mixed)


@given(games("eyes"))
def test_guesses_are_secret_until_all_are_in(game: Game) -> None:
    for state in game.states:
        round = state.round
        if not is_hidden(state) or round is None or not round.guesses:
            continue
        owner, challenger = round.bids[-1].seat, round.challenger
        for guesser, guess in round.guesses:
            other = challenger if guess == owner else owner
            changed = tuple(
                (seat, other if seat == guesser else named) for seat, named in round.guesses
            )
            altered = state.evolve(round=round.evolve(guesses=changed))
            for seat in seats_of(state):
                if seat == guesser:
                    assert view(state, seat).guess == guess
                    assert view(altered, seat).guess == other
                else:
                    assert told(altered, seat) == told(state, seat)


@given(games("eyes"))
def test_guesses_are_shown_together_at_the_reveal(game: Game) -> None:
    for result in game.state.rounds:
        guessed = [move for move in result.moves if move.action.word == "guess"]
        assert [move.seat for move in guessed] == [seat for seat, _ in result.guesses]
        assert [str(move.action) for move in guessed] == [
            f"guess {named}" for _, named in result.guesses
        ]
    for state in game.states:
        if is_hidden(state):
            for seat in seats_of(state):
                words = {move.action.word for move in view(state, seat).moves}
                assert "guess" not in words
