"""Time contestants in turns: each has a slot in each round, so a slow minute is slow for all."""

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Literal, TypeAlias

from rich.console import Console
from rich.progress import track

Engine: TypeAlias = Literal["coyote", "coyote sim", "OpenSpiel", "pgx", "RLCard", "PettingZoo"]
Played: TypeAlias = tuple[int, int]
"""How many games, and how many decisions they took."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """One row of a table; `play` plays a game or some."""

    engine: Engine
    game: str
    play: Callable[[], Played]


@dataclass(slots=True)
class Timing:
    """What one contestant did: its rate in every round, and how long its games were."""

    contestant: Contestant
    first: float = 0.0
    """Seconds of CPU time for the first call, which compiles what is compiled."""
    rates: list[float] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def length(self) -> float:
        """How many decisions a game has."""
        return self.decisions / self.games

    def begin(self) -> None:
        begun = time.process_time()
        self.contestant.play()
        self.first = time.process_time() - begun

    def run(self, seconds: float) -> None:
        """Play for so many seconds of CPU time."""
        games = decisions = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            some, more = self.contestant.play()
            games += some
            decisions += more
        self.rates.append(decisions / spent)
        self.games += games
        self.decisions += decisions


def measure(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Timing]:
    """The timings of all contestants, in their order."""
    timings = [Timing(contestant) for contestant in contestants]
    for timing in timings:
        timing.begin()
    gc.collect()
    gc.freeze()  # nobody's collections should walk through the others' modules
    slots = [timing for _ in range(rounds) for timing in timings]
    for timing in track(slots, "Measuring", console=Console(stderr=True), transient=True):
        timing.run(seconds)
    return timings


def fastest(timings: Sequence[Timing], engine: Engine) -> Timing:
    return max((t for t in timings if t.contestant.engine == engine), key=lambda t: t.rate)


def ratio(ours: Timing, theirs: Timing) -> float:
    """The median of the ratios within each round."""
    return median(our / their for our, their in zip(ours.rates, theirs.rates, strict=True))
