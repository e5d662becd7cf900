"""A game from its first pile to its end: `new_game`, `deal` and `apply`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from coyote.rules.actions import Action, Bid, Discard, Guess, Move, Name
from coyote.rules.cards import Card
from coyote.rules.editions import EDITIONS
from coyote.rules.errors import InvalidSetup, shown
from coyote.rules.legality import legal, refusal
from coyote.rules.pile import deal_round, draw, refill, take
from coyote.rules.reveal import discard, end_uncounted, reveal
from coyote.rules.setup import is_integer, set_up
from coyote.rules.state import (
    Demand,
    Eyes,
    InPlay,
    Round,
    Standing,
    StandingBid,
    State,
    guessers,
    next_seat,
)


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
    refilled, resumed = refill(state, cards), round.evolve(waiting=None)
    if round.waiting == "count":
        return reveal(refilled, resumed)
    return _DRAWS[str(round.waiting)](refilled, resumed)


def apply(state: State, seat: int, action: Action) -> State:
    """The game after a seat's action; raises `IllegalAction`."""
    if action not in legal(state, seat):
        raise refusal(state, seat, action)
    round = state.round
    assert round is not None
    return _HANDLERS[action.word](state, round, seat, action)


def _made(round: Round, seat: int, action: Action) -> tuple[Move, ...]:
    return (*round.moves, Move(seat, action))


def _bid(state: State, round: Round, seat: int, bid: Bid) -> State:
    turn, used, cards = next_seat(state, round, seat), round.used, round.cards
    demand: Demand = "plain" if round.demand == "rename" else "free"
    if bid.addition is not None:
        used = (*used, bid.addition)
        if bid.addition == "next" and bid.seat is not None:
            turn, demand = bid.seat, "answer"
        elif bid.addition == "extra":
            state, feather = draw(state, "extra", bid.seat)  # H7: there always is one
            cards = (*cards, feather)
    return state.evolve(
        round=round.evolve(
            cards=cards,
            turn=turn,
            moves=_made(round, seat, bid),
            bids=(*round.bids, StandingBid(seat, bid.number)),
            demand=demand,
            withdrawn=None,
            double=bid.addition == "double",
            used=used,
        )
    )


def _challenge(state: State, round: Round, seat: int, action: Action) -> State:
    round = round.evolve(moves=_made(round, seat, action), challenger=seat)
    return state.evolve(round=round) if guessers(state, round) else reveal(state, round)


def _guess(state: State, round: Round, seat: int, action: Guess) -> State:
    round = round.evolve(guesses=tuple(sorted((*round.guesses, (seat, action.seat)))))
    state = state.evolve(round=round)
    return state if state.to_act else reveal(state, round)


def _discard(state: State, round: Round, seat: int, action: Discard) -> State:
    assert round.result is not None
    return discard(state, round.result, action.eye, _made(round, seat, action))


def _peek(state: State, round: Round, seat: int, action: Action) -> State:
    standing = list(state.standing)
    eyes = standing[seat]
    assert isinstance(eyes, Eyes)
    standing[seat] = eyes.turned("closed")
    round = round.evolve(
        moves=_made(round, seat, action),
        demand="raise",
        peeked=tuple(sorted((*round.peeked, seat))),
    )
    return state.evolve(standing=tuple(standing), round=round)


def _coyote(state: State, round: Round, seat: int, action: Action) -> State:
    state, card = draw(state, "coyote")
    round = round.evolve(
        moves=_made(round, seat, action),
        demand="raise",
        laid=seat,
        cards=(*round.cards, card),
    )
    return state.evolve(round=round)


def _confirm(state: State, round: Round, seat: int, action: Action) -> State:
    round = round.evolve(
        moves=_made(round, seat, action),
        bids=(*round.bids, StandingBid(seat, round.bids[-1].number)),
        turn=next_seat(state, round, seat),
        demand="answer",
        double=False,
        used=(*round.used, "confirm"),
    )
    return state.evolve(round=round)


def _reverse(state: State, round: Round, seat: int, action: Action) -> State:
    # HA2: the bid's owner has to raise; MT2: whoever turned the token over.
    turn = seat if state.setup.tokens else round.bids[-1].seat
    round = round.evolve(
        moves=_made(round, seat, action),
        turn=turn,
        direction=-round.direction,
        demand="raise",
        used=(*round.used, "reverse"),
    )
    return state.evolve(round=round)


def _restart(state: State, round: Round, seat: int, action: Action) -> State:
    *before, withdrawn = round.bids
    round = round.evolve(
        moves=_made(round, seat, action),
        bids=tuple(before),
        turn=withdrawn.seat,
        demand="rename",
        withdrawn=withdrawn.number,
        double=False,
        used=(*round.used, "restart"),
    )
    return state.evolve(round=round)


def _turn_over(state: State, round: Round, seat: int, action: Action) -> State:
    """Turn over a token that draws a feather, then owe a bid (MT1, MT4)."""
    round = round.evolve(
        moves=_made(round, seat, action),
        demand="raise",
        used=(*round.used, action.word),
    )
    if not state.pile:
        return state.evolve(round=round.evolve(waiting=action.word))
    return _DRAWS[action.word](state, round)


def _draw_open(state: State, round: Round) -> State:
    state, feather = draw(state, "open", round.turn)
    return state.evolve(round=round.evolve(cards=(*round.cards, feather)))


def _draw_swap(state: State, round: Round) -> State:
    state, feather = draw(state, "worn", round.turn)
    cards = tuple(
        InPlay(card.card, card.segment, "behind", card.seat)
        if card.place == "worn" and card.seat == round.turn
        else card
        for card in round.cards
    )
    return state.evolve(round=round.evolve(cards=(*cards, feather)))


_DRAWS: Final[Mapping[str, Callable[[State, Round], State]]] = {
    "open": _draw_open,
    "swap": _draw_swap,
}


def _passed_on(state: State, round: Round, seat: int, action: Action) -> State:
    """Hand the same standing bid on; its owner has to raise it (MT3)."""
    turn = next_seat(state, round, seat)
    owner = bool(round.bids) and round.bids[-1].seat == turn
    round = round.evolve(
        moves=_made(round, seat, action),
        turn=turn,
        demand="owner" if owner else "free",
        used=(*round.used, action.word),
    )
    return state.evolve(round=round)


def _name(state: State, round: Round, seat: int, action: Name) -> State:
    worn = next(card for card in round.cards if card.seat == seat and card.place == "worn")
    if worn.card != action.card:
        return end_uncounted(state, round.evolve(moves=_made(round, seat, action)), seat)
    shown = InPlay(worn.card, worn.segment, "named", seat)
    cards = tuple(shown if card is worn else card for card in round.cards)
    return _passed_on(state, round.evolve(cards=cards, passed=seat), seat, action)


# Each handler takes the action its word stands for; what is legal was asked before.
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
