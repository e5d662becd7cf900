"""After a challenge: the reveal, the penalty, who is out, who starts (`coyote.rules.reveal`)."""

from __future__ import annotations

from coyote.compiled import compiled, merged
from coyote.sim.actions import CLOSED_EYE, OPEN_EYE
from coyote.sim.count import DRAWS, count, sums_in_play
from coyote.sim.pile import carry
from coyote.sim.slices import at
from coyote.sim.state import (
    DEALING,
    DISCARDING,
    LOSER_WINNER,
    NO_NUMBER,
    NONE,
    OVER,
    REFILLING,
    TO_COUNT,
    WINNER,
    Game,
)


@compiled
def reveal(game: Game) -> None:
    """Turn everything up and count (C3); a `?` draws first, if need be from a refill."""
    sums = sums_in_play(game)
    if sums[0] & DRAWS and game.top == game.end:
        game.waiting = TO_COUNT
        game.phase = REFILLING
    else:
        _judge(game, count(game, sums))


@merged
def _judge(game: Game, total: int) -> None:
    bid = game.bids[at(game.bid_count - 1)]
    bidder = game.bidders[at(game.bid_count - 1)]
    challenger = game.challenger
    # Sums instead of branches: nobody could foresee who wins.
    winner = bidder + (challenger - bidder) * (total < bid)
    loser = bidder + challenger - winner
    game.last_starter = game.starter
    game.last_bid = bid
    game.last_bidder = bidder
    game.last_challenger = challenger
    game.last_total = total
    game.last_winner = winner
    game.last_loser = loser
    game.last_penalty = 2 if game.double else 1  # HA4
    game.last_discarded = NONE
    if not game.eyes:
        _pay(game)
        return
    _open(game, winner)  # E9
    if game.guessed:
        for seat in range(game.players):  # T3
            if game.guessed >> seat & 1:
                if game.guesses[seat] == winner:
                    _open(game, seat)
                elif game.open_eyes[seat] > 0:
                    game.open_eyes[seat] -= 1
                    game.closed_eyes[seat] += 1
    if game.open_eyes[at(loser)] > 0 and game.closed_eyes[at(loser)] > 0:  # the loser chooses (E9)
        game.phase = DISCARDING
    else:
        discard(game, OPEN_EYE if game.open_eyes[at(loser)] > 0 else CLOSED_EYE)


@merged
def _open(game: Game, seat: int) -> None:
    """Turn a closed eye open, if there is one."""
    turned = game.closed_eyes[at(seat)] > 0
    game.closed_eyes[at(seat)] -= turned
    game.open_eyes[at(seat)] += turned


@compiled
def discard(game: Game, eye: int) -> None:
    """Return an eye card of the loser, and end the round (E9)."""
    game.last_discarded = eye
    loser = game.last_loser
    if eye == OPEN_EYE:
        game.open_eyes[at(loser)] -= 1
    else:
        game.closed_eyes[at(loser)] -= 1
    _finish(game, game.open_eyes[at(loser)] + game.closed_eyes[at(loser)] == 0)  # E10


@compiled
def end_uncounted(game: Game, loser: int) -> None:
    """End the round on a wrong name: everything turns up, nothing is counted (MT5)."""
    game.last_starter = game.starter
    game.last_bid = game.bids[game.bid_count - 1] if game.bid_count > 0 else NO_NUMBER
    game.last_bidder = game.bidders[game.bid_count - 1] if game.bid_count > 0 else NONE
    game.last_challenger = NONE
    game.last_total = NO_NUMBER
    game.last_winner = NONE
    game.last_loser = loser
    game.last_penalty = 1
    game.last_discarded = NONE
    _pay(game)


@merged
def _pay(game: Game) -> None:
    """Give the loser the marks (H4, M4, K2)."""
    loser = game.last_loser
    game.marks[loser] += game.last_penalty
    _finish(game, game.marks[loser] >= game.limit)


@merged
def _finish(game: Game, out: int) -> None:
    """Put the round away."""
    loser = game.last_loser
    if out:
        game.alive &= ~(1 << loser)
        game.left -= 1
        before, after = game.before[at(loser)], game.after[at(loser)]
        game.after[at(before)] = after
        game.before[at(after)] = before
    game.rounds += 1
    carry(game)
    if game.trickster:
        game.coyote = NONE if out else loser  # T4
    game.starter = _next_starter(game, loser, game.last_winner)
    game.phase = OVER if game.left == 1 else DEALING


@merged
def _next_starter(game: Game, loser: int, winner: int) -> int:
    """Who starts the next round (E11, H5, M5, K2, MT5)."""
    if game.starts == WINNER and winner != NONE:
        return winner
    if game.alive >> loser & 1:
        return loser
    if game.starts == LOSER_WINNER and winner != NONE:
        return winner
    return int(game.after[at(loser)])  # the seat to the left (C5)
