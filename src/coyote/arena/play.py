"""Plays the games of a match, here or in several processes, always to the same end."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import partial

from coyote.arena.company import Company
from coyote.arena.crew import Crew
from coyote.arena.foul import Fouled
from coyote.arena.game import play
from coyote.arena.match import Match, Unit
from coyote.rules.cards import Card
from coyote.rules.state import State
from coyote.shuffle import random_pile


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match after its end."""

    deal: int
    rotation: int
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, from 1; those who share a win are all first."""
    fouled: Fouled | None = None
    record: str | None = None
    """The record as a line of JSON, where records are kept."""

    @property
    def wins(self) -> tuple[float, ...]:
        """By seat: the win, or a share of it. They come to one."""
        first = self.places.count(1)
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)


def play_match(
    match: Match, *, jobs: int = 1, records: bool = False
) -> Generator[list[Played], None, None]:
    """All games, unit by unit, in the same order whoever is done first."""
    units = list(match.units())
    if min(jobs, len(units)) == 1:
        for unit in units:
            yield play_unit(match, unit, records=records)
        return
    with Crew(min(jobs, len(units)), partial(play_unit, records=records)) as crew:
        yield from crew.each([(match, unit) for unit in units])


def play_unit(match: Match, unit: Unit, *, records: bool = False) -> list[Played]:
    """The games of a unit, in the order of its deals."""
    with Company(match) as company:
        return [_play(match, deal, unit.rotation, company, records=records) for deal in unit.deals]


def _play(match: Match, deal: int, rotation: int, company: Company, *, records: bool) -> Played:
    names = match.seating(deal, rotation)

    def pile(state: State, number: int) -> tuple[Card, ...]:
        return random_pile(state, match.pile_dice(deal, number))

    ended = play(match.setup, names, company.seated(deal, rotation), pile)
    played = Played(deal, rotation, names, ended.places, ended.fouled)
    if not records:
        return played
    more: dict[str, object] = {
        "bots": list(names),
        "seed": match.seed,
        "deal": deal,
        "rotation": rotation,
        "places": list(ended.places),
    }
    if ended.fouled is not None:
        fouled = ended.fouled
        more["foul"] = {"seat": fouled.seat, "reason": fouled.reason, "detail": fouled.detail}
    return replace(played, record=str(replace(ended.record, more=more)))
