"""The values that the rules are made of."""

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from tables import dealt, lose, play, table

import coyote
from coyote import Bid, CoyoteError, IllegalAction, InPlay, State, view
from coyote.rules import state as states
from coyote.rules.errors import shown
from coyote.rules.values import Value


def in_mid_game() -> State:
    state = lose(table("museum", 3, tokens=True), 0)
    return play(dealt(state), "1 open", "1 bid 5", "2 skip")


def test_a_state_is_frozen() -> None:
    state = in_mid_game()
    with pytest.raises(FrozenInstanceError):
        state.starter = 2  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        state.luck = 2  # type: ignore[attr-defined]
    assert not hasattr(state, "__dict__")


def test_a_state_is_copied_pickled_and_compared_by_value() -> None:
    state = in_mid_game()
    for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same == state
        assert hash(same) == hash(state)
        assert play(same, "0 bid 6", "1 challenge") == play(state, "0 bid 6", "1 challenge")
    assert replace(state, starter=2) != state
    assert replace(state, starter=state.starter) == state
    assert pickle.loads(pickle.dumps(view(state, 0))) == view(state, 0)


def test_the_repr_of_a_state_makes_it() -> None:
    state = in_mid_game()
    names = {**vars(coyote), **vars(states)}
    assert eval(repr(state), names) == state


def test_values_take_their_fields_by_place_and_by_name() -> None:
    card = InPlay(None, 0, "worn")
    assert card == InPlay(card=None, segment=0, place="worn", seat=None)
    with pytest.raises(TypeError):
        InPlay(None, 0)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        InPlay(None, 0, "worn", luck=1)  # type: ignore[call-arg]


def test_only_a_decorated_value_can_be_changed() -> None:
    assert Bid(5).evolve(number=6) == Bid(6)
    with pytest.raises(TypeError):
        Bid(5).evolve(luck=6)
    with pytest.raises(TypeError, match="@value"):
        Value().evolve()


def test_errors_are_value_errors_that_carry_rule_code_and_facts() -> None:
    error = IllegalAction("E5", "peek-no-open-eye", {"seat": 1})
    assert isinstance(error, CoyoteError)
    assert isinstance(error, ValueError)
    assert str(error) == "peek-no-open-eye: seat=1 (E5)"
    assert str(IllegalAction("C6", "game-over")) == "game-over (C6)"
    assert str(IllegalAction("C2", "bid", {"seat": 1, "bid": 5})) == "bid: seat=1, bid=5 (C2)"
    again = pickle.loads(pickle.dumps(error))
    assert (again.rule, again.code, again.facts) == ("E5", "peek-no-open-eye", {"seat": 1})


def test_a_value_is_shown_short_and_on_one_line() -> None:
    assert shown("x" * 100) == "x" * 40
    assert shown("a\nb\x1b[31m\u2028\ud800é") == "a\\nb\\x1b[31m\\u2028\\ud800é"
    assert shown([1, None]) == "[1, None]"
