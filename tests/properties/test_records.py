"""A record of any game leads to the same state again."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, games

from coyote import Move, due, outcome
from coyote.record import Scribe, read, replay, report


def dealt(game: Game) -> Game:
    """The game after its refill, if it waits for one: a record always holds it."""
    wanted = due(game.state)
    if wanted is not None and game.state.round is not None:
        game.deal(wanted.shuffled)
    return game


@given(games().map(dealt))
def test_a_record_replays_to_the_same_state(game: Game) -> None:
    assert replay(game.scribe.record) == game.state


@given(games().map(dealt))
def test_a_record_is_read_back_from_its_text(game: Game) -> None:
    record = game.scribe.record
    text = str(record)
    assert read(text.encode()) == record
    assert str(read(text.encode())) == text
    assert replay(read(text.encode())) == game.state


@given(games().map(dealt))
def test_a_scribe_goes_on_where_a_record_ends(game: Game) -> None:
    scribe = Scribe.resume(read(str(game.scribe.record).encode()))
    assert scribe.state == game.state
    assert scribe.record == game.scribe.record


@given(games(), st.data())
def test_a_record_can_be_kept_of_every_beginning(game: Game, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(game.events)))
    begun = Game(game.states[0])
    for event in game.events[:cut]:
        if isinstance(event, Move):
            begun.apply(event.seat, event.action)
        else:
            begun.deal(event)
    assert begun.state == game.states[cut]
    assert replay(dealt(begun).scribe.record) == begun.state


@given(games())
def test_the_referee_reports_what_the_state_holds(game: Game) -> None:
    state = game.state
    told = json.loads(json.dumps(report(state)))
    assert len(told["rounds"]) == len(state.rounds)
    assert told["alive"] == list(state.alive)
    assert told["to_act"] == list(state.to_act)
    assert (told["round"] is None) == (state.round is None)
    ended = outcome(state)
    assert told["winner"] == (None if ended is None else ended.winner)
    assert (told["next_starter"] is None) == (state.round is not None or ended is not None)
