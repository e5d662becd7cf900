"""Between rounds a person at a terminal reads on at their own pace."""

from __future__ import annotations

import io

from terminal.sitting import Typist, seat, with_timid

from coyote.terminal.game import Game
from coyote.terminal.invitation import Seated
from coyote.terminal.narrator import Narrator
from coyote.terminal.paper import Paper
from coyote.terminal.turn import Turn
from coyote.terminal.voice import Voice


class Reader(Typist):
    """A person at a terminal who types some lines, then leaves."""

    live = True

    def __init__(self, seated: Seated, paper: Paper, lines: list[str]) -> None:
        super().__init__(seated, paper)
        self._lines = lines
        self.live = True

    def ask(self) -> str:
        line = self._lines.pop(0) if self._lines else "quit"
        self._paper.write(f"> {line}")
        return line


def _read(lines: list[str], pause: float = 0.1) -> str:
    output = io.StringIO()
    paper = Paper(output, pause=pause, sleep=lambda seconds: None)
    seated = with_timid(seat("classic", 3, options={"limit": 2}, starter=0))
    voice = Voice("classic", seated.names)
    turn = Turn(paper, voice, Reader(seated, paper, lines))
    Game(seated, Narrator(paper, voice), turn).play()
    return output.getvalue()


def test_after_a_round_enter_goes_on() -> None:
    text = _read(["999", "", "5"])
    assert text.index("Enter goes on.") < text.index("Round 2")
    assert "You bid 5." in text


def test_commands_are_served_there_too() -> None:
    text = _read(["999", "history", "", "5"])
    assert "Round 1: you bid 999" in text
    assert text.count("Enter goes on.") == 2


def test_quit_leaves_there_too() -> None:
    assert "Round 2" not in _read(["999", "quit"])


def test_without_a_pause_nobody_waits() -> None:
    assert "Enter goes on." not in _read(["999", "5"], pause=0)


def test_who_is_out_is_asked_once_whether_to_stay() -> None:
    text = _read(["999", "", "999", ""])
    assert text.count("You are out.") == 1
    assert "won the game." in text
    assert "won the game." not in _read(["999", "", "999", "quit"])
