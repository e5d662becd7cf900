"""What a table agrees on before a game: edition, players, options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from coyote.rules.editions import ADDITIONS, EDITIONS, HIGHEST_BID, LOWEST_BID, Edition
from coyote.rules.errors import InvalidSetup, shown


@dataclass(frozen=True, slots=True)
class Setup:
    """A valid agreement; an option that the edition lacks keeps its default."""

    edition: str
    players: int
    trickster: bool = False
    additions: tuple[str, ...] = ()
    tokens: bool = False
    limit: int = 3
    min_bid: int | None = None

    @property
    def has_variant(self) -> bool:
        """Whether a variant is played that brings more actions."""
        return self.trickster or self.tokens or bool(self.additions)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the edition by name, as a record holds them."""
        return {name: getattr(self, name) for name in EDITIONS[self.edition].options}


def set_up(edition: str, players: int, options: Mapping[str, object]) -> Setup:
    """Check what the table wants; raises `InvalidSetup`."""
    known = EDITIONS.get(edition) if isinstance(edition, str) else None
    if known is None:
        raise InvalidSetup("RECORD", "edition", {"edition": shown(edition)})
    if not is_integer(players) or players not in known.players:
        raise InvalidSetup(
            known.players_rule,
            "players",
            {
                "players": shown(players),
                "edition": known.id,
                "least": known.players[0],
                "most": known.players[-1],
            },
        )
    for name in options:
        if name not in known.options:
            raise InvalidSetup(
                "RECORD",
                "option-unknown",
                {
                    "option": shown(name),
                    "edition": known.id,
                    "options": ", ".join(known.options),
                },
            )
    return Setup(
        edition,
        players,
        trickster=_flag(options, "trickster"),
        additions=_additions(options.get("additions", ())),
        tokens=_flag(options, "tokens"),
        limit=_limit(options.get("limit", 3), known, players),
        min_bid=_min_bid(options.get("min_bid")),
    )


def is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _flag(options: Mapping[str, object], name: str) -> bool:
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise InvalidSetup("RECORD", "option-flag", {"option": name, "value": shown(value)})
    return value


def _additions(names: object) -> tuple[str, ...]:
    listed = list(names) if isinstance(names, Iterable) and not isinstance(names, str) else None
    if listed is None:
        raise InvalidSetup("RECORD", "additions-list", {"value": shown(names)})
    for place, name in enumerate(listed):
        if name not in ADDITIONS:
            raise InvalidSetup(
                "RECORD",
                "addition-unknown",
                {"addition": shown(name), "additions": ", ".join(ADDITIONS)},
            )
        if name in listed[:place]:
            raise InvalidSetup("RECORD", "addition-twice", {"addition": name})
    return tuple(name for name in ADDITIONS if name in listed)


def _limit(value: object, edition: Edition, players: int) -> int:
    limits = edition.limits
    if edition.penalty == "tokens" and players > 4:  # M4: only three or four may agree on more
        limits = limits[:1]
    if not is_integer(value) or value not in limits:
        raise InvalidSetup(
            edition.limit_rule,
            "limit",
            {
                "value": shown(value),
                "edition": edition.id,
                "players": players,
                "least": limits[0],
                "most": limits[-1],
            },
        )
    return value


def _min_bid(value: object) -> int | None:
    if value is None:
        return None
    if is_integer(value) and LOWEST_BID <= value <= HIGHEST_BID:
        return value
    raise InvalidSetup(
        "M2", "min-bid", {"value": shown(value), "least": LOWEST_BID, "most": HIGHEST_BID}
    )
