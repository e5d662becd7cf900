"""Turn clocks, the wait for the next round, and the time in which nothing counts."""

from __future__ import annotations

from typing import Any

import pytest
from table.sittings import LEAST, MOST, Dice, Sitting

from coyote.table import log, messages, requests
from coyote.table.clocks import MIXING, NEXT_ROUND, WATCHED
from coyote.table.effects import WATCHERS
from coyote.table.playing import MOST_EXTRA

HOUR = 3_600_000


def clocked(*names: str, clock: int = 30, **settings: Any) -> Sitting:
    """A game in which a turn has 30 seconds."""
    sitting = Sitting(*(names or ("Ann", "Bo", "Cy")), clock=clock, **settings)
    sitting.start()
    return sitting


def left(sitting: Sitting) -> int | None:
    """What is left of the turn, as everybody is told."""
    return sitting.sync(WATCHERS).clock.turn


def bot_seats(sitting: Sitting) -> list[int]:
    """The seats that a bot plays for somebody."""
    return sorted(sitting.game.stand_ins)


# Turns


def test_without_a_clock_nobody_is_hurried() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.wait(24 * HOUR)
    assert bot_seats(sitting) == []
    assert left(sitting) is None


def test_on_time_out_a_bot_takes_over_and_its_owner_reclaims_the_seat() -> None:
    sitting = clocked(stand_in="cautious")
    sitting.wait(29_999)
    assert (bot_seats(sitting), left(sitting)) == ([], 1)
    sitting.wait(1)
    assert bot_seats(sitting) == [0]
    assert sitting.last(2, messages.Update).news == (
        messages.News("taken-over", {"seat": 0, "bot": "cautious", "why": "time"}),
    )
    sitting.grant(1, requests.Reclaim())
    assert bot_seats(sitting) == []
    assert sitting.news(2)[-1] == "reclaimed"
    assert left(sitting) == 30_000
    sitting.move(0, "bid 5")
    assert sitting.refusal(1, requests.Reclaim()) == "nothing-to-reclaim"


def test_a_bot_that_took_over_plays_on_until_its_owner_is_back() -> None:
    sitting = clocked("Ann", "Bo")
    sitting.wait(30_000)
    for _ in range(2):
        sitting.think()
        sitting.wait(MOST)
        if sitting.state.to_act == (1,) and sitting.game.hidden:
            sitting.move(1, "bid 99")
    assert bot_seats(sitting) == [0]
    assert sitting.count(log.TakenOver) == 1


