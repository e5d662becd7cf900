"""A table: takes who, what and when, and says what to store and what to send to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from coyote.rules.actions import Action
from coyote.rules.errors import CoyoteError
from coyote.rules.legality import legal
from coyote.table import (
    hosting,
    log,
    messages,
    pacing,
    playing,
    seating,
    talking,
    telling,
    updates,
)
from coyote.table.book import Book
from coyote.table.chance import Chance, TrueChance
from coyote.table.clocks import HOST_AWAY, LATER
from coyote.table.effects import SENDER, WATCHERS, Closing, Effects, Post, Stored, Thought
from coyote.table.errors import Refused
from coyote.table.game import Game
from coyote.table.news import news_of, parts_of
from coyote.table.requests import Request
from coyote.table.settings import Settings, checked

Handlers: TypeAlias = dict[type[Request], Callable[["Table", int, Any], None]]

_HANDLERS: Final[Handlers] = {
    **seating.HANDLERS,
    **hosting.HANDLERS,
    **playing.HANDLERS,
    **talking.HANDLERS,
}


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot seems to think, in milliseconds; drawn before it does."""

    least: int = 800
    most: int = 2500


class Table:
    """One table. Nothing here reads a clock, rolls dice or touches a socket by itself."""

    def __init__(self, chance: Chance | None = None, pace: Pace | None = None) -> None:
        self.book = Book()
        self.chance = chance or TrueChance()
        self.pace = pace or Pace()
        self.present: Counter[int] = Counter()
        """Open connections of each person; of all without a token under `WATCHERS`."""
        self.ready: set[int] = set()
        """The seats that have seen the reveal."""
        self.choices: dict[int, str] = {}
        """What bots have chosen and not shown yet."""
        self.owed: int | None = None
        """When to tell who is ready."""
        self.asked: int | None = None
        """The seat that asks for more time."""
        self.granted: set[int] = set()
        self.shadows: dict[int, int] = {}
        """Whom people follow, one round late."""
        self.spent: dict[tuple[int, str], list[int]] = {}
        """When somebody last spoke or reacted."""
        self.now = 0
        self.effects = Effects()
        self.parts: set[str] = set()
        """What of the table changed with this request."""
        self.news: list[messages.News] = []
        self.after = 0
        """The version before this request."""
        self.rounds = (0, 0)
        """The game and the round before this request."""
        self.was_over = True
        """Whether that game was over."""
        self._by: tuple[int, str] = (-1, "")

    @classmethod
    def open(
        cls, id: str, code: str, settings: Settings, now: int, chance: Chance, pace: Pace
    ) -> tuple[Table, Effects]:
        """A new table that nobody has come to yet; raises `Refused` or `InvalidSetup`."""
        table = cls(chance, pace)
        settings = checked(settings)
        table._begin(now)
        table.record(log.Opened(id, code, settings))
        return table, table._finish()

    @classmethod
    def rebuild(cls, lines: Iterable[tuple[int, bytes]], chance: Chance, pace: Pace) -> Table:
        """The table as its log says: for each line when it was written, and the line."""
        table = cls(chance, pace)
        for at, data in lines:
            table.book.fold(log.decode(data), at)
        return table

    def wake(self, now: int) -> Effects:
        """Go on after a rebuild: the time since the last line does not count."""
        self._begin(now)
        book = self.book
        if book.game is not None:
            self.record(log.Woken(max(0, now - book.at)))
        book.clocks.away = {
            person.number: now for person in book.people.values() if not person.gone
        }
        return self._finish()

    # What comes from outside

    def join(
        self, name: str, animal: str | None, token: str, now: int, *, sit: bool
    ) -> tuple[int, Effects]:
        """Somebody comes in, with the hash of a new token; raises `Refused`."""
        self._begin(now)
        person = seating.join(self, name, animal, token, sit=sit)
        return person, self._finish()

    def claim(self, code: str, token: str, now: int) -> tuple[int | None, Effects]:
        """Another device takes over the seat that a one-time code moves; None: a wrong code."""
        self._begin(now)
        person = seating.claim(self, code, token)
        return person, self._finish()

    def enter(self, who: int, now: int) -> Effects:
        """A connection opens: of a person, or of somebody who watches."""
        self._begin(now)
        self.present[who] += 1
        if self.present[who] == 1 or who == WATCHERS:
            self.parts.add("table")
        if who != WATCHERS:
            self.book.clocks.away.pop(who, None)
        hosting.pass_on(self)
        effects = self._finish(but=who if self.present[who] == 1 else None)
        effects.posts.append(Post(SENDER, telling.sync(self, who, now)))
        return effects

    def exit(self, who: int, now: int) -> Effects:
        """A connection has ended."""
        self._begin(now)
        self.present[who] -= 1
        if not self.present[who] or who == WATCHERS:
            self.parts.add("table")
        if not self.present[who]:
            del self.present[who]
            if who != WATCHERS and not self.book.people[who].gone:
                self.book.clocks.away[who] = now
        return self._finish()

    def handle(self, who: int, request: Request, now: int) -> Effects:
        """A request of a person, or of somebody who watches."""
        self._begin(now)
        person = self.book.people.get(who)
        if person is not None and person.gone:
            who, person = WATCHERS, None  # until the connection is closed
        if request.id and person is not None and request.id in person.done:
            self.post(SENDER, messages.Accepted(id=request.id, version=person.done[request.id]))
            self.post(SENDER, telling.sync(self, who, now))
            return self._finish()
        if request.id and person is not None:
            self._by = (who, request.id)
        try:
            handler = _HANDLERS.get(type(request))
            if handler is None:
                raise Refused("not-now")
            handler(self, who, request)
        except CoyoteError as error:
            self.post(
                SENDER,
                messages.Rejected(
                    id=request.id, code=error.code, rule=error.rule, facts=error.facts
                ),
            )
            self.post(SENDER, telling.sync(self, who, now))
        else:
            if request.id:
                if person is not None and request.id not in person.done:
                    person.did(request.id, self.book.version)  # what needed no line
                version = self.book.version if person is None else person.done[request.id]
                accepted = messages.Accepted(id=request.id, version=version)
                self.effects.posts.insert(0, Post(SENDER, accepted))
        return self._finish()

    def thought(self, ticket: int, seat: int, action: Action | None, now: int) -> Effects:
        """What a bot chose; None when it failed, and then the simplest legal action is taken."""
        self._begin(now)
        game = self.book.game
        if game is not None and ticket == self.book.stamp and seat in self.book.clocks.due:
            sound = action is not None and action in legal(game.state, seat)
            self.choices[seat] = str(action if sound else playing.simplest(game, seat))
        return self._finish()

    def ping(self, now: int) -> Effects:
        """Ask all devices whether they are there, and tell them where the table is."""
        self._begin(now)
        ping = messages.Ping(version=self.book.version)
        for who in self.audience():
            self.post(who, ping)
        return self._finish()

    def tick(self, now: int) -> Effects:
        """Time went by."""
        self._begin(now)
        hosting.pass_on(self)
        game = self.book.game
        if game is not None and not self.book.paused:
            for seat, why in pacing.overdue(self, game):
                playing.take_over(self, game, seat, why)
        return self._finish()

    def due(self) -> int | None:
        """When to call `tick` next; None: there is nothing to wait for."""
        book, clocks = self.book, self.book.clocks
        moments: list[int] = []
        if book.host in clocks.away and hosting.heir(self) is not None:
            moments.append(clocks.away[book.host] + HOST_AWAY)
        if self.owed is not None:
            moments.append(self.owed)
        game = book.game
        if game is not None and not book.paused:
            moments += pacing.moments(self, game)
        return min(moments, default=None)

    # What handlers use

    def record(self, event: log.Event) -> None:
        """Fold an event in, and have it stored; raises when the rules do not allow it."""
        person, id = self._by
        line = log.Line(event, person, id)  # type: ignore[arg-type]
        stamp = self.book.stamp
        self.book.fold(line, self.now)
        self._by = (-1, "")
        self.effects.lines.append(Stored(self.book.lines, self.now, log.encode(line)))
        self.parts |= parts_of(event)
        told = news_of(event)
        if told is not None:
            self.news.append(told)
        began = isinstance(event, log.GameStarted)
        if began:
            self.shadows.clear()  # its seats may be others
        if began or self.book.stamp != stamp:
            self.choices.clear()
            self.book.clocks.due.clear()
            self.asked = None

    def post(self, to: int, message: messages.Message) -> None:
        self.effects.posts.append(Post(to, message))

    def close(self, person: int, code: str) -> None:
        """End all connections of a person."""
        self.post(person, messages.Bye(code=code))
        self.effects.closings.append(Closing(person, code))

    def owe_seats(self) -> None:
        """Tell the seats anew, but not at once."""
        if self.owed is None:
            self.owed = self.now + LATER

    def audience(self) -> list[int]:
        """Everybody who is connected, watchers as one."""
        people = self.book.people
        return [who for who in self.present if who == WATCHERS or not people[who].gone]

    def players_here(self, game: Game) -> list[int]:
        """The living seats that people play who are connected."""
        return [
            seat
            for seat in game.state.alive
            if game.player(seat) is None and self.present[game.seats[seat].person or 0]
        ]

    # How the game goes on by itself

    def _begin(self, now: int) -> None:
        self.now = max(now, self.book.at)
        self.effects = Effects()
        self.parts = set()
        self.news = []
        self.after = self.book.version
        self._by = (-1, "")
        game = self.book.last_game
        self.rounds = (0, 0) if game is None else (game.number, game.round)
        self.was_over = game is None or game.over

    def _finish(self, but: int | None = None) -> Effects:
        """Go on as far as the game goes by itself, and tell everybody but one what changed."""
        self._by = (-1, "")
        while self._goes_on():
            pass
        if self.book.host is None:
            hosting.pass_on(self)
        if self.owed is not None and self.now >= self.owed:
            self.parts.add("table")
            self.owed = None
        if self.parts:
            updates.tell(self, [who for who in self.audience() if who != but])
        return self.effects

    def _goes_on(self) -> bool:
        """One step that needs nobody: a shuffle, a deal, a refill, a bot's move that is due."""
        game = self.book.game
        if game is None or self.book.paused:
            return False
        state = game.state
        if state.round is not None and state.round.waiting is not None:
            self.record(log.Refilled(game.pile(self.chance)))
            return True
        if not game.committed:
            refill = self.chance.secret().hex()
            self.record(log.Committed(self.chance.secret().hex(), refill))
            self.ready.clear()
            return True
        if state.round is None:
            if not pacing.deals_now(self, game):
                return False
            self.record(log.Dealt(game.pile(self.chance)))
            self.owed = None
            if self.ready:
                self.parts.add("table")  # they are ready no more
            return True
        return any(self._bot_plays(game, seat) for seat in state.to_act)

    def _bot_plays(self, game: Game, seat: int) -> bool:
        player = game.player(seat)
        if player is None:
            return False
        due = self.book.clocks.due
        if seat not in due:
            due[seat] = self.now + (0 if self.book.hurried else self._delay(game))
            thought = Thought(self.book.stamp, seat, *player, game.view(seat))
            self.effects.thoughts.append(thought)
        if seat not in self.choices or (self.now < due[seat] and not self.book.hurried):
            return False
        del due[seat]
        self.record(log.Acted(seat, self.choices.pop(seat)))
        return True

    def _delay(self, game: Game) -> int:
        """How long a bot seems to think: told by chance and by what all can see, by no card.

        The first bids come quickly. When they have gone around the table, it gets hard.
        """
        assert game.state.round is not None
        span = self.pace.most - self.pace.least + 1
        draws = self.chance.below(span), self.chance.below(span)
        hard = len(game.state.round.bids) >= len(game.state.alive)
        return self.pace.least + (max(draws) if hard else min(draws))
