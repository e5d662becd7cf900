"""Signs for cards, eyes and marks, and what stands for them where an encoding lacks them."""

from __future__ import annotations

import codecs
import io
import re
import unicodedata
from collections.abc import Mapping
from typing import IO, Final

from coyote.rules.cards import Card

HIDDEN: Final = "▒▒"
OPEN_EYE: Final = "◉"
CLOSED_EYE: Final = "◌"
MARK: Final = "✗"
LIFE: Final = "♥"
FREE: Final = "·"
TURN: Final = "▶"
POST: Final = "┃"
SUM: Final = "●"
LINE: Final = "─"
BAR: Final = "█"

# One cell stands for one cell, so that a table keeps its columns.
_PLAIN: Final = str.maketrans(
    {
        "▒": "#",
        OPEN_EYE: "O",
        CLOSED_EYE: "-",
        MARK: "X",
        LIFE: "*",
        FREE: ".",
        TURN: ">",
        POST: "|",
        SUM: "o",
        LINE: "-",
        BAR: "#",
        "“": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "”": '"',
        "’": "'",
        "\u2018": "'",
        "\u201a": "'",
        "\u00a0": " ",
        "\u202f": " ",
        "–": "-",
        "—": "-",
        "−": "-",
        "×": "x",
        "…": "~",
        "→": ">",
    }
)

# Those that are not a letter and its accent.
_LETTERS: Final = {"ł": "l", "Ł": "L", "ß": "s", "œ": "e", "Œ": "E", "æ": "e", "ø": "o"}

# Blanks at which no line may end. Rich knows none, so until all is laid out signs stand for them.
_TIES: Final = {0x00A0: "\ue000", 0x202F: "\ue001"}
_UNTIED: Final = {ord(sign): chr(blank) for blank, sign in _TIES.items()}

_BLANKS: Final = re.compile(r" +(?=\n)")


class Sheet(io.TextIOBase):
    """A text file without blanks at the ends of lines, and with stand-ins for signs it lacks."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._encoding = _known(getattr(file, "encoding", None) or "utf-8")
        try:
            "".join(map(chr, _PLAIN)).encode(self._encoding)
        except UnicodeEncodeError:
            self._lacks: Mapping[int, str] = _PLAIN
        else:
            self._lacks = {}

    # A plain attribute in `io`, which this class has to read from elsewhere.
    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def write(self, text: str) -> int:
        text = _BLANKS.sub("", text).translate(_UNTIED).translate(self._lacks)
        return self._file.write(text.encode(self._encoding, _BARE).decode(self._encoding))

    def flush(self) -> None:
        self._file.flush()

    def isatty(self) -> bool:
        return self._file.isatty()

    def fileno(self) -> int:
        return self._file.fileno()


def _bared(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents, for an encoding that has only those."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    letters = (unicodedata.normalize("NFD", _LETTERS.get(sign, sign)) for sign in lacking)
    return "".join(each.encode("ascii", "ignore").decode() or "?" for each in letters), error.end


_BARE: Final = "coyote-bare"
codecs.register_error(_BARE, _bared)


def _known(encoding: str) -> str:
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        return "ascii"


def face(card: Card | None) -> str:
    """A card in brackets, all of one width; one that may not be seen shows its back."""
    shown = HIDDEN if card is None else str(card)
    return f"[{shown.rjust(3).ljust(4)}]"


def tied(text: str) -> str:
    """A text that keeps together what its blanks hold together, when written on a `Sheet`."""
    return text.translate(_TIES)


def clean(text: str, most: int = 24) -> str:
    """A name on one line, without what could steer a terminal."""
    kept = (sign for sign in " ".join(text.split()) if unicodedata.category(sign)[0] != "C")
    return "".join(kept)[:most].strip()
