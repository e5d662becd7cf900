"""What a table agrees on: edition and options, clocks, talk, what may be asked and watched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from coyote import bots
from coyote.rules.editions import EDITIONS, Edition
from coyote.rules.setup import set_up
from coyote.table.errors import Refused


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host changes them in the lobby; a running game keeps those it began with."""

    edition: str = "eyes"
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """The options of the edition, as a record holds them."""
    clock: int | None = None
    """Seconds for a turn; None: no clock."""
    grace: int = 60
    """Seconds offline after which a bot plays for a seat."""
    slow: bool = False
    """A game for days: nobody is played for by a bot because they are away."""
    text: bool = True
    """Whether people may write; quick reactions always go."""
    odds: bool = True
    """Whether a seat may ask for the odds of its own view."""
    sums: bool = True
    """Whether a view tells what the cards that it sees come to."""
    shadow: bool = False
    """Whether spectators may follow a seat, one round late."""
    stand_in: str = "odds"
    """The bot that plays for who is away."""

    @property
    def rules(self) -> Edition:
        return EDITIONS[self.edition]


def read_settings(wished: Mapping[str, object]) -> Settings:
    """Settings from JSON; raises `Refused`."""
    try:
        return msgspec.convert(wished, Settings)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        raise Refused("settings", field=path[:-1] or "settings", problem=problem) from None


CLOCKS = range(5, 3601)
GRACES = range(5, 3601)


def checked(settings: Settings) -> Settings:
    """The same, when a table can be played so; raises `Refused` or `InvalidSetup`."""
    edition = EDITIONS.get(settings.edition)
    # The number of players is checked at the start of a game: here the least will do.
    least = edition.players[0] if edition is not None else 2
    set_up(settings.edition, least, settings.options)
    if settings.clock is not None and settings.clock not in CLOCKS:
        raise Refused("clock-range", clock=settings.clock, least=CLOCKS[0], most=CLOCKS[-1])
    if settings.slow and settings.clock is not None:
        raise Refused("slow-clock")
    if settings.grace not in GRACES:
        raise Refused("grace-range", grace=settings.grace, least=GRACES[0], most=GRACES[-1])
    bots.load(settings.stand_in)
    return settings
