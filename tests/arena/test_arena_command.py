"""`coyote arena` as one types it: the same bytes again, one-line refusals, five languages."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from arena.programs import GOOD, answering, bot
from server.process import WITH_CTRL_C

from coyote.arena import arrange
from coyote.arena.run import run
from coyote.catalogue import LANGUAGES, Catalogue
from coyote.cli import main

posix = pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Ran]:
    """Run the command in this process, on one core if nothing else is said."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")

    def arena(*arguments: str | Path, jobs: int = 1) -> Ran:
        given = [*map(str, arguments), "--jobs", str(jobs)]
        monkeypatch.setattr(sys, "argv", ["coyote", "arena", *given])
        with pytest.raises(SystemExit) as ended:
            main()
        return Ran(int(ended.value.code or 0), *capsys.readouterr())

    return arena


def test_the_table_tells_who_wins_how_often(arena: Callable[..., Ran]) -> None:
    ran = arena("random", "cautious", "--games", "12")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Eyes. Players: 2. Games: 12. Deals: 6. --seed 0"
    assert lines[2].split("  ")[0] == "bot"
    rows = {line.split()[0]: line.split() for line in lines[3:5]}
    assert rows["cautious"][1] == rows["random"][1] == "12"
    assert int(rows["cautious"][2]) + int(rows["random"][2]) == 12
    assert "95 %" in ran.out
    assert max(map(len, lines)) <= 80


def test_the_same_arguments_print_the_same_bytes_on_any_number_of_cores(
    arena: Callable[..., Ran], tmp_path: Path
) -> None:
    arguments = ["cautious", "random*2", "--games", "12", "--seed", "5", "--json", "--records"]
    runs = [arena(*arguments, tmp_path / f"{jobs}", jobs=jobs) for jobs in (1, 2, 3)]
    assert runs[0].code == 0
    assert runs[0] == runs[1] == runs[2]
    records = [(tmp_path / f"{jobs}").read_bytes() for jobs in (1, 2, 3)]
    assert records[0] == records[1] == records[2]
    assert arena("cautious", "random*2", "--games", "12", "--seed", "6", "--json") != runs[0]


@posix
def test_programs_play_the_same_games_on_any_number_of_cores(
    arena: Callable[..., Ran], tmp_path: Path
) -> None:
    good, wrong = bot(tmp_path, GOOD), bot(tmp_path, answering("1 / 0"))
    arguments = [good, wrong, "random", "--games", "12", "--json"]
    first, second = (arena(*arguments, jobs=jobs) for jobs in (1, 2))
    assert first == second
    scores = {score["bot"]: score for score in json.loads(first.out)["scores"]}
    assert scores[good]["fouls"] == {}
    assert scores[wrong]["first_foul"]["detail"] == "ZeroDivisionError: division by zero"
    assert json.loads(first.out)["time_limit"] == 5


def test_the_json_holds_everything(arena: Callable[..., Ran]) -> None:
    options = ["--edition", "museum", "--tokens", "--limit", "4", "--min-bid", "1"]
    ran = arena("random*2", "cautious", *options, "--games", "3", "--seed", "9", "--json")
    told = json.loads(ran.out)
    assert told["edition"] == "museum"
    assert told["options"] == {"tokens": True, "limit": 4, "min_bid": 1}
    assert told["players"] == 3
    assert told["bots"] == ["random", "random", "cautious"]
    assert (told["seed"], told["games"], told["deals"]) == (9, 3, 1)
    assert {score["bot"] for score in told["scores"]} == {"random", "cautious"}
    for score in told["scores"]:
        assert len(score["by_seat"]) == 3
        assert score["share_interval"][0] <= score["share"] <= score["share_interval"][1]


