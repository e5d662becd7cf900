"""Hidden cards: what a seat may not see changes no byte of what it is sent, until the reveal."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from properties.test_views import retold_piles
from strategies import Game, redrawn, running_games
from table.sittings import Dice, Sitting

from coyote import Card, Move, State, View, due, view
from coyote.rules.editions import ADDITIONS
from coyote.table import requests
from coyote.table.effects import WATCHERS

seeds = st.integers(0, 2**32 - 1)


class Room:
    """A table with somebody who joined to watch and somebody who looks on, and all they learn."""

    def __init__(
        self,
        players: int,
        dice: Dice,
        *,
        bots: int = 0,
        seats: tuple[int | None, ...] = (0, 1, 2),
        **settings: Any,
    ) -> None:
        people = [f"P {seat}" for seat in range(players - bots)]
        self.sitting = Sitting(*people, bots=["random"] * bots, dice=dice, **settings)
        self.guest = self.sitting.join("Gus", sit=False)
        self.sitting.watch()
        self.lookers = [WATCHERS, self.guest, *(seat + 1 for seat in seats if seat is not None)]
        """Those who ask for everything after each step."""
        self.learned: list[tuple[int | None, bytes]] = []
        """When the table wants to be called, and the records, after each step."""

    def play(self, move: str) -> None:
        """A move; before the first of a round, its deal."""
        sitting = self.sitting
        if sitting.state.round is None:
            sitting.next_round()
        sitting.moves(move)
        sitting.grant(self.guest, requests.React(sign="gasp"))
        sitting.wait(2000)
        self.look()

    def look(self) -> None:
        for who in self.lookers:
            self.sitting.sync(who)
        told = json.dumps([game.told_record() for game in self.sitting.book.games])
        self.learned.append((self.sitting.table.due(), told.encode()))

    def bytes(self, seat: int | None) -> list[object]:
        """All that reaches a seat, and all that reaches anybody."""
        people = [WATCHERS, self.guest, *([] if seat is None else [seat + 1])]
        return [*(self.sitting.bytes[who] for who in people), self.learned]


def tops(game: Game, piles: list[tuple[Card, ...]]) -> list[str]:
    """What lies in each pile under the cards whose order stands."""
    dealt = iter(piles)
    found: list[str] = []
    for state, event in zip(game.states, game.events):
        if not isinstance(event, Move):
            wanted = due(state)
            assert wanted is not None
            shuffled = next(dealt)[len(wanted.fixed) :]
            found += [" ".join(shuffled)] if shuffled else []
    return found


def acted_out(game: Game, piles: list[tuple[Card, ...]], seat: int | None, bots: int) -> Room:
    """The same game at a table, with those piles."""
    setup = game.state.setup
    dice = Dice(tops=tops(game, piles))
    rules = {"edition": setup.edition, "options": setup.options}
    room = Room(setup.players, dice, bots=bots, seats=(seat,), **rules)
    room.sitting.start(starter=game.states[0].starter)
    for event in game.events:
        if isinstance(event, Move):
            room.play(str(event))
    if room.sitting.state.round is None:
        room.sitting.next_round()
    room.look()
    assert not dice.tops
    return room


def settled(game: Game) -> Game:
    """The game without a last move that leaves it waiting for a refill: a table has done that."""
    assert game.state.round is not None
    if game.state.round.waiting is None:
        return game
    again = Game(game.states[0])
    for event in game.events[:-1]:
        if isinstance(event, Move):
            again.apply(event.seat, event.action)
        else:
            again.deal(event)
    return again


@given(running_games().map(settled), st.data())
def test_a_game_with_other_hidden_cards_sends_the_same_bytes(
    game: Game, data: st.DataObject
) -> None:
    players = game.state.setup.players
    bots = data.draw(st.integers(0, min(2, players - 1)))
    seat = data.draw(st.sampled_from([None, *range(players - bots)]))
    goal = redrawn(game.state, seat, Random(data.draw(seeds)))
    piles = [event for event in game.events if not isinstance(event, Move)]
    first = acted_out(game, piles, seat, bots)
    second = acted_out(game, retold_piles(game, goal), seat, bots)
    assert second.sitting.state == goal
    assert first.bytes(seat) == second.bytes(seat)


# One card changed

GAMES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "eyes": ({}, ["0 bid 3", "1 peek", "1 bid 4", "2 bid 5", "0 bid 6"]),
    "trickster": (
        {"options": {"trickster": True}},
        ["0 bid 3", "1 bid 4", "2 peek", "2 bid 5"],
    ),
    "tomahawk": ({"edition": "tomahawk"}, ["0 bid 3", "1 bid 4", "2 bid 5"]),
    "additions": (
        {"edition": "tomahawk", "options": {"additions": list(ADDITIONS)}},
        ["0 bid 3 extra 1", "1 reverse", "0 bid 4 double", "2 confirm", "1 bid 5"],
    ),
    "museum": ({"edition": "museum"}, ["0 bid 3", "1 bid 4", "2 bid 5"]),
    "tokens": (
        {"edition": "museum", "options": {"tokens": True}},
        ["0 open", "0 bid 3", "1 swap", "1 bid 4", "2 skip", "0 bid 5"],
    ),
    "classic": ({"edition": "classic"}, ["0 bid 3", "1 bid 4", "2 bid 5"]),
}

WORN = "20 5 1 2 3 4"
CHANGED = "4 5 1 2 3 20"


def scripted(name: str, top: str) -> Room:
    """A game with those cards on top of its first pile, up to the challenge."""
    agreed, moves = GAMES[name]
    room = Room(3, Dice(tops=[top]), **agreed)
    room.sitting.start()
    for move in moves:
        room.play(move)
    return room


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_one_hidden_card_changes_no_byte_before_the_reveal(name: str, seat: int | None) -> None:
    first, second = scripted(name, WORN), scripted(name, CHANGED)
    assert first.sitting.state != second.sitting.state
    assert first.bytes(seat) == second.bytes(seat)
    assert first.bytes(1) != second.bytes(1)
    for room in (first, second):
        room.play(f"{room.sitting.state.to_act[0]} challenge")
        while room.sitting.game.hidden:
            seats = room.sitting.state.to_act
            assert name == "trickster"
            room.play(f"{seats[0]} guess {(seats[0] + 1) % 3}")
    assert first.bytes(seat) != second.bytes(seat)


@pytest.mark.parametrize(
    ("name", "worn", "changed"),
    [
        # Seat 0 sees that MAX0 strikes the 8: its own card and the centre card are higher, or not.
        ("eyes", "4 MAX0 8 3 20 15", "20 MAX0 8 15 4 3"),
        ("trickster", "4 MAX0 8 3 20 15", "15 MAX0 8 20 4 3"),
        ("tomahawk", "4 MAX- 8 20", "20 MAX- 8 4"),
        ("museum", "4 X2 8 MAX-", "MAX- X2 8 4"),
        ("classic", "4 MAX0 X2 20", "20 MAX0 X2 4"),
    ],
)
def test_the_count_of_what_a_seat_sees_tells_nothing_of_what_it_does_not(
    name: str, worn: str, changed: str
) -> None:
    first, second = scripted(name, worn), scripted(name, changed)
    assert first.sitting.state != second.sitting.state
    assert first.bytes(0) == second.bytes(0)
    assert first.bytes(None) == second.bytes(None)


def leak_the_cards(state: State, seat: int | None) -> View:
    seen = view(state, seat)
    return seen if state.round is None else seen.evolve(cards=state.round.cards)


def leak_the_pile(state: State, seat: int | None) -> View:
    return view(state, seat).evolve(aside=state.pile)


def leak_a_size(state: State, seat: int | None) -> View:
    length = 0 if state.round is None else len(str(state.round.cards[0].card))
    return view(state, seat).evolve(peeked=(0,) * length)


@pytest.mark.parametrize("leak", [leak_the_cards, leak_the_pile, leak_a_size])
def test_one_leaked_field_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[State, int | None], View]
) -> None:
    monkeypatch.setattr("coyote.table.game.view", leak)
    first, second = scripted("eyes", WORN), scripted("eyes", CHANGED)
    assert first.bytes(0) != second.bytes(0)


def test_a_guess_is_secret_until_all_are_in() -> None:
    rooms = []
    for guess in ("0", "1"):
        room = Room(4, Dice(), seats=(0, 1, 2, 3), options={"trickster": True})
        room.sitting.start()
        for move in ("0 bid 5", "1 challenge", f"2 guess {guess}"):
            room.play(move)
        rooms.append(room)
    first, second = rooms
    for seat in (None, 0, 1, 3):
        assert first.bytes(seat) == second.bytes(seat)
    assert first.bytes(2) != second.bytes(2)
