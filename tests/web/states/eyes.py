"""The table of `eyes`, with and without its trickster variant."""

from __future__ import annotations

from typing import Any, Final

from web.states.people import beaten, game, lobby, watched
from web.states.state import Eye, Maker, State, click, hold, seen, write

from coyote.table import requests
from coyote.table.effects import WATCHERS

TOP: Final = "7 15 -5 3 MAX0 ? 20"
"""Ann's to Dora's cards, the centre, and what `?` and the Coyote card would draw."""
BIDS: Final = ("0 bid 12", "1 bid 17", "2 bid 19", "3 bid 24")
TRICKY: Final[dict[str, Any]] = {"options": {"trickster": True}}


LEAP: Final = (
    click("number"),
    write("number-input", "90"),
    click("keypad-take"),
    click("raise"),
)


def first_deal() -> State:
    sitting = lobby(people=4)
    sitting.grant(1, requests.Start(starter=0))
    return seen(sitting)


def peeked(*steps: str) -> State:
    sitting = game("eyes", *BIDS, "0 peek", top=TOP)
    return seen(sitting, 1, *map(hold, steps))


def peeked_before() -> State:
    moves = ("0 bid 1", "1 bid 2", "2 peek", "2 bid 3", "3 peek", "3 bid 5", "0 peek", "0 bid 6")
    return seen(game("eyes", *moves, "1 bid 9", "2 bid 11", "3 bid 14", top=TOP))


def revealed(top: str, *moves: str, who: int = 1, people: int = 4) -> State:
    """The end of a round as it happens."""
    eye = Eye(game("eyes", *moves[:-1], top=top, people=people), who)
    eye.sitting.moves(moves[-1])
    return eye.state()


def discarded(who: int) -> State:
    eye = Eye(game("eyes", *BIDS, "0 challenge", top=TOP), who)
    eye.sitting.moves("3 discard closed")
    return eye.state()


def next_deal() -> State:
    """The reveal again, for who comes back between two rounds."""
    return seen(game("eyes", *BIDS, "0 challenge", "3 discard open", top=TOP))


def out() -> State:
    """You are out, and look on from your seat."""
    sitting = beaten("eyes", 0, people=4)
    (actor,) = sitting.state.to_act
    sitting.moves(f"{actor} bid 9")
    return seen(sitting)


def looking_on(*moves: str) -> State:
    sitting, who = watched("eyes", *moves, top=TOP)
    return seen(sitting, who)


def holding_coyote(*moves: str) -> State:
    """You lost the first round, and hold the Coyote card."""
    sitting = game("eyes", tops=(TOP, TOP), **TRICKY)
    sitting.lose(0)
    sitting.next_round()
    sitting.moves(*moves)
    return seen(sitting)


AROUND: Final = ("0 bid 5", "1 bid 7", "2 bid 9", "3 bid 12")


def laid_by_other() -> State:
    sitting = game("eyes", tops=(TOP, TOP), **TRICKY)
    sitting.lose(1)
    sitting.next_round()
    sitting.moves("1 bid 5", "2 bid 6", "3 bid 7", "0 bid 8", "1 coyote", "1 bid 12")
    return seen(sitting, 3)


def guess(who: int, *guesses: str) -> State:
    moves = (*BIDS, "4 challenge", *guesses)
    return seen(game("eyes", *moves, top=TOP, people=5, **TRICKY), who)


def guess_watched() -> State:
    moves = (*BIDS, "0 challenge", "1 guess 3")
    sitting, who = watched("eyes", *moves, top=TOP, **TRICKY)
    return seen(sitting, who)


def guesses_shown(who: int) -> State:
    moves = ("0 bid 4", "1 bid 20", "2 challenge", "0 guess 1", "3 guess 2")
    eye = Eye(game("eyes", *moves, top="7 15 -5 3 8 ? 20", people=5, **TRICKY), who)
    eye.sitting.moves("4 guess 1")
    return eye.state()


def won(who: int, *, watching: bool = False) -> State:
    sitting, looker = watched("eyes", people=3, top=TOP)
    sitting.knock_out(1, 2)
    return seen(sitting, looker if watching else who)


