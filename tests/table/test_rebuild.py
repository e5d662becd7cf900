"""A table rebuilt from its log is the table it was, whatever happened at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import MANNERS, Manner, tables
from strategies import Table as Agreement
from table.chaos import Chaos
from table.sittings import Dice, Sitting, by_chance, gathered

from coyote.record import read, replay
from coyote.table import log, messages, requests, telling
from coyote.table.effects import WATCHERS
from coyote.table.table import Table
from coyote.table.verify import verify

seeds = st.integers(0, 2**32 - 1)


def kept(table: Table, now: int, like: Table) -> dict[str, Any]:
    """All that the log keeps of a table, with whoever is at another one beside it."""
    table.present, table.ready, table.shadows = like.present, like.ready, like.shadows
    table.asked = like.asked
    book, clocks = table.book, table.book.clocks
    return {
        "sync": {
            who: messages.encode(telling.sync(table, who, now)) for who in (WATCHERS, *book.people)
        },
        "records": [json.dumps(game.told_record()) for game in book.games],
        "states": [game.state for game in book.games],
        "stand-ins": [game.stand_ins for game in book.games],
        "version": (book.version, book.stamp, book.lines, book.at),
        "settings": book.settings,
        "seats": book.seats,
        "host": book.host,
        "agreed": book.agreed,
        "score": book.score.ranked(),
        "tokens": book.tokens,
        "moves": (book.moves, book.failures),
        "talk": (book.talk, book.spoken),
        "muted": {number: person.muted for number, person in book.people.items()},
        "clocks": (clocks.turn, clocks.extra, clocks.ended, clocks.paused),
    }


def done(table: Table) -> set[tuple[int, str, int]]:
    """Who had which request granted, and when."""
    return {
        (number, id, version)
        for number, person in table.book.people.items()
        for id, version in person.done.items()
    }


def check_rebuilt(sitting: Sitting, lines: int) -> Table:
    """A table from the first lines of the log; every line decodes and folds."""
    table = Table.rebuild(sitting.lines[:lines], sitting.dice, sitting.pace)
    assert table.book.lines == lines
    return table


@given(seeds)
def test_whatever_happens_the_table_can_be_rebuilt_as_it_was(seed: int) -> None:
    rules: dict[str, Any] = {"edition": "classic", "options": {"limit": 1}}
    sitting = Sitting("Ann", "Bo", bots=["random"], dice=Dice(seed=seed), shadow=True, **rules)
    chaos = Chaos(seed, sitting)
    for step in range(150):
        chaos.stir()
        if step % 12 == 0:
            table = check_rebuilt(sitting, len(sitting.lines))
            expected = kept(sitting.table, sitting.now, sitting.table)
            assert kept(table, sitting.now, sitting.table) == expected
            assert done(table) <= done(sitting.table)
        if chaos.rng.random() < 0.03:
            sitting.restart(after=chaos.rng.choice((0, 1000, 3_600_000)))
    for lines in chaos.rng.sample(range(1, len(sitting.lines)), 5):
        check_rebuilt(sitting, lines)


@given(tables(), st.sampled_from(MANNERS), seeds)
def test_a_game_goes_on_from_any_line_of_its_log_to_a_record_that_holds(
    agreement: Agreement, manner: Manner, seed: int
) -> None:
    rng = Random(seed)
    sitting = gathered(agreement, seed, bots=1)
    sitting.start(starter=agreement.starter)
    first = len(sitting.lines) - 1
    sitting.play(by_chance(rng, manner))
    sitting.restart(after=1000, lines=rng.randint(first, len(sitting.lines)))
    sitting.enter(*sitting.book.people)
    sitting.play(by_chance(rng, manner))
    record = read(json.dumps(sitting.last_game.told_record()).encode())
    replay(record)
    assert verify(record)["winner"] == sitting.last_game.winner


def test_nothing_is_lost_between_the_lines_of_one_request() -> None:
    sitting = Sitting("Ann", "Bo", edition="classic")
    sitting.start()
    sitting.moves("0 bid 99", "1 challenge")
    assert isinstance(sitting.events[-1], log.Committed)
    commitment = sitting.sync(1).shuffle
    sitting.restart(lines=len(sitting.lines) - 1)
    assert isinstance(sitting.events[-1], log.Committed)
    assert isinstance(sitting.events[-2], log.Woken)
    sitting.enter(1, 2)
    assert sitting.sync(1).shuffle != commitment


def test_a_refill_that_was_not_stored_is_made_up_for() -> None:
    sitting = refilled()
    events = sitting.events
    place = next(i for i, event in enumerate(events) if isinstance(event, log.Refilled))
    sitting.restart(lines=place)
    found = [type(event) for event in sitting.events[place:]]
    assert found[:2] == [log.Woken, log.Refilled]
    assert sitting.events[place + 1] == events[place]


def refilled() -> Sitting:
    """Nine in `classic` whose fourth round takes the last cards: its `?` finds none (K4)."""
    deck = "-10 -5 -5 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 10 10 10 15 15 20 MAX0 X2 ? 0*"
    sitting = Sitting(*"ABCDEFGHI", edition="classic", dice=Dice(tops=[deck]))
    sitting.start()
    for seat in range(4):
        if seat:
            sitting.next_round()
        sitting.lose(seat)
    return sitting


Change = Callable[[Sitting], object]


@pytest.mark.parametrize(
    "change",
    [
        lambda sitting: sitting.grant(2, requests.Say(text="hi")),
        lambda sitting: sitting.grant(1, requests.Pause()),
        lambda sitting: sitting.move(0, "bid 5"),
        lambda sitting: (sitting.grant(2, requests.Leave()), sitting.exit(2)),
        lambda sitting: sitting.grant(1, requests.HandOver(person=2)),
        lambda sitting: sitting.grant(2, requests.Mute(person=1)),
        lambda sitting: sitting.join("Cy"),
    ],
)
def test_a_restart_changes_nothing_that_anybody_is_told(change: Change) -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    change(sitting)
    here = [who for who in sitting.book.people if not sitting.book.people[who].gone]
    before = [sitting.sync(who) for who in here]
    sitting.restart()
    sitting.enter(*here)
    assert [sitting.sync(who) for who in here] == before


def test_a_table_without_a_game_wakes_without_a_word() -> None:
    sitting = Sitting("Ann", "Bo")
    lines = len(sitting.lines)
    sitting.restart(after=1000)
    assert len(sitting.lines) == lines


def test_a_device_is_asked_whether_it_is_there_and_told_the_version() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    sitting.exit(2)
    sitting.forget()
    sitting.ping()
    assert sitting.heard == {
        who: [messages.Ping(version=sitting.book.version)] for who in (1, WATCHERS)
    }
