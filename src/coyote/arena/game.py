"""One game between any players, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from coyote.arena.foul import Foul, Fouled, legible
from coyote.record import Record, Scribe
from coyote.rules.actions import Action
from coyote.rules.cards import Card
from coyote.rules.errors import IllegalAction
from coyote.rules.pile import due
from coyote.rules.play import start_game
from coyote.rules.setup import Setup
from coyote.rules.state import Result, State, outcome
from coyote.rules.view import View, view


class Player(Protocol):
    """Somebody in a seat. Only `choose` is asked for something; the rest is told."""

    def choose(self, view: View) -> Action:
        """An action for a view in which the seat may act; whatever it raises loses the game."""

    def hear_round(self, number: int, result: Result) -> None:
        """A round is over, and all of it was face up (C9)."""

    def hear_end(self, places: Sequence[int]) -> None:
        """The game is over."""


Shuffler: TypeAlias = Callable[[State, int], Sequence[Card]]
"""The pile that is due, and how many there were before it."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A game after its end."""

    places: tuple[int, ...]
    """For each seat its place, from 1. After a foul those who were still in share the first."""
    fouled: Fouled | None
    record: Record


def play(setup: Setup, names: Sequence[str], players: Sequence[Player], piles: Shuffler) -> Ended:
    """Play a game; seat 0 starts. A foul ends it."""
    scribe = Scribe(start_game(setup.edition, setup.players, 0, setup.options), names)
    out: list[int] = []
    fouled: Fouled | None = None
    dealt = 0
    while outcome(scribe.state) is None and fouled is None:
        before = scribe.state
        if due(before) is not None:
            scribe.deal(piles(before, dealt))
            dealt += 1
        else:
            fouled = _act(scribe, players)
        after = scribe.state
        out += [seat for seat in before.alive if seat not in after.alive]
        if len(after.rounds) > len(before.rounds):
            for player in players:
                player.hear_round(len(after.rounds), after.rounds[-1])
    places = placed(setup.players, out, None if fouled is None else fouled.seat)
    for seat, player in enumerate(players):
        if fouled is None or seat != fouled.seat:
            player.hear_end(places)
    return Ended(places, fouled, scribe.record)


def _act(scribe: Scribe, players: Sequence[Player]) -> Fouled | None:
    """Let one seat act."""
    seat = scribe.state.to_act[0]
    try:
        action = players[seat].choose(view(scribe.state, seat))
    except Foul as foul:
        return Fouled(seat, foul.reason, foul.detail)
    except Exception as error:  # one of ours, with a fault in it, ends no run
        return Fouled(seat, "crash", legible(f"{type(error).__name__}: {error}"))
    try:
        scribe.apply(seat, action)
    except IllegalAction as error:
        return Fouled(seat, "illegal", f"{action} ({error.rule})")
    return None


def placed(players: int, out: Iterable[int], fouled: int | None = None) -> tuple[int, ...]:
    """The place of each seat, from the order in which they went out; who fouled is last."""
    behind = [seat for seat in out if seat != fouled]
    if fouled is not None:
        behind.insert(0, fouled)
    places = [1] * players
    for place, seat in zip(range(players, 1, -1), behind):
        places[seat] = place
    return tuple(places)
