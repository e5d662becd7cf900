"""A tree shared out among threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from coyote.solver.tree import Forest

Nodes = NDArray[np.int32]


class Crew:
    """The nodes near the root are walked by one; the subtrees below them by many at once."""

    def __init__(self, forest: Forest, workers: int) -> None:
        """Every subtree that is not much smaller than a worker's share is cut further."""
        nodes = len(forest.ends)
        limit = max(nodes // (8 * workers), 64) if workers > 1 else nodes
        trunk: list[int] = []
        branches: list[tuple[int, int]] = []
        node = 0
        while node < nodes:
            end = int(forest.ends[node])
            if end - node > limit:
                trunk.append(node)
                node += 1
            else:
                branches.append((node, end))
                node = end
        self._trunk: Nodes = np.array(trunk, dtype=np.int32)
        self._shares = _shared(branches, workers)
        self._pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def walk(self, down: Callable[[Nodes], None], up: Callable[[Nodes], None]) -> None:
        """Go down to all leaves and up again."""

        def branch(nodes: Nodes) -> None:
            down(nodes)
            up(nodes)

        down(self._trunk)
        if self._pool is None:
            for share in self._shares:
                branch(share)
        else:
            list(self._pool.map(branch, self._shares))
        up(self._trunk)


def _shared(branches: list[tuple[int, int]], workers: int) -> list[Nodes]:
    """Branches for each worker, the largest given out first, so that all have about as much."""
    loads: list[list[tuple[int, int]]] = [[] for _ in range(workers)]
    sizes = [0] * workers
    for start, end in sorted(branches, key=lambda branch: branch[0] - branch[1]):
        least = sizes.index(min(sizes))
        loads[least].append((start, end))
        sizes[least] += end - start
    return [
        np.concatenate([np.arange(*branch, dtype=np.int32) for branch in sorted(load)])
        for load in loads
        if load
    ]
