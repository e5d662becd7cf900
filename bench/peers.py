"""Random games of other toolkits: in C++ or JAX, and in Python where they have nothing faster."""

import warnings
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import numpy as np
from timing import Played

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the peers' warnings are not ours to mend
    import jax
    import jax.numpy as jnp
    import pgx
    import pyspiel
    from pettingzoo.classic import leduc_holdem_v4
    from pgx.experimental import auto_reset

ROLLOUTS = 2000
"""Games that OpenSpiel plays in a call."""
TABLES = 1024
STEPS = 64
"""How many tables pgx plays at once, and how many decisions at each in a call."""


def liars_dice_game(rng: Random) -> Callable[[], Played]:
    """From Python; the dice are thrown in every game."""
    game = pyspiel.load_game("liars_dice")

    def play() -> Played:
        state = dealt(game, rng)
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        return 1, decisions

    return play


def liars_dice_rollouts(rng: Random, dice: int) -> Callable[[], Played]:
    """In C++: a search that looks at one state, with random rollouts from there.

    What is rolled out is a game whose dice have been thrown. Its bids do not depend on them, so the
    number of decisions is known on average, which is as good over thousands of games.
    """
    game = pyspiel.load_game(f"liars_dice(numdice={dice})")
    length = mean_length(dealt(game, rng), {})

    def play() -> Played:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.getrandbits(30))
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=2.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=rng.getrandbits(30),
            verbose=False,
        )
        bot.mcts_search(dealt(game, rng))
        return ROLLOUTS, round(ROLLOUTS * length)

    return play


def liars_dice_bots(rng: Random) -> Callable[[], Played]:
    """In C++: a whole game of two random bots, dice and all, in a call."""
    game = pyspiel.load_game("liars_dice")
    players = game.num_players()
    bots = [
        pyspiel.make_uniform_random_bot(player, rng.getrandbits(30)) for player in range(players)
    ]

    def play() -> Played:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return 1, state.move_number() - players  # each has thrown one die

    return play


def dealt(game: Any, rng: Random) -> Any:
    """A state whose dice have been thrown."""
    state = game.new_initial_state()
    while state.is_chance_node():
        side, _ = rng.choice(state.chance_outcomes())  # all of them are equally likely
        state.apply_action(side)
    return state


def mean_length(state: Any, known: dict[tuple[int, ...], float]) -> float:
    """How many decisions are to come on average, which depends on what is legal alone."""
    if state.is_terminal():
        return 0.0
    actions = tuple(state.legal_actions())
    if actions not in known:
        rest = [mean_length(state.child(action), known) for action in actions]
        known[actions] = 1 + sum(rest) / len(rest)
    return known[actions]


def pgx_games(name: str, seed: int) -> Callable[[], Played]:
    """Many tables in one compiled loop; where a game is over the next one begins."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(held: Any, key: Any) -> Any:
        state, over = held
        whims, deals = jax.random.split(key)
        mask = state.legal_action_mask
        # The highest of random numbers, without those of illegal actions.
        action = jnp.argmax(jax.random.uniform(whims, mask.shape) * mask, axis=1)
        state = step(state, action, jax.random.split(deals, TABLES))
        return (state, over + state.terminated.sum()), None

    @jax.jit
    def block(state: Any, key: Any) -> Any:
        held, _ = jax.lax.scan(decide, (state, jnp.int32(0)), jax.random.split(key, STEPS))
        return held

    keys = (jax.random.key(number) for number in count(seed))
    states = [jax.vmap(env.init)(jax.random.split(next(keys), TABLES))]

    def play() -> Played:
        states[0], over = block(states[0], next(keys))
        return int(over), TABLES * STEPS

    return play


def leduc_game(seed: int) -> Callable[[], Played]:
    """PettingZoo's loop over agents; observations come with each."""
    env = leduc_holdem_v4.env()
    dice = np.random.default_rng(seed)

    def play() -> Played:
        env.reset(seed=int(dice.integers(1 << 30)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            actions = np.flatnonzero(observation["action_mask"])
            env.step(actions[dice.integers(len(actions))])
            decisions += 1
        return 1, decisions

    return play
