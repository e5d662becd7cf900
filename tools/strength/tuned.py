"""`odds` with the thresholds that were found by search, against those it started from."""

from __future__ import annotations

import time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.bots.thresholds import TUNED
from coyote.rules.editions import EDITIONS
from coyote.sim.policies import odds, odds_params
from coyote.sim.runner import one_against, play
from coyote.sim.state import configure
from coyote.training.tuning import GIVEN
from tools.strength.cross import shown
from tools.strength.guests import told
from tools.strength.store import Cell, Store
from tools.strength.wish import PLAYERS, Wish, say

ROOMS: Final = ("rules", "bots", "sim", "training")


def run(store: Store, wish: Wish) -> None:
    """Each edition at each number of players that has not been measured."""
    for edition in EDITIONS:
        for players in PLAYERS:
            if players not in EDITIONS[edition].players or not wish.at(players):
                continue
            key = f"{players} {edition}"
            budget: Cell = {"games": wish.games_compiled, "seed": wish.seed}
            if not store.has(key, budget):
                cell = measured(edition, players, budget)
                store.put(key, budget, cell)
                say(f"tuned: {key}: {shown(cell)}")


def measured(edition: str, players: int, budget: Cell) -> Cell:
    """The share over fair share of one tuned `odds` in a field of untuned ones, compiled."""
    games = budget["games"] // players * players
    began = time.monotonic()
    results = play(
        configure(edition, players),
        [odds, odds],
        [odds_params(TUNED[edition]), odds_params(GIVEN)],
        games,
        budget["seed"],
        seating=one_against(players),
    )
    found = over_fair(results.winners == 0, players, time.monotonic() - began)
    given, tuned = (
        {str(living): each[living] for living in each} for each in (GIVEN, TUNED[edition])
    )
    return {**found, "given": given, "tuned": tuned}


def over_fair(won: npt.NDArray[Any], players: int, seconds: float) -> Cell:
    """A share over the fair share, of one who sat once in each seat of every deal."""
    deals = np.asarray(won, np.int64).reshape(-1, players).sum(axis=1)
    found = told([(float(wins), players) for wins in deals], players)
    return {**found, "wins": int(deals.sum()), "seconds": round(seconds, 1)}
