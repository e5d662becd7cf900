"""What goes wrong: each error carries the rule, a code and the facts; catalogues hold the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Facts: TypeAlias = Mapping[str, int | str]


def shown(value: object) -> str:
    """A value in few characters and on one line, whatever it is."""
    try:
        text = str(value)[:40]
    except ValueError:  # Python writes no integer of thousands of digits
        text = "a very long number"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class CoyoteError(ValueError):
    """The base of all errors of the game."""

    def __init__(self, rule: str, code: str, facts: Facts | None = None) -> None:
        self.rule = rule
        self.code = code
        self.facts: dict[str, int | str] = dict(facts or {})
        super().__init__(rule, code, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {facts} ({self.rule})" if facts else f"{self.code} ({self.rule})"


class InvalidNotation(CoyoteError):
    """A text that is no card and no action."""


class InvalidSetup(CoyoteError):
    """An edition, a number of players or an option that cannot be."""


class NoSeat(CoyoteError):
    """A seat that is not at the table."""


class IllegalPile(CoyoteError):
    """A pile that is not what the rules leave."""


class IllegalAction(CoyoteError):
    """An action that may not be made now."""
