"""The compiled passes over a tree: reach goes down, values and regrets come up."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from coyote.compiled import compiled, inlined
from coyote.solver.deal import Floats
from coyote.solver.payoff import Payoff
from coyote.solver.tree import PEEK, Tree

Nodes = NDArray[np.int32]


@compiled
def walk_down(tree: Tree, nodes: Nodes, strategy: Floats, floor: float, reach: Floats) -> None:
    """From the reach of both players at each of the nodes, that of the nodes below.

    A floor lets the reach below be at least that share of the reach here. So a node that nobody
    plays to is met as if by a slip of the hand, whatever the cards, and is solved all the same.
    """
    centres = tree.sizes[1] // tree.sizes[0]
    for node in nodes:
        actor = tree.actor[node]
        other = 1 - actor
        size = tree.sizes[tree.peeked[node] >> actor & 1]
        width = tree.sizes[tree.peeked[node] >> other & 1]
        mine = tree.place[actor, node]
        theirs = tree.place[other, node]
        for edge in range(tree.edges[node], tree.edges[node + 1]):
            child = tree.target[edge]
            if child < 0:
                continue
            slot = tree.slot[edge]
            below = tree.place[actor, child]
            beside = tree.place[other, child]
            for i in range(width):
                reach[other, beside + i] = reach[other, theirs + i]
            if tree.kind[edge] == PEEK:
                for i in range(size):
                    share = reach[actor, mine + i] * max(strategy[slot + i], floor)
                    for centre in range(centres):
                        reach[actor, below + i * centres + centre] = share
            else:
                for i in range(size):
                    share = max(strategy[slot + i], floor)
                    reach[actor, below + i] = reach[actor, mine + i] * share


@inlined
def _multiply(matrix: Floats, reach: Floats, value: Floats) -> None:
    for i in range(len(matrix)):
        share = reach[i]
        for j in range(matrix.shape[1]):
            value[j] += share * matrix[i, j]


@compiled
def end(
    payoff: Payoff,
    player: int,
    peeked: int,
    challenger: int,
    bid: int,
    reach: Floats,
    value: Floats,
) -> None:
    """Add to the player's value what a challenge is worth against the other's reach."""
    if peeked == 0:
        _multiply(payoff.neither[player, challenger, bid], reach, value)
    elif peeked == 1 << player:
        _multiply(payoff.mine[player, challenger, bid], reach, value)
    elif peeked != 3:
        _multiply(payoff.theirs[player, challenger, bid], reach, value)
    else:
        cube = payoff.both[player, challenger, bid]
        centres = cube.shape[2]
        for i in range(cube.shape[0]):
            known = reach[i * centres : (i + 1) * centres]
            for j in range(cube.shape[1]):
                part = value[j * centres : (j + 1) * centres]
                for centre in range(centres):
                    part[centre] += known[centre] * cube[i, j, centre]


@inlined
def _challenge(
    tree: Tree, payoff: Payoff, player: int, node: int, known: Floats, value: Floats
) -> None:
    """Make `value` what a challenge at a node is worth to the player, if the other is `known`."""
    peeked = tree.peeked[node]
    size = tree.sizes[peeked >> player & 1]
    width = tree.sizes[peeked >> (1 - player) & 1]
    for i in range(size):
        value[i] = 0.0
    end(payoff, player, peeked, tree.actor[node], tree.bid[node], known[:width], value[:size])


@inlined
def _gather(
    tree: Tree,
    payoff: Payoff,
    player: int,
    node: int,
    strategy: Floats,
    reach: Floats,
    values: Floats,
    known: Floats,
    value: Floats,
) -> None:
    """The player's value at a node where the other acts."""
    other = 1 - player
    size = tree.sizes[tree.peeked[node] >> player & 1]
    width = tree.sizes[tree.peeked[node] >> other & 1]
    at = tree.place[player, node]
    theirs = tree.place[other, node]
    for i in range(size):
        values[at + i] = 0.0
    for edge in range(tree.edges[node], tree.edges[node + 1]):
        child = tree.target[edge]
        if child >= 0:
            below = tree.place[player, child]
            for i in range(size):
                values[at + i] += values[below + i]
        else:
            slot = tree.slot[edge]
            for i in range(width):
                known[i] = reach[other, theirs + i] * strategy[slot + i]
            _challenge(tree, payoff, player, node, known, value)
            for i in range(size):
                values[at + i] += value[i]


