"""Look for what the tests look for, in far more games: `soak.py bots --positions 1000000`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
# In place of this folder.
sys.path[:1] = [str(ROOT / "tests"), str(ROOT)]

from bots import positions  # noqa: E402

from coyote.sim.check import check_game  # noqa: E402

GAMES: Final = 256
"""How many games are played before it tells how far it is."""


def soak(what: str, wanted: int, check: Callable[[int], int], first: int, jobs: int) -> None:
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
    print(f"{done:,} {what}: nothing wrong")


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
    for each in (asked, games):
        each.add_argument("--seed", type=int, default=0, help="of the first game")
        each.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    if given.command == "sim":
        soak("games", given.games, check_sim, given.seed, given.jobs)
    else:
        soak("positions", given.positions, positions.check, given.seed, given.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
