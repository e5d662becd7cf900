"""The search for the thresholds of `odds` and `bayes`, edition by edition, two players first.

    python -m coyote.training.tuning odds eyes --seed 1

At each number of players it starts from the thresholds given below and looks at their neighbours:
one that does well in a field of the best so far, and again in other games, takes its place.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np

from coyote.rules.editions import EDITIONS
from coyote.sim.state import configure
from coyote.training.course import measure
from coyote.training.population import Player, bayes_player, odds_player

Pair: TypeAlias = tuple[float, float]
"""Challenge below the first, raise to the second."""
Thresholds: TypeAlias = dict[int, Pair]

GIVEN: Final[Thresholds] = {
    2: (0.25, 0.97),
    3: (0.25, 0.93),
    4: (0.25, 0.90),
    5: (0.19, 0.90),
    6: (0.13, 0.90),
}
"""Where the search begins, by living players."""
STEPS: Final = ((0.08, 0.06), (0.04, 0.03))
"""How far neighbours are, first and then."""
MOVES: Final = 4
"""How often a better neighbour is looked for, with steps of a size."""
GAMES: Final = 1500
SURE: Final = 1.0
"""How many standard errors above its fair share a neighbour has to be in other games."""

MAKERS: Final[dict[str, Callable[[Thresholds], Player]]] = {
    "odds": odds_player,
    "bayes": bayes_player,
}


def tune(bot: str, edition: str, seed: int, games: int = GAMES) -> Thresholds:
    """The thresholds for two to six living players; the same seed finds the same."""
    dice = np.random.default_rng(seed)
    found = dict(GIVEN)
    for players in GIVEN:
        config = configure(edition, max(players, EDITIONS[edition].players.start))
        for step in STEPS:
            for _ in range(MOVES):
                better = _better(bot, config, found, players, step, games, dice)
                if better is None:
                    break
                found[players] = better
        _say(f"{bot} {edition} {players}: {found[players]}, {_gain(bot, config, found, dice):.2f}")
    return found


def _better(
    bot: str,
    config: Any,
    found: Thresholds,
    players: int,
    step: Pair,
    games: int,
    dice: np.random.Generator,
) -> Pair | None:
    """The best neighbour, if it is better than what was found so far."""
    maker, now = MAKERS[bot], found[players]
    field = maker(found)
    seeds = [int(each) for each in dice.integers(1 << 40, size=2)]

    def share(pair: Pair, seed: int, games: int) -> float:
        return measure(config, maker({**found, players: pair}), field, games, seed)

    near = [pair for pair in _neighbours(now, step) if pair != now]
    best = max(near, key=lambda pair: share(pair, seeds[0], games))
    error = np.sqrt((int(config["players"]) - 1) / (2 * games))
    return best if share(best, seeds[1], 2 * games) > 1 + SURE * error else None


def _neighbours(pair: Pair, step: Pair) -> list[Pair]:
    return [
        (
            round(min(max(pair[0] + down * step[0], 0.01), 0.6), 2),
            round(min(max(pair[1] + up * step[1], 0.3), 0.99), 2),
        )
        for down in (-1, 0, 1)
        for up in (-1, 0, 1)
    ]


def _gain(bot: str, config: Any, found: Thresholds, dice: np.random.Generator) -> float:
    """What the thresholds get in a field of those given."""
    seed = int(dice.integers(1 << 40))
    return measure(config, MAKERS[bot](found), MAKERS[bot](GIVEN), 4 * GAMES, seed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m coyote.training.tuning")
    parser.add_argument("bot", choices=MAKERS)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print(tune(wish.bot, wish.edition, wish.seed))
    return 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
