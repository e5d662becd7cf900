"""What is wrong with a record, and where."""

from __future__ import annotations

from coyote.rules.errors import CoyoteError, Facts


class InvalidRecord(CoyoteError):
    """A fault of the head (`round` None), of a pile (`move` 0) or of a move; both count from 1."""

    def __init__(
        self,
        rule: str,
        code: str,
        facts: Facts | None = None,
        round: int | None = None,
        move: int = 0,
    ) -> None:
        super().__init__(rule, code, facts)
        self.round = round
        self.move = move

    @classmethod
    def at(cls, error: CoyoteError, round: int | None = None, move: int = 0) -> InvalidRecord:
        """The same fault, at its place in the record."""
        return cls(error.rule, error.code, error.facts, round, move)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.rule, self.code, self.facts, self.round, self.move))
