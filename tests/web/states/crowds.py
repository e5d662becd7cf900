"""Tables of every size, with names of every kind, and the largest numbers."""

from __future__ import annotations

from functools import partial
from typing import Final

from web.states.people import LONG_NAMES, game
from web.states.state import Eye, Maker, State, seen


def seats(count: int) -> State:
    """A table of that size, in the middle of its round."""
    deal = "10 15 -5 0 20 X2 MAX0 5 -10 ?"
    moves = [f"{seat} bid {3 * seat + 2}" for seat in range(count)]
    return seen(game("classic", *moves, people=count, top=deal))


def seats_from_behind(count: int) -> State:
    """The same as the last one sees it, while another thinks."""
    moves = [f"{seat} bid {40 * seat + 2}" for seat in range(count - 2)]
    return seen(game("classic", *moves, people=count), count)


def nine(*, looking_on: bool = False) -> State:
    """Nine feathers, some of them with a second one."""
    moves = ("0 open", "0 bid 5", "1 swap", "1 bid 8", "2 bid 9", "3 name 3", "4 open", "4 bid 30")
    sitting = game(
        "museum",
        *moves,
        people=9,
        lookers=1,
        top="7 15 -5 3 ? MAX0 20 4 X2 -10 9 8",
        options={"tokens": True},
    )
    return seen(sitting, 10 if looking_on else 6)


def long_trail() -> State:
    """So many bids that no line holds them."""
    moves = [f"{turn % 6} bid {turn - 40}" for turn in range(72)]
    return seen(game("eyes", *moves, people=6))


def long_names(*, looking_on: bool = False) -> State:
    sitting = game(
        "eyes", "0 bid -999", "1 bid 120", "2 bid 240", people=6, names=LONG_NAMES, lookers=1
    )
    return seen(sitting, 7 if looking_on else 4)


def long_names_revealed() -> State:
    eye = Eye(game("eyes", "0 bid -999", "1 bid 998", people=6, names=LONG_NAMES), 1)
    eye.sitting.moves("2 challenge")
    return eye.state()


def ten_revealed() -> State:
    eye = Eye(
        game("classic", "0 bid 40", "1 bid 70", people=10, top="10 15 -5 0* 20 X2 MAX0 5 -10 ? 15")
    )
    eye.sitting.moves("2 challenge")
    return eye.state()


STATES: Final[dict[str, Maker]] = {
    **{f"seats-{count}": partial(seats, count) for count in range(2, 11)},
    "seats-10-others-turn": lambda: seats_from_behind(10),
    "seats-9-tokens": nine,
    "seats-9-looking-on": lambda: nine(looking_on=True),
    "seats-6-long-trail": long_trail,
    "seats-6-long-names": long_names,
    "seats-6-long-names-looking-on": lambda: long_names(looking_on=True),
    "reveal-long-names": long_names_revealed,
    "reveal-ten": ten_revealed,
}
