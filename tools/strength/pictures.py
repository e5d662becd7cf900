"""Small pictures of what was measured, readable by day and by night."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from math import log2
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from coyote.bots import NAMES
from tools.strength.store import Cell
from tools.strength.wish import CLAIMS

CROSS: Final = "strength-cross.svg"
ONE: Final = "strength-coyote.svg"

# Stand-ins for colours that the reader's theme decides.
INK: Final = "#010203"
PALE: Final = "#040506"
_PAPER: Final = "#070809"
_THEME: Final = """\
<style>
:root { --ink: #2b2640; --pale: #b9b2a3; --paper: #fdfaf2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece5d3; --pale: #6b6683; --paper: #1e1b3a; }
}
text { font-family: system-ui, sans-serif; }
</style>
"""
_SERIES: Final = ("#4c8dd6", "#d9822b", "#4f9d69", "#b65fc0")
"""Clear enough on light and on dark paper."""
_RANGE: Final = 4.0
"""Where the colours end: that many times the fair share, or one that many-th."""

mpl.use("svg")
_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "coyote",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "figure.facecolor": _PAPER,
    "xtick.color": PALE,
    "ytick.color": PALE,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": PALE,
    "grid.linewidth": 0.5,
}


def draw(cells: Mapping[str, Cell], folder: Path) -> None:
    """Draw what there are cells for."""
    for name in drawn(cells):
        with mpl.rc_context(_STYLE):
            figure = _heat(cells) if name == CROSS else _one(cells)
            (folder / name).write_text(_svg(figure), encoding="utf-8")


def drawn(cells: Mapping[str, Cell]) -> dict[str, str]:
    """The pictures there are for these cells, and what they show."""
    found = {}
    if cells:
        found[CROSS] = "One against a field of another, in colours: the same as in the tables below"
    if any(key.split()[1] == CLAIMS for key in cells):
        found[ONE] = f"{CLAIMS} alone against a field of each other bot, with intervals"
    return found


def _heat(cells: Mapping[str, Cell]) -> Figure:
    counts = sorted({int(key.split()[0]) for key in cells})
    bots = [bot for bot in NAMES if any(bot in key.split() for key in cells)]
    figure = Figure(figsize=(3.1 * min(len(counts), 2) + 0.9, 3.1 * ((len(counts) + 1) // 2) + 0.3))
    axes = figure.subplots((len(counts) + 1) // 2, min(len(counts), 2), squeeze=False).ravel()
    for ax in axes[len(counts) :]:
        ax.set_visible(False)
    reach = log2(_RANGE)
    for ax, players in zip(axes, counts):
        grid = np.full((len(bots), len(bots)), np.nan)
        for row, one in enumerate(bots):
            for column, field in enumerate(bots):
                cell = cells.get(f"{players} {one} {field}")
                if cell is not None:
                    grid[row, column] = log2(max(cell["over_fair"], 1 / _RANGE))
        image = ax.imshow(grid, cmap="RdBu", vmin=-reach, vmax=reach, interpolation="none")
        ax.set_title(f"{players} players", fontsize=10)
        ax.set_xticks(range(len(bots)), bots, rotation=60, ha="right", fontsize=7)
        ax.set_yticks(range(len(bots)), bots, fontsize=7)
        ax.tick_params(length=0)
        ax.set_ylabel("alone", fontsize=8)
        ax.set_xlabel("against a field of", fontsize=8)
    figure.subplots_adjust(0.13, 0.11, 0.87, 0.96, 0.42, 0.46)
    bar = figure.colorbar(image, cax=figure.add_axes((0.9, 0.3, 0.02, 0.4)))
    marks = (1 / _RANGE, 0.5, 1, 2, _RANGE)
    bar.set_ticks([log2(mark) for mark in marks], labels=[f"{mark:g}" for mark in marks])
    bar.ax.set_title("× fair", fontsize=8)
    return figure


def _one(cells: Mapping[str, Cell]) -> Figure:
    mine = {
        (int(players), field): cell
        for key, cell in cells.items()
        for players, one, field in [key.split()]
        if one == CLAIMS
    }
    counts = sorted({players for players, _ in mine})
    fields = [bot for bot in reversed(NAMES) if any(field == bot for _, field in mine)]
    figure = Figure(figsize=(6.2, 0.5 * len(fields) + 1.1))
    ax = figure.subplots()
    for place, players in enumerate(counts):
        shift = 0.36 - 0.72 * (place + 0.5) / len(counts)
        held = [
            (at + shift, mine[players, f]) for at, f in enumerate(fields) if (players, f) in mine
        ]
        middles = [cell["over_fair"] for _, cell in held]
        ax.errorbar(
            middles,
            [at for at, _ in held],
            xerr=[
                [cell["over_fair"] - min(cell["low"], cell["over_fair"]) for _, cell in held],
                [max(cell["high"], cell["over_fair"]) - cell["over_fair"] for _, cell in held],
            ],
            fmt="o",
            ms=4,
            lw=1.4,
            color=_SERIES[place % len(_SERIES)],
            label=f"{players} players",
        )
    ax.axvline(1, color=INK, lw=0.8)
    ax.set_yticks(range(len(fields)), fields)
    ax.set_xlabel(f"{CLAIMS}: share of wins over fair share")
    ax.grid(axis="x")
    for side in ("top", "right", "left"):
        ax.spines[side].set_visible(False)
    ax.tick_params(axis="y", length=0)
    ax.legend(frameon=False, fontsize=8, loc="best", labelcolor=INK)
    figure.tight_layout()
    return figure


def _svg(figure: Figure) -> str:
    """The figure, with colours by the reader's theme and the reader's own font."""
    held = io.StringIO()
    figure.savefig(held, format="svg", metadata={"Date": None, "Creator": None})
    text = held.getvalue()
    for stand_in, name in ((INK, "ink"), (PALE, "pale"), (_PAPER, "paper")):
        text = text.replace(stand_in, f"var(--{name})")
    text = re.sub(r"'DejaVu Sans'[^;\"]*", "system-ui, sans-serif", text)
    return text.replace("<defs>", f"{_THEME}<defs>", 1)
