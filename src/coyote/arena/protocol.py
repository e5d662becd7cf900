"""The lines that an outside program gets: JSON, and nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from coyote.rules.setup import Setup
from coyote.rules.state import Result
from coyote.rules.view import View
from coyote.table import messages
from coyote.table.settings import Settings
from coyote.table.sight import told_result, told_view

PROTOCOL: Final = 1
LONGEST_ANSWER: Final = 200
"""Bytes, the end of the line not counted."""


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """A line to a program; all its fields are always there."""


class Game(Line, frozen=True, tag="game"):
    """A game begins."""

    protocol: int
    seat: int
    players: int
    edition: str
    options: dict[str, Any]
    seed: int
    time_limit: float


class Act(Line, frozen=True, tag="act"):
    """The seat must act now: one action is awaited."""

    view: messages.View


class Round(Line, frozen=True, tag="round"):
    """A round is over."""

    number: int
    result: messages.Result


class End(Line, frozen=True, tag="end"):
    """The game is over."""

    places: tuple[int, ...]


_SETTINGS: Final = Settings()
_encoder: Final = msgspec.json.Encoder()


def game_line(setup: Setup, seat: int, seed: int, time_limit: float) -> bytes:
    told = Game(
        PROTOCOL, seat, setup.players, setup.edition, setup.options, seed, float(time_limit)
    )
    return _line(told)


def act_line(view: View) -> bytes:
    return _line(Act(told_view(view, _SETTINGS)))


def round_line(number: int, result: Result) -> bytes:
    return _line(Round(number, told_result(result)))


def end_line(places: Sequence[int]) -> bytes:
    return _line(End(tuple(places)))


def _line(told: Line) -> bytes:
    return _encoder.encode(told) + b"\n"
