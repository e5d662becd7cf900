"""States, views, results and actions are values: frozen, slotted, picklable, shown in full."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given
from strategies import Game, games

import coyote
from coyote import Card, apply, legal, view
from coyote.rules import state as rules_state

NAMES = {**vars(rules_state), **vars(coyote)}


def parts(value: Any) -> Iterator[Any]:
    """A value and all values in it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif isinstance(value, dict):
        yield from parts(tuple(value.values()))


def values(game: Game) -> Iterator[Any]:
    """The values that a game hands out."""
    yield game.state
    yield view(game.state, None)
    for seat in game.state.to_act[:1] or (0,):
        yield view(game.state, seat)
        yield legal(game.state, seat)
    yield from game.state.rounds[:1]
    yield from {decision.action for decision in game.decisions}


@given(games())
def test_values_are_equal_after_pickling_and_copying(game: Game) -> None:
    for value in values(game):
        for again in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
            assert again == value
            assert type(again) is type(value)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_card_is_one_object_also_after_pickling(protocol: int) -> None:
    for card in dict.fromkeys(coyote.EDITIONS["museum"].deck):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


@given(games())
def test_a_game_goes_on_after_pickling(game: Game) -> None:
    for state, seat, action in game.decisions[-6:]:
        again = pickle.loads(pickle.dumps(state))
        assert apply(again, seat, action) == apply(state, seat, action)


@given(games())
def test_values_are_frozen_and_slotted(game: Game) -> None:
    seen: set[type] = set()
    for value in values(game):
        for part in parts(value):
            if is_dataclass(part) and type(part) not in seen:
                seen.add(type(part))
                assert not hasattr(part, "__dict__")
                for field in fields(part):
                    with pytest.raises(FrozenInstanceError):
                        setattr(part, field.name, None)
                    with pytest.raises(FrozenInstanceError):
                        delattr(part, field.name)
                with pytest.raises((FrozenInstanceError, TypeError)):
                    setattr(part, "another", None)  # noqa: B010  # mypy knows of none
    assert len(seen) > 3


@given(games())
def test_values_hold_nothing_but_values(game: Game) -> None:
    for value in values(game):
        for part in parts(value):
            plain = part is None or type(part) in (int, str, bool, tuple, dict, Card)
            assert plain or is_dataclass(part)


@given(games())
def test_the_repr_of_a_value_is_a_constructor_call(game: Game) -> None:
    for value in values(game):
        assert eval(repr(value), NAMES) == value


@given(games())
def test_states_and_results_can_be_keys(game: Game) -> None:
    assert len({*game.states, *pickle.loads(pickle.dumps(game.states))}) == len(set(game.states))
    assert hash(game.state.rounds) == hash(tuple(game.state.rounds))
