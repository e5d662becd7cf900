"""Checks each pile of a record against the proof of its shuffle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from coyote.record.errors import InvalidRecord
from coyote.record.record import Record
from coyote.record.referee import replay
from coyote.rules.cards import Card
from coyote.rules.pile import due
from coyote.rules.state import State, outcome
from coyote.table.proof import (
    ENTROPY_BYTES,
    FORMAT,
    HIGHEST_GAME,
    LONGEST_TABLE,
    Label,
    commitment,
    entropy_lines,
    is_game,
    is_table,
    order,
    read_entropy,
    read_hex,
)

Cards: TypeAlias = tuple[Card, ...]


def verify(record: Record) -> dict[str, Any]:
    """What was proved, as the JSON object that `coyote verify` prints; raises `InvalidRecord`.

    The record is held to the rules and to its proof, whichever it breaks first.
    """
    proofs = _Proofs(record)
    ended = outcome(replay(record, proofs.check))
    return {
        "table": proofs.table,
        "game": proofs.game,
        "rounds": proofs.rounds,
        "winner": None if ended is None else ended.winner,
    }


class _Proofs:
    """The proofs of a record, and what was found of its rounds so far."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table, self.game = _head(record.more)
        self.rounds: list[dict[str, Any]] = []
        self.shuffled = 0
        """The last round before which cards were shuffled."""
        self.entropy: dict[int, bytes] = {}
        """What the seats added in this round."""

    def check(self, number: int, before: State, pile: Cards) -> None:
        """Hold a pile or a refill to its proof, as the referee comes to it."""
        wanted = due(before)
        assert wanted is not None
        round = self.record.rounds[number - 1]
        shuffle = round.more.get("shuffle")
        if before.round is not None:
            self._refill(round.more.get("refill_shuffle"), wanted.shuffled, pile)
        elif "refill_shuffle" in round.more and round.refill is None:
            raise _fault("proof-refill-unneeded", number)
        elif wanted.shuffled:
            self._deal(number, shuffle, wanted.shuffled, pile[len(wanted.fixed) :])
        else:
            self._continue(number, shuffle)

    def _deal(self, number: int, shuffle: Any, cards: Cards, pile: Cards) -> None:
        if not _holds(shuffle, "commitment", "secret", "entropy"):
            raise _fault("proof-shuffle", number)
        self.shuffled = number
        self.entropy = _entropy(number, shuffle["entropy"], len(self.record.players))
        label = Label(self.table, self.game, number)
        self._check_order(label, shuffle, cards, pile)
        told = {"commitment": shuffle["commitment"], "entropy": list(shuffle["entropy"])}
        self.rounds.append({"round": number, **told})

    def _continue(self, number: int, shuffle: Any) -> None:
        if not _holds(shuffle, "continues", "entropy"):
            raise _fault("proof-continued", number)
        if type(shuffle["continues"]) is not int or shuffle["continues"] != self.shuffled:
            raise _fault("proof-continues", number, wanted=self.shuffled)
        self.entropy = _entropy(number, shuffle["entropy"], len(self.record.players))
        self.rounds.append({"round": number, "continues": self.shuffled})

    def _refill(self, shuffle: Any, cards: Cards, refill: Cards) -> None:
        told = self.rounds[-1]
        if not _holds(shuffle, "commitment", "secret"):
            raise _fault("proof-refill", told["round"])
        label = Label(self.table, self.game, told["round"], "refill")
        self._check_order(label, shuffle, cards, refill)
        told["refill"] = shuffle["commitment"]
        told["entropy"] = list(entropy_lines(self.entropy))

    def _check_order(
        self, label: Label, shuffle: Mapping[str, Any], cards: Cards, ordered: Cards
    ) -> None:
        secret = read_hex(shuffle["secret"])
        if secret is None or read_hex(shuffle["commitment"]) is None:
            field = "secret" if secret is None else "commitment"
            raise _fault("proof-hex", label.round, field=field)
        if commitment(label, secret) != shuffle["commitment"]:
            raise _fault("proof-commitment", label.round, kind=label.kind)
        if order(cards, label, secret, self.entropy) != ordered:
            raise _fault("proof-order", label.round, kind=label.kind)


def _head(more: Mapping[str, Any]) -> tuple[str, int]:
    """The table and the number of the game."""
    if "proof" not in more:
        raise _fault("proof-missing")
    head = more["proof"]
    if not _holds(head, "format", "table", "game"):
        raise _fault("proof-head")
    if head["format"] != FORMAT:
        raise _fault("proof-format", wanted=FORMAT)
    if not is_table(head["table"]):
        raise _fault("proof-table", most=LONGEST_TABLE)
    if not is_game(head["game"]):
        raise _fault("proof-game", most=HIGHEST_GAME)
    return head["table"], head["game"]


def _entropy(round: int, lines: Any, players: int) -> dict[int, bytes]:
    """What each seat added; the lines have to stand as they are hashed."""
    if not isinstance(lines, list):
        raise _fault("proof-entropy-list", round)
    entropy: dict[int, bytes] = {}
    for line in lines:
        given = read_entropy(line)
        if given is None:
            raise _fault("proof-entropy", round, least=ENTROPY_BYTES[0], most=ENTROPY_BYTES[-1])
        seat, some = given
        if seat >= players:
            raise _fault("no-seat", round, seat=seat, last=players - 1)
        if entropy and seat <= max(entropy):
            raise _fault("proof-entropy-order", round, seat=seat)
        entropy[seat] = some
    return entropy


def _holds(part: Any, *names: str) -> bool:
    """Whether it is an object with these fields and no other."""
    return isinstance(part, dict) and part.keys() == {*names}


def _fault(code: str, round: int | None = None, **facts: int | str) -> InvalidRecord:
    return InvalidRecord("PROOF", code, facts, round)
