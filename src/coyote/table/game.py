"""One game at a table: its state, its record, and the secrets of its shuffles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from coyote.record import Scribe
from coyote.rules.actions import parse
from coyote.rules.cards import cards
from coyote.rules.pile import due
from coyote.rules.play import start_game
from coyote.rules.state import State, outcome
from coyote.rules.view import View, view
from coyote.table.chance import Chance
from coyote.table.people import Seat
from coyote.table.proof import (
    FORMAT,
    Label,
    commitment,
    continued_proof,
    deal_proof,
    entropy_lines,
    refill_proof,
)
from coyote.table.settings import Settings


@dataclass(slots=True)
class Shuffle:
    """The secrets of one round, fixed before anyone acts, and what devices added."""

    secret: bytes
    refill: bytes
    entropy: dict[int, bytes] = field(default_factory=dict)
    continues: int | None = None
    """The round whose order this one goes on with; None: it has an order of its own."""
    refilled: bool = False


def is_hidden(state: State) -> bool:
    """Whether a round runs whose cards are not revealed."""
    return state.round is not None and state.round.result is None


class Game:
    """A game from its start to its end; `fold`ed from the log like the table around it."""

    def __init__(
        self, table: str, number: int, settings: Settings, seats: list[Seat], names: list[str]
    ) -> None:
        self.table = table
        self.number = number
        self.settings = settings
        self.seats = tuple(seats)
        self._seat_of = {seat.person: index for index, seat in enumerate(seats)}
        self.names = tuple(names)
        self.shuffles: list[Shuffle] = []
        self.stand_ins: dict[int, tuple[str, int]] = {}
        """The bot that plays for a person's seat, and its seed."""
        self.dropped = False
        self.round_start: State | None = None
        """The running round as it was dealt; for those who follow a seat afterwards."""
        self.last_start: State | None = None
        """The finished round as it was dealt."""

    def begin(self, starter: int) -> None:
        """Raises `InvalidSetup`."""
        settings = self.settings
        state = start_game(settings.edition, len(self.seats), starter, settings.options)
        self.starter = starter
        self.scribe = Scribe(state, self.names)

    @property
    def state(self) -> State:
        return self.scribe.state

    @property
    def over(self) -> bool:
        return self.dropped or len(self.scribe.state.alive) == 1

    @property
    def winner(self) -> int | None:
        ended = outcome(self.state)
        return None if ended is None else ended.winner

    @property
    def round(self) -> int:
        """The number of the round that runs or comes next, from 1."""
        return len(self.state.rounds) + 1

    @property
    def hidden(self) -> bool:
        """Whether a round runs whose cards are not revealed."""
        return is_hidden(self.state)

    @property
    def committed(self) -> bool:
        """Whether the shuffle of the round that runs or comes next is fixed."""
        return len(self.shuffles) == self.round

    @property
    def refillable(self) -> bool:
        """Whether a pile can run dry in this edition (M7, K4)."""
        return self.settings.rules.carry == "aside"

    def seat_of(self, person: int | None) -> int | None:
        """The seat of a person in this game, out or not."""
        return None if person is None else self._seat_of.get(person)

    def player(self, seat: int) -> tuple[str, int] | None:
        """The bot that plays a seat now, with its seed; None for a person."""
        if seat in self.stand_ins:
            return self.stand_ins[seat]
        held = self.seats[seat]
        return None if held.bot is None else (held.bot, held.seed)

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def label(self, kind: str = "deal") -> Label:
        """What the shuffle of this round is called."""
        return Label(self.table, self.number, self.round, "deal" if kind == "deal" else "refill")

    def pile(self, chance: Chance) -> str:
        """The pile that is due, as the secret and the entropy order it."""
        wanted = due(self.state)
        assert wanted is not None
        shuffle = self.shuffles[-1]
        refill = self.state.round is not None
        label = self.label("refill" if refill else "deal")
        secret = shuffle.refill if refill else shuffle.secret
        return " ".join(
            (*wanted.fixed, *chance.order(wanted.shuffled, label, secret, shuffle.entropy))
        )

    def deal(self, pile: str) -> None:
        shuffle = self.shuffles[-1]
        wanted = due(self.state)
        if wanted is not None and not wanted.shuffled:
            before = self.shuffles[-2]
            shuffle.continues = before.continues or len(self.shuffles) - 1
        self.round_start = self.scribe.deal(cards(pile))

    def refill(self, pile: str) -> None:
        self.scribe.deal(cards(pile))
        self.shuffles[-1].refilled = True
        self._note_end()

    def act(self, seat: int, action: str) -> None:
        """Raises `IllegalAction` or `InvalidNotation`, and then changes nothing."""
        self.scribe.apply(seat, parse(action))
        self._note_end()

    def _note_end(self) -> None:
        if self.state.round is None:
            self.last_start, self.round_start = self.round_start, None

    def told_shuffle(self) -> tuple[int, str, str, tuple[str, ...], bool]:
        """What everybody is told of the shuffle that runs or comes next."""
        shuffle, number = self.shuffles[-1], len(self.shuffles)
        label = Label(self.table, self.number, number)
        refill = replace(label, kind="refill")
        return (
            number,
            commitment(label, shuffle.secret),
            commitment(refill, shuffle.refill) if self.refillable else "",
            entropy_lines(shuffle.entropy),
            number < self.round or self.state.round is not None,
        )

    def proof(self, number: int) -> dict[str, Any] | None:
        """The proof of a finished round, when it tells of no card that is still unseen.

        In `eyes` all cards are shuffled anew after each round; elsewhere the pile carries over.
        """
        if not self.over and self.settings.rules.carry != "shuffled":
            return None
        shuffle = self.shuffles[number - 1]
        label = Label(self.table, self.number, number)
        if shuffle.continues is not None:
            proof = {"shuffle": continued_proof(shuffle.continues, shuffle.entropy)}
        else:
            proof = {"shuffle": deal_proof(label, shuffle.secret, shuffle.entropy)}
        if shuffle.refilled:
            refill = replace(label, kind="refill")
            proof["refill_shuffle"] = refill_proof(refill, shuffle.refill)
        return proof

    def told_record(self) -> dict[str, Any]:
        """The record with its proof, as JSON; it holds no pile that tells of an unseen card."""
        written = self.scribe.record
        rounds: list[dict[str, Any]] = []
        for number, round in enumerate(written.rounds, 1):
            proof = self.proof(number) if self.over or number < self.round else None
            if proof is not None:
                rounds.append({**round.to_json(), **proof})
            elif number < self.round:
                rounds.append({"moves": list(round.moves)})
            else:
                rounds.append({"moves": [str(move) for move in self.view(None).moves]})
        more: dict[str, Any] = {
            "proof": {"format": FORMAT, "table": self.table, "game": self.number},
            "bots": [seat.bot for seat in self.seats],
        }
        if not self.over:
            more["running"] = True
        return {**written.to_json(), "rounds": rounds, **more}
