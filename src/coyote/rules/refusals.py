"""What stands in the way of each action: one test an action, read by `legal` and by `apply`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from coyote.rules.actions import Addition, Bid, Confirm
from coyote.rules.editions import HIGHEST_BID, LOWEST_BID, TOKENS
from coyote.rules.state import Eyes, Round, State, next_seat

Refusal: TypeAlias = tuple[str, str] | None
"""The rule and the code of what stands in the way, or None."""

Test: TypeAlias = Callable[[State, Round, int], Refusal]

HOME: Final[Mapping[str, str]] = {
    "bid": "C2",
    "challenge": "C3",
    "peek": "E5",
    "coyote": "T5",
    "guess": "T2",
    "discard": "E9",
    "confirm": "HA1",
    "reverse": "HA2",
    "extra": "HA3",
    "double": "HA4",
    "restart": "HA5",
    "next": "HA6",
    "open": "MT1",
    "skip": "MT3",
    "swap": "MT4",
    "name": "MT5",
}
"""The rule that each action and addition comes from."""

WITH_BID: Final[tuple[Addition, ...]] = ("extra", "double", "next")
"""The additions that go with a bid."""

_TOKEN_HOME: Final = {**HOME, "reverse": "MT2"}

_NO_BID_LEFT: Final = ("C10", "no-bid-left")


def lowest_bid(state: State, round: Round) -> int:
    """The least number that may be named; above `HIGHEST_BID` when none is left."""
    if round.bids:
        return round.bids[-1].number + 1
    agreed = state.setup.min_bid
    return state.edition.lowest_bid if agreed is None else agreed


def _no_bid_left(round: Round) -> bool:
    return bool(round.bids) and round.bids[-1].number == HIGHEST_BID


def refuse_bid(state: State, round: Round, bid: Bid) -> tuple[str, str]:
    """What speaks against a bid that is not legal."""
    if type(bid.number) is not int:
        return ("RECORD", "bid-integer")
    if not LOWEST_BID <= bid.number <= HIGHEST_BID:
        return ("C10", "bid-range")
    if bid.number < lowest_bid(state, round):
        if not round.bids:
            return (state.edition.lowest_rule, "bid-below-minimum")
        if _no_bid_left(round):
            return ("C2", "bid-none-higher")
        return ("HA5" if round.demand == "rename" else "C2", "bid-not-higher")
    if bid.number == round.withdrawn:
        return ("HA5", "bid-withdrawn")
    if bid.addition not in WITH_BID:
        return ("RECORD", "addition-seat" if bid.addition is None else "not-in-edition")
    return refuse_with_bid(state, round, bid.addition) or (HOME[bid.addition], "addition-seat")


def refuse_with_bid(state: State, round: Round, addition: str) -> Refusal:
    """What speaks against an addition that goes with a bid (HA3, HA4, HA6)."""
    refusal = _refuse_addition(state, round, addition)
    if refusal is None and round.demand in ("rename", "plain"):
        return ("HA5", "no-addition")
    return refusal


def _refuse_addition(state: State, round: Round, name: str) -> Refusal:
    if name not in state.setup.additions:
        return (HOME[name], "variant-off")
    return (HOME[name], "addition-used") if name in round.used else None


def _refuse_challenge(state: State, round: Round, seat: int) -> Refusal:
    if round.demand == "owner":
        return ("MT3", "owner-must-raise")
    if round.demand == "raise" or round.demand == "rename":
        return (_owed_by(state, round), "bid-owed")
    return None if round.bids else ("C2", "challenge-nothing")


def _owed_by(state: State, round: Round) -> str:
    """The rule that a bid is owed by: that of the action before it."""
    home = _TOKEN_HOME if state.setup.tokens else HOME
    return home[round.moves[-1].action.word]


def _refuse_peek(state: State, round: Round, seat: int) -> Refusal:
    eyes = state.standing[seat]
    if not round.bids:
        return ("E6", "peek-first-turn")
    if seat in round.peeked:
        return ("E7", "peek-again")
    if not (isinstance(eyes, Eyes) and eyes.open):
        return ("E5", "peek-no-open-eye")
    return _NO_BID_LEFT if _no_bid_left(round) else None


def _refuse_coyote(state: State, round: Round, seat: int) -> Refusal:
    if not state.setup.trickster:
        return ("T5", "variant-off")
    if state.coyote != seat:
        return ("T5", "coyote-not-held")
    if round.laid is not None:
        return ("T5", "coyote-again")
    if not round.bids:  # who holds it lost the round before, and starts this one (T4, E11)
        return ("T5", "coyote-first-turn")
    return _NO_BID_LEFT if _no_bid_left(round) else None


def _refuse_instead(state: State, round: Round, name: str) -> Refusal:
    """What speaks against an addition that is used instead of a bid (HA1, HA2, HA5)."""
    refusal = _refuse_addition(state, round, name)
    if refusal is not None:
        return refusal
    match round.demand:
        case "raise" | "rename":
            return (_owed_by(state, round), "bid-owed")
        case "answer":
            confirmed = isinstance(round.moves[-1].action, Confirm)
            return ("HA1" if confirmed else "HA6", "must-answer")
        case "plain":
            return ("HA5", "must-answer")
    return None if round.bids else (HOME[name], "addition-before-bid")


def _refuse_confirm(state: State, round: Round, seat: int) -> Refusal:
    return _refuse_instead(state, round, "confirm")


def _refuse_restart(state: State, round: Round, seat: int) -> Refusal:
    refusal = _refuse_instead(state, round, "restart")
    if refusal is not None:
        return refusal
    # Between 998 and the withdrawn 999 there is no other number to name.
    stuck = len(round.bids) > 1 and round.bids[-2].number == HIGHEST_BID - 1
    return _NO_BID_LEFT if stuck else None


def _refuse_reverse(state: State, round: Round, seat: int) -> Refusal:
    if "skip" in state.edition.actions:
        return _refuse_and_bid(state, round, "reverse")
    refusal = _refuse_instead(state, round, "reverse")
    return _NO_BID_LEFT if refusal is None and _no_bid_left(round) else refusal


def _refuse_token(state: State, round: Round, token: str) -> Refusal:
    rule = _TOKEN_HOME[token]
    if not state.setup.tokens:
        return (rule, "variant-off")
    if len(state.alive) == 2:
        return (rule, "tokens-two-left")
    if round.demand == "raise":
        return (_owed_by(state, round), "bid-owed")
    return (rule, "token-used") if round.used.count(token) == TOKENS[token] else None


def _refuse_and_bid(state: State, round: Round, token: str) -> Refusal:
    """What speaks against a token after which one must bid (MT1, MT2, MT4)."""
    refusal = _refuse_token(state, round, token)
    return _NO_BID_LEFT if refusal is None and _no_bid_left(round) else refusal


def _refuse_and_pass(state: State, round: Round, token: str) -> Refusal:
    """What speaks against a token that passes the turn on (MT3, MT5)."""
    refusal = _refuse_token(state, round, token)
    if refusal is not None:
        return refusal
    if round.demand == "owner":
        return ("MT3", "owner-must-raise")
    # The turn may come back to the bid's owner, who would have to raise (MT3). A name may be
    # right or wrong, but what is legal never depends on a hidden card.
    if _no_bid_left(round) and next_seat(state, round, round.turn) == round.bids[-1].seat:
        return _NO_BID_LEFT
    return None


def _refuse_open(state: State, round: Round, seat: int) -> Refusal:
    return _refuse_and_bid(state, round, "open")


def _refuse_swap(state: State, round: Round, seat: int) -> Refusal:
    return _refuse_and_bid(state, round, "swap")


def _refuse_skip(state: State, round: Round, seat: int) -> Refusal:
    return _refuse_and_pass(state, round, "skip")


def _refuse_name(state: State, round: Round, seat: int) -> Refusal:
    return _refuse_and_pass(state, round, "name")


TESTS: Final[Mapping[str, Test]] = {
    "challenge": _refuse_challenge,
    "peek": _refuse_peek,
    "coyote": _refuse_coyote,
    "confirm": _refuse_confirm,
    "reverse": _refuse_reverse,
    "restart": _refuse_restart,
    "open": _refuse_open,
    "skip": _refuse_skip,
    "swap": _refuse_swap,
    "name": _refuse_name,
}
"""For each action of an ordinary turn but a bid: what speaks against it."""

BASE: Final = ("challenge", "peek")
"""Those that need no variant."""
