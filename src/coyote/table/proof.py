"""Shuffles that can be proved: commitments, and piles that follow from secrets and entropy."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from coyote.rules.cards import Card

FORMAT: Final = "coyote-proof/1"

SECRET_BYTES: Final = 32
ENTROPY_BYTES: Final = range(16, 33)
LONGEST_TABLE: Final = 64
HIGHEST_GAME: Final = 999_999_999

Kind: TypeAlias = Literal["deal", "refill"]

_WORDS: Final = 2**32
_HEX: Final = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_ENTROPY: Final = re.compile(
    f"(0|[1-9][0-9]{{0,2}}) ((?:[0-9a-f]{{2}}){{{ENTROPY_BYTES[0]},{ENTROPY_BYTES[-1]}}})"
)


@dataclass(frozen=True, slots=True)
class Label:
    """Which shuffle it is; no two of a server have the same. Games and rounds count from 1."""

    table: str
    game: int
    round: int
    kind: Kind = "deal"

    def __post_init__(self) -> None:
        if not is_table(self.table) or not is_game(self.game) or self.round < 1:
            raise ValueError(f"no shuffle has the label {self!r}")


def is_table(name: object) -> bool:
    """Whether it may name a table: a text that is one line of a commitment."""
    return isinstance(name, str) and 0 < len(name) <= LONGEST_TABLE and name.isprintable()


def is_game(number: object) -> bool:
    """Whether it may be the number of a game."""
    return type(number) is int and 1 <= number <= HIGHEST_GAME


def commitment(label: Label, secret: bytes) -> str:
    """What is shown before the deal: it fixes the secret and tells nothing of it."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes")
    number, round = str(label.game), str(label.round)
    return _digest("coyote-shuffle/1", label.table, number, round, label.kind, secret.hex()).hex()


def entropy_lines(entropy: Mapping[int, bytes]) -> tuple[str, ...]:
    """What the devices of some seats added, as it is written and hashed."""
    for given in entropy.values():
        if len(given) not in ENTROPY_BYTES:
            raise ValueError("entropy has 16 to 32 bytes")
    return tuple(f"{seat} {entropy[seat].hex()}" for seat in sorted(entropy))


def order(
    cards: Sequence[Card], label: Label, secret: bytes, entropy: Mapping[int, bytes]
) -> tuple[Card, ...]:
    """The cards, given as `due(state).shuffled` has them, in their new order, top first."""
    lines = entropy_lines(entropy)
    seed = _digest("coyote-order/1", commitment(label, secret), secret.hex(), *lines)
    return shuffle(cards, words(seed))


def words(seed: bytes) -> Iterator[int]:
    """Numbers of 32 bits without end."""
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to below the bound, each from equally many words."""
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound


def shuffle(cards: Sequence[Card], words: Iterator[int]) -> tuple[Card, ...]:
    """Fisher and Yates: each order comes from one choice of numbers."""
    shuffled = list(cards)
    for last in range(len(shuffled) - 1, 0, -1):
        other = below(last + 1, words)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return tuple(shuffled)


def deal_proof(label: Label, secret: bytes, entropy: Mapping[int, bytes]) -> dict[str, object]:
    """The field `shuffle` of a round before which cards were shuffled."""
    return {**refill_proof(label, secret), "entropy": list(entropy_lines(entropy))}


def continued_proof(round: int, entropy: Mapping[int, bytes]) -> dict[str, object]:
    """The field `shuffle` of a round that goes on with the pile of the round named."""
    return {"continues": round, "entropy": list(entropy_lines(entropy))}


def refill_proof(label: Label, secret: bytes) -> dict[str, object]:
    """The field `refill_shuffle` of a round that was refilled."""
    return {"commitment": commitment(label, secret), "secret": secret.hex()}


def read_hex(text: object) -> bytes | None:
    """The 32 bytes of a secret or a commitment in a record; None for anything else."""
    return bytes.fromhex(text) if isinstance(text, str) and _HEX.fullmatch(text) else None


def read_entropy(line: object) -> tuple[int, bytes] | None:
    """A seat and its entropy in a record; None for anything else."""
    found = _ENTROPY.fullmatch(line) if isinstance(line, str) else None
    return None if found is None else (int(found[1]), bytes.fromhex(found[2]))


def _digest(*lines: str) -> bytes:
    return sha256("\n".join(lines).encode()).digest()
