"""The catalogue's sentences, with the names of those who sit at the table; seat 0 is you."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from coyote.catalogue import LANGUAGES, Catalogue, catalogue
from coyote.record import InvalidRecord
from coyote.record.answers import sentence
from coyote.rules.editions import EDITIONS, Edition
from coyote.rules.errors import CoyoteError
from coyote.terminal.signs import tied

YOU: Final = 0


class Voice:
    """Speaks to you about a game: its edition, and who sits where."""

    def __init__(self, edition: str, names: Sequence[str], language: str = LANGUAGES[0]) -> None:
        self.edition: Edition = EDITIONS[edition]
        self.names = tuple(names)
        self._language = language
        self._words: Catalogue = catalogue(language)

    def text(
        self, message: str, /, *, by: int | None = None, of: int | None = None, **facts: Any
    ) -> str:
        """A sentence about the seats `by` and `of`: `$by` is you or other, `$by_name` a name."""
        for role, seat in (("by", by), ("of", of)):
            if seat is not None:
                facts[role] = "you" if seat == YOU else "other"
                facts[f"{role}_name"] = self.names[seat]
        return tied(self._words.text(message, edition=self.edition.id, **facts))

    def label(self, seat: int) -> str:
        """A seat in a list: you, or a name."""
        return self.text("terminal-label", by=seat)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in one phrase."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("terminal-and", many=", ".join(parts[:-1]), last=parts[-1])

    def problem(self, error: CoyoteError) -> str:
        """What is wrong with your action."""
        facts: dict[str, Any] = dict(error.facts)
        if "bidder" in facts:
            facts["bidder"] = self.label(int(facts["bidder"]))
        return tied(explain(error, facts, language=self._language))


def explain(
    error: CoyoteError, facts: dict[str, Any] | None = None, *, language: str = LANGUAGES[0]
) -> str:
    """The sentence of an error: the one for people at a terminal, or the referee's."""
    if isinstance(error, InvalidRecord):
        return sentence(error, language)
    words = catalogue(language)
    facts = dict(error.facts) if facts is None else facts
    spoken = f"refusal-{error.code}"
    problem = words.text(spoken if spoken in words else f"error-{error.code}", **facts)
    if error.rule == "RECORD":  # no rule that a player could look up
        return problem
    return words.text("terminal-problem", problem=problem, rule=error.rule)
