"""Solves a game from start to end, with a progress bar."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coyote.catalogue import LANGUAGES, catalogue
from coyote.solver.game import Game
from coyote.solver.scheme import Scheme
from coyote.solver.solve import Solver
from coyote.solver.told import Told


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far a game was solved."""

    bids: int
    nodes: int
    value: float
    """What it is worth to the starter: the middle of what best responses leave open."""
    exploitability: float
    curve: tuple[tuple[int, float], ...]
    """The exploitability after so many iterations."""
    seconds: float

    def to_json(self) -> dict[str, object]:
        return {
            "bids": self.bids,
            "nodes": self.nodes,
            "iterations": self.curve[-1][0],
            "value": self.value,
            "exploitability": self.exploitability,
            "curve": [list(point) for point in self.curve],
            "seconds": round(self.seconds, 2),
        }


def run(
    game: Game,
    scheme: Scheme,
    *,
    iterations: int,
    until: float = 0.0,
    language: str = LANGUAGES[0],
) -> Outcome:
    """Iterate so often, or until the exploitability is no more than that."""
    started = time.perf_counter()
    solver = Solver(game, scheme)
    curve: list[tuple[int, float]] = []
    with progress(language) as told:
        for mark in _marks(iterations):
            while solver.iteration < mark:
                solver.run(1)
                told(solver.iteration, iterations)
            first, second = solver.best_responses()
            curve.append((mark, (first + second) / 2))
            if curve[-1][1] <= until:
                break
    return Outcome(
        game.deal.bids,
        len(game.forest.ends),
        (first - second) / 2,
        curve[-1][1],
        tuple(curve),
        time.perf_counter() - started,
    )


def _marks(last: int) -> Iterator[int]:
    """When to measure: 1, 2, 3, 5, 7, 10, 14, 20, 30 and so on, and at the end."""
    for power in count():
        for lead in (10, 14, 20, 30, 50, 70):
            mark = lead * 10**power // 10
            if mark >= last:
                yield last
                return
            if power or lead != 14:
                yield mark


@contextmanager
def progress(language: str = LANGUAGES[0]) -> Iterator[Told]:
    """A bar on standard error; until the first step it says that code is being compiled."""
    words = catalogue(language)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )
    task = bar.add_task(words.text("solve-compiling"), total=None)

    def told(done: int, steps: int) -> None:
        bar.update(task, description=words.text("solve-progress"), completed=done, total=steps)

    with bar:
        yield told
