"""How messages find the sockets they are for: on one machine straight, on several by a bus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class Letter:
    """A message for all sockets of a person at a table, or of its watchers."""

    to: int
    data: bytes
    close: str | None = None
    """When the sockets are to be closed after it: why."""


Deliver: TypeAlias = Callable[[str, Sequence[Letter]], None]


class Bus(Protocol):
    """Carries letters to every server at which somebody sits at the table."""

    def subscribe(self, deliver: Deliver) -> None:
        """Have letters delivered here."""

    def publish(self, table: str, letters: Sequence[Letter]) -> None:
        """Send letters that are true: what they tell of is stored."""


class LocalBus:
    """All sockets are here."""

    def __init__(self) -> None:
        self._deliver: Deliver | None = None

    def subscribe(self, deliver: Deliver) -> None:
        self._deliver = deliver

    def publish(self, table: str, letters: Sequence[Letter]) -> None:
        if self._deliver is not None:
            self._deliver(table, letters)
