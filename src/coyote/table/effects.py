"""What a table wants done: lines to store, then messages to send, bots to ask, doors to close."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from coyote.rules.view import View
from coyote.table.messages import Message

SENDER: Final = -1
"""The connection whose request is answered."""
WATCHERS: Final = 0
"""All who watch without a token; people have numbers from 1."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A line of the log."""

    seq: int
    at: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Post:
    """A message for a person, for all watchers, or for who asked."""

    to: int
    message: Message


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot is to choose for a seat; its answer comes back with the ticket."""

    ticket: int
    seat: int
    bot: str
    seed: int
    view: View


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody asks for the odds of their view."""

    id: str
    version: int
    view: View


@dataclass(frozen=True, slots=True)
class Closing:
    """A person's connections end, once what is posted was sent."""

    person: int
    code: str


@dataclass(slots=True)
class Effects:
    """First all lines are stored; only then anything else is done."""

    lines: list[Stored] = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)
    questions: list[Question] = field(default_factory=list)
    closings: list[Closing] = field(default_factory=list)
