"""Time random games in the compiled simulator beside the fastest of other toolkits."""

import os
import tempfile
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

# One core for all, before a peer counts them; and numba must find nothing from an earlier run.
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
KEPT = tempfile.TemporaryDirectory(prefix="coyote-bench-")
os.environ["NUMBA_CACHE_DIR"] = KEPT.name

import numpy as np  # noqa: E402
from games import any_choice, coyote_game, holdem_game  # noqa: E402
from peers import (  # noqa: E402
    leduc_game,
    liars_dice_bots,
    liars_dice_game,
    liars_dice_rollouts,
    pgx_games,
)
from report import as_markdown, asked, conditions, show, write  # noqa: E402
from rlcard.utils import set_seed  # noqa: E402
from timing import Contestant, Engine, Played, Timing, measure, ratio  # noqa: E402

from coyote.sim.policies import random, uniform  # noqa: E402
from coyote.sim.runner import play as play_games  # noqa: E402
from coyote.sim.state import configure  # noqa: E402

GAMES = 50_000
"""Games of the simulator in a call."""
OURS: tuple[Engine, ...] = ("coyote sim", "coyote")
COMPILED: tuple[Engine, ...] = ("coyote sim", "pgx")
HEADINGS = (
    "random games, one core",
    "decisions/s",
    "range",
    "games/s",
    "a game",
    "compiles, s",
    "first row ×",
)
PARTS = ("OpenSpiel", "pgx", "JAX", "RLCard", "PettingZoo", "NumPy", "numba")


def simulated(policy: Any, seed: int) -> Callable[[], Played]:
    """Games of `eyes` for four, one after the other in one thread."""
    config, seeds = configure("eyes", 4), count(seed)
    seating = np.zeros((1, 4), np.int64)

    def play() -> Played:
        done = play_games(
            config, [policy], [np.zeros(0)], GAMES, next(seeds), seating=seating, threads=1
        )
        return GAMES, int(done.decisions.sum())

    return play


def contestants(seed: int) -> list[Contestant]:
    """All that is timed; our headline comes first."""
    rng = Random(seed)
    set_seed(seed)
    return [
        Contestant("coyote sim", "eyes, 4 players", simulated(uniform, seed)),
        Contestant("coyote sim", "eyes, 4 players, low bids", simulated(random, seed)),
        Contestant("coyote", "eyes, 4 players", coyote_game(rng, "eyes", 4, choose=any_choice)),
        Contestant("OpenSpiel", "liars_dice, C++ rollouts", liars_dice_rollouts(rng, 1)),
        Contestant(
            "OpenSpiel", "liars_dice, 5 dice each, C++ rollouts", liars_dice_rollouts(rng, 5)
        ),
        Contestant("OpenSpiel", "liars_dice, C++ bots", liars_dice_bots(rng)),
        Contestant("OpenSpiel", "liars_dice, from Python", liars_dice_game(rng)),
        Contestant("pgx", "kuhn_poker", pgx_games("kuhn_poker", seed)),
        Contestant("pgx", "leduc_holdem", pgx_games("leduc_holdem", seed)),
        Contestant("RLCard", "limit-holdem, 4 players", holdem_game(seed, 4, is_training=True)),
        Contestant("PettingZoo", "leduc_holdem_v4", leduc_game(seed)),
    ]


def rows(timings: Sequence[Timing]) -> list[tuple[str, ...]]:
    return [
        (
            f"{timing.contestant.engine}: {timing.contestant.game}",
            f"{timing.rate:,.0f}",
            f"{min(timing.rates):,.0f} to {max(timing.rates):,.0f}",
            f"{timing.rate / timing.length:,.0f}",
            f"{timing.length:.1f}",
            f"{timing.first:.1f}" if timing.contestant.engine in COMPILED else "",
            f"{ratio(timings[0], timing):,.1f}" if timing is not timings[0] else "",
        )
        for timing in timings
    ]


def verdict(timings: Sequence[Timing]) -> str:
    """The two rows that everybody looks for."""
    peer = max((t for t in timings if t.contestant.engine not in OURS), key=lambda t: t.rate)
    times = [f"{ratio(ours, peer):.1f}" for ours in timings[:2]]
    return (
        f"The fastest row of a peer is {peer.contestant.engine}: {peer.contestant.game}. The first "
        f"row is {times[0]} times as fast, the second {times[1]} times."
    )


def main() -> None:
    wish = asked(__doc__)
    timings = measure(contestants(wish.seed), wish.rounds, wish.seconds)
    table = rows(timings)
    note = f"{verdict(timings)}\n\n{conditions(PARTS, wish.rounds, wish.seconds)}"
    show(HEADINGS, table, note)
    if not wish.dry:
        write(as_markdown(HEADINGS, table, note), "sim")


if __name__ == "__main__":
    main()
