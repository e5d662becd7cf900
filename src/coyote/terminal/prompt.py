"""What you type: an action of the notation, a short form of one, or a command."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO, Final

from coyote import EDITIONS, Action, InvalidNotation, View, parse
from coyote.rules.actions import PLAIN
from coyote.rules.cards import NUMBERS, SPECIALS
from coyote.rules.errors import shown

COMMANDS: Final = {
    "?": "help",
    "h": "help",
    "help": "help",
    "odds": "odds",
    "hint": "odds",
    "hints": "odds",
    "rules": "rules",
    "history": "history",
    "table": "table",
    "t": "table",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "й": "quit",  # the same key on a Cyrillic keyboard
}

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")
_FACES: Final = {face.lower(): face for face in (*NUMBERS, *SPECIALS)}
_WORDS: Final = (*PLAIN, "bid", "guess", "discard", "name")
_SHORT: Final = {
    "b": "bid",
    "raise": "bid",
    "c": "challenge",
    "\u0441": "challenge",  # on a Cyrillic keyboard that key looks the same and is another letter
}
_EYES: Final = ("open", "closed")
_ABOUT: Final = ("help", "odds")


@dataclass(frozen=True, slots=True)
class Command:
    """A wish that is no action, and what it is about."""

    word: str
    about: str = ""


def understand(text: str, view: View, names: Sequence[str]) -> Action | Command:
    """What a line means to the seat of the view; raises `InvalidNotation`."""
    typed = " ".join(text.replace("−", "-").lower().split())
    head, _, rest = typed.partition(" ")
    command = COMMANDS.get(head)
    if command is not None and (not rest or command in _ABOUT):
        return Command(command, rest)
    try:
        return parse(_canonical(typed.rstrip("!."), view, names))
    except InvalidNotation:
        raise InvalidNotation("RECORD", "no-input", {"text": shown(text.strip())}) from None


def _canonical(typed: str, view: View, names: Sequence[str]) -> str:
    """The notation of a line, as far as it is a form of it."""
    head, *rest = typed.split(" ")
    word = _word(head, view)
    if view.phase == "discard" and _completed(head, _EYES) in _EYES:
        word, rest = "discard", [head, *rest]
    elif view.phase == "guess" and word not in _WORDS:
        word, rest = "guess", [head, *rest]
    elif _NUMBER.fullmatch(head):
        word, rest = "bid", [head, *rest]
    match word:
        case "bid":
            rest = _bid(rest, view, names)
        case "guess":
            rest = [_seat(" ".join(rest), view, names)]
        case "discard":
            rest = [_completed(part, _EYES) for part in rest]
        case "name":
            rest = [_FACES.get(part, part) for part in rest]
    return " ".join([word, *rest])


def _word(head: str, view: View) -> str:
    """The word of an action, from a short form or the beginning of one that is legal now."""
    if head == "coyote" and "coyote" not in EDITIONS[view.setup.edition].actions:
        return "challenge"  # the call of these editions (C3)
    head = _SHORT.get(head, head)
    if head in _WORDS:
        return head
    may = () if view.legal is None else view.legal.actions
    return _completed(head, tuple(dict.fromkeys(action.word for action in may)))


def _completed(part: str, words: Sequence[str]) -> str:
    """The one word that begins like that, or the same text."""
    found = [word for word in words if part and word.startswith(part)]
    return found[0] if len(found) == 1 else part


def _bid(parts: list[str], view: View, names: Sequence[str]) -> list[str]:
    number, *rest = parts or [""]
    if _NUMBER.fullmatch(number):
        number = str(int(number))
    if not rest:
        return [number]
    addition = _completed(rest[0], ("extra", "double", "next"))
    seat = " ".join(rest[1:])
    return [number, addition, _seat(seat, view, names)] if seat else [number, addition]


def _seat(part: str, view: View, names: Sequence[str]) -> str:
    """A seat's number, from a number or from the beginning of one player's name."""
    if part.isdecimal():
        return str(int(part)) if len(part) < 6 else part
    others = [seat for seat in view.alive if seat != view.seat]
    found = [seat for seat in others if _plain(names[seat]).startswith(_plain(part))]
    return str(found[0]) if len(found) == 1 else part


def _plain(name: str) -> str:
    """A name as one types it who does not look for the accents."""
    parts = unicodedata.normalize("NFD", name.lower())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


class Keyboard:
    """Asks for lines; those that come from a file or a pipe are written down like typed ones."""

    def __init__(self, source: IO[str], echo: Callable[[str], None], *, prompt: str = "> ") -> None:
        self._source = source
        self._echo = echo
        self._prompt = prompt
        self.live = source.isatty()

    def ask(self) -> str:
        """The next line; raises EOFError when there is none."""
        try:
            if self.live:
                return input(self._prompt)
            line = self._source.readline()
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            raise EOFError
        self._echo(self._prompt + line.rstrip("\n"))
        return line
