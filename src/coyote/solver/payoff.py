"""What a challenge is worth, as matrices that a player's vector is multiplied with."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from coyote.solver.deal import Deal, Floats

WIN_OR_LOSE: Final[Floats] = np.array([[1.0, -1.0]] * 4)
"""The worth of a round by itself: [who has peeked, winner] to player 0."""


class Payoff(NamedTuple):
    """For each end a matrix from what the other player knows to the player's own value.

    All are [player, challenger, bid, what the other knows, what the player knows]. Chance is in
    them: a value is the sum over all deals of their likelihood, the reach of the other player,
    and the worth of how it ends.
    """

    neither: Floats
    """Nobody has peeked."""
    mine: Floats
    """Only the player has."""
    theirs: Floats
    """Only the other has."""
    both: Floats
    """Both have: the centre card that both know is one more axis, the last."""


def payoffs(deal: Deal, worth: Floats) -> Payoff:
    """The matrices of a deal when an end is worth worth[who has peeked, winner] to player 0."""
    values = _values(deal, worth)
    bids, seen, _, centres = deal.truth.shape
    mine = np.empty((2, 2, bids, seen, seen, centres))
    theirs = np.empty((2, 2, bids, seen, centres, seen))
    for player in (0, 1):
        mine[player] = values[player, 1 << player]
        theirs[player] = values[player, 2 >> player].swapaxes(3, 4)
    return Payoff(
        values[:, 0].sum(axis=-1),
        mine.reshape(2, 2, bids, seen, seen * centres),
        theirs.reshape(2, 2, bids, seen * centres, seen),
        np.ascontiguousarray(values[:, 3]),
    )


def _values(deal: Deal, worth: Floats) -> Floats:
    """[player, who has peeked, challenger, bid, seen by the other, seen by the player, centre]."""
    bids, seen, _, centres = deal.truth.shape
    values = np.empty((2, 4, 2, bids, seen, seen, centres))
    for peeked in range(4):
        for challenger in (0, 1):
            lost, won = worth[peeked][challenger], worth[peeked][1 - challenger]
            # C3: the bidder wins when the bid is true.
            value = deal.prior * (lost + (won - lost) * deal.truth)
            values[0, peeked, challenger] = value.swapaxes(1, 2)
            values[1, peeked, challenger] = -value
    return values
