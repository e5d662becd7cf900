"""After a challenge: the reveal, the penalty, who is out, who starts next."""

from __future__ import annotations

from coyote.rules.actions import Eye, Guess, Move
from coyote.rules.cards import DRAW
from coyote.rules.count import count
from coyote.rules.pile import carried, draw
from coyote.rules.state import (
    Eyes,
    Result,
    Round,
    Standing,
    State,
    Step,
    Turned,
)


def reveal(state: State, round: Round) -> State:
    """Turn everything up and count (C3); a `?` draws first, if need be from a refill."""
    counting = tuple([card for card in round.cards if card.place != "behind"])
    if DRAW in [card.card for card in counting]:
        if not state.pile:
            return state.evolve(round=round.evolve(waiting="count"))
        state, drawn = draw(state, "drawn")
        counting = (*counting, drawn)
        round = round.evolve(cards=(*round.cards, drawn))
    return _judge(state, round, count(state.edition, counting))


def _judge(state: State, round: Round, steps: tuple[Step, ...]) -> State:
    bid, challenger = round.bids[-1], round.challenger
    assert challenger is not None
    total = steps[-1].sum
    winner, loser = (challenger, bid.seat) if total < bid.number else (bid.seat, challenger)
    turned = _turned(state.standing, winner, round.guesses)
    guesses = [Move(seat, Guess(guess)) for seat, guess in round.guesses]
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
    lost = standing[loser]
    if not isinstance(lost, Eyes):
        return _finish(state, result, standing, None)
    if lost.open and lost.closed:  # the loser chooses (E9)
        round = round.evolve(moves=result.moves, result=result)
        return state.evolve(standing=tuple(standing), round=round)
    eye: Eye = "open" if lost.open else "closed"
    return _finish(state, result, standing, eye)


def discard(state: State, result: Result, eye: Eye, moves: tuple[Move, ...]) -> State:
    """End the round with the eye card that the loser chose (E9)."""
    return _finish(state, result.evolve(moves=moves), list(state.standing), eye)


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
        if isinstance(eyes, Eyes) and eyes.may_turn(wish.eye):
            turned.append(wish)
    return tuple(turned)


def end_uncounted(state: State, round: Round, loser: int) -> State:
    """End the round on a wrong name: everything turns up, nothing is counted (MT5)."""
    bid = round.standing_bid
    result = Result(
        starter=round.starter,
        moves=round.moves,
        bid=None if bid is None else bid.number,
        bidder=None if bid is None else bid.seat,
        loser=loser,
        cards=round.cards,
    )
    return _finish(state, result, list(state.standing), None)


def _finish(
    state: State,
    result: Result,
    standing: list[Eyes | int],
    discarded: Eye | None,
) -> State:
    """Let the loser pay, then put the round away."""
    loser = result.loser
    held = standing[loser]
    if isinstance(held, Eyes):
        assert discarded is not None
        standing[loser] = held = held.without(discarded)
        out = not held.count  # E10
    else:
        standing[loser] = held = held + result.penalty
        out = held >= state.setup.limit  # H4, M4, K2
    alive = tuple([seat for seat in state.alive if seat != loser]) if out else state.alive
    result = result.evolve(discarded=discarded, standing=tuple(standing))
    rest = carried(state, result.cards, alive)
    return State(
        state.setup,
        result.standing,
        alive,
        _next_starter(state, result, alive),
        rest.pile,
        rest.segments,
        rest.shuffle,
        rest.aside,
        coyote=loser if state.setup.trickster and not out else None,  # T4
        rounds=(*state.rounds, result),
    )


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
