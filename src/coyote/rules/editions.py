"""The four editions side by side: what differs between them is data here, and only here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from coyote.rules.cards import Card, in_order

LOWEST_BID: Final = -999  # C10
HIGHEST_BID: Final = 999  # C10

ADDITIONS: Final = ("confirm", "reverse", "extra", "double", "restart", "next")
"""The six additions of `tomahawk`, in the order of HA1 to HA6."""

TOKENS: Final = {"open": 2, "reverse": 2, "skip": 2, "swap": 1, "name": 1}
"""The eight tokens of `museum` and how many there are of each."""

Strikes: TypeAlias = Literal["number", "green"]
Doubles: TypeAlias = Literal["sum", "greens"]
Carry: TypeAlias = Literal["shuffled", "under", "aside"]
Start: TypeAlias = Literal["loser, left", "loser, winner", "winner"]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition; a field ending in `_rule` names the rule that its neighbour comes from."""

    id: str
    deck: tuple[Card, ...]
    deck_rule: str
    players: range
    players_rule: str
    options: tuple[str, ...]
    actions: tuple[str, ...]
    """The words of its actions, those of its variants included."""
    penalty: Literal["eyes", "tomahawks", "tokens", "lives"]
    limits: range
    """What the option `limit` may be: the penalties that put a player out."""
    limit_rule: str
    centre: bool
    """One more card lies face down in the centre, seen by nobody (E3)."""
    lowest_bid: int
    lowest_rule: str
    strikes: Strikes
    """What `MAX0` and `MAX-` look for the highest of: any number card, or a positive one."""
    doubles: Doubles
    """What `X2` doubles: the final sum, or the greens that are still green."""
    carry: Carry
    """Used cards: all shuffled anew, put under the pile, or laid aside."""
    carry_rule: str
    refill_rule: str
    starts: Start
    """Who starts the next round, and who does when that one is out."""


def _deck(text: str) -> tuple[Card, ...]:
    copies = (entry.split("x") for entry in text.split())
    return in_order(Card(face) for face, count in copies for _ in range(int(count)))


_FEATHERS: Final = _deck(
    "1x2 2x2 3x2 4x2 5x2 6x2 7x2 8x2 9x2 10x2 15x1 20x1 -5x2 -10x1 ?x1 MAX0x1 MAX-x1 X2x1 0*x1"
)

EYES: Final = Edition(
    id="eyes",
    deck=_deck("-10x1 -5x1 0x1 1x1 2x1 3x1 4x1 5x1 6x1 7x1 8x1 9x1 10x1 15x1 20x1 ?x1 MAX0x1"),
    deck_rule="E1",
    players=range(2, 7),
    players_rule="E2",
    options=("trickster",),
    actions=("bid", "challenge", "peek", "coyote", "guess", "discard"),
    penalty="eyes",
    limits=range(3, 4),
    limit_rule="E2",
    centre=True,
    lowest_bid=LOWEST_BID,
    lowest_rule="E4",
    strikes="number",
    doubles="sum",
    carry="shuffled",
    carry_rule="E3",
    refill_rule="RECORD",
    starts="loser, left",
)

TOMAHAWK: Final = Edition(
    id="tomahawk",
    deck=_FEATHERS,
    deck_rule="H1",
    players=range(2, 7),
    players_rule="RECORD",
    options=("additions", "limit"),
    actions=("bid", "challenge", "confirm", "reverse", "restart"),
    penalty="tomahawks",
    limits=range(1, 10),
    limit_rule="H4",
    centre=False,
    lowest_bid=1,
    lowest_rule="H2",
    strikes="green",
    doubles="sum",
    carry="under",
    carry_rule="H6",
    refill_rule="H7",
    starts="loser, winner",
)

MUSEUM: Final = Edition(
    id="museum",
    deck=_FEATHERS,
    deck_rule="M1",
    players=range(3, 10),
    players_rule="M1",
    options=("tokens", "limit", "min_bid"),
    actions=("bid", "challenge", "open", "reverse", "skip", "swap", "name"),
    penalty="tokens",
    limits=range(3, 6),
    limit_rule="M4",
    centre=False,
    lowest_bid=LOWEST_BID,
    lowest_rule="M2",
    strikes="green",
    doubles="greens",
    carry="aside",
    carry_rule="M6",
    refill_rule="M7",
    starts="winner",
)

CLASSIC: Final = Edition(
    id="classic",
    deck=_deck("20x1 15x2 10x3 5x4 4x4 3x4 2x4 1x4 0x3 -5x2 -10x1 X2x1 MAX0x1 ?x1 0*x1"),
    deck_rule="K1",
    players=range(2, 11),
    players_rule="RECORD",
    options=("limit",),
    actions=("bid", "challenge"),
    penalty="lives",
    limits=range(1, 10),
    limit_rule="K2",
    centre=False,
    lowest_bid=1,
    lowest_rule="K2",
    strikes="green",
    doubles="sum",
    carry="aside",
    carry_rule="K4",
    refill_rule="K4",
    starts="loser, winner",
)

EDITIONS: Final = {edition.id: edition for edition in (EYES, TOMAHAWK, MUSEUM, CLASSIC)}
