"""People who are away: their seats, and the host's role."""

from __future__ import annotations

import pytest
from table.sittings import Sitting

from coyote.table import log, messages, requests
from coyote.table.clocks import HOST_AWAY
from coyote.table.effects import WATCHERS

DAY = 24 * 3_600_000


def bot_seats(sitting: Sitting) -> list[int]:
    """The seats that a bot plays for somebody."""
    return sorted(sitting.game.stand_ins)


# Seats


def test_after_a_grace_period_offline_a_bot_plays() -> None:
    sitting = Sitting("Ann", "Bo", grace=20, stand_in="cautious")
    sitting.start()
    sitting.exit(2)
    sitting.wait(19_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [1]
    assert sitting.last(1, messages.Update).news == (
        messages.News("taken-over", {"seat": 1, "bot": "cautious", "why": "away"}),
    )
    told = sitting.sync(1).table.seats[1]
    assert (told.name, told.bot, told.connected) == ("Bo", "cautious", False)


def test_who_comes_back_in_time_keeps_playing() -> None:
    sitting = Sitting("Ann", "Bo", grace=20)
    sitting.start()
    for _ in range(3):
        sitting.exit(2)
        sitting.wait(19_999)
        sitting.enter(2)
        sitting.wait(1)
    assert bot_seats(sitting) == []


def test_a_seat_is_reclaimed_with_one_message_and_not_by_coming_back_alone() -> None:
    sitting = Sitting("Ann", "Bo", grace=20)
    sitting.start()
    sitting.exit(1)
    sitting.wait(20_000)
    sitting.enter(1)
    assert bot_seats(sitting) == [0]
    sitting.grant(1, requests.Reclaim())
    assert bot_seats(sitting) == []
    sitting.wait(DAY)
    sitting.move(0, "bid 5")


def test_a_bot_that_thought_for_somebody_does_not_play_after_they_reclaimed() -> None:
    sitting = Sitting("Ann", "Bo", grace=20)
    sitting.start()
    sitting.exit(1)
    sitting.wait(20_000)
    sitting.think()
    sitting.enter(1)
    sitting.grant(1, requests.Reclaim())
    sitting.wait(DAY)
    assert sitting.count(log.Acted) == 0
    sitting.exit(1)
    sitting.wait(20_000)
    assert len(sitting.thoughts) == 1


def test_whoever_closes_one_of_two_tabs_is_not_away() -> None:
    sitting = Sitting("Ann", "Bo", grace=20)
    sitting.enter(2)
    sitting.start()
    sitting.exit(2)
    sitting.wait(DAY)
    assert bot_seats(sitting) == []


def test_who_never_connected_is_away_from_the_start() -> None:
    sitting = Sitting("Ann", grace=20)
    sitting.join("Bo", enter=False)
    sitting.wait(10_000)
    sitting.grant(1, requests.Start())
    sitting.wait(10_000)
    assert bot_seats(sitting) == [1]


def test_a_slow_table_takes_over_nobodys_seat() -> None:
    sitting = Sitting("Ann", "Bo", slow=True, grace=5)
    sitting.start()
    sitting.exit(1, 2)
    sitting.wait(30 * DAY)
    assert bot_seats(sitting) == []
    sitting.restart(after=DAY)
    sitting.wait(DAY)
    assert bot_seats(sitting) == []
    sitting.enter(1)
    sitting.move(0, "bid 5")


def test_no_bot_plays_for_who_is_out_or_only_watches() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", grace=20)
    late = sitting.join("Di")
    sitting.grant(late, requests.Stand())
    sitting.start()
    sitting.knock_out(0)
    sitting.exit(1, late)
    sitting.wait(20_000)
    assert bot_seats(sitting) == []


def test_who_is_away_when_the_clock_runs_out_first_is_taken_over_then() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", clock=10, grace=20)
    sitting.start()
    sitting.exit(1, 2)
    sitting.wait(10_000)
    assert sitting.last(3, messages.Update).news[0].facts["why"] == "time"
    assert bot_seats(sitting) == [0]
    sitting.wait(10_000)
    assert sitting.last(3, messages.Update).news[0].facts["why"] == "away"
    assert bot_seats(sitting) == [0, 1]


def test_who_is_away_long_is_taken_over_before_the_clock_runs_out() -> None:
    sitting = Sitting("Ann", "Bo", clock=30, grace=20)
    sitting.start()
    sitting.exit(1)
    sitting.wait(20_000)
    assert sitting.last(2, messages.Update).news[0].facts["why"] == "away"


def test_the_time_away_goes_on_between_rounds_and_stands_still_in_a_pause() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", grace=20)
    sitting.start()
    sitting.exit(2)
    sitting.wait(5000)
    sitting.grant(1, requests.Pause())
    sitting.wait(DAY)
    assert bot_seats(sitting) == []
    sitting.grant(1, requests.Resume())
    sitting.wait(14_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [1]


def test_who_leaves_after_a_bot_took_over_leaves_it_to_the_same_bot() -> None:
    sitting = Sitting("Ann", "Bo", grace=20)
    sitting.start()
    sitting.exit(2)
    sitting.wait(20_000)
    sitting.enter(2)
    sitting.grant(2, requests.Leave())
    assert sitting.count(log.TakenOver) == 1


# The host


def test_the_role_of_an_absent_host_passes_on_after_a_minute() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.exit(1)
    sitting.wait(HOST_AWAY - 1)
    assert sitting.sync(2).table.host == 1
    sitting.wait(1)
    assert sitting.sync(2).table.host == 2
    assert sitting.news(3)[-1] == "host-changed"
    assert sitting.sync(2).you.host
    sitting.enter(1)
    assert sitting.sync(1).table.host == 2


def test_a_host_who_comes_back_in_time_stays_the_host() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.exit(1)
    sitting.wait(HOST_AWAY - 1)
    sitting.enter(1)
    sitting.wait(DAY)
    assert sitting.sync(1).table.host == 1


def test_the_role_passes_to_who_sits_before_who_watches() -> None:
    sitting = Sitting("Ann")
    sitting.join("Bo", sit=False)
    sitting.join("Cy")
    sitting.exit(1)
    sitting.wait(HOST_AWAY)
    assert sitting.sync(2).table.host == 3


def test_when_nobody_is_here_the_role_waits_for_who_comes() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    sitting.exit(1, 2)
    sitting.wait(DAY)
    assert sitting.table.due() is None
    assert sitting.sync(WATCHERS).table.host == 1
    sitting.enter(2)
    assert sitting.sync(2).table.host == 2


def test_a_host_who_is_alone_and_comes_back_late_is_still_the_host() -> None:
    sitting = Sitting("Ann")
    sitting.exit(1)
    sitting.wait(DAY)
    sitting.enter(1)
    assert sitting.sync(1).you.host


def test_a_host_who_leaves_is_followed_at_once() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Leave())
    assert sitting.sync(2).table.host == 2


def test_a_host_who_leaves_is_followed_by_who_watches_and_never_by_themselves() -> None:
    sitting = Sitting("Ann")
    watcher = sitting.join("Bo", sit=False)
    sitting.grant(1, requests.Leave())
    assert sitting.sync(watcher).table.host == watcher


def test_when_the_last_one_leaves_the_next_who_comes_is_the_host() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.exit(2)
    sitting.grant(1, requests.Leave())
    assert sitting.sync(WATCHERS).table.host is None
    sitting.exit(1)
    sitting.enter(2)
    assert sitting.sync(2).table.host == 2
    sitting.grant(2, requests.Leave())
    assert sitting.join("Cy", enter=False) == 3
    assert sitting.book.host == 3


def test_while_a_game_runs_only_who_has_a_seat_in_it_follows_the_host() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    guest = sitting.join("Gus")
    sitting.grant(guest, requests.Stand())
    sitting.start()
    sitting.knock_out(2)
    sitting.exit(2, 3)
    sitting.exit(1)
    sitting.wait(2 * HOST_AWAY)
    assert sitting.sync(guest).table.host == 1
    sitting.enter(3)
    assert sitting.sync(guest).table.host == 3


def test_a_stranger_gets_no_power_over_a_game_whose_people_are_away() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", slow=True)
    sitting.start()
    sitting.exit(2, 3)
    sitting.grant(1, requests.Leave())
    stranger = sitting.join("Eve")
    sitting.wait(DAY)
    assert sitting.sync(stranger).table.host is None
    sitting.enter(3)
    assert sitting.sync(stranger).table.host == 3


def test_a_table_is_never_without_a_host_while_somebody_is_here_and_bots_alone_play() -> None:
    sitting = Sitting("Ann", bots=["random"] * 2)
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    sitting.grant(1, requests.Leave())
    assert sitting.sync(guest).table.host == guest


def test_when_a_game_ends_without_a_host_somebody_who_is_here_becomes_one() -> None:
    sitting = Sitting("Ann", "Bo", grace=5)
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    sitting.exit(2)
    sitting.grant(1, requests.Leave())
    assert sitting.sync(guest).table.host is None
    sitting.wait(5000)
    sitting.play(lambda state, seat: pytest.fail("only bots play"))
    assert sitting.sync(guest).table.host == guest


def test_an_absent_host_is_replaced_in_a_pause_too() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.grant(1, requests.Pause())
    sitting.exit(1)
    sitting.wait(HOST_AWAY)
    sitting.grant(2, requests.Resume())


def test_after_a_restart_an_absent_host_has_a_minute() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.restart(after=DAY)
    sitting.enter(2)
    sitting.wait(HOST_AWAY - 1)
    assert sitting.sync(2).table.host == 1
    sitting.wait(1)
    assert sitting.sync(2).table.host == 2
