"""How long a bot thinks."""

from __future__ import annotations

import time
from typing import Final

from coyote.arena.company import Own
from coyote.arena.game import play
from coyote.arena.match import Match
from coyote.bots import load
from coyote.rules.actions import Action
from coyote.rules.cards import Card
from coyote.rules.setup import set_up
from coyote.rules.state import State
from coyote.rules.view import View
from coyote.shuffle import random_pile
from tools.strength.extras import ROOMS, WAYS, Way
from tools.strength.store import Cell, Store
from tools.strength.wish import Wish, say

__all__ = ["ROOMS", "run"]

PLAYERS: Final = (2, 4, 6)


class Timed(Own):
    """A bot whose turns are timed; guesses and discards are not."""

    def __init__(self, name: str, seed: int, spent: list[float]) -> None:
        super().__init__(load(name, seed))
        self._spent = spent

    def choose(self, view: View) -> Action:
        began = time.process_time()
        action = super().choose(view)
        if view.phase == "bid":
            self._spent.append(time.process_time() - began)
        return action


def run(store: Store, wish: Wish) -> None:
    """Time each bot at tables of its own kind, in all ways to play."""
    for bot in wish.bots:
        budget: Cell = {"decisions": wish.decisions, "seed": wish.seed}
        if not store.has(bot, budget):
            cell = measured(bot, budget)
            store.put(bot, budget, cell)
            say(f"times: {bot}: {cell['median']:.2f} ms, {cell['late']:.2f} ms")


def measured(bot: str, budget: Cell) -> Cell:
    """The median and the 99th percentile, in milliseconds of CPU time."""
    tables = [(way, players) for way in WAYS for players in PLAYERS if players in way.players]
    each = -(-budget["decisions"] // len(tables))
    spent: list[float] = []
    for way, players in tables:
        play_game(bot, way, players, -1, budget["seed"], [])  # loads what it needs
        here: list[float] = []
        deal = 0
        while len(here) < each:
            play_game(bot, way, players, deal, budget["seed"], here)
            deal += 1
        spent += here
    spent.sort()
    return {
        "decisions": len(spent),
        "median": 1000 * spent[len(spent) // 2],
        "late": 1000 * spent[len(spent) * 99 // 100],
        "slowest": 1000 * spent[-1],
    }


def play_game(bot: str, way: Way, players: int, deal: int, seed: int, spent: list[float]) -> None:
    """A game in which a bot has all seats."""
    match = Match(set_up(way.edition, players, way.options), (bot,) * players, 1, seed)

    def pile(state: State, number: int) -> tuple[Card, ...]:
        return random_pile(state, match.pile_dice(deal, number))

    seats = [Timed(bot, match.bot_seed(deal, 0, seat), spent) for seat in range(players)]
    ended = play(match.setup, match.bots, seats, pile)
    if ended.fouled is not None:
        raise RuntimeError(f"{bot}, {way.name}: {ended.fouled}")
