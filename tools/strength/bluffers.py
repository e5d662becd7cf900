"""Players by thresholds of whom nobody trained or tuned one: from sound ones to braggarts."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from coyote.bots.thresholds import by_thresholds
from coyote.bots.turn import Policy, Turn, on_turn
from coyote.rules.actions import Action
from tools.strength.cross import shown
from tools.strength.guests import GUEST, met
from tools.strength.store import Cell, Store
from tools.strength.wish import CLAIMS, PLAYERS, Wish, say

ROOMS: Final = ("rules", "odds", "bots", "solver", "arena")
DOUBTS: Final = 0.25
"""They challenge what is true with less, by what they see."""
CLAIMED: Final = (0.9, 0.7, 0.5, 0.3)
"""They raise to what is true with so much."""


def run(store: Store, wish: Wish) -> None:
    """One against a field of each, at each number of players."""
    one = next(iter(wish.claims), None)
    if one is None:
        say(f"bluffers: {CLAIMS} is not among the bots")
        return
    for players in filter(wish.at, PLAYERS):
        for claimed in CLAIMED:
            key = f"{players} {claimed}"
            budget: Cell = {"games": wish.games_coyote, "seed": wish.seed, "doubts": DOUBTS}
            if not store.has(key, budget):
                cell = met(one, GUEST, players, partial(bluffer, claimed), budget, wish.jobs)
                store.put(key, budget, cell)
                say(f"bluffers: {key}: {shown(cell)}")


def bluffer(claimed: float) -> Policy:
    """As `odds`, with the same thresholds at every table."""
    thresholds = {"eyes": dict.fromkeys(range(2, 11), (DOUBTS, claimed))}

    @on_turn
    def choose(turn: Turn, dice: Random) -> Action:
        return by_thresholds(turn, thresholds)

    return choose
