"""Plays a match from start to end, with a progress bar and a file of records."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coyote.arena.foul import legible
from coyote.arena.match import Match, NoMatch
from coyote.arena.play import Played, play_match
from coyote.arena.summary import Summary, summarise
from coyote.catalogue import LANGUAGES, catalogue

MOST_JOBS: Final = 1000


def run(
    match: Match,
    *,
    jobs: int | None = None,
    records: Path | None = None,
    language: str = LANGUAGES[0],
) -> Summary:
    """Play on so many cores, or on all; raises `NoMatch`. The outcome is the same on any."""
    jobs = cores() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise NoMatch("RECORD", "arena-jobs", {"most": str(MOST_JOBS)})
    played: list[Played] = []
    with (
        _written(records) as write,
        _progress(match.games, language) as advance,
        closing(play_match(match, jobs=jobs, records=records is not None)) as units,
    ):
        for games in units:
            write("".join(f"{game.record}\n" for game in games))
            played += [replace(game, record=None) for game in games]
            advance(len(games))
    return summarise(match, played)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _written(path: Path | None) -> Iterator[Callable[[str], object]]:
    """Takes lines and writes them to the file, if there is one; raises `NoMatch`."""
    if path is None:
        yield lambda lines: None
        return
    facts = {"file": legible(path, 999)}
    try:
        if path.is_file() and path.stat().st_size:
            raise NoMatch("RECORD", "arena-file-exists", facts)
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file.write
    except OSError as error:
        reason = error.strerror or str(error)
        raise NoMatch("RECORD", "arena-file", {**facts, "reason": reason}) from None


@contextmanager
def _progress(games: int, language: str) -> Iterator[Callable[[int], object]]:
    """Takes how many more games are played, and shows it where somebody watches."""
    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield lambda more: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(catalogue(language).text("arena-progress"), total=games)
        yield lambda more: progress.advance(task, more)
