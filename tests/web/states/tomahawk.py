"""The table of `tomahawk`, with its six additions."""

from __future__ import annotations

from typing import Any, Final

from web.states.people import beaten, game, watched
from web.states.state import Eye, Maker, State, Step, click, seen

from coyote.rules.editions import ADDITIONS

TOP: Final = "7 15 -5 3 ? MAX0 20"
BIDS: Final = ("0 bid 5", "1 bid 8", "2 bid 12", "3 bid 15")
ALL: Final[dict[str, Any]] = {"options": {"additions": list(ADDITIONS)}}
CONFIRM: Final[dict[str, Any]] = {"options": {"additions": ["confirm"]}}


def at(*moves: str, who: int = 1, steps: tuple[Step, ...] = ()) -> State:
    """A game with all additions, after these moves."""
    return seen(game("tomahawk", *moves, top=TOP, **ALL), who, *steps)


def revealed(top: str, *moves: str, who: int = 1, **more: Any) -> State:
    eye = Eye(game("tomahawk", *moves[:-1], top=top, **{**ALL, **more}), who)
    eye.sitting.moves(moves[-1])
    return eye.state()


def out() -> State:
    sitting = beaten("tomahawk", 0)
    return seen(sitting)


def looking_on() -> State:
    sitting, who = watched("tomahawk", *BIDS[:2], top=TOP, **ALL)
    return seen(sitting, who)


def many_marks() -> State:
    """Seven tomahawks of nine."""
    sitting = game("tomahawk", people=3, options={"limit": 9})
    for _ in range(7):
        sitting.lose(0)
        sitting.next_round()
    sitting.lose(1)
    sitting.next_round()
    return seen(sitting)


def over(who: int) -> State:
    sitting = game("tomahawk", people=2, options={"limit": 1}, top="7 15")
    sitting.knock_out(1)
    return seen(sitting, who)


STATES: Final[dict[str, Maker]] = {
    "table-tomahawk-opening": at,
    "table-tomahawk-plain": lambda: seen(game("tomahawk", *BIDS, top=TOP)),
    "table-tomahawk-your-turn": lambda: at(*BIDS),
    "table-tomahawk-more": lambda: at(*BIDS, steps=(click("more"),)),
    "table-tomahawk-extra-seat": lambda: at(*BIDS, steps=(click("more"), click("with-extra"))),
    "table-tomahawk-next-seat": lambda: at(*BIDS, steps=(click("more"), click("with-next"))),
    "table-tomahawk-with-extra": lambda: at(
        *BIDS, steps=(click("more"), click("with-extra"), click("seat-2"))
    ),
    "table-tomahawk-with-double": lambda: at(*BIDS, steps=(click("more"), click("with-double"))),
    "table-tomahawk-confirm-only": lambda: seen(game("tomahawk", *BIDS, top=TOP, **CONFIRM)),
    "table-tomahawk-answer-confirmed": lambda: at("0 bid 5", "1 bid 8", "2 bid 9", "3 confirm"),
    "table-tomahawk-answer-named": lambda: at("0 bid 5", "1 bid 8", "2 bid 9 next 0"),
    "table-tomahawk-reversed": lambda: at("0 bid 5", "1 reverse"),
    "table-tomahawk-other-way": lambda: at("0 bid 5", "1 reverse", "0 bid 6", "3 bid 9", who=3),
    "table-tomahawk-extra": lambda: at("0 bid 5", "1 bid 8 extra 3", "2 bid 9", "3 bid 12"),
    "table-tomahawk-extra-yours": lambda: at("0 bid 5", "1 bid 8 extra 0", "2 bid 9", "3 bid 12"),
    "table-tomahawk-double": lambda: at("0 bid 5", "1 bid 8", "2 bid 9", "3 bid 12 double"),
    "table-tomahawk-rename": lambda: at("0 bid 5", "1 restart"),
    "table-tomahawk-rename-above": lambda: at("0 bid 5", "1 bid 8", "2 restart", who=2),
    "table-tomahawk-rename-other": lambda: at("0 bid 5", "1 bid 8", "2 restart", who=3),
    "table-tomahawk-renamed": lambda: at("0 bid 5", "1 bid 8", "2 restart", "1 bid 7", who=3),
    "table-tomahawk-all-used": lambda: at(
        *("0 bid 5 extra 1", "1 bid 6 double", "2 confirm", "3 bid 9 next 1", "1 bid 10"),
        *("2 reverse", "1 bid 12", "0 restart", "1 bid 13"),
    ),
    "table-tomahawk-looking-on": looking_on,
    "table-tomahawk-out": out,
    "table-tomahawk-many-marks": many_marks,
    "reveal-tomahawk-turn": lambda: revealed("7 15 MAX- 3", *BIDS, "0 challenge"),
    "reveal-tomahawk-double": lambda: revealed("7 15 X2 3", *BIDS, "0 challenge", who=4),
    "reveal-tomahawk-nothing": lambda: revealed("7 0* 4 3", *BIDS, "0 challenge"),
    "reveal-tomahawk-draw": lambda: revealed("7 ? MAX0 X2 20", *BIDS, "0 challenge"),
    "reveal-tomahawk-two-marks": lambda: revealed(
        "7 1 2 3", "0 bid 5", "1 bid 8", "2 bid 9", "3 bid 12 double", "0 challenge"
    ),
    "reveal-tomahawk-extra": lambda: revealed(
        "7 ? MAX- 3 20 -10", "0 bid 5", "1 bid 8 extra 3", "2 bid 9", "3 challenge"
    ),
    "reveal-tomahawk-nothing-struck": lambda: revealed(
        "-5 -10 MAX0 MAX-", "0 bid 5", "1 bid 8", "2 challenge"
    ),
    "over-tomahawk-won": lambda: over(1),
    "over-tomahawk-lost": lambda: over(2),
}
