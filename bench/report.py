"""What every benchmark tells beside its figures, and where it writes them."""

import argparse
import platform
import sys
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools.stamp import commit, processors  # noqa: E402

PAGE = ROOT / "docs" / "benchmarks.md"

NAMES = {
    "OpenSpiel": "open_spiel",
    "pgx": "pgx",
    "JAX": "jax",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "NumPy": "numpy",
    "numba": "numba",
}
"""The name of each part on PyPI."""


def conditions(parts: Sequence[str], rounds: int, seconds: float) -> str:
    """Under which a table came about; `parts` are names of `NAMES`."""
    return (
        f"coyote {version('coyote-game')} at commit {commit('src', 'bench')}, "
        + "".join(f"{part} {version(NAMES[part])}, " for part in parts)
        + f"{platform.python_implementation()} "
        f"{platform.python_version()}, {platform.system()}, one core of {processors()[0]}; "
        f"{rounds} rounds of {seconds:g} s for each row, {time.strftime('%Y-%m-%d')}."
    )


def as_markdown(headings: Sequence[str], table: Sequence[Sequence[str]], note: str) -> str:
    rule = ("---", *("---:",) * (len(headings) - 1))
    lines = ["| " + " | ".join(row) + " |" for row in (headings, rule, *table)]
    return "\n".join((*lines, "", note))


def write(text: str, mark: str) -> None:
    """Put a table between its marks in the page; what stands around it stays."""
    begin_mark, end_mark = f"<!-- {mark}:begin -->", f"<!-- {mark}:end -->"
    page = PAGE.read_text(encoding="utf-8")
    before, begin, rest = page.partition(begin_mark)
    _, end, after = rest.partition(end_mark)
    if not begin or not end:
        sys.exit(f"{PAGE}: the marks {begin_mark} and {end_mark} are missing")
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
    print(f"Written to {PAGE.relative_to(ROOT)}")


def show(headings: Sequence[str], table: Sequence[Sequence[str]], note: str) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = 132
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(headings):
        drawn.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for place, row in enumerate(table):
        drawn.add_row(*row, style="bold" if place == 0 else None)
    console.print(drawn)
    console.print(note, highlight=False)


def asked(about: str | None) -> argparse.Namespace:
    """The options, which all tables of random games have in common."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rounds", type=int, default=21, help="slots for each row (21)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time of a slot (0.2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="leave docs/benchmarks.md as it is")
    wish = parser.parse_args()
    if wish.rounds < 1 or wish.seconds <= 0:
        parser.error("there must be a round, and time to play in it")
    return wish
