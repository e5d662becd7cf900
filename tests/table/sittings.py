"""A table with people around it: what they ask, what they hear, and the time that goes by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import strategies
from strategies import MANNERS, Manner

from coyote import Action, Card, State, bots, legal, parse
from coyote.rules.cards import cards
from coyote.table import log, messages, requests
from coyote.table.book import Book
from coyote.table.clocks import MIXING
from coyote.table.effects import SENDER, WATCHERS, Closing, Effects, Question, Thought
from coyote.table.game import Game
from coyote.table.proof import Label, order
from coyote.table.settings import Settings
from coyote.table.table import Pace, Table
from coyote.table.tokens import hashed

M = TypeVar("M", bound=messages.Message)

START = 1_000_000
LEAST, MOST = 1_000, 2_000
"""How long the bots of these tables seem to think."""


class Dice:
    """Chance that a test knows: secrets in a row, and numbers from a seed, without one all 0.

    `tops` are the cards on top of what is shuffled, shuffle by shuffle; then all is true again.
    """

    def __init__(self, seed: int | None = None, tops: Sequence[str] = ()) -> None:
        self.rng = None if seed is None else Random(seed)
        self.tops = list(tops)
        self.secrets = 0

    def secret(self) -> bytes:
        self.secrets += 1
        return self.secrets.to_bytes(32, "big")

    def below(self, limit: int) -> int:
        return 0 if self.rng is None else self.rng.randrange(limit)

    def order(
        self, cards_: Sequence[Card], label: Label, secret: bytes, entropy: Mapping[int, bytes]
    ) -> tuple[Card, ...]:
        if not self.tops or not cards_:
            return order(cards_, label, secret, entropy)
        first, rest = cards(self.tops.pop(0)), list(cards_)
        for card in first:
            rest.remove(card)
        return (*first, *rest)


class Sitting:
    """A table at which these people sit and are connected; the first is person 1 and the host.

    Whoever is told of a version that does not build on what they know fails the test.
    """

    def __init__(
        self,
        *names: str,
        dice: Dice | None = None,
        bots: Sequence[str] = (),
        now: int = START,
        **settings: Any,
    ) -> None:
        self.now = now
        self.dice = dice or Dice()
        self.pace = Pace(LEAST, MOST)
        self.lines: list[tuple[int, bytes]] = []
        self.heard: dict[int, list[messages.Message]] = {}
        """What was sent to each person, answers too, and to the watchers."""
        self.bytes: dict[int, list[bytes]] = {}
        """The same, as it goes over the wire."""
        self.known: dict[int, int] = {}
        """The version that each of them was told last."""
        self.thoughts: list[Thought] = []
        self.questions: list[Question] = []
        self.closings: list[Closing] = []
        self.tokens: dict[int, str] = {}
        self.table, effects = Table.open(
            "table-1", "BFKLMR", Settings(**settings), now, self.dice, self.pace
        )
        self._do(effects)
        for name in names:
            self.join(name)
        for bot in bots:
            self.grant(1, requests.AddBot(bot=bot))

    @property
    def book(self) -> Book:
        return self.table.book

    @property
    def game(self) -> Game:
        """The game that runs."""
        assert self.book.game is not None
        return self.book.game

    @property
    def last_game(self) -> Game:
        """The game that runs or ran last."""
        assert self.book.last_game is not None
        return self.book.last_game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def events(self) -> list[log.Event]:
        """What the log holds."""
        return [log.decode(data).event for _, data in self.lines]

    def count(self, kind: type[log.Event]) -> int:
        """How many events of a kind the log holds."""
        return sum(isinstance(event, kind) for event in self.events)

    # What comes from outside

    def join(
        self, name: str, *, sit: bool = True, enter: bool = True, animal: str | None = None
    ) -> int:
        token = f"token of {name} {len(self.book.people)}"
        person, effects = self.table.join(name, animal, hashed(token), self.now, sit=sit)
        self.tokens[person] = token
        self._do(effects)
        if enter:
            self.enter(person)
        return person

    def enter(self, *people: int) -> None:
        for who in people:
            if not self.table.present[who]:
                self.known.pop(who, None)
            self._do(self.table.enter(who, self.now), who)

    def exit(self, *people: int) -> None:
        for who in people:
            self._do(self.table.exit(who, self.now))

    def watch(self) -> None:
        """Somebody without a token looks on."""
        self.enter(WATCHERS)

    def claim(self, code: str, token: str = "another token") -> int | None:
        person, effects = self.table.claim(code, hashed(token), self.now)
        self._do(effects)
        return person

    def ask(self, who: int, request: requests.Request) -> list[messages.Message]:
        """The answers to a request."""
        return self._do(self.table.handle(who, request, self.now), who)

    def grant(self, who: int, request: requests.Request) -> list[messages.Message]:
        """The answers to a request that has to be granted."""
        answers = self.ask(who, request)
        assert not any(isinstance(each, messages.Rejected) for each in answers), answers
        return answers

    def rejection(self, who: int, request: requests.Request) -> messages.Rejected:
        """How a request is refused: nothing is stored, and everything is told anew."""
        lines, version = len(self.lines), self.book.version
        rejected, sync = self.ask(who, request)
        assert isinstance(rejected, messages.Rejected)
        assert isinstance(sync, messages.Sync)
        assert (len(self.lines), self.book.version) == (lines, version)
        assert (rejected.id, sync.version) == (request.id, version)
        return rejected

    def refusal(self, who: int, request: requests.Request) -> str:
        """The code by which a request is refused."""
        return self.rejection(who, request).code

    def tick(self) -> Effects:
        """The table is called, whether it wanted to be or not."""
        effects = self.table.tick(self.now)
        self._do(effects)
        return effects

    def ping(self) -> None:
        self._do(self.table.ping(self.now))

    def wait(self, milliseconds: int) -> None:
        """Time goes by; the table is called whenever it wanted to be."""
        until = self.now + milliseconds
        due = self.table.due()
        while due is not None and due <= until:
            self.now = max(self.now, due)
            effects = self.tick()
            due = self.table.due()
            idle = effects == Effects() and due is not None and due <= self.now
            assert not idle, "the table wants to be called again and again"
        self.now = until

    def think(self, *, fail: bool = False) -> None:
        """All bots that were asked choose now."""
        while self.thoughts:
            thought = self.thoughts.pop(0)
            choice = None if fail else bots.load(thought.bot, thought.seed).choose(thought.view)
            self.choose(thought, choice)

    def choose(self, thought: Thought, action: Action | None) -> None:
        self._do(self.table.thought(thought.ticket, thought.seat, action, self.now))

    def restart(self, after: int = 0, lines: int | None = None) -> None:
        """The server stops and comes back: what is left are the lines of the log, or the first."""
        self.lines = self.lines[:lines]
        self.now += after
        self.known.clear()
        self.thoughts.clear()
        self.table = Table.rebuild(self.lines, self.dice, self.pace)
        self._do(self.table.wake(self.now))

    # A game

    def start(self, who: int = 1, starter: int | None = 0) -> None:
        """The host starts a game; no device adds entropy, so that the deal comes a second later."""
        self.grant(who, requests.Start(starter=starter))
        self.wait(MIXING)

    def act(
        self, who: int, action: str, *, id: str = "", version: int | None = None
    ) -> list[messages.Message]:
        """The answers to an action, on the table as it is if no version is given."""
        seen = self.book.version if version is None else version
        return self.ask(who, requests.Act(id=id, version=seen, action=action))

    def move(self, seat: int, action: str) -> None:
        """A seat acts, whoever plays it."""
        person = self.game.seats[seat].person
        if self.game.player(seat) is None and person is not None:
            self.grant(person, requests.Act(version=self.book.version, action=action))
            return
        asked = next(thought for thought in self.thoughts if thought.seat == seat)
        self.thoughts.remove(asked)
        self.choose(asked, parse(action))
        self.wait(MOST)

    def moves(self, *moves: str) -> None:
        """Moves such as `0 bid 12`."""
        for move in moves:
            seat, _, action = move.partition(" ")
            self.move(int(seat), action)

    def lose(self, seat: int) -> None:
        """The seat loses the round, on a bid of 999, to the next one in turn."""
        while self.state.to_act != (seat,):
            (actor,) = self.state.to_act
            self.move(actor, f"bid {max(1, legal(self.state, actor).min_bid or 0)}")
        self.move(seat, "bid 999")
        (winner,) = self.state.to_act
        self.move(winner, "challenge")
        while self.book.game is not None and self.state.round is not None:
            actor = self.state.to_act[0]
            self.move(actor, "discard closed" if actor == seat else f"guess {winner}")

    def next_round(self) -> None:
        """Everybody who is here has seen the reveal, and the next round is dealt."""
        round = self.game.round - 1
        for seat in self.table.players_here(self.game):
            self.grant(self.person(seat), requests.Ready(round=round))
        while self.state.round is None:
            self.step()

    def knock_out(self, *seats: int) -> None:
        """Each seat in turn loses rounds until it is out."""
        for seat in seats:
            while self.book.game is not None and seat in self.state.alive:
                if self.state.round is None:
                    self.next_round()
                self.lose(seat)

    def play(self, choose: Callable[[State, int], Action]) -> None:
        """Play to the end: people choose so, bots as they do."""
        while self.book.game is not None:
            if self.thoughts:
                self.think()
                continue
            seat = next((seat for seat in self.state.to_act if not self.game.player(seat)), None)
            if seat is None:
                self.step()
            else:
                self.act(self.person(seat), str(choose(self.state, seat)))

    def step(self) -> None:
        """Wait until the table wants to be called."""
        due = self.table.due()
        assert due is not None
        self.wait(max(0, due - self.now))

    def until_asked(self) -> Thought:
        """Wait until a bot is asked; what it is asked."""
        while not self.thoughts:
            self.step()
        return self.thoughts.pop(0)

    def person(self, seat: int) -> int:
        """Whose seat it is."""
        person = self.game.seats[seat].person
        assert person is not None
        return person

    # What they hear

    def sync(self, who: int) -> messages.Sync:
        """Everything that somebody may know."""
        (sync,) = self.ask(who, requests.Sync())
        assert isinstance(sync, messages.Sync)
        return sync

    def told(self, who: int, kind: type[M]) -> list[M]:
        """What somebody heard of one kind of message."""
        return [each for each in self.heard.get(who, []) if isinstance(each, kind)]

    def last(self, who: int, kind: type[M]) -> M:
        return self.told(who, kind)[-1]

    def news(self, who: int) -> list[str]:
        """The codes of the stories that somebody heard."""
        return [each.code for update in self.told(who, messages.Update) for each in update.news]

    def forget(self) -> None:
        """From here on, only what is new counts as heard."""
        self.heard.clear()
        self.bytes.clear()

    def _do(self, effects: Effects, sender: int | None = None) -> list[messages.Message]:
        """Store what is to be stored, then send; the answers to the sender come back."""
        for stored in effects.lines:
            self.lines.append((stored.at, stored.data))
            assert stored.seq == len(self.lines)
        answers: list[messages.Message] = []
        for post in effects.posts:
            to = post.to
            if to == SENDER:
                assert sender is not None
                to = sender
                answers.append(post.message)
            self._hear(to, post.message)
        self.thoughts += effects.thoughts
        self.questions += effects.questions
        self.closings += effects.closings
        return answers

    def _hear(self, who: int, message: messages.Message) -> None:
        self.heard.setdefault(who, []).append(message)
        self.bytes.setdefault(who, []).append(messages.encode(message))
        match message:
            case messages.Sync(version=version):
                self.known[who] = version
            case messages.Update(after=after, version=version) if who in self.known:
                assert after == self.known[who], "a gap"
                assert version >= after
                self.known[who] = version


def gathered(table: strategies.Table, seed: int, *, bots: int = 0, **settings: Any) -> Sitting:
    """Who plays such a game: people, and some bots at the end of the row."""
    return Sitting(
        *(f"P {seat}" for seat in range(table.players - bots)),
        bots=["random"] * bots,
        dice=Dice(seed=seed),
        edition=table.edition,
        options=table.options,
        **settings,
    )


def by_chance(rng: Random, manner: Manner = MANNERS[0]) -> Callable[[State, int], Action]:
    """How people of that manner choose."""
    return lambda state, seat: strategies.choose(state, seat, rng, manner)
