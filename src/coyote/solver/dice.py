"""Liar's dice for two with one die each, whose published figures a solver must reproduce."""

from __future__ import annotations

from typing import Final

import numpy as np

from coyote.solver.deal import Deal
from coyote.solver.game import Game, ladder_game

_FACES: Final = 6


def liars_dice() -> Game:
    """The game with the rules of OpenSpiel's `liars_dice`; each sees their own die.

    A bid is a number of dice and a face, and sixes are wild. It is the same ladder as in a round
    of Coyote, with other cards.
    """
    dice = np.arange(1, _FACES + 1)
    truth = np.zeros((2 * _FACES, _FACES, _FACES, 1))
    for bid in range(2 * _FACES):
        number, face = bid // _FACES + 1, bid % _FACES + 1
        matching = (dice == face) | (dice == _FACES)
        truth[bid, :, :, 0] = matching[:, None].astype(int) + matching[None, :] >= number
    return ladder_game(Deal(np.full((_FACES, _FACES, 1), 1 / _FACES**2), truth))
