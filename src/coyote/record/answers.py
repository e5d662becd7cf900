"""What is said of a record that is checked: an answer in JSON, or the sentence on what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, TypeAlias

from coyote.catalogue import LANGUAGES, catalogue
from coyote.record.errors import InvalidRecord
from coyote.record.reading import MOST_BYTES, read
from coyote.record.record import Record

Check: TypeAlias = Callable[[Record], dict[str, Any]]
"""What is asked of a record; raises `InvalidRecord`."""


def answer(data: bytes, check: Check) -> str:
    """What a check says of a record; raises `InvalidRecord`."""
    return json.dumps(check(read(data)))


def answers(source: BinaryIO, check: Check) -> Iterator[str]:
    """What a check says of the record on each line."""
    for line in _lines(source):
        try:
            yield answer(line, check)
        except InvalidRecord as error:
            yield json.dumps({"error": sentence(error)})


def sentence(error: InvalidRecord, language: str = LANGUAGES[0]) -> str:
    """What is wrong with a record, and where."""
    words = catalogue(language)
    problem = words.text(f"error-{error.code}", **error.facts)
    if error.round is None:
        return words.text("at-record", problem=problem, rule=error.rule)
    place = {"round": str(error.round), "move": str(error.move)}
    return words.text("at-move", **place, problem=problem, rule=error.rule)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a file; of one that is too long, just enough to tell."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES)
        yield line.removesuffix(b"\n")
