"""The types that the web client reads are those of the server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from coyote.table import log, messages, requests
from coyote.table.settings import Settings

SPEC = importlib.util.spec_from_file_location(
    "wire_tool", Path(__file__).parents[1] / "tools" / "wire.py"
)
assert SPEC is not None
assert SPEC.loader is not None
wire: Any = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(wire)

PAGE = "\n".join(wire.page())


def test_the_types_of_the_web_client_are_fresh() -> None:
    assert wire.GOAL.read_text(encoding="utf-8") == PAGE + "\n"


def test_a_stale_file_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    monkeypatch.setattr(wire, "GOAL", tmp_path / "web" / "wire.ts")
    monkeypatch.setattr(sys, "argv", ["wire.py", "--check"])
    assert wire.main() == 1
    monkeypatch.setattr(sys, "argv", ["wire.py"])
    assert wire.main() == 0
    monkeypatch.setattr(sys, "argv", ["wire.py", "--check"])
    assert wire.main() == 0
    wire.GOAL.write_text(PAGE.replace("'hare'", "'rabbit'"), encoding="utf-8")
    assert wire.main() == 1
    assert capsys.readouterr().err.splitlines() == ["web/wire.ts is old: run `make wire`"] * 2


def test_every_field_of_which_more_is_said_is_there() -> None:
    kinds = [
        *wire.PARTS,
        *wire.BODIES,
        *wire.tagged(messages.Anything),
        *wire.tagged(requests.Anything),
        Settings,
        log.TakenOver,
        log.BotAdded,
    ]
    fields = {f"{kind.__name__}.{field}" for kind in kinds for field in kind.__struct_fields__}
    assert set(wire.CLOSER) <= fields


def test_every_message_and_every_request_is_one_of_their_kind() -> None:
    for kind in get_args(messages.Anything):
        assert f"export interface {kind.__name__} {{\n  readonly type: '" in PAGE
    for kind in get_args(requests.Anything):
        tag = kind.__struct_config__.tag
        assert f"export interface {kind.__name__}Request {{\n  readonly type: '{tag}';" in PAGE
    assert "any" not in PAGE.replace("anybody", "").replace("anything", "").lower().split()


class Part(msgspec.Struct):
    seat: int | None
    pairs: tuple[tuple[int, float], ...]
    names: tuple[str, ...]
    free: dict[str, Any]
    either: tuple[int | str, ...]
    sure: bool


def test_types_are_told_in_the_words_of_typescript() -> None:
    assert list(wire.interface(Part, "Part")) == [
        "",
        "export interface Part {",
        "  readonly seat: number | null;",
        "  readonly pairs: readonly (readonly [number, number])[];",
        "  readonly names: readonly string[];",
        "  readonly free: Readonly<Record<string, unknown>>;",
        "  readonly either: readonly (number | string)[];",
        "  readonly sure: boolean;",
        "}",
    ]


def test_what_may_be_left_out_has_a_question_mark() -> None:
    assert "  readonly game?: Game;" in PAGE
    assert "  readonly animal?: Animal | null;" in PAGE
    assert "  readonly rule?: string;" in PAGE
    assert "  readonly words: readonly string[] | null;" in PAGE


def test_a_long_list_goes_over_many_lines() -> None:
    words = [f"word-{number}" for number in range(20)]
    assert list(wire.listed("WORDS", words))[1] == "  'word-0',"
    assert list(wire.listed("WORDS", words[:2])) == [
        "export const WORDS = ['word-0', 'word-1'] as const;"
    ]
    assert max(map(len, PAGE.splitlines())) <= wire.WIDTH
