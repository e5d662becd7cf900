"""The public tree of a round: who acts, what may be done, and who has peeked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

CHALLENGE: Final = 0
RAISE: Final = 1
PEEK: Final = 2

Raises: TypeAlias = Callable[[int, int], Sequence[int]]
"""The bids that a player may make over a standing one, all by their places; -1 is none."""
Peeks: TypeAlias = tuple[bool, bool]
"""Whether each player has an open eye to peek with."""
History: TypeAlias = tuple[tuple[int, bool], ...]
"""Bids by their place on the ladder, each with whether its bidder peeked just before it."""


class Tree(NamedTuple):
    """Nodes in the order of a walk that goes down first, so that a subtree is one range.

    What a player knows at a node is a vector: one entry for each card that may be seen, or for
    each pair of it and the centre card after a peek. All vectors of a player lie in one array.
    Places in these arrays are unsigned, so that compiled code need not look out for the -1 that
    means the last.
    """

    actor: NDArray[np.int8]
    peeked: NDArray[np.int8]
    """Bit p is set when player p has peeked."""
    bid: NDArray[np.int16]
    """The place of the standing bid on the ladder, -1 before the first."""
    edges: NDArray[np.int32]
    """The edges of node i are edges[i] to edges[i + 1]: challenge, peek, raises."""
    kind: NDArray[np.int8]
    target: NDArray[np.int32]
    """The node that an edge leads to; -1 for a challenge, which ends the round."""
    slot: NDArray[np.uint64]
    """Where the vector of an edge begins in an array of regrets or of probabilities."""
    place: NDArray[np.uint64]
    """Where the vector of a player begins at a node: [player, node]."""
    sizes: NDArray[np.uint64]
    """The length of a vector before and after a peek."""


@dataclass(frozen=True, slots=True)
class Forest:
    """A tree with what only its makers ask for."""

    tree: Tree
    ends: NDArray[np.int32]
    """The subtree of node i ends before node ends[i]."""
    histories: list[History]
    """What has happened at each node; after a peek that no bid has followed, as before it."""
    owed: NDArray[np.bool_]
    """Whether the actor of a node has just peeked and must raise (E5)."""

    @property
    def slots(self) -> int:
        """The length of an array with an entry for each choice."""
        return int(self.tree.slot[-1])

    def lengths(self, player: int) -> int:
        """The length of an array with all vectors of a player."""
        return int(self.tree.place[player, -1])


def every_raise(bids: int) -> Raises:
    """On a ladder of so many bids each may be raised to each higher one (C2)."""
    return lambda _, bid: range(bid + 1, bids)


def grow(
    raises: Raises,
    seen: int,
    centres: int,
    peeks: Peeks = (False, False),
    hasty: int | None = None,
) -> Forest:
    """All histories of a round.

    `peeks` says which players have an open eye to peek with. Each peeks at most once (E7), the
    starter not on the first turn (E6), and nobody when there is no higher bid left (C10). A hasty
    player peeks at the first chance or never.
    """
    grower = _Grower(raises, peeks, hasty)
    grower.visit((), -1, 0, 0)
    return grower.forest(np.array([seen, seen * centres]))


def first_chance(history: Sequence[object]) -> bool:
    """Whether a player who may peek now could not before (E6)."""
    return 1 <= len(history) <= 2


class _Grower:
    def __init__(self, raises: Raises, peeks: Peeks, hasty: int | None) -> None:
        self._raises = raises
        self._hasty = hasty
        self._peeks = peeks
        self._nodes: list[tuple[int, int, int]] = []
        self._edges: list[list[tuple[int, int]]] = []
        self._ends: list[int] = []
        self._histories: list[History] = []
        self._owed: list[bool] = []

    def visit(self, history: History, bid: int, peeked: int, owed: int) -> int:
        """Add a node and all below it; `owed` is 1 right after a peek."""
        node = len(self._nodes)
        actor = len(history) % 2
        edges: list[tuple[int, int]] = []
        self._nodes.append((actor, peeked, bid))
        self._edges.append(edges)
        self._ends.append(0)
        self._histories.append(history)
        self._owed.append(bool(owed))
        higher_bids = self._raises(actor, bid)
        if bid >= 0 and not owed:
            edges.append((CHALLENGE, -1))
            if higher_bids and not peeked >> actor & 1 and self._may_peek(actor, history):
                edges.append((PEEK, self.visit(history, bid, peeked | 1 << actor, 1)))
        for higher in higher_bids:
            after = (*history, (higher, bool(owed)))
            edges.append((RAISE, self.visit(after, higher, peeked, 0)))
        self._ends[node] = len(self._nodes)
        return node

    def _may_peek(self, actor: int, history: History) -> bool:
        return self._peeks[actor] and (actor != self._hasty or first_chance(history))

    def forest(self, sizes: NDArray[np.int64]) -> Forest:
        nodes = np.array(self._nodes)
        actor, peeked, bid = nodes.T
        counts = np.array([len(edges) for edges in self._edges])
        kind, target = np.array([edge for edges in self._edges for edge in edges]).T
        # The vector of an edge has an entry for each thing that its actor may know.
        widths = np.repeat(sizes[peeked >> actor & 1], counts)
        place = np.array([_starts(sizes[peeked >> player & 1]) for player in (0, 1)])
        tree = Tree(
            actor.astype(np.int8),
            peeked.astype(np.int8),
            bid.astype(np.int16),
            _starts(counts).astype(np.int32),
            kind.astype(np.int8),
            target.astype(np.int32),
            _starts(widths).astype(np.uint64),
            place.astype(np.uint64),
            sizes.astype(np.uint64),
        )
        ends = np.array(self._ends, dtype=np.int32)
        return Forest(tree, ends, self._histories, np.array(self._owed))


def _starts(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where each of the parts of these lengths begins, and where the last one ends."""
    return np.concatenate(([0], np.cumsum(lengths)))
