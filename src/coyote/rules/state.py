"""The state of a game, as frozen values."""

from __future__ import annotations

from typing import Literal, TypeAlias

from coyote.rules.actions import Eye, Move
from coyote.rules.cards import Card
from coyote.rules.editions import EDITIONS, Edition
from coyote.rules.setup import Setup
from coyote.rules.values import Value, value

Place: TypeAlias = Literal[
    "worn",  # seen by all but its holder (C1)
    "extra",  # a second one, worn likewise (HA3)
    "behind",  # replaced by a swap; does not count (MT4)
    "open",  # face up before its holder (MT1)
    "named",  # named rightly, face up (MT5)
    "centre",  # seen by those who peeked (E3, E5)
    "coyote",  # under the Coyote card, seen by who laid it (T6)
    "drawn",  # by `?`, at the count
]

Demand: TypeAlias = Literal[
    "free",  # an ordinary turn
    "answer",  # raise or challenge, no confirm, reverse, restart (HA1, HA6)
    "raise",  # a bid is owed (E5, T5, HA2, MT1, MT2, MT4)
    "owner",  # the turn came back to the bid's owner (MT3)
    "rename",  # another number for the withdrawn one (HA5)
    "plain",  # who asked for it comes next: raise or challenge, no addition (HA5)
]

Effect: TypeAlias = Literal["draw", "strike", "turn", "double", "nothing", "add"]


@value
class Eyes(Value):
    """The eye cards of a seat (E2)."""

    open: int
    closed: int

    @property
    def count(self) -> int:
        return self.open + self.closed

    def may_turn(self, eye: Eye) -> bool:
        """Whether there is one to turn to that side."""
        return bool(self.closed if eye == "open" else self.open)

    def turned(self, eye: Eye) -> Eyes:
        """With one eye turned to that side (E5, E9, T3)."""
        if eye == "closed":
            return Eyes(self.open - 1, self.closed + 1)
        return Eyes(self.open + 1, self.closed - 1)

    def without(self, eye: Eye) -> Eyes:
        """With one eye returned to the box (E9)."""
        if eye == "open":
            return Eyes(self.open - 1, self.closed)
        return Eyes(self.open, self.closed - 1)


Standing: TypeAlias = tuple[Eyes | int, ...]
"""For each seat its eye cards (`eyes`) or its marks."""


@value
class InPlay(Value):
    """A card on the table, and the segment of the pile it was drawn from."""

    card: Card | None
    """None in a view that may not see it."""
    segment: int
    place: Place
    seat: int | None = None


@value
class Segment(Value):
    """A part of the pile whose cards lie in an order nobody knows."""

    cards: tuple[Card, ...]
    """What it held when the round began or the refill came, in an order that tells nothing."""
    left: int
    """How many of them still lie in the pile."""


@value
class StandingBid(Value):
    """A number and who owns it (C4)."""

    seat: int
    number: int


@value
class Step(Value):
    """One step of the count, in the rulebook's order."""

    card: InPlay
    effect: Effect
    victim: InPlay | None
    """The card drawn, struck or turned; None where there was none."""
    sum: int
    """The running sum after this step."""


@value
class Turned(Value):
    """An eye that turned after a challenge, and to which side (E9, T3)."""

    seat: int
    eye: Eye


@value
class Result(Value):
    """A round after its reveal."""

    starter: int
    moves: tuple[Move, ...]
    bid: int | None
    bidder: int | None
    loser: int
    cards: tuple[InPlay, ...]
    challenger: int | None = None
    """None after a wrong name, like `total` and `winner` (MT5)."""
    total: int | None = None
    winner: int | None = None
    steps: tuple[Step, ...] = ()
    guesses: tuple[tuple[int, int], ...] = ()
    turned: tuple[Turned, ...] = ()
    penalty: int = 1
    """How many marks the loser takes, or eye cards the loser returns."""
    discarded: Eye | None = None
    standing: Standing = ()
    """After the round; empty while the loser has not chosen."""


@value
class Round(Value):
    """A round that runs."""

    starter: int
    cards: tuple[InPlay, ...]
    turn: int
    moves: tuple[Move, ...] = ()
    bids: tuple[StandingBid, ...] = ()
    direction: int = 1
    demand: Demand = "free"
    withdrawn: int | None = None
    """The number withdrawn under HA5, until another is named."""
    double: bool = False
    """Whether a challenge right now costs two (HA4)."""
    used: tuple[str, ...] = ()
    """Additions used or tokens turned over, in that order."""
    passed: int | None = None
    """Who is passed over for the rest of the round (MT5)."""
    peeked: tuple[int, ...] = ()
    laid: int | None = None
    """Who laid the Coyote card (T6)."""
    challenger: int | None = None
    guesses: tuple[tuple[int, int], ...] = ()
    """Who guesses whom, secret until all are in (T2)."""
    waiting: Literal["open", "swap", "count"] | None = None
    """What draws next, when the pile has to be refilled first (M7, K4)."""
    result: Result | None = None
    """The reveal, while the loser chooses an eye card (E9)."""

    @property
    def standing_bid(self) -> StandingBid | None:
        return self.bids[-1] if self.bids else None


@value
class State(Value):
    """A whole game: every card, seen or not. Seats and spectators get a `View`."""

    setup: Setup
    standing: Standing
    alive: tuple[int, ...]
    starter: int
    """Who starts the next round; while a round runs, who started it."""
    pile: tuple[Card, ...]
    """Face down, top card first."""
    segments: tuple[Segment, ...]
    shuffle: tuple[Card, ...]
    """What is to be shuffled before the next deal and goes under the pile."""
    aside: tuple[Card, ...] = ()
    """Laid aside face up (M6, K4)."""
    coyote: int | None = None
    """Who holds the Coyote card; None: it lies in the centre (T4)."""
    round: Round | None = None
    rounds: tuple[Result, ...] = ()

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.setup.edition]

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now; none when a pile is due or the game is over."""
        round = self.round
        if round is None or round.waiting is not None:
            return ()
        if round.result is not None:
            return (round.result.loser,)
        if round.challenger is not None:
            guessed = [seat for seat, _ in round.guesses]
            return tuple(seat for seat in guessers(self, round) if seat not in guessed)
        return (round.turn,)


def guessers(state: State, round: Round) -> tuple[int, ...]:
    """The living seats but the two contestants (T2); none without the trickster variant."""
    if not state.setup.trickster:
        return ()
    contestants = (round.bids[-1].seat, round.challenger)
    return tuple(seat for seat in state.alive if seat not in contestants)


@value
class Outcome(Value):
    """How a game ended (C6)."""

    winner: int


def outcome(state: State) -> Outcome | None:
    """The end of the game, or None while it goes on."""
    return Outcome(state.alive[0]) if len(state.alive) == 1 else None


def next_seat(state: State, round: Round, seat: int) -> int:
    """Who comes after a seat in the direction in force (C5, MT5)."""
    while True:
        seat = (seat + round.direction) % state.setup.players
        if seat in state.alive and seat != round.passed:
            return seat
