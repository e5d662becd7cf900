"""Coming to a table, taking a seat, giving it up and going."""

from __future__ import annotations

import pytest
from table.sittings import Sitting

from coyote.table import log, messages, requests
from coyote.table.effects import WATCHERS, Closing
from coyote.table.errors import Refused
from coyote.table.people import MOST_PEOPLE
from coyote.table.tokens import hashed


def seats(sitting: Sitting) -> list[str]:
    """Who sits, in the lobby or in the game, as everybody is told."""
    return [seat.name for seat in sitting.sync(WATCHERS).table.seats]


def test_whoever_comes_first_is_the_host_and_numbers_go_up() -> None:
    sitting = Sitting("Ann", "Bo")
    table = sitting.sync(2).table
    assert [(each.person, each.name) for each in table.people] == [(1, "Ann"), (2, "Bo")]
    assert table.host == 1
    assert sitting.sync(1).you.host
    assert not sitting.sync(2).you.host


def test_everybody_hears_who_comes_and_sits() -> None:
    sitting = Sitting("Ann")
    sitting.watch()
    sitting.forget()
    sitting.join("Bo")
    for who in (1, WATCHERS):
        (joined, *_) = sitting.told(who, messages.Update)
        assert joined.news == (
            messages.News("joined", {"person": 2}),
            messages.News("sat", {"person": 2}),
        )
        assert joined.table is not None
        assert [seat.name for seat in joined.table.seats] == ["Ann", "Bo"]


def test_names_are_cleaned_when_somebody_comes() -> None:
    sitting = Sitting(" An\u202en\n")
    assert sitting.sync(1).you.name == "An n"


def test_animals_are_given_out_one_by_one_and_free_again_when_somebody_goes() -> None:
    sitting = Sitting("Ann", "Bo")
    first, second = (person.animal for person in sitting.sync(1).table.people)
    assert first != second
    sitting.grant(2, requests.Leave())
    third = sitting.join("Cy")
    assert sitting.book.people[third].animal == second


def test_somebody_may_wish_for_an_animal() -> None:
    sitting = Sitting()
    sitting.join("Ann", animal="coyote")
    assert sitting.sync(1).table.seats[0].animal == "coyote"


@pytest.mark.parametrize(("name", "animal"), [("", None), ("n" * 25, None), ("Ann", "yeti")])
def test_who_is_refused_at_the_door_leaves_no_trace(name: str, animal: str | None) -> None:
    sitting = Sitting("Ann")
    lines = len(sitting.lines)
    with pytest.raises(Refused):
        sitting.join(name, animal=animal)
    assert (len(sitting.lines), len(sitting.book.people)) == (lines, 1)


def test_somebody_may_come_to_watch_and_sit_later() -> None:
    sitting = Sitting("Ann")
    watcher = sitting.join("Bo", sit=False)
    assert seats(sitting) == ["Ann"]
    assert sitting.sync(watcher).you.seat is None
    sitting.grant(watcher, requests.Sit())
    assert seats(sitting) == ["Ann", "Bo"]
    assert sitting.sync(watcher).you.seat == 1


def test_a_table_has_as_many_seats_as_its_edition() -> None:
    sitting = Sitting(*"ABCDEF", edition="tomahawk")
    watcher = sitting.join("G", sit=False)
    assert sitting.rejection(watcher, requests.Sit()).facts == {"most": 6}
    with pytest.raises(Refused, match="table-full"):
        sitting.join("H")
    sitting.grant(1, requests.Configure(settings={"edition": "museum"}))
    sitting.grant(watcher, requests.Sit())
    assert seats(sitting) == [*"ABCDEFG"]


def test_a_hundred_people_fit_around_a_table_and_who_leaves_makes_room() -> None:
    sitting = Sitting("Ann")
    for number in range(1, MOST_PEOPLE):
        sitting.join(f"W {number}", sit=False, enter=False)
    with pytest.raises(Refused) as caught:
        sitting.join("Late", sit=False)
    assert (caught.value.code, caught.value.facts) == ("table-crowded", {"most": 100})
    sitting.grant(1, requests.Leave())
    assert sitting.join("Late", sit=False) == MOST_PEOPLE + 1


def test_nobody_sits_twice_or_stands_up_twice() -> None:
    sitting = Sitting("Ann")
    assert sitting.refusal(1, requests.Sit()) == "seated-already"
    sitting.grant(1, requests.Stand())
    assert seats(sitting) == []
    assert sitting.refusal(1, requests.Stand()) == "not-seated"


