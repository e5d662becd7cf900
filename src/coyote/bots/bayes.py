"""`bayes`: reads its own card from what the others bid, and goes by thresholds then."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from coyote.bots.mind import MANNERS
from coyote.bots.moment import Belief, believe, nothing
from coyote.bots.thresholds import Thresholds, by_thresholds
from coyote.bots.turn import Turn, on_turn_by
from coyote.rules.actions import Action
from coyote.rules.view import View

TUNED: Final[Thresholds] = {
    edition: {2: (0.05, 0.99), 3: (0.17, 0.93), 4: (0.17, 0.90), 5: (0.15, 0.90), 6: (0.12, 0.90)}
    for edition in ("eyes", "tomahawk", "museum", "classic")
}
"""As those of `odds` (`coyote.bots.thresholds`), but by belief."""


def belief_of(view: View) -> Belief:
    return believe(view, np.array(MANNERS), nothing(view))


@on_turn_by(belief_of)
def choose_by_belief(turn: Turn, dice: Random) -> Action:
    """What is likely by belief."""
    return by_thresholds(turn, TUNED)
