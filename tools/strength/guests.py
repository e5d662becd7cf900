"""Players who are none of the bots, at a table with some that are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, TypeAlias

from coyote.arena.company import Own
from coyote.arena.crew import Crew
from coyote.arena.game import Player, play
from coyote.arena.intervals import share_interval
from coyote.arena.match import Match
from coyote.bots import load
from coyote.bots.turn import Policy
from coyote.rules.actions import Action
from coyote.rules.cards import Card
from coyote.rules.setup import set_up
from coyote.rules.state import Result, State
from coyote.rules.view import View
from coyote.shuffle import random_pile
from tools.strength.store import Cell

GUEST: Final = "guest"

Groups: TypeAlias = Sequence[tuple[float, int]]
"""Wins and games of each deal."""


class Guest:
    """A policy in a seat. It remembers nothing but what a view tells."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self._policy = policy
        self._dice = Random(seed)

    def choose(self, view: View) -> Action:
        return self._policy(view, self._dice)

    def hear_round(self, number: int, result: Result) -> None:
        """The view of the next round tells of it."""

    def hear_end(self, places: Sequence[int]) -> None:
        """There is nothing left to do."""


def met(
    one: str, field: str, players: int, policy: Callable[[], Policy], budget: Cell, jobs: int
) -> Cell:
    """What one gets from a field in `eyes`, by the arena's rules; one of the names is `GUEST`."""
    deals = max(1, budget["games"] // players)
    bots = (one, *[field] * (players - 1))
    match = Match(set_up("eyes", players, {}), bots, deals, budget["seed"])
    with Crew(jobs, partial(deal_won, match, policy)) as crew:
        wins = list(crew.each([(deal,) for deal in range(deals)]))
    return told([(won, players) for won in wins], players)


def told(groups: Groups, players: int) -> Cell:
    """A share over the fair share."""
    low, high = share_interval(groups)
    games = sum(size for _, size in groups)
    return {
        "games": games,
        "over_fair": round(sum(won for won, _ in groups) / games * players, 4),
        "low": round(low * players, 4),
        "high": round(high * players, 4),
    }


def deal_won(match: Match, policy: Callable[[], Policy], deal: int) -> float:
    """How many games of a deal the first of the bots won, having sat in each seat once."""

    def pile(state: State, number: int) -> tuple[Card, ...]:
        return random_pile(state, match.pile_dice(deal, number))

    won = 0.0
    for rotation in range(match.setup.players):
        names = match.seating(deal, rotation)
        ended = play(match.setup, names, list(_seated(match, policy, deal, rotation)), pile)
        if ended.fouled is not None:
            raise RuntimeError(f"deal {deal}: {ended.fouled}")
        won += ended.places[names.index(match.bots[0])] == 1
    return won


def _seated(
    match: Match, policy: Callable[[], Policy], deal: int, rotation: int
) -> Iterator[Player]:
    for seat, name in enumerate(match.seating(deal, rotation)):
        seed = match.bot_seed(deal, rotation, seat)
        yield Guest(policy(), seed) if name == GUEST else Own(load(name, seed))
