"""How much others win against a solved match: the best of all opponents, or one with habits."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from coyote.rules.state import Eyes
from coyote.solver.blur import Blur, Shape, blurred
from coyote.solver.deal import Floats
from coyote.solver.facing import Facing, expected, face
from coyote.solver.habits import Habit
from coyote.solver.ladder import Pair, left, pairs, worth
from coyote.solver.payoff import WIN_OR_LOSE
from coyote.solver.policy import MatchPolicy
from coyote.solver.solve import best_response
from coyote.solver.table import strategy_of
from coyote.solver.told import Told, silent

Seat: TypeAlias = tuple[Eyes, Eyes, int]
"""Our eyes, the other's, and 0 when we start the round, else 1."""


class Measure:
    """Best responses to a policy, backwards over all states.

    They are exact: the opponent remembers everything and may bid any integer (see `rungs`).
    """

    def __init__(self, policy: MatchPolicy) -> None:
        self.policy = policy
        self.gains: dict[Seat, float] = {}
        """What the other wins of the match, between -1 and 1."""
        self._blurs: dict[Shape, Blur] = {}

    def run(self, told: Told = silent) -> None:
        """All states, those with the fewest rounds to come first."""
        states = [(ours, theirs, player) for ours, theirs in pairs() for player in (0, 1)]
        for done, (ours, theirs, player) in enumerate(states, 1):
            pair = (ours, theirs) if player == 0 else (theirs, ours)
            ends = worth(pair, partial(self._lost, player))
            self.gains[ours, theirs, player] = self.response(ours, theirs, player, ends)
            told(done, len(states))

    def response(self, ours: Eyes, theirs: Eyes, player: int, ends: Floats = WIN_OR_LOSE) -> float:
        """What the other gets of a round, by the worth of its ends to the starter."""
        table = self.policy.table((ours.open, ours.closed), (theirs.open, theirs.closed), player)
        pair = (ours, theirs) if player == 0 else (theirs, ours)
        shape = (table.rungs, player, (bool(pair[0].open), bool(pair[1].open)))
        if shape not in self._blurs:
            self._blurs[shape] = blurred(*shape, WIN_OR_LOSE)
        blur = self._blurs[shape]
        return self._response(shape, blur.worthy(ends), strategy_of(table, blur))

    def _response(self, shape: Shape, blur: Blur, strategy: Floats) -> float:
        return best_response(blur.game, 1 - blur.player, strategy)

    def _lost(self, player: int, loser: int, eyes: Eyes, winner: Eyes) -> float:
        """What a loss is worth to its loser, when we are a player."""
        if loser != player:  # the other starts the next round, having given up the better eye
            return self._given(eyes, winner)
        if eyes.count == 1:
            return -1.0
        eye = self.policy.discard((eyes.open, eyes.closed), (winner.open, winner.closed))
        return -self.gains[eyes.without(eye), winner, 0]

    def _given(self, eyes: Eyes, winner: Eyes) -> float:
        """What a loss is worth to the other, who gives up the better eye."""
        return max(self.gains[winner, rest, 1] if rest.count else -1.0 for rest in left(eyes))

    def exploitability(self, pair: Pair) -> float:
        """What the other wins on average over who starts, from a state on."""
        return sum(self.gains[*pair, player] for player in (0, 1)) / 2


class Meeting(Measure):
    """What one with a habit wins, who returns closed eyes first."""

    def __init__(self, policy: MatchPolicy, habit: Habit) -> None:
        super().__init__(policy)
        self._habit = habit
        self._facings: dict[Shape, Facing] = {}

    def _response(self, shape: Shape, blur: Blur, strategy: Floats) -> float:
        if shape not in self._facings:
            self._facings[shape] = face(shape[0], blur, self._habit)
        return -expected(blur, strategy, self._facings[shape].worth(blur))

    def _given(self, eyes: Eyes, winner: Eyes) -> float:
        rest = eyes.without("closed" if eyes.closed else "open")
        return self.gains[winner, rest, 1] if rest.count else -1.0
