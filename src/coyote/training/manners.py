"""The search for how others bid: manners under which the cards that were worn are likeliest.

python -m coyote.training.manners --seed 1
"""

from __future__ import annotations

import argparse
import sys
from math import log
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

from coyote.bots.mind import MANNERS
from coyote.compiled import compiled
from coyote.sim.cards import FACE_COUNT
from coyote.sim.chances import room
from coyote.sim.legality import to_act
from coyote.sim.play import apply, deal, start
from coyote.sim.sight import own_index
from coyote.sim.state import BIDDING, NONE, OVER, SEATS, configure, new_games
from coyote.training.field import PLUS_ONE, act, desk, nothing
from coyote.training.learning import Numbers
from coyote.training.moment import LONGEST, hear, listen
from coyote.training.population import Player, bayes_player, ladder, odds_player, row

PLAYERS: Final = (2, 3, 4, 5, 6)
ROWS: Final = 6000
"""Moments for each number of players."""
FLOOR: Final = 0.03
"""Manners that know no bluff believe too much: no floor may be lower."""


class Heard:
    """Moments of many games: what a seat heard, and what it wore."""

    def __init__(self, size: int) -> None:
        self.prior = np.zeros((size, FACE_COUNT))
        self.mean = np.zeros((size, FACE_COUNT))
        self.bids = np.zeros((size, LONGEST))
        self.gaps = np.zeros((size, LONGEST))
        self.mine = np.zeros((size, LONGEST), np.bool_)
        self.counts = np.zeros(size, np.int64)
        self.sigmas = np.zeros(size)
        self.worn = np.zeros(size, np.int64)

    @property
    def columns(self) -> tuple[Any, ...]:
        return (
            self.prior,
            self.mean,
            self.bids,
            self.gaps,
            self.mine,
            self.counts,
            self.sigmas,
            self.worn,
        )


@compiled
def overhear(
    games: Any,
    config: Any,
    seed: int,
    kinds: Any,
    params: Any,
    seating: Any,
    manners: Any,
    columns: Any,
    filled: int,
    size: int,
) -> int:
    """Play the games of a seating and write down every moment; how many are written."""
    prior, mean, bids, gaps, mine, counts, sigmas, worn = columns
    table, paper, game, memory = room(), desk(), games[0], nothing()
    judged, differs = np.empty((2, SEATS)), np.empty(SEATS)
    for index in range(seating.shape[0]):
        start(game, config, index % config.players, seed + index)
        while game.phase != OVER and filled < size:
            seat = to_act(game)
            if seat == NONE:
                deal(game)
                continue
            if game.phase == BIDDING and game.bid_count > 0:
                sigma, first, count = hear(
                    game,
                    seat,
                    table,
                    memory,
                    judged,
                    prior[filled],
                    mean[filled],
                    differs,
                    gaps[filled],
                    mine[filled],
                )
                for at in range(count):
                    bids[filled, at] = game.bids[first + at]
                counts[filled] = count
                sigmas[filled] = sigma
                worn[filled] = game.cards[own_index(game, seat)]
                filled += 1
            player = seating[index, seat]
            action, _, _ = act(
                kinds[player], game, seat, params[player], manners, memory, table, paper
            )
            apply(game, seat, action)
    return filled


@compiled
def surprise(columns: Any, size: int, manners: Any) -> float:
    """How unlikely the worn cards are by these manners: the mean of minus their logarithms."""
    prior, mean, bids, gaps, mine, counts, sigmas, worn = columns
    belief = np.empty(FACE_COUNT)
    total = 0.0
    for at in range(size):
        listen(
            prior[at],
            mean[at],
            bids[at],
            gaps[at],
            mine[at],
            counts[at],
            sigmas[at],
            manners,
            belief,
        )
        total -= log(max(belief[worn[at]], 1e-9))
    return total / size


def company(dice: np.random.Generator) -> list[Player]:
    """Players who claim what is likely; of others the rounds before tell (`mind.judge`)."""
    odds, bayes = (
        {
            living: (float(dice.uniform(0.1, 0.4)), float(dice.uniform(0.8, 0.98)))
            for living in range(2, most)
        }
        for most in (11, 7)
    )
    plus = np.array([dice.uniform(0.2, 0.5), dice.uniform(0.9, 1.0)])
    fixed = ladder("eyes").values()
    return [*fixed, odds_player(odds), bayes_player(bayes), (PLUS_ONE, row(plus))]


def gather(seed: int, rows: int = ROWS) -> tuple[Heard, int]:
    """Moments of `eyes` games between such players."""
    dice = np.random.default_rng(seed)
    heard, filled = Heard(rows * len(PLAYERS)), 0
    for place, players in enumerate(PLAYERS):
        config = configure("eyes", players)
        while filled < rows * (place + 1):
            others = company(dice)
            filled = overhear(
                new_games(1),
                config,
                int(dice.integers(1 << 40)),
                np.array([kind for kind, _ in others]),
                np.array([params for _, params in others]),
                dice.integers(0, len(others), (20, players)),
                np.array(MANNERS),
                heard.columns,
                filled,
                rows * (place + 1),
            )
    return heard, filled


def fit(heard: Heard, size: int) -> Numbers:
    """The manners that surprise least."""

    def cost(manners: Numbers) -> float:
        return float(surprise(heard.columns, size, _sane(manners)))

    found = minimize(cost, np.array(MANNERS), method="Nelder-Mead", options={"maxfev": 900})
    return _sane(found.x)


def _sane(manners: Numbers) -> Numbers:
    kept = manners.copy()
    kept[[1, 4, 6]] = np.maximum(kept[[1, 4, 6]], 0.1)
    kept[[2, 5, 8]] = np.maximum(kept[[2, 5, 8]], FLOOR)
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m coyote.training.manners")
    parser.add_argument("--seed", type=int, default=1)
    seed = parser.parse_args().seed
    heard, size = gather(seed)
    found = fit(heard, size)
    other, size = gather(seed + 1)
    for name, manners in (("as they are", np.array(MANNERS)), ("found", found)):
        print(f"{name}: {surprise(other.columns, size, manners):.4f}", file=sys.stderr)
    print(tuple(round(float(each), 2) for each in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
