"""A compiled game and one of `coyote.rules` in the same words, to be compared."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeAlias

import numpy as np

from coyote.compiled import compiled
from coyote.rules.actions import Guess
from coyote.rules.cards import in_order
from coyote.rules.legality import legal
from coyote.rules.state import Eyes, Result, Round, State
from coyote.sim.actions import ADDITIONS as WITH_BID
from coyote.sim.actions import KINDS, encode, move_of
from coyote.sim.cards import FACES
from coyote.sim.legality import acting, kinds, lowest_bid, may_bid, others, with_bid
from coyote.sim.state import (
    BIDDING,
    DEMANDS,
    HIGHEST_BID,
    NO_NUMBER,
    NONE,
    PHASES,
    PLACES,
    SEATS,
    USABLE,
    WAITING,
    Games,
)

Words: TypeAlias = dict[str, Any]

_EYES: Final = ("open", "closed")


def differences(games: Games, state: State) -> list[str]:
    """What the first of the games and a state do not agree on, line by line."""
    ours, theirs = _told(games), _expected(state)
    return [
        f"{name}: compiled {ours.get(name)}, rules {theirs.get(name)}"
        for name in ours | theirs
        if ours.get(name) != theirs.get(name)
    ]


@compiled
def _write_legal(games: Any, out: Any) -> int:
    """What each seat may do, a row each; the seats that must act."""
    game = games[0]
    for seat in range(game.players):
        bids = game.phase == BIDDING and game.turn == seat and may_bid(game)
        out[seat, 0] = kinds(game, seat)
        out[seat, 1] = bids
        out[seat, 2] = lowest_bid(game) if bids else 0
        out[seat, 3] = with_bid(game) if bids else 0
        out[seat, 4] = others(game, seat)
    return acting(game)


def _told(games: Games) -> Words:
    """The first of some compiled games in words."""
    game: Any = games[0]
    legal = np.zeros((SEATS, 5), np.int64)
    to_act = _write_legal(games, legal)
    players = int(game["players"])
    cards = [FACES[code] for code in game["cards"][: game["size"]].tolist()]
    top, end, loose = int(game["top"]), int(game["end"]), int(game["loose"])
    phase = PHASES[game["phase"]]
    told: Words = {
        "phase": phase,
        "acting": _seats(to_act),
        "alive": _seats(game["alive"]),
        "left": int(game["left"]),
        "starter": int(game["starter"]),
        "coyote": _seat(game["coyote"]),
        "rounds": int(game["rounds"]),
        "standing": list(
            zip(game["open_eyes"].tolist(), game["closed_eyes"].tolist())
            if game["eyes"]
            else game["marks"].tolist()
        )[:players],
        "pile": cards[top : end - loose],
        "shuffle": in_order(cards[end - loose : end]),
        "aside": in_order(cards[end:]),
    }
    if game["rounds"] > 0 or phase == "discard":
        told["last"] = _told_last(game)
    if phase not in ("deal", "over"):
        told |= _told_round(game, cards, top, end)
    withdrawn = _number(game["withdrawn"])
    for seat, row in enumerate(legal[:players].tolist()):
        told[f"legal {seat}"] = _told_legal(withdrawn, *row)
    return told


def _told_round(game: Any, cards: list[Any], top: int, end: int) -> Words:
    origin = game["origin"].tolist()
    places = [PLACES[place] for place in game["place"][:top].tolist()]
    holders = list(map(_seat, game["holder"][:top].tolist()))
    drawn = list(zip(cards[:top], places, holders))
    segments = [
        [cards[place] for place in range(end) if origin[place] == segment]
        for segment in dict.fromkeys(origin[:end])
    ]
    # How long a trail is, and its end: what lies before was compared before.
    bids, moves = int(game["bid_count"]), int(game["move_count"])
    late = slice(max(bids - 2, 0), bids)
    return {
        "turn": int(game["turn"]),
        "direction": int(game["direction"]),
        "demand": DEMANDS[game["demand"]],
        "double": bool(game["double"]),
        "withdrawn": _number(game["withdrawn"]),
        "used": _used((game["stock"] - game["rest"]).tolist()),
        "passed": _seat(game["passed"]),
        "peeked": _seats(game["peeked"]),
        "laid": _seat(game["laid"]),
        "challenger": _seat(game["challenger"]),
        "guesses": [(seat, int(game["guesses"][seat])) for seat in _seats(game["guessed"])],
        "waiting": WAITING[game["waiting"]],
        "bids": (bids, *zip(game["bidders"][late].tolist(), game["bids"][late].tolist())),
        "moves": (moves, *game["moves"][max(moves - 2, 0) : moves].tolist()),
        "cards": drawn,
        "segments": list(map(in_order, segments)),
    }


def _told_last(game: Any) -> Words:
    eye = int(game["last_discarded"])
    return {
        "starter": int(game["last_starter"]),
        "bid": _number(game["last_bid"]),
        "bidder": _seat(game["last_bidder"]),
        "challenger": _seat(game["last_challenger"]),
        "total": _number(game["last_total"]),
        "winner": _seat(game["last_winner"]),
        "loser": int(game["last_loser"]),
        "penalty": int(game["last_penalty"]),
        "discarded": None if eye == NONE else _EYES[eye],
    }


def _told_legal(
    withdrawn: int | None, mask: int, bids: int, lowest: int, additions: int, seats: int
) -> Words:
    told: Words = {"kinds": [word for code, word in enumerate(KINDS) if mask >> code & 1]}
    if bids:
        told["bids"] = (lowest, HIGHEST_BID, withdrawn)
        told["additions"] = {
            word: () if word == "double" else _seats(seats)
            for code, word in enumerate(WITH_BID)
            if additions >> code & 1
        }
    return told


def _expected(state: State) -> Words:
    """A game of `rules` in the same words."""
    round = state.round
    expected: Words = {
        "phase": _phase(state),
        "acting": state.to_act,
        "alive": state.alive,
        "left": len(state.alive),
        "starter": state.starter,
        "coyote": state.coyote,
        "rounds": len(state.rounds),
        "standing": [
            (held.open, held.closed) if isinstance(held, Eyes) else held for held in state.standing
        ],
        "pile": list(state.pile),
        "shuffle": state.shuffle,
        "aside": in_order(state.aside),
    }
    if round is not None and round.result is not None:
        expected["last"] = _expected_last(round.result)
    elif state.rounds:
        expected["last"] = _expected_last(state.rounds[-1])
    if round is not None:
        expected |= _expected_round(state, round)
    for seat in range(state.setup.players):
        expected[f"legal {seat}"] = _expected_legal(state, seat)
    return expected


def _phase(state: State) -> str:
    """The phase that a view would name."""
    round = state.round
    if round is None:
        return "deal" if len(state.alive) > 1 else "over"
    if round.waiting is not None:
        return "refill"
    if round.result is not None:
        return "discard"
    return "bid" if round.challenger is None else "guess"


def _expected_round(state: State, round: Round) -> Words:
    moves = [move for move in round.moves if not isinstance(move.action, Guess)]
    return {
        "turn": round.turn,
        "direction": round.direction,
        "demand": round.demand,
        "double": round.double,
        "withdrawn": round.withdrawn,
        "used": Counter(round.used),
        "passed": round.passed,
        "peeked": round.peeked,
        "laid": round.laid,
        "challenger": round.challenger,
        "guesses": list(round.guesses),
        "waiting": round.waiting,
        "bids": (len(round.bids), *((bid.seat, bid.number) for bid in round.bids[-2:])),
        "moves": (len(moves), *(move_of(move.seat, encode(move.action)) for move in moves[-2:])),
        "cards": [(card.card, card.place, card.seat) for card in round.cards],
        "segments": [segment.cards for segment in state.segments if segment.cards],
    }


def _expected_last(result: Result) -> Words:
    return {
        name: getattr(result, name)
        for name in (
            "starter",
            "bid",
            "bidder",
            "challenger",
            "total",
            "winner",
            "loser",
            "penalty",
            "discarded",
        )
    }


def _expected_legal(state: State, seat: int) -> Any:
    may = legal(state, seat)
    words = {action.word for action in may.actions}
    expected: Words = {"kinds": [word for word in KINDS if word in words]}
    if may.min_bid is not None:
        expected["bids"] = (may.min_bid, may.max_bid, may.excluded)
        expected["additions"] = may.with_bid
    return expected


def _used(counts: list[int]) -> Counter[str]:
    used: Counter[str] = Counter()
    for name, count in zip(USABLE, counts):
        used[name] += count
    return +used


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(mask).bit_length()) if int(mask) >> seat & 1)


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat)


def _number(number: int) -> int | None:
    return None if number == NO_NUMBER else int(number)
