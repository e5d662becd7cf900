"""What a table refuses: a code and facts, like every error here; the words are in the catalogue."""

from __future__ import annotations

from coyote.rules.errors import CoyoteError


class Refused(CoyoteError):
    """A request that the table does not grant."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        super().__init__("TABLE", code, facts)

    def __reduce__(self) -> tuple[object, ...]:
        return (_refused, (self.code, self.facts))


def _refused(code: str, facts: dict[str, int | str]) -> Refused:
    return Refused(code, **facts)
