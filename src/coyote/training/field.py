"""Who plays against whom in training: compiled policies, each with a row of parameters."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.bots.mind import CANDIDATE, CONTEXT, HIDDEN, MEMORY, MOST, PLAIN, WEIGHTS
from coyote.compiled import compiled
from coyote.sim.actions import CHALLENGE, CLOSED_EYE, DISCARD, GUESS, action_of
from coyote.sim.cards import FACE_COUNT
from coyote.sim.chances import bounds
from coyote.sim.dice import chance
from coyote.sim.legality import kinds, may_bid
from coyote.sim.policies import RAISE_TO, RISKY, bid_near, dressed, odds, plus_one, way_out
from coyote.sim.sight import bid, bidder
from coyote.sim.state import BIDDING, DISCARDING, SEATS, Game
from coyote.training.moment import believe, believed, look, weigh

NET: Final = 0
ODDS: Final = 1
PLUS_ONE: Final = 2
BAYES: Final = 3
"""Kinds of players."""

ROW: Final = WEIGHTS
"""How many parameters a player has at the most."""


@compiled
def used_of(game: Game) -> int:
    """How many numbers of a candidate can be set in a game."""
    if game.trickster or game.tokens:
        return CANDIDATE
    for held in game.stock:
        if held > 0:
            return CANDIDATE
    return PLAIN


@compiled
def answer(game: Game, seat: int, table: Any, manners: Any, memory: Any) -> int:
    """A guess or a discard (E9, T2): who is likelier to win by belief; a closed eye."""
    if game.phase == DISCARDING:
        return action_of(DISCARD, CLOSED_EYE)
    mean, differs, belief = np.empty(FACE_COUNT), np.empty(SEATS), np.empty(FACE_COUNT)
    judged = np.empty((2, SEATS))
    believe(game, seat, table, manners, memory, judged, mean, differs, belief)
    likely = believed(table, belief, bid(game)) >= 0.5
    return action_of(GUESS, bidder(game) if likely else int(game.challenger))


@compiled
def bayes(game: Game, seat: int, params: Any, table: Any, manners: Any, memory: Any) -> int:
    """As `odds`, by belief; its parameters: `odds_params`."""
    mean, differs, belief = np.empty(FACE_COUNT), np.empty(SEATS), np.empty(FACE_COUNT)
    judged = np.empty((2, SEATS))
    believe(game, seat, table, manners, memory, judged, mean, differs, belief)
    mask = kinds(game, seat)
    may_challenge = mask >> CHALLENGE & 1
    opened = game.bid_count > 0
    standing = believed(table, belief, bid(game)) if opened else 1.0
    if may_challenge and (standing < params[game.left] or not may_bid(game)):
        return action_of(CHALLENGE, 0)
    least, most = bounds(table)
    number = most
    while number > least and believed(table, belief, number) < params[RAISE_TO + game.left]:
        number -= 1
    number = bid_near(game, number)
    likely = believed(table, belief, number)
    if likely < params[RISKY] and opened:
        better = way_out(game, seat, params, mask, believed(table, belief, bid(game) + 1))
        if better:
            return better
        if may_challenge and standing < 1.0 - likely:
            return action_of(CHALLENGE, 0)
    return dressed(game, seat, params, number, likely)


@compiled
def act(
    kind: int,
    game: Game,
    seat: int,
    params: Any,
    manners: Any,
    memory: Any,
    table: Any,
    paper: Any,
) -> tuple[int, int, int]:
    """The action of a player; for a net also which candidate of how many it is.

    What a net thought of is left on its `desk`.
    """
    context, candidates, choices, layer, shares = paper
    if kind == ODDS:
        return odds(game, seat, params), -1, 0
    if kind == PLUS_ONE:
        return plus_one(game, seat, params), -1, 0
    if kind == BAYES:
        memory = nothing()
    if game.phase != BIDDING:
        return answer(game, seat, table, manners, memory), -1, 0
    if kind == BAYES:
        return bayes(game, seat, params, table, manners, memory), -1, 0
    count = look(game, seat, table, manners, memory, context, candidates, choices)
    weigh(params, context, candidates, count, used_of(game), layer, shares)
    rest = chance(game)
    pick = 0
    while pick < count - 1 and rest >= shares[pick]:
        rest -= shares[pick]
        pick += 1
    return int(choices[pick]), pick, count


@compiled
def nothing() -> Any:
    """What one remembers who forgets, and everybody before the first round is over."""
    return np.zeros((SEATS, MEMORY))


@compiled
def desk() -> Any:
    """Room to think in, for one thread."""
    return (
        np.empty(CONTEXT),
        np.empty((MOST, CANDIDATE)),
        np.empty(MOST, np.int64),
        np.empty(HIDDEN),
        np.empty(MOST),
    )
