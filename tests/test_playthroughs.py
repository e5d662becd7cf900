"""Golden playthroughs: games that show each rule, checked by hand once and word for word since.

`python tools/playthroughs.py` writes them anew after a change that was meant.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).parent / "playthroughs"
TOOL: Final = Path(__file__).parent.parent / "tools" / "playthroughs.py"

render: Final[Callable[[str], str]] = runpy.run_path(str(TOOL))["render"]


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_a_playthrough_goes_as_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert render(text).splitlines() == text.splitlines()


def test_there_is_a_playthrough_of_each_edition_and_variant() -> None:
    played = {path.stem for path in FOLDER.glob("*.txt")}
    assert played >= {
        "classic",
        "eyes",
        "eyes-trickster",
        "museum",
        "museum-tokens",
        "tomahawk",
        "tomahawk-additions",
        "worked-examples",
    }
