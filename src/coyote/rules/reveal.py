"""After a challenge: the reveal, the penalty, who is out, who starts next."""

from __future__ import annotations

from coyote.rules.actions import Eye, Guess, Move
from coyote.rules.cards import DRAW
from coyote.rules.count import count
from coyote.rules.pile import carried, draw
from coyote.rules.state import Eyes, Result, Round, Standing, State, Step, Turned
from coyote.rules.values import evolve


def reveal(state: State) -> State:
    """Turn everything up and count (C3); a `?` draws first, if need be from a refill."""
    round = state.round
    assert round is not None
    counting = tuple(card for card in round.cards if card.place != "behind")
    if any(card.card is DRAW for card in counting):
        if not state.pile:
            return evolve(state, round=evolve(round, waiting="count"))
        state, drawn = draw(state, "drawn")
        counting = (*counting, drawn)
        round = evolve(round, cards=(*round.cards, drawn))
    return _judge(state, round, count(state.edition, counting))


def _judge(state: State, round: Round, steps: tuple[Step, ...]) -> State:
    bid, challenger = round.bids[-1], round.challenger
    assert challenger is not None
    total = steps[-1].sum
    winner, loser = (challenger, bid.seat) if total < bid.number else (bid.seat, challenger)
    turned = _turned(state.standing, winner, round.guesses)
    guesses = (Move(seat, Guess(guess)) for seat, guess in round.guesses)
    result = Result(
        starter=round.starter,
        moves=(*round.moves, *guesses),
        bid=bid.number,
        bidder=bid.seat,
        challenger=challenger,
        total=total,
        winner=winner,
        loser=loser,
        cards=round.cards,
        steps=steps,
        guesses=round.guesses,
        turned=turned,
        penalty=2 if round.double else 1,
    )
    standing = list(state.standing)
    for turn in turned:
        eyes = standing[turn.seat]
        assert isinstance(eyes, Eyes)
        standing[turn.seat] = eyes.turned(turn.eye)
    round = evolve(round, moves=result.moves, result=result)
    state = evolve(state, standing=tuple(standing), round=round)
    lost = standing[loser]
    if not isinstance(lost, Eyes):
        return finish(state, None)
    if lost.open and lost.closed:
        return state  # the loser chooses (E9)
    return finish(state, "open" if lost.open else "closed")


def _turned(
    standing: Standing, winner: int, guesses: tuple[tuple[int, int], ...]
) -> tuple[Turned, ...]:
    """The eyes that turn: the winner's (E9), then those of the guessers (T3)."""
    wishes = [Turned(winner, "open")]
    for seat, guess in guesses:
        wishes.append(Turned(seat, "open" if guess == winner else "closed"))
    turned: list[Turned] = []
    for wish in wishes:
        eyes = standing[wish.seat]
        if isinstance(eyes, Eyes) and eyes.turned(wish.eye) != eyes:
            turned.append(wish)
    return tuple(turned)


def end_uncounted(state: State, loser: int) -> State:
    """End the round on a wrong name: everything turns up, nothing is counted (MT5)."""
    round = state.round
    assert round is not None
    bid = round.standing_bid
    result = Result(
        starter=round.starter,
        moves=round.moves,
        bid=None if bid is None else bid.number,
        bidder=None if bid is None else bid.seat,
        loser=loser,
        cards=round.cards,
    )
    return finish(evolve(state, round=evolve(round, result=result)), None)


def finish(state: State, discarded: Eye | None) -> State:
    """Let the loser pay, then put the round away."""
    round = state.round
    assert round is not None
    assert round.result is not None
    result, loser = round.result, round.result.loser
    standing = list(state.standing)
    held = standing[loser]
    if isinstance(held, Eyes):
        assert discarded is not None
        left = held.without(discarded)
        standing[loser] = left
        out = left == Eyes(0, 0)  # E10
    else:
        standing[loser] = held + result.penalty
        out = held + result.penalty >= state.setup.limit  # H4, M4, K2
    alive = tuple(seat for seat in state.alive if seat != loser) if out else state.alive
    result = evolve(result, moves=round.moves, discarded=discarded, standing=tuple(standing))
    state = evolve(
        state,
        standing=result.standing,
        alive=alive,
        starter=_next_starter(state, result, alive),
        coyote=loser if state.setup.trickster and not out else None,  # T4
        round=None,
        rounds=(*state.rounds, result),
    )
    return carried(state, result.cards)


def _next_starter(state: State, result: Result, alive: tuple[int, ...]) -> int:
    """Who starts the next round (E11, H5, M5, K2, MT5)."""
    winner, loser = result.winner, result.loser
    starts = state.edition.starts
    if starts == "winner" and winner is not None:
        return winner
    if loser in alive:
        return loser
    if starts == "loser, winner" and winner is not None:
        return winner
    return next((seat for seat in alive if seat > loser), alive[0])  # the seat to the left (C5)
