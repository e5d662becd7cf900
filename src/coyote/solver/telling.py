"""What was solved, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coyote.catalogue import LANGUAGES, catalogue
from coyote.rules.state import Eyes
from coyote.solver.ladder import EYE_CARDS
from coyote.solver.run import Outcome


def told(outcome: Outcome, language: str = LANGUAGES[0]) -> Iterator[RenderableType]:
    """The curve as a table, then the value."""
    words = catalogue(language)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("iteration", "exploitability"):
        table.add_column(Text(words.text("solve-column", column=column)), justify="right")
    for iteration, exploitability in outcome.curve:
        table.add_row(str(iteration), f"{exploitability:.4g}")
    yield table
    yield ""
    # Numbers as texts: otherwise they would get the separators of a language.
    yield words.text(
        "solve-outcome",
        bids=str(outcome.bids),
        nodes=str(outcome.nodes),
        value=f"{outcome.value:+.5f}",
        seconds=f"{outcome.seconds:.1f}",
    )


def told_match(
    values: NDArray[np.float32], best: float | None, language: str = LANGUAGES[0]
) -> Iterator[RenderableType]:
    """The probability of the starter to win the match, for all eyes of both."""
    words = catalogue(language)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for theirs in EYE_CARDS:
        table.add_column(_eyes(theirs), justify="right", no_wrap=True)
    for ours in EYE_CARDS:
        row = [values[ours.open, ours.closed, theirs.open, theirs.closed] for theirs in EYE_CARDS]
        table.add_row(_eyes(ours), *(f"{50 + 50 * float(value):.1f}" for value in row))
    yield table
    yield ""
    yield words.text("solve-match-note")
    if best is not None:
        yield words.text("solve-match-best", share=f"{100 * best:.1f}")


def match_json(values: NDArray[np.float32]) -> dict[str, float]:
    """The value to the starter by the eyes of both, open and closed, like `2+1 1+2`."""
    return {
        f"{_eyes(ours)} {_eyes(theirs)}": round(
            float(values[ours.open, ours.closed, theirs.open, theirs.closed]), 6
        )
        for ours in EYE_CARDS
        for theirs in EYE_CARDS
    }


def _eyes(eyes: Eyes) -> str:
    return f"{eyes.open}+{eyes.closed}"


def plot(outcome: Outcome, file: Path, language: str = LANGUAGES[0]) -> None:
    """Draw the curve; the ending of the file's name says in which format."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    words = catalogue(language)
    figure, axes = pyplot.subplots(figsize=(6, 4), layout="constrained")
    axes.loglog(*zip(*outcome.curve), marker="o", markersize=3, color="#b5502f")
    axes.set_xlabel(words.text("solve-column", column="iteration"))
    axes.set_ylabel(words.text("solve-column", column="exploitability"))
    axes.grid(visible=True, which="both", alpha=0.3)
    figure.savefig(file)
    pyplot.close(figure)
