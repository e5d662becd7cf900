"""Seats you at a table of your wishes and plays the game in this terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import IO

from coyote.terminal.game import Game
from coyote.terminal.invitation import Invitation, Seated, accept
from coyote.terminal.narrator import Narrator
from coyote.terminal.paper import Paper
from coyote.terminal.prompt import Keyboard
from coyote.terminal.turn import Turn
from coyote.terminal.voice import Voice


def play(wish: Invitation) -> int:
    """Play in this terminal; the exit code. Raises `CoyoteError` for what cannot be."""
    seated = accept(wish)
    with suppress(ImportError):  # lines can be edited where there is readline
        import readline  # noqa: F401
    pause = wish.pause if sys.stdin.isatty() and sys.stdout.isatty() else 0
    return table(seated, sys.stdin, sys.stdout, hints=wish.hint, pause=pause).play()


def table(
    seated: Seated, source: IO[str], output: IO[str], *, hints: bool = False, pause: float = 0
) -> Game:
    """A game between these bots, on any pair of files."""
    voice = Voice(seated.scribe.state.setup.edition, seated.names, seated.language)
    paper = Paper(output, pause=pause)
    keyboard = Keyboard(source, paper.write)
    return Game(seated, Narrator(paper, voice), Turn(paper, voice, keyboard, hints=hints))
