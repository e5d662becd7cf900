"""A player with rungs faces one with habits: how often each challenge comes, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coyote.solver.blur import Blur
from coyote.solver.crowd import Crowd
from coyote.solver.deal import Floats
from coyote.solver.habits import LEAST, Deed, Habit, Moment, chances, every_number
from coyote.solver.hearing import Heard, believed
from coyote.solver.passes import walk_up_blurred
from coyote.solver.rungs import Rungs
from coyote.solver.solve import room
from coyote.solver.tree import CHALLENGE, PEEK, RAISE

_FACES: Final = 17

Said: TypeAlias = NDArray[np.int64] | None
"""The last bid, by what is known; None before the first."""


@dataclass(frozen=True, slots=True)
class Facing:
    """For each challenge how likely it is, by what the player knows, should the player play to it.

    The vectors lie as in `Tree.place`. Chance and the other's habits are in them. They do not
    change with the player's strategy, so they are found once.
    """

    made: Floats
    true: Floats
    """How likely it is made and the bid is true."""

    def worth(self, blur: Blur) -> Floats:
        """What each challenge is worth to the player."""
        tree = blur.game.forest.tree
        sizes = np.diff(tree.place[blur.player].astype(np.int64))
        actor = tree.actor.astype(np.int64)
        lost = blur.game.worth[tree.peeked, actor]
        won = blur.game.worth[tree.peeked, 1 - actor]  # C3: the bidder wins when the bid is true
        values = np.repeat(lost, sizes) * self.made + np.repeat(won - lost, sizes) * self.true
        return np.asarray(values if blur.player == 0 else -values)


def met(rungs: Rungs, blur: Blur, crowd: Crowd) -> Facing:
    """One of a crowd, who keeps the habit through the round."""
    made, true = np.zeros((2, blur.game.forest.lengths(blur.player)))
    for share, habit in crowd:
        facing = face(rungs, blur, habit)
        made += share * facing.made
        true += share * facing.true
    return Facing(made, true)


def face(rungs: Rungs, blur: Blur, habit: Habit) -> Facing:
    """Walk the tree with somebody of that habit."""
    return _Walk(rungs, blur, habit).facing()


def expected(blur: Blur, strategy: Floats, worth: Floats) -> float:
    """What a strategy of the player gets against habits, from what their challenges are worth."""
    tree = blur.game.forest.tree
    reach, values = room(blur.game)
    reach[1 - blur.player] = 0.0
    spare = np.zeros((2, blur.slots))
    nodes = np.arange(len(blur.game.forest.ends), dtype=np.int32)
    walk_up_blurred(
        tree, blur.game.payoff, blur.player, nodes, strategy, reach, values, worth, *spare
    )
    return float(values[: int(tree.sizes[0])].sum())


@cache
def _likely() -> tuple[Floats, Floats]:
    """[what the other sees, what the player sees, centre], for each number true and at all.

    The deal is the same for both players, so it does not matter which is which.
    """
    deal = every_number()
    return deal.prior * deal.truth, deal.prior


class _Walk:
    def __init__(self, rungs: Rungs, blur: Blur, habit: Habit) -> None:
        self._rungs = rungs
        self._blur = blur
        self._habit = habit
        self._forest = blur.game.forest
        self._tree = blur.game.forest.tree
        length = self._forest.lengths(blur.player)
        self._made, self._true = np.zeros(length), np.zeros(length)
        self._deeds: dict[tuple[int | None, bool, bool, bool], Deed] = {}

    def facing(self) -> Facing:
        self._visit(0, np.ones(_FACES), (), None)
        return Facing(self._made, self._true)

    def _visit(self, node: int, reach: Floats, heard: Heard, said: Said) -> None:
        """Go on to all that one of the habit may come to; `reach` by what it knows.

        `heard` are our bids so far, `said` is the last bid of its own.
        """
        tree = self._tree
        edges = range(tree.edges[node], tree.edges[node + 1])
        if tree.actor[node] == self._blur.player:
            for edge in edges:
                child = int(tree.target[edge])
                if tree.kind[edge] == RAISE:
                    number = self._rungs.bids[tree.bid[child]]
                    self._visit(child, reach, (*heard, (number, said)), said)
                elif tree.kind[edge] == PEEK:
                    self._visit(child, reach, heard, said)
            return
        deed = self._deed(node, heard)
        for edge in edges:
            child = int(tree.target[edge])
            if tree.kind[edge] == CHALLENGE:
                number = self._rungs.bids[tree.bid[node]]
                self._challenge(node, np.array([number - LEAST]), (reach * deed.challenge)[None])
            elif tree.kind[edge] == RAISE:
                self._bid(node, child, reach, deed, heard)
            elif (reach * deed.peek).any():
                wider = tuple(
                    (number, None if before is None else np.repeat(before, _FACES))
                    for number, before in heard
                )
                self._visit(child, np.repeat(reach * deed.peek, _FACES), wider, said)

    def _bid(self, node: int, child: int, reach: Floats, deed: Deed, heard: Heard) -> None:
        """All numbers that are taken for one bid."""
        standing = int(self._tree.bid[node])
        over = self._rungs.bids[standing] if standing >= 0 else None
        numbers = _taken(self._rungs, over, self._rungs.bids[self._tree.bid[child]])
        shares = reach * deed.bids[numbers]
        some = shares.any(axis=1)
        if some.any():
            self._challenge(child, numbers[some], shares[some])
            said = numbers[shares.argmax(axis=0)] + LEAST
            self._visit(child, shares.sum(axis=0), heard, said)

    def _challenge(self, node: int, numbers: NDArray[np.int64], shares: Floats) -> None:
        """A challenge of numbers that were bid so often: [number, what the other knows]."""
        true, prior = _likely()
        player = self._blur.player
        peeked = int(self._tree.peeked[node])
        other = "nic" if peeked >> (1 - player) & 1 else "ni"
        ours = "jc" if peeked >> player & 1 else "j"
        if other == "nic":
            shares = shares.reshape(len(numbers), _FACES, _FACES)
        at = int(self._tree.place[player, node])
        size = _FACES ** len(ours)
        found = np.einsum(f"{other},nijc->{ours}", shares, true[numbers])
        self._true[at : at + size] += found.ravel()
        found = np.einsum(f"{other[1:]},ijc->{ours}", shares.sum(axis=0), prior)
        self._made[at : at + size] += found.ravel()

    def _deed(self, node: int, heard: Heard) -> Deed:
        tree = self._tree
        edges = range(tree.edges[node], tree.edges[node + 1])
        may_peek = any(tree.kind[edge] == PEEK for edge in edges)
        knows = bool(tree.peeked[node] >> tree.actor[node] & 1)
        standing = self._rungs.bids[tree.bid[node]] if tree.bid[node] >= 0 else None
        key = standing, may_peek, bool(self._forest.owed[node]), knows
        if self._habit.manners is not None:
            odds = believed(heard, self._habit.manners, centre=knows)
            return self._habit.do(Moment(*key[:3], odds))
        if key not in self._deeds:
            self._deeds[key] = self._habit.do(Moment(*key[:3], chances(centre=knows)))
        return self._deeds[key]


@cache
def _taken(rungs: Rungs, over: int | None, heard: int) -> NDArray[np.int64]:
    least = LEAST if over is None else over + 1
    return np.array(list(_places(rungs, over, heard, least)), dtype=np.int64)


def _places(rungs: Rungs, over: int | None, heard: int, least: int) -> Iterator[int]:
    for number in range(least, LEAST + len(chances(centre=False))):
        if rungs.taken(number, over) == heard:
            yield number - LEAST
