"""What a seat may know: a view names each field it shows, and holds nothing else."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

from coyote.rules.actions import Move
from coyote.rules.cards import Card
from coyote.rules.errors import NoSeat, shown
from coyote.rules.legality import Legal, legal
from coyote.rules.setup import Setup
from coyote.rules.state import (
    Demand,
    InPlay,
    Place,
    Result,
    Round,
    Segment,
    Standing,
    StandingBid,
    State,
)
from coyote.rules.values import Value, value

Phase: TypeAlias = Literal["deal", "bid", "guess", "refill", "discard", "over"]


@value
class View(Value):
    """A game as one seat sees it, or anybody (`seat` None)."""

    seat: int | None
    setup: Setup
    phase: Phase
    """What the game waits for."""
    to_act: tuple[int, ...]
    legal: Legal | None
    """What the seat may do now; None in the public view."""
    standing: Standing
    alive: tuple[int, ...]
    starter: int
    rounds: tuple[Result, ...]
    """The finished rounds: everything in them was face up (C9)."""
    segments: tuple[Segment, ...]
    """The pile from the top; a segment with nothing left is where hidden cards came from."""
    aside: tuple[Card, ...]
    """Laid aside face up, out of the pile (M6, K4)."""
    shuffle: tuple[Card, ...]
    """What is shuffled before the next deal and goes under the pile."""
    coyote: int | None
    """Who holds the Coyote card; None: it lies in the centre (T4)."""
    cards: tuple[InPlay, ...]
    """The cards in play as they were dealt and drawn; an unseen one has `card` None."""
    moves: tuple[Move, ...]
    """What was done this round; guesses only when all are in."""
    bids: tuple[StandingBid, ...]
    """The trail of bids with their owners; the last one stands."""
    direction: int
    demand: Demand
    withdrawn: int | None
    """The number withdrawn under HA5, until another is named."""
    double: bool
    """Whether a challenge right now costs two (HA4)."""
    used: tuple[str, ...]
    """Additions used or tokens turned over this round."""
    passed: int | None
    """Who is passed over for the rest of the round (MT5)."""
    peeked: tuple[int, ...]
    """Who has seen the centre card."""
    laid: int | None
    """Who laid the Coyote card, and knows what lies under it (T6)."""
    challenger: int | None
    guess: int | None
    """The seat's own guess, while the others' are secret (T2)."""
    reveal: Result | None
    """The reveal, while the loser chooses an eye card (E9)."""

    @property
    def last_round(self) -> Result | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def bid(self) -> int | None:
        """The standing bid."""
        return self.bids[-1].number if self.bids else None

    @property
    def bidder(self) -> int | None:
        """Who owns the standing bid (C4)."""
        return self.bids[-1].seat if self.bids else None


def view(state: State, seat: int | None) -> View:
    """What that seat may know; with None, what anybody may know. Raises `NoSeat`."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.setup.players):
        last = state.setup.players - 1
        raise NoSeat("RECORD", "no-seat", {"seat": shown(seat), "last": last})
    may = None if seat is None else legal(state, seat)
    round = state.round
    if round is None:
        return _between(state, seat, may)
    # By position, which is quicker; in the order of the fields above.
    return View(
        seat,
        state.setup,
        _phase(round),
        state.to_act,
        may,
        state.standing,
        state.alive,
        round.starter,
        state.rounds,
        state.segments,
        state.aside,
        (),
        state.coyote,
        _seen_by(seat, round),
        round.moves,
        round.bids,
        round.direction,
        round.demand,
        round.withdrawn,
        round.double,
        round.used,
        round.passed,
        round.peeked,
        round.laid,
        round.challenger,
        _own_guess(seat, round) if round.guesses else None,
        round.result,
    )


def _between(state: State, seat: int | None, may: Legal | None) -> View:
    return View(
        seat=seat,
        setup=state.setup,
        phase="deal" if len(state.alive) > 1 else "over",
        to_act=(),
        legal=may,
        standing=state.standing,
        alive=state.alive,
        starter=state.starter,
        rounds=state.rounds,
        segments=state.segments,
        aside=state.aside,
        shuffle=state.shuffle,
        coyote=state.coyote,
        cards=(),
        moves=(),
        bids=(),
        direction=1,
        demand="free",
        withdrawn=None,
        double=False,
        used=(),
        passed=None,
        peeked=(),
        laid=None,
        challenger=None,
        guess=None,
        reveal=None,
    )


def _phase(round: Round) -> Phase:
    if round.challenger is None and round.waiting is None:
        return "bid"
    if round.waiting is not None:
        return "refill"
    return "guess" if round.result is None else "discard"


def _own_guess(seat: int | None, round: Round) -> int | None:
    return next((guess for guesser, guess in round.guesses if guesser == seat), None)


def _seen_by(seat: int | None, round: Round) -> tuple[InPlay, ...]:
    if round.result is not None:
        return round.cards
    seen: list[InPlay] = []
    for card in round.cards:
        place = card.place
        if place == "worn" or place == "extra" or place == "behind":
            visible = seat is not None and seat != card.seat  # C1, HA3, MT4
        elif place == "centre":
            visible = seat in round.peeked  # E5, E7
        elif place == "coyote":
            visible = seat is not None and seat == round.laid  # T6
        else:
            visible = True  # open, named: face up before all
        seen.append(card if visible else _back(card.segment, place, card.seat))
    return tuple(seen)


@cache
def _back(segment: int, place: Place, seat: int | None) -> InPlay:
    return InPlay(None, segment, place, seat)
