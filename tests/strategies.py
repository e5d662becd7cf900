"""Tables, games and hidden worlds that the tests draw from.

`games()` draws a game that was played by chance to some point. Hypothesis draws few numbers for
it (who sits down, a seed, a manner of play, how many moves), so games are quick to make, and a
failing one shrinks to fewer moves of the same game. A game is shown as its record.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from coyote import (
    EDITIONS,
    Action,
    Bid,
    Card,
    Challenge,
    InPlay,
    Legal,
    Move,
    Name,
    State,
    due,
    legal,
    new_game,
    outcome,
)
from coyote.record import Scribe
from coyote.rules.editions import ADDITIONS, HIGHEST_BID, LOWEST_BID

# HYPOTHESIS_PROFILE=soak looks much longer, and elsewhere each time.
settings.register_profile(
    "test",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=1000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


@dataclass(frozen=True)
class Table:
    """What a table agrees on: the arguments of `new_game`."""

    edition: str
    players: int
    starter: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def new_game(self) -> State:
        """A game that waits for its first pile."""
        return new_game(self.edition, self.players, starter=self.starter, **self.options)


@st.composite
def tables(draw: st.DrawFn, *editions: str) -> Table:
    """Any edition (or one of those named), any number of players, any starter, any options."""
    edition = draw(st.sampled_from(editions or tuple(EDITIONS)))
    players = draw(st.sampled_from(EDITIONS[edition].players))
    starter = draw(st.integers(0, players - 1))
    return Table(edition, players, starter, draw(_options(edition, players)))


def setups(*editions: str) -> SearchStrategy[State]:
    """New games of any edition (or one of those named), with any options."""
    return tables(*editions).map(Table.new_game)


def _options(edition: str, players: int) -> SearchStrategy[dict[str, object]]:
    limits = EDITIONS[edition].limits
    if edition == "museum" and players > 4:  # M4
        limits = limits[:1]
    anything: dict[str, SearchStrategy[object]] = {
        "trickster": st.sampled_from((False, True, True)),
        "additions": st.one_of(
            st.sampled_from(((), ADDITIONS, ADDITIONS)),
            st.lists(st.sampled_from(ADDITIONS), unique=True).map(tuple),
        ),
        "tokens": st.sampled_from((False, True, True)),
        "limit": st.sampled_from(limits),
        "min_bid": st.one_of(
            st.sampled_from((None, None, None, 0, 1, 997, 999)),
            st.integers(LOWEST_BID, HIGHEST_BID),
        ),
    }
    return st.fixed_dictionaries({name: anything[name] for name in EDITIONS[edition].options})


class Manner(NamedTuple):
    """How the players of a game play: the odds of what they do on a turn."""

    name: str
    doubt: float
    """To challenge, where one may."""
    busy: float
    """To do something else than bid or challenge, or to add something to a bid."""
    jump: float
    """To bid a number from 990 to 999; other bids raise by little."""
    right: float
    """To name the feather one really wears, where a name is given."""


MANNERS: Final = (
    Manner("doubting", doubt=0.7, busy=0.3, jump=0.0, right=0.8),
    Manner("careful", doubt=0.1, busy=0.2, jump=0.0, right=0.5),
    Manner("busy", doubt=0.1, busy=0.9, jump=0.02, right=0.9),
    Manner("bold", doubt=0.2, busy=0.5, jump=0.6, right=0.9),
    Manner("hasty", doubt=0.5, busy=0.5, jump=0.1, right=0.1),
)


class Decision(NamedTuple):
    """A state, and what a seat did in it."""

    state: State
    seat: int
    action: Action


class Game:
    """A game played by chance: its record, all its states and all its decisions."""

    def __init__(self, state: State) -> None:
        self.scribe = Scribe(state, [f"seat {seat}" for seat in range(state.setup.players)])
        self.states: list[State] = [state]
        """From the new game on, each state after a pile or a move."""
        self.events: list[tuple[Card, ...] | Move] = []
        """What came between those states: the piles that were dealt and the moves."""

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.scribe.state

    @property
    def decisions(self) -> list[Decision]:
        """Each state in which a seat acted, and what it did."""
        return [
            Decision(state, event.seat, event.action)
            for state, event in zip(self.states, self.events)
            if isinstance(event, Move)
        ]

    def deal(self, pile: tuple[Card, ...]) -> None:
        """Deal the pile that is due, or refill."""
        self.events.append(pile)
        self.states.append(self.scribe.deal(pile))

    def apply(self, seat: int, action: Action) -> None:
        """Make a move."""
        self.events.append(Move(seat, action))
        self.states.append(self.scribe.apply(seat, action))

    def __repr__(self) -> str:
        return f"Game({self.scribe.record})"


def play(
    state: State,
    rng: Random,
    moves: int | None = None,
    manner: Manner = MANNERS[0],
    *,
    late: bool = False,
) -> Game:
    """Play on by chance: so many moves, or to the end of the game.

    With a number of moves, now and then it stops earlier, where games seldom stand: before a
    refill, a guess or a discard. In a `late` game the cards that draw and shuffle lie at the
    bottom of each pile, so that piles run dry in mid-round (M7, K4).
    """
    game = Game(state)
    while outcome(game.state) is None:
        wanted = due(game.state)
        if moves is not None and _stops(game.state, rng, moves):
            break
        if wanted is not None:
            game.deal((*wanted.fixed, *shuffle(wanted.shuffled, rng, late=late)))
        else:
            seat = rng.choice(game.state.to_act)
            game.apply(seat, choose(game.state, seat, rng, manner))
            moves = None if moves is None else moves - 1
    return game


def _stops(state: State, rng: Random, moves: int) -> bool:
    if state.round is None:
        return moves <= 0 and rng.random() < 0.3
    if state.round.waiting is not None:
        return rng.random() < 0.3
    if state.round.challenger is not None:
        return moves <= 0 or rng.random() < 0.05
    return moves <= 0


def shuffle(cards: tuple[Card, ...], rng: Random, *, late: bool = False) -> tuple[Card, ...]:
    """The cards in an order of chance; in a `late` one, `?` and `0*` come last."""
    shuffled = list(cards)
    rng.shuffle(shuffled)
    if late:
        shuffled.sort(key=("0*", "?").__contains__)
    return tuple(shuffled)


def choose(state: State, seat: int, rng: Random, manner: Manner) -> Action:
    """What a seat of that manner might do; it may know its own card."""
    may = legal(state, seat)
    doubts = Challenge() in may.actions
    others = [action for action in may.actions if action != Challenge()]
    if may.min_bid is None and not (doubts and others):
        return _one_of(state, seat, rng, manner, others or [Challenge()])
    if others and rng.random() < manner.busy:
        return _one_of(state, seat, rng, manner, others)
    if doubts and (may.min_bid is None or rng.random() < manner.doubt):
        return Challenge()
    return _bid(may, rng, manner)


def _one_of(state: State, seat: int, rng: Random, manner: Manner, actions: list[Action]) -> Action:
    word = rng.choice(sorted({action.word for action in actions}))
    named = [action for action in actions if action.word == word]
    if word == "name" and rng.random() < manner.right and state.round is not None:
        for card in state.round.cards:
            if card.seat == seat and card.place == "worn" and card.card is not None:
                return Name(card.card)
    return rng.choice(named)


def _bid(may: Legal, rng: Random, manner: Manner) -> Bid:
    assert may.min_bid is not None
    assert may.max_bid is not None
    lowest = may.min_bid
    if rng.random() < manner.jump:
        lowest = max(lowest, HIGHEST_BID - 9)
    elif lowest == LOWEST_BID and rng.random() < 0.9:  # the opening: any integer
        lowest = rng.randint(-20, 20)
    number = min(lowest + rng.choice((0, 0, 0, 1, 1, 2, 5, 9)), may.max_bid)
    if number == may.excluded:
        number += 1 if number < may.max_bid else -1
    if may.with_bid and rng.random() < manner.busy:
        addition = rng.choice(sorted(may.with_bid))
        seats = may.with_bid[addition]
        bids = [Bid(number, "double")]
        if addition == "extra":
            bids = [Bid(number, "extra", seat) for seat in seats]
        elif addition == "next":
            bids = [Bid(number, "next", seat) for seat in seats]
        return rng.choice(bids)
    return Bid(number)


@st.composite
def games(draw: st.DrawFn, *editions: str, moves: SearchStrategy[int | None] | None = None) -> Game:
    """Games of any edition (or one of those named), played by chance to some point.

    `moves` draws how many moves are made at most, None for a whole game; most games stop on the
    way, in mid-round, some between two rounds or at their end.
    """
    state = draw(setups(*editions))
    manner = draw(st.sampled_from(MANNERS))
    late = draw(st.booleans())
    seed = draw(st.integers(0, 2**32 - 1))
    count = draw(st.sampled_from(range(81)) if moves is None else moves)
    return play(state, Random(seed), count, manner, late=late)


def whole_games(*editions: str) -> SearchStrategy[Game]:
    """Games that are over."""
    return games(*editions, moves=st.none())


def running_games(*editions: str) -> SearchStrategy[Game]:
    """Games that stop while a round runs, before its reveal."""
    return games(*editions).filter(lambda game: is_hidden(game.state))


def is_hidden(state: State) -> bool:
    """Whether a round runs and its cards are not revealed yet."""
    return state.round is not None and state.round.result is None


def some(states: list[State], rng: Random, count: int = 4) -> list[State]:
    """The last of some states and a few others; first those where games seldom stand."""
    seldom = [state for state in states if state.round is not None and state.round.waiting]
    return [*seldom, *rng.sample(states, min(count, len(states))), states[-1]]


def seats_of(state: State) -> Iterator[int | None]:
    """Every seat, those that are out too, and None for anybody."""
    yield from range(state.setup.players)
    yield None


def cards_held(state: State) -> Counter[Card]:
    """All cards of a game, wherever they lie."""
    in_play = () if state.round is None else state.round.cards
    return Counter((*state.pile, *state.aside, *state.shuffle, *map(face, in_play)))


def face(card: InPlay) -> Card:
    """The face of a card in play; a state knows them all."""
    assert card.card is not None
    return card.card


def sees(state: State, seat: int | None, card: InPlay) -> bool:
    """Whether a seat may see a card in play before the reveal, told from the moves alone."""
    assert state.round is not None
    done = [move.action.word for move in state.round.moves if move.seat == seat]
    match card.place:
        case "worn" | "extra" | "behind":
            return seat is not None and seat != card.seat  # C1, HA3, MT4
        case "centre":
            return "peek" in done  # E5, E7
        case "coyote":
            return "coyote" in done  # T6
    return True


def redrawn(state: State, seat: int | None, rng: Random) -> State:
    """Another world that a seat cannot tell from this one: the cards it does not see, mixed.

    Cards change places within one segment of the pile, drawn ones and those still in it. Where
    the count waits for a refill, all know that there is a `?`: it keeps its place.
    """
    round = state.round
    assert round is not None
    cards, pile = list(round.cards), list(state.pile)
    top = 0
    for index, segment in enumerate(state.segments):
        drawn = [
            place
            for place, card in enumerate(cards)
            if card.segment == index
            and not sees(state, seat, card)
            and not (round.waiting == "count" and card.card == "?")
        ]
        below = range(top, top + segment.left)
        top += segment.left
        unseen = [face(cards[place]) for place in drawn] + [pile[place] for place in below]
        rng.shuffle(unseen)
        for place in drawn:
            cards[place] = cards[place].evolve(card=unseen.pop())
        for place in below:
            pile[place] = unseen.pop()
    return state.evolve(pile=tuple(pile), round=round.evolve(cards=tuple(cards)))
