"""`coyote`: what a net learnt by playing, fed with beliefs about its own card."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import numpy as np

from coyote.bots.bayes import guess
from coyote.bots.mind import MANNERS
from coyote.bots.moment import Numbers, believe, look, shares
from coyote.bots.turn import eye_to_give
from coyote.rules.actions import Action
from coyote.rules.setup import Setup
from coyote.rules.view import View


def choose_by_training(view: View, dice: Random) -> Action:
    """One of the candidates, as often as the net would choose it."""
    if view.phase == "discard":
        return eye_to_give(view)
    belief = believe(view, np.array(MANNERS))
    if view.phase == "guess":
        return guess(view, belief)
    moment = look(view, belief)
    likely = shares(weights_of(view.setup), moment)
    return dice.choices(moment.choices, likely.tolist())[0]


def weights_of(setup: Setup) -> Numbers:
    """The net for a way to play."""
    name = setup.edition
    if setup.trickster:
        name = "trickster"
    return _weights()[name]


@cache
def _weights() -> dict[str, Numbers]:
    with (files("coyote.bots") / "weights.npz").open("rb") as file, np.load(file) as held:
        return {name: held[name].astype(np.float64) for name in held}
