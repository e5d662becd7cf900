"""Who is in for another game, and who has won how often."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table.chaos import Chaos
from table.sittings import Dice, Sitting, by_chance

from coyote.table import log, messages, requests
from coyote.table.effects import WATCHERS
from coyote.table.table import Table

LOGS: Final = Path(__file__).parent / "logs"
SHORT: Final[dict[str, Any]] = {"edition": "classic", "options": {"limit": 1}}
IN, OUT = requests.Rematch(), requests.Rematch(on=False)

Row = tuple[str, int | None, str | None, int | None, int, int]


def over(*names: str, out: Sequence[int] = (0,), bots: Sequence[str] = (), **more: Any) -> Sitting:
    """A table after its first game, from which these seats went out in turn."""
    sitting = Sitting(*names, bots=bots, **SHORT, **more)
    again(sitting, *out)
    return sitting


def again(sitting: Sitting, *out: int) -> None:
    """One more game."""
    sitting.start()
    sitting.knock_out(*out)


def who_is_in(sitting: Sitting, who: int = WATCHERS) -> list[str]:
    return [seat.name for seat in sitting.sync(who).table.seats if seat.ready]


def score(sitting: Sitting, who: int = 1) -> list[Row]:
    return rows(sitting.sync(who).table)


def rows(table: messages.Table) -> list[Row]:
    return [
        (each.name, each.person, each.bot, each.seat, each.wins, each.games) for each in table.score
    ]


# Who is in


def test_whoever_is_in_is_seen_by_everybody_and_can_take_it_back() -> None:
    sitting = over("Ann", "Bo", "Cy", out=(0, 1))
    sitting.watch()
    assert who_is_in(sitting) == []
    sitting.forget()
    sitting.grant(2, IN)
    for who in (1, 2, 3, WATCHERS):
        told = sitting.last(who, messages.Update).table
        assert told is not None
        assert [seat.ready for seat in told.seats] == [False, True, False]
    sitting.grant(3, IN)
    assert who_is_in(sitting) == ["Bo", "Cy"]
    sitting.grant(2, OUT)
    assert who_is_in(sitting) == ["Cy"]


def test_an_answer_that_changes_nothing_is_granted_and_not_stored() -> None:
    sitting = over("Ann", "Bo")
    sitting.grant(2, IN)
    lines = len(sitting.lines)
    sitting.grant(2, IN)
    assert len(sitting.lines) == lines
    sitting.grant(2, OUT)
    sitting.grant(2, OUT)
    assert len(sitting.lines) == lines + 1


def test_an_answer_is_stored_before_it_is_told_and_outlives_the_server() -> None:
    sitting = over("Ann", "Bo")
    effects = sitting.table.handle(2, IN, sitting.now)
    assert [log.decode(line.data).event for line in effects.lines] == [log.Agreed(2)]
    assert any(isinstance(post.message, messages.Update) for post in effects.posts)
    sitting = over("Ann", "Bo")
    sitting.grant(2, IN)
    sitting.restart(after=1000)
    sitting.enter(1, 2)
    assert who_is_in(sitting, 1) == ["Bo"]


def test_the_same_answer_sent_twice_acts_once() -> None:
    sitting = over("Ann", "Bo")
    sitting.grant(2, requests.Rematch(id="a"))
    sitting.grant(2, requests.Rematch(id="b", on=False))
    sitting.grant(2, requests.Rematch(id="a"))
    assert who_is_in(sitting, 1) == []


def test_the_next_game_begins_without_answers_and_deals_everybody_in() -> None:
    sitting = over("Ann", "Bo", "Cy", out=(0, 1))
    sitting.grant(2, IN)
    sitting.start()
    assert sitting.last_game.names == ("Ann", "Bo", "Cy")
    assert who_is_in(sitting, 1) == []
    sitting.knock_out(0, 1)
    assert who_is_in(sitting, 1) == []


def test_whoever_sits_down_after_a_game_is_in_and_whoever_stands_up_or_leaves_is_not() -> None:
    sitting = over("Ann", "Bo")
    sitting.join("Cy")
    gus = sitting.join("Gus", sit=False)
    assert who_is_in(sitting, 1) == ["Cy"]
    sitting.grant(gus, requests.Sit())
    assert who_is_in(sitting, 1) == ["Cy", "Gus"]
    sitting.grant(gus, requests.Stand())
    sitting.grant(gus, requests.Sit())
    sitting.grant(gus, requests.Leave())
    sitting.grant(2, IN)
    sitting.grant(1, requests.Kick(person=2))
    assert who_is_in(sitting, 1) == ["Cy"]
    assert sitting.book.agreed == {3}


def test_nobody_is_in_before_the_first_game_for_having_sat_down() -> None:
    sitting = Sitting("Ann", "Bo")
    assert who_is_in(sitting, 1) == []
    assert sitting.refusal(2, IN) == "no-game"


def test_an_answer_is_refused_in_a_game_and_to_whoever_has_no_seat() -> None:
    sitting = over("Ann", "Bo")
    gus = sitting.join("Gus", sit=False)
    sitting.watch()
    assert sitting.refusal(gus, IN) == "not-seated"
    assert sitting.refusal(WATCHERS, IN) == "not-joined"
    sitting.start()
    assert sitting.refusal(2, IN) == "in-game"


def answered(seed: int, dice: Dice) -> Sitting:
    """A game by chance that Ann and Bo give away at once, and their answers to it."""
    sitting = Sitting("Ann", "Bo", dice=dice, **SHORT)
    sitting.watch()
    sitting.start()
    sitting.moves("0 bid 1", "1 bid 999", "0 challenge")
    sitting.forget()
    rng = Random(seed)
    for who in rng.choices((1, 2), k=6):
        sitting.grant(who, requests.Rematch(on=rng.random() < 0.6))
    return sitting


@given(st.integers(0, 2**32 - 1), st.permutations(["1", "2", "3", "4", "5", "10", "15"]))
def test_an_answer_tells_nothing_of_any_card(seed: int, order: list[str]) -> None:
    """Whatever the cards were, the same answers are the same bytes for everybody."""
    one, other = (
        answered(seed, Dice(tops=[" ".join(cards)])) for cards in (order, [*reversed(order)])
    )
    for who in (1, 2, WATCHERS):
        assert one.bytes.get(who) == other.bytes.get(who)


# The score


def test_a_table_counts_wins_over_its_games_the_most_first() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", **SHORT)
    assert score(sitting) == []
    again(sitting, 0, 1)
    assert score(sitting) == [
        ("Cy", 3, None, 2, 1, 1),
        ("Ann", 1, None, 0, 0, 1),
        ("Bo", 2, None, 1, 0, 1),
    ]
    again(sitting, 0, 2)
    again(sitting, 2, 0)
    assert [(row[0], row[4], row[5]) for row in score(sitting)] == [
        ("Bo", 2, 3),
        ("Cy", 1, 3),
        ("Ann", 0, 3),
    ]


def test_the_score_is_told_with_the_end_of_a_game() -> None:
    sitting = over("Ann", "Bo")
    told = [update.table for update in sitting.told(2, messages.Update) if update.table]
    assert [row[0] for row in rows(told[-1])] == ["Bo", "Ann"]
    assert rows(told[-2]) == []


def test_wins_belong_to_people_and_not_to_names() -> None:
    sitting = over("Ann", "Bo")
    sitting.grant(2, requests.Rename(name="Ann"))
    sitting.grant(1, requests.Rename(name="Bo"))
    again(sitting, 0)
    assert score(sitting) == [("Ann", 2, None, 1, 2, 2), ("Bo", 1, None, 0, 0, 2)]


def test_bots_of_the_same_kind_are_counted_each_for_itself() -> None:
    sitting = over("Ann", out=(0, 1), bots=["odds", "odds"])
    again(sitting, 0, 1)
    assert score(sitting) == [
        ("odds", None, "odds", 2, 2, 2),
        ("Ann", 1, None, 0, 0, 2),
        ("odds", None, "odds", 1, 0, 2),
    ]
    sitting.grant(1, requests.RemoveBot(seat=1))
    assert [row[3:] for row in score(sitting)] == [(1, 2, 2), (0, 0, 2)]
    sitting.grant(1, requests.RemoveBot(seat=1))
    sitting.grant(1, requests.AddBot(bot="odds"))
    # The one that won is remembered, and is not the one that came now.
    assert score(sitting) == [("odds", None, "odds", None, 2, 2), ("Ann", 1, None, 0, 0, 2)]


def test_whoever_stood_up_stays_in_the_score_and_whoever_left_only_with_a_win() -> None:
    sitting = over("Ann", "Bo", "Cy", "Dov", out=(0, 1, 3))
    sitting.grant(2, requests.Stand())
    sitting.grant(3, requests.Leave())
    sitting.grant(4, requests.Leave())
    assert score(sitting) == [
        ("Cy", 3, None, None, 1, 1),
        ("Ann", 1, None, 0, 0, 1),
        ("Bo", 2, None, None, 0, 1),
    ]


def test_a_game_that_was_given_up_counts_for_nobody() -> None:
    sitting = Sitting("Ann", bots=["random", "random"], **SHORT)
    sitting.start()
    sitting.knock_out(0)
    sitting.start()
    assert sitting.book.games[0].dropped
    assert score(sitting) == []


def test_what_a_bot_wins_for_somebody_is_theirs() -> None:
    sitting = Sitting("Ann", "Bo", **SHORT)
    sitting.start()
    sitting.grant(2, requests.Leave())
    sitting.knock_out(0)
    assert score(sitting) == [("Bo", 2, None, None, 1, 1), ("Ann", 1, None, 0, 0, 1)]


def test_no_seed_of_a_bot_is_in_the_score() -> None:
    sitting = over("Ann", out=(0,), bots=["odds"], dice=Dice(seed=3))
    seed = sitting.book.seats[1].seed
    assert seed > 1000
    assert str(seed).encode() not in messages.encode(sitting.sync(1))


@given(st.integers(0, 2**32 - 1))
def test_the_score_is_what_the_games_say_whatever_happens(seed: int) -> None:
    sitting = Sitting("Ann", "Bo", bots=["random"], dice=Dice(seed=seed), **SHORT)
    chaos = Chaos(seed, sitting)
    for _ in range(120):
        chaos.stir()
    won = [game.seats[game.winner].holder for game in sitting.book.games if game.winner is not None]
    counted = {holder: tally.wins for holder, tally in sitting.book.score.ranked() if tally.wins}
    assert counted == {holder: won.count(holder) for holder in won}
    assert sitting.book.agreed <= {
        person.number for person in sitting.book.people.values() if person.seated
    }


def old_lines(name: str) -> list[tuple[int, bytes]]:
    lines = (LOGS / name).read_text(encoding="utf-8").splitlines()
    return [(int(at), data.encode()) for at, _, data in (line.partition(" ") for line in lines)]


def test_a_log_of_a_server_that_kept_no_score_counts_all_of_its_games() -> None:
    """It was written before there was a score: three games, a new name, and somebody who left."""
    lines = old_lines("before-the-score.txt")
    sitting = Sitting(**SHORT)
    sitting.lines = lines
    sitting.restart(after=1000)
    sitting.enter(1, 2)
    assert score(sitting) == [
        ("Ada", 1, None, 0, 1, 3),
        ("odds", None, "odds", 2, 1, 3),
        ("Cy", 3, None, None, 1, 1),
        ("Bo", 2, None, 1, 0, 3),
    ]
    sitting.play(by_chance(Random(1)))
    assert sum(row[4] for row in score(sitting)) == 4
    sitting.grant(2, IN)
    assert who_is_in(sitting, 1) == ["Bo"]


@pytest.mark.parametrize("cut", [1, 10, 25, 40])
def test_an_old_log_can_be_read_up_to_any_line(cut: int) -> None:
    table = Table.rebuild(old_lines("before-the-score.txt")[:cut], Dice(), Sitting().pace)
    assert table.book.lines == cut
