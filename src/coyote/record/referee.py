"""The referee: plays a record through the rules and reports."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from coyote.record.errors import InvalidRecord
from coyote.record.record import Record, RecordedRound
from coyote.rules.actions import parse, seat_number
from coyote.rules.cards import Card, cards
from coyote.rules.errors import CoyoteError, IllegalAction, shown
from coyote.rules.play import apply, deal, start_game
from coyote.rules.state import Eyes, Result, Standing, State, outcome

Watch: TypeAlias = Callable[[int, State, tuple[Card, ...]], None]
"""Told of each pile and refill that was taken: the round, the state before, the cards."""


def replay(record: Record, watch: Watch | None = None) -> State:
    """The game as the record leaves it; raises `InvalidRecord` where it breaks the rules."""
    try:
        state = start_game(record.edition, len(record.players), record.starter, record.options)
    except CoyoteError as error:
        raise InvalidRecord.at(error) from None
    for number, round in enumerate(record.rounds, 1):
        state = _replay_round(state, number, round, watch)
        if state.round is not None and number < len(record.rounds):
            past = len(round.moves) + 1
            raise InvalidRecord("RECORD", "round-unfinished", {}, number, past)
    return state


def _replay_round(state: State, number: int, round: RecordedRound, watch: Watch | None) -> State:
    state = _dealt(state, round.pile, number, watch)
    refill = round.refill
    for place, move in enumerate(round.moves, 1):
        try:
            state = _moved(state, move)
        except CoyoteError as error:
            raise InvalidRecord.at(error, number, place) from None
        if state.round is not None and state.round.waiting is not None:
            if refill is None:
                raise InvalidRecord(state.edition.refill_rule, "refill-missing", {}, number)
            state = _dealt(state, refill, number, watch)
            refill = None
    if refill is not None:
        raise InvalidRecord(state.edition.refill_rule, "refill-unneeded", {}, number)
    return state


def _dealt(state: State, text: str, number: int, watch: Watch | None) -> State:
    try:
        pile = cards(text)
        after = deal(state, pile)
    except CoyoteError as error:
        raise InvalidRecord.at(error, number) from None
    if watch is not None:
        watch(number, state, pile)
    return after


def _moved(state: State, move: str) -> State:
    if state.round is None:
        raise IllegalAction("RECORD", "round-over")
    seat, _, action = move.partition(" ")
    try:
        number = seat_number(seat)
    except ValueError:
        raise IllegalAction("RECORD", "no-move", {"text": shown(move)}) from None
    if number >= state.setup.players:
        last = state.setup.players - 1
        raise IllegalAction("RECORD", "no-seat", {"seat": shown(seat), "last": last})
    return apply(state, number, parse(action))


def report(state: State) -> dict[str, Any]:
    """What the referee says of a game, as the JSON object that `coyote replay` prints."""
    ended = outcome(state)
    round = state.round
    running = None
    if round is not None:
        bid = round.standing_bid
        running = {
            "starter": round.starter,
            "bid": None if bid is None else bid.number,
            "bidder": None if bid is None else bid.seat,
            "direction": round.direction,
            "standing": _standing(state.standing),
        }
    return {
        "rounds": [_result(result) for result in state.rounds],
        "alive": list(state.alive),
        "next_starter": state.starter if round is None and ended is None else None,
        "to_act": list(state.to_act),
        "round": running,
        "winner": None if ended is None else ended.winner,
    }


def _result(result: Result) -> dict[str, Any]:
    return {
        "starter": result.starter,
        "bid": result.bid,
        "bidder": result.bidder,
        "challenger": result.challenger,
        "total": result.total,
        "winner": result.winner,
        "loser": result.loser,
        "standing": _standing(result.standing),
    }


def _standing(standing: Standing) -> list[Any]:
    return [
        {"open": held.open, "closed": held.closed} if isinstance(held, Eyes) else held
        for held in standing
    ]
