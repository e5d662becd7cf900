"""A whole game in the terminal: you and the bots, from the first deal to the end."""

from __future__ import annotations

from random import Random
from typing import Final

from coyote import Action, IllegalAction, Move, View, due, outcome, view
from coyote.shuffle import random_pile
from coyote.terminal.invitation import Seated
from coyote.terminal.narrator import Narrator
from coyote.terminal.turn import Left, Turn
from coyote.terminal.voice import YOU

INTERRUPTED: Final = 130


class Game:
    """The table and the moves made at it. You are told of it by your view alone."""

    def __init__(self, seated: Seated, narrator: Narrator, turn: Turn) -> None:
        self._seated = seated
        self._scribe = seated.scribe
        self._narrator = narrator
        self._turn = turn

    @property
    def _seen(self) -> View:
        return view(self._scribe.state, YOU)

    def play(self) -> int:
        """Play to the end, or until you leave; the exit code."""
        code = 0
        try:
            if outcome(self._scribe.state) is None:
                self._save()
            self._narrator.welcome(self._seen, self._seated)
            while self._go_on():
                pass
        except (Left, EOFError):
            self._narrator.blank()
        except KeyboardInterrupt:
            self._narrator.blank()
            code = INTERRUPTED
        self._narrator.farewell(self._seen, self._seated)
        return code

    def _go_on(self) -> bool:
        """Deal, or let one seat act; False when the game is over."""
        state = self._scribe.state
        if outcome(state) is not None:
            return False
        if state.round is None:
            self._turn.rest(self._seen)
            self._deal()
            self._save()
            self._narrator.dealt(self._seen)
        elif YOU in state.to_act:
            self._answer()
        else:
            seat = state.to_act[0]
            bot = self._seated.bots[seat]
            assert bot is not None  # only your seat has none
            self._apply(seat, bot.choose(view(state, seat)))
        return True

    def _answer(self) -> None:
        """Ask you until what you say is legal."""
        self._turn.begin(self._seen)
        while True:
            action = self._turn.ask(self._seen)
            try:
                return self._apply(YOU, action)
            except IllegalAction as error:
                self._turn.refuse(error)

    def _deal(self) -> None:
        """Shuffle and deal the pile that is due: the same for the same seed, resumed or not."""
        piles = sum(1 + (round.refill is not None) for round in self._scribe.record.rounds)
        dice = Random(f"{self._seated.seed} pile {piles}")
        self._scribe.deal(random_pile(self._scribe.state, dice))

    def _apply(self, seat: int, action: Action) -> None:
        """Make a move; a pile that it emptied is filled before the record is whole again."""
        before = self._seen
        self._scribe.apply(seat, action)
        refilled = self._scribe.state.round is not None and due(self._scribe.state) is not None
        if refilled:
            self._deal()
        self._save()
        self._narrator.moved(before, Move(seat, action), self._seen, refilled=refilled)

    def _save(self) -> None:
        """Save the record; a disk that fails is no reason to end a game."""
        if self._seated.file is None:
            return
        try:
            self._seated.file.save(self._seated.record)
        except OSError as error:
            self._narrator.unsaved(error.strerror or str(error))
        else:
            self._narrator.saved()
