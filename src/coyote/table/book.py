"""What the log says of a table: every line is folded in here, when written and when read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from coyote.table import log
from coyote.table.clocks import Clocks
from coyote.table.game import Game, Shuffle
from coyote.table.people import Person, Seat
from coyote.table.score import Score
from coyote.table.settings import Settings

REMEMBERED: Final = 200
"""How many lines of talk are kept at hand."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line of talk."""

    number: int
    person: int
    name: str
    text: str
    aside: bool


class Book:
    """The state of a table; only `fold` changes it."""

    table: str
    code: str
    settings: Settings

    def __init__(self) -> None:
        self.people: dict[int, Person] = {}
        self.tokens: dict[str, int] = {}
        """Whose device holds the token with that hash."""
        self.seats: list[Seat] = []
        self.bots = 0
        """How many bots have come here so far."""
        self.host: int | None = None
        self.games: list[Game] = []
        self.game: Game | None = None
        """The game that runs."""
        self.agreed: set[int] = set()
        """The people who are in for the next game."""
        self.score = Score()
        self.talk: list[Spoken] = []
        self.spoken = 0
        self.moves: dict[str, tuple[int, int]] = {}
        """For the hash of a one-time code: whose seat it moves, and until when."""
        self.failures = 0
        self.hurried = False
        self.version = 0
        self.stamp = 0
        """The version at which the game last changed for those who act."""
        self.lines = 0
        self.at = 0
        self.clocks = Clocks()

    @property
    def last_game(self) -> Game | None:
        return self.games[-1] if self.games else None

    @property
    def paused(self) -> bool:
        return self.clocks.paused is not None

    def lives(self, person: int | None) -> bool:
        """Whether a person has a seat that is still in the running game."""
        game = self.game
        if game is None:
            return False
        seat = game.seat_of(person)
        return seat is not None and seat in game.state.alive

    def fold(self, line: log.Line, at: int) -> None:
        """Take in one more line; one that breaks the rules raises and changes nothing."""
        event = line.event
        _FOLDS[type(event)](self, event, at)
        self.lines += 1
        self.at = at
        if event.public:
            self.version += 1
            if type(event) in _POSITIONS and not self._guessing(event):
                self.stamp = self.version
        if line.id:
            self.people[line.person].did(line.id, self.version)

    def _guessing(self, event: log.Event) -> bool:
        """Whether it was a guess that others are still owed: it makes no other guess stale."""
        game = self.last_game
        return (
            isinstance(event, log.Acted)
            and event.action.startswith("guess")
            and game is not None
            and game.hidden
        )

    # People and seats

    def _opened(self, event: log.Opened, at: int) -> None:
        self.table, self.code, self.settings = event.table, event.code, event.settings

    def _joined(self, event: log.Joined, at: int) -> None:
        game = self.game
        arrived = None if game is None or not game.hidden else (game.number, game.round)
        self.people[event.person] = Person(
            event.person, event.name, event.animal, event.token, arrived=arrived
        )
        self.tokens[event.token] = event.person
        self.clocks.away[event.person] = at
        if self.host is None and game is None:
            self.host = event.person

    def _sat(self, event: log.Sat, at: int) -> None:
        self.people[event.person].seated = True
        if self.game is None:
            self._seat_people()
            if self.games:
                self.agreed.add(event.person)  # why else would they sit down now?

    def _seat_people(self) -> None:
        """Give seats to those who wait for one, while there are any."""
        self.seats = self.next_seats()

    def next_seats(self) -> list[Seat]:
        """The seats of the next game: without those who stood up, with those who wait."""
        seats = [
            seat for seat in self.seats if seat.person is None or self.people[seat.person].seated
        ]
        sitting = {seat.person for seat in seats}
        for person in self.people.values():
            if len(seats) == self.settings.rules.players[-1]:
                break
            if person.seated and person.number not in sitting:
                seats.append(Seat(person.animal, person.number))
        return seats

    def _stood(self, event: log.Stood, at: int) -> None:
        self.people[event.person].seated = False
        self.agreed.discard(event.person)
        if self.game is None:
            self._seat_people()

    def _renamed(self, event: log.Renamed, at: int) -> None:
        person = self.people[event.person]
        person.name, person.animal = event.name, event.animal
        self.seats = [
            Seat(event.animal, seat.person) if seat.person == event.person else seat
            for seat in self.seats
        ]

    def _left(self, event: log.Left, at: int) -> None:
        person = self.people[event.person]
        person.gone, person.seated = True, False
        self.agreed.discard(event.person)
        self.tokens.pop(person.token, None)
        self.clocks.away.pop(event.person, None)
        if self.game is None:
            self._seat_people()
        self._forget_moves(event.person)
        if self.host == event.person:
            self.host = None

    def _move_offered(self, event: log.MoveOffered, at: int) -> None:
        self._forget_moves(event.person)
        self.moves[event.code] = (event.person, event.until)
        self.failures = 0

    def _move_failed(self, event: log.MoveFailed, at: int) -> None:
        self.failures += 1

    def _moved(self, event: log.Moved, at: int) -> None:
        person = self.people[event.person]
        self.tokens.pop(person.token, None)
        person.token = event.token
        self.tokens[event.token] = event.person
        self._forget_moves(event.person)

    def _forget_moves(self, person: int) -> None:
        self.moves = {code: kept for code, kept in self.moves.items() if kept[0] != person}

    def _bot_added(self, event: log.BotAdded, at: int) -> None:
        self.bots += 1
        seat = Seat(event.animal, bot=event.bot, seed=event.seed, bot_number=self.bots)
        self.seats.append(seat)

    def _bot_removed(self, event: log.BotRemoved, at: int) -> None:
        del self.seats[event.seat]
        self._seat_people()

    def _host_changed(self, event: log.HostChanged, at: int) -> None:
        self.host = event.person

    def _configured(self, event: log.Configured, at: int) -> None:
        self.settings = event.settings
        self._seat_people()

    # The game

    def _agreed(self, event: log.Agreed, at: int) -> None:
        if event.on:
            self.agreed.add(event.person)
        else:
            self.agreed.discard(event.person)

    def _game_started(self, event: log.GameStarted, at: int) -> None:
        names = [
            str(seat.bot) if seat.person is None else self.people[seat.person].name
            for seat in self.seats
        ]
        game = Game(self.table, len(self.games) + 1, self.settings, self.seats, names)
        game.begin(event.starter)
        self.games.append(game)
        self.game = game
        self.agreed.clear()
        self.clocks.ended = at

    def _game_dropped(self, event: log.GameDropped, at: int) -> None:
        self.games[-1].dropped = True
        self._game_over()

    def _game_over(self) -> None:
        self.hurried = False
        self.clocks.paused = None
        self.score.add(self.games[-1])
        self.game = None
        self._seat_people()

    def _committed(self, event: log.Committed, at: int) -> None:
        secret, refill = bytes.fromhex(event.secret), bytes.fromhex(event.refill)
        self.games[-1].shuffles.append(Shuffle(secret, refill))
        self.clocks.mixing = None

    def _mixed(self, event: log.Mixed, at: int) -> None:
        self.games[-1].shuffles[-1].entropy[event.seat] = bytes.fromhex(event.entropy)

    def _dealt(self, event: log.Dealt, at: int) -> None:
        self.games[-1].deal(event.pile)
        self._turn_begins(at)

    def _refilled(self, event: log.Refilled, at: int) -> None:
        self.games[-1].refill(event.pile)
        self._went_on(at)

    def _acted(self, event: log.Acted, at: int) -> None:
        self.games[-1].act(event.seat, event.action)
        self._went_on(at)

    def _went_on(self, at: int) -> None:
        game = self.games[-1]
        if game.state.round is None:
            self.clocks.ended = at
            self.clocks.mixing = None
        # Who guesses has as much time as the first, whoever else has guessed.
        if not (game.hidden and game.state.round and game.state.round.guesses):
            self._turn_begins(at)
        if game.over:
            self._game_over()

    def _turn_begins(self, at: int) -> None:
        self.clocks.turn = at
        self.clocks.extra = 0

    def _taken_over(self, event: log.TakenOver, at: int) -> None:
        self.games[-1].stand_ins[event.seat] = (event.bot, event.seed)

    def _reclaimed(self, event: log.Reclaimed, at: int) -> None:
        game = self.games[-1]
        del game.stand_ins[event.seat]
        if event.seat in game.state.to_act:
            self._turn_begins(at)

    def _paused(self, event: log.Paused, at: int) -> None:
        self.clocks.paused = at

    def _resumed(self, event: log.Resumed, at: int) -> None:
        assert self.clocks.paused is not None
        self.clocks.stand(at - self.clocks.paused, at)
        self.clocks.paused = None

    def _hurried(self, event: log.Hurried, at: int) -> None:
        self.hurried = True

    def _extended(self, event: log.Extended, at: int) -> None:
        self.clocks.extra += 1000 * (self.games[-1].settings.clock or 0)

    # Talk

    def _said(self, event: log.Said, at: int) -> None:
        self.spoken += 1
        name = self.people[event.person].name
        line = Spoken(self.spoken, event.person, name, event.text, event.aside)
        self.talk = [*self.talk[1 - REMEMBERED :], line]

    def _muted(self, event: log.Muted, at: int) -> None:
        muted = self.people[event.person].muted
        if event.on:
            muted.add(event.whom)
        else:
            muted.discard(event.whom)

    def _woken(self, event: log.Woken, at: int) -> None:
        self.clocks.stand(event.still, at)
        if self.clocks.paused is not None:
            self.clocks.paused += event.still


