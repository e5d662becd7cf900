"""What `make soak` found nothing wrong in stands in its page, each thing once."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "soak.py"


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [*sys.path])  # it puts its own folders there
    spec = importlib.util.spec_from_file_location("soak", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_a_new_figure_takes_the_place_of_the_old_one(soak: Any, tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    page.write_text(soak.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    for games in ("1 game", "2 games"):
        soak.write(page, "one thing", games)
        soak.write(page, "another thing", "3 positions")
    text = page.read_text(encoding="utf-8")
    told = ("| one thing |", "| another thing |")
    rows = [line for line in text.splitlines() if line.startswith(told)]
    assert [row.split(" | ")[1] for row in rows] == ["2 games", "3 positions"]
    assert text.startswith("# Looking longer")
    assert "Each part can be run alone" in text


def test_a_page_without_marks_is_left_alone(soak: Any, tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    page.write_text("# Nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="marks"):
        soak.write(page, "the simulator", "1 game")
    assert page.read_text(encoding="utf-8") == "# Nothing\n"
