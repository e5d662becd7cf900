"""Counterfactual regret minimisation over a whole tree."""

from __future__ import annotations

import os

import numpy as np

from coyote.solver.crew import Crew, Nodes
from coyote.solver.deal import Floats
from coyote.solver.game import Game
from coyote.solver.passes import normalise, respond, walk_down, walk_up
from coyote.solver.scheme import PLUS, Scheme


class Solver:
    """Solves a game a little better with each iteration; the same each time it is run."""

    def __init__(
        self,
        game: Game,
        scheme: Scheme = PLUS,
        *,
        floor: float = 0.0,
        workers: int | None = None,
    ) -> None:
        """With a floor, nodes that nobody plays to are solved too: see `walk_down`."""
        self.game = game
        self.iteration = 0
        self._scheme = scheme
        self._floor = floor
        self._crew = Crew(game.forest, workers or os.cpu_count() or 1)
        forest = game.forest
        self._strategy = uniform(game)
        self._regrets = np.zeros(forest.slots)
        self._average = np.zeros(forest.slots)
        self._reach, self._values = room(game)

    def run(self, iterations: int) -> None:
        """So many iterations more; the players take turns in each."""
        for _ in range(iterations):
            self.iteration += 1
            for player in (0, 1):
                self._pass(player)

    def _pass(self, player: int) -> None:
        tree, payoff = self.game.forest.tree, self.game.payoff
        kept = self._scheme.kept(self.iteration - 1)
        weight = self._scheme.weight(self.iteration)

        def down(nodes: Nodes) -> None:
            walk_down(tree, nodes, self._strategy, self._floor, self._reach)

        def up(nodes: Nodes) -> None:
            walk_up(
                tree,
                payoff,
                player,
                nodes,
                self._strategy,
                self._reach,
                self._values,
                self._regrets,
                self._average,
                kept,
                weight,
            )

        self._crew.walk(down, up)

    def average(self) -> Floats:
        """The strategy of both so far, a probability for each slot of the tree."""
        strategy = np.empty_like(self._average)
        normalise(self.game.forest.tree, self._average, strategy)
        return strategy

    def exploitability(self) -> float:
        return sum(self.best_responses()) / 2

    def best_responses(self) -> tuple[float, float]:
        """What each player could get against the average strategy of the other."""
        return best_responses(self.game, self.average(), self._crew)


def uniform(game: Game) -> Floats:
    """The strategy that does everything with the same probability."""
    strategy = np.empty(game.forest.slots)
    normalise(game.forest.tree, np.zeros(game.forest.slots), strategy)
    return strategy


def room(game: Game) -> tuple[Floats, Floats]:
    """For the reach of both and for the values of one; at the root reach is 1.

    Chance is in the payoffs.
    """
    longest = max(game.forest.lengths(player) for player in (0, 1))
    reach = np.zeros((2, longest))
    reach[:, : int(game.forest.tree.sizes[0])] = 1.0
    return reach, np.zeros(longest)


def best_response(game: Game, player: int, strategy: Floats, crew: Crew | None = None) -> float:
    """What a player can get at most when the other plays its part of a strategy."""
    crew = crew or Crew(game.forest, 1)
    tree = game.forest.tree
    reach, values = room(game)

    def down(nodes: Nodes) -> None:
        walk_down(tree, nodes, strategy, 0.0, reach)

    def up(nodes: Nodes) -> None:
        respond(tree, game.payoff, player, nodes, strategy, reach, values)

    crew.walk(down, up)
    return float(values[: int(tree.sizes[0])].sum())


def best_responses(game: Game, strategy: Floats, crew: Crew | None = None) -> tuple[float, float]:
    """What each player can get at most when the other plays a strategy."""
    first, second = (best_response(game, player, strategy, crew) for player in (0, 1))
    return first, second


def exploitability(game: Game, strategy: Floats, crew: Crew | None = None) -> float:
    """How much a best response gains on average over both seats: half of NashConv."""
    return sum(best_responses(game, strategy, crew)) / 2
