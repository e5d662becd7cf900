"""`coyote solve`: what it prints, draws and refuses."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coyote.catalogue import Catalogue
from coyote.cli import main
from coyote.solver import match
from coyote.solver.command import Unsolvable, read_ladder
from coyote.solver.policy import load
from coyote.solver.rungs import Rungs

Run: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `coyote solve` in this process: code, output, errors."""

    def run(*arguments: str | Path) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["coyote", "solve", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return run


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_round_is_solved_and_told_in_a_language(run: Run, language: str) -> None:
    code, out, _ = run("round", "--ladder", "8,14,20", "--iterations", "30", "--language", language)
    words = Catalogue(language)
    assert code == 0
    first, *rows = out.splitlines()
    assert first.split()[0] == words.text("solve-column", column="iteration")
    assert [row.split()[0] for row in rows[:9]] == ["1", "2", "3", "5", "7", "10", "14", "20", "30"]


def test_json_tells_the_curve(run: Run) -> None:
    code, out, _ = run("--ladder", "6:18:4", "--peeks", "--iterations", "20", "--json")
    told = json.loads(out)
    assert code == 0
    assert (told["bids"], told["nodes"], told["iterations"]) == (4, 50, 20)
    assert [point[0] for point in told["curve"]] == [1, 2, 3, 5, 7, 10, 14, 20]
    assert told["curve"][-1][1] == told["exploitability"] < told["curve"][0][1]


def test_it_stops_when_it_is_good_enough(run: Run) -> None:
    _, out, _ = run("--ladder", "8,14,20", "--until", "0.01", "--json")
    told = json.loads(out)
    assert told["exploitability"] <= 0.01
    assert told["curve"][-2][1] > 0.01


def test_the_curve_is_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    code, _, _ = run("--ladder", "8,14,20", "--iterations", "10", "--plot", file)
    assert code == 0
    assert "<svg" in file.read_text("utf-8")


def test_liars_dice_is_solved_with_cfr_plus(run: Run) -> None:
    _, out, _ = run("liars-dice", "--iterations", "10")
    assert out.split("\n\n")[0].split()[-1] == "0.1416"


def test_the_values_of_a_match_are_told(run: Run) -> None:
    code, out, _ = run("match", "--ladder", "9,15", "--iterations", "3")
    rows = out.splitlines()
    assert code == 0
    assert len(rows[0].split()) == 9
    assert rows[1].split()[0] == "1+0"
    assert len(rows[1].split()) == 10


def test_a_match_is_saved_and_measured(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Rungs((9, 15))
    monkeypatch.setattr("coyote.solver.match.RUNGS", dict.fromkeys(match.RUNGS, few))
    file = tmp_path / "match.npz"
    saving = ("--save", file, "--habits", "0.2")
    code, out, _ = run("match", "--ladder", "9,15", "--iterations", "2", *saving, "--json")
    told = json.loads(out)
    assert code == 0
    assert len(told["values"]) == 81
    assert told["values"]["3+0 0+1"] > told["values"]["2+1 2+1"] > told["values"]["0+1 3+0"]
    assert 0.5 < told["best opponent"] < 1
    assert load(file).table((2, 1), (2, 1), 0).rungs == few


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], "solve-no-game"),
        (["--ladder", "5,x"], "solve-no-ladder"),
        (["--ladder", "5:1:1"], "solve-no-ladder"),
        (["--ladder", "1:9:0"], "solve-no-ladder"),
        (["--ladder", "9,5"], "solve-no-ladder"),
        (["--ladder", "5,1000"], "solve-no-ladder"),
        (["--ladder", "0:60:1"], "solve-long-ladder"),
        (["--ladder", "1:13:1", "--peeks"], "solve-long-ladder"),
        (["--iterations", "0"], "solve-no-iterations"),
        (["--scheme", "fast"], "solve-no-scheme"),
        (["--plot", "a.xyz"], "solve-plot-kind"),
        (["--plot", "/nowhere/a.svg"], "solve-no-plot"),
        (["match", "--save", "/nowhere/a.npz"], "solve-no-save"),
        (["match", "--peeks"], "solve-not-for"),
        (["match", "--habits", "0.3"], "solve-not-for"),
        (["round", "--habits", "0.3"], "solve-not-for"),
        (["match", "--save", "a.npz", "--habits", "1"], "solve-no-habits"),
        (["match", "--save", "a.npz", "--habits", "nan"], "solve-no-habits"),
        (["match", "--plot", "a.svg"], "solve-not-for"),
        (["liars-dice", "--ladder", "1,2"], "solve-not-for"),
        (["round", "--save", "a.npz"], "solve-not-for"),
    ],
)
def test_what_cannot_be_solved_gets_one_line_and_2(
    run: Run, arguments: list[str], message: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    begin = Catalogue("en").text(message, **dict.fromkeys(FACTS, "\0")).split("\0")[0]
    assert err.startswith(f"coyote: {begin}")
    assert err.count("\n") == 1


FACTS = ["game", "games", "scheme", "schemes", "text", "bids", "most", "kinds", "option"]
FACTS += ["file", "reason"]


def test_without_the_lab_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("coyote.solver.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("coyote.solver.command")
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "coyote.compiled", raising=False)
    code, out, err = run("round", "--language", "de")
    assert (code, out) == (2, "")
    assert err == f"coyote: {Catalogue('de').text('solve-no-lab')}\n"


def test_a_ladder_is_a_list_or_a_range_with_both_ends() -> None:
    assert read_ladder("5,8,12", most=9) == [5, 8, 12]
    assert read_ladder("0:30:2", most=16) == list(range(0, 31, 2))
    assert read_ladder("-5:5:5", most=9) == [-5, 0, 5]
    with pytest.raises(Unsolvable):
        read_ladder("0:30:2", most=15)
