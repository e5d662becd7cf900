"""Whom a learner meets: fixed players, wilder ones drawn anew, and its own earlier selves."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from coyote.sim import policies
from coyote.sim.policies import odds_params
from coyote.training.field import BAYES, NET, ODDS, PLUS_ONE, ROW
from coyote.training.learning import Numbers

KEPT: int = 40
"""How many earlier selves are kept."""

THRESHOLDS = {2: (0.25, 0.97), 3: (0.25, 0.93), 4: (0.25, 0.90), 5: (0.19, 0.90), 6: (0.13, 0.90)}
"""Those of the `odds` bot: challenge below, raise to."""

Player = tuple[int, Numbers]
"""A kind of player, and its parameters."""


def row(params: Numbers) -> Numbers:
    """Parameters in a row as long as any."""
    held = np.zeros(ROW)
    held[: params.size] = params
    return held


def bayes_params(challenge: Numbers, raise_to: Numbers) -> Numbers:
    """Parameters of `bayes`: thresholds for two to six players."""
    params = np.zeros(16)
    params[2:7], params[10:15] = challenge, raise_to
    return params


ODDS_PLAYER: Player = (ODDS, row(odds_params(THRESHOLDS)))
PLUS_ONE_PLAYER: Player = (PLUS_ONE, row(policies.PLUS_ONE))
BAYES_PLAYER: Player = (
    BAYES,
    row(
        bayes_params(np.array([0.3, 0.3, 0.3, 0.25, 0.2]), np.array([0.97, 0.93, 0.90, 0.90, 0.90]))
    ),
)
LADDER: dict[str, Player] = {
    "odds": ODDS_PLAYER,
    "bayes": BAYES_PLAYER,
    "plus-one": PLUS_ONE_PLAYER,
}


@dataclass
class Population:
    """The company a learner keeps; whoever beats it joins."""

    dice: np.random.Generator
    selves: list[Numbers] = field(default_factory=list)
    exploiters: list[Numbers] = field(default_factory=list)

    def remember(self, weights: Numbers) -> None:
        """Keep the learner as it is now, and forget the oldest of its selves."""
        self.selves = [*self.selves, weights.copy()][-KEPT:]

    def company(self) -> list[Player]:
        """Players for some games, the fixed ones first."""
        dice = self.dice
        wild_odds = {players: self._thresholds() for players in range(2, 11)}
        wild_bayes = bayes_params(dice.uniform(0.15, 0.45, 5), dice.uniform(0.75, 0.98, 5))
        wild_plus = np.array([dice.uniform(0.2, 0.5), dice.uniform(0.9, 1.0)])
        nets = [*self.selves, *self.exploiters, *self.exploiters]
        met = [nets[dice.integers(len(nets))] for _ in range(2)] if nets else []
        return [
            *LADDER.values(),
            (ODDS, row(odds_params(wild_odds))),
            (BAYES, row(wild_bayes)),
            (PLUS_ONE, row(wild_plus)),
            *((NET, weights) for weights in met),
        ]

    def _thresholds(self) -> tuple[float, float]:
        return float(self.dice.uniform(0.1, 0.4)), float(self.dice.uniform(0.8, 0.98))

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
