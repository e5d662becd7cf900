"""What the host may do, and who it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from coyote import bots
from coyote.rules.setup import set_up
from coyote.table import log, requests
from coyote.table.clocks import HOST_AWAY
from coyote.table.errors import Refused
from coyote.table.game import Game
from coyote.table.people import free_animal
from coyote.table.seating import go, known
from coyote.table.settings import checked, read_settings

if TYPE_CHECKING:
    from coyote.table.table import Handlers, Table


def _check_host(table: Table, who: int) -> None:
    known(table, who)
    if table.book.host != who:
        raise Refused("not-host")


def _running(table: Table) -> Game:
    game = table.book.game
    if game is None:
        raise Refused("no-game")
    return game


def _in_lobby(table: Table) -> None:
    if table.book.game is not None:
        raise Refused("in-game")


def _start(table: Table, who: int, request: requests.Start) -> None:
    _check_host(table, who)
    book = table.book
    if book.game is not None and not bots_alone(table, book.game):
        raise Refused("in-game")
    players = len(book.next_seats())
    set_up(book.settings.edition, players, book.settings.options)
    starter = table.chance.below(players) if request.starter is None else request.starter
    if starter >= players:
        raise Refused("starter", starter=starter, last=players - 1)
    if book.game is not None:
        table.record(log.GameDropped())
    table.record(log.GameStarted(starter))


def bots_alone(table: Table, game: Game) -> bool:
    """Whether nobody is left in a game who could come back to it."""
    for seat in game.state.alive:
        person = game.seats[seat].person
        if person is not None and not table.book.people[person].gone:
            return False
    return True


def _hurry(table: Table, who: int, request: requests.Hurry) -> None:
    _check_host(table, who)
    game = _running(table)
    if not bots_alone(table, game):
        raise Refused("people-play")
    if not table.book.hurried:
        table.record(log.Hurried())


def _configure(table: Table, who: int, request: requests.Configure) -> None:
    _check_host(table, who)
    _in_lobby(table)
    book = table.book
    wished = {**msgspec.structs.asdict(book.settings), **request.settings}
    if "options" not in request.settings and wished["edition"] != book.settings.edition:
        wished["options"] = {}
    settings = checked(read_settings(wished))
    most = settings.rules.players[-1]
    if len(book.seats) > most:
        raise Refused("seats-many", seats=len(book.seats), most=most)
    table.record(log.Configured(settings))


def _add_bot(table: Table, who: int, request: requests.AddBot) -> None:
    _check_host(table, who)
    _in_lobby(table)
    book = table.book
    bots.load(request.bot)
    most = book.settings.rules.players[-1]
    if len(book.seats) >= most:
        raise Refused("table-full", most=most)
    taken, own = {seat.animal for seat in book.seats}, bots.BY_NAME[request.bot].animal
    wish = own if request.animal is None and own not in taken else request.animal
    animal = free_animal(taken, wish)
    table.record(log.BotAdded(request.bot, animal, table.chance.below(2**31)))


def _remove_bot(table: Table, who: int, request: requests.RemoveBot) -> None:
    _check_host(table, who)
    _in_lobby(table)
    seats = table.book.seats
    if request.seat >= len(seats) or seats[request.seat].bot is None:
        raise Refused("no-bot", seat=request.seat)
    table.record(log.BotRemoved(request.seat))


def _other(table: Table, who: int, person: int) -> None:
    people = table.book.people
    if person == who or person not in people or people[person].gone:
        raise Refused("no-person", person=person)


def _kick(table: Table, who: int, request: requests.Kick) -> None:
    _check_host(table, who)
    _other(table, who, request.person)
    go(table, request.person, "kicked")


def _hand_over(table: Table, who: int, request: requests.HandOver) -> None:
    _check_host(table, who)
    _other(table, who, request.person)
    table.record(log.HostChanged(request.person))


def _pause(table: Table, who: int, request: requests.Pause) -> None:
    _check_host(table, who)
    _running(table)
    if table.book.paused:
        raise Refused("paused")
    table.record(log.Paused())


def _resume(table: Table, who: int, request: requests.Resume) -> None:
    _check_host(table, who)
    _running(table)
    if not table.book.paused:
        raise Refused("not-paused")
    table.record(log.Resumed())


def heir(table: Table) -> int | None:
    """Who becomes the host when the host is away: who has been here longest, seated first."""
    people = table.book.people.values()
    here = [each for each in people if table.present[each.number] and not each.gone]
    game = table.book.game
    if game is not None and not bots_alone(table, game):
        # Who came by to watch gets no power over a game that people play.
        here = [each for each in here if game.seat_of(each.number) is not None]
    here.sort(key=lambda person: (not person.seated, person.number))
    return here[0].number if here else None


def pass_on(table: Table) -> None:
    """Another becomes the host when there is none, or none here for a minute."""
    book = table.book
    next_host = heir(table)
    since = table.now if book.host is None else book.clocks.away.get(book.host)
    if next_host is None or since is None or book.host == next_host:
        return
    if book.host is None or table.now >= since + HOST_AWAY:
        table.record(log.HostChanged(next_host))


HANDLERS: Final[Handlers] = {
    requests.Start: _start,
    requests.Hurry: _hurry,
    requests.Configure: _configure,
    requests.AddBot: _add_bot,
    requests.RemoveBot: _remove_bot,
    requests.Kick: _kick,
    requests.HandOver: _hand_over,
    requests.Pause: _pause,
    requests.Resume: _resume,
}