def last_round() -> State:
    """The last round of all, as it happens."""
    sitting = game("eyes", people=2, top="20 3 5")
    sitting.lose(1)
    sitting.next_round()
    sitting.lose(1)
    sitting.next_round()
    sitting.moves("1 bid 999")
    eye = Eye(sitting)
    sitting.moves("0 challenge")
    return eye.state()


STATES: Final[dict[str, Maker]] = {
    "table-eyes-first-deal": first_deal,
    "table-eyes-opening": lambda: seen(game("eyes", top=TOP)),
    "table-eyes-your-turn": lambda: seen(game("eyes", *BIDS, top=TOP)),
    "table-eyes-keypad": lambda: seen(game("eyes", *BIDS, top=TOP), 1, click("number")),
    "table-eyes-large-raise": lambda: seen(game("eyes", *BIDS, top=TOP), 1, *LEAP),
    "table-eyes-more": lambda: seen(game("eyes", *BIDS, top=TOP), 1, click("more")),
    "table-eyes-rule": lambda: seen(game("eyes", *BIDS, top=TOP), 1, click("more"), click("rule")),
    "table-eyes-others-turn": lambda: seen(game("eyes", "0 bid 12", "1 bid 17", top=TOP)),
    "table-eyes-peeked": peeked,
    "table-eyes-peeked-held": lambda: peeked("hold"),
    "table-eyes-peeked-before": peeked_before,
    "table-eyes-negative": lambda: seen(
        game("eyes", "0 bid -999", "1 bid -998", "2 bid -20", "3 bid -5", top="-10 -5 0 1 MAX0")
    ),
    "table-eyes-highest": lambda: seen(
        game("eyes", "0 bid -999", "1 bid 998", "2 bid 999", top=TOP), 4
    ),
    "table-eyes-looking-on": lambda: looking_on(*BIDS),
    "table-eyes-looking-on-deal": lambda: looking_on(*BIDS, "0 challenge", "3 discard open"),
    "table-eyes-looking-on-discard": lambda: looking_on(*BIDS, "0 challenge"),
    "table-eyes-watching": lambda: seen(game("eyes", *BIDS, top=TOP), WATCHERS, click("watch")),
    "table-eyes-out": out,
    "reveal-eyes-bidder-loses": lambda: revealed(TOP, *BIDS, "0 challenge"),
    "reveal-eyes-challenger-loses": lambda: revealed("7 15 -5 3 20", *BIDS, "0 challenge", who=1),
    "reveal-eyes-draw": lambda: revealed("7 ? -5 3 20 MAX0", *BIDS, "0 challenge"),
    "reveal-eyes-two": lambda: revealed("4 9 2", "0 bid 5", "1 challenge", people=2),
    "table-eyes-discard": lambda: seen(game("eyes", *BIDS, "0 challenge", top=TOP), 4),
    "table-eyes-discard-other": lambda: seen(game("eyes", *BIDS, "0 challenge", top=TOP), 2),
    "table-eyes-discarded": lambda: discarded(4),
    "table-eyes-discarded-other": lambda: discarded(2),
    "table-eyes-deal": next_deal,
    "table-trickster-opening": lambda: seen(game("eyes", top=TOP, **TRICKY)),
    "table-trickster-coyote": lambda: holding_coyote(*AROUND),
    "table-trickster-laid": lambda: holding_coyote(*AROUND, "0 coyote"),
    "table-trickster-laid-and-peeked": lambda: holding_coyote(*AROUND, "0 peek", "0 coyote"),
    "table-trickster-laid-by-other": laid_by_other,
    "table-trickster-guess": lambda: guess(2),
    "table-trickster-guessed": lambda: guess(2, "1 guess 3"),
    "table-trickster-guess-contestant": lambda: guess(5, "1 guess 3"),
    "table-trickster-guess-looking-on": lambda: guess_watched(),
    "reveal-trickster-right": lambda: guesses_shown(1),
    "reveal-trickster-wrong": lambda: guesses_shown(4),
    "over-eyes-won": lambda: won(1),
    "over-eyes-lost": lambda: won(2),
    "over-eyes-looking-on": lambda: won(1, watching=True),
    "reveal-eyes-last-round": last_round,
}
