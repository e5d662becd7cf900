"""Playing: actions, readiness, entropy, odds, time, and bots that play for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coyote.rules.actions import Action, Bid, Challenge
from coyote.rules.legality import legal
from coyote.table import log, requests
from coyote.table.effects import Question
from coyote.table.errors import Refused
from coyote.table.game import Game
from coyote.table.telling import asking

if TYPE_CHECKING:
    from coyote.table.table import Handlers, Table

MOST_EXTRA: Final = 3
"""A turn may become so many turns longer."""


def _seat(table: Table, who: int) -> tuple[Game, int]:
    """The running game and the asker's seat in it; raises `Refused`."""
    game = table.book.game
    if game is None:
        raise Refused("no-game")
    seat = game.seat_of(who) if who in table.book.people else None
    if seat is None or table.book.people[who].gone:
        raise Refused("not-in-game")
    return game, seat


def _own_seat(table: Table, who: int) -> tuple[Game, int]:
    """The same, for a seat that no bot plays and a table that is not paused."""
    game, seat = _seat(table, who)
    if table.book.paused:
        raise Refused("paused")
    if game.player(seat) is not None:
        raise Refused("bot-plays", seat=seat)
    return game, seat


def _act(table: Table, who: int, request: requests.Act) -> None:
    _, seat = _own_seat(table, who)
    if not table.book.stamp <= request.version <= table.book.version:
        raise Refused("stale", version=request.version, now=table.book.version)
    # A text that is an action at all is the only text of that action.
    table.record(log.Acted(seat, request.action))


def _ready(table: Table, who: int, request: requests.Ready) -> None:
    if table.book.game is None:
        return  # that was the last round
    game, seat = _seat(table, who)
    if game.state.round is not None or request.round != game.round - 1:
        return  # too late or too early, and no harm done
    table.ready.add(seat)
    table.owe_seats()


def _mix(table: Table, who: int, request: requests.Mix) -> None:
    game, seat = _seat(table, who)
    if request.round != game.round or game.state.round is not None:
        return  # too late: the pile is dealt
    if seat in game.shuffles[-1].entropy:
        return  # once is enough
    try:
        entropy = bytes.fromhex(request.entropy)
    except ValueError:
        entropy = b""
    if entropy.hex() != request.entropy:
        raise Refused("entropy")
    table.record(log.Mixed(seat, request.entropy))


def _odds(table: Table, who: int, request: requests.Odds) -> None:
    game, seat = _seat(table, who)
    if not game.settings.odds:
        raise Refused("odds-off")
    if seat not in game.state.alive or not game.hidden:
        raise Refused("odds-none")
    question = Question(request.id, table.book.version, game.view(seat))
    table.effects.questions.append(question)


def _reclaim(table: Table, who: int, request: requests.Reclaim) -> None:
    game, seat = _seat(table, who)
    if seat not in game.stand_ins:
        raise Refused("nothing-to-reclaim", seat=seat)
    table.record(log.Reclaimed(seat))
    table.choices.pop(seat, None)
    table.book.clocks.due.pop(seat, None)


def take_over(table: Table, game: Game, seat: int, why: str) -> None:
    """Let a bot play a person's seat from now on."""
    if seat in game.stand_ins:
        return
    seed = table.chance.below(2**31)
    table.record(log.TakenOver(seat, game.settings.stand_in, seed, why))


def _ask_time(table: Table, who: int, request: requests.AskTime) -> None:
    game, seat = _own_seat(table, who)
    clock = game.settings.clock
    if clock is None or seat not in game.state.to_act:
        raise Refused("no-clock")
    if table.book.clocks.extra >= 1000 * clock * MOST_EXTRA:
        raise Refused("time-enough", most=MOST_EXTRA)
    table.asked = seat
    table.granted = set()
    table.parts.add("clock")
    _give_time(table, game)


def _grant_time(table: Table, who: int, request: requests.GrantTime) -> None:
    game, seat = _own_seat(table, who)
    if asking(table, game) in (None, seat):
        raise Refused("nobody-asks")
    table.granted.add(seat)
    _give_time(table, game)


def _give_time(table: Table, game: Game) -> None:
    """Extend the turn when everybody else who plays and is here agrees."""
    others = [seat for seat in table.players_here(game) if seat != table.asked]
    if table.asked is not None and table.granted.issuperset(others):
        table.record(log.Extended(table.asked))
        table.asked = None


def simplest(game: Game, seat: int) -> Action:
    """A legal action that needs no thought."""
    may = legal(game.state, seat)
    if Challenge() in may:
        return Challenge()
    return may.actions[0] if may.min_bid is None else Bid(min(may.bids(), key=_size).number)


def _size(bid: Bid) -> tuple[int, int]:
    return (abs(bid.number), bid.number)


HANDLERS: Final[Handlers] = {
    requests.Act: _act,
    requests.Ready: _ready,
    requests.Mix: _mix,
    requests.Odds: _odds,
    requests.Reclaim: _reclaim,
    requests.AskTime: _ask_time,
    requests.GrantTime: _grant_time,
}
