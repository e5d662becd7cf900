"""Many games at once: a runner is compiled for the policies it plays, and shared by threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import numba
import numpy as np
import numpy.typing as npt

from coyote.sim.dice import seeded
from coyote.sim.legality import allows, to_act
from coyote.sim.play import apply, deal, start
from coyote.sim.policies import Parameters, Policy
from coyote.sim.slices import part
from coyote.sim.state import NONE, OVER, Config, Game, new_games

Stage: TypeAlias = Literal["compile", "play"]
Progress: TypeAlias = Callable[[Stage, int, int], None]
"""Is told a stage, how many games are done, and of how many."""

Seating: TypeAlias = npt.NDArray[np.int64]
"""A row a seating: for each seat the index of its player."""

_ILLEGAL: Final = -2

_PARTS: Final = 64
"""In how many parts games are played, so that threads share them and progress is told."""
_LEAST: Final = 200
"""Games of a part at the least."""

# Not kept on disk: numba would file what is made for given policies anew in every process.
_made = numba.njit(nogil=True, error_model="numpy")
_made_inline = numba.njit(nogil=True, error_model="numpy", inline="always")


class IllegalPolicy(RuntimeError):
    """A policy chose what is not legal."""


@dataclass(frozen=True, slots=True)
class Results:
    """What came of each game."""

    seats: npt.NDArray[np.int64]
    """For each game and seat the index of its player."""
    winner: npt.NDArray[np.int64]
    """For each game the seat that won."""
    decisions: npt.NDArray[np.int64]
    rounds: npt.NDArray[np.int64]

    @property
    def winners(self) -> npt.NDArray[np.int64]:
        """For each game the index of the player that won."""
        return self.seats[np.arange(len(self.winner)), self.winner]

    def wins(self, players: int) -> npt.NDArray[np.int64]:
        """For each player the number of games won."""
        return np.bincount(self.winners, minlength=players)


def rotations(players: int) -> Seating:
    """Every player in every seat once, the order around the table kept."""
    seats = np.arange(players)
    return np.array([np.roll(seats, turn) for turn in range(players)])


def one_against(players: int) -> Seating:
    """Player 0 in each seat once, player 1 in all others."""
    return 1 - np.eye(players, dtype=np.int64)


def play(
    config: Config,
    policies: Sequence[Policy],
    params: Sequence[Parameters],
    games: int,
    seed: int,
    *,
    seating: Seating | None = None,
    mirrored: bool = True,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play games; player k follows `policies[k]` with `params[k]`.

    Game i is seated by row i of `seating`, over and over; without one, all rotations of as many
    players as the game has seats. Mirrored, a whole turn of the rows has the same deals. Seat 0
    starts. A result depends on the seed alone, not on the threads.
    """
    rows = rotations(int(config["players"])) if seating is None else np.asarray(seating, np.int64)
    _check(config, policies, params, rows)
    kept = tuple(dict.fromkeys(policies))
    block = runner(kept)
    which = np.array([kept.index(policy) for policy in policies])
    flat = np.concatenate([np.ravel(np.asarray(each, np.float64)) for each in params])
    ends = np.cumsum([0, *(np.size(each) for each in params)])
    results = Results(
        rows[np.arange(games) % len(rows)],
        np.empty(games, np.int64),
        np.empty(games, np.int64),
        np.empty(games, np.int64),
    )
    table = np.array([config])  # numba takes an array sooner than a record
    out = (results.winner, results.decisions, results.rounds)

    def run(first: int, last: int) -> int:
        room = new_games(1)
        block(
            room,
            table,
            first,
            last,
            np.uint64(seed),
            mirrored,
            results.seats,
            len(rows),
            which,
            flat,
            ends,
            *out,
        )
        return last - first

    if progress:
        progress("compile", 0, games)
    run(0, 0)
    step = max(games // _PARTS, _LEAST)
    done = 0
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        firsts = range(0, games, step)
        for count in pool.map(run, firsts, [min(first + step, games) for first in firsts]):
            done += count
            if progress:
                progress("play", done, games)
    if (results.winner == _ILLEGAL).any():
        game = int(np.argmax(results.winner == _ILLEGAL))
        raise IllegalPolicy(f"game {game} of seed {seed}: a policy chose what is not legal")
    return results


def _check(
    config: Config, policies: Sequence[Policy], params: Sequence[Parameters], rows: Seating
) -> None:
    if len(policies) != len(params):
        raise ValueError(f"{len(policies)} policies have {len(params)} parameters")
    if rows.ndim != 2 or rows.shape[1] != config["players"]:
        raise ValueError(f"a seating of {rows.shape} is not for {config['players']} players")
    if rows.min() < 0 or rows.max() >= len(policies):
        raise ValueError(f"a seating names a player that is none of {len(policies)}")


def _chooser(policies: tuple[Policy, ...]) -> Callable[[int, Game, int, Any], int]:
    """One compiled function that asks the policy of an index."""
    first, rest = policies[0], policies[1:]
    if not rest:

        @_made_inline
        def choose(which: int, game: Game, seat: int, params: Any) -> int:
            return first(game, seat, params)

        return choose
    others = _chooser(rest)

    @_made_inline
    def choose_of(which: int, game: Game, seat: int, params: Any) -> int:
        if which == 0:
            return first(game, seat, params)
        return others(which - 1, game, seat, params)

    return choose_of


@cache
def runner(policies: tuple[Policy, ...]) -> Callable[..., None]:
    """A compiled loop over games for these policies; it is made when first called."""
    choose = _chooser(policies)

    @_made
    def block(
        room: Any,
        table: Any,
        first: int,
        last: int,
        seed: Any,
        mirrored: int,
        seats: Any,
        rows: int,
        which: Any,
        params: Any,
        ends: Any,
        winner: Any,
        decisions: Any,
        rounds: Any,
    ) -> None:
        game, config = room[0], table[0]
        for index in range(first, last):
            start(game, config, 0, seeded(seed, index // rows if mirrored else index))
            game.dice = seeded(seed, -2 - index)
            count = 0
            legal = True
            while game.phase != OVER and legal:
                seat = to_act(game)
                if seat == NONE:
                    deal(game)
                    continue
                player = np.uint64(seats[np.uint64(index), np.uint64(seat)])  # is not below 0
                own = part(params, ends[player], ends[player + np.uint64(1)])
                action = choose(which[player], game, seat, own)
                count += 1
                legal = allows(game, seat, action)
                if legal:
                    apply(game, seat, action)
            winner[index] = game.starter if legal else _ILLEGAL
            decisions[index] = count
            rounds[index] = game.rounds

    return block
