"""The commands as one types them: exit codes, one-line refusals, a real terminal."""

from __future__ import annotations

import io
import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from server.process import WITH_CTRL_C

from coyote.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run a command in this process, with a text as its standard input."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["coyote", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        captured = capsys.readouterr()
        return Ran(int(ended.value.code or 0), captured.out, captured.err)

    return run


def test_the_help_names_all_commands(run: Callable[..., Ran]) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(command in ran.out for command in ("play", "editions", "rules", "replay", "serve"))


@pytest.mark.parametrize("arguments", [["serve", "--port", "http"], []], ids=["serve", "plain"])
def test_a_setting_that_cannot_be_gets_one_line_and_2(
    run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setenv("COYOTE_PORT", "http")
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    given = "--port" if arguments else "COYOTE_PORT"
    assert ran.err == f"coyote: {given} is a whole number from 0 to 65535, not “http”\n"


def test_the_version_is_told(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", lambda name: f"9.9 of {name}")
    ran = run("--version")
    assert (ran.code, ran.out) == (0, "coyote 9.9 of coyote-game\n")


def test_editions_prints_them_side_by_side(run: Callable[..., Ran]) -> None:
    ran = run("editions")
    assert ran.code == 0
    assert "Tomahawk" in ran.out


def test_play_starts_a_game_of_eyes_with_three_bots(run: Callable[..., Ran]) -> None:
    ran = run("play", "--starter", "0", typed="q\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Eyes, round 1, clockwise" in ran.out
    assert len(re.findall(r"^[ ▶] \d ", ran.out, re.MULTILINE)) == 4


def test_without_a_seed_one_is_chosen_and_told(run: Callable[..., Ran]) -> None:
    told = re.search(r"--seed (\d+) deals", run("play", typed="q\n").out)
    assert told is not None
    again = run("play", "--seed", told[1], typed="q\n")
    assert again.out == run("play", "--seed", told[1], typed="q\n").out


def test_all_options_of_an_edition_reach_the_record(
    run: Callable[..., Ran], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    options = ["--edition", "tomahawk", "--additions", "next, extra", "--additions", "double"]
    table = ["--players", "3", "--bots", "random,cautious", "--name", "Ann", "--starter", "2"]
    ran = run("play", *options, *table, "--limit", "5", "--seed", "9", "--save", file)
    assert ran.code == 0
    record = json.loads(file.read_text())
    assert record["options"] == {"additions": ["extra", "double", "next"], "limit": 5}
    assert record["players"][0] == "Ann"
    assert record["starter"] == 2
    assert record["bots"] == [None, "random", "cautious"]
    assert run("replay", file).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--edition", "chess"], "“chess” is no edition: choose eyes, tomahawk, museum or classic"),
        (["--players", "7"], "eyes is for 2 to 6 players, not 7 (E2)"),
        (["--players", "two"], "Invalid value for '--players'"),
        (["--limit", "3"], "eyes has no option “limit”: it has trickster"),
        (["--tokens"], "eyes has no option “tokens”"),
        (["--edition", "classic", "--limit", "0"], "the limit is 1 to 9 in classic, not 0 (K2)"),
        (
            ["--edition", "museum", "--min-bid", "1000"],
            "the lowest bid is a whole number from -999",
        ),
        (["--edition", "tomahawk", "--additions", "skip"], "“skip” is no addition: choose from"),
        (["--edition", "tomahawk", "--additions", "next,next"], "next is listed twice"),
        (["--starter", "4"], "the starter is a seat from 0 to 3, not 4 (C7)"),
        (["--bots", "hal"], "“hal” is no bot: choose from pup, cautious, lurker, odds"),
        (["--bots", "odds,odds"], "there are 3 bots at this table, not 2"),
        (["--pause", "-1"], "--pause is a number of seconds from 0 to 60"),
        (["--pause", "nan"], "--pause is a number of seconds from 0 to 60"),
        (["--save", "/nowhere/game.json"], "cannot save to /nowhere/game.json: No such file"),
        (["--resume", "/nowhere/game.json"], "cannot read /nowhere/game.json: No such file"),
        (["--hunt"], "No such option"),
    ],
)
def test_a_wish_that_cannot_be_met_gets_one_line_and_2(
    run: Callable[..., Ran], arguments: list[str], said: str
) -> None:
    ran = run("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("coyote: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_broken_record_is_not_resumed(run: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    ran = run("play", "--resume", file)
    assert (ran.code, ran.out) == (2, "")
    assert f"cannot go on with {file}: record: has no field “format” (RECORD)" in ran.err


def test_another_edition_is_not_resumed(run: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--save", file)
    ran = run("play", "--resume", file, "--edition", "classic")
    assert (ran.code, ran.out) == (2, "")
    assert "was begun with another --edition" in ran.err


def test_a_saved_game_is_resumed(run: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "1", "--starter", "0", "--save", file, typed="-50\n")
    ran = run("play", "--resume", file, typed="history\n")
    assert ran.code == 0
    assert "so far: you bid -50" in ran.out
    assert json.loads(run("replay", file).out)["to_act"] == [0]


def _command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-c", WITH_CTRL_C, *map(str, arguments)]


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal of POSIX")
def test_ctrl_c_in_a_real_terminal_leaves_with_130_and_a_record(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "game.json"
    ours, theirs = pty.openpty()
    command = _command("play", "--seed", "1", "--starter", "0", "--save", file, "--pause", "0.01")
    environment = {**os.environ, "LC_ALL": "C", "TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
    ) as process:
        os.close(theirs)
        try:
            _until(ours, b"> ")
            os.write(ours, b"-50\n")  # so low that nobody challenges
            _until(ours, b"Your turn: beat")
            process.send_signal(signal.SIGINT)
            shown = _until(ours, b"same cards again")
            assert process.wait(20) == 130
        finally:
            process.kill()
    os.close(ours)
    assert b"Traceback" not in shown
    assert b"coyote play --resume" in shown
    assert "0 bid -50" in json.loads(file.read_text())["rounds"][0]["moves"]


def _until(terminal: int, wanted: bytes) -> bytes:
    """What a terminal shows until it shows that."""
    shown = b""
    while wanted not in shown and select.select([terminal], [], [], 20)[0]:
        try:
            shown += os.read(terminal, 4096)
        except OSError:  # Linux says so when the other side is closed
            break
    assert wanted in shown
    return shown


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    command = _command("play", "--seed", "1")
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, error = process.communicate(b"q\n", timeout=20)
    assert process.returncode != 0
    assert b"Traceback" not in error


@pytest.mark.parametrize("command", ["--help", "replay"])
def test_other_commands_load_neither_numpy_nor_rich(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    check = "import sys; print([name for name in ('numpy', 'rich', 'coyote.terminal')"
    program = (
        "import sys; sys.argv = ['coyote', *sys.argv[1:]]\n"
        "from coyote.cli import main\n"
        "try: main()\n"
        f"finally: {check} if name in sys.modules], file=sys.stderr)"
    )
    arguments = [command] if command == "--help" else [command, str(file)]
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, timeout=20
    )
    assert ran.stderr.splitlines()[-1] == "[]"
