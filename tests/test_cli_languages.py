"""The commands in five languages, and the rules on paper."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coyote.catalogue import LANGUAGES, Catalogue, rulebook
from coyote.cli import main
from coyote.terminal import tell_rules

Run: TypeAlias = Callable[..., tuple[int, str, str]]

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process, on a system of some language: code, output, errors."""

    def run(*arguments: str | Path, system: str = "") -> tuple[int, str, str]:
        for name in _VARIABLES:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", system)
        monkeypatch.setattr(sys, "argv", ["coyote", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_speaks_the_language_that_is_asked_for(run: Run, language: str) -> None:
    words = Catalogue(language)
    code, out, err = run("play", "--language", language, "--starter", "0", "--seed", "1")
    assert (code, err) == (0, "")
    assert words.text("call-open") in out
    assert words.text("terminal-seed", seed="1") in out
    _, out, _ = run("editions", "--language", language)
    assert out.splitlines()[0].split()[0] == words.text("edition-name", edition="eyes")
    _, out, _ = run("rules", "--language", language)
    assert out == rulebook(language)


def test_the_language_is_that_of_the_system(run: Run) -> None:
    opening = Catalogue("pl").text("call-open")
    assert opening in run("play", "--starter", "0", system="pl_PL.UTF-8")[1]
    assert opening not in run("play", "--starter", "0", "--language", "fr", system="pl_PL.UTF-8")[1]
    assert run("rules", system="ru_RU.UTF-8")[1] == rulebook("ru")
    assert run("rules", system="xx")[1] == rulebook("en")


def test_a_language_may_be_written_as_systems_write_it(run: Run) -> None:
    assert run("rules", "--language", "DE_at")[1] == rulebook("de")


@pytest.mark.parametrize("command", ["play", "editions", "rules"])
def test_a_language_that_we_do_not_speak_gets_one_line_and_2(run: Run, command: str) -> None:
    code, out, err = run(command, "--language", "klingon\x1b")
    assert (code, out) == (2, "")
    assert err == "coyote: --language is one of en, de, fr, pl, ru, not “klingon\\x1b”\n"
    _, _, err = run(command, "--language", "klingon", system="de_DE.UTF-8")
    facts = {"languages": "en, de, fr, pl, ru", "language": "klingon"}
    assert err == f"coyote: {Catalogue('de').text('refusal-language', **facts)}\n"


def test_a_wish_that_cannot_be_met_is_refused_in_the_language(run: Run) -> None:
    code, out, err = run("play", "--edition", "chess", "--language", "de")
    assert (code, out) == (2, "")
    assert err == f"coyote: {Catalogue('de').text('error-edition', edition='chess')}\n"
    code, out, err = run("rules", "--edition", "chess", "--language", "de")
    assert (code, out) == (2, "")
    assert err == f"coyote: {Catalogue('de').text('error-edition', edition='chess')}\n"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_referee_speaks_english_on_any_system(run: Run, command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("[]\n")
    said = "record: not a JSON object (RECORD)"
    assert run(command, file, system="ru_RU.UTF-8") == (2, "", f"{said}\n")
    _, out, _ = run(command, file, "--lines", system="ru_RU.UTF-8")
    assert json.loads(out) == {"error": said}


def test_settings_of_a_server_are_refused_in_english(run: Run) -> None:
    _, _, err = run("serve", "--port", "x", system="de_DE.UTF-8")
    assert "is a whole number" in err


def test_the_rules_of_one_edition_leave_out_the_others(run: Run) -> None:
    _, out, _ = run("rules", "--edition", "museum")
    assert "## Museum (`museum`)" in out
    assert "### Tokens" in out
    assert "## Common to every edition" in out
    assert "(`eyes`)" not in out
    assert "### Additions" not in out
    assert "- **H1**" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_edition_has_its_rules_in_each_language(run: Run, language: str) -> None:
    _, out, _ = run("rules", "--edition", "eyes", "--language", language)
    assert "**E1**" in out
    assert "**C1**" in out
    assert "**T8**" in out
    assert "**M1**" not in out
    assert "**K1**" not in out


class Screen(io.StringIO):
    """A terminal, as far as one asks."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_gets_the_rules_set_in_80_columns(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "120")
    screen = Screen()
    tell_rules(screen, language)
    text = screen.getvalue()
    assert "**" not in text
    assert "`" not in text
    assert "| --- |" not in text
    assert " • C1 " in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_reader_of_the_rules_that_goes_away_gets_no_traceback() -> None:
    command = [sys.executable, "-c", "from coyote.cli import main; main()", "rules"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C"}
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, error = process.communicate(timeout=20)
    assert b"Traceback" not in error
