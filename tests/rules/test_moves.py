"""A round remembers what was done in it, and by whom."""

from random import Random
from typing import Any

import pytest
from strategies import MANNERS, play

from coyote import new_game
from coyote.rules.editions import ADDITIONS


@pytest.mark.parametrize("manner", MANNERS, ids=lambda manner: manner.name)
@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("eyes", 4, {"trickster": True}),
        ("tomahawk", 4, {"additions": ADDITIONS}),
        ("museum", 4, {"tokens": True}),
        ("classic", 3, {}),
    ],
)
def test_the_moves_of_each_round_are_those_of_the_record(
    edition: str, players: int, options: dict[str, Any], manner: Any
) -> None:
    for seed in range(6):
        game = play(new_game(edition, players, **options), Random(seed), 30 + seed, manner)
        rounds = [list(map(str, result.moves)) for result in game.state.rounds]
        if game.state.round is not None:
            # Guesses are written down as they come, and shown in the order of the seats.
            guesses = [f"{seat} guess {guess}" for seat, guess in game.state.round.guesses]
            shown = list(map(str, game.state.round.moves))
            rounds.append(shown if game.state.round.result else shown + guesses)
        recorded = [list(round.moves) for round in game.scribe.record.rounds]
        assert list(map(sorted, rounds)) == list(map(sorted, recorded))
        for moves, written in zip(rounds, recorded):
            assert _spoken(moves) == _spoken(written)


def _spoken(moves: list[str]) -> list[str]:
    return [move for move in moves if "guess" not in move]
