"""Who sits at the tables of the list, and the tables that they sit at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from table.sittings import Dice, Sitting

NAMES: Final = ("Ann", "Bo", "Cy", "Dora", "Emil", "Fay", "Gus", "Hana", "Ida", "Jo")
LONG_NAMES: Final = (
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Wolfgang-Maximilian Baer",
    "Александра Константинова",
    "\U0001f98a\U0001f43b\U0001f989 Ида \U0001f407\U0001f994\U0001f43b\U0001f989\U0001f98a",
    "עדינה בת־חן לבית גולדברג",
    "Grzegorz Brzęczyszczykie",
)
"""As long as names may be: wide ones, Cyrillic, pictures, from right to left."""
LONG_WORD: Final = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"


def lobby(
    edition: str = "eyes",
    people: int = 3,
    *,
    names: Sequence[str] = NAMES,
    tops: Sequence[str] = (),
    lookers: int = 0,
    **more: Any,
) -> Sitting:
    """People around a table before the game; the first is the host, the last look on."""
    sitting = Sitting(*names[:people], dice=Dice(tops=tops), edition=edition, **more)
    for name in ("Yan", "Zoe")[:lookers]:
        sitting.join(name, sit=False)
    return sitting


def game(edition: str, *moves: str, people: int = 4, top: str = "", **more: Any) -> Sitting:
    """A first round with those cards on top of its pile, after these moves."""
    sitting = lobby(edition, people, tops=more.pop("tops", (top,) if top else ()), **more)
    sitting.start()
    sitting.moves(*moves)
    return sitting


def watched(edition: str, *moves: str, people: int = 4, **more: Any) -> tuple[Sitting, int]:
    """The same with somebody who looks on, and who that is."""
    return game(edition, *moves, people=people, lookers=1, **more), people + 1


def beaten(edition: str, *seats: int, people: int = 4, **more: Any) -> Sitting:
    """A game in which these seats are out, and a new round is dealt to the others."""
    sitting = game(edition, people=people, **more)
    sitting.knock_out(*seats)
    if sitting.book.game is not None:
        sitting.next_round()
    return sitting
