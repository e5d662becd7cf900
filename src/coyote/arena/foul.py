"""What loses a game at once: the fault of the bot, not of its bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Reason: TypeAlias = Literal[
    "crash",  # it ended, could not be started, or raised an error
    "silence",  # no answer in time
    "long",  # an answer without an end
    "unasked",  # it said something before it was asked
    "nonsense",  # no action in the notation
    "illegal",  # an action that the rules refuse
]


LONGEST_DETAIL: Final = 160


def legible(text: object, most: int = LONGEST_DETAIL) -> str:
    """What a program said, on one line and without what could steer a terminal."""
    signs = str(text).strip()[:most]
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in signs)


class Foul(Exception):
    """A bot did not play by the rules of the arena."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        self.reason: Reason = reason
        self.detail = detail
        super().__init__(reason, detail)


@dataclass(frozen=True, slots=True)
class Fouled:
    """Who lost a game by a foul, and how."""

    seat: int
    reason: Reason
    detail: str
