"""A game from its first pile to its end: `new_game`, `deal` and `apply`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from coyote.rules.actions import Action, Bid, Discard, Guess, Move, Name
from coyote.rules.cards import Card
from coyote.rules.editions import EDITIONS
from coyote.rules.errors import InvalidSetup, shown
from coyote.rules.legality import check
from coyote.rules.pile import deal_round, draw, refill, take
from coyote.rules.reveal import end_uncounted, finish, reveal
from coyote.rules.setup import is_integer, set_up
from coyote.rules.state import (
    Eyes,
    InPlay,
    Round,
    Standing,
    StandingBid,
    State,
    guessers,
    next_seat,
)
from coyote.rules.values import evolve


def new_game(edition: str, players: int, *, starter: int = 0, **options: object) -> State:
    """A game that waits for its first pile; raises `InvalidSetup`."""
    return start_game(edition, players, starter, options)


def start_game(edition: str, players: int, starter: int, options: Mapping[str, object]) -> State:
    """`new_game` with the options as a mapping, whatever their names."""
    setup = set_up(edition, players, options)
    if not is_integer(starter) or not 0 <= starter < players:
        raise InvalidSetup("C7", "starter", {"starter": shown(starter), "last": players - 1})
    standing: Standing = (0,) * players
    if EDITIONS[edition].penalty == "eyes":
        standing = (Eyes(1, 2) if setup.trickster else Eyes(2, 1),) * players  # T1, E2
    return State(
        setup,
        standing,
        alive=tuple(range(players)),
        starter=starter,
        pile=(),
        segments=(),
        shuffle=EDITIONS[edition].deck,
    )


def deal(state: State, pile: Sequence[Card]) -> State:
    """Take the pile that is due, top card first, and go on; raises `IllegalPile`."""
    cards = take(state, pile)
    round = state.round
    if round is None:
        return deal_round(state, cards)
    waiting = round.waiting
    state = evolve(refill(state, cards), round=evolve(round, waiting=None))
    return reveal(state) if waiting == "count" else _DRAWS[str(waiting)](state)


def apply(state: State, seat: int, action: Action) -> State:
    """The game after a seat's action; raises `IllegalAction`."""
    check(state, seat, action)
    round = state.round
    assert round is not None
    return _HANDLERS[action.word](state, round, seat, action)


def _made(round: Round, seat: int, action: Action) -> tuple[Move, ...]:
    return (*round.moves, Move(seat, action))


def _bid(state: State, round: Round, seat: int, bid: Bid) -> State:
    used, turn = round.used, round.back_to
    if bid.addition is not None:
        used = (*used, bid.addition)
        if bid.addition == "next" and bid.seat is not None:
            turn = bid.seat
    demand = "answer" if bid.addition == "next" else "free"
    bidden = evolve(
        round,
        moves=_made(round, seat, bid),
        bids=(*round.bids, StandingBid(seat, bid.number)),
        turn=next_seat(state, round, seat) if turn is None else turn,
        demand="plain" if round.demand == "rename" else demand,
        withdrawn=None,
        back_to=None,
        double=bid.addition == "double",
        used=used,
    )
    if bid.addition == "extra":
        state, feather = draw(state, "extra", bid.seat)  # H7: there always is one
        bidden = evolve(bidden, cards=(*bidden.cards, feather))
    return evolve(state, round=bidden)


def _challenge(state: State, round: Round, seat: int, action: Action) -> State:
    round = evolve(round, moves=_made(round, seat, action), challenger=seat)
    state = evolve(state, round=round)
    return state if guessers(state, round) else reveal(state)


def _guess(state: State, round: Round, seat: int, action: Guess) -> State:
    round = evolve(round, guesses=tuple(sorted((*round.guesses, (seat, action.seat)))))
    state = evolve(state, round=round)
    return state if state.to_act else reveal(state)


def _discard(state: State, round: Round, seat: int, action: Discard) -> State:
    round = evolve(round, moves=_made(round, seat, action))
    return finish(evolve(state, round=round), action.eye)


def _peek(state: State, round: Round, seat: int, action: Action) -> State:
    standing = list(state.standing)
    eyes = standing[seat]
    assert isinstance(eyes, Eyes)
    standing[seat] = eyes.turned("closed")
    round = evolve(
        round,
        moves=_made(round, seat, action),
        demand="raise",
        peeked=tuple(sorted((*round.peeked, seat))),
    )
    return evolve(state, standing=tuple(standing), round=round)


