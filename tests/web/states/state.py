"""A state of the page: what the server says, what the device holds, what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec
from table.sittings import Sitting

from coyote.odds import distribution
from coyote.table import messages, requests
from coyote.table.effects import WATCHERS

CODE: Final = "BFKLMR"
"""The table of all sittings."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something done in the page: `click`, `unfold`, `hold`, `type` at a `data-test` hook, `press`.

    With `tab` the same table is opened in another tab.
    """

    do: str
    at: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer over HTTP; a status of 0: nobody answers."""

    status: int
    body: bytes = b""
    kind: str = "application/json"


@dataclass(frozen=True, slots=True)
class State:
    """Everything that the page is shown and told."""

    path: str = f"/t/{CODE}"
    says: tuple[messages.Message, ...] = ()
    """The first answers the hello, the others follow. Nothing: the line stays silent."""
    closes: str | None = None
    """Why the socket is closed after that; it does not open again."""
    key: bool = True
    """Whether the device holds a key to the table."""
    refuses: Mapping[str, messages.Rejected] = field(default_factory=dict)
    """Requests that are refused; all others are granted."""
    brings: Mapping[str, messages.Message] = field(default_factory=dict)
    """What a granted request brings besides."""
    http: Mapping[str, Answer] = field(default_factory=dict)
    """Answers to a method and path that differ from those of a well server."""
    record: bytes = b""
    steps: tuple[Step, ...] = ()
    prefs: Mapping[str, Any] = field(default_factory=dict)
    lesson: str | None = None
    """The step at which somebody left the lesson on this device."""
    waits: bool = False
    """Whether the page is still busy when the picture is taken."""

    @property
    def sync(self) -> messages.Sync:
        """What the table looks like at first."""
        return next(each for each in self.says if isinstance(each, messages.Sync))

    @property
    def view(self) -> messages.View | None:
        """The game as it is shown in the end."""
        views = (each.view for each in self.says if isinstance(each, Told))
        return next((view for view in reversed(list(views)) if view is not None), None)


Told = messages.Sync | messages.Update
Maker: TypeAlias = Callable[[], State]


def click(at: str) -> Step:
    return Step("click", at)


def unfold(at: str) -> Step:
    """Click what is there on small screens only; larger ones show it anyway."""
    return Step("unfold", at)


def hold(at: str) -> Step:
    return Step("hold", at)


def write(at: str, text: str) -> Step:
    return Step("type", at, text)


def press(key: str) -> Step:
    return Step("press", text=key)


class Eye:
    """Somebody at a table from now on: what they are told, until a state is made of it."""

    def __init__(self, sitting: Sitting, who: int = 1) -> None:
        self.sitting, self.who = sitting, who
        if not sitting.table.present[who]:
            sitting.enter(who)
        self.first = sitting.sync(who)
        sitting.forget()

    def state(self, *steps: Step, **more: Any) -> State:
        """What they see now, and what they were told on the way."""
        sitting, who = self.sitting, self.who
        told = tuple(sitting.heard.get(who, ()))
        public = messages.encode(sitting.sync(WATCHERS))
        http = {f"GET /api/tables/{CODE}": Answer(200, public), **more.pop("http", {})}
        game = sitting.book.last_game
        record = b"" if game is None else msgspec.json.encode(game.told_record())
        return State(
            says=(self.first, *told),
            key=who != WATCHERS,
            brings=_brought(sitting, who),
            http=http,
            record=record,
            steps=steps,
            **more,
        )


def seen(sitting: Sitting, who: int = 1, *steps: Step, **more: Any) -> State:
    """What somebody sees at once who comes to the table as it is."""
    return Eye(sitting, who).state(*steps, **more)


def _brought(sitting: Sitting, who: int) -> dict[str, messages.Message]:
    """What the odds and a move to another device would bring, asked of the table itself."""
    brought: dict[str, messages.Message] = {}
    if who == WATCHERS:
        return brought
    sitting.questions.clear()
    sitting.ask(who, requests.Odds(id="odds"))
    if sitting.questions:
        question = sitting.questions.pop()
        odds = distribution(question.view)
        totals = tuple((total, round(odds.p_at_least(total), 4)) for total in odds.totals)
        brought["odds"] = messages.Odds(id="", version=question.version, totals=totals)
    brought["move"] = messages.MoveCode(code="WUBKLMRY", seconds=600)
    return brought
