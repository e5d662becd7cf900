"""Every bot alone against a field of every other, in `eyes`, by the arena."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from coyote.arena.match import arrange
from coyote.arena.play import play_match
from coyote.arena.summary import Score, summarise
from tools.strength.store import Cell, Store
from tools.strength.wish import PLAYERS, Wish, say

ROOMS: Final = ("rules", "odds", "bots", "solver", "arena")


@dataclass(frozen=True, slots=True)
class Meeting:
    """One against a field of `players - 1`."""

    players: int
    one: str
    field: str

    @property
    def key(self) -> str:
        return f"{self.players} {self.one} {self.field}"

    @property
    def alone(self) -> tuple[str, ...]:
        """Who has nobody of its kind at the table: a field of one, too."""
        return (self.one, self.field) if self.players == 2 else (self.one,)


def run(store: Store, wish: Wish) -> None:
    """All meetings that have not been measured; those that claims rest on come first."""
    meetings = list(arranged(wish.bots, wish.claims))
    for place, meeting in enumerate(meetings, 1):
        claimed = any(name in wish.claims for name in meeting.alone)
        budget: Cell = {"games": wish.games_coyote if claimed else wish.games, "seed": wish.seed}
        if not wish.at(meeting.players) or store.has(meeting.key, budget):
            continue
        one, other = measured(meeting, budget, wish.jobs)
        store.put(meeting.key, budget, one)
        if meeting.players == 2:  # the field is one, and met one
            back = Meeting(2, meeting.field, meeting.one)
            store.put(back.key, budget, other)
        say(f"cross {place} of {len(meetings)}: {meeting.key}: {shown(one)}")


def arranged(bots: Sequence[str], claims: Sequence[str]) -> Iterator[Meeting]:
    """All meetings, those of the bots that claims are made about first."""
    found = [
        Meeting(players, one, field)
        for players in PLAYERS
        for one in bots
        for field in bots
        if one != field and (players > 2 or bots.index(one) < bots.index(field))
    ]
    return iter(sorted(found, key=lambda each: not {*each.alone} & {*claims}))


def measured(meeting: Meeting, budget: Cell, jobs: int) -> tuple[Cell, Cell]:
    """What the one got, and what the field."""
    names = [meeting.one, f"{meeting.field}*{meeting.players - 1}"]
    match = arrange(names, "eyes", games=budget["games"], seed=budget["seed"])
    began = time.monotonic()
    played = [game for unit in play_match(match, jobs=jobs) for game in unit]
    seconds = time.monotonic() - began
    one, field = summarise(match, played).scores
    return told(one, seconds), told(field, seconds)


def told(score: Score, seconds: float) -> Cell:
    """A score as it is kept."""
    low, high = score.over_fair_interval
    return {
        "games": score.games,
        "wins": score.wins,
        "over_fair": round(score.over_fair, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fouls": sum(score.fouls.values()),
        "seconds": round(seconds, 1),
    }


def shown(cell: Cell) -> str:
    """A share over the fair share, with its interval."""
    return f"{cell['over_fair']:.2f} ({cell['low']:.2f}–{cell['high']:.2f})"
