"""What a client may ask of a table, message by message."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the table; one with an `id` that was accepted before does not act twice."""

    id: Id = ""


class Hello(Request, frozen=True, tag="hello"):
    """The first message on a socket: who you are. Without a token you watch."""

    token: Annotated[str, Meta(max_length=128)] | None = None
    protocol: int = 1


class Sync(Request, frozen=True, tag="sync"):
    """Everything anew, after a gap."""


class Pong(Request, frozen=True, tag="pong"):
    """The answer to a ping."""


class Sit(Request, frozen=True, tag="sit"):
    """Take a seat, or one at the next game."""


class Rematch(Request, frozen=True, tag="rematch"):
    """After a game: say that you are in for the next one, or take it back."""

    on: bool = True


class Stand(Request, frozen=True, tag="stand"):
    """Give the seat up and watch."""


class Leave(Request, frozen=True, tag="leave"):
    """Go; in a game a bot plays on for you."""


class Rename(Request, frozen=True, tag="rename", kw_only=True):
    name: Annotated[str, Meta(max_length=200)]
    animal: Word | None = None


class Move(Request, frozen=True, tag="move"):
    """A one-time code with which another device takes over the seat."""


class Act(Request, frozen=True, tag="act", kw_only=True):
    """An action in the notation of the records, on the table as it was at a version."""

    version: Number
    action: Word


class Ready(Request, frozen=True, tag="ready", kw_only=True):
    """The reveal of that round was seen; the next may be dealt."""

    round: Number


class Mix(Request, frozen=True, tag="mix", kw_only=True):
    """Entropy for the shuffle of a round to come: 16 to 32 bytes in hex."""

    round: Number
    entropy: Annotated[str, Meta(min_length=32, max_length=64)]


class Odds(Request, frozen=True, tag="odds"):
    """The odds of your own view."""


class Reclaim(Request, frozen=True, tag="reclaim"):
    """Take the seat back from the bot that plays for you."""


class AskTime(Request, frozen=True, tag="ask-time"):
    """Ask the others for more time for this turn."""


class GrantTime(Request, frozen=True, tag="grant-time"):
    """Agree to the time that was asked for."""


class Say(Request, frozen=True, tag="say", kw_only=True):
    text: Annotated[str, Meta(max_length=1000)]


class React(Request, frozen=True, tag="react", kw_only=True):
    sign: Word


class Mute(Request, frozen=True, tag="mute", kw_only=True):
    """Do not hear somebody, or hear them again."""

    person: Number
    on: bool = True


class Shadow(Request, frozen=True, tag="shadow", kw_only=True):
    """Follow a seat one round late; null follows none."""

    seat: Number | None


class Start(Request, frozen=True, tag="start"):
    """Begin a game, the next one too. Who starts is left to chance when it is not said."""

    starter: Number | None = None


class Configure(Request, frozen=True, tag="configure", kw_only=True):
    """Other settings; those left out stay."""

    settings: dict[str, Any]


class AddBot(Request, frozen=True, tag="add-bot", kw_only=True):
    bot: Word
    animal: Word | None = None


class RemoveBot(Request, frozen=True, tag="remove-bot", kw_only=True):
    seat: Number


class Kick(Request, frozen=True, tag="kick", kw_only=True):
    person: Number


class HandOver(Request, frozen=True, tag="hand-over", kw_only=True):
    """Make somebody else the host."""

    person: Number


class Pause(Request, frozen=True, tag="pause"):
    pass


class Resume(Request, frozen=True, tag="resume"):
    pass


class Hurry(Request, frozen=True, tag="hurry"):
    """Only bots are left: let them play on without a wait."""


Anything: TypeAlias = (
    Hello
    | Sync
    | Pong
    | Sit
    | Rematch
    | Stand
    | Leave
    | Rename
    | Move
    | Act
    | Ready
    | Mix
    | Odds
    | Reclaim
    | AskTime
    | GrantTime
    | Say
    | React
    | Mute
    | Shadow
    | Start
    | Configure
    | AddBot
    | RemoveBot
    | Kick
    | HandOver
    | Pause
    | Resume
    | Hurry
)

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Anything)


def decode(data: bytes | str) -> Request:
    """The request that a message holds; raises `msgspec.MsgspecError`."""
    return _decoder.decode(data)
