"""Hidden means hidden: a card that a seat may not see changes no byte that its program gets."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from arena.programs import bot
from hypothesis import given
from hypothesis import strategies as st
from strategies import Game, is_hidden, redrawn, running_games, seats_of, some
from tables import stacked

from coyote import Bid, Card, Challenge, State, View, view
from coyote.arena.game import play
from coyote.arena.match import command
from coyote.arena.program import Program
from coyote.arena.protocol import act_line
from coyote.rules.setup import Setup


@given(running_games(), st.integers(0, 2**32 - 1))
def test_a_line_is_the_same_to_the_byte_when_only_hidden_cards_change(
    game: Game, seed: int
) -> None:
    dice = Random(seed)
    for state in some(list(filter(is_hidden, game.states)), dice):
        for seat in seats_of(state):
            if seat is not None:
                other = redrawn(state, seat, dice)
                assert act_line(view(other, seat)) == act_line(view(state, seat))


WATCHFUL = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    told = json.loads(line)
    if told["type"] == "act":
        legal = told["view"]["legal"]
        bid = legal["min_bid"]
        print(legal["actions"][0] if bid is None else f"bid {max(bid, 5)}", flush=True)
"""


class Partner:
    """Raises to 30 by one, then challenges."""

    def choose(self, view: View) -> Bid | Challenge:
        return Challenge() if (view.bid or 0) >= 30 else Bid(max((view.bid or 0) + 1, 5))

    def hear_round(self, number: int, result: object) -> None:
        pass

    def hear_end(self, places: object) -> None:
        pass


class Enough(Exception):
    """Two rounds are enough."""


def heard(folder: Path, top: str) -> tuple[list[str], list[str]]:
    """What a program in seat 1 hears of a game with those cards on top: before the reveal, after.

    The program sits in seat 1 of three; the pile is dealt from seat 0 on, the centre card last.
    """
    log = folder / f"log{len(list(folder.glob('log*')))}"
    program = Program(command(bot(folder, WATCHFUL, log)), 20)

    def pile(state: State, number: int) -> tuple[Card, ...]:
        if number == 2:
            raise Enough
        return stacked(state, top)

    setup = Setup("eyes", 3)
    program.begin(setup, 1, 99)
    try:
        with pytest.raises(Enough):
            play(setup, "xyz", [Partner(), program, Partner()], pile)
    finally:
        program.end(10)
    lines = log.read_text().splitlines(keepends=True)
    ends = ('"type":"round"', '"phase":"discard"')
    end = next(place for place, line in enumerate(lines) if any(sign in line for sign in ends))
    return lines[:end], lines[end:]


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
@pytest.mark.parametrize(
    ("cards", "others"),
    [("1 20 3 4", "1 7 3 4"), ("1 20 3 4", "1 20 3 -10"), ("1 20 3 4 5", "1 20 3 4 15")],
    ids=["its own", "the centre card", "the pile"],
)
def test_a_program_hears_the_same_bytes_until_the_reveal(
    tmp_path: Path, cards: str, others: str
) -> None:
    before, after = heard(tmp_path, cards)
    other_before, other_after = heard(tmp_path, others)
    assert len(before) > 5
    assert before == other_before
    if others != "1 20 3 4 15":  # no card of the pile was turned up
        assert after != other_after
    seen = heard(tmp_path, "2 20 3 4")[0]
    assert seen != before  # what others wear it may know


def leak_the_cards(state: State, seat: int | None) -> View:
    seen = view(state, seat)
    return seen if state.round is None else seen.evolve(cards=state.round.cards)


def leak_a_size(state: State, seat: int | None) -> View:
    assert state.round is not None
    return view(state, seat).evolve(peeked=(0,) * len(str(state.round.cards[1].card)))


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
@pytest.mark.parametrize("leak", [leak_the_cards, leak_a_size])
def test_one_leaked_field_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[State, int | None], View]
) -> None:
    monkeypatch.setattr("coyote.arena.game.view", leak)
    assert heard(tmp_path, "1 20 3 4")[0] != heard(tmp_path, "1 7 3 4")[0]
