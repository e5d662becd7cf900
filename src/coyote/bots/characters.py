"""The bots there are: how strong each is, which animal it likes to be, and where its policy is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pkgutil import resolve_name
from typing import Final

from coyote.bots.turn import Policy


@dataclass(frozen=True, slots=True)
class Character:
    """One of the bots."""

    name: str
    policy: str
    """Its module in this room and the function there; loaded when it is first asked."""
    animal: str
    """What it is at a table, where nobody else is that already."""
    level: int | None = None
    """From 1, the gentlest, to 5; None: the lobby does not offer it."""


CHARACTERS: Final = (
    Character("pup", "pup:choose_by_feel", "fox", 1),
    Character("cautious", "cautious:choose_cautiously", "turtle", 2),
    Character("lurker", "lurker:choose_lurking", "lizard", 3),
    Character("odds", "thresholds:choose_by_odds", "owl", 3),
    Character("braggart", "braggart:choose_boastfully", "raven", 3),
    Character("bayes", "bayes:choose_by_belief", "hare", 4),
    Character("coyote", "coyote:choose_by_training", "coyote", 5),
    # For the arena and for tests: who plays a person's table with these is their own affair.
    Character("random", "chance:choose_at_random", "beaver"),
    Character("plus-one", "plus_one:choose_plus_one", "badger"),
)
"""Those of the lobby by level, then the others."""

BY_NAME: Final = {each.name: each for each in CHARACTERS}
NAMES: Final = tuple(BY_NAME)


@cache
def policy(name: str) -> Policy:
    """How a bot chooses. Some of them need numpy, and `import coyote` must not."""
    found: Policy = resolve_name(f"coyote.bots.{BY_NAME[name].policy}")
    return found
