"""Positions of games played by chance, of all editions and options, and what bots do in them."""

from __future__ import annotations

from random import Random
from typing import Final

from strategies import MANNERS, is_hidden, play, redrawn

from coyote import view
from coyote.bots import NAMES, load
from coyote.sim.check import random_table

_MOVES: Final = 60
"""How many moves a game has at the most: so all kinds of positions come about equally often."""


def check(seed: int) -> int:
    """Ask every bot in every position of a game by chance; how many positions there were.

    Each must answer with something legal, and with the same when cards that its seat does not see
    are others.
    """
    dice = Random(seed)
    table, manner = random_table(dice), dice.choice(MANNERS)
    game = play(table, dice, dice.randrange(_MOVES), manner, late=dice.random() < 0.5)
    for number, (state, seat, _) in enumerate(game.decisions):
        seen = view(state, seat)
        assert seen.legal is not None
        world = redrawn(state, seat, dice) if is_hidden(state) else state
        for place, name in enumerate(NAMES):
            try:
                choice = load(name, seed).choose(seen)
                assert choice in seen.legal, f"{choice} is not legal"
                # One bot a position is enough, and twice as quick.
                if place == number % len(NAMES):
                    again = load(name, seed).choose(view(world, seat))
                    assert again == choice, f"{choice}, and in another world {again}"
            except Exception as error:
                error.add_note(f"{name}, game {seed}, position {number}, seat {seat}")
                raise
    return len(game.decisions)
