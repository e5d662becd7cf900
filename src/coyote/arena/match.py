"""A match: which bots, which game, how many deals, and who sits where in each game."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, gcd
from random import Random
from typing import Final, NamedTuple

from coyote.bots import NAMES
from coyote.rules.errors import CoyoteError, shown
from coyote.rules.setup import Setup, set_up

GAMES: Final = 400
MOST_GAMES: Final = 10_000_000
TIME_LIMIT: Final = 5.0
LONGEST_TIME: Final = 3600
PROGRAM: Final = "cmd:"
"""What goes before the command of an outside program."""

_SEVERAL: Final = re.compile(r"(.+)\*([1-9][0-9]?)", re.DOTALL)

# Units are the same for any number of workers: what a program remembers lasts for one of them.
_STRETCHES: Final = 16
_LONGEST: Final = 16


class NoMatch(CoyoteError):
    """A match that cannot be played."""


class Unit(NamedTuple):
    """Some deals, all in one rotation.

    The cards of a deal come again in every rotation. A program that is kept running for a unit
    meets each deal once, and cannot know the cards.
    """

    deals: range
    rotation: int


@dataclass(frozen=True, slots=True)
class Match:
    """All that the outcome depends on, but for what outside programs do."""

    setup: Setup
    bots: tuple[str, ...]
    """A name for each place in the line-ups; a name may come again."""
    deals: int
    seed: int = 0
    time_limit: float = TIME_LIMIT
    """Seconds that an outside program has for a decision."""

    @property
    def games(self) -> int:
        """Each deal is played once from each seat."""
        return self.deals * self.setup.players

    @property
    def names(self) -> tuple[str, ...]:
        """Each bot once, in the order named."""
        return tuple(dict.fromkeys(self.bots))

    def line_up(self, deal: int) -> tuple[str, ...]:
        """Who plays a deal, clockwise.

        The names are mixed and dealt to the seats round and round, until each has sat equally
        often. Then they are mixed again.
        """
        players = self.setup.players
        cycle, place = divmod(deal, _cycle(len(self.bots), players))
        dice = Random(f"{self.seed} line-up {cycle}")
        order = sorted(self.bots, key=lambda _: dice.random())
        return tuple(order[(place * players + seat) % len(order)] for seat in range(players))

    def seating(self, deal: int, rotation: int) -> tuple[str, ...]:
        """The line-up of a deal, moved on by so many seats."""
        held = self.line_up(deal)
        return tuple(held[(seat - rotation) % len(held)] for seat in range(len(held)))

    def pile_dice(self, deal: int, pile: int) -> Random:
        """What a pile of a deal is shuffled with: the same whoever sits where."""
        return Random(f"{self.seed} deal {deal} pile {pile}")

    def bot_seed(self, deal: int, rotation: int, seat: int) -> int:
        """A seed for the whims of a bot. It tells nothing of the cards."""
        return Random(f"{self.seed} deal {deal} rotation {rotation} seat {seat}").getrandbits(32)

    def units(self) -> Iterator[Unit]:
        """All games in pieces of work, in their order."""
        size = min(_LONGEST, ceil(self.deals / _STRETCHES))
        for first in range(0, self.deals, size):
            deals = range(first, min(first + size, self.deals))
            for rotation in range(self.setup.players):
                yield Unit(deals, rotation)


def arrange(
    bots: Sequence[str],
    edition: str = "eyes",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    games: int = GAMES,
    seed: int = 0,
    time_limit: float = TIME_LIMIT,
) -> Match:
    """A match of at least so many games, each bot in each seat equally often.

    A bot may be written `odds*3`. Raises `NoMatch` or `InvalidSetup`.
    """
    named = tuple(name for text in bots for name in _several(text))
    setup = set_up(edition, len(named) if players is None else players, options or {})
    for name in dict.fromkeys(named):
        _check(name)
    if not 1 <= games <= MOST_GAMES:
        raise NoMatch("RECORD", "arena-games", {"most": str(MOST_GAMES)})
    if not 0 < time_limit <= LONGEST_TIME:  # nan neither
        raise NoMatch("RECORD", "arena-time", {"most": str(LONGEST_TIME)})
    cycle = _cycle(len(named), setup.players)
    deals = cycle * ceil(games / (cycle * setup.players))
    return Match(setup, named, deals, seed, time_limit)


def is_program(name: str) -> bool:
    """Whether a bot is an outside program."""
    return name.startswith(PROGRAM)


def command(name: str) -> list[str]:
    """The words of an outside program's command; raises ValueError."""
    return shlex.split(name.removeprefix(PROGRAM))


def _cycle(names: int, players: int) -> int:
    """After how many line-ups all names have sat equally often."""
    return names // gcd(names, players)


def _several(text: str) -> list[str]:
    found = _SEVERAL.fullmatch(text)
    return [text] if found is None else [found[1]] * int(found[2])


def _check(name: str) -> None:
    if not is_program(name):
        if name not in NAMES:
            facts = {"bot": shown(name), "bots": ", ".join(NAMES)}
            raise NoMatch("RECORD", "arena-bot", facts)
        return
    try:
        found = shutil.which(command(name)[0])
    except (ValueError, IndexError):  # a quotation that does not end; no word at all
        found = None
    if found is None:
        raise NoMatch("RECORD", "arena-program", {"bot": shown(name)})
