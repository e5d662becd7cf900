"""Practice for two against a bot as it is shipped, by the rules: for one with no compiled twin."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from coyote.bots.mind import MANNERS, PLAIN
from coyote.bots.moment import believe, look, memory_of, shares
from coyote.bots.turn import Policy, eye_to_give
from coyote.rules.actions import Action
from coyote.rules.play import apply, new_game
from coyote.rules.state import Eyes, State, outcome
from coyote.rules.view import View, view
from coyote.shuffle import shuffled
from coyote.training.learning import Learner, Numbers
from coyote.training.practice import EYE_WORTH, LIVES_POWER, Book

GAMES: Final = 300
"""Games of a step."""
ROOM: Final = 20_000
"""Decisions that a book holds."""


def exploit(target: Policy, start: Numbers, steps: int, seed: int) -> Numbers:
    """A net that learnt plain `eyes` for two against one policy and nobody else."""
    dice, learner = Random(seed), Learner(seed, start)
    for step in range(steps):
        rest = 1.0 - step / steps
        pages = Pages(learner.weights, dice)
        for game in range(GAMES):
            play(pages, target, game % 2, game // 2 % 2)
        learner.learn(pages.book, pages.filled, 1e-3 * rest + 1e-4, 0.01 * rest + 0.001, PLAIN)
    return learner.weights


class Pages:
    """What a net did in some games, and what came of it."""

    def __init__(self, weights: Numbers, dice: Random) -> None:
        self.weights, self.dice = weights, dice
        self.book, self.filled = Book(ROOM), 0
        self._open = 0  # where the decisions of the running round begin

    def choose(self, seen: View) -> Action:
        """What the net does, written down where there was a choice."""
        moment = look(seen, believe(seen, np.array(MANNERS), memory_of(seen)))
        weighed = shares(self.weights, moment)
        pick = self.dice.choices(range(weighed.size), weighed.tolist())[0]
        if weighed.size > 1 and self.filled < ROOM:
            book, at = self.book, self.filled
            book.context[at] = moment.context
            book.candidates[at, : weighed.size] = moment.candidates
            book.counts[at], book.picks[at], book.shares[at] = weighed.size, pick, weighed[pick]
            self.filled += 1
        return moment.choices[pick]

    def close(self, gain: float) -> None:
        """A round is over, and that is what it changed of the chance to win."""
        self.book.gains[self._open : self.filled] = gain
        self._open = self.filled


def play(pages: Pages, target: Policy, seat: int, starter: int) -> bool:
    """A game of the net in a seat against the target in the other; whether it won."""
    state = new_game("eyes", 2, starter=starter)
    prospect, rounds = 0.5, 0
    while (over := outcome(state)) is None:
        if not state.to_act:
            state = shuffled(state, pages.dice)
            continue
        (mover,) = state.to_act
        seen = view(state, mover)
        if mover != seat:
            action = target(seen, pages.dice)
        elif seen.phase == "discard":
            action = eye_to_give(seen)
        else:
            action = pages.choose(seen)
        state = apply(state, mover, action)
        if len(state.rounds) > rounds:
            rounds = len(state.rounds)
            now = prospects(state, seat)
            pages.close(now - prospect)
            prospect = now
    return over.winner == seat


def prospects(state: State, seat: int) -> float:
    """About how likely a seat is to win, by lives and open eyes alone: see `practice.prospects`."""
    worth: list[float] = []
    for held in state.standing:
        assert isinstance(held, Eyes)
        worth.append(held.count**LIVES_POWER + EYE_WORTH * held.open)
    return worth[seat] / sum(worth)
