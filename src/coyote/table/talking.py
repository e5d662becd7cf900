"""Talk: short texts, quick reactions, and not hearing somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coyote.table import log, messages, requests, telling
from coyote.table.book import Spoken
from coyote.table.effects import SENDER
from coyote.table.errors import Refused
from coyote.table.people import clean_text
from coyote.table.seating import known

if TYPE_CHECKING:
    from coyote.table.table import Handlers, Table

LONGEST_TEXT: Final = 200
SIGNS: Final = ("howl", "laugh", "gasp", "think", "sly", "clap", "hurry", "sorry", "thanks", "wow")
"""The quick reactions."""

SPAN: Final = 10_000
MOST: Final = {"say": 5, "react": 10}
"""How often somebody may speak and react in that span."""


def _spend(table: Table, who: int, what: str) -> None:
    recent = [at for at in table.spent.get((who, what), ()) if at > table.now - SPAN]
    if len(recent) >= MOST[what]:
        raise Refused("talk-fast", seconds=(recent[0] + SPAN - table.now + 999) // 1000)
    table.spent[who, what] = [*recent, table.now]


def _aside(table: Table, who: int) -> bool:
    """Whether a round runs that they do not play: then only the others who do not may hear."""
    game = table.book.game
    return game is not None and game.hidden and not table.book.lives(who)


def _say(table: Table, who: int, request: requests.Say) -> None:
    known(table, who)
    if not table.book.settings.text:
        raise Refused("text-off")
    text = clean_text(request.text, LONGEST_TEXT)
    _spend(table, who, "say")
    table.record(log.Said(who, text, _aside(table, who)))
    line = table.book.talk[-1]
    _spread(table, line, messages.Talk(lines=(telling.said(line),)))


def _react(table: Table, who: int, request: requests.React) -> None:
    person = known(table, who)
    if request.sign not in SIGNS:
        raise Refused("reaction", signs=", ".join(SIGNS))
    _spend(table, who, "react")
    line = Spoken(0, who, person.name, request.sign, _aside(table, who))
    _spread(table, line, messages.Reaction(person=who, sign=request.sign))


def _spread(table: Table, line: Spoken, message: messages.Message) -> None:
    for who in table.audience():
        if telling.hears(table, who, line):
            table.post(who, message)


def _mute(table: Table, who: int, request: requests.Mute) -> None:
    person = known(table, who)
    if request.person == who or request.person not in table.book.people:
        raise Refused("no-person", person=request.person)
    if (request.person in person.muted) != request.on:
        table.record(log.Muted(who, request.person, request.on))
    table.post(SENDER, telling.sync(table, who, table.now))


def _shadow(table: Table, who: int, request: requests.Shadow) -> None:
    known(table, who)
    game = table.book.last_game
    if request.seat is None:
        table.shadows.pop(who, None)
        table.post(SENDER, telling.sync(table, who, table.now))
        return
    settings = table.book.settings if game is None else game.settings
    if not settings.shadow:
        raise Refused("shadow-off")
    if table.book.lives(who):
        raise Refused("in-game")
    if game is None or request.seat >= len(game.seats):
        raise Refused("shadow-seat", seat=request.seat)
    table.shadows[who] = request.seat
    table.post(SENDER, telling.sync(table, who, table.now))
    if game.last_start is not None:
        table.post(SENDER, telling.shadowed(game, request.seat))


def _sync(table: Table, who: int, request: requests.Sync) -> None:
    table.post(SENDER, telling.sync(table, who, table.now))


def _pong(table: Table, who: int, request: requests.Pong) -> None:
    """That it came is all there is to it."""


HANDLERS: Final[Handlers] = {
    requests.Say: _say,
    requests.React: _react,
    requests.Mute: _mute,
    requests.Shadow: _shadow,
    requests.Sync: _sync,
    requests.Pong: _pong,
}
