"""Whole games dealt by an honest server, with the proof that it was one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st
from strategies import MANNERS, Game, Manner, choose, setups

from coyote import Card, State, due, new_game, outcome
from coyote.record import Record
from coyote.table.proof import (
    FORMAT,
    Kind,
    Label,
    continued_proof,
    deal_proof,
    order,
    refill_proof,
)

TABLE, NUMBER = "KORVEX", 3


class House:
    """Deals a game from secrets of its own and entropy of the seats, and keeps the proof."""

    def __init__(self, state: State, rng: Random, *, late: bool = False) -> None:
        self.game = Game(state)
        self.rng = rng
        self.late = late and state.edition.carry == "aside"
        """Take the secret, of many, that puts `?` and `0*` lowest: so piles run dry (M7, K4)."""
        self.proofs: list[dict[str, Any]] = []
        self.shuffled = 0
        self.entropy: dict[int, bytes] = {}

    def deal(self) -> None:
        """Deal the pile that is due, or refill."""
        state = self.game.state
        wanted = due(state)
        assert wanted is not None
        number = len(state.rounds) + 1
        if state.round is not None:
            secret = self.secret(wanted.shuffled, number, "refill")
            self.proofs[-1]["refill_shuffle"] = refill_proof(label(number, "refill"), secret)
        else:
            self.entropy = self.drawn_entropy(state.setup.players)
            secret = self.secret(wanted.shuffled, number)
            if wanted.shuffled:
                self.shuffled = number
                shuffle = deal_proof(label(number), secret, self.entropy)
            else:
                shuffle = continued_proof(self.shuffled, self.entropy)
            self.proofs.append({"shuffle": shuffle})
        kind: Kind = "deal" if state.round is None else "refill"
        ordered = order(wanted.shuffled, label(number, kind), secret, self.entropy)
        self.game.deal((*wanted.fixed, *ordered))

    def secret(self, cards: tuple[Card, ...], number: int, kind: Kind = "deal") -> bytes:
        secrets = [self.rng.randbytes(32) for _ in range(60 if self.late else 1)]
        if not self.late:
            return secrets[0]
        named = label(number, kind)
        return max(secrets, key=lambda each: _lowness(order(cards, named, each, self.entropy)))

    def drawn_entropy(self, players: int) -> dict[int, bytes]:
        seats = self.rng.sample(range(players), self.rng.randint(0, players))
        return {seat: self.rng.randbytes(self.rng.randint(16, 32)) for seat in seats}

    @property
    def record(self) -> Record:
        """The record of the game so far, with its proof."""
        record = self.game.scribe.record
        rounds = (replace(round, more=proof) for round, proof in zip(record.rounds, self.proofs))
        head = {"format": FORMAT, "table": TABLE, "game": NUMBER}
        return replace(record, rounds=tuple(rounds), more={"proof": head})


def label(round: int, kind: Kind = "deal") -> Label:
    """The label of a shuffle of these games."""
    return Label(TABLE, NUMBER, round, kind)


def _lowness(cards: tuple[Card, ...]) -> int:
    return min((place for place, card in enumerate(cards) if card in ("?", "0*")), default=0)


def played(state: State, seed: int, manner: Manner = MANNERS[0], *, late: bool = False) -> Record:
    """A whole game by chance, dealt honestly."""
    rng = Random(seed)
    house = House(state, rng, late=late)
    while outcome(house.game.state) is None:
        now = house.game.state
        if now.to_act:
            seat = rng.choice(now.to_act)
            house.game.apply(seat, choose(now, seat, rng, manner))
        else:
            house.deal()
    return house.record


@st.composite
def proved(draw: st.DrawFn, *editions: str) -> Record:
    """Records of whole games of any edition (or one of those named), with their proofs."""
    state = draw(setups(*editions))
    seed, manner = draw(st.integers(0, 2**32 - 1)), draw(st.sampled_from(MANNERS))
    return played(state, seed, manner, late=draw(st.booleans()))


def rerounded(record: Record, round: int, **more: Any) -> Record:
    """The record with other proof fields in a round, from 1; None takes one away."""
    held = record.rounds[round - 1]
    fields = {name: field for name, field in {**held.more, **more}.items() if field is not None}
    rounds = list(record.rounds)
    rounds[round - 1] = replace(held, more=fields)
    return replace(record, rounds=tuple(rounds))


def reheaded(record: Record, **fields: Any) -> Record:
    """The record with other fields in the head of its proof."""
    return replace(record, more={"proof": {**record.more["proof"], **fields}})


def shuffle(record: Record, round: int) -> dict[str, Any]:
    """The proof of a round, from 1."""
    return dict(record.rounds[round - 1].more["shuffle"])


def reshuffled(record: Record, round: int, **fields: Any) -> Record:
    """The record with other fields in the shuffle of a round; None takes one away."""
    held = {**shuffle(record, round), **fields}
    kept = {name: field for name, field in held.items() if field is not None}
    return rerounded(record, round, shuffle=kept)


@cache
def refilled() -> Record:
    """A whole game of nine in `classic` whose pile ran dry in round 4, for the first time (K4)."""
    records = (played(new_game("classic", 9), seed, late=True) for seed in range(100))
    return next(record for record in records if record.rounds[3].refill)


@cache
def continued() -> Record:
    """A whole game of two in `classic` whose second round goes on with the pile of the first."""
    records = (played(new_game("classic", 2), seed) for seed in range(100))
    return next(
        record
        for record in records
        if "continues" in record.rounds[1].more["shuffle"]
        and all(round.more["shuffle"]["entropy"] for round in record.rounds[:2])
    )
