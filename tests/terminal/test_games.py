"""Whole games, from the first deal to the end."""

from __future__ import annotations

from functools import cache

import pytest
from terminal.sitting import GAMES, played, seat, too_wide, typed, with_timid

from coyote import outcome
from coyote.record import read, replay
from coyote.terminal.invitation import Seated

games = pytest.mark.parametrize("number", range(len(GAMES)))


@cache
def _game(number: int) -> tuple[Seated, int, str]:
    """One game of each kind, played once for all tests that look at it."""
    edition, players, options = GAMES[number]
    name = "A name of many wide signs 日本語日本語"
    seated = seat(edition, players, options=options, name=name)
    return (seated, *played(seated, hints=True))


@games
def test_a_game_of_any_edition_ends_with_a_winner_and_a_record_that_replays(number: int) -> None:
    seated, code, text = _game(number)
    assert code == 0
    ended = outcome(replay(read(str(seated.record).encode())))
    assert ended is not None
    winner = "You" if ended.winner == 0 else seated.names[ended.winner]
    assert f"{winner} won the game" in text


@games
def test_no_line_is_wider_than_80_cells_or_steers_the_terminal(number: int) -> None:
    text = _game(number)[2]
    assert too_wide(text) == []
    assert "\x1b" not in text
    assert not [line for line in text.splitlines() if line != line.rstrip()]


@games
def test_your_turn_fits_on_a_screen_of_24_lines(number: int) -> None:
    lines = _game(number)[2].splitlines()
    heads = [number for number, line in enumerate(lines) if "clockwise" in line]
    assert heads
    for head in heads:
        prompt = next(n for n, line in enumerate(lines) if n > head and line.startswith(">"))
        assert prompt - head < 24


def test_the_same_seed_and_the_same_moves_make_the_same_game() -> None:
    first = played(seat("tomahawk", 4, seed=7, options={"additions": ("extra", "next")}))
    again = played(seat("tomahawk", 4, seed=7, options={"additions": ("extra", "next")}))
    assert first == again


def test_another_seed_makes_another_game() -> None:
    assert played(seat(seed=7)) != played(seat(seed=8))


def test_when_you_are_out_the_others_play_on_in_a_line_a_round() -> None:
    seated = with_timid(seat("classic", 3, options={"limit": 1}, starter=1))
    _, text = typed(seated, ["999"])
    assert "You lose a life and are out." in text
    assert "Round 2: " in text.split("are out.")[1]
    assert "clockwise" not in text.split("are out.")[1]
    assert "won the game." in text


def test_every_seat_is_asked_for_its_guess_and_the_guesses_are_shown_at_the_reveal() -> None:
    seated = with_timid(seat("eyes", 4, options={"trickster": True}, starter=2))
    _, text = typed(seated, ["39", "guess 2", "0", "q"])
    asked = text.index("Who wins?")
    told = text.index("You guess that")
    assert asked < told < text.index("The total is")
    assert text.count(" guesses that ") == 1


def test_the_end_shows_the_rounds_the_winner_and_the_seed() -> None:
    _, text = played(seat("tomahawk", 3, options={"limit": 1}, seed=12345))
    end = text[text.rindex("round   bid") :]
    assert len(end.splitlines()) == 7
    assert "won the game" in end
    assert "--seed 12345" in end


def test_a_long_game_shows_its_last_rounds_only() -> None:
    _, text = played(seat("classic", 10, options={"limit": 3}))
    end = text[text.rindex("round   bid") :].splitlines()
    assert end[1].strip() == "…"
    assert len(end) < 24
