"""Any policy as a strategy of a ladder, so that its exploitability can be measured there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from coyote.solver.deal import Floats
from coyote.solver.game import Game
from coyote.solver.policy import Choice, Table
from coyote.solver.solve import best_response, uniform
from coyote.solver.tree import CHALLENGE, PEEK


class Situation(NamedTuple):
    """A node of a ladder as a policy is asked about it."""

    bids: tuple[tuple[int, bool], ...]
    """From the starter on, each with whether its bidder peeked just before it."""
    peeked: int
    """Bit p is set when player p has peeked."""
    owed: bool
    """Whether the player has peeked in this turn and must raise."""
    choices: tuple[Choice, ...]
    """What may be done on this ladder."""


Policy: TypeAlias = Callable[[Situation], Floats]
"""The probability of each choice, for each thing that the player may know: [choice, knowledge].

One knows the number of the other's face, or after a peek 17 times this and the centre card's.
"""


def asked(game: Game, ladder: Sequence[int], policy: Policy, player: int) -> Floats:
    """A strategy in which a player does as the policy says, and the other does anything."""
    strategy = uniform(game)
    forest = game.forest
    tree = forest.tree
    for node in np.flatnonzero(tree.actor == player):
        first, last = tree.edges[node], tree.edges[node + 1]
        situation = Situation(
            tuple((ladder[place], peeked) for place, peeked in forest.histories[node]),
            int(tree.peeked[node]),
            bool(forest.owed[node]),
            tuple(_choice(game, ladder, edge) for edge in range(first, last)),
        )
        shares = np.asarray(policy(situation), dtype=np.float64)
        slot = int(tree.slot[first])
        strategy[slot : slot + shares.size] = shares.ravel()
    return strategy


def policy_exploitability(
    game: Game, ladder: Sequence[int], policies: tuple[Policy, Policy]
) -> float:
    """How much a best response gains on average over both seats, when these policies sit there."""
    gains = [
        best_response(game, 1 - player, asked(game, ladder, policies[player], player))
        for player in (0, 1)
    ]
    return sum(gains) / 2


def _choice(game: Game, ladder: Sequence[int], edge: int) -> Choice:
    tree = game.forest.tree
    if tree.kind[edge] == CHALLENGE:
        return "challenge"
    return "peek" if tree.kind[edge] == PEEK else ladder[tree.bid[tree.target[edge]]]


def shipped(table: Table, player: int) -> Policy:
    """The policy of a shipped table; a rung that the ladder lacks becomes the nearest bid of it."""

    def policy(situation: Situation) -> Floats:
        choices, shares = table.shares_of(
            situation.bids, player=player, peeked=situation.peeked, owed=situation.owed
        )
        bids = [choice for choice in situation.choices if isinstance(choice, int)]
        found = np.zeros((len(situation.choices), shares.shape[1]))
        for choice, share in zip(choices, shares):
            on_it = _nearest(choice, bids) if isinstance(choice, int) and bids else choice
            # At the end of the ladder there is only a challenge.
            place = situation.choices.index(on_it) if on_it in situation.choices else 0
            found[place] += share
        total = found.sum(axis=0)  # nothing for a centre card that one sees elsewhere
        return np.asarray(np.where(total > 0, found / np.maximum(total, 1), 1 / len(found)))

    return policy


def _nearest(wanted: int, bids: list[int]) -> int:
    return min(bids, key=lambda bid: abs(bid - wanted))
