"""Scripted games of every edition and variant, and for each its twins: what is hidden from whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from server.stage import Shuffle, Swap
from server.twins import DEAL, Script

from coyote.rules.editions import ADDITIONS

Moment: TypeAlias = tuple[int, str]
"""A round, and a move of it or its deal."""

PUBLIC: Final = ("watcher", "passer-by")


@dataclass(frozen=True)
class Twin:
    """The same script with one hidden thing changed."""

    what: str
    shown: Moment
    """When it is shown to those who are blind longest; up to here the twin is played."""
    blind: Mapping[str, Moment]
    """For each who hears: up to when it must be the same."""
    swap: Swap | None = None
    instead: Mapping[str, str] = field(default_factory=dict)
    in_records: bool = False
    """Shown by the records alone, when no card that the shuffle fixed is unseen."""


def twin(
    what: str,
    swap: Swap | None,
    shown: Moment,
    seats: Sequence[int],
    sooner: Mapping[int, Moment] | None = None,
    *,
    instead: Mapping[str, str] | None = None,
    in_records: bool = False,
) -> Twin:
    """Some seats and everybody without one are blind until it is shown, others less long."""
    until = dict.fromkeys(seats, shown) | dict(sooner or {})
    blind = {f"seat {seat}{more}": moment for seat, moment in until.items() for more in _DEVICES}
    blind |= dict.fromkeys((*PUBLIC, "chance"), shown)
    return Twin(what, shown, blind, swap, instead or {}, in_records)


_DEVICES: Final = ("", " again")
_FIRST: Final[Shuffle] = (1, "deal")


def _swap(first: int, second: int, shuffle: Shuffle = _FIRST) -> Swap:
    return Swap(shuffle, first, second)


def _plain() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="eyes",
        players=3,
        piles={_FIRST: "7 4 9 2 20 ? MAX0 -10", (2, "deal"): "1 ? 3 MAX0 8 10 -5 15"},
        rounds=[
            [
                "0 bid 3",
                "1 peek",
                "1 bid 5",
                "2 bid 6",
                "0 peek",
                "0 bid 999",
                "1 challenge",
                "0 discard closed",
            ],
            ["0 bid 1", "1 bid 2", "2 bid 999", "0 challenge", "2 discard open"],
        ],
    )
    end: Moment = (1, "1 challenge")
    again: Moment = (2, "0 challenge")
    peeks: dict[int, Moment] = {1: (1, "1 peek"), 0: (1, "0 peek")}
    return script, [
        twin("seat 0, who peeks late, wears 20 and not 7", _swap(0, 4), end, [0]),
        twin("seat 0 wears ? and not 7", _swap(0, 5), end, [0]),
        twin("seat 1, who peeks, wears MAX0 and not 4", _swap(1, 6), end, [1]),
        twin("-10 and not 2 lies in the centre", _swap(3, 7), end, [2], peeks),
        twin(
            "other cards lie in the pile",
            _swap(8, 9),
            (1, "0 discard closed"),
            [0, 1, 2],
            in_records=True,
        ),
        twin("seat 2 wears -5 in round 2", _swap(2, 6, (2, "deal")), again, [2]),
        twin("15 lies in the centre in round 2", _swap(3, 7, (2, "deal")), again, [0, 1, 2]),
    ]


def _with_one_out() -> tuple[Script, list[Twin]]:
    """Seat 0 loses all eye cards: then it sees what the others wear, and still no centre card."""
    lost = ["0 bid 999", "1 challenge"]
    fourth: Shuffle = (4, "deal")
    script = Script(
        edition="eyes",
        players=3,
        piles={fourth: "7 4 9 2 20 15"},
        rounds=[
            [*lost, "0 discard closed"],
            lost,
            lost,
            ["1 bid 3", "2 peek", "2 bid 5", "1 bid 999", "2 challenge"],
        ],
        probed=4,
    )
    end: Moment = (4, "2 challenge")
    peeks: dict[int, Moment] = {2: (4, "2 peek")}
    return script, [
        twin("20 and not 9 lies in the centre", _swap(2, 4, fourth), end, [0, 1], peeks)
    ]


def _trickster() -> tuple[Script, list[Twin]]:
    second = (2, "deal")
    script = Script(
        edition="eyes",
        players=4,
        options={"trickster": True},
        piles={_FIRST: "7 4 9 2 1 20 ? MAX0 -10", second: "5 10 ? 6 MAX0 3 8 20 15 -5 0"},
        rounds=[
            [
                "0 bid 3",
                "1 peek",
                "1 bid 4",
                "2 bid 5",
                "3 bid 999",
                "0 challenge",
                "1 guess 0",
                "2 guess 3",
                "3 discard closed",
            ],
            [
                "3 bid 1",
                "0 bid 2",
                "1 peek",
                "1 bid 3",
                "2 bid 4",
                "3 coyote",
                "3 peek",
                "3 bid 5",
                "0 bid 6",
                "1 bid 7",
                "2 bid 999",
                "3 challenge",
                "1 guess 2",
                "0 guess 3",
            ],
        ],
    )
    end: Moment = (1, "2 guess 3")
    again: Moment = (2, "0 guess 3")
    peeks: dict[int, Moment] = {1: (2, "1 peek"), 3: (2, "3 peek")}
    laid: dict[int, Moment] = {3: (2, "3 coyote")}
    return script, [
        twin("seat 2, who guesses, wears 20 and not 9", _swap(2, 5), end, [2]),
        twin(
            "seat 1 guesses another",
            None,
            end,
            [0, 2, 3],
            instead={"1 guess 0": "1 guess 3"},
        ),
        twin("20 lies under the Coyote card", _swap(5, 7, second), again, [0, 1, 2], laid),
        twin("15 lies in the centre", _swap(4, 8, second), again, [0, 2], peeks),
        twin("seat 3, who lays and peeks, wears -5", _swap(0, 9, second), again, [3]),
        twin("seat 0 wears 0 and not 10", _swap(1, 10, second), again, [0]),
    ]


def _tomahawk() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="tomahawk",
        players=3,
        piles={_FIRST: "7 MAX0 9 X2 20 -10 1 1 2 2 3"},
        rounds=[
            ["0 bid 5", "1 bid 9", "2 bid 999", "0 challenge"],
            ["2 bid 1", "0 bid 2", "1 bid 999", "2 challenge"],
        ],
    )
    end: Moment = (1, "0 challenge")
    again: Moment = (2, "2 challenge")
    dealt: Moment = (2, DEAL)
    return script, [
        twin("seat 0 wears 2 and not 7", _swap(0, 8), end, [0]),
        twin("seat 1 wears 3 and not MAX0", _swap(1, 10), end, [1]),
        twin("seat 0 will wear 3 and not 20", _swap(4, 10), again, [0], {1: dealt, 2: dealt}),
    ]


def _short() -> tuple[Script, list[Twin]]:
    second = (2, "deal")
    script = Script(
        edition="tomahawk",
        players=2,
        options={"limit": 2},
        piles={_FIRST: "7 9 X2 20 5 MAX-"},
        rounds=[["0 bid 999", "1 challenge"], ["0 bid 999", "1 challenge"]],
    )
    end: Moment = (2, "1 challenge")
    return script, [
        twin(
            "used feathers lie otherwise under the pile",
            _swap(0, 1, second),
            end,
            [0, 1],
            in_records=True,
        ),
        twin("the rest lies otherwise", _swap(9, 19), end, [0, 1], in_records=True),
        twin("seat 1 will wear MAX- and not 20", _swap(3, 5), end, [1], {0: (2, DEAL)}),
    ]


def _additions() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="tomahawk",
        players=4,
        options={"additions": list(ADDITIONS), "limit": 5},
        piles={_FIRST: "7 4 9 2 MAX- -5 20 ? X2 0*"},
        rounds=[
            [
                "0 bid 3 extra 2",
                "1 confirm",
                "2 bid 5 double",
                "3 bid 7 next 0",
                "0 bid 9",
                "1 reverse",
                "0 bid 11",
                "3 restart",
                "0 bid 12",
                "3 bid 999",
                "2 challenge",
            ]
        ],
    )
    end: Moment = (1, "2 challenge")
    drawn = dict.fromkeys([0, 1, 3], (1, "0 bid 3 extra 2"))
    return script, [
        twin("seat 2 draws -5 and not MAX- as a second feather", _swap(4, 5), end, [2], drawn),
        twin("seat 2 wears 20 and not 9", _swap(2, 6), end, [2]),
        twin("seat 0 wears 0* and not 7", _swap(0, 9), end, [0]),
        twin("seat 3 wears X2 and not 2", _swap(3, 8), end, [3]),
    ]


def _museum() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="museum",
        players=3,
        options={"min_bid": 1, "limit": 4},
        piles={_FIRST: "7 MAX0 9 X2 20 -10 1 1 2 2 3"},
        rounds=[
            ["0 bid 5", "1 bid 999", "2 challenge"],
            ["2 bid 3", "0 bid 999", "1 challenge"],
        ],
    )
    end: Moment = (1, "2 challenge")
    again: Moment = (2, "1 challenge")
    dealt: Moment = (2, DEAL)
    return script, [
        twin("seat 0 wears 2 and not 7", _swap(0, 8), end, [0]),
        twin("seat 0 will wear 3 and not 20", _swap(4, 10), again, [0], {1: dealt, 2: dealt}),
    ]


def _tokens() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="museum",
        players=4,
        options={"tokens": True},
        piles={_FIRST: "7 4 9 2 6 MAX- -5 20 X2 ? 15 0*"},
        rounds=[
            [
                "0 open",
                "0 bid 2",
                "1 swap",
                "1 bid 4",
                "2 name 9",
                "3 skip",
                "0 reverse",
                "0 bid 6",
                "3 bid 8",
                "1 bid 999",
                "0 challenge",
            ]
        ],
    )
    end: Moment = (1, "0 challenge")
    opened: Moment = (1, "0 open")
    swapped = dict.fromkeys([0, 2, 3], (1, "1 swap"))
    return script, [
        twin("seat 1 has another feather behind the new one", _swap(1, 6), end, [1]),
        twin("seat 1 swaps in 20 and not MAX-", _swap(5, 7), end, [1], swapped),
        twin("seat 0 wears X2 and not 7", _swap(0, 8), end, [0]),
        twin("seat 3, who skips, wears ? and not 2", _swap(3, 9), end, [3]),
        twin("seat 0 opens 15 and not 6", _swap(4, 10), opened, [0, 1, 2, 3]),
        twin("seat 2 names its feather wrongly", _swap(2, 11), (1, "2 name 9"), [2]),
    ]


def _wrong_name() -> tuple[Script, list[Twin]]:
    script = Script(
        edition="museum",
        players=3,
        options={"tokens": True},
        piles={_FIRST: "7 4 9 X2 6 MAX-"},
        rounds=[["0 bid 2", "1 name 3"]],
    )
    end: Moment = (1, "1 name 3")
    return script, [
        twin("seat 1 wears X2 and not 4", _swap(1, 3), end, [1]),
        twin("seat 0 wears 6 and not 7", _swap(0, 4), end, [0]),
    ]


def _refill() -> tuple[Script, list[Twin]]:
    """Seven players come to the end of the pile in round 4, when two of nine feathers are left."""
    refilled = (4, "refill")
    script = Script(
        edition="museum",
        players=7,
        options={"tokens": True},
        piles={
            _FIRST: "-10 -5 -5 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 15 20 ? MAX0 MAX- X2 0*",
            refilled: "5 4 9 -10 8",
        },
        rounds=[
            ["0 bid 999", "1 challenge"],
            ["1 bid 999", "2 challenge"],
            ["2 bid 999", "3 challenge"],
            [
                "3 open",
                "3 bid 1",
                "4 open",
                "4 bid 2",
                "5 swap",
                "5 bid 3",
                "6 bid 999",
                "0 challenge",
            ],
        ],
        probed=4,
    )
    end: Moment = (4, "0 challenge")
    swapped = dict.fromkeys([0, 1, 2, 3, 4, 6], (4, "5 swap"))
    return script, [
        twin("seat 5 swaps in -10 and not 5", _swap(0, 3, refilled), end, [5], swapped),
    ]


def _classic() -> tuple[Script, list[Twin]]:
    """Three lose their only life, one in each round."""
    script = Script(
        edition="classic",
        players=4,
        options={"limit": 1},
        piles={_FIRST: "10 4 15 2 X2 5 20 MAX0 3 -10"},
        rounds=[
            ["0 bid 3", "1 bid 999", "2 challenge"],
            ["2 bid 4", "3 bid 999", "0 challenge"],
            ["0 bid 999", "2 challenge"],
        ],
    )
    first: Moment = (1, "2 challenge")
    again: Moment = (2, "0 challenge")
    dealt = dict.fromkeys([1, 2, 3], (2, DEAL))
    return script, [
        twin("seat 0 wears -10 and not 10", _swap(0, 9), first, [0]),
        twin("seat 0 will wear -10 and not 20", _swap(6, 9), again, [0], dealt),
        twin(
            "the rest lies otherwise",
            _swap(14, 33),
            (3, "2 challenge"),
            [0, 1, 2, 3],
            in_records=True,
        ),
    ]


GAMES: Final[Mapping[str, tuple[Script, list[Twin]]]] = {
    "eyes": _plain(),
    "eyes with one out": _with_one_out(),
    "eyes with trickster": _trickster(),
    "tomahawk": _tomahawk(),
    "tomahawk to its end": _short(),
    "tomahawk with additions": _additions(),
    "museum": _museum(),
    "museum with tokens": _tokens(),
    "museum with a wrong name": _wrong_name(),
    "museum with a refill": _refill(),
    "classic": _classic(),
}
