"""What `legal` says is what `apply` takes, and nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, games, some

import coyote
from coyote import (
    Action,
    Bid,
    Card,
    Discard,
    Guess,
    IllegalAction,
    IllegalPile,
    InvalidNotation,
    Move,
    Name,
    State,
    apply,
    deal,
    due,
    legal,
    parse,
)
from coyote.rules.actions import PLAIN
from coyote.rules.cards import NUMBERS, SPECIALS


def candidates(state: State) -> Iterator[Action]:
    """Actions of all editions, good and bad ones, near every edge."""
    seats = range(-1, state.setup.players + 1)
    yield from PLAIN.values()
    yield from map(Guess, seats)
    yield Discard("open")
    yield Discard("closed")
    yield from (Name(Card(face)) for face in (*NUMBERS, *SPECIALS))
    edges = {-1000, -999, 0, 1, 998, 999, 1000}
    for bid in () if state.round is None else state.round.bids:
        edges |= {bid.number - 1, bid.number, bid.number + 1}
    if state.round is not None and state.round.withdrawn is not None:
        edges |= {state.round.withdrawn - 1, state.round.withdrawn, state.round.withdrawn + 1}
    if state.setup.min_bid is not None:
        edges |= {state.setup.min_bid - 1, state.setup.min_bid, state.setup.min_bid + 1}
    for number in sorted(edges):
        yield Bid(number)
        yield Bid(number, None, 0)
        yield Bid(number, "double")
        yield Bid(number, "double", 0)
        yield Bid(number, "extra")
        yield Bid(number, "next")
        yield from (Bid(number, "extra", seat) for seat in seats)
        yield from (Bid(number, "next", seat) for seat in seats)


def takes(state: State, seat: int, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except IllegalAction:
        return False
    return True


@given(games(), st.integers(0, 2**16))
def test_an_action_is_in_legal_when_apply_takes_it(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state in some(game.states, rng):
        actions = list(candidates(state))
        for seat in (*state.to_act, rng.randint(-1, state.setup.players)):
            may = legal(state, seat)
            for action in actions:
                assert takes(state, seat, action) == (action in may), (seat, action)


@given(games(), st.integers(0, 2**16))
def test_apply_takes_every_action_that_legal_lists(game: Game, seed: int) -> None:
    for state in some(game.states, Random(seed)):
        for seat in range(state.setup.players):
            may = legal(state, seat)
            bids = list(may.bids())
            assert all(bid in may for bid in bids)
            assert len(set(bids)) == len(bids)
            assert len(set(may.actions)) == len(may.actions)
            listed = [*may.actions, *bids[:9], *bids[-9:]]
            assert all(takes(state, seat, action) for action in listed)
            assert bool(listed) == (seat in state.to_act)


@given(games())
def test_who_must_act_always_can(game: Game) -> None:
    for state in game.states:
        for seat in range(state.setup.players):
            may = legal(state, seat)
            can = bool(may.actions) or next(may.bids(), None) is not None
            assert can == (seat in state.to_act)
            assert (may.min_bid is None) == (may.max_bid is None)


@given(games())
def test_a_refused_action_leaves_the_state_as_it_was(game: Game) -> None:
    state = game.state
    before = pickle.dumps(state)
    for seat in (*state.to_act, -1):
        may = legal(state, seat)
        refused = [action for action in candidates(state) if action not in may]
        assert refused
        for action in refused:
            with pytest.raises(IllegalAction) as refusal:
                apply(state, seat, action)
            assert refusal.value.rule
            assert refusal.value.code
    assert pickle.dumps(state) == before


@given(games())
def test_a_later_state_changes_no_earlier_one(game: Game) -> None:
    state = game.states[0]
    kept = [pickle.dumps(state)]
    for event in game.events:
        state = _after(state, event)
        kept.append(pickle.dumps(state))
    again = game.states[0]
    for event, bytes_then in zip(game.events, kept):
        assert pickle.dumps(again) == bytes_then
        again = _after(again, event)


def _after(state: State, event: tuple[Card, ...] | Move) -> State:
    if isinstance(event, Move):
        return apply(state, event.seat, event.action)
    return deal(state, event)


@given(games())
def test_a_pile_is_taken_only_when_it_is_due(game: Game) -> None:
    for state in game.states:
        wanted = due(state)
        deck = state.edition.deck
        if wanted is None:
            with pytest.raises(IllegalPile):
                deal(state, deck)
            continue
        pile = (*wanted.fixed, *wanted.shuffled)
        deal(state, pile)
        for wrong in (pile[1:], (*pile, deck[0]), (), ("no card",)):
            with pytest.raises(IllegalPile):
                deal(state, wrong)  # type: ignore[arg-type]  # a text that is no card
        if len(set(wanted.fixed)) > 1:
            with pytest.raises(IllegalPile):
                deal(state, (*wanted.fixed[::-1], *wanted.shuffled))


@given(games())
def test_every_action_is_read_back_from_its_text(game: Game) -> None:
    for state, seat, action in game.decisions:
        for one in (action, *legal(state, seat).actions):
            assert parse(str(one)) == one
            assert type(parse(str(one))) is type(one)
            assert eval(repr(one), vars(coyote)) == one


@given(st.text() | st.from_regex(r"(bid|guess|name|discard|peek) ?[-+0-9A-Z*? a-z]{0,12}"))
def test_a_text_is_one_canonical_action_or_none(text: str) -> None:
    try:
        action = parse(text)
    except InvalidNotation:
        return
    assert str(action) == text
