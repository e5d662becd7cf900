"""Coyote: the bluffing card game in which you see every card but your own."""

from coyote.rules.actions import (
    Action,
    Bid,
    Challenge,
    Confirm,
    Coyote,
    Discard,
    Guess,
    Move,
    Name,
    Open,
    Peek,
    Restart,
    Reverse,
    Skip,
    Swap,
    parse,
)
from coyote.rules.cards import Card
from coyote.rules.editions import EDITIONS, Edition
from coyote.rules.errors import (
    CoyoteError,
    IllegalAction,
    IllegalPile,
    InvalidNotation,
    InvalidSetup,
    NoSeat,
)
from coyote.rules.legality import Legal, legal
from coyote.rules.pile import Due, due
from coyote.rules.play import apply, deal, new_game
from coyote.rules.setup import Setup
from coyote.rules.state import (
    Eyes,
    InPlay,
    Outcome,
    Result,
    Segment,
    StandingBid,
    State,
    Step,
    outcome,
)
from coyote.rules.view import View, view
from coyote.shuffle import shuffled

__all__ = [
    "EDITIONS",
    "Action",
    "Bid",
    "Card",
    "Challenge",
    "Confirm",
    "Coyote",
    "CoyoteError",
    "Discard",
    "Due",
    "Edition",
    "Eyes",
    "Guess",
    "IllegalAction",
    "IllegalPile",
    "InPlay",
    "InvalidNotation",
    "InvalidSetup",
    "Legal",
    "Move",
    "Name",
    "NoSeat",
    "Open",
    "Outcome",
    "Peek",
    "Restart",
    "Result",
    "Reverse",
    "Segment",
    "Setup",
    "Skip",
    "StandingBid",
    "State",
    "Step",
    "Swap",
    "View",
    "apply",
    "deal",
    "due",
    "legal",
    "new_game",
    "outcome",
    "parse",
    "shuffled",
    "view",
]
