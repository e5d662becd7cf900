"""Who is told what: the parts of messages, made for each audience."""

from __future__ import annotations

from itertools import accumulate, takewhile
from typing import TYPE_CHECKING

from coyote.rules.actions import Move
from coyote.rules.cards import cards
from coyote.rules.play import apply, deal
from coyote.rules.state import State
from coyote.rules.view import view
from coyote.table import messages
from coyote.table.effects import WATCHERS
from coyote.table.game import Game, is_hidden
from coyote.table.pacing import ready_at
from coyote.table.people import Person
from coyote.table.sight import told_result, told_view

if TYPE_CHECKING:
    from coyote.table.book import Spoken
    from coyote.table.table import Table

PROTOCOL = 1
LINES_TOLD = 50


def sync(table: Table, who: int, now: int) -> messages.Sync:
    """Everything that a person, or anybody, may know."""
    book, game = table.book, table.book.last_game
    return messages.Sync(
        version=book.version,
        protocol=PROTOCOL,
        you=you(table, who),
        table=around(table),
        clock=clock(table, now),
        game=None if game is None else head(game),
        rounds=() if game is None else tuple(rounds(game)),
        view=None if game is None else told_view(game.view(game.seat_of(who)), game.settings),
        shuffle=None if game is None or not game.shuffles else shuffle(game),
        talk=tuple(said(line) for line in book.talk if hears(table, who, line))[-LINES_TOLD:],
    )


def you(table: Table, who: int) -> messages.You:
    book = table.book
    if who == WATCHERS:
        return messages.You(None, None, None, host=False, muted=(), shadow=None)
    person = book.people[who]
    return messages.You(
        who,
        seat_of(table, who),
        person.name,
        book.host == who,
        tuple(sorted(person.muted)),
        table.shadows.get(who),
    )


def seat_of(table: Table, who: int) -> int | None:
    """The seat of a person, in the running game or in the lobby."""
    seats = table.book.seats if table.book.game is None else table.book.game.seats
    return next((index for index, seat in enumerate(seats) if seat.person == who), None)


def around(table: Table) -> messages.Table:
    """The table around the game; the same for everybody."""
    book, game = table.book, table.book.game
    phase = "lobby" if book.last_game is None else "over" if game is None else "playing"
    return messages.Table(
        table=book.table,
        code=book.code,
        phase=phase,
        settings=book.settings,
        host=book.host,
        seats=_seats(table),
        people=tuple(
            messages.Person(
                person.number,
                person.name,
                person.animal,
                bool(table.present[person.number]),
                person.seated,
            )
            for person in book.people.values()
            if not person.gone and not _is_news(table, person)
        ),
        watching=table.present[WATCHERS],
        paused=book.paused,
        hurried=book.hurried,
        games=len(book.games),
        score=_score(table),
    )


def _is_news(table: Table, person: Person) -> bool:
    """Whether somebody came while this round runs: a name could tell a card to who wears it."""
    game = table.book.game
    return game is not None and game.hidden and person.arrived == (game.number, game.round)


def _seats(table: Table) -> tuple[messages.Seat, ...]:
    book, game = table.book, table.book.game
    told = []
    for index, seat in enumerate(book.seats if game is None else game.seats):
        bot = seat.bot if game is None else (game.player(index) or (None,))[0]
        name = str(seat.bot) if seat.person is None else book.people[seat.person].name
        here = seat.person is None or bool(table.present[seat.person])
        if game is None:
            ready = seat.person in book.agreed
        else:
            ready = game.state.round is None and index in table.ready
        told.append(messages.Seat(name, seat.animal, seat.person, bot, here, ready))
    return tuple(told)


def _score(table: Table) -> tuple[messages.Score, ...]:
    """Who has won how often: those at the table, and whoever won and went away."""
    book, game = table.book, table.book.game
    seats = {
        seat.holder: index for index, seat in enumerate(book.seats if game is None else game.seats)
    }
    told = []
    for holder, tally in book.score.ranked():
        person = book.people[holder] if isinstance(holder, int) else None
        bot = None if isinstance(holder, int) else holder[0]
        at_table = holder in seats or (person is not None and not person.gone)
        if not at_table and not tally.wins:
            continue
        name, animal = (str(bot), tally.animal) if person is None else (person.name, person.animal)
        number = None if person is None else person.number
        seat = seats.get(holder)
        told.append(messages.Score(name, animal, number, bot, seat, tally.wins, tally.games))
    return tuple(told)


def head(game: Game) -> messages.Game:
    return messages.Game(
        game.number,
        game.settings.edition,
        game.scribe.record.to_json()["options"],
        game.names,
        game.starter,
        game.winner,
        game.dropped,
    )


def rounds(game: Game) -> list[messages.Round]:
    """The finished rounds; each is told once, and again in a sync."""
    return [finished(game, number) for number in range(1, game.round)]


def finished(game: Game, number: int) -> messages.Round:
    result = told_result(game.state.rounds[number - 1])
    return messages.Round(number, result, game.proof(number))


def shuffle(game: Game) -> messages.Shuffle:
    return messages.Shuffle(*game.told_shuffle())


def clock(table: Table, now: int) -> messages.Clock:
    """How much time is left, as of now or of the pause."""
    book, game = table.book, table.book.game
    if game is None:
        return messages.Clock(None, None, None)
    clocks = book.clocks
    if clocks.paused is not None:
        now = clocks.paused
    turn = ending = None
    if game.state.to_act and game.settings.clock is not None:
        turn = max(0, clocks.turn + 1000 * game.settings.clock + clocks.extra - now)
    if game.state.round is None and game.round > 1:
        ending = max(0, ready_at(table, game) - now)
    return messages.Clock(turn, ending, asking(table, game))


def asking(table: Table, game: Game) -> int | None:
    """The seat that asks for more time and still could use it."""
    seat = table.asked
    if seat is None or seat not in game.state.to_act or game.player(seat) is not None:
        return None
    return seat


def said(line: Spoken) -> messages.Said:
    return messages.Said(line.number, line.person, line.name, line.text, line.aside)


def hears(table: Table, who: int, line: Spoken) -> bool:
    """Whether a line of talk may reach somebody: no aside reaches who is still in the game."""
    person = table.book.people.get(who)
    if person is not None and line.person in person.muted:
        return False
    return not line.aside or not table.book.lives(who)


def shadowed(game: Game, seat: int) -> messages.Shadowed:
    """The last finished round as a seat saw it, from the deal to the reveal."""
    number = game.round - 1
    assert game.last_start is not None
    refill = cards(game.scribe.record.rounds[number - 1].refill or "")

    def after(state: State, move: Move) -> State:
        state = apply(state, move.seat, move.action)
        waits = state.round is not None and state.round.waiting is not None
        return deal(state, refill) if waits else state

    states = accumulate(game.state.rounds[number - 1].moves, after, initial=game.last_start)
    views = tuple(
        told_view(view(state, seat), game.settings) for state in takewhile(is_hidden, states)
    )
    return messages.Shadowed(seat=seat, round=number, views=views)
