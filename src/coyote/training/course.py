"""A course of training: the same seed and steps make the same net."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.bots.mind import CANDIDATE, MANNERS, PLAIN
from coyote.rules.editions import ADDITIONS
from coyote.sim.state import configure, new_games
from coyote.training.field import NET
from coyote.training.learning import Learner, Numbers
from coyote.training.population import Player, Population, ladder
from coyote.training.practice import Book, practise

GAMES: Final = 400
"""Games of a step."""
ROOM: Final = 80_000
"""Decisions that a book holds."""
EACH: Final = 25
"""Steps after which the learner is kept as an opponent."""


@dataclass(frozen=True)
class Course:
    """What is played, and by how many."""

    edition: str
    players: tuple[int, ...]
    options: tuple[dict[str, Any], ...] = field(default=({},))
    steps: int = 200
    laps: int = 1
    """After each lap but the last an exploiter is looked for, and joins the company."""
    tries: float = 0.0
    """How often one who imitates takes any extra instead, so that practice begins with them."""

    def alone(self, lap: int) -> Course:
        """What the exploiter of a lap learns: at tables of one size, every other one in turns."""
        return replace(self, players=(self.players[(2 * lap + 1) % len(self.players)],))

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
    # The solved match plays for two.
    "eyes": Course("eyes", (3, 4, 5, 6), steps=480, laps=4),
    "trickster": Course("eyes", (2, 3, 4, 5, 6), ({"trickster": True},)),
    "tomahawk": Course("tomahawk", (2, 3, 4, 5, 6), ({}, {"additions": ADDITIONS})),
    # No teacher swaps, reverses or names.
    "museum": Course("museum", (3, 4, 5, 6, 8), ({}, {"tokens": True}), steps=400, tries=0.15),
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
    met = population or Population(dice, course.edition)
    learner, book, configs = Learner(seed, start), Book(ROOM), course.configs()
    for step in range(steps):
        rest = 1.0 - step / steps
        config = configs[dice.integers(len(configs))]
        others = met.company()
        seating = met.seating(GAMES, int(config["players"]), len(others))
        players = [(NET, learner.weights), *others]
        filled, _ = play(config, int(dice.integers(1 << 40)), players, seating, 0, book)
        rate, curiosity = 5e-4 * rest + 5e-5, 0.008 * rest + 0.001
        told = learner.learn(book, filled, rate, curiosity, course.used)
        if step % EACH == 0:
            met.remember(learner.weights)
        if progress is not None:
            progress(step, told, learner.weights)
    return learner.weights


def imitate(course: Course, steps: int, seed: int, start: Numbers | None = None) -> Numbers:
    """A net that does what `bayes` does, more or less, to begin with."""
    dice = np.random.default_rng(seed)
    met = Population(dice, course.edition)
    learner, book, configs = Learner(seed, start), Book(ROOM), course.configs()
    teacher = ladder(course.edition)["bayes"]
    for step in range(steps):
        rest = 1.0 - step / steps
        config = configs[dice.integers(len(configs))]
        others = met.company()
        seating = met.seating(GAMES, int(config["players"]), len(others))
        filled, _ = play(config, int(dice.integers(1 << 40)), [teacher, *others], seating, 0, book)
        if course.tries:  # who never wonders draws no dice for it
            book.wonder(filled, course.tries, dice)
        learner.learn(book, filled, 3e-3 * rest + 3e-4, 0.03, course.used, imitating=1.0)
    return learner.weights


def exploit(course: Course, target: Numbers, steps: int, seed: int) -> Numbers:
    """A net that learnt against one other and nobody else."""
    dice = np.random.default_rng(seed)
    learner, book, configs = Learner(seed, target), Book(ROOM), course.configs()
    for step in range(steps):
        rest = 1.0 - step / steps
        config = configs[dice.integers(len(configs))]
        seating = np.ones((GAMES, int(config["players"])), np.int64)
        seating[np.arange(GAMES), dice.integers(0, int(config["players"]), GAMES)] = 0
        players = [(NET, learner.weights), (NET, target)]
        filled, _ = play(config, int(dice.integers(1 << 40)), players, seating, 0, book)
        learner.learn(book, filled, 1e-3 * rest + 1e-4, 0.01 * rest + 0.001, course.used)
    return learner.weights


def measure(config: Any, one: Player, field_of: Player, games: int, seed: int) -> float:
    """The share of wins of one against a field, over its fair share."""
    players = int(config["players"])
    seating = np.ones((games, players), np.int64)
    seating[np.arange(games), np.arange(games) // players % players] = 0
    _, wins = play(config, seed, [one, field_of], seating, -1, Book(1))
    return float(wins[0] / games * players)


def play(
    config: Any,
    seed: int,
    players: list[Player],
    seating: npt.NDArray[np.int64],
    learner: int,
    book: Book,
) -> tuple[int, Numbers]:
    """Games for practice: how many decisions of the learner are in the book, and who won."""
    wins, lost = np.zeros(len(players)), np.zeros((len(players), 2))
    filled = practise(
        new_games(1),
        config,
        seed,
        np.array([kind for kind, _ in players]),
        np.array([params for _, params in players]),
        seating,
        learner,
        np.array(MANNERS),
        book.columns,
        wins,
        lost,
    )
    return filled, wins
