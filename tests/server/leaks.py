"""Leaks of every kind, to be put into the server on purpose: each tells which card seat 0 wears."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import pytest
from litestar import Response
from server.stage import Here

from coyote.rules import legality
from coyote.rules.errors import IllegalAction
from coyote.rules.state import Segment
from coyote.rules.view import View
from coyote.server import tables
from coyote.table import messages, sight, telling
from coyote.table.effects import Effects
from coyote.table.game import Game
from coyote.table.table import Table

T = TypeVar("T")


class Spy:
    """Looks at the cards of the game that runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game: Game | None = None
        deal = Game.deal

        def dealt(game: Game, pile: str) -> None:
            deal(game, pile)
            self.game = game

        monkeypatch.setattr(Game, "deal", dealt)

    @property
    def card(self) -> str:
        """What seat 0 wears, or nothing between two rounds."""
        if self.game is None or self.game.state.round is None:
            return ""
        cards = self.game.state.round.cards
        return next(str(card.card) for card in cards if card.seat == 0)

    @property
    def bit(self) -> int:
        """As little as can be told of it."""
        return int(self.card == "7")


Leak: TypeAlias = Callable[[pytest.MonkeyPatch, Spy], None]


def own_card(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    view = Game.view

    def seen(game: Game, seat: int | None) -> View:
        shown = view(game, seat)
        round = game.state.round
        return shown if round is None else shown.evolve(cards=round.cards)

    monkeypatch.setattr(Game, "view", seen)


def cards_left(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    view = Game.view

    def seen(game: Game, seat: int | None) -> View:
        shown = view(game, seat)
        parts = [Segment(part.cards, part.left - spy.bit) for part in shown.segments]
        return shown.evolve(segments=tuple(parts))

    monkeypatch.setattr(Game, "view", seen)


def running_pile(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    """The record of a running round has its pile."""
    told_record = Game.told_record

    def told(game: Game) -> dict[str, Any]:
        record = told_record(game)
        written = game.scribe.record.to_json()["rounds"]
        return {**record, "rounds": written}

    monkeypatch.setattr(Game, "told_record", told)


def order_of_the_rest(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    """The pile of a finished round is told, though the next goes on with it."""
    monkeypatch.setattr(Game, "proof", lambda game, number: {})


def commitment(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    told_shuffle = Game.told_shuffle

    def told(game: Game) -> tuple[int, str, str, tuple[str, ...], bool]:
        number, _, *rest = told_shuffle(game)
        return (number, spy.card, *rest)  # type: ignore[return-value]

    monkeypatch.setattr(Game, "told_shuffle", told)


def what_is_legal(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    told_legal = sight.told_legal

    def told(legal: Any) -> messages.Legal:
        shown = told_legal(legal)
        return msgspec.structs.replace(shown, excluded=spy.bit)

    monkeypatch.setattr(sight, "told_legal", told)


def refusal(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    def refuse(*given: Any) -> IllegalAction:
        error = legality.refusal(*given)
        return IllegalAction(error.rule, error.code, {**error.facts, "bit": spy.bit})

    monkeypatch.setattr("coyote.rules.play.refusal", refuse)


def odds(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    reckon = Here.odds

    async def reckoned(here: Here, view: View) -> list[tuple[int, float]]:
        chances = await reckon(here, view)
        return chances[spy.bit :]

    monkeypatch.setattr(Here, "odds", reckoned)


def header(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    class Telling(Response[T]):
        def __init__(self, content: T, **more: Any) -> None:
            super().__init__(content, headers={"etag": spy.card}, **more)

    monkeypatch.setattr(tables, "Response", Telling)


def size(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    encode = messages.encode
    monkeypatch.setattr(messages, "encode", lambda message: encode(message) + b" " * spy.bit)


def number_of_messages(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    handle = Table.handle

    def handled(table: Table, *given: Any) -> Effects:
        effects = handle(table, *given)
        effects.posts += effects.posts[-1:] * spy.bit
        return effects

    monkeypatch.setattr(Table, "handle", handled)


def order_of_messages(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    handle = Table.handle

    def handled(table: Table, *given: Any) -> Effects:
        effects = handle(table, *given)
        if spy.bit:
            effects.posts.reverse()
        return effects

    monkeypatch.setattr(Table, "handle", handled)


def time_left(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    clock = telling.clock

    def told(table: Table, now: int) -> messages.Clock:
        return clock(table, now + spy.bit)

    monkeypatch.setattr(telling, "clock", told)


def chance(monkeypatch: pytest.MonkeyPatch, spy: Spy) -> None:
    """Another draw, as if for a bot that waits longer."""
    handle = Table.handle

    def handled(table: Table, *given: Any) -> Effects:
        if spy.bit:
            table.chance.below(1000)
        return handle(table, *given)

    monkeypatch.setattr(Table, "handle", handled)


LEAKS: Final[Mapping[str, Leak]] = {
    "the card itself": own_card,
    "how many cards are left": cards_left,
    "the pile in a running record": running_pile,
    "a commitment": commitment,
    "what is legal": what_is_legal,
    "a refusal": refusal,
    "odds": odds,
    "a header": header,
    "the size of a message": size,
    "the number of messages": number_of_messages,
    "the order of messages": order_of_messages,
    "the time left": time_left,
    "what is asked of chance": chance,
}
