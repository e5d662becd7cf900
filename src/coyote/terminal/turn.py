"""Your turn: the table, what you may do, and the prompt."""

from __future__ import annotations

from coyote import Action, CoyoteError, InvalidNotation, View
from coyote.terminal.board import board
from coyote.terminal.chronicle import tell_history
from coyote.terminal.guide import call, offers, tell_about, tell_help
from coyote.terminal.hints import hint, tell_odds
from coyote.terminal.paper import Paper
from coyote.terminal.prompt import Command, Keyboard, understand
from coyote.terminal.voice import YOU, Voice


class Left(Exception):
    """You leave the table."""


class Turn:
    """Draws the table for you and reads what you say."""

    def __init__(
        self, paper: Paper, voice: Voice, keyboard: Keyboard, *, hints: bool = False
    ) -> None:
        self._paper = paper
        self._voice = voice
        self._keyboard = keyboard
        self._hints = hints
        self._drawn: int | None = None
        """The round that the table was last drawn in."""
        self._out = False

    def begin(self, seen: View) -> None:
        """Draw the table, unless you have just acted yourself, and say what is asked of you."""
        mine = bool(seen.moves) and seen.moves[-1].seat == YOU and self._drawn == len(seen.rounds)
        if not mine and seen.phase != "discard":
            self._draw(seen)
        self._paper.write(call(seen, self._voice), "you", indent=1)
        if self._hints and seen.phase != "discard":
            self._paper.write(hint(seen, self._voice), "tell", indent=1)
        self._paper.write(offers(seen, self._voice), "ash", indent=1)

    def _draw(self, seen: View) -> None:
        self._drawn = len(seen.rounds)
        self._paper.write()
        self._paper.write(board(seen, self._voice, self._paper.width))

    def ask(self, seen: View) -> Action:
        """The action you want; commands are served on the way. Raises `Left` and EOFError."""
        while True:
            line = self._keyboard.ask()
            if not line.strip():
                continue
            try:
                wish = understand(line, seen, self._voice.names)
            except InvalidNotation as error:
                self.refuse(error)
                continue
            if not isinstance(wish, Command):
                return wish
            self._serve(wish, seen)

    def refuse(self, error: CoyoteError) -> None:
        """Say why not, in one line."""
        self._paper.write(self._voice.problem(error), indent=1)

    def _serve(self, wish: Command, seen: View) -> None:
        paper, voice = self._paper, self._voice
        match wish.word:
            case "quit":
                raise Left
            case "help" if wish.about:
                tell_about(wish.about, paper, voice)
            case "help":
                tell_help(seen, paper, voice)
            case "history":
                tell_history(seen, paper, voice)
            case "table":
                self._draw(seen)
                paper.write(call(seen, voice), "you", indent=1)
            case "odds" if self._hints and seen.phase != "discard":
                tell_odds(seen, paper, voice, wish.about)
            case word:
                paper.write(voice.text(f"terminal-about-{word}"), indent=1)

    def rest(self, seen: View) -> None:
        """Between two rounds, let you read on at your own pace; raises `Left`."""
        if not self._keyboard.live or not self._paper.paced or not seen.rounds or self._out:
            return
        self._out = YOU not in seen.alive
        words = self._voice.text("terminal-enter", out=1 if self._out else 0)
        while True:
            self._paper.write(words, "ash", indent=1)
            line = self._keyboard.ask()
            if not line.strip():
                return
            try:
                wish = understand(line, seen, self._voice.names)
            except InvalidNotation:
                return
            if not isinstance(wish, Command):
                return
            self._serve(wish, seen)
