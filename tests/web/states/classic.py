"""The table of `classic`."""

from __future__ import annotations

from typing import Final

from web.states.people import beaten, game, watched
from web.states.state import Eye, Maker, State, seen

TOP: Final = "10 15 -5 0 ? X2"
BIDS: Final = ("0 bid 5", "1 bid 8", "2 bid 12", "3 bid 20")


def revealed(top: str, who: int = 1) -> State:
    eye = Eye(game("classic", *BIDS, top=top), who)
    eye.sitting.moves("0 challenge")
    return eye.state()


def looking_on() -> State:
    sitting, who = watched("classic", *BIDS, top=TOP)
    return seen(sitting, who)


def lives_lost() -> State:
    sitting = game("classic", people=3)
    for loser in (0, 0, 1):
        sitting.lose(loser)
        sitting.next_round()
    return seen(sitting)


def over(who: int) -> State:
    sitting = game("classic", people=2, options={"limit": 2}, top=TOP)
    sitting.knock_out(1)
    return seen(sitting, who)


STATES: Final[dict[str, Maker]] = {
    "table-classic-opening": lambda: seen(game("classic", top=TOP)),
    "table-classic-your-turn": lambda: seen(game("classic", *BIDS, top=TOP)),
    "table-classic-others-turn": lambda: seen(game("classic", *BIDS[:2], top=TOP)),
    "table-classic-lives-lost": lives_lost,
    "table-classic-looking-on": looking_on,
    "table-classic-out": lambda: seen(beaten("classic", 0)),
    "reveal-classic-draw": lambda: revealed("10 15 ? 0* X2"),
    "reveal-classic-strike": lambda: revealed("10 15 MAX0 X2", who=4),
    "over-classic-won": lambda: over(1),
    "over-classic-lost": lambda: over(2),
}
