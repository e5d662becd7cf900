"""The table of `museum`, with its eight tokens."""

from __future__ import annotations

from typing import Any, Final

from web.states.people import beaten, game, watched
from web.states.state import Eye, Maker, State, Step, click, seen

TOP: Final = "7 15 -5 3 ? MAX0 20 4"
BIDS: Final = ("0 bid 5", "1 bid 8", "2 bid 12", "3 bid 15")
TOKENS: Final[dict[str, Any]] = {"options": {"tokens": True}}


def at(*moves: str, who: int = 1, steps: tuple[Step, ...] = ()) -> State:
    """A game with all tokens, after these moves."""
    return seen(game("museum", *moves, top=TOP, **TOKENS), who, *steps)


def revealed(top: str, *moves: str, who: int = 1, **more: Any) -> State:
    eye = Eye(game("museum", *moves[:-1], top=top, **{**TOKENS, **more}), who)
    eye.sitting.moves(moves[-1])
    return eye.state()


def two_left() -> State:
    """With two players left there are no tokens."""
    sitting = beaten("museum", 2, people=3, **TOKENS)
    (actor,) = sitting.state.to_act
    sitting.moves(f"{actor} bid 6")
    return seen(sitting, sitting.person(sitting.state.to_act[0]))


def refilled() -> State:
    """Seven feathers a round: in the fourth the pile runs dry, and what lay aside is the pile."""
    deal = "1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10 15 20 -5 -5 -10 MAX0 MAX- X2"
    sitting = game("museum", people=7, top=deal, **TOKENS)
    for loser in (0, 2, 4):
        sitting.lose(loser)
        sitting.next_round()
    for number, token in enumerate(("open", "open", "swap"), 5):
        (actor,) = sitting.state.to_act
        sitting.moves(f"{actor} {token}", f"{actor} bid {number}")
    return seen(sitting, sitting.person(sitting.state.to_act[0]))


def looking_on() -> State:
    sitting, who = watched("museum", "0 bid 5", "1 open", "1 bid 8", "2 swap", top=TOP, **TOKENS)
    return seen(sitting, who)


def over(who: int) -> State:
    sitting = game("museum", people=3, top=TOP)
    sitting.knock_out(1, 2)
    return seen(sitting, who)


STATES: Final[dict[str, Maker]] = {
    "table-museum-opening": at,
    "table-museum-plain": lambda: seen(game("museum", *BIDS, top=TOP)),
    "table-museum-your-turn": lambda: at(*BIDS),
    "table-museum-more": lambda: at(*BIDS, steps=(click("more"),)),
    "table-museum-naming": lambda: at(*BIDS, steps=(click("more"), click("act-name"))),
    "table-museum-face": lambda: at(
        *BIDS, steps=(click("more"), click("act-name"), click("face-20"))
    ),
    "table-museum-opened": lambda: at(*BIDS, "0 open"),
    "table-museum-opened-other": lambda: at("0 bid 5", "1 open", "1 bid 8", "2 bid 9", "3 bid 12"),
    "table-museum-reversed": lambda: at(*BIDS, "0 reverse"),
    "table-museum-swapped": lambda: at(*BIDS, "0 swap"),
    "table-museum-swapped-other": lambda: at("0 bid 5", "1 swap", "1 bid 8", "2 bid 9", "3 bid 12"),
    "table-museum-skipped": lambda: at("0 skip", who=2),
    "table-museum-owner": lambda: seen(
        game("museum", "0 bid 5", "1 skip", "2 skip", people=3, top=TOP, **TOKENS)
    ),
    "table-museum-named": lambda: at("0 bid 5", "1 name 15", "2 bid 8", "3 bid 9"),
    "table-museum-named-yours": lambda: at("0 bid 5", "1 name 15", "2 bid 8", who=2),
    "table-museum-tokens-used": lambda: at(
        *("0 open", "0 bid 5", "1 reverse", "1 bid 6", "0 skip", "3 swap", "3 bid 8"),
        *("2 open", "2 bid 9", "1 skip"),
    ),
    "table-museum-left": lambda: at("0 open", "0 bid 5", "1 swap", steps=(click("left"),)),
    "table-museum-two-left": two_left,
    "table-museum-refilled": refilled,
    "table-museum-lowest-bid": lambda: seen(
        game("museum", top=TOP, options={"min_bid": 10, "limit": 5})
    ),
    "table-museum-looking-on": looking_on,
    "table-museum-out": lambda: seen(beaten("museum", 0, **TOKENS)),
    "reveal-museum-double": lambda: revealed("10 4 -5 X2", *BIDS, "0 challenge"),
    "reveal-museum-turn": lambda: revealed("10 4 MAX- X2", *BIDS, "0 challenge"),
    "reveal-museum-swapped": lambda: revealed(
        "7 15 -5 3 20", "0 bid 5", "1 swap", "1 bid 8", "2 challenge"
    ),
    "reveal-museum-wrong-name": lambda: revealed(TOP, *BIDS, "0 name 20"),
    "reveal-museum-wrong-name-other": lambda: revealed(TOP, "0 bid 5", "1 name MAX0"),
    "over-museum-won": lambda: over(1),
    "over-museum-lost": lambda: over(3),
}
