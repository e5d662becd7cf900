"""The state of a game as one flat record, field by field what `coyote.rules.state` holds.

All cards of the deck stand in `cards`: first those in play, as they were drawn, from `top` on the
face-down pile, from `end` on what is laid aside. `origin` tells cards of one segment from others.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, get_args

import numpy as np
import numpy.typing as npt

from coyote.rules import editions
from coyote.rules.editions import EDITIONS, Carry, Start
from coyote.rules.setup import Setup, set_up
from coyote.rules.state import Demand, Place
from coyote.rules.view import Phase
from coyote.sim.actions import decode, encode
from coyote.sim.cards import CODES

__all__ = [
    "CONFIG",
    "GAME",
    "Config",
    "Game",
    "Games",
    "configure",
    "decode",
    "encode",
    "new_games",
]

Game: TypeAlias = Any
"""A record of the dtype `GAME`: an element of an array."""
Config: TypeAlias = Any
"""A record of the dtype `CONFIG`."""
Games: TypeAlias = npt.NDArray[np.void]

SEATS: Final = max(edition.players[-1] for edition in EDITIONS.values())
DECK: Final = max(len(edition.deck) for edition in EDITIONS.values())
MOVES: Final = 2048
"""A round has at most 1999 different bids (C10), and few other moves."""

EDITION_IDS: Final = tuple(EDITIONS)
LOWEST_BID: Final = editions.LOWEST_BID
HIGHEST_BID: Final = editions.HIGHEST_BID
NONE: Final = -1
"""No seat."""
NO_NUMBER: Final = -9999
"""No bid, no total."""

PHASES: Final = get_args(Phase)
DEALING: Final = PHASES.index("deal")
BIDDING: Final = PHASES.index("bid")
GUESSING: Final = PHASES.index("guess")
REFILLING: Final = PHASES.index("refill")
DISCARDING: Final = PHASES.index("discard")
OVER: Final = PHASES.index("over")

PLACES: Final = get_args(Place)
WORN: Final = PLACES.index("worn")
EXTRA_CARD: Final = PLACES.index("extra")
BEHIND: Final = PLACES.index("behind")
OPENED: Final = PLACES.index("open")
NAMED: Final = PLACES.index("named")
CENTRE: Final = PLACES.index("centre")
COYOTE_CARD: Final = PLACES.index("coyote")
DRAWN: Final = PLACES.index("drawn")

DEMANDS: Final = get_args(Demand)
FREE: Final = DEMANDS.index("free")
ANSWER: Final = DEMANDS.index("answer")
RAISE: Final = DEMANDS.index("raise")
OWNER: Final = DEMANDS.index("owner")
RENAME: Final = DEMANDS.index("rename")
PLAIN: Final = DEMANDS.index("plain")

WAITING: Final = (None, "open", "swap", "count")
"""What draws next, when the pile has to be refilled first (M7, K4)."""
TO_OPEN, TO_SWAP, TO_COUNT = 1, 2, 3

CARRIES: Final = get_args(Carry)
SHUFFLED: Final = CARRIES.index("shuffled")
UNDER: Final = CARRIES.index("under")
ASIDE: Final = CARRIES.index("aside")

STARTS: Final = get_args(Start)
LOSER_LEFT: Final = STARTS.index("loser, left")
LOSER_WINNER: Final = STARTS.index("loser, winner")
WINNER: Final = STARTS.index("winner")

USABLE: Final = (*editions.ADDITIONS, *editions.TOKENS)
"""What can be used up in a round: additions, then tokens; `reverse` is in both."""
USE_CONFIRM: Final = editions.ADDITIONS.index("confirm")
USE_REVERSE: Final = editions.ADDITIONS.index("reverse")
USE_EXTRA: Final = editions.ADDITIONS.index("extra")
USE_DOUBLE: Final = editions.ADDITIONS.index("double")
USE_RESTART: Final = editions.ADDITIONS.index("restart")
USE_NEXT: Final = editions.ADDITIONS.index("next")
_TOKENS: Final = tuple(editions.TOKENS)
_AFTER: Final = len(editions.ADDITIONS)
TURN_OPEN: Final = _AFTER + _TOKENS.index("open")
TURN_REVERSE: Final = _AFTER + _TOKENS.index("reverse")
TURN_SKIP: Final = _AFTER + _TOKENS.index("skip")
TURN_SWAP: Final = _AFTER + _TOKENS.index("swap")
TURN_NAME: Final = _AFTER + _TOKENS.index("name")

_AGREED: Final[list[Any]] = [
    ("lowest", "i2"),  # the least number to open with (E4, H2, M2, K2)
    ("edition", "i1"),  # its place in `EDITION_IDS`
    ("players", "i1"),
    ("limit", "i1"),
    ("eyes", "?"),  # one loses eye cards, not marks
    ("centre", "?"),
    ("strikes_any", "i1"),  # MAX0 looks at any number, not at greens only (E8)
    ("doubles_greens", "?"),  # X2 doubles the greens, not the sum (M3)
    ("carry", "i1"),
    ("starts", "i1"),
    ("trickster", "?"),
    ("tokens", "?"),
    ("stock", "i1", len(USABLE)),  # how often each addition or token may be used in a round
    ("size", "i1"),  # of the deck
    ("deck", "i1", DECK),
]

CONFIG: Final = np.dtype(_AGREED, align=True)
"""What a table agrees on, and what its edition says."""

GAME: Final = np.dtype(
    [
        ("seed", "u8"),
        ("stream", "u8"),  # the chance that deals: made anew from the seed for every round
        ("dice", "u8"),  # the chance of policies: never touches a deal
        # What every action reads or writes: near the start and as wide as the machine likes, so
        # that what was just written is read again at no cost.
        ("phase", "i8"),
        ("turn", "i8"),
        ("floor", "i8"),  # the least number that may be named
        ("demand", "i8"),
        ("bid_count", "i8"),
        ("move_count", "i8"),
        ("direction", "i8"),
        ("passed", "i8"),
        ("withdrawn", "i8"),
        ("peeked", "i8"),  # a bit a seat
        ("challenger", "i8"),
        *_AGREED,
        ("rounds", "i4"),  # how many are over
        # Who is left, with what.
        ("alive", "i2"),  # a bit a seat
        ("left", "i1"),
        ("open_eyes", "i1", SEATS),
        ("closed_eyes", "i1", SEATS),
        ("marks", "i1", SEATS),
        ("starter", "i1"),
        ("coyote", "i1"),
        ("after", "i1", SEATS),  # for each living seat the next living one clockwise
        ("before", "i1", SEATS),
        # The deck: in play, the pile, laid aside.
        ("cards", "i1", DECK),
        ("origin", "u1", DECK),
        ("place", "i1", DECK),
        ("holder", "i1", DECK),
        ("top", "i1"),
        ("end", "i1"),
        ("loose", "i1"),  # how many at the bottom of the pile are still to be shuffled
        ("settled", "i1"),  # up to where the pile has its order; the rest gets it when drawn
        # More of the round.
        ("double", "?"),
        ("rest", "i1", len(USABLE)),  # of the stock
        ("laid", "i1"),
        ("guessed", "i2"),  # a bit a seat
        ("guesses", "i1", SEATS),
        ("waiting", "i1"),
        # The last reveal: of this round while the loser chooses, else of the round before.
        ("last_starter", "i1"),
        ("last_bid", "i2"),
        ("last_bidder", "i1"),
        ("last_challenger", "i1"),
        ("last_total", "i2"),
        ("last_winner", "i1"),
        ("last_loser", "i1"),
        ("last_penalty", "i1"),
        ("last_discarded", "i1"),  # an eye, or NONE
        # The trail of the round.
        ("bids", "i2", MOVES),
        ("bidders", "i1", MOVES),
        ("moves", "i4", MOVES),  # see `actions.move_of`
    ],
    align=True,
)
"""A whole game. A policy reads it through `coyote.sim.sight` alone."""


def configure(edition: str, players: int, **options: object) -> Config:
    """What a table agrees on, as a record; raises `InvalidSetup`."""
    return configured(set_up(edition, players, options))


def configured(setup: Setup) -> Config:
    """A valid agreement as a record."""
    edition = EDITIONS[setup.edition]
    config: Any = np.zeros(1, CONFIG)
    config["lowest"] = edition.lowest_bid if setup.min_bid is None else setup.min_bid
    config["edition"] = EDITION_IDS.index(edition.id)
    config["players"] = setup.players
    config["limit"] = setup.limit
    config["eyes"] = edition.penalty == "eyes"
    config["centre"] = edition.centre
    config["strikes_any"] = edition.strikes == "number"
    config["doubles_greens"] = edition.doubles == "greens"
    config["carry"] = CARRIES.index(edition.carry)
    config["starts"] = STARTS.index(edition.starts)
    config["trickster"] = setup.trickster
    config["tokens"] = setup.tokens
    config["stock"] = [
        *(name in setup.additions for name in editions.ADDITIONS),
        *(count * setup.tokens for count in editions.TOKENS.values()),
    ]
    config["size"] = len(edition.deck)
    config["deck"][0, : len(edition.deck)] = [CODES[card] for card in edition.deck]
    return config[0]


def new_games(count: int) -> Games:
    """Room for so many games; `start` sets each one up."""
    return np.zeros(count, GAME)
