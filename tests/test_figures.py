"""What a long run found nothing wrong in stands in its page, each thing once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tools.stamp import ROOT, write_row

PAGES: Final = ("soak", "evening")


@pytest.mark.parametrize("mark", PAGES)
def test_a_new_figure_takes_the_place_of_the_old_one(mark: str, tmp_path: Path) -> None:
    old = (ROOT / "docs" / f"{mark}.md").read_text(encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(old, encoding="utf-8")
    for games in ("1 game", "2 games"):
        write_row(page, mark, "one thing", games, "src")
        write_row(page, mark, "another thing", "3 positions", "src")
    text = page.read_text(encoding="utf-8")
    told = ("| one thing |", "| another thing |")
    rows = [line for line in text.splitlines() if line.startswith(told)]
    assert [row.split(" | ")[1] for row in rows] == ["2 games", "3 positions"]
    assert set(old.splitlines()) <= set(text.splitlines())


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Nothing\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="marks"):
        write_row(page, "soak", "the simulator", "1 game", "src")
    assert page.read_text(encoding="utf-8") == "# Nothing\n"
