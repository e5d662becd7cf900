"""Where a table's chance comes from: secrets, seeds, delays and piles, all in one place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

from coyote.rules.cards import Card
from coyote.table.proof import Label, order


class Chance(Protocol):
    """What a test puts its own dice in for."""

    def secret(self) -> bytes:
        """32 bytes that nobody can guess."""

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit."""

    def order(
        self, cards: Sequence[Card], label: Label, secret: bytes, entropy: Mapping[int, bytes]
    ) -> tuple[Card, ...]:
        """The cards in the order that the secret and the entropy give."""


class TrueChance:
    """Chance from the operating system; piles as docs/fairness.md says."""

    def secret(self) -> bytes:
        return secrets.token_bytes(32)

    def below(self, limit: int) -> int:
        return secrets.randbelow(limit)

    def order(
        self, cards: Sequence[Card], label: Label, secret: bytes, entropy: Mapping[int, bytes]
    ) -> tuple[Card, ...]:
        return order(cards, label, secret, entropy)
