"""Games at a terminal that is a text, with a person who is a script or a bot."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from coyote import Action, Card, Challenge, View, new_game, parse, view
from coyote.bots import Bot, load
from coyote.record import Scribe
from coyote.terminal.game import Game
from coyote.terminal.invitation import Invitation, Seated, accept
from coyote.terminal.narrator import Narrator
from coyote.terminal.paper import Paper
from coyote.terminal.prompt import Keyboard
from coyote.terminal.session import table
from coyote.terminal.turn import Turn
from coyote.terminal.voice import YOU, Voice

ADDITIONS = ("confirm", "reverse", "extra", "double", "restart", "next")

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("eyes", 2, {}),
    ("eyes", 6, {}),
    ("eyes", 4, {"trickster": True}),
    ("tomahawk", 3, {}),
    ("tomahawk", 5, {"additions": ADDITIONS, "limit": 2}),
    ("museum", 3, {"min_bid": -5, "limit": 4}),
    ("museum", 9, {"tokens": True}),
    ("classic", 10, {"limit": 1}),
]


class Timid(Bot):
    """A bot that names the least number it may, and challenges from 40 on."""

    def choose(self, view: View) -> Action:
        assert view.legal is not None
        if view.bid is not None and view.bid >= 40 and Challenge() in view.legal:
            return Challenge()
        bids = (bid for bid in view.legal.bids() if bid.number > 0)
        return next(bids, None) or view.legal.actions[0]


class Typist(Keyboard):
    """A person who types what a bot would do."""

    def __init__(self, seated: Seated, paper: Paper, bot: str = "random") -> None:
        super().__init__(io.StringIO(), paper.write)
        self._seated = seated
        self._bot = load(bot, 1)
        self._paper = paper

    def ask(self) -> str:
        action = self._bot.choose(view(self._seated.scribe.state, YOU))
        self._paper.write(f"> {action}")
        return str(action)


def seat(edition: str = "eyes", players: int = 3, **wishes: Any) -> Seated:
    """A table whose bots play by chance, unless told otherwise."""
    wishes.setdefault("seed", 1)
    wishes.setdefault("bots", ("random",))
    return accept(Invitation(edition=edition, players=players, **wishes))


def with_timid(seated: Seated) -> Seated:
    """The same table with bots that do not depend on any card."""
    others = range(1, len(seated.bots))
    return replace(seated, bots=(None, *(Timid("random", seat) for seat in others)), file=None)


def arranged(edition: str, cards: str, moves: list[str], **options: Any) -> Seated:
    """A game that you start, after these moves; cards behind a bar lie on top of the pile."""
    dealt, _, drawn = cards.partition(" | ")
    top = [Card(face) for face in (*dealt.split(), *drawn.split())]
    players = len(dealt.split()) - (edition == "eyes")
    state = new_game(edition, players, **options)
    rest = list(state.edition.deck)
    for card in top:
        rest.remove(card)
    scribe = Scribe(state, ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")[:players])
    scribe.deal((*top, *rest))
    for move in moves:
        seat, _, action = move.partition(" ")
        scribe.apply(int(seat), parse(action))
    return with_timid(Seated(scribe, (None,) * players, 1))


def typed(seated: Seated, lines: Iterable[str], *, hints: bool = False) -> tuple[int, str]:
    """The exit code and the transcript of a game in which you type these lines."""
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    output = io.StringIO()
    return table(seated, source, output, hints=hints).play(), output.getvalue()


def played(seated: Seated, bot: str = "random", *, hints: bool = False) -> tuple[int, str]:
    """The exit code and the transcript of a whole game in which a bot types for you."""
    output = io.StringIO()
    paper = Paper(output)
    voice = Voice(seated.scribe.state.setup.edition, seated.names, seated.language)
    turn = Turn(paper, voice, Typist(seated, paper, bot), hints=hints)
    return Game(seated, Narrator(paper, voice), turn).play(), output.getvalue()


def too_wide(text: str, width: int = 80) -> list[str]:
    return [line for line in text.splitlines() if cell_len(line) > width]


def saved_game(path: Path, lines: Iterable[str] = (), **wishes: Any) -> str:
    """Play some lines of a game that is saved there, then leave; the transcript."""
    _, text = typed(seat(save=path, **wishes), lines)
    return text
