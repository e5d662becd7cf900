"""What one with habits makes of the other's bids: they tell something of the own card.

The likelihoods are those of `bayes` (`coyote.bots.mind`), for all that may be known at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coyote.rules.cards import DRAW, MAX_ZERO
from coyote.rules.editions import EYES
from coyote.solver.deal import Floats
from coyote.solver.habits import LEAST, Manners, every_number

_NARROWEST: Final = 3.0

Heard: TypeAlias = tuple[tuple[int, NDArray[np.int64] | None], ...]
"""The bids of the other, each with the own one before it, by what is known; None: it opened."""


@dataclass(frozen=True, slots=True)
class _Sight:
    """What is thought of each own face, by what is known: [what is known, own face]."""

    prior: Floats
    means: Floats
    """The mean total."""
    gap: Floats
    """What is added to get the other's expectation: [what is known, 1]."""
    sigma: Floats
    true: Floats
    """How likely each number is then true: [number, what is known, own face]."""


@cache
def _sight(*, centre: bool) -> _Sight:
    deal = every_number()
    prior, truth = deal.prior, deal.truth  # [what is seen, own face, centre]
    if centre:
        ways = prior.transpose(0, 2, 1).reshape(-1, len(prior))
        true = truth.transpose(0, 1, 3, 2).reshape(len(truth), *ways.shape)
    else:
        ways = prior.sum(axis=2)
        true = (prior * truth).sum(axis=3) / np.where(ways > 0, ways, 1)
    shares = ways / np.maximum(ways.sum(axis=1, keepdims=True), 1e-12)
    # A total is the least one, and one more for each higher number that it reaches.
    means = LEAST + true[1:].sum(axis=0)
    middle = (shares * means).sum(axis=1, keepdims=True)
    between = (shares * (means - middle) ** 2).sum(axis=1, keepdims=True)
    numbers = np.array([float(card.number or 0) for card in EYES.deck])
    average = (shares * numbers).sum(axis=1, keepdims=True)
    seen = np.repeat(np.arange(len(prior)), len(prior)) if centre else np.arange(len(prior))
    known = [seen, np.tile(np.arange(len(prior)), len(prior))] if centre else [seen]
    top = np.maximum(0, np.max([numbers[face] for face in known], axis=0))
    gap = sum(average[:, 0] - _worth(face, numbers, average[:, 0], top) for face in known)
    sigma = np.maximum(np.sqrt(2 * between), _NARROWEST)
    return _Sight(shares, means, np.asarray(gap)[:, None], sigma, true)


def _worth(faces: NDArray[np.int64], numbers: Floats, average: Floats, top: Floats) -> Floats:
    """What cards add to the total, more or less."""
    found = numbers[faces]
    found = np.where(faces == EYES.deck.index(DRAW), average, found)
    return np.asarray(np.where(faces == EYES.deck.index(MAX_ZERO), -top, found))


def believed(heard: Heard, manners: Manners, *, centre: bool) -> Floats:
    """How likely each number is true after some bids: [number, what is known]."""
    sight = _sight(centre=centre)
    found = np.log(np.where(sight.prior > 0, sight.prior, 1e-300))
    for number, before in heard:
        z = (number - sight.means - sight.gap) / sight.sigma
        if before is None:
            found += _bump(z, manners[:3])
        else:
            leapt = (number > before + 1)[:, None]
            found += np.where(leapt, _bump(z, manners[3:6]), _slope(z, manners[6:]))
    belief = np.where(sight.prior > 0, np.exp(found - found.max(axis=1, keepdims=True)), 0)
    belief /= np.maximum(belief.sum(axis=1, keepdims=True), 1e-300)
    return np.asarray(np.einsum("nkf,kf->nk", sight.true, belief))


def _bump(z: Floats, manner: Manners) -> Floats:
    middle, width, floor = manner
    return np.asarray(np.log(floor + np.exp(-0.5 * ((z - middle) / width) ** 2)))


def _slope(z: Floats, manner: Manners) -> Floats:
    steep, middle, floor = manner
    return np.asarray(np.log(floor + 1 / (1 + np.exp(np.minimum(steep * (z - middle), 700)))))
