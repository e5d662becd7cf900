"""Codes that people read to each other: letters that neither look nor sound alike."""

from __future__ import annotations

from typing import Final

# One of each group that is mixed up by eye (O Q, I L, U V, ...) or by ear on a bad line
# (B C D E G P T V Z, M N, F S, A H J K, I Y, Q U). Hardly a vowel, so that no word comes out.
LETTERS: Final = "BFKLMRUWXY"

TABLE_LETTERS: Final = 6
MOVE_LETTERS: Final = 8


def code_from(secret: bytes, letters: int) -> str:
    """A code from bytes of chance, at least two for each letter."""
    number = int.from_bytes(secret)
    code = ""
    for _ in range(letters):
        number, place = divmod(number, len(LETTERS))
        code += LETTERS[place]
    return code


def cleaned(text: str, letters: int) -> str | None:
    """The code that somebody typed, in small letters or with spaces; None when it is none."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == letters and all(sign in LETTERS for sign in code) else None
