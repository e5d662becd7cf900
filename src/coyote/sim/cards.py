"""Card faces as small numbers, in the order of `coyote.rules.cards`."""

from __future__ import annotations

from typing import Final

import numpy as np

from coyote.rules import cards
from coyote.rules.cards import NUMBERS, SPECIALS, Card

FACES: Final = tuple(map(Card, (*NUMBERS, *SPECIALS)))
"""The card of each code: numbers rising, then specials."""

CODES: Final = {card: code for code, card in enumerate(FACES)}
"""The code of each card."""

FACE_COUNT: Final = len(FACES)
NUMBER_COUNT: Final = len(NUMBERS)
"""Codes below this are number cards."""

VALUES: Final = np.array([card.number or 0 for card in FACES], np.int64)
"""What each face adds to a sum; nothing for a special one."""

NO_VALUE: Final = -99
"""Below every number."""
RANKS: Final = np.array(
    [
        [card.number if card.number and card.number > 0 else NO_VALUE for card in FACES],
        [NO_VALUE if card.number is None else card.number for card in FACES],
    ],
    np.int64,
)
"""How high each face stands for `MAX0` and `MAX-`: first among greens, then among all numbers."""

DRAW: Final = CODES[cards.DRAW]
MAX_ZERO: Final = CODES[cards.MAX_ZERO]
MAX_MINUS: Final = CODES[cards.MAX_MINUS]
TIMES_TWO: Final = CODES[cards.TIMES_TWO]
SHUFFLE_ZERO: Final = CODES[cards.SHUFFLE_ZERO]
