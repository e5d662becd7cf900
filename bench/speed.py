"""Time random games of ours beside those of OpenSpiel and RLCard, and write down the table."""

import argparse
import gc
import platform
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median

from games import Contestant, Engine, contestants
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- speed:begin -->", "<!-- speed:end -->"
PEERS: tuple[Engine, ...] = ("OpenSpiel", "RLCard")
HEADINGS = (
    "random games",
    "decisions/s",
    "range",
    "a game",
    *(f"× {peer}" for peer in PEERS),
    "first row ×",
)


@dataclass(slots=True)
class Timing:
    """What one contestant did: its rate in every round, and how long its games were."""

    contestant: Contestant
    rates: list[float] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    @property
    def rate(self) -> float:
        return median(self.rates)

    def run(self, seconds: float) -> None:
        """Play whole games for so many seconds of CPU time."""
        games = decisions = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            decisions += self.contestant.play()
            games += 1
        self.rates.append(decisions / spent)
        self.games += games
        self.decisions += decisions


def measure(rounds: int, seconds: float, seed: int) -> list[Timing]:
    """Each contestant has a slot in each round, so that a slow minute is slow for all."""
    timings = [Timing(contestant) for contestant in contestants(seed)]
    for timing in timings:
        timing.contestant.play()
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


def rows(timings: Sequence[Timing]) -> list[tuple[str, ...]]:
    return [
        (
            f"{timing.contestant.engine}: {timing.contestant.game}",
            f"{timing.rate:,.0f}",
            f"{min(timing.rates):,.0f} to {max(timing.rates):,.0f}",
            f"{timing.decisions / timing.games:.1f}",
            *ratios(timing, timings),
        )
        for timing in timings
    ]


def ratios(timing: Timing, timings: Sequence[Timing]) -> tuple[str, ...]:
    """Our rows against each peer at its fastest; each row of a peer against our headline."""
    if timing.contestant.engine == "coyote":
        return (*(f"{ratio(timing, fastest(timings, peer)):.2f}" for peer in PEERS), "")
    return (*("" for _ in PEERS), f"{ratio(timings[0], timing):.2f}")


def commit() -> str:
    """The commit that is measured, and whether its code was changed since."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
        return done.stdout.strip()

    try:
        head = git("rev-parse", "--short", "HEAD") or "unknown"
        return head + (" with changes" if git("status", "--porcelain", "src", "bench") else "")
    except OSError:
        return "unknown"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())


def conditions(rounds: int, seconds: float) -> str:
    return (
        f"coyote {version('coyote-game')} at commit {commit()}, "
        f"OpenSpiel {version('open_spiel')}, RLCard {version('rlcard')}, "
        f"NumPy {version('numpy')}, {platform.python_implementation()} "
        f"{platform.python_version()}, {platform.system()}, one core of {processor()}; "
        f"{rounds} rounds of {seconds:g} s for each row, {time.strftime('%Y-%m-%d')}."
    )


def as_markdown(table: Sequence[tuple[str, ...]], note: str) -> str:
    rule = ("---", *("---:",) * (len(HEADINGS) - 1))
    lines = ["| " + " | ".join(row) + " |" for row in (HEADINGS, rule, *table)]
    return "\n".join((*lines, "", note))


def write(text: str) -> None:
    """Put the table between the marks of the page; what stands around it stays."""
    page = PAGE.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{PAGE}: the marks {BEGIN} and {END} are missing")
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def show(table: Sequence[tuple[str, ...]], note: str) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = 132
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(HEADINGS):
        drawn.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for place, row in enumerate(table):
        drawn.add_row(*row, style="bold" if place == 0 else None)
    console.print(drawn)
    console.print(note, highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=21, help="slots for each row (21)")
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time of a slot (0.2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="leave docs/benchmarks.md as it is")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("there must be a round, and time to play in it")
    table = rows(measure(asked.rounds, asked.seconds, asked.seed))
    note = conditions(asked.rounds, asked.seconds)
    show(table, note)
    if not asked.dry:
        write(as_markdown(table, note))
        print(f"Written to {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
