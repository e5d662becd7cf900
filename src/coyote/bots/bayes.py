"""`bayes`: reads its own card from what the others bid, and goes by thresholds then."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from coyote.bots.mind import MANNERS
from coyote.bots.moment import Belief, believe
from coyote.bots.turn import bid_near, eye_to_give, legal_of, may
from coyote.rules.actions import Action, Bid, Guess
from coyote.rules.view import View

TUNED: Final[dict[str, dict[int, tuple[float, float]]]] = {
    edition: {2: (0.05, 0.99), 3: (0.17, 0.93), 4: (0.17, 0.90), 5: (0.15, 0.90), 6: (0.12, 0.90)}
    for edition in ("eyes", "tomahawk", "museum", "classic")
}
"""As those of `odds` (`coyote.bots.thresholds`), but by belief."""
_RISKY: Final = 0.6
_HOPELESS: Final = 0.2


def choose_by_belief(view: View, dice: Random) -> Action:
    """What is likely by belief."""
    legal = legal_of(view)
    if view.phase == "discard":
        return eye_to_give(view)
    belief = believe(view, np.array(MANNERS))
    if view.phase == "guess":
        return guess(view, belief)
    challenge, peek = may(legal, "challenge"), may(legal, "peek")
    standing = 1.0 if view.bid is None else belief.believed(view.bid)
    tuned = TUNED[view.setup.edition]
    doubtful, likely = tuned[min(len(view.alive), max(tuned))]
    if challenge is not None and (standing < doubtful or legal.min_bid is None):
        return challenge
    number = bid_near(legal, _likely(belief, likely))
    chance = belief.believed(number)
    if chance < _RISKY and view.bid is not None:
        if peek is not None and belief.believed(view.bid + 1) >= _HOPELESS:
            return peek
        if challenge is not None and standing < 1.0 - chance:
            return challenge
    return Bid(number)


def guess(view: View, belief: Belief) -> Guess:
    """Who is likelier to win the challenge (T2)."""
    assert view.bid is not None
    winner = view.bidder if belief.believed(view.bid) >= 0.5 else view.challenger
    assert winner is not None
    return Guess(winner)


def _likely(belief: Belief, share: float) -> int:
    """The highest number that the total reaches with that chance."""
    least, number = belief.bounds
    while number > least and belief.believed(number) < share:
        number -= 1
    return number
