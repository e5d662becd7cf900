"""`coyote verify`: what was proved, or one line and exit 2."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from table.honest import continued, refilled, rerounded, reshuffled
from tables import EXAMPLE

from coyote.cli import main
from coyote.table.verify import verify

HONEST = str(continued()).encode()
PROVED = verify(continued())


class Answer(NamedTuple):
    """What a command gave back."""

    code: int | str | None
    out: str
    err: str


Command: TypeAlias = Callable[..., Answer]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `coyote verify` in this process with some standard input."""

    def run(*words: str, data: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "argv", ["coyote", "verify", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as ended:
            main()
        return Answer(ended.value.code, *capsys.readouterr())

    return run


def test_an_honest_record_is_answered_with_one_json_object(
    command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(HONEST)
    for answer in (command(str(file)), command("-", data=HONEST)):
        assert (answer.code or 0, answer.err, answer.out.count("\n")) == (0, "", 1)
        assert json.loads(answer.out) == PROVED


def test_the_answer_tells_what_to_compare_with_what_was_seen_in_play(command: Command) -> None:
    told = json.loads(command("-", data=str(refilled()).encode()).out)
    assert (told["table"], told["game"]) == ("KORVEX", 3)
    first, *_ = told["rounds"]
    assert set(first) == {"round", "commitment", "entropy"}
    dry = told["rounds"][3]
    assert set(dry) == {"round", "continues", "refill", "entropy"}
    assert set(map(frozenset, told["rounds"])) == {
        frozenset(first),
        frozenset(dry),
        frozenset({"round", "continues"}),
    }


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"{", "record: not JSON: see line 1, column 2 (RECORD)"),
        (EXAMPLE.encode(), "record: has no proof of its shuffles (PROOF)"),
        (
            HONEST.replace(b'"starter": 0', b'"starter": 5'),
            "record: the starter is a seat from 0 to 1, not 5 (C7)",
        ),
        (
            str(rerounded(continued(), 1, refill_shuffle={})).encode(),
            "round 1, move 0: the round has a refill_shuffle and no refill (PROOF)",
        ),
        (
            str(reshuffled(continued(), 1, entropy=[])).encode(),
            "round 1, move 0: the pile does not lie in the order that follows from the secret and"
            " the entropy (PROOF)",
        ),
    ],
    ids=["no JSON", "no proof", "no game", "no refill", "no entropy"],
)
def test_anything_else_gets_one_line_and_exit_2(command: Command, data: bytes, line: str) -> None:
    assert command("-", data=data) == Answer(2, "", f"{line}\n")


def test_lines_are_answered_one_by_one_in_order(command: Command) -> None:
    bare = json.dumps(json.loads(EXAMPLE)).encode()
    answer = command("--lines", "-", data=HONEST + b"\n" + bare + b"\n" + HONEST + b"\n")
    assert (answer.code or 0, answer.err) == (0, "")
    error = {"error": "record: has no proof of its shuffles (PROOF)"}
    assert [json.loads(line) for line in answer.out.splitlines()] == [PROVED, error, PROVED]


def test_a_file_that_cannot_be_read_gets_one_line(command: Command, tmp_path: Path) -> None:
    answer = command(str(tmp_path / "none"))
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert answer.err.startswith("record: cannot read ")
