"""A course of training: the same seed and steps make the same net."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from coyote.bots.mind import CANDIDATE, MANNERS, PLAIN
from coyote.rules.editions import ADDITIONS
from coyote.sim.state import configure, new_games
from coyote.training.field import NET
from coyote.training.learning import Learner, Numbers
from coyote.training.population import Player, Population
from coyote.training.practice import Book, practise

GAMES: Final = 300
"""Games of a step."""
ROOM: Final = 60_000
"""Decisions that a book holds."""
EACH: Final = 25
"""Steps after which the learner is kept as an opponent."""


@dataclass(frozen=True)
class Course:
    """What is played, and by how many."""

    edition: str
    players: tuple[int, ...]
    options: tuple[dict[str, Any], ...] = field(default=({},))

    @property
    def used(self) -> int:
        """How many numbers of a candidate can be set."""
        return CANDIDATE if any(self.options) else PLAIN

    def configs(self) -> list[Any]:
        return [
            configure(self.edition, players, **options)
            for players in self.players
            for options in self.options
        ]


COURSES: Final = {
    "eyes": Course("eyes", (2, 3, 4, 5, 6)),
    "trickster": Course("eyes", (2, 3, 4, 5, 6), ({"trickster": True},)),
    "tomahawk": Course("tomahawk", (2, 3, 4, 5, 6), ({}, {"additions": ADDITIONS})),
    "museum": Course("museum", (3, 4, 5, 6, 8), ({}, {"tokens": True})),
    "classic": Course("classic", (2, 3, 4, 5, 6, 8)),
}
"""One net each."""


def train(
    course: Course,
    steps: int,
    seed: int,
    *,
    start: Numbers | None = None,
    population: Population | None = None,
    progress: Callable[[int, Numbers, Numbers], None] | None = None,
) -> Numbers:
    """The weights after so many steps; `progress` hears of step, what was told, and weights."""
    dice = np.random.default_rng(seed)
    met = population or Population(dice)
    learner = Learner(seed, start)
    configs, games, book = course.configs(), new_games(1), Book(ROOM)
    manners = np.array(MANNERS)
    for step in range(steps):
        rest = 1.0 - step / steps
        config = configs[dice.integers(len(configs))]
        others = met.company()
        kinds, params = _players(learner.weights, others)
        seating = met.seating(GAMES, int(config.players), len(others))
        wins, lost = np.zeros(len(kinds)), np.zeros((len(kinds), 2))
        filled = practise(
            games,
            config,
            int(dice.integers(1 << 40)),
            kinds,
            params,
            seating,
            0,
            manners,
            book.columns,
            wins,
            lost,
        )
        rate, curiosity = 1.5e-3 * rest + 1e-4, 0.02 * rest + 0.002
        told = learner.learn(book, filled, rate, curiosity, course.used)
        if step % EACH == 0:
            met.remember(learner.weights)
        if progress is not None:
            progress(step, told, learner.weights)
    return learner.weights


def exploit(course: Course, target: Numbers, steps: int, seed: int) -> Numbers:
    """A net that learnt against one other and nobody else."""
    dice = np.random.default_rng(seed)
    learner = Learner(seed, target)
    configs, games, book = course.configs(), new_games(1), Book(ROOM)
    manners = np.array(MANNERS)
    for step in range(steps):
        rest = 1.0 - step / steps
        config = configs[dice.integers(len(configs))]
        kinds, params = _players(learner.weights, [(NET, target)])
        seating = np.ones((GAMES, int(config.players)), np.int64)
        seating[np.arange(GAMES), dice.integers(0, int(config.players), GAMES)] = 0
        wins, lost = np.zeros(2), np.zeros((2, 2))
        filled = practise(
            games,
            config,
            int(dice.integers(1 << 40)),
            kinds,
            params,
            seating,
            0,
            manners,
            book.columns,
            wins,
            lost,
        )
        learner.learn(book, filled, 1e-3 * rest + 1e-4, 0.01 * rest + 0.001, course.used)
    return learner.weights


def measure(config: Any, one: Player, field_of: Player, games: int, seed: int) -> float:
    """The share of wins of one against a field, over its fair share."""
    players = int(config.players)
    seating = np.ones((games, players), np.int64)
    seating[np.arange(games), np.arange(games) // players % players] = 0
    kinds, params = np.array([one[0], field_of[0]]), np.array([one[1], field_of[1]])
    wins, lost, book = np.zeros(2), np.zeros((2, 2)), Book(1)
    practise(
        new_games(1),
        config,
        seed,
        kinds,
        params,
        seating,
        -1,
        np.array(MANNERS),
        book.columns,
        wins,
        lost,
    )
    return float(wins[0] / games * players)


def _players(weights: Numbers, others: list[Player]) -> tuple[Any, Any]:
    """Kinds and parameters, the learner first."""
    every = [(NET, weights), *others]
    return np.array([kind for kind, _ in every]), np.array([params for _, params in every])
