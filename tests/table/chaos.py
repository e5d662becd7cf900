"""People who do anything at all, sense or nonsense."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from strategies import MANNERS, choose
from table.sittings import Sitting

from coyote import EDITIONS
from coyote.table import messages, requests
from coyote.table.effects import WATCHERS
from coyote.table.errors import Refused
from coyote.table.talking import SIGNS

WORDS = ["", "hi", "\u202e", "é" * 30, "bid 5", "<b>", "eyes", "owl", "random", "howl", "\x00"]
SETTINGS: list[dict[str, Any]] = [
    {"clock": 5},
    {"clock": None},
    {"clock": "x"},
    {"grace": 5},
    {"slow": True, "clock": None},
    {"slow": False},
    {"text": False, "odds": False},
    {"text": True, "odds": True, "shadow": True},
    {"edition": "chess"},
    *({"edition": edition} for edition in EDITIONS),
    {"edition": "eyes", "options": {"trickster": True}},
    {"edition": "tomahawk", "options": {"additions": ["extra", "next", "restart"]}},
    {"edition": "museum", "options": {"tokens": True, "limit": 4}},
    {"options": {"limit": 4}},
    {"edition": "classic", "options": {"limit": 1}},
    {"edition": "tomahawk", "clock": 5},
    {"stand_in": "cautious"},
]


class Chaos:
    """A table at which everything happens."""

    def __init__(self, seed: int, sitting: Sitting) -> None:
        self.rng = Random(seed)
        self.sitting = sitting
        self.codes = ["BFKLMRUW"]

    def stir(self) -> None:
        """Something happens."""
        turn = self.rng.random()
        if turn < 0.4:
            self.play()
        elif turn < 0.55:
            self.sitting.think(fail=self.rng.random() < 0.2)
        elif turn < 0.7:
            self.sitting.wait(self.rng.choice((1, 300, 1000, 2000, 2000, 5000, 12_000)))
        elif turn < 0.8:
            self.come_or_go()
        else:
            self.ask(self.somebody(), self.wish())

    def play(self) -> None:
        """Those who are to act do so, and the host starts what can be started."""
        sitting, rng = self.sitting, self.rng
        game = sitting.book.game
        if game is None:
            if sitting.book.host is not None:
                self.ask(sitting.book.host, self.preparation())
        elif sitting.book.paused and sitting.book.host is not None and rng.random() < 0.3:
            self.ask(sitting.book.host, requests.Resume())
        elif game.state.round is None:
            for seat in sitting.table.players_here(game):
                self.ask(sitting.person(seat), requests.Ready(round=game.round - 1))
        else:
            for seat in game.state.to_act:
                person = game.seats[seat].person
                if seat in game.stand_ins and person in sitting.table.present:
                    self.ask(sitting.person(seat), requests.Reclaim(id=self.id()))
                elif person is not None and person in sitting.table.present:
                    action = str(choose(game.state, seat, rng, rng.choice(MANNERS)))
                    version = sitting.book.version - rng.choice((0, 0, 0, 0, 0, 0, 0, 5))
                    act = requests.Act(id=self.id(), version=max(0, version), action=action)
                    self.ask(person, act)
                    break

    def preparation(self) -> requests.Request:
        """What a host does in the lobby."""
        return self.rng.choice(
            [
                requests.Start(),
                requests.Start(),
                requests.Configure(settings=self.rng.choice(SETTINGS)),
                requests.AddBot(bot="random"),
                requests.RemoveBot(seat=self.rng.randrange(4)),
                requests.Hurry(),
            ]
        )

    def come_or_go(self) -> None:
        sitting, rng = self.sitting, self.rng
        here = [who for who, count in sitting.table.present.items() if count > 0]
        known = [who for who, person in sitting.book.people.items() if not person.gone]
        turn = rng.random()
        if turn < 0.2:
            with suppress(Refused):
                sitting.join(rng.choice(("Ann", "Bo", " ", "Cy")), sit=rng.random() < 0.7)
        elif turn < 0.7:
            sitting.enter(rng.choice([*known, WATCHERS]))
        elif turn < 0.75:
            sitting.claim(rng.choice(self.codes), f"token {rng.random()}")
        elif here:
            sitting.exit(rng.choice(here))
        # The server closes the connections of who is gone, sooner or later.
        for who in here:
            if who != WATCHERS and sitting.book.people[who].gone and rng.random() < 0.5:
                while sitting.table.present[who] > 0:
                    sitting.exit(who)

    def somebody(self) -> int:
        """Mostly the host, who can do most."""
        host = self.sitting.book.host
        if host is not None and self.rng.random() < 0.5:
            return host
        return self.rng.choice([*self.sitting.book.people, WATCHERS])

    def ask(self, who: int, request: requests.Request) -> None:
        """As it comes over the wire."""
        for answer in self.sitting.ask(who, requests.decode(msgspec.json.encode(request))):
            if isinstance(answer, messages.MoveCode):
                self.codes.append(answer.code)

    def id(self) -> str:
        return self.rng.choice(("", "", "a", *(str(self.rng.random()) for _ in range(3))))

    def wish(self) -> requests.Request:
        """Any request, with anything in it."""
        rng, id = self.rng, self.id()
        word = rng.choice([*WORDS, *SIGNS])
        number = rng.choice((0, 1, 2, 3, 4, 5, 9, 2**53))
        entropy = rng.choice((rng.randbytes(16).hex(), rng.randbytes(32).hex(), "x" * 40))
        game = self.sitting.book.game
        round = number if game is None or rng.random() < 0.2 else game.round
        return rng.choice(
            [
                requests.Hello(id=id),
                requests.Sync(id=id),
                requests.Pong(id=id),
                requests.Sit(id=id),
                requests.Rematch(id=id, on=rng.random() < 0.7),
                requests.Stand(id=id),
                requests.Leave(id=id),
                requests.Rename(id=id, name=word, animal=rng.choice((None, "owl", "yeti"))),
                requests.Move(id=id),
                requests.Act(id=id, version=self.sitting.book.version, action=word),
                requests.Ready(id=id, round=number),
                *[requests.Mix(id=id, round=round, entropy=entropy)] * 3,
                requests.Odds(id=id),
                *[requests.Reclaim(id=id)] * 3,
                requests.AskTime(id=id),
                requests.GrantTime(id=id),
                requests.Say(id=id, text=word),
                requests.React(id=id, sign=word),
                requests.Mute(id=id, person=number, on=rng.random() < 0.5),
                *[requests.Shadow(id=id, seat=rng.choice((None, number)))] * 3,
                requests.Start(id=id, starter=rng.choice((None, number))),
                *[requests.Configure(id=id, settings=rng.choice(SETTINGS))] * 3,
                *[requests.AddBot(id=id, bot=rng.choice(("random", "hal")))] * 3,
                requests.RemoveBot(id=id, seat=number),
                requests.Kick(id=id, person=number),
                requests.HandOver(id=id, person=number),
                requests.Pause(id=id),
                *[requests.Resume(id=id)] * 3,
                requests.Hurry(id=id),
            ]
        )
