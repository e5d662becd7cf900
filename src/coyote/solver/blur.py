"""Solving for a player who remembers only the last two bids, against one who remembers all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from coyote.solver.deal import Floats, eyes_deal
from coyote.solver.game import Game
from coyote.solver.passes import Nodes, match_regrets, walk_down, walk_up, walk_up_blurred
from coyote.solver.rungs import Rungs, stage_of
from coyote.solver.scheme import DISCOUNTED, Scheme
from coyote.solver.solve import room, uniform
from coyote.solver.tree import Forest, Peeks, grow

Look: TypeAlias = tuple[int | None, int | None, int, int]
"""All that is remembered: the bid before the last, the last, who has peeked, and the stage."""
Shape: TypeAlias = tuple[Rungs, int, Peeks]
"""All that makes a tree: the rungs of a player, which player, and who has an eye to peek with."""


@dataclass(frozen=True, slots=True)
class Blur:
    """A game in which nodes that look alike to a player share their slots."""

    game: Game
    player: int
    heads: dict[Look, int]
    """For each thing that such nodes may look like the first of them."""
    slots: int
    """How many slots the player has; they are the first ones."""

    def worthy(self, worth: Floats) -> Blur:
        """The same with other ends."""
        return replace(self, game=self.game.worthy(worth))


def blurred(rungs: Rungs, player: int, peeks: Peeks, worth: Floats) -> Blur:
    """A round in which a player bids rungs and remembers two bids, and the other is free."""
    bids = rungs.bids
    places = {bid: place for place, bid in enumerate(bids)}

    def raises(actor: int, place: int) -> list[int]:
        standing = bids[place] if place >= 0 else None
        return [places[bid] for bid in rungs.raises(actor, ours=player, bid=standing)]

    deal = eyes_deal(bids)
    forest = grow(raises, len(deal.prior), deal.prior.shape[2], peeks, hasty=player)
    heads: dict[Look, int] = {}

    def look(node: int) -> Look:
        made = [bids[place] for place, _ in forest.histories[node][-2:]]
        before, last = [None, None, *made][-2:]
        stage = stage_of(forest.histories[node], owed=bool(forest.owed[node]))
        return before, last, int(forest.tree.peeked[node]), stage

    shared, slots = _shared(forest, player, look, heads)
    return Blur(Game(deal, shared, worth), player, heads, slots)


def _shared(
    forest: Forest,
    player: int,
    look: Callable[[int], Look],
    heads: dict[Look, int],
) -> tuple[Forest, int]:
    """The forest with one set of slots for all nodes that look alike to a player, before others."""
    tree = forest.tree
    slot = np.zeros_like(tree.slot)
    widths = np.diff(tree.slot).astype(np.int64)
    owner = np.repeat(tree.actor, np.diff(tree.edges))
    free = 0
    for node in np.flatnonzero(tree.actor == player):
        first, last = tree.edges[node], tree.edges[node + 1]
        key = look(int(node))
        if key in heads:
            head = tree.edges[heads[key]]
            slot[first:last] = slot[head : head + last - first]
        else:
            heads[key] = int(node)
            slot[first:last] = free + np.cumsum(widths[first:last]) - widths[first]
            free += int(widths[first:last].sum())
    others = np.flatnonzero(owner != player)
    ends = free + np.cumsum(widths[others])
    slot[others] = ends - widths[others]
    slot[-1] = ends[-1]
    return replace(forest, tree=tree._replace(slot=slot)), free


class BlurSolver:
    """Solves such a game for the forgetful player.

    The other remembers everything: two forgetful players would never learn what one with a better
    memory could do to them. With some probability the other is not free but has habits; then `sure`
    tells what challenges are worth against these (see `Facing.worth`). So the player learns to use
    habits, and not to be used for it by one who is free: a restricted Nash response (Johanson,
    Zinkevich and Bowling 2007).
    """

    def __init__(
        self,
        blur: Blur,
        scheme: Scheme = DISCOUNTED,
        *,
        floor: float = 1e-9,
        habits: float = 0.0,
        sure: Floats | None = None,
    ) -> None:
        self.blur = blur
        self._free = 1.0 - habits
        self.iteration = 0
        self._scheme = scheme
        self._floor = floor
        forest = blur.game.forest
        self._nodes: Nodes = np.arange(len(forest.ends), dtype=np.int32)
        self._heads: Nodes = np.array(list(blur.heads.values()), dtype=np.int32)
        self._strategy = uniform(blur.game)
        self._regrets = np.zeros(forest.slots)
        self._average = np.zeros(blur.slots)
        self._gains = np.zeros(blur.slots)
        self._shares = np.zeros(blur.slots)
        self._reach, self._values = room(blur.game)
        self._sure = np.zeros_like(self._values) if sure is None else habits * sure

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iteration += 1
            self._see()
            self._blink()

    def _see(self) -> None:
        """An iteration of the player who remembers all."""
        tree, payoff = self.blur.game.forest.tree, self.blur.game.payoff
        walk_down(tree, self._nodes, self._strategy, self._floor, self._reach)
        walk_up(
            tree,
            payoff,
            1 - self.blur.player,
            self._nodes,
            self._strategy,
            self._reach,
            self._values,
            self._regrets,
            self._average,
            self._scheme.kept(self.iteration - 1),
            0.0,
        )

    def _blink(self) -> None:
        """An iteration of the player who forgets."""
        tree, payoff = self.blur.game.forest.tree, self.blur.game.payoff
        player = self.blur.player
        root = slice(0, int(tree.sizes[0]))
        self._reach[1 - player, root] = self._free
        walk_down(tree, self._nodes, self._strategy, self._floor, self._reach)
        self._reach[1 - player, root] = 1.0
        self._gains[:] = 0
        self._shares[:] = 0
        walk_up_blurred(
            tree,
            payoff,
            player,
            self._nodes,
            self._strategy,
            self._reach,
            self._values,
            self._sure,
            self._gains,
            self._shares,
        )
        match_regrets(
            tree,
            player,
            self._heads,
            self._strategy,
            self._gains,
            self._shares,
            self._regrets,
            self._average,
            self._scheme.kept(self.iteration - 1),
            self._scheme.weight(self.iteration),
        )

    def shares(self) -> dict[Look, Floats]:
        """For each thing that the player may look at, [action, what it knows] -> probability."""
        found = {}
        tree = self.blur.game.forest.tree
        for key, node in self.blur.heads.items():
            first, last = tree.edges[node], tree.edges[node + 1]
            block = self._average[int(tree.slot[first]) :][
                : (last - first) * self._size(node)
            ].reshape(last - first, -1)
            total = block.sum(axis=0)
            found[key] = np.where(total > 0, block / np.where(total > 0, total, 1), 1 / len(block))
        return found

    def _size(self, node: int) -> int:
        tree = self.blur.game.forest.tree
        return int(tree.sizes[tree.peeked[node] >> self.blur.player & 1])