def test_records_are_such_as_the_referee_reads(
    arena: Callable[..., Ran],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.jsonl"
    ran = arena("random*3", "--edition", "tomahawk", "--additions", "all", "--games", "6",
                "--records", file)  # fmt: skip
    assert ran.code == 0
    monkeypatch.setattr(sys, "argv", ["coyote", "replay", "--lines", str(file)])
    with pytest.raises(SystemExit):
        main()
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(answers) == len(lines) == 6
    for answer, line in zip(answers, lines):
        assert line["places"][answer["winner"]] == 1
        assert line["bots"] == line["players"] == ["random"] * 3
    assert sorted((line["deal"], line["rotation"]) for line in lines) == [
        (deal, rotation) for deal in range(2) for rotation in range(3)
    ]


def test_the_first_pile_of_a_deal_is_the_same_in_all_rotations(
    arena: Callable[..., Ran], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    arena("random", "cautious", "--games", "12", "--records", file)
    piles: dict[int, list[list[str]]] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        piles.setdefault(line["deal"], []).append([round["pile"] for round in line["rounds"]])
    assert len(piles) == 6
    for first, second in piles.values():
        shared = min(len(first), len(second))
        assert first[:shared] == second[:shared]  # in `eyes` all later ones too
    assert len({games[0][0] for games in piles.values()}) == 6


@posix
def test_a_record_that_a_foul_cut_short_is_legal_and_tells_of_it(
    arena: Callable[..., Ran], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    wrong = bot(tmp_path, answering("print('pass')"))
    arena(wrong, "random", "--games", "2", "--records", file)
    run(arrange(["random*2"], games=2), jobs=1, records=tmp_path / "more")
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    told = next(line for line in lines if line["bots"][0] == wrong)
    assert told["foul"] == {"seat": 0, "reason": "nonsense", "detail": "pass"}
    assert told["rounds"][0]["moves"] == []


@posix
def test_fouls_are_told_under_the_table(arena: Callable[..., Ran], tmp_path: Path) -> None:
    wrong = bot(tmp_path, answering("raise SystemExit('tired')"))
    text = " ".join(arena(wrong, "random", "--games", "2").out.split())
    assert "lost games by a foul: 2 (crash: 2). The first: deal 0, rotation" in text
    assert text.endswith(": tired")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language(arena: Callable[..., Ran], language: str) -> None:
    ran = arena("random*2", "--games", "2", "--language", language)
    assert ran.code == 0
    words = Catalogue(language)
    assert words.text("arena-column", column="fair") in ran.out
    assert words.text("edition-name", edition="eyes") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hal", "odds"], "“hal” is no bot: choose from pup, "),
        (["odds*0", "odds"], "“odds*0” is no bot"),
        (["cmd:./nothing", "odds"], "“cmd:./nothing” names no program that can be run here"),
        (["odds"], "eyes is for 2 to 6 players, not 1 (E2)"),
        (["odds*7"], "eyes is for 2 to 6 players, not 7 (E2)"),
        (["odds", "--players", "9"], "eyes is for 2 to 6 players, not 9 (E2)"),
        (["odds*2", "--edition", "museum"], "museum is for 3 to 9 players, not 2"),
        (["odds*2", "--edition", "chess"], "“chess” is no edition"),
        (["odds*2", "--tokens"], "eyes has no option “tokens”"),
        (["odds*2", "--games", "0"], "--games is a number from 1 to 10000000"),
        (["odds*2", "--games", "many"], "Invalid value for '--games'"),
        (["odds*2", "--time-limit", "0"], "--time-limit is a number of seconds above 0"),
        (["odds*2", "--records", "/nowhere/x"], "cannot write to /nowhere/x: No such file"),
        ([], "Missing argument"),
    ],
)
def test_a_match_that_cannot_be_played_gets_one_line_and_2(
    arena: Callable[..., Ran], arguments: list[str], said: str
) -> None:
    ran = arena(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("coyote: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_no_core_is_too_few(arena: Callable[..., Ran]) -> None:
    ran = arena("odds*2", jobs=0)
    assert (ran.code, ran.err) == (2, "coyote: --jobs is a number from 1 to 1000\n")


def test_a_file_with_something_in_it_is_not_written_over(
    arena: Callable[..., Ran], tmp_path: Path
) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work")
    ran = arena("random*2", "--games", "2", "--records", file)
    assert (ran.code, ran.out) == (2, "")
    assert f"{file} holds something already" in ran.err
    assert file.read_text() == "years of work"


class Screen(io.StringIO):
    """A terminal, as far as one asks."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_progress_bar_on_standard_error(
    arena: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    plain = arena("random*2", "--games", "4")
    assert plain.code == 0
    assert "Games" in screen.getvalue()
    assert "4/4" in screen.getvalue()
    assert "4/4" not in plain.out


@posix
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_an_arena_that_is_stopped_leaves_nobody_behind(
    tmp_path: Path, sign: signal.Signals
) -> None:
    log = tmp_path / "log"
    source = f"import os\nopen({str(log)!r}, 'a').write(f'{{os.getpid()}} {{os.getppid()}} ')\n"
    name = bot(tmp_path, source + answering("time.sleep(300)"))
    command = [sys.executable, "-c", WITH_CTRL_C, "arena", name, name]
    with subprocess.Popen(
        [*command, "--jobs", "2", "--time-limit", "200"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C"},
        start_new_session=True,
    ) as process:
        try:
            _until(lambda: log.exists() and len(log.read_text().split()) >= 8)
            if sign == signal.SIGINT:
                os.killpg(process.pid, sign)  # as a terminal does it
            else:
                process.kill()
            process.wait(30)
            _, error = process.communicate(timeout=30)
        finally:
            process.kill()
    assert b"Traceback" not in error
    assert process.returncode == (130 if sign == signal.SIGINT else -signal.SIGKILL)
    _until(lambda: not any(map(_runs, log.read_text().split())))


def _until(done: Callable[[], bool]) -> None:
    for _ in range(600):
        if done():
            return
        time.sleep(0.05)
    raise AssertionError("waited in vain")


def _runs(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
