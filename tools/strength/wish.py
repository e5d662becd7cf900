"""What is asked for on the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from coyote.arena.run import cores
from coyote.bots import NAMES

SECTIONS: Final = ("cross", "bluffers", "extras", "tuned", "solved", "exploiters", "times")
PLAYERS: Final = (2, 3, 4, 6)
CLAIMS: Final = "coyote"
"""Of this bot more is claimed than of others."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The options."""

    only: tuple[str, ...]
    bots: tuple[str, ...]
    players: tuple[str, ...]
    games: int
    games_coyote: int
    games_compiled: int
    minutes: float
    decisions: int
    seed: int
    jobs: int
    keep: bool

    def at(self, players: int) -> bool:
        """Whether tables of so many are asked for."""
        return str(players) in self.players

    @property
    def claims(self) -> tuple[str, ...]:
        """Bots that meet the others in more games."""
        return tuple(bot for bot in self.bots if bot == CLAIMS)


def asked() -> Wish:
    parser = argparse.ArgumentParser(
        prog="python -m tools.strength",
        description="Measure how strong the bots are, and write docs/strength.md from all that was "
        "measured so far. What was measured with the same budget and the same code is kept.",
    )
    number = parser.add_argument_group("budget")
    parser.add_argument(
        "--only",
        type=_some(SECTIONS),
        default=SECTIONS,
        metavar="SECTIONS",
        help=f"of {', '.join(SECTIONS)}; with '' it only writes the document",
    )
    parser.add_argument(
        "--bots", type=_some(NAMES), default=NAMES, help="all that there are, if you do not say"
    )
    parser.add_argument(
        "--players",
        type=_some(tuple(map(str, PLAYERS))),
        default=tuple(map(str, PLAYERS)),
        help="at tables of so many only, as 2,3; other budgets may be given for the rest",
    )
    parser.add_argument("--keep", action="store_true", help="keep what other code measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores(), help="on all cores if you do not say")
    number.add_argument(
        "--games", type=int, default=400, help="of another bot against a field (400)"
    )
    number.add_argument(
        "--games-coyote", type=int, default=2000, help=f"of {CLAIMS} against a field (2000)"
    )
    number.add_argument("--games-compiled", type=int, default=40_000, help="compiled (40000)")
    number.add_argument("--minutes", type=float, default=10, help="for an exploiter to learn (10)")
    number.add_argument("--decisions", type=int, default=3000, help="of a bot to be timed (3000)")
    return Wish(**vars(parser.parse_args()))


def _some(names: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    """Reads some of given names, with commas between."""

    def read(text: str) -> tuple[str, ...]:
        found = tuple(name for name in text.split(",") if name)
        for name in found:
            if name not in names:
                raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(names)}")
        return found

    return read


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
