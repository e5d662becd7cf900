"""Look for what the tests look for, in far more games, and write down in docs/soak.md how many."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "soak.md"
# In place of this folder.
sys.path[:1] = [str(ROOT / "tests"), str(ROOT)]

from bots import positions  # noqa: E402
from hypothesis import settings  # noqa: E402

from coyote.sim.check import check_game  # noqa: E402
from tools.stamp import write_row  # noqa: E402

GAMES: Final = 256
"""How many games are played before it tells how far it is."""


def soak(what: str, wanted: int, check: Callable[[int], int], first: int, jobs: int) -> int:
    """Check game after game, each from its own seed, until there were so many of what is counted.

    What is wrong is raised, with the seed in its notes.
    """
    done, start = 0, time.monotonic()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        while done < wanted:
            done += sum(pool.imap_unordered(check, range(first, first + GAMES), chunksize=8))
            first += GAMES
            seconds = time.monotonic() - start
            print(f"{done:,} of {wanted:,} {what}, {seconds:,.0f} s", file=sys.stderr, flush=True)
    return done


def properties(jobs: int) -> str:
    """Run all property tests in the profile that looks longest; how many there were."""
    command = [sys.executable, "-m", "pytest", "-m", "hypothesis and not browser", "-q"]
    done = subprocess.run(
        [*command, "--numprocesses", str(jobs)],
        cwd=ROOT,
        env={**os.environ, "HYPOTHESIS_PROFILE": "soak"},
        stdout=subprocess.PIPE,
        text=True,
    )
    print(done.stdout, file=sys.stderr)
    passed = re.search(r"(\d+) passed", done.stdout)
    if done.returncode != 0 or passed is None:
        sys.exit(done.returncode or 1)
    most = settings.get_profile("soak").max_examples
    return f"{int(passed[1]):,} tests, up to {most:,} examples each"


def check_sim(seed: int) -> int:
    """A game that the compiled simulator and the rules play alike."""
    check_game(seed)
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    asked = commands.add_parser("bots", help="every bot in positions of all editions and options")
    asked.add_argument("--positions", type=int, default=1_000_000)
    games = commands.add_parser("sim", help="compiled games, beside those of the rules")
    games.add_argument("--games", type=int, default=100_000)
    tests = commands.add_parser("properties", help="the tests that look for examples, much longer")
    for each in (asked, games):
        each.add_argument("--seed", type=int, default=0, help="of the first game")
    for each in (asked, games, tests):
        each.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
        each.add_argument("--dry", action="store_true", help="leave docs/soak.md as it is")
    given = parser.parse_args()
    if given.command == "sim":
        done = soak("games", given.games, check_sim, given.seed, given.jobs)
        what, figures = "the simulator beside the rules, action by action", f"{done:,} games"
    elif given.command == "bots":
        done = soak("positions", given.positions, positions.check, given.seed, given.jobs)
        what = "every bot: its choice is legal, and depends on nothing it does not see"
        figures = f"{done:,} positions"
    else:
        what, figures = "the properties that the tests hold", properties(given.jobs)
    print(f"{figures}: nothing wrong")
    if not given.dry:
        write_row(PAGE, "soak", what, figures, "src", "tests")
    return 0


if __name__ == "__main__":
    sys.exit(main())