@inlined
def _lift(
    tree: Tree,
    payoff: Payoff,
    player: int,
    node: int,
    edge: int,
    reach: Floats,
    values: Floats,
    known: Floats,
    value: Floats,
) -> None:
    """Make `value` what an edge is worth to the player whose turn it is."""
    peeked = tree.peeked[node]
    size = tree.sizes[peeked >> player & 1]
    child = tree.target[edge]
    if child < 0:
        width = tree.sizes[peeked >> (1 - player) & 1]
        theirs = tree.place[1 - player, node]
        for i in range(width):
            known[i] = reach[1 - player, theirs + i]
        _challenge(tree, payoff, player, node, known, value)
    else:
        below = tree.place[player, child]
        if tree.kind[edge] == PEEK:
            centres = tree.sizes[1] // size
            for i in range(size):
                value[i] = 0.0
                for centre in range(centres):
                    value[i] += values[below + i * centres + centre]
        else:
            for i in range(size):
                value[i] = values[below + i]


@compiled
def walk_up(
    tree: Tree,
    payoff: Payoff,
    player: int,
    nodes: Nodes,
    strategy: Floats,
    reach: Floats,
    values: Floats,
    regrets: Floats,
    average: Floats,
    kept: tuple[float, float],
    weight: float,
) -> None:
    """Values of the nodes, last first, and where the player acts a new strategy from its regrets.

    What is kept of old regrets is told for those above and for those below nought. With no weight
    nothing is averaged.
    """
    above, under = kept
    known, gain, value, total = np.zeros((4, int(tree.sizes[1])))
    for node in nodes[::-1]:
        if tree.actor[node] != player:
            _gather(tree, payoff, player, node, strategy, reach, values, known, gain)
            continue
        size = tree.sizes[tree.peeked[node] >> player & 1]
        at = tree.place[player, node]
        first, last = tree.edges[node], tree.edges[node + 1]
        value[:] = 0.0
        total[:] = 0.0
        for edge in range(first, last):
            slot = tree.slot[edge]
            _lift(tree, payoff, player, node, edge, reach, values, known, gain)
            for i in range(size):
                value[i] += strategy[slot + i] * gain[i]
                old = regrets[slot + i]
                regrets[slot + i] = old * (above if old > 0 else under) + gain[i]
            if weight > 0:
                for i in range(size):
                    average[slot + i] += weight * reach[player, at + i] * strategy[slot + i]
        for edge in range(first, last):
            slot = tree.slot[edge]
            for i in range(size):
                regrets[slot + i] -= value[i]
                total[i] += max(regrets[slot + i], 0.0)
        even = 1.0 / (last - first)
        for edge in range(first, last):
            slot = tree.slot[edge]
            for i in range(size):
                share = max(regrets[slot + i], 0.0) / total[i]
                strategy[slot + i] = share if total[i] > 0 else even
        for i in range(size):
            values[at + i] = value[i]


@compiled
def respond(
    tree: Tree,
    payoff: Payoff,
    player: int,
    nodes: Nodes,
    strategy: Floats,
    reach: Floats,
    values: Floats,
) -> None:
    """Values of the nodes, last first, when the player does what is best against a strategy."""
    known, gain = np.zeros((2, int(tree.sizes[1])))
    for node in nodes[::-1]:
        if tree.actor[node] != player:
            _gather(tree, payoff, player, node, strategy, reach, values, known, gain)
            continue
        size = tree.sizes[tree.peeked[node] >> player & 1]
        at = tree.place[player, node]
        for i in range(size):
            values[at + i] = -np.inf
        for edge in range(tree.edges[node], tree.edges[node + 1]):
            _lift(tree, payoff, player, node, edge, reach, values, known, gain)
            for i in range(size):
                values[at + i] = max(values[at + i], gain[i])


