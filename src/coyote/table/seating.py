"""Coming and going: people, their seats, their devices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coyote.table import log, messages, requests
from coyote.table.clocks import MOVE_CODE
from coyote.table.codes import MOVE_LETTERS, code_from
from coyote.table.effects import SENDER
from coyote.table.errors import Refused
from coyote.table.people import MOST_PEOPLE, Person, clean_name, free_animal
from coyote.table.playing import take_over
from coyote.table.tokens import hashed

if TYPE_CHECKING:
    from coyote.table.table import Handlers, Table

MOST_FAILURES: Final = 10
"""So many wrong one-time codes, and none is good any more until a new one is asked for."""


def join(table: Table, name: str, animal: str | None, token: str, *, sit: bool) -> int:
    """A new person; raises `Refused`."""
    book = table.book
    name = clean_name(name)
    taken = {person.animal for person in book.people.values() if not person.gone}
    animal = free_animal(taken, animal)
    if sum(not person.gone for person in book.people.values()) >= MOST_PEOPLE:
        raise Refused("table-crowded", most=MOST_PEOPLE)
    if sit:
        _check_free_seat(table)
    number = len(book.people) + 1
    table.record(log.Joined(number, name, animal, token))
    if sit:
        table.record(log.Sat(number))
    return number


def claim(table: Table, code: str, token: str) -> int | None:
    """The person whose seat moves to the device with that token; None for a wrong code."""
    book = table.book
    person, until = book.moves.get(hashed(code), (None, 0))
    if person is None or table.now >= until or book.failures >= MOST_FAILURES:
        if book.moves and book.failures < MOST_FAILURES:
            table.record(log.MoveFailed())
        return None
    table.record(log.Moved(person, token))
    table.close(person, "moved")
    return person


def known(table: Table, who: int) -> Person:
    """The person who asks; raises `Refused` for one who only watches."""
    person = table.book.people.get(who)
    if person is None or person.gone:
        raise Refused("not-joined")
    return person


def _check_free_seat(table: Table) -> None:
    book = table.book
    most = book.settings.rules.players[-1]
    if book.game is None and len(book.seats) >= most:
        raise Refused("table-full", most=most)


def _sit(table: Table, who: int, request: requests.Sit) -> None:
    person = known(table, who)
    if person.seated:
        raise Refused("seated-already")
    _check_free_seat(table)
    table.record(log.Sat(who))


def _rematch(table: Table, who: int, request: requests.Rematch) -> None:
    person = known(table, who)
    book = table.book
    if book.game is not None:
        raise Refused("in-game")
    if book.last_game is None:
        raise Refused("no-game")
    if not person.seated:
        raise Refused("not-seated")
    if (who in book.agreed) != request.on:
        table.record(log.Agreed(who, request.on))


def _stand(table: Table, who: int, request: requests.Stand) -> None:
    person = known(table, who)
    if not person.seated:
        raise Refused("not-seated")
    if table.book.lives(who):
        raise Refused("in-game")
    table.record(log.Stood(who))


def _leave(table: Table, who: int, request: requests.Leave) -> None:
    known(table, who)
    go(table, who, "left")


def go(table: Table, who: int, why: str) -> None:
    """Somebody leaves or is kicked; a bot plays their seat to the end."""
    game = table.book.game
    table.record(log.Left(who, kicked=why == "kicked"))
    if game is not None:
        seat = game.seat_of(who)
        if seat is not None and seat in game.state.alive:
            take_over(table, game, seat, why)
    table.shadows.pop(who, None)
    table.close(who, why)


def _rename(table: Table, who: int, request: requests.Rename) -> None:
    person = known(table, who)
    game = table.book.game
    if game is not None and game.hidden and not table.book.lives(who):
        raise Refused("in-game")  # a name could tell a card to who wears it
    name = clean_name(request.name)
    animal = free_animal(set(), request.animal or person.animal)
    table.record(log.Renamed(who, name, animal))


def _move(table: Table, who: int, request: requests.Move) -> None:
    known(table, who)
    code = code_from(table.chance.secret(), MOVE_LETTERS)
    table.record(log.MoveOffered(who, hashed(code), table.now + MOVE_CODE))
    table.post(SENDER, messages.MoveCode(code=code, seconds=MOVE_CODE // 1000))


HANDLERS: Final[Handlers] = {
    requests.Sit: _sit,
    requests.Rematch: _rematch,
    requests.Stand: _stand,
    requests.Leave: _leave,
    requests.Rename: _rename,
    requests.Move: _move,
}