def test_late_comers_watch_and_sit_at_the_next_game() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    late = sitting.join("Cy")
    assert seats(sitting) == ["Ann", "Bo"]
    sync = sitting.sync(late)
    assert sync.view is not None
    assert (sync.you.seat, sync.view.seat) == (None, None)
    sitting.knock_out(0)
    assert sitting.sync(late).table.phase == "over"
    assert seats(sitting) == ["Ann", "Bo", "Cy"]
    sitting.start()
    assert sitting.game.names == ("Ann", "Bo", "Cy")


def test_who_comes_while_cards_are_hidden_is_not_named_before_the_round_is_over() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.forget()
    late = sitting.join("Bo wears a 20")
    for who in (1, 2, late, WATCHERS):
        assert [person.name for person in sitting.sync(who).table.people] == ["Ann", "Bo"]
    assert sitting.sync(late).you.name == "Bo wears a 20"
    assert not any(b"wears" in told for who in (1, 2) for told in sitting.bytes[who])
    sitting.moves("0 bid 999", "1 challenge")
    assert [person.name for person in sitting.sync(1).table.people][2:] == ["Bo wears a 20"]
    sitting.moves("0 discard open")
    told = sitting.last(1, messages.Update).table
    assert told is not None
    assert [person.seated for person in told.people] == [True, True, True]
    sitting.next_round()
    assert len(sitting.sync(1).table.people) == 3


def test_who_comes_between_two_rounds_is_named_at_once() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    sitting.join("Cy")
    told = sitting.last(1, messages.Update).table
    assert told is not None
    assert [person.name for person in told.people] == ["Ann", "Bo", "Cy"]


def test_more_than_fit_may_wait_and_the_first_to_come_sits_first() -> None:
    sitting = Sitting(*"ABCDE")
    sitting.start()
    late = [sitting.join(name) for name in ("F", "G", "H")]
    sitting.grant(late[0], requests.Stand())
    sitting.knock_out(0, 1, 2, 3)
    assert seats(sitting) == [*"ABCDEG"]
    assert sitting.sync(late[2]).you.seat is None
    sitting.grant(2, requests.Stand())
    assert seats(sitting) == [*"ACDEGH"]


def test_who_lives_in_a_game_may_not_stand_up() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    assert sitting.refusal(1, requests.Stand()) == "in-game"
    sitting.knock_out(0)
    sitting.grant(1, requests.Stand())
    assert sitting.game.seat_of(1) == 0
    sitting.knock_out(1)
    assert seats(sitting) == ["Bo", "Cy"]


def test_who_stands_up_and_sits_down_again_keeps_the_seat() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.knock_out(0)
    sitting.grant(1, requests.Stand())
    sitting.grant(1, requests.Sit())
    sitting.knock_out(1)
    assert seats(sitting) == ["Ann", "Bo", "Cy"]


def test_who_leaves_the_lobby_is_gone_and_the_token_is_worth_nothing() -> None:
    sitting = Sitting("Ann", "Bo")
    assert hashed(sitting.tokens[2]) in sitting.book.tokens
    sitting.grant(2, requests.Leave())
    assert hashed(sitting.tokens[2]) not in sitting.book.tokens
    assert seats(sitting) == ["Ann"]
    assert [person.name for person in sitting.sync(1).table.people] == ["Ann"]
    assert sitting.last(2, messages.Bye).code == "left"
    assert sitting.closings == [Closing(2, "left")]
    assert sitting.news(1)[-1] == "left"


def test_a_bot_plays_the_seat_of_who_leaves_to_the_end() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", stand_in="cautious")
    sitting.start()
    sitting.grant(1, requests.Leave())
    assert [(seat.bot, seat.name) for seat in sitting.sync(2).table.seats] == [
        ("cautious", "Ann"),
        (None, "Bo"),
        (None, "Cy"),
    ]
    assert sitting.last(2, messages.Update).news[1] == messages.News(
        "taken-over", {"seat": 0, "bot": "cautious", "why": "left"}
    )
    sitting.move(0, "bid 3")
    sitting.moves("1 bid 4", "2 challenge")
    assert len(sitting.state.rounds) + (sitting.state.round is not None) == 1


def test_who_is_out_and_leaves_needs_no_bot() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.knock_out(1)
    sitting.grant(2, requests.Leave())
    assert sitting.count(log.TakenOver) == 0


def test_who_left_is_refused_whatever_they_ask() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.grant(1, requests.Leave())
    act = requests.Act(version=sitting.book.version, action="bid 3")
    assert sitting.refusal(1, act) == "not-in-game"
    assert sitting.refusal(1, requests.Reclaim()) == "not-in-game"
    assert sitting.refusal(1, requests.Say(text="hi")) == "not-joined"
    assert sitting.refusal(1, requests.Leave()) == "not-joined"
    assert sitting.refusal(1, requests.Sit()) == "not-joined"


