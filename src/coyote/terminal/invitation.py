"""What you want to play: an edition and its options, or a game to go on with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from coyote import new_game
from coyote.bots import NAMES, Bot, load
from coyote.catalogue import LANGUAGES, catalogue
from coyote.record import InvalidRecord, Record, Scribe
from coyote.rules.editions import ADDITIONS
from coyote.terminal import recordfile
from coyote.terminal.recordfile import Declined, RecordFile
from coyote.terminal.signs import clean
from coyote.terminal.voice import YOU, explain

EDITION: Final = "eyes"
PLAYERS: Final = 4
BOT: Final = "odds"
LONGEST_PAUSE: Final = 60
_ANIMALS: Final = (
    *("hare", "badger", "raven", "turtle", "bear", "beaver", "lizard", "owl", "fox"),
    "coyote",  # you, unless you go by another animal's name
)


@dataclass(frozen=True, slots=True)
class Invitation:
    """The wishes for a game; None is a wish not uttered."""

    edition: str | None = None
    players: int | None = None
    bots: tuple[str, ...] = ()
    name: str | None = None
    starter: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    hint: bool = False
    save: Path | None = None
    resume: Path | None = None
    pause: float = 0
    language: str = LANGUAGES[0]


@dataclass(frozen=True, slots=True)
class Seated:
    """A game that can begin or go on: its scribe, the bots by seat, the seed, the file.

    You are told of it in the language.
    """

    scribe: Scribe
    bots: tuple[Bot | None, ...]
    seed: int
    file: RecordFile | None = None
    language: str = LANGUAGES[0]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, fit for a terminal."""
        players = enumerate(self.scribe.record.players)
        return tuple(clean(name) or f"#{seat}" for seat, name in players)

    @property
    def record(self) -> Record:
        """The record so far, with what is needed to play on: the bots and the seed."""
        kept = self.scribe.record
        bots = [None if bot is None else bot.name for bot in self.bots]
        return replace(kept, more={**kept.more, "bots": bots, "seed": self.seed})


def separated(parts: Sequence[str]) -> tuple[str, ...]:
    """The names in options that may be given several times, or once with commas."""
    names = (name.strip().lower() for part in parts for name in part.split(","))
    return tuple(name for name in names if name)


def additions(parts: Sequence[str]) -> tuple[str, ...]:
    """The additions asked for; `all` is all six."""
    names = separated(parts)
    return ADDITIONS if names == ("all",) else names


def accept(wish: Invitation) -> Seated:
    """Seat everybody; raises `Declined`, `InvalidSetup` or `UnknownBot`."""
    if not 0 <= wish.pause <= LONGEST_PAUSE:
        raise Declined("RECORD", "pause", {"most": LONGEST_PAUSE})
    seated = _new(wish) if wish.resume is None else _resumed(wish, wish.resume)
    if seated.file is not None:
        same = wish.resume is not None and _same(seated.file.path, wish.resume)
        seated.file.check(fresh=not same)
    return seated


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _new(wish: Invitation) -> Seated:
    # Six digits are easy to say; the game is no lottery.
    seed = secrets.randbelow(10**6) if wish.seed is None else wish.seed
    edition = EDITION if wish.edition is None else wish.edition
    players = PLAYERS if wish.players is None else wish.players
    starter = 0 if wish.starter is None else wish.starter
    state = new_game(edition, players, starter=starter, **wish.options)
    if wish.starter is None:  # C7: chance names the starter
        starter = Random(f"{seed} starter").randrange(players)
        state = new_game(edition, players, starter=starter, **wish.options)
    scribe = Scribe(state, _names(wish.name, players, seed, wish.language))
    file = None if wish.save is None else RecordFile(wish.save)
    return Seated(scribe, _bots(wish.bots, players, seed), seed, file, wish.language)


def _resumed(wish: Invitation, path: Path) -> Seated:
    try:
        record = recordfile.load(path)
        scribe = Scribe.resume(record)
    except InvalidRecord as error:
        problem = explain(error, language=wish.language)
        facts = {"file": clean(str(path), 999), "problem": problem}
        raise Declined("RECORD", "resume-broken", facts) from None
    _check_kept(wish, scribe, path)
    seed = wish.seed if wish.seed is not None else record.more.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        seed = secrets.randbelow(10**6)
    players = len(record.players)
    bots = wish.bots or _kept_bots(record)
    file = RecordFile(wish.save or path)
    return Seated(scribe, _bots(bots, players, seed), seed, file, wish.language)


def _check_kept(wish: Invitation, scribe: Scribe, path: Path) -> None:
    """Refuse a wish that a game under way cannot meet."""
    setup, record = scribe.state.setup, scribe.record
    kept: dict[str, object] = {
        "edition": setup.edition,
        "players": setup.players,
        "starter": record.starter,
        "name": clean(record.players[YOU]),
        **setup.options,
    }
    wanted: dict[str, object] = {
        "edition": wish.edition,
        "players": wish.players,
        "starter": wish.starter,
        "name": None if wish.name is None else clean(wish.name),
        **wish.options,
    }
    for name, value in wanted.items():
        if isinstance(value, tuple):  # additions, in any order
            value = tuple(addition for addition in ADDITIONS if addition in value)
        if value is not None and (name not in kept or value != kept[name]):
            facts = {"file": clean(str(path), 999), "option": name.replace("_", "-")}
            raise Declined("RECORD", "resume-conflict", facts)


def _kept_bots(record: Record) -> tuple[str, ...]:
    """The bots that a record names for all seats but yours; none where it does not."""
    bots = record.more.get("bots")
    if not isinstance(bots, list) or len(bots) != len(record.players):
        return ()
    others = [bot for seat, bot in enumerate(bots) if seat != YOU]
    return tuple(others) if all(bot in NAMES for bot in others) else ()


def _bots(names: tuple[str, ...], players: int, seed: int) -> tuple[Bot | None, ...]:
    names = names or (BOT,)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        facts = {"count": len(names), "others": players - 1}
        raise Declined("RECORD", "bots-count", facts)
    seeds = Random(f"{seed} bots")
    bots: list[Bot | None] = [load(name, seeds.getrandbits(32)) for name in names]
    bots.insert(YOU, None)
    return tuple(bots)


def _names(name: str | None, players: int, seed: int, language: str) -> list[str]:
    """Yours and those of the animals you sit down with."""
    words = catalogue(language)
    yours = clean(name or "") or words.text("animal-coyote")
    animals = [words.text(f"animal-{animal}") for animal in _ANIMALS]
    others = [animal for animal in animals if animal.casefold() != yours.casefold()]
    mixed = Random(f"{seed} animals").sample(others[:9], 9)
    return [yours, *mixed[: players - 1]]
