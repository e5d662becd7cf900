"""Who else may sit at a table for two: habits, and how common each is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from coyote.solver.habits import Habit, baiting, boasting, careful, creeping, steady

MANNERS: Final = (-1.55, 0.52, 0.19, -1.78, 0.57, 0.05, 1.85, 1.24, 0.1)
"""Those of `bayes`."""
TRUSTING: Final = (-1.3, 0.7, 0.06, -0.9, 0.7, 0.08, 2.2, 0.4, 0.06)
"""Those of somebody who thinks that others bluff less."""

HABITS: Final[dict[str, Habit]] = {
    "odds": steady(0.25, 0.97),
    "bayes": steady(0.3, 0.97, MANNERS),
    "plus-one": creeping(1.0, 0.4),
    "cautious": careful(0.9, 0.5),
    "lurker": baiting(0.45, 0.85),
    "braggart": boasting(0.2, 0.25, (0.5, 0.75), 0.9),
}
"""Like our bots."""

Crowd: TypeAlias = Sequence[tuple[float, Habit]]
"""Habits and how common each is; together they come to 1."""

CROWD: Final[Crowd] = (
    (0.12, HABITS["odds"]),
    (0.06, steady(0.13, 0.9)),
    (0.06, steady(0.35, 0.9)),
    (0.06, steady(0.45, 0.97)),
    (0.10, HABITS["bayes"]),
    (0.10, steady(0.4, 0.9, TRUSTING)),
    (0.12, HABITS["plus-one"]),
    (0.04, creeping(0.9, 0.3)),
    (0.04, creeping(0.9, 0.5)),
    (0.08, HABITS["cautious"]),
    (0.11, HABITS["lurker"]),
    (0.11, HABITS["braggart"]),
)
