"""Random games played by the compiled simulator and by `coyote.rules`, compared at every step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np

from coyote.compiled import compiled
from coyote.rules.actions import Action, Bid, Name
from coyote.rules.editions import ADDITIONS, EDITIONS, HIGHEST_BID, LOWEST_BID
from coyote.rules.legality import Legal, legal
from coyote.rules.play import apply, deal, new_game
from coyote.rules.state import State, outcome
from coyote.shuffle import random_pile
from coyote.sim import play
from coyote.sim.actions import decode, encode
from coyote.sim.cards import CODES
from coyote.sim.legality import allows
from coyote.sim.mirror import differences
from coyote.sim.state import Games, configured, new_games


class Disagreement(AssertionError):
    """The two do not hold the same game."""


def check_game(seed: int) -> int:
    """Play a game of any edition and options by both and compare; how many actions it took."""
    actions = 0
    for games, state, after in play_both(seed):
        found = differences(games, state)
        if found:
            raise Disagreement("\n".join((f"game {seed}, after {after}:", *found)))
        actions += bool(after)
    return actions


def play_both(seed: int) -> Iterator[tuple[Games, State, str]]:
    """A random game, by both alike: after every step the game, the state, and what was done."""
    dice = Random(seed)
    state = random_table(dice)
    games = new_games(1)
    play.start(games[0], configured(state.setup), state.starter, seed)
    manner = dice.choice(_MANNERS)
    yield games, state, ""
    while outcome(state) is None:
        if not state.to_act:
            pile = random_pile(state, dice)
            state = deal(state, pile)
            _deal(games, np.array([CODES[card] for card in pile], np.int8))
            yield games, state, ""
            continue
        seat = dice.choice(state.to_act)
        action = _choose(state, legal(state, seat), seat, dice, *manner)
        code = encode(action)
        if decode(code) != action or not _act(games, seat, code):
            raise Disagreement(f"game {seed}: {seat} {action} is legal")
        state = apply(state, seat, action)
        yield games, state, f"{seat} {action}"


@compiled
def _act(games: Any, seat: int, action: int) -> bool:
    """Do what a seat may do; whether it may."""
    if not allows(games[0], seat, action):
        return False
    play.apply(games[0], seat, action)
    return True


@compiled
def _deal(games: Any, pile: Any) -> None:
    play.deal_pile(games[0], pile)


_MANNERS: Final = ((0.7, 0.3, 0.0), (0.3, 0.5, 0.0), (0.2, 0.8, 0.02), (0.2, 0.5, 0.4))
"""How likely one challenges, does something else than bid, and bids close to 999."""


def _choose(
    state: State, may: Legal, seat: int, dice: Random, doubt: float, busy: float, jump: float
) -> Action:
    others = [action for action in may.actions if action.word != "challenge"]
    if len(others) < len(may.actions) and (may.min_bid is None or dice.random() < doubt):
        return next(action for action in may.actions if action.word == "challenge")
    if others and (may.min_bid is None or dice.random() < busy):
        word = dice.choice(sorted({action.word for action in others}))
        if word == "name" and state.round is not None and dice.random() < 0.7:
            cards = [card for card in state.round.cards if card.seat == seat]
            worn = next(card.card for card in cards if card.place == "worn")
            return Name(worn) if worn is not None else others[0]
        return dice.choice([action for action in others if action.word == word])
    return _bid(may, dice, busy, jump)


def _bid(may: Legal, dice: Random, busy: float, jump: float) -> Bid:
    assert may.min_bid is not None
    low = max(may.min_bid, dice.choice((LOWEST_BID, -5, 0, 1)))
    low = max(low, HIGHEST_BID - 9) if dice.random() < jump else low
    number = min(low + dice.randrange(6), HIGHEST_BID)
    if number == may.excluded:
        number = number + 1 if number < HIGHEST_BID else number - 1
    if may.additions and dice.random() < busy:
        addition, seats = dice.choice(may.additions)
        return Bid(number, addition, dice.choice(seats) if seats else None)
    return Bid(number)


def random_table(dice: Random) -> State:
    """A new game of any edition, with any players, starter and options."""
    edition = EDITIONS[dice.choice(tuple(EDITIONS))]
    players = dice.choice(edition.players)
    limits = edition.limits if edition.id != "museum" or players <= 4 else edition.limits[:1]  # M4
    options: dict[str, object] = {
        "trickster": dice.random() < 0.6,
        "additions": dice.choice(
            (ADDITIONS, ADDITIONS, (), [each for each in ADDITIONS if dice.random() < 0.5])
        ),
        "tokens": dice.random() < 0.7,
        "limit": dice.choice(limits),
        "min_bid": dice.choice((None, None, 0, 1, 990, HIGHEST_BID)),
    }
    asked = {name: options[name] for name in edition.options}
    return new_game(edition.id, players, starter=dice.randrange(players), **asked)
