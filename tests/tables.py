"""Builders: a table from a few cards, a game from a few words."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from coyote import (
    Bid,
    Card,
    Challenge,
    Discard,
    Guess,
    IllegalAction,
    Result,
    State,
    View,
    apply,
    deal,
    due,
    legal,
    new_game,
    parse,
)
from coyote.catalogue import catalogue
from coyote.record import InvalidRecord, read, replay
from coyote.rules.actions import Action, Eye
from coyote.rules.cards import cards
from coyote.rules.errors import CoyoteError
from coyote.rules.state import InPlay, Round

EXAMPLE = """{
  "format": "coyote-record/1",
  "edition": "eyes",
  "options": {"trickster": false},
  "players": ["Ann", "Bo", "Cy"],
  "starter": 0,
  "rounds": [
    {
      "pile": "7 ? -10 20 -5 MAX0 0 1 2 4 5 6 8 9 10 15 3",
      "moves": ["0 bid 12", "1 peek", "1 bid 14", "2 challenge", "1 discard closed"]
    }
  ]
}
"""
"""The record that RECORD.md shows."""


def stacked(state: State, top: str = "") -> tuple[Card, ...]:
    """The pile that is due, with those cards first among the ones that are shuffled."""
    wanted = due(state)
    assert wanted is not None
    first = cards(top)
    rest = list(wanted.shuffled)
    for card in first:
        rest.remove(card)
    return (*wanted.fixed, *first, *rest)


def dealt(state: State, top: str = "") -> State:
    """The game after the pile that is due, with those cards first among the shuffled ones."""
    return deal(state, stacked(state, top))


def table(
    edition: str, players: int, top: str = "", *, starter: int = 0, **options: object
) -> State:
    """A new game after its first deal, with those cards on top of the pile."""
    return dealt(new_game(edition, players, starter=starter, **options), top)


def play(state: State, *moves: str) -> State:
    """The game after moves such as `0 bid 12`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        state = apply(state, int(seat), parse(action))
    return state


def lose(state: State, seat: int, *, eye: Eye = "closed", top: str = "") -> State:
    """The game after a round that the seat loses, on a bid of 999, to the next one in turn."""
    if state.round is None:
        state = dealt(state, top)
    for number in range(1, 10):
        if state.to_act == (seat,):
            break
        state = apply(state, state.to_act[0], Bid(number))
    state = apply(state, seat, Bid(999))
    (winner,) = state.to_act
    state = apply(state, winner, Challenge())
    while state.round is not None:
        actor = state.to_act[0]
        state = apply(state, actor, Discard(eye) if actor == seat else Guess(winner))
    return state


def refusal(state: State, move: str) -> tuple[str, str]:
    """The rule and the code by which a move is refused; `legal` has to agree."""
    seat, _, action = move.partition(" ")
    return refused(state, int(seat), parse(action))


def refused(state: State, seat: int, action: Action) -> tuple[str, str]:
    """The same for an action that may have no text."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, seat, action)
    assert action not in legal(state, seat)
    return caught.value.rule, caught.value.code


def allowed(state: State, seat: int) -> set[str]:
    """The words of what a seat may do now; `legal` and `apply` have to agree."""
    may = legal(state, seat)
    for action in may.actions:
        assert action in may
        apply(state, seat, action)
    words = {action.word for action in may.actions}
    return words if may.min_bid is None else words | {"bid"} | set(may.with_bid)


def sentence(error: CoyoteError) -> str:
    """What a person reads of an error."""
    return catalogue().text(f"error-{error.code}", **error.facts)


def running(state: State) -> Round:
    """The round that runs."""
    assert state.round is not None
    return state.round


def last(state: State) -> Result:
    """The round that ended last."""
    return state.rounds[-1]


def faces(shown: View | Result | Round, seat: int | None = None, place: str = "worn") -> list[str]:
    """The faces at one place of a seat, or of nobody's; `-` for one that may not be seen."""
    return [_face(card) for card in shown.cards if (card.seat, card.place) == (seat, place)]


def _face(card: InPlay) -> str:
    return "-" if card.card is None else str(card.card)


def told(error: InvalidRecord) -> str:
    """The line that the referee writes of a record that breaks the rules."""
    place = "record" if error.round is None else f"round {error.round}, move {error.move}"
    return f"{place}: {sentence(error)} ({error.rule})"


def recorded(edition: str, players: int, /, *rounds: Mapping[str, object], **head: object) -> bytes:
    """A record with these rounds, as JSON."""
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Joe"][:players]
    whole = {"format": "coyote-record/1", "edition": edition, "players": names, "starter": 0}
    return json.dumps({**whole, "rounds": rounds, **head}).encode()


def game(state: State, losers: list[int]) -> tuple[State, list[dict[str, object]]]:
    """A game in which these seats lose, one round each, and its rounds as a record has them."""
    rounds: list[dict[str, object]] = []
    for loser in losers:
        pile = " ".join(stacked(state))
        state = lose(state, loser)
        rounds.append({"pile": pile, "moves": [str(move) for move in last(state).moves]})
    return state, rounds


def written(edition: str, players: int, top: str, *moves: str, **options: object) -> bytes:
    """A record of one round: those cards on top of the pile, then these moves."""
    pile = " ".join(stacked(new_game(edition, players, starter=0, **options), top))
    return recorded(edition, players, {"pile": pile, "moves": moves}, options=options)


def fault(data: bytes) -> str:
    """The line by which the referee refuses a record."""
    with pytest.raises(InvalidRecord) as caught:
        replay(read(data))
    return told(caught.value)
