"""A solved match for two, as shipped: read with numpy alone, asked turn by turn."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coyote.rules.editions import EYES
from coyote.solver.rungs import EARLY, Bids, Rungs, stage_of

FACES: Final = {card: place for place, card in enumerate(EYES.deck)}
"""The number of each face in a table."""

Choice: TypeAlias = int | Literal["challenge", "peek"]
"""What may be done in a turn; an integer is a bid."""
EyeCards: TypeAlias = tuple[int, int]
"""How many open and closed eyes a player has."""
Kinds: TypeAlias = tuple[int, int, int]
"""The kind of our eyes, that of the other's, and 0 when we started the round, else 1."""

WHOLE: Final = 255


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player knows whose turn it is."""

    bids: Bids
    """From the starter on, each with whether its bidder peeked just before it."""
    ours: EyeCards
    """Our eye cards when the round began."""
    theirs: EyeCards
    seen: int
    """The number of the other's face."""
    centre: int | None = None
    """The number of the centre card, for those who have peeked."""
    owed: bool = False
    """Whether we have peeked in this turn and must raise (E5)."""

    @property
    def player(self) -> int:
        """0 when we started the round, else 1."""
        return len(self.bids) % 2

    @property
    def peeked(self) -> int:
        """Bit p is set when player p has peeked."""
        found = 1 << self.player if self.owed else 0
        for place, (_, peeked) in enumerate(self.bids):
            if peeked:
                found |= 1 << place % 2
        return found


@dataclass(frozen=True, slots=True)
class Table:
    """How one player plays a round, by the last two bids and who has peeked."""

    rungs: Rungs
    peeks: bool
    """Whether the player has an eye to peek with."""
    index: NDArray[np.int32]
    """Where the shares of a situation begin: [before, last, who has peeked, stage]; -1 for none.

    A bid is told by its place among those of the rungs, after one for none.
    """
    shares: NDArray[np.uint8]
    """For each situation [choice, what the player knows] -> 255 times the probability."""

    def probabilities(self, turn: Turn) -> dict[Choice, float]:
        """What to do and with which probability; what is never done is left out."""
        player, peeked = turn.player, turn.peeked
        choices, shares = self.shares_of(turn.bids, player=player, peeked=peeked, owed=turn.owed)
        known = turn.seen
        if peeked >> player & 1:
            assert turn.centre is not None
            known = turn.seen * len(FACES) + turn.centre
        found = zip(choices, shares[:, known].tolist())
        return {choice: share / WHOLE for choice, share in found if share}

    def shares_of(
        self, bids: Bids, *, player: int, peeked: int, owed: bool
    ) -> tuple[list[Choice], NDArray[np.uint8]]:
        """What may be done, and [choice, what the player knows] -> 255 times the probability."""
        before, last = self.rungs.memory(bids, ours=player)
        stage = stage_of(bids, owed=owed)
        knows = bool(peeked >> player & 1)
        choices = self._choices(player, last, peek=not knows and stage == EARLY, owed=owed)
        places = self.rungs.bids
        where = [0 if bid is None else places.index(bid) + 1 for bid in (before, last)]
        start = int(self.index[where[0], where[1], peeked, stage])
        size = len(FACES) ** (2 if knows else 1)
        shares = self.shares[start : start + len(choices) * size]
        if start < 0:  # only someone who sat here before can have come to this
            shares = np.zeros(len(choices) * size, dtype=np.uint8)
            shares[:size] = WHOLE
        return choices, shares.reshape(len(choices), size)

    def _choices(self, player: int, last: int | None, *, peek: bool, owed: bool) -> list[Choice]:
        choices: list[Choice] = [*self.rungs.raises(player, ours=player, bid=last)]
        if last is None or owed:
            return choices
        peek = peek and self.peeks and bool(choices)
        return ["challenge", *(["peek"] if peek else []), *choices]  # type: ignore[list-item]


@dataclass(frozen=True, slots=True)
class MatchPolicy:
    """How to play a whole match of `eyes` for two."""

    values: NDArray[np.float32]
    """The value of a round to its starter: [open, closed, other's open, other's closed].

    It lies between -1 and 1; the probability to win the match is (1 + value) / 2.
    """
    kinds: NDArray[np.int8]
    """The kind of eye cards by [open, closed]: those of one kind are played alike."""
    tables: Mapping[Kinds, Table]

    def table(self, ours: EyeCards, theirs: EyeCards, player: int) -> Table:
        return self.tables[int(self.kinds[ours]), int(self.kinds[theirs]), player]

    def probabilities(self, turn: Turn) -> dict[Choice, float]:
        """What to do and with which probability; what is never done is left out."""
        return self.table(turn.ours, turn.theirs, turn.player).probabilities(turn)

    def discard(self, ours: EyeCards, theirs: EyeCards) -> Literal["open", "closed"]:
        """The eye that the loser of a round returns, when the winner's has turned (E9)."""
        left = {"open": (ours[0] - 1, ours[1]), "closed": (ours[0], ours[1] - 1)}
        worth = {
            eye: float(self.values[(*eyes, *theirs)]) if sum(eyes) else -1.0
            for eye, eyes in left.items()
            if min(eyes) >= 0
        }
        return "open" if worth.get("open", -2.0) > worth.get("closed", -2.0) else "closed"

    def dumped(self) -> bytes:
        """The whole policy as the bytes of a compressed file of numpy."""
        arrays: dict[str, NDArray[np.generic]] = {"values": self.values, "kinds": self.kinds}
        for kinds, table in sorted(self.tables.items()):
            name = "-".join(map(str, kinds))
            rungs = table.rungs
            arrays[f"rungs {name}"] = np.array([rungs.step, *rungs.ours], dtype=np.int16)
            arrays[f"peeks {name}"] = np.array(table.peeks)
            arrays[f"index {name}"] = table.index
            arrays[f"shares {name}"] = table.shares
        file = io.BytesIO()
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
        return file.getvalue()


def load(file: str | os.PathLike[str]) -> MatchPolicy:
    """The policy in a file."""
    with np.load(file, allow_pickle=False) as arrays:
        names = [name.split()[1] for name in arrays.files if name.startswith("rungs ")]
        tables = {}
        for name in names:
            ours, theirs, player = map(int, name.split("-"))
            step, *rungs = map(int, arrays[f"rungs {name}"])
            tables[ours, theirs, player] = Table(
                Rungs(tuple(rungs), step),
                bool(arrays[f"peeks {name}"]),
                arrays[f"index {name}"],
                arrays[f"shares {name}"],
            )
        return MatchPolicy(arrays["values"], arrays["kinds"], tables)
