"""What happened at a table, as the log keeps it: a table is rebuilt from these lines alone."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from coyote.table.settings import Settings


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """A fact that cannot be undone."""

    public: ClassVar[bool] = True
    """Whether everybody at the table is told, so that the version counts it."""


class Opened(Event, frozen=True, tag="opened"):
    table: str
    code: str
    settings: Settings


class Joined(Event, frozen=True, tag="joined"):
    """Somebody came in, to watch at first."""

    person: int
    name: str
    animal: str
    token: str
    """The hash of the token; the token itself is with the device alone."""


class Sat(Event, frozen=True, tag="sat"):
    """Takes a seat, or the promise of one at the next game."""

    person: int


class Stood(Event, frozen=True, tag="stood"):
    person: int


class Renamed(Event, frozen=True, tag="renamed"):
    person: int
    name: str
    animal: str


class Left(Event, frozen=True, tag="left"):
    person: int
    kicked: bool = False


class MoveOffered(Event, frozen=True, tag="move-offered"):
    """A one-time code that moves a seat to another device."""

    public = False
    person: int
    code: str
    """The hash of the code."""
    until: int


class MoveFailed(Event, frozen=True, tag="move-failed"):
    """A wrong code was tried."""

    public = False


class Moved(Event, frozen=True, tag="moved"):
    """A seat has another device now."""

    public = False
    person: int
    token: str


class BotAdded(Event, frozen=True, tag="bot-added"):
    bot: str
    animal: str
    seed: int


class BotRemoved(Event, frozen=True, tag="bot-removed"):
    seat: int


class HostChanged(Event, frozen=True, tag="host-changed"):
    person: int


class Configured(Event, frozen=True, tag="configured"):
    settings: Settings


class Agreed(Event, frozen=True, tag="agreed"):
    """Somebody is in for the next game, or is not any more."""

    person: int
    on: bool = True


class GameStarted(Event, frozen=True, tag="game-started"):
    starter: int


class GameDropped(Event, frozen=True, tag="game-dropped"):
    """A game that only bots still played is given up for the next one."""


class Committed(Event, frozen=True, tag="committed"):
    """The secrets of the round to come are fixed; their hashes are told."""

    secret: str
    refill: str


class Mixed(Event, frozen=True, tag="mixed"):
    """A device added entropy to the round to come; all are told with the deal."""

    public = False
    seat: int
    entropy: str


class Dealt(Event, frozen=True, tag="dealt"):
    pile: str


class Refilled(Event, frozen=True, tag="refilled"):
    pile: str


class Acted(Event, frozen=True, tag="acted"):
    seat: int
    action: str


class TakenOver(Event, frozen=True, tag="taken-over"):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    seed: int
    why: str
    """`time`, `away`, `left` or `kicked`."""


class Reclaimed(Event, frozen=True, tag="reclaimed"):
    seat: int


class Paused(Event, frozen=True, tag="paused"):
    pass


class Resumed(Event, frozen=True, tag="resumed"):
    pass


class Hurried(Event, frozen=True, tag="hurried"):
    """Only bots are left, and the table wants to see the end."""


class Extended(Event, frozen=True, tag="extended"):
    """More time for a turn, which all agreed to."""

    seat: int


class Said(Event, frozen=True, tag="said"):
    public = False
    person: int
    text: str
    aside: bool = False
    """Written while a round ran by somebody who does not play it."""


class Muted(Event, frozen=True, tag="muted"):
    public = False
    person: int
    whom: int
    on: bool


class Woken(Event, frozen=True, tag="woken"):
    """The table stood still for so many milliseconds while no server ran."""

    public = False
    still: int


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, and whose request with which id it granted."""

    event: (
        Opened
        | Joined
        | Sat
        | Stood
        | Renamed
        | Left
        | MoveOffered
        | MoveFailed
        | Moved
        | BotAdded
        | BotRemoved
        | HostChanged
        | Configured
        | Agreed
        | GameStarted
        | GameDropped
        | Committed
        | Mixed
        | Dealt
        | Refilled
        | Acted
        | TakenOver
        | Reclaimed
        | Paused
        | Resumed
        | Hurried
        | Extended
        | Said
        | Muted
        | Woken
    )
    person: int = -1
    id: str = ""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Line)


def encode(line: Line) -> bytes:
    return _encoder.encode(line)


def decode(data: bytes) -> Line:
    return _decoder.decode(data)