def test_each_turn_begins_with_a_full_clock() -> None:
    sitting = clocked()
    sitting.wait(20_000)
    sitting.move(0, "bid 5")
    assert left(sitting) == 30_000
    sitting.wait(29_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [1]


def test_talk_and_newcomers_give_no_time() -> None:
    sitting = clocked()
    sitting.wait(20_000)
    sitting.grant(2, requests.Say(text="well?"))
    sitting.join("Di")
    assert left(sitting) == 10_000


def test_no_clock_runs_between_rounds() -> None:
    sitting = clocked()
    sitting.lose(0)
    assert left(sitting) is None
    sitting.next_round()
    assert left(sitting) == 30_000


def test_guessers_share_one_clock_and_time_out_together() -> None:
    sitting = clocked("Ann", "Bo", "Cy", "Di", "Ed", options={"trickster": True})
    sitting.moves("0 bid 5", "1 challenge")
    sitting.wait(20_000)
    sitting.move(2, "guess 0")
    assert left(sitting) == 10_000
    sitting.wait(10_000)
    assert bot_seats(sitting) == [3, 4]
    sitting.think()
    sitting.wait(MOST)
    assert not sitting.game.hidden


def test_who_reclaims_out_of_turn_gives_the_others_no_time() -> None:
    sitting = clocked()
    sitting.wait(30_000)
    sitting.think()
    sitting.wait(MOST)
    assert sitting.state.to_act == (1,)
    before = left(sitting)
    sitting.grant(1, requests.Reclaim())
    assert left(sitting) == before


# More time


def test_more_time_when_all_the_others_agree() -> None:
    sitting = clocked()
    sitting.wait(10_000)
    sitting.grant(1, requests.AskTime())
    assert sitting.last(2, messages.Update).clock.asked == 0
    sitting.grant(2, requests.GrantTime())
    assert left(sitting) == 20_000
    sitting.grant(3, requests.GrantTime())
    assert left(sitting) == 50_000
    told = sitting.last(2, messages.Update)
    assert told.clock == messages.Clock(turn=50_000, next_round=None, asked=None)
    assert told.news == (messages.News("extended", {"seat": 0}),)
    sitting.wait(49_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [0]


def test_more_time_is_for_one_turn() -> None:
    sitting = clocked("Ann", "Bo")
    sitting.grant(1, requests.AskTime())
    sitting.grant(2, requests.GrantTime())
    assert left(sitting) == 60_000
    sitting.move(0, "bid 5")
    assert left(sitting) == 30_000


def test_a_turn_becomes_at_most_four_turns_long() -> None:
    sitting = clocked("Ann", "Bo")
    for _ in range(MOST_EXTRA):
        sitting.grant(1, requests.AskTime())
        sitting.grant(2, requests.GrantTime())
    assert left(sitting) == 120_000
    assert sitting.rejection(1, requests.AskTime()).facts == {"most": MOST_EXTRA}


def test_only_who_is_to_act_on_a_clock_asks_for_time() -> None:
    sitting = clocked()
    assert sitting.refusal(2, requests.AskTime()) == "no-clock"
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    assert sitting.refusal(1, requests.AskTime()) == "no-clock"


def test_nobody_grants_time_that_nobody_else_asks_for() -> None:
    sitting = clocked()
    assert sitting.refusal(2, requests.GrantTime()) == "nobody-asks"
    sitting.grant(1, requests.AskTime())
    assert sitting.refusal(1, requests.GrantTime()) == "nobody-asks"


def test_a_wish_for_time_ends_with_the_turn() -> None:
    sitting = clocked()
    sitting.grant(1, requests.AskTime())
    sitting.move(0, "bid 5")
    assert sitting.sync(2).clock.asked is None
    assert sitting.refusal(3, requests.GrantTime()) == "nobody-asks"


def test_a_wish_for_time_ends_with_the_guess_or_when_a_bot_takes_over() -> None:
    sitting = clocked("Ann", "Bo", "Cy", "Di", options={"trickster": True})
    sitting.moves("0 bid 5", "1 challenge")
    sitting.grant(3, requests.AskTime())
    sitting.move(2, "guess 0")
    assert sitting.sync(2).clock.asked is None
    assert sitting.refusal(4, requests.GrantTime()) == "nobody-asks"
    sitting.grant(4, requests.AskTime())
    sitting.grant(4, requests.Leave())
    assert sitting.sync(2).clock.asked is None


def test_who_is_away_or_a_bot_need_not_agree() -> None:
    sitting = clocked("Ann", "Bo", bots=["odds"])
    sitting.exit(2)
    sitting.grant(1, requests.AskTime())
    assert left(sitting) == 60_000


# The next round


def test_the_next_round_is_dealt_when_everybody_who_is_here_is_ready() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", "Di", bots=["odds"])
    sitting.start()
    sitting.knock_out(0)
    sitting.exit(2)
    assert sitting.sync(3).clock.next_round is not None
    number = sitting.game.round - 1
    sitting.grant(3, requests.Ready(round=number))
    sitting.wait(MIXING)
    assert sitting.state.round is None
    told = sitting.last(1, messages.Update).table
    assert told is not None
    assert [seat.ready for seat in told.seats] == [False, False, True, False, False]
    sitting.grant(4, requests.Ready(round=number))
    sitting.wait(MIXING)
    assert sitting.state.round is not None


def test_when_the_next_round_is_dealt_nobody_is_told_to_be_ready_any_more() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    for who in (1, 2):
        sitting.grant(who, requests.Ready(round=1))
        sitting.wait(MIXING)
    assert sitting.state.round is not None
    tables = [update.table for update in sitting.told(1, messages.Update) if update.table]
    assert [any(seat.ready for seat in table.seats) for table in tables][-2:] == [True, False]


def test_the_next_round_is_dealt_after_twelve_seconds_ready_or_not() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    assert sitting.sync(1).clock.next_round == NEXT_ROUND == 12_000
    sitting.wait(NEXT_ROUND + MIXING - 1)
    assert sitting.state.round is None
    sitting.wait(1)
    assert sitting.state.round is not None


def test_when_the_last_who_was_not_ready_goes_the_round_is_dealt() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    sitting.grant(1, requests.Ready(round=1))
    sitting.exit(2)
    sitting.wait(MIXING)
    assert sitting.state.round is not None


def test_ready_for_another_round_counts_for_nothing() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.grant(1, requests.Ready(round=1))
    sitting.lose(0)
    sitting.forget()
    for who in (1, 2):
        for round in (0, 2):
            sitting.grant(who, requests.Ready(round=round))
    assert 1 not in sitting.heard
    sitting.wait(MIXING)
    assert sitting.state.round is None
    assert not any(seat.ready for seat in sitting.sync(1).table.seats)


def test_everybody_has_to_be_ready_each_time_anew() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    sitting.next_round()
    sitting.lose(0)
    sitting.wait(MIXING)
    assert sitting.state.round is None


def test_bots_alone_make_a_pause_when_somebody_watches_and_none_otherwise() -> None:
    sitting = Sitting("Ann", bots=["random"] * 2, dice=Dice(seed=1))
    sitting.start(starter=0)
    sitting.knock_out(0)
    ended = sitting.book.clocks.ended
    assert sitting.table.due() == ended + WATCHED
    assert sitting.sync(1).clock.next_round == ended + WATCHED - sitting.now
    sitting.exit(1)
    assert sitting.state.round is not None


# Entropy


def test_the_deal_waits_at_most_a_second_for_entropy() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start())
    sitting.grant(1, requests.Mix(round=1, entropy="00" * 16))
    sitting.wait(MIXING - 1)
    assert sitting.state.round is None
    sitting.wait(1)
    assert sitting.state.round is not None


def test_the_deal_does_not_wait_when_every_device_that_is_here_has_added_entropy() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", bots=["odds"])
    sitting.exit(3)
    sitting.grant(1, requests.Start())
    for who in (1, 2):
        assert sitting.state.round is None
        sitting.grant(who, requests.Mix(round=1, entropy=f"{who:032}"))
    assert sitting.state.round is not None


def test_bots_need_no_entropy() -> None:
    sitting = Sitting("Ann", bots=["random"] * 2)
    sitting.grant(1, requests.Stand())
    sitting.grant(1, requests.Start())
    assert sitting.state.round is not None


def test_entropy_for_the_next_round_may_come_while_its_reveal_is_shown() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    for who in (1, 2):
        sitting.grant(who, requests.Mix(round=2, entropy="ab" * 32))
    assert sitting.state.round is None
    for who in (1, 2):
        sitting.grant(who, requests.Ready(round=1))
    assert sitting.state.round is not None


# Bots


def test_a_bots_delay_is_drawn_before_it_thinks() -> None:
    sitting = Sitting("Ann", bots=["odds"], dice=Dice(seed=5))
    sitting.start(starter=1)
    due = sitting.book.clocks.due[1]
    assert LEAST <= due - sitting.now <= MOST
    sitting.wait(due - sitting.now - 1)
    sitting.think()
    assert sitting.table.due() == due
    assert sitting.count(log.Acted) == 0
    sitting.wait(1)
    assert sitting.count(log.Acted) == 1


def test_a_bot_that_thinks_long_plays_when_it_has_chosen() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.wait(10 * MOST)
    assert sitting.table.due() is None
    sitting.think()
    assert sitting.count(log.Acted) == 1


@pytest.mark.parametrize("top", ["20 15 10", "-10 -5 0", "? MAX0 1"])
def test_a_bots_delay_is_the_same_whatever_the_cards_are(top: str) -> None:
    sitting = Sitting("Ann", bots=["odds"], dice=Dice(seed=5, tops=[top]))
    sitting.start(starter=1)
    plain = Sitting("Ann", bots=["odds"], dice=Dice(seed=5))
    plain.start(starter=1)
    assert sitting.state != plain.state
    assert sitting.table.due() == plain.table.due()
    for each in (sitting, plain):
        each.think()
    assert sitting.table.due() == plain.table.due()


def test_bots_are_quick_at_first_and_slow_when_the_bids_have_gone_around() -> None:
    quick, slow = 0, 0
    for seed in range(40):
        sitting = Sitting("Ann", bots=["odds"], dice=Dice(seed=seed))
        sitting.start(starter=1)
        quick += sitting.book.clocks.due[1] - sitting.now
        sitting.wait(MOST)
        sitting.think()
        sitting.moves("0 bid 20")
        slow += sitting.book.clocks.due[1] - sitting.now
    assert quick / 40 < (LEAST + MOST) / 2 - 100
    assert slow / 40 > (LEAST + MOST) / 2 + 100


def test_delays_differ() -> None:
    delays = set()
    for seed in range(20):
        sitting = Sitting("Ann", bots=["odds"], dice=Dice(seed=seed))
        sitting.start(starter=1)
        sitting.think()
        delays.add((sitting.table.due() or 0) - sitting.now)
    assert len(delays) > 10
    assert all(LEAST <= delay <= MOST for delay in delays)


# Standing still


def test_clocks_stand_still_in_a_pause() -> None:
    sitting = clocked()
    sitting.wait(10_000)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    assert sitting.table.due() is None
    assert left(sitting) == 20_000
    sitting.grant(1, requests.Resume())
    assert left(sitting) == 20_000
    sitting.wait(19_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [0]


def test_a_pause_stops_the_wait_for_entropy_and_for_the_next_round() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start())
    sitting.wait(400)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    sitting.grant(1, requests.Resume())
    assert sitting.state.round is None
    sitting.wait(599)
    assert sitting.state.round is None
    sitting.wait(1)
    sitting.lose(0)
    sitting.wait(2000)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    assert sitting.sync(1).clock.next_round == 10_000
    sitting.grant(1, requests.Resume())
    assert sitting.sync(1).clock.next_round == 10_000


def test_a_pause_stops_a_bots_delay() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.think()
    due = sitting.table.due()
    assert due is not None
    sitting.wait(400)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    sitting.grant(1, requests.Resume())
    assert sitting.table.due() == due + HOUR


def test_what_begins_in_a_pause_begins_with_its_end() -> None:
    sitting = clocked("Ann", "Bo", grace=60)
    sitting.wait(30_000)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    sitting.grant(1, requests.Reclaim())
    sitting.exit(2)
    sitting.wait(1000)
    sitting.grant(1, requests.Resume())
    assert left(sitting) == 30_000
    assert sitting.book.clocks.away[2] == sitting.now


def test_the_clock_of_the_next_game_knows_nothing_of_an_old_pause() -> None:
    sitting = Sitting("Ann", bots=["random"] * 2, clock=30)
    sitting.start()
    sitting.knock_out(0)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    sitting.start()
    assert not sitting.sync(1).table.paused
    assert left(sitting) == 30_000


def test_clocks_stand_still_while_no_server_runs() -> None:
    sitting = clocked()
    sitting.wait(10_000)
    sitting.grant(2, requests.Say(text="look"))
    sitting.restart(after=HOUR)
    sitting.enter(1, 2, 3)
    assert left(sitting) == 20_000
    sitting.wait(19_999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [0]


def test_clocks_stand_still_twice_in_one_turn_with_talk_between() -> None:
    sitting = clocked()
    sitting.wait(5000)
    for _ in range(2):
        sitting.grant(2, requests.Say(text="look"))
        sitting.restart(after=HOUR)
        sitting.enter(1, 2, 3)
        sitting.wait(5000)
    assert left(sitting) == 15_000
    assert bot_seats(sitting) == []


def test_nobody_times_out_or_is_away_at_once_after_a_restart() -> None:
    sitting = clocked(grace=5)
    sitting.exit(1, 2, 3)
    sitting.restart(after=HOUR)
    sitting.tick()
    assert bot_seats(sitting) == []
    sitting.wait(4999)
    assert bot_seats(sitting) == []
    sitting.wait(1)
    assert bot_seats(sitting) == [0, 1, 2]


def test_a_pause_and_a_restart_within_it_count_once() -> None:
    sitting = clocked()
    sitting.wait(10_000)
    sitting.grant(1, requests.Pause())
    sitting.wait(HOUR)
    sitting.restart(after=HOUR)
    sitting.enter(1, 2, 3)
    assert left(sitting) == 20_000
    sitting.wait(HOUR)
    sitting.grant(1, requests.Resume())
    assert left(sitting) == 20_000


def test_between_two_rounds_a_restart_deals_nothing_before_anyone_is_back() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    sitting.restart(after=HOUR)
    sitting.wait(2000)
    assert sitting.state.round is None
    sitting.enter(1, 2)
    assert sitting.sync(1).clock.next_round == NEXT_ROUND - 2000
    sitting.wait(NEXT_ROUND)
    assert sitting.state.round is not None


def test_a_bot_is_asked_again_after_a_restart() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.think()
    sitting.restart(after=HOUR)
    assert [thought.seat for thought in sitting.thoughts] == [1]
    sitting.think()
    sitting.wait(MOST)
    assert sitting.count(log.Acted) == 1


def test_a_clock_that_goes_back_does_no_harm() -> None:
    sitting = clocked("Ann", "Bo")
    sitting.wait(10_000)
    sitting.grant(1, requests.Say(text="hi"))
    sitting.now -= 5000
    sitting.move(0, "bid 5")
    sitting.restart()
    assert [at for at, _ in sitting.lines] == sorted(at for at, _ in sitting.lines)
    sitting.enter(1, 2)
    sitting.wait(5000)
    assert left(sitting) == 30_000