@pytest.mark.parametrize("request_", [requests.Leave(), requests.Kick(person=2)])
def test_who_has_gone_sees_no_more_than_anybody(request_: requests.Request) -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.watch()
    sitting.start()
    sitting.grant(2 if isinstance(request_, requests.Leave) else 1, request_)
    assert sitting.sync(2).view == sitting.sync(WATCHERS).view
    sitting.forget()
    sitting.move(0, "bid 3")
    assert sitting.bytes.get(2, sitting.bytes[WATCHERS]) == sitting.bytes[WATCHERS]


def test_who_left_may_come_again_as_somebody_new() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(2, requests.Leave())
    assert sitting.join("Bo") == 3


def test_a_name_and_an_animal_can_be_changed() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(2, requests.Rename(name=" B\u0000ob ", animal="owl"))
    told = sitting.sync(1).table
    assert (told.people[1].name, told.people[1].animal) == ("B ob", "owl")
    assert (told.seats[1].name, told.seats[1].animal) == ("B ob", "owl")
    assert told.seats[0].name == "Ann"
    sitting.grant(2, requests.Rename(name="Bo"))
    assert sitting.sync(1).table.seats[1].animal == "owl"
    assert sitting.news(1)[-1] == "renamed"


@pytest.mark.parametrize(
    ("rename", "code"),
    [
        (requests.Rename(name=" "), "name-empty"),
        (requests.Rename(name="n" * 25), "name-long"),
        (requests.Rename(name="Ann", animal="yeti"), "animal"),
    ],
)
def test_a_bad_name_or_animal_changes_nothing(rename: requests.Rename, code: str) -> None:
    sitting = Sitting("Ann")
    assert sitting.refusal(1, rename) == code
    assert sitting.sync(1).you.name == "Ann"


def test_a_new_name_is_shown_in_the_game_and_the_record_keeps_the_old() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.grant(1, requests.Rename(name="Ada", animal="owl"))
    sync = sitting.sync(2)
    assert sync.table.seats[0].name == "Ada"
    assert sync.game is not None
    assert sync.game.players == ("Ann", "Bo")


def test_who_does_not_play_the_round_keeps_the_name_while_cards_are_hidden() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    rename = requests.Rename(name="Bo wears a 20")
    assert sitting.refusal(guest, rename) == "in-game"
    sitting.grant(2, requests.Rename(name="Bob"))
    sitting.knock_out(0)
    sitting.grant(guest, requests.Rename(name="Gustav"))
    sitting.grant(1, requests.Rename(name="Ada"))
    sitting.next_round()
    assert sitting.refusal(1, rename) == "in-game"


@pytest.mark.parametrize(
    "request_",
    [
        requests.Sit(),
        requests.Stand(),
        requests.Leave(),
        requests.Rename(name="Cy"),
        requests.Move(),
        requests.Say(text="hi"),
        requests.React(sign="howl"),
        requests.Mute(person=1),
        requests.Shadow(seat=0),
        requests.Start(),
    ],
    ids=lambda request: type(request).__name__,
)
def test_who_watches_without_a_token_can_do_nothing(request_: requests.Request) -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    assert sitting.refusal(WATCHERS, request_) == "not-joined"


def test_a_watcher_may_only_look_on() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    sitting.watch()
    assert sitting.sync(1).table.watching == 2
    assert sitting.grant(WATCHERS, requests.Pong()) == []
    you = sitting.sync(WATCHERS).you
    assert you == messages.You(None, None, None, host=False, muted=(), shadow=None)
    sitting.exit(WATCHERS)
    assert sitting.last(1, messages.Update).table == sitting.sync(1).table
    assert sitting.sync(1).table.watching == 1


def test_a_second_tab_keeps_the_seat_and_is_told_everything() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.forget()
    sitting.enter(1)
    assert [type(each) for each in sitting.heard[1]] == [messages.Sync]
    assert 2 not in sitting.heard
    sitting.exit(1)
    assert sitting.sync(2).table.seats[0].connected
    sitting.exit(1)
    assert not sitting.sync(2).table.seats[0].connected


def test_everybody_hears_who_is_connected() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.forget()
    sitting.exit(2)
    told = sitting.last(1, messages.Update).table
    assert told is not None
    assert [seat.connected for seat in told.seats] == [True, False]
    sitting.enter(2)
    told = sitting.last(1, messages.Update).table
    assert told is not None
    assert [seat.connected for seat in told.seats] == [True, True]
