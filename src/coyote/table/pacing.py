"""When the game goes on by itself: deals that wait for people, people who are waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote.table.clocks import MIXING, NEXT_ROUND, WATCHED
from coyote.table.game import Game

if TYPE_CHECKING:
    from coyote.table.table import Table


def deals_now(table: Table, game: Game) -> bool:
    """Whether all is ready for the next round, or has been waited for."""
    clocks = table.book.clocks
    if clocks.mixing is None:
        if game.round > 1 and table.now < ready_at(table, game):
            return False
        clocks.mixing = table.now
    entropy = game.shuffles[-1].entropy
    waiting = [seat for seat in table.players_here(game) if seat not in entropy]
    return not waiting or table.now >= clocks.mixing + MIXING


def ready_at(table: Table, game: Game) -> int:
    """When the next round may be dealt."""
    ended, here = table.book.clocks.ended, table.players_here(game)
    if any(game.player(seat) is None for seat in game.state.alive):
        return ended if here and table.ready.issuperset(here) else ended + NEXT_ROUND
    watched = any(table.present.values()) and not table.book.hurried
    return ended + WATCHED if watched else ended


def overdue(table: Table, game: Game) -> list[tuple[int, str]]:
    """The seats that a bot has to take over now, and why."""
    return [(seat, why) for seat, why, moment in _limits(table, game) if table.now >= moment]


def _limits(table: Table, game: Game) -> list[tuple[int, str, int]]:
    """For each seat that a person plays: why and when a bot will take it over."""
    clocks, settings = table.book.clocks, game.settings
    if settings.clock is None and not clocks.away:
        return []
    limits: dict[int, tuple[int, str, int]] = {}
    for seat in game.state.alive:
        person = game.seats[seat].person
        if game.player(seat) is not None or person is None:
            continue
        if person in clocks.away and not settings.slow:
            limits[seat] = (seat, "away", clocks.away[person] + 1000 * settings.grace)
        if seat in game.state.to_act and settings.clock is not None:
            moment = clocks.turn + 1000 * settings.clock + clocks.extra
            if seat not in limits or moment < limits[seat][2]:
                limits[seat] = (seat, "time", moment)
    return list(limits.values())


def moments(table: Table, game: Game) -> list[int]:
    """When something of the game will be due."""
    clocks = table.book.clocks
    due = [moment for _, _, moment in _limits(table, game)]
    due += [clocks.due[seat] for seat in table.choices]
    if game.state.round is None:
        mixed = clocks.mixing
        due.append(ready_at(table, game) if mixed is None else mixed + MIXING)
    return due