_FOLDS: Final[dict[type, Callable[[Book, Any, int], None]]] = {
    log.Opened: Book._opened,
    log.Joined: Book._joined,
    log.Sat: Book._sat,
    log.Stood: Book._stood,
    log.Renamed: Book._renamed,
    log.Left: Book._left,
    log.MoveOffered: Book._move_offered,
    log.MoveFailed: Book._move_failed,
    log.Moved: Book._moved,
    log.BotAdded: Book._bot_added,
    log.BotRemoved: Book._bot_removed,
    log.HostChanged: Book._host_changed,
    log.Configured: Book._configured,
    log.Agreed: Book._agreed,
    log.GameStarted: Book._game_started,
    log.GameDropped: Book._game_dropped,
    log.Committed: Book._committed,
    log.Mixed: Book._mixed,
    log.Dealt: Book._dealt,
    log.Refilled: Book._refilled,
    log.Acted: Book._acted,
    log.TakenOver: Book._taken_over,
    log.Reclaimed: Book._reclaimed,
    log.Paused: Book._paused,
    log.Resumed: Book._resumed,
    log.Hurried: Book._hurried,
    log.Extended: Book._extended,
    log.Said: Book._said,
    log.Muted: Book._muted,
    log.Woken: Book._woken,
}

_POSITIONS: Final = {log.Dealt, log.Refilled, log.Acted}
