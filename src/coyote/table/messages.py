"""What a table tells its clients: codes with facts, never sentences."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from coyote.rules.errors import Facts
from coyote.table.settings import Settings


class Part(msgspec.Struct, frozen=True):
    """A part of a message; all its fields are always there."""


class Eyes(Part, frozen=True):
    open: int
    closed: int


class Card(Part, frozen=True):
    """A card in play; one that you may not see has no face."""

    card: str | None
    place: str
    seat: int | None
    segment: int


class Segment(Part, frozen=True):
    """A part of the pile in an order that nobody knows: what it held, and how many are left."""

    cards: str
    left: int


class Legal(Part, frozen=True):
    min_bid: int | None
    max_bid: int | None
    excluded: int | None
    actions: tuple[str, ...]
    with_bid: dict[str, tuple[int, ...]]


class Step(Part, frozen=True):
    """One step of a count; cards are places in the list of cards beside it."""

    card: int
    effect: str
    victim: int | None
    sum: int


class Turned(Part, frozen=True):
    seat: int
    eye: str


class Result(Part, frozen=True):
    """A round after its reveal."""

    starter: int
    moves: tuple[str, ...]
    bid: int | None
    bidder: int | None
    challenger: int | None
    total: int | None
    winner: int | None
    loser: int
    penalty: int
    cards: tuple[Card, ...]
    steps: tuple[Step, ...]
    guesses: tuple[tuple[int, int], ...]
    turned: tuple[Turned, ...]
    discarded: str | None
    standing: tuple[Eyes | int, ...]


class View(Part, frozen=True):
    """The running game as one seat sees it, or anybody."""

    seat: int | None
    round: int
    phase: str
    to_act: tuple[int, ...]
    legal: Legal | None
    standing: tuple[Eyes | int, ...]
    alive: tuple[int, ...]
    starter: int
    cards: tuple[Card, ...]
    sum: int | None
    """What the cards with a face come to; None where the table shows no sums."""
    steps: tuple[Step, ...]
    """The count behind `sum`, step by step; empty where the table shows no sums."""
    moves: tuple[str, ...]
    bids: tuple[tuple[int, int], ...]
    direction: int
    demand: str
    withdrawn: int | None
    double: bool
    used: tuple[str, ...]
    passed: int | None
    peeked: tuple[int, ...]
    laid: int | None
    coyote: int | None
    challenger: int | None
    guess: int | None
    pile: tuple[Segment, ...]
    aside: str
    shuffle: str
    reveal: Result | None


class Round(Part, frozen=True):
    """A finished round; `proof` is there when its secret tells of no unseen card."""

    number: int
    result: Result
    proof: dict[str, Any] | None


class Seat(Part, frozen=True):
    """A seat of the lobby, or of the running game."""

    name: str
    animal: str
    person: int | None
    bot: str | None
    """The bot whose seat it is, or who plays for a person."""
    connected: bool
    ready: bool
    """In a game: has seen the reveal. After one: is in for the next."""


class Score(Part, frozen=True):
    """How often somebody who played here to the end has won."""

    name: str
    animal: str
    person: int | None
    bot: str | None
    seat: int | None
    """Their seat now; None for those who have none."""
    wins: int
    games: int


class Person(Part, frozen=True):
    person: int
    name: str
    animal: str
    connected: bool
    seated: bool


class Table(Part, frozen=True):
    """The table around the game."""

    table: str
    code: str
    phase: str
    """`lobby`, `playing` or `over`: the last game, until the next begins."""
    settings: Settings
    host: int | None
    seats: tuple[Seat, ...]
    people: tuple[Person, ...]
    watching: int
    """How many watch without a name."""
    paused: bool
    hurried: bool
    games: int
    """How many games have begun."""
    score: tuple[Score, ...]
    """Who has won how often, the most wins first."""


class Game(Part, frozen=True):
    """The head of a game: what does not change while it runs."""

    number: int
    edition: str
    options: dict[str, Any]
    players: tuple[str, ...]
    starter: int
    winner: int | None
    dropped: bool


class Shuffle(Part, frozen=True):
    """What is fixed and told about the shuffle of a round before it is dealt."""

    round: int
    commitment: str
    refill: str
    """The commitment of a refill, where the edition has one."""
    entropy: tuple[str, ...]
    dealt: bool


class Clock(Part, frozen=True):
    """Milliseconds that are left; null where no clock runs."""

    turn: int | None
    next_round: int | None
    asked: int | None
    """The seat that asks for more time."""


class You(Part, frozen=True):
    person: int | None
    seat: int | None
    name: str | None
    host: bool
    muted: tuple[int, ...]
    shadow: int | None


class News(Part, frozen=True):
    """Something that happened, for those who tell stories of it."""

    code: str
    facts: Facts


class Said(Part, frozen=True):
    number: int
    person: int
    name: str
    text: str
    aside: bool


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message to a client; a field with its default is left out."""


class Sync(Message, frozen=True, tag="sync", kw_only=True):
    """Everything that you may know now."""

    version: int
    protocol: int
    you: You
    table: Table
    clock: Clock
    game: Game | None = None
    rounds: tuple[Round, ...] = ()
    view: View | None = None
    shuffle: Shuffle | None = None
    talk: tuple[Said, ...] = ()


class Update(Message, frozen=True, tag="update", kw_only=True):
    """What changed. It builds on the version `after`; who is not there asks for a sync."""

    after: int
    version: int
    clock: Clock
    news: tuple[News, ...] = ()
    you: You | None = None
    table: Table | None = None
    game: Game | None = None
    round: Round | None = None
    view: View | None = None
    shuffle: Shuffle | None = None


class Accepted(Message, frozen=True, tag="accepted", kw_only=True):
    """The request with that id was granted, and is stored."""

    id: str
    version: int


class Rejected(Message, frozen=True, tag="rejected", kw_only=True):
    """The request was not granted; a sync follows."""

    id: str
    code: str
    rule: str
    facts: Facts


class Talk(Message, frozen=True, tag="talk", kw_only=True):
    lines: tuple[Said, ...]


class Reaction(Message, frozen=True, tag="reaction", kw_only=True):
    person: int
    sign: str


class Odds(Message, frozen=True, tag="odds", kw_only=True):
    """Each total that may come, with the chance that it or more comes."""

    id: str
    version: int
    totals: tuple[tuple[int, float], ...]


class MoveCode(Message, frozen=True, tag="move-code", kw_only=True):
    """A one-time code for another device, for so many seconds."""

    code: str
    seconds: int


class Shadowed(Message, frozen=True, tag="shadowed", kw_only=True):
    """The last finished round as a seat saw it, view by view."""

    seat: int
    round: int
    views: tuple[View, ...]


class Ping(Message, frozen=True, tag="ping", kw_only=True):
    """Are you there? Who is not at that version has missed something and asks for a sync."""

    version: int


class Bye(Message, frozen=True, tag="bye", kw_only=True):
    """The server closes this connection, and why."""

    code: str


Anything: TypeAlias = (
    Sync | Update | Accepted | Rejected | Talk | Reaction | Odds | MoveCode | Shadowed | Ping | Bye
)

_encoder = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    return _encoder.encode(message)
