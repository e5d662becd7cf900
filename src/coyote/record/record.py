"""A whole game as a value, and the JSON it is written as."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = "coyote-record/1"


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """A round: its pile and its moves, as texts."""

    pile: str
    moves: tuple[str, ...]
    refill: str | None = None
    more: Mapping[str, Any] = field(default_factory=dict)
    """Fields that the referee ignores."""

    def to_json(self) -> dict[str, Any]:
        """The round as JSON holds it."""
        refill = {} if self.refill is None else {"refill": self.refill}
        return {"pile": self.pile, "moves": list(self.moves), **refill, **self.more}


@dataclass(frozen=True, slots=True)
class Record:
    """A game: the head and the rounds."""

    edition: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    starter: int
    rounds: tuple[RecordedRound, ...]
    more: Mapping[str, Any] = field(default_factory=dict)
    """Fields that the referee ignores."""

    def to_json(self) -> dict[str, Any]:
        """The record as JSON holds it."""
        return {
            "format": FORMAT,
            "edition": self.edition,
            "options": dict(self.options),
            "players": list(self.players),
            "starter": self.starter,
            "rounds": [round.to_json() for round in self.rounds],
            **self.more,
        }

    def __str__(self) -> str:
        text = json.dumps(self.to_json(), ensure_ascii=False)
        # Half a surrogate pair cannot be stored as UTF-8; as an escape it can.
        return text.encode(errors="backslashreplace").decode()
