"""Who is at a table: people, and the seats they or bots take."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from coyote.table.errors import Refused

ANIMALS: Final = (
    "coyote",
    "hare",
    "badger",
    "raven",
    "turtle",
    "bear",
    "beaver",
    "lizard",
    "owl",
    "fox",
)

_BLANKS: Final = "\u034f\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name, and nothing to the eye."""

LONGEST_NAME: Final = 24
MOST_PEOPLE: Final = 100
REMEMBERED: Final = 200
"""How many accepted ids of a person are known."""


@dataclass(slots=True)
class Person:
    """Somebody with a device; a seat is theirs as long as they hold its token."""

    number: int
    name: str
    animal: str
    token: str
    """The hash of the token."""
    seated: bool = False
    """Whether they sit, or will at the next game."""
    gone: bool = False
    """Left or kicked: the token is worth nothing."""
    arrived: tuple[int, int] | None = None
    """The game and the round that ran when they came."""
    muted: set[int] = field(default_factory=set)
    """The people whose talk does not reach this one."""
    done: dict[str, int] = field(default_factory=dict)
    """The ids of accepted requests, with the version after each."""

    def did(self, id: str, version: int) -> None:
        """Remember an accepted request, and forget the oldest of many."""
        self.done[id] = version
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


Holder: TypeAlias = int | tuple[str, int]
"""Who holds a seat: the number of a person, or a bot and its number among the bots."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of the lobby, and of the game that begins: a person's or a bot's."""

    animal: str
    person: int | None = None
    bot: str | None = None
    seed: int = 0
    """The bot's seed."""
    bot_number: int = 0
    """How many bots had come to the table by then, this one included."""

    @property
    def holder(self) -> Holder:
        """Whose seat it is from game to game, whatever they are called meanwhile."""
        return (str(self.bot), self.bot_number) if self.person is None else self.person


def clean_name(text: str) -> str:
    """A name on one line, without signs that cannot be seen; raises `Refused`."""
    name = _one_line(unicodedata.normalize("NFC", text))
    if not _is_seen(name):
        raise Refused("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("name-long", most=LONGEST_NAME)
    return name


def clean_text(text: str, longest: int) -> str:
    """What somebody writes, as one line of plain text; raises `Refused`."""
    line = _one_line(text)
    if not _is_seen(line):
        raise Refused("text-empty")
    if len(line) > longest:
        raise Refused("text-long", most=longest)
    return line


def _one_line(text: str) -> str:
    return " ".join("".join(map(_seen, text)).split())


def _seen(sign: str) -> str:
    # Controls, marks of direction and half characters could make a line look like another's. The
    # joiner stays: families of emoji are held together by it.
    if sign == "\u200d" or not (unicodedata.category(sign).startswith("C") or sign in _BLANKS):
        return sign
    return " "


def _is_seen(text: str) -> bool:
    """Whether there is anything to see in it: a letter, a number, a sign."""
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in text)


def free_animal(taken: set[str], wish: str | None = None) -> str:
    """The animal wished for, or one that nobody is; raises `Refused` for an unknown one."""
    if wish is not None:
        if wish not in ANIMALS:
            raise Refused("animal", animal=wish[:LONGEST_NAME])
        return wish
    return next((animal for animal in ANIMALS[1:] if animal not in taken), ANIMALS[0])
