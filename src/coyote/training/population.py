"""Whom a learner meets: fixed players, wilder ones drawn anew, and its own earlier selves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from coyote.bots import bayes, thresholds
from coyote.sim import policies
from coyote.sim.policies import odds_params
from coyote.training.field import BAYES, NET, ODDS, PLUS_ONE, ROW
from coyote.training.learning import Numbers

KEPT: int = 40
"""How many earlier selves are kept."""

Player = tuple[int, Numbers]
"""A kind of player, and its parameters."""


def row(params: Numbers) -> Numbers:
    """Parameters in a row as long as any."""
    held = np.zeros(ROW)
    held[: params.size] = params
    return held


def odds_player(thresholds: Mapping[int, tuple[float, float]]) -> Player:
    return ODDS, row(odds_params(thresholds))


def bayes_player(thresholds: Mapping[int, tuple[float, float]]) -> Player:
    return BAYES, row(odds_params(thresholds))


def ladder(edition: str) -> dict[str, Player]:
    """The fixed players of an edition."""
    return {
        "odds": odds_player(thresholds.TUNED[edition]),
        "bayes": bayes_player(bayes.TUNED[edition]),
        "plus-one": (PLUS_ONE, row(policies.PLUS_ONE)),
    }


@dataclass
class Population:
    """The company a learner keeps; whoever beats it joins."""

    dice: np.random.Generator
    edition: str
    selves: list[Numbers] = field(default_factory=list)
    exploiters: list[Numbers] = field(default_factory=list)

    def remember(self, weights: Numbers) -> None:
        """Keep the learner as it is now, and forget the oldest of its selves."""
        self.selves = [*self.selves, weights.copy()][-KEPT:]

    def company(self) -> list[Player]:
        """Players for some games, the fixed ones first."""
        dice = self.dice
        wild_plus = np.array([dice.uniform(0.05, 0.6), dice.uniform(0.5, 1.0)])
        nets = [*self.selves, *self.exploiters, *self.exploiters]
        met = [nets[dice.integers(len(nets))] for _ in range(2)] if nets else []
        return [
            *ladder(self.edition).values(),
            odds_player(self._wild()),
            odds_player(self._wild()),
            bayes_player(self._wild()),
            (PLUS_ONE, row(wild_plus)),
            *((NET, weights) for weights in met),
        ]

    def _wild(self) -> dict[int, tuple[float, float]]:
        """Thresholds of somebody sound, or of somebody who claims what is hardly ever true."""
        dice = self.dice
        doubts, boasts = dice.uniform(0.02, 0.55), dice.uniform(0.25, 0.99)
        return {
            living: (
                float(np.clip(doubts + dice.uniform(-0.1, 0.1), 0.01, 0.6)),
                float(np.clip(boasts + dice.uniform(-0.1, 0.1), 0.2, 0.99)),
            )
            for living in range(2, 11)
        }

    def seating(self, games: int, seats: int, others: int) -> npt.NDArray[np.int64]:
        """Player 0, the learner, in each game, beside one kind, any kinds, or itself."""
        dice = self.dice
        rows = np.zeros((games, seats), np.int64)
        for game in range(games):
            mood = dice.random()
            if mood < 0.35:
                rows[game] = dice.integers(1, others + 1)
            elif mood < 0.6:
                rows[game] = dice.integers(0, others + 1, seats)
            elif mood < 0.8:
                rows[game] = np.where(dice.random(seats) < 0.5, 0, others)
            rows[game, dice.integers(seats)] = 0
        return rows