def _coyote(state: State, round: Round, seat: int, action: Action) -> State:
    state, card = draw(state, "coyote")
    round = evolve(
        round,
        moves=_made(round, seat, action),
        demand="raise",
        laid=seat,
        cards=(*round.cards, card),
    )
    return evolve(state, round=round)


def _confirm(state: State, round: Round, seat: int, action: Action) -> State:
    round = evolve(
        round,
        moves=_made(round, seat, action),
        bids=(*round.bids, StandingBid(seat, round.bids[-1].number)),
        turn=next_seat(state, round, seat),
        demand="answer",
        double=False,
        used=(*round.used, "confirm"),
    )
    return evolve(state, round=round)


def _reverse(state: State, round: Round, seat: int, action: Action) -> State:
    # HA2: the bid's owner has to raise; MT2: whoever turned the token over.
    turn = seat if state.setup.tokens else round.bids[-1].seat
    round = evolve(
        round,
        moves=_made(round, seat, action),
        turn=turn,
        direction=-round.direction,
        demand="raise",
        double=False,
        used=(*round.used, "reverse"),
    )
    return evolve(state, round=round)


def _restart(state: State, round: Round, seat: int, action: Action) -> State:
    *before, withdrawn = round.bids
    round = evolve(
        round,
        moves=_made(round, seat, action),
        bids=tuple(before),
        turn=withdrawn.seat,
        demand="rename",
        withdrawn=withdrawn.number,
        back_to=seat,
        double=False,
        used=(*round.used, "restart"),
    )
    return evolve(state, round=round)


def _turn_over(state: State, round: Round, seat: int, action: Action) -> State:
    """Turn over a token that draws a feather, then owe a bid (MT1, MT4)."""
    round = evolve(
        round,
        moves=_made(round, seat, action),
        demand="raise",
        used=(*round.used, action.word),
    )
    if not state.pile:
        return evolve(state, round=evolve(round, waiting=action.word))
    return _DRAWS[action.word](evolve(state, round=round))


def _draw_open(state: State) -> State:
    round = state.round
    assert round is not None
    state, feather = draw(state, "open", round.turn)
    return evolve(state, round=evolve(round, cards=(*round.cards, feather)))


def _draw_swap(state: State) -> State:
    round = state.round
    assert round is not None
    state, feather = draw(state, "worn", round.turn)
    cards = tuple(
        InPlay(card.card, card.segment, "behind", card.seat)
        if card.place == "worn" and card.seat == round.turn
        else card
        for card in round.cards
    )
    return evolve(state, round=evolve(round, cards=(*cards, feather)))


_DRAWS: Final[Mapping[str, Callable[[State], State]]] = {"open": _draw_open, "swap": _draw_swap}


def _passed_on(state: State, round: Round, seat: int, action: Action) -> State:
    """Hand the same standing bid on; its owner has to raise it (MT3)."""
    turn = next_seat(state, round, seat)
    owner = bool(round.bids) and round.bids[-1].seat == turn
    round = evolve(
        round,
        moves=_made(round, seat, action),
        turn=turn,
        demand="owner" if owner else "free",
        used=(*round.used, action.word),
    )
    return evolve(state, round=round)


def _name(state: State, round: Round, seat: int, action: Name) -> State:
    worn = next(card for card in round.cards if card.seat == seat and card.place == "worn")
    if worn.card is not action.card:
        round = evolve(round, moves=_made(round, seat, action))
        return end_uncounted(evolve(state, round=round), seat)
    shown = InPlay(worn.card, worn.segment, "named", seat)
    cards = tuple(shown if card is worn else card for card in round.cards)
    return _passed_on(state, evolve(round, cards=cards, passed=seat), seat, action)


# Each handler takes the action its word stands for; `check` has seen to that.
_HANDLERS: Final[Mapping[str, Callable[[State, Round, int, Any], State]]] = {
    "bid": _bid,
    "challenge": _challenge,
    "peek": _peek,
    "coyote": _coyote,
    "guess": _guess,
    "discard": _discard,
    "confirm": _confirm,
    "reverse": _reverse,
    "restart": _restart,
    "open": _turn_over,
    "swap": _turn_over,
    "skip": _passed_on,
    "name": _name,
}