@compiled
def walk_up_blurred(
    tree: Tree,
    payoff: Payoff,
    player: int,
    nodes: Nodes,
    strategy: Floats,
    reach: Floats,
    values: Floats,
    sure: Floats,
    gains: Floats,
    shares: Floats,
) -> None:
    """Values of the nodes, last first, for a player to whom some of them look alike.

    Such nodes share their slots. What could be gained at each is summed, weighted with how often
    the player gets there by its own doing, and so are these weights. `sure` is what the challenge
    at a node is worth besides, whatever the other's strategy.
    """
    known, gain, value = np.zeros((3, int(tree.sizes[1])))
    for node in nodes[::-1]:
        size = tree.sizes[tree.peeked[node] >> player & 1]
        at = tree.place[player, node]
        if tree.actor[node] != player:
            _gather(tree, payoff, player, node, strategy, reach, values, known, gain)
            for i in range(size):
                values[at + i] += sure[at + i]
            continue
        first, last = tree.edges[node], tree.edges[node + 1]
        value[:] = 0.0
        for edge in range(first, last):
            slot = tree.slot[edge]
            _lift(tree, payoff, player, node, edge, reach, values, known, gain)
            if tree.target[edge] < 0:
                for i in range(size):
                    gain[i] += sure[at + i]
            for i in range(size):
                value[i] += strategy[slot + i] * gain[i]
                gains[slot + i] += reach[player, at + i] * gain[i]
                shares[slot + i] += reach[player, at + i]
        for edge in range(first, last):
            slot = tree.slot[edge]
            for i in range(size):
                gains[slot + i] -= reach[player, at + i] * value[i]
        for i in range(size):
            values[at + i] = value[i]


@compiled
def match_regrets(
    tree: Tree,
    player: int,
    heads: Nodes,
    strategy: Floats,
    gains: Floats,
    shares: Floats,
    regrets: Floats,
    average: Floats,
    kept: tuple[float, float],
    weight: float,
) -> None:
    """A new strategy from what `walk_up_blurred` summed; `heads` has one of the nodes that look
    alike."""
    for node in heads:
        size = tree.sizes[tree.peeked[node] >> player & 1]
        first, last = tree.edges[node], tree.edges[node + 1]
        for i in range(size):
            best = 0.0
            for edge in range(first, last):
                slot = tree.slot[edge] + i
                average[slot] += weight * shares[slot] * strategy[slot]
                old = regrets[slot]
                gain = gains[slot] / shares[slot] if shares[slot] > 0 else 0.0
                regrets[slot] = old * (kept[0] if old > 0 else kept[1]) + gain
                best += max(regrets[slot], 0.0)
            for edge in range(first, last):
                slot = tree.slot[edge] + i
                share = max(regrets[slot], 0.0) / best
                strategy[slot] = share if best > 0 else 1.0 / (last - first)


@compiled
def normalise(tree: Tree, average: Floats, strategy: Floats) -> None:
    """The probabilities in proportion to what was summed; even where nothing was."""
    for node in range(len(tree.actor)):
        size = tree.sizes[tree.peeked[node] >> tree.actor[node] & 1]
        first, last = tree.edges[node], tree.edges[node + 1]
        for i in range(size):
            total = 0.0
            for edge in range(first, last):
                total += average[tree.slot[edge] + i]
            for edge in range(first, last):
                share = average[tree.slot[edge] + i] / total
                strategy[tree.slot[edge] + i] = share if total > 0 else 1.0 / (last - first)
