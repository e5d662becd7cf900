"""The strongest bot in the other editions and variants, and how often it uses what is special."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from coyote.arena.match import arrange
from coyote.arena.play import Played, play_match
from coyote.arena.summary import summarise
from coyote.rules.editions import ADDITIONS
from tools.strength.cross import ROOMS, shown, told
from tools.strength.store import Cell, Store
from tools.strength.wish import CLAIMS, Wish, say

FIELD: Final = "odds"


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play."""

    name: str
    edition: str
    options: dict[str, Any]
    players: tuple[int, ...]
    extras: tuple[str, ...]
    """The words of what one need not do."""


WAYS: Final = (
    Way("eyes", "eyes", {}, (2, 3, 4, 6), ("peek",)),
    Way("trickster", "eyes", {"trickster": True}, (2, 3, 4, 6), ("peek", "coyote")),
    Way(
        "tomahawk, all additions",
        "tomahawk",
        {"additions": ADDITIONS},
        (2, 3, 4, 6),
        ("confirm", "reverse", "restart", "extra", "double", "next"),
    ),
    Way(
        "museum, tokens",
        "museum",
        {"tokens": True},
        (3, 4, 6),
        ("open", "reverse", "swap", "skip", "name"),
    ),
    Way("classic", "classic", {}, (2, 3, 4, 6), ()),
)

__all__ = ["FIELD", "ROOMS", "WAYS", "Way", "run"]


def run(store: Store, wish: Wish) -> None:
    """All ways, at each number of players, that have not been measured."""
    one = next(iter(wish.claims), None)
    if one is None:
        say(f"extras: {CLAIMS} is not among the bots")
        return
    for way in WAYS:
        for players in way.players:
            key = f"{players} {way.name}"
            budget: Cell = {"games": wish.games_coyote, "seed": wish.seed, "one": one}
            if wish.at(players) and not store.has(key, budget):
                cell = measured(way, players, budget, wish.jobs)
                store.put(key, budget, cell)
                say(f"extras: {key}: {shown(cell)}, {cell['uses'][one]}")


def measured(way: Way, players: int, budget: Cell, jobs: int) -> Cell:
    """The score of one against a field of `odds`, and what both used."""
    one = budget["one"]
    match = arrange(
        [one, f"{FIELD}*{players - 1}"],
        way.edition,
        options=way.options,
        games=budget["games"],
        seed=budget["seed"],
    )
    began = time.monotonic()
    played: list[Played] = []
    uses: dict[str, Counter[str]] = {one: Counter(), FIELD: Counter()}
    for unit in play_match(match, jobs=jobs, records=True):
        for game in unit:
            for bot, word in used(game):
                uses[bot][word] += 1
        played += [replace(game, record=None) for game in unit]
    score = summarise(match, played).scores[0]
    return {
        **told(score, time.monotonic() - began),
        "seats": players,
        "uses": {
            one: {word: uses[one][word] for word in way.extras},
            FIELD: {word: uses[FIELD][word] for word in way.extras},
        },
    }


def used(game: Played) -> Iterator[tuple[str, str]]:
    """For each move of a game who made it and the word for it: an addition's instead of `bid`."""
    assert game.record is not None
    for played in json.loads(game.record)["rounds"]:
        for move in played["moves"]:
            seat, *words = move.split()
            yield game.bots[int(seat)], words[2] if len(words) > 2 else words[0]
