"""`coyote`: the solved match for two, and what a net learnt by playing for more."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import numpy as np

from coyote.bots.mind import MANNERS
from coyote.bots.moment import Numbers, believe, look, memory_of, shares
from coyote.bots.pair import choose_for_two, fits
from coyote.bots.turn import eye_to_give, guess
from coyote.rules.actions import Action
from coyote.rules.setup import Setup
from coyote.rules.view import View


def choose_by_training(view: View, dice: Random) -> Action:
    """What the solved match says for two, and what the net of the game says for more."""
    if fits(view):
        return choose_for_two(view, dice)
    return choose_by_net(weights_of(view.setup), view, dice)


def choose_by_net(weights: Numbers, view: View, dice: Random) -> Action:
    """One of the candidates, as often as a net would choose it."""
    if view.phase == "discard":
        return eye_to_give(view)
    belief = believe(view, np.array(MANNERS), memory_of(view))
    if view.phase == "guess":
        assert view.bid is not None
        return guess(view, true=belief.p_at_least(view.bid) >= 0.5)
    moment = look(view, belief)
    return dice.choices(moment.choices, shares(weights, moment).tolist())[0]


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
