"""Writes down a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from coyote.record.record import Record, RecordedRound
from coyote.record.referee import replay
from coyote.rules.actions import Action, Move
from coyote.rules.cards import Card
from coyote.rules.play import apply, deal
from coyote.rules.state import State


class Scribe:
    """A game under way, `state`, and its `record` so far.

    A pile that ran dry is refilled before the record is whole again: keep it after that `deal`.
    """

    def __init__(self, state: State, players: Sequence[str]) -> None:
        if state.round is not None or state.rounds:
            raise ValueError("a record begins with a new game")
        options = _json_options(state.setup.options)
        self.state = state
        self.record = Record(state.setup.edition, options, tuple(players), state.starter, ())

    @classmethod
    def resume(cls, record: Record) -> Scribe:
        """Go on where a record ends; raises `InvalidRecord`."""
        scribe = cls.__new__(cls)
        scribe.state = replay(record)
        scribe.record = record
        return scribe

    def deal(self, pile: Sequence[Card]) -> State:
        """`coyote.deal`, written down."""
        refilled = self.state.round is not None
        self.state = deal(self.state, pile)
        text = " ".join(pile)
        if refilled:
            last = self.record.rounds[-1]
            self._write(RecordedRound(last.pile, last.moves, text, last.more))
        else:
            self.record = replace(
                self.record, rounds=(*self.record.rounds, RecordedRound(text, ()))
            )
        return self.state

    def apply(self, seat: int, action: Action) -> State:
        """`coyote.apply`, written down."""
        self.state = apply(self.state, seat, action)
        last = self.record.rounds[-1]
        moves = (*last.moves, str(Move(seat, action)))
        self._write(RecordedRound(last.pile, moves, last.refill, last.more))
        return self.state

    def _write(self, last: RecordedRound) -> None:
        """Change what is written of the last round."""
        self.record = replace(self.record, rounds=(*self.record.rounds[:-1], last))


def _json_options(options: dict[str, Any]) -> dict[str, Any]:
    return {
        name: list(option) if isinstance(option, tuple) else option
        for name, option in options.items()
    }
