"""Games for practice: what a learner saw and did in them, and what came of it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.bots.mind import CANDIDATE, CONTEXT, DOUBT, IS_RAISE, MOST
from coyote.compiled import compiled
from coyote.sim.actions import BID, kind_of, number_of
from coyote.sim.chances import room
from coyote.sim.legality import to_act
from coyote.sim.play import apply, deal, start
from coyote.sim.state import BIDDING, NO_NUMBER, NONE, OVER, SEATS, Game
from coyote.training.field import act, desk, nothing
from coyote.training.moment import lives, look, remember

LIVES_POWER: Final = 1.3
EYE_WORTH: Final = 0.15
"""What an open eye is worth beside a life."""


class Book:
    """The decisions of a learner, with what came of each."""

    def __init__(self, size: int) -> None:
        self.context = np.zeros((size, CONTEXT), np.float32)
        self.candidates = np.zeros((size, MOST, CANDIDATE), np.float32)
        self.counts = np.zeros(size, np.int64)
        self.picks = np.zeros(size, np.int64)
        self.shares = np.zeros(size)
        self.gains = np.zeros(size)
        self.seats = np.zeros(size, np.int64)

    @property
    def columns(self) -> tuple[Any, ...]:
        return (
            self.context,
            self.candidates,
            self.counts,
            self.picks,
            self.shares,
            self.gains,
            self.seats,
        )

    def wonder(self, filled: int, tries: float, dice: np.random.Generator) -> None:
        """Put another extra by chance in place of so many decisions in which there is one."""
        for at in np.flatnonzero(dice.random(filled) < tries):
            offered = self.candidates[at, : self.counts[at]]
            extras = np.flatnonzero((offered[:, IS_RAISE] == 0.0) & (offered[:, DOUBT] == 0.0))
            if extras.size:
                self.picks[at] = dice.choice(extras)


LONGEST: Final = 512
"""How many bids of a round are remembered."""


@compiled
def note(seat: int, action: int, said: Any, count: int) -> int:
    """Write down a bid that is about to be made; how many are written down."""
    if kind_of(action) == BID and count < LONGEST:
        said[0, count], said[1, count] = seat, number_of(action)
        return count + 1
    return count


@compiled
def recall(game: Game, said: Any, count: int, memory: Any) -> None:
    """Remember what was said in a round that is over; one without a total tells nothing."""
    if game.last_total != NO_NUMBER:
        remember(memory, said[0], said[1], count, game.last_total)


@compiled
def prospects(game: Game, shares: Any) -> None:
    """About how likely each seat is to win the game, by lives and open eyes alone."""
    total = 0.0
    for seat in range(game.players):
        shares[seat] = 0.0
        if game.alive >> seat & 1:
            shares[seat] = lives(game, seat) ** LIVES_POWER
            if game.eyes:
                shares[seat] += EYE_WORTH * game.open_eyes[seat]
            total += shares[seat]
    for seat in range(game.players):
        shares[seat] /= total


@compiled
def nearest(choices: Any, count: int, action: int) -> int:
    """The candidate that is an action, or the raise next to it."""
    pick, least = 0, 1 << 30
    for at in range(count):
        if choices[at] == action:
            return at
        if kind_of(choices[at]) == BID:
            far = abs(number_of(choices[at]) - number_of(action))
            if far < least:
                pick, least = at, far
    return pick


@compiled
def practise(
    games: Any,
    config: Any,
    seed: int,
    kinds: Any,
    params: Any,
    seating: Any,
    learner: int,
    manners: Any,
    columns: Any,
    wins: Any,
    lost: Any,
) -> int:
    """Play a game for each row of the seating; how many decisions are in the book.

    A decision is worth what the round it is in changes of the prospects. `wins` and `lost` count
    the games won and the rounds lost and played by each player. The book of one who is no net
    holds the candidates next to what it did, for a net to imitate.
    """
    context, candidates, counts, picks, shares, gains, seats = columns
    table = room()
    paper = desk()
    here, offers, choices, _, chosen = paper
    before, now = np.zeros(SEATS), np.zeros(SEATS)
    size = counts.size
    filled = 0
    said = np.zeros((2, LONGEST), np.int64)
    game = games[0]
    for index in range(seating.shape[0]):
        start(game, config, index % config.players, seed + index)
        first = filled
        prospects(game, before)
        round, words, memory = game.rounds, 0, nothing()
        while game.phase != OVER:
            seat = to_act(game)
            if seat == NONE:
                deal(game)
                continue
            player = seating[index, seat]
            action, pick, count = act(
                kinds[player], game, seat, params[player], manners, memory, table, paper
            )
            if player == learner and pick < 0 and game.phase == BIDDING:
                count = look(game, seat, table, manners, memory, here, offers, choices)
                pick = nearest(choices, count, action)
                chosen[pick] = 1.0
            if player == learner and pick >= 0 and count > 1 and filled < size:
                context[filled] = here
                candidates[filled, :count] = offers[:count]
                counts[filled] = count
                picks[filled] = pick
                shares[filled] = chosen[pick]
                seats[filled] = seat
                filled += 1
            words = note(seat, action, said, words)
            apply(game, seat, action)
            if game.rounds != round:
                recall(game, said, words, memory)
                round, words = game.rounds, 0
                prospects(game, now)
                for at in range(first, filled):
                    gains[at] = now[seats[at]] - before[seats[at]]
                first = filled
                if game.last_loser != NONE:
                    lost[seating[index, game.last_loser], 0] += 1
                for other in range(game.players):
                    if before[other] > 0.0:
                        lost[seating[index, other], 1] += 1
                before[:] = now
        for seat in range(game.players):
            if game.alive >> seat & 1:
                wins[seating[index, seat]] += 1
    return filled
