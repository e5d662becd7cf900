"""`coyote replay`: an answer for a legal record, one line and exit 2 for anything else."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from tables import EXAMPLE

from coyote.cli import main
from coyote.record import MOST_BYTES, read, replay, report


class Answer(NamedTuple):
    """What a command gave back."""

    code: int | str | None
    out: str
    err: str


Command: TypeAlias = Callable[..., Answer]

LINE = json.dumps(json.loads(EXAMPLE)).encode()
SAID = report(replay(read(LINE)))


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `coyote` in this process with some standard input."""

    def run(*words: str, data: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "argv", ["coyote", *words])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as ended:
            main()
        return Answer(ended.value.code, *capsys.readouterr())

    return run


def test_a_legal_record_is_answered_with_one_json_object(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(EXAMPLE)
    for answer in (command("replay", str(file)), command("replay", "-", data=EXAMPLE.encode())):
        assert (answer.code or 0, answer.err) == (0, "")
        assert json.loads(answer.out) == SAID


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", "record: not JSON: see line 1, column 1 (RECORD)"),
        (b"\xef\xbb\xbf" + LINE, "record: not JSON: see line 1, column 1 (RECORD)"),
        (b"\xff" + LINE, "record: not UTF-8 text (RECORD)"),
        (b"[" * 100_000, "record: nested too deeply (RECORD)"),
        (
            b"9" * 5000,
            "record: holds a number that JSON does not have or that is too long (RECORD)",
        ),
        (b"#" * MOST_BYTES, "record: not JSON: see line 1, column 1 (RECORD)"),
        (LINE + b" " * MOST_BYTES, "record: larger than 5,000,000 bytes (RECORD)"),
        (
            LINE.replace(b"1 peek", b"1 confirm"),
            "round 1, move 2: seat 1 may not confirm: there is no confirm in eyes (RECORD)",
        ),
        (
            LINE.replace(b"0 bid 12", b"0 peek"),
            "round 1, move 1: seat 0 may not peek: not on the first turn of the round (E6)",
        ),
        (
            LINE.replace(b"1 peek", b"\\ud800\\n\\u001b[2J"),
            "round 1, move 2: “\\ud800\\n\\x1b[2J” is no move:"
            " write a seat and an action, like 0 bid 12 (RECORD)",
        ),
        (
            LINE.replace(b'"eyes"', b'"a\\r\\nb"'),
            "record: “a\\r\\nb” is no edition: choose eyes, tomahawk, museum or classic (RECORD)",
        ),
        (LINE + b"\n" + LINE, "record: not JSON: see line 2, column 1 (RECORD)"),
    ],
    ids=lambda part: str(part)[:20],
)
def test_anything_else_gets_one_line_and_exit_2(command: Command, data: bytes, line: str) -> None:
    assert command("replay", "-", data=data) == Answer(2, "", f"{line}\n")
    # The same text is the answer of its line, where the data is one line.
    if b"\n" not in data:
        answer = command("replay", "--lines", "-", data=data or b"\n")
        assert (answer.code or 0, answer.err) == (0, "")
        assert [json.loads(each) for each in answer.out.splitlines()] == [{"error": line}]


def test_a_file_that_cannot_be_read_gets_one_line(command: Command, tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "none", "No such file"), (tmp_path, "Is a directory")):
        answer = command("replay", str(file))
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith(f"record: cannot read {file}: {reason}")
        assert answer.err.count("\n") == 1
    strange = command("replay", str(tmp_path / "a\nb"))
    assert (strange.code, strange.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("words", [["replay"], ["replay", "a", "b"], ["replay", "--line", "-"]])
def test_a_wrong_command_gets_one_line(command: Command, words: list[str]) -> None:
    answer = command(*words)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def lines(command: Command, data: bytes) -> list[dict[str, object]]:
    answer = command("replay", "--lines", "-", data=data)
    assert (answer.code or 0, answer.err) == (0, "")
    return [json.loads(line) for line in answer.out.splitlines()]


def test_lines_are_answered_one_by_one_in_order(command: Command, tmp_path: Path) -> None:
    wrong = LINE.replace(b"0 bid 12", b"1 bid 12")
    error = {"error": "round 1, move 1: seat 1 may not act now: it is for seat 0 (C5)"}
    assert lines(command, LINE + b"\n" + wrong + b"\n" + LINE + b"\n") == [SAID, error, SAID]
    file = tmp_path / "games.jsonl"
    file.write_bytes(wrong + b"\n" + LINE)
    answer = command("replay", "--lines", str(file))
    assert [json.loads(line) for line in answer.out.splitlines()] == [error, SAID]


@pytest.mark.parametrize(
    "data", [LINE, LINE + b"\n", LINE + b"\r\n", b" \t" + LINE + b" \n"], ids=range(4)
)
def test_the_end_of_a_line_may_be_missing_or_have_a_return(command: Command, data: bytes) -> None:
    assert lines(command, data) == [SAID]


def test_no_lines_have_no_answers(command: Command) -> None:
    assert lines(command, b"") == []


def test_a_blank_line_is_answered_too(command: Command) -> None:
    blank = {"error": "record: not JSON: see line 1, column 1 (RECORD)"}
    assert lines(command, b"\n" + LINE + b"\n\n\n" + LINE) == [blank, SAID, blank, blank, SAID]
    spaces = {"error": "record: not JSON: see line 1, column 3 (RECORD)"}
    assert lines(command, b"  \n" + LINE) == [spaces, SAID]


def test_a_line_that_is_too_long_is_answered_and_the_next_one_read(command: Command) -> None:
    long = {"error": "record: larger than 5,000,000 bytes (RECORD)"}
    for size in (MOST_BYTES + 1, MOST_BYTES + 2, MOST_BYTES + 3, 2 * MOST_BYTES + 2):
        assert lines(command, b"x" * size + b"\n" + LINE) == [long, SAID]
        assert lines(command, LINE + b"\n" + b"x" * size) == [SAID, long]
    fits = LINE + b" " * (MOST_BYTES - len(LINE))
    assert lines(command, fits + b"\n" + fits) == [SAID, SAID]


def test_bytes_that_are_no_text_spoil_their_own_line_only(command: Command) -> None:
    broken = {"error": "record: not UTF-8 text (RECORD)"}
    assert lines(command, LINE + b"\n\xff\xfe\n" + LINE) == [SAID, broken, SAID]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_the_line_is_told_whatever_the_terminal_can_show(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from coyote.cli import main; main()", "replay", "-"],
        input=LINE.replace(b'"eyes"', '"Койот"'.encode()),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"record: ")
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr
