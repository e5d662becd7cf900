"""A witness: remembers all that somebody was told and promised, and notes what no longer holds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from coyote.table import messages, requests
from coyote.table.telling import LINES_TOLD

Key: TypeAlias = tuple[int, int]
"""A game and a round."""


class BrokenPromise(AssertionError):
    """What a server told is no longer so, or was never true."""


class Witness:
    """What one person saw at a table, over all connections; raises `BrokenPromise`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        """The highest version that was told."""
        self.known = -1
        """The version that this connection stands at; -1 before the first sync."""
        self.game = 0
        self.seats: dict[int, int | None] = {}
        self.acts: defaultdict[Key, list[str]] = defaultdict(list)
        """The acknowledged actions of each round."""
        self.pending: tuple[Key, str] | None = None
        """An action that was sent and not answered."""
        self.arrived = False
        """Whether it was seen to stand all the same."""
        self.moves: dict[Key, tuple[str, ...]] = {}
        """The moves of all seats, as far as they were told."""
        self.finished: set[Key] = set()
        self.cards: dict[tuple[Key, str, tuple[str, ...]], tuple[messages.Card, ...]] = {}
        """The cards in play at each position."""
        self.commitments: dict[Key, tuple[str, str]] = {}
        self.entropy: defaultdict[Key, set[str]] = defaultdict(set)
        self.winners: dict[int, int] = {}
        self.said: list[str] = []
        """The acknowledged lines of talk."""
        self.lines: dict[int, tuple[int, str]] = {}
        self.heard: set[int] = set()
        """The lines that are told again and again, as no asides are."""

    def hold(self, holds: object, fault: str) -> None:
        if not holds:
            raise BrokenPromise(f"{self.name}: {fault}")

    # What was asked and answered

    def ask(self, request: requests.Request, key: Key) -> None:
        """A request goes out."""
        if isinstance(request, requests.Act):
            self.pending, self.arrived = (key, request.action), False

    def accept(self, request: requests.Request, version: int) -> None:
        """A request was acknowledged for the first time."""
        self.version = max(self.version, version)
        match request:
            case requests.Act():
                assert self.pending is not None
                key, action = self.pending
                self.acts[key].append(action)
                self.pending, self.arrived = None, False
            case requests.Say():
                self.said.append(request.text)

    def reject(self, request: requests.Request | None, rejected: messages.Rejected) -> None:
        """Nothing is refused by a server that forgets nothing, but to hurry what has ended."""
        # Asked twice, once on each side of a kill or both on one.
        fault = "twice: what stands was" if self.arrived or request is None else "was"
        expected = isinstance(request, requests.Hurry)
        self.hold(expected, f"{fault} refused: {request}, {rejected.code} {rejected.facts}")

    # What was told

    def sync(self, told: messages.Sync) -> None:
        lost = f"lost: was told of version {self.version}, and now of {told.version}"
        self.hold(told.version >= self.version, lost)
        self.known = self.version = told.version
        if told.game is not None and told.view is not None:
            self._head(told.game)
            self.seats[self.game] = told.view.seat
            for round in told.rounds:
                self._round(round)
        if told.view is not None:
            self._view(told.view)
        if told.shuffle is not None:
            self._shuffle(told.shuffle)
        self.talk(told.talk)
        if len(told.talk) < LINES_TOLD:
            gone = self.heard - {line.number for line in told.talk}
            self.hold(not gone, f"lost: lines {gone}")

    def update(self, told: messages.Update) -> None:
        self.hold(self.known in (-1, told.after), f"a gap: {told.after} after {self.known}")
        self.known = told.version
        self.version = max(self.version, told.version)
        if told.game is not None:
            self._head(told.game)
        if told.round is not None:
            self._round(told.round)
        if told.view is not None:
            self._view(told.view)
        if told.shuffle is not None:
            self._shuffle(told.shuffle)

    def talk(self, lines: Sequence[messages.Said]) -> None:
        for line in lines:
            said = (line.person, line.text)
            before = self.lines.setdefault(line.number, said)
            self.hold(before == said, f"lost: line {line.number} was {before}, and now {said}")
            if not line.aside:
                self.heard.add(line.number)

    def _head(self, game: messages.Game) -> None:
        self.hold(game.number >= self.game, f"lost: game {self.game}, and now {game.number}")
        self.game = game.number
        winner = self.winners.get(game.number, game.winner)
        self.hold(winner == game.winner, f"game {game.number}: another winner")
        if game.winner is not None:
            self.winners[game.number] = game.winner

    def _round(self, round: messages.Round) -> None:
        key = (self.game, round.number)
        self._told(key, round.result.moves)
        self._own(key, round.result.moves, None)
        self.finished.add(key)

    def _view(self, view: messages.View) -> None:
        key = (self.game, view.round)
        self.seats[self.game] = view.seat
        if view.phase in ("deal", "over"):
            return
        self._told(key, view.moves)
        self._own(key, view.moves, view.guess)
        position = (key, view.phase, view.moves)
        cards = self.cards.setdefault(position, view.cards)
        self.hold(cards == view.cards, f"other cards in round {key}")

    def _told(self, key: Key, moves: tuple[str, ...]) -> None:
        """No move that was told is lost, whoever made it."""
        before = self.moves.get(key, ())
        lost = f"lost: in round {key} moves {before}, and now {moves}"
        self.hold(moves[: len(before)] == before, lost)
        self.hold(key not in self.finished or moves == before, f"more in round {key}: {moves}")
        self.moves[key] = moves

    def _own(self, key: Key, moves: Sequence[str], guess: int | None) -> None:
        """Every acknowledged action stands exactly once, in its order; one may be on its way."""
        mine = own(moves, self.seats.get(self.game))
        if guess is not None and f"guess {guess}" not in mine:
            mine.append(f"guess {guess}")  # secret, until all have guessed
        acts = self.acts[key]
        if mine == acts:
            return
        if self.pending is not None and (key, mine) == (self.pending[0], [*acts, self.pending[1]]):
            self.arrived = True
            return
        kind = "lost" if len(mine) < len(acts) else "twice or unasked"
        self.hold(None, f"{kind}: in round {key} did {acts}, and there is {mine}")

    def _shuffle(self, shuffle: messages.Shuffle) -> None:
        key = (self.game, shuffle.round)
        told = (shuffle.commitment, shuffle.refill)
        before = self.commitments.setdefault(key, told)
        self.hold(before == told, f"another commitment for round {key}")
        kept = self.entropy[key] <= {*shuffle.entropy}
        self.hold(kept, f"lost: entropy of round {key}")
        self.entropy[key] |= {*shuffle.entropy}

    # What the records say

    def compare(self, records: Sequence[Mapping[str, Any]], talk: Sequence[str]) -> None:
        """Hold the records of all games, and all that was ever said, to what was promised."""
        self.hold(len(records) >= self.game, f"lost: {len(records)} of {self.game} records")
        for number, record in enumerate(records, 1):
            for index, round in enumerate(record["rounds"], 1):
                self._compare_round((number, index), round)
        acted = {key for key, acts in self.acts.items() if acts}
        for game, round in self.moves.keys() | self.commitments.keys() | acted:
            there = game <= len(records) and round <= len(records[game - 1]["rounds"])
            self.hold(there, f"lost: round {round} of game {game} is in no record")
        for line in self.said:
            self.hold(talk.count(line) == 1, f"said {talk.count(line)} times: {line}")

    def _compare_round(self, key: Key, round: Mapping[str, Any]) -> None:
        moves, before = in_order(round["moves"]), self.moves.get(key, ())
        self.hold(
            moves[: len(before)] == before, f"lost: of round {key} {before}, the record has {moves}"
        )
        if key[0] in self.seats:
            mine, acts = own(moves, self.seats[key[0]]), self.acts[key]
            self.hold(mine == acts, f"round {key}: did {acts}, the record has {mine}")
        commitment, refill = self.commitments.get(key, (None, None))
        shuffle, refilled = round["shuffle"], round.get("refill_shuffle", {})
        same = commitment in (None, shuffle.get("commitment", commitment))
        same_refill = refill in (None, refilled.get("commitment", refill))
        self.hold(same and same_refill, f"the record has another commitment for round {key}")
        kept = self.entropy[key] <= {*shuffle["entropy"]}
        self.hold(kept, f"the record lost entropy of round {key}")


def in_order(moves: Sequence[str]) -> tuple[str, ...]:
    """The moves with the guesses by seat: a record has them as they came in, in any order."""
    guesses = [move for move in moves if move.split()[1] == "guess"]
    first = moves.index(guesses[0]) if guesses else 0
    rest = moves[first + len(guesses) :]
    return (*moves[:first], *sorted(guesses), *rest)


def own(moves: Sequence[str], seat: int | None) -> list[str]:
    """The actions of one seat."""
    return [move.partition(" ")[2] for move in moves if move.partition(" ")[0] == str(seat)]
