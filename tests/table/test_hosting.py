"""What the host may do, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from table.sittings import MOST, Dice, Sitting

from coyote import Bid
from coyote.rules.errors import CoyoteError
from coyote.table import log, messages, requests
from coyote.table.effects import WATCHERS, Closing

POWERS = [
    requests.Start(),
    requests.Hurry(),
    requests.Configure(settings={}),
    requests.AddBot(bot="odds"),
    requests.RemoveBot(seat=2),
    requests.Kick(person=1),
    requests.HandOver(person=2),
    requests.Pause(),
    requests.Resume(),
]


def named(request: object) -> str:
    return type(request).__name__


def only_bots(**settings: Any) -> Sitting:
    """A game that only bots still play, with its host looking on."""
    sitting = Sitting("Ann", bots=["random", "random"], **settings)
    sitting.start()
    sitting.knock_out(0)
    return sitting


def names(sitting: Sitting) -> list[str]:
    return [seat.name for seat in sitting.sync(1).table.seats]


@pytest.mark.parametrize("power", POWERS, ids=named)
@pytest.mark.parametrize("where", ["lobby", "game"])
def test_a_power_of_the_host_is_refused_to_others(power: requests.Request, where: str) -> None:
    sitting = Sitting("Ann", "Bo", bots=["odds"])
    guest = sitting.join("Cy", sit=False)
    sitting.watch()
    if where == "game":
        sitting.start()
    assert sitting.refusal(2, power) == "not-host"
    assert sitting.refusal(guest, power) == "not-host"
    assert sitting.refusal(WATCHERS, power) == "not-joined"


# Settings


def test_settings_left_out_stay_and_everybody_is_told() -> None:
    sitting = Sitting("Ann", "Bo", clock=30)
    sitting.grant(1, requests.Configure(settings={"grace": 90, "text": False}))
    told = sitting.last(2, messages.Update).table
    assert told is not None
    assert (told.settings.clock, told.settings.grace, told.settings.text) == (30, 90, False)
    assert sitting.news(2)[-1] == "configured"


def test_another_edition_forgets_the_options_of_the_last() -> None:
    sitting = Sitting("Ann", edition="eyes", options={"trickster": True})
    sitting.grant(1, requests.Configure(settings={"clock": 60}))
    assert sitting.book.settings.options == {"trickster": True}
    sitting.grant(1, requests.Configure(settings={"edition": "museum"}))
    assert sitting.book.settings.options == {}
    options = {"additions": ["double", "next"]}
    sitting.grant(1, requests.Configure(settings={"edition": "tomahawk", "options": options}))
    assert sitting.book.settings.options == options


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "chess"}, "edition"),
        ({"edition": 7}, "settings"),
        ({"options": {"limit": 3}}, "option-unknown"),
        ({"options": {"trickster": 1}}, "option-flag"),
        ({"options": []}, "settings"),
        ({"edition": "museum", "options": {"limit": 99}}, "limit"),
        ({"edition": "museum", "options": {"min_bid": "x"}}, "min-bid"),
        ({"edition": "tomahawk", "options": {"additions": 5}}, "additions-list"),
        ({"edition": "tomahawk", "options": {"additions": [[]]}}, "addition-unknown"),
        ({"clock": 4}, "clock-range"),
        ({"clock": 3601}, "clock-range"),
        ({"clock": 10**30}, "clock-range"),
        ({"clock": "fast"}, "settings"),
        ({"clock": True}, "settings"),
        ({"grace": 4}, "grace-range"),
        ({"grace": 3601}, "grace-range"),
        ({"grace": None}, "settings"),
        ({"slow": True, "clock": 30}, "slow-clock"),
        ({"stand_in": "nobody"}, "bot"),
        ({"volume": 11}, "settings"),
        ({"slow": 0}, "settings"),
    ],
    ids=str,
)
def test_bad_settings_are_refused_and_change_nothing(settings: dict[str, Any], code: str) -> None:
    sitting = Sitting("Ann")
    before = sitting.sync(1).table.settings
    assert sitting.refusal(1, requests.Configure(settings=settings)) == code
    assert sitting.sync(1).table.settings == before


@pytest.mark.parametrize(("clock", "grace"), [(5, 3600), (3600, 5), (None, 60)])
def test_clocks_may_be_short_or_long(clock: int | None, grace: int) -> None:
    sitting = Sitting("Ann")
    sitting.grant(1, requests.Configure(settings={"clock": clock, "grace": grace}))
    assert (sitting.book.settings.clock, sitting.book.settings.grace) == (clock, grace)


def test_a_table_is_not_opened_with_settings_that_cannot_be() -> None:
    with pytest.raises(CoyoteError, match="clock-range"):
        Sitting(clock=1)
    with pytest.raises(CoyoteError, match="edition"):
        Sitting(edition="chess")


def test_settings_are_for_the_lobby() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    assert sitting.refusal(1, requests.Configure(settings={"clock": 30})) == "in-game"
    sitting.knock_out(0)
    sitting.grant(1, requests.Configure(settings={"clock": 30}))


def test_an_edition_with_fewer_seats_than_are_taken_is_refused() -> None:
    sitting = Sitting(*"ABCDEFG", edition="museum")
    rejected = sitting.rejection(1, requests.Configure(settings={"edition": "eyes"}))
    assert (rejected.code, rejected.facts) == ("seats-many", {"seats": 7, "most": 6})


def test_those_who_wait_sit_down_where_an_edition_has_more_seats() -> None:
    sitting = Sitting(*"ABCDE")
    sitting.start()
    for name in "FG":
        sitting.join(name)
    sitting.knock_out(0, 1, 2, 3)
    assert names(sitting) == [*"ABCDEF"]
    sitting.grant(1, requests.Configure(settings={"edition": "classic"}))
    assert names(sitting) == [*"ABCDEFG"]


# Bots


def test_a_bot_is_its_own_animal_unless_somebody_is_or_the_host_wishes_another() -> None:
    sitting = Sitting(bots=[])
    sitting.join("Ann", animal="coyote")
    for wish in (None, None, "bear", "coyote"):
        sitting.grant(1, requests.AddBot(bot="odds", animal=wish))
    animals = [seat.animal for seat in sitting.sync(1).table.seats]
    assert animals[:2] == ["coyote", "owl"]
    assert animals[2] not in ("coyote", "owl")
    assert animals[3:] == ["bear", "coyote"]


def test_bots_take_seats_and_give_them_up() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.grant(1, requests.AddBot(bot="cautious", animal="fox"))
    seats = sitting.sync(1).table.seats
    assert [(seat.name, seat.bot, seat.person) for seat in seats] == [
        ("Ann", None, 1),
        ("odds", "odds", None),
        ("cautious", "cautious", None),
    ]
    assert seats[2].animal == "fox"
    assert len({seat.animal for seat in seats}) == 3
    sitting.grant(1, requests.RemoveBot(seat=1))
    assert names(sitting) == ["Ann", "cautious"]
    assert sitting.news(1)[-3:] == ["bot-added", "bot-added", "bot-removed"]


def test_a_bot_has_a_seed_that_nobody_is_told() -> None:
    sitting = Sitting("Ann", dice=Dice(seed=3))
    sitting.forget()
    sitting.grant(1, requests.AddBot(bot="odds"))
    seed = str(sitting.book.seats[1].seed)
    assert len(seed) > 3
    assert not any(seed.encode() in told for told in sitting.bytes[1])


def test_what_is_no_bot_is_refused() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    assert sitting.refusal(1, requests.AddBot(bot="hal")) == "bot"
    assert sitting.refusal(1, requests.AddBot(bot="odds", animal="yeti")) == "animal"
    assert sitting.refusal(1, requests.RemoveBot(seat=0)) == "no-bot"
    assert sitting.refusal(1, requests.RemoveBot(seat=2)) == "no-bot"


def test_bots_find_no_seat_at_a_full_table_and_whoever_waits_takes_one_they_leave() -> None:
    sitting = Sitting("Ann", bots=["random"] * 4)
    sitting.start()
    for name in ("Bo", "Cy"):
        sitting.join(name)
    sitting.knock_out(0)
    sitting.start()
    assert sitting.book.last_game is not None
    assert sitting.book.last_game.names[-1] == "Bo"
    sitting.knock_out(0, 5)
    sitting.grant(1, requests.Hurry())
    sitting.play(lambda state, seat: pytest.fail("only bots play"))
    assert sitting.refusal(1, requests.AddBot(bot="odds")) == "table-full"
    sitting.grant(1, requests.RemoveBot(seat=1))
    assert names(sitting)[-2:] == ["Bo", "Cy"]


def test_bots_come_and_go_in_the_lobby_only() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start()
    assert sitting.refusal(1, requests.AddBot(bot="odds")) == "in-game"
    assert sitting.refusal(1, requests.RemoveBot(seat=1)) == "in-game"


# People


def test_who_is_kicked_is_gone() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.grant(1, requests.Kick(person=2))
    assert names(sitting) == ["Ann", "Cy"]
    assert sitting.last(2, messages.Bye).code == "kicked"
    assert sitting.closings == [Closing(2, "kicked")]
    assert sitting.news(3)[-1] == "kicked"
    assert sitting.refusal(2, requests.Sit()) == "not-joined"


def test_a_bot_plays_the_seat_of_who_is_kicked_and_there_is_no_way_back() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start(starter=1)
    sitting.grant(1, requests.Kick(person=2))
    assert sitting.last(1, messages.Update).news[1].facts["why"] == "kicked"
    act = requests.Act(version=sitting.book.version, action="bid 5")
    assert sitting.refusal(2, act) == "not-in-game"
    assert sitting.refusal(2, requests.Reclaim()) == "not-in-game"
    sitting.think()
    sitting.wait(MOST)
    assert sitting.state.round is not None
    assert len(sitting.state.round.moves) == 1


@pytest.mark.parametrize("person", [0, 1, 4, 9])
def test_only_somebody_else_at_the_table_is_kicked_or_made_host(person: int) -> None:
    sitting = Sitting("Ann", "Bo", "Cy", "Di")
    sitting.grant(4, requests.Leave())
    assert sitting.refusal(1, requests.Kick(person=person)) == "no-person"
    assert sitting.refusal(1, requests.HandOver(person=person)) == "no-person"


def test_the_host_hands_the_role_on() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.HandOver(person=2))
    assert sitting.sync(1).table.host == 2
    assert sitting.last(2, messages.Update).you == sitting.sync(2).you
    assert sitting.refusal(1, requests.Start()) == "not-host"
    sitting.start(who=2)


# Games


@pytest.mark.parametrize(
    ("people", "settings", "code"),
    [
        ("", {}, "players"),
        ("A", {}, "players"),
        ("AB", {"edition": "museum"}, "players"),
        ("ABCDE", {"edition": "museum", "options": {"limit": 4}}, "limit"),
    ],
)
def test_a_game_needs_the_right_number_of_players(
    people: str, settings: dict[str, Any], code: str
) -> None:
    sitting = Sitting("Host", **settings)
    sitting.grant(1, requests.Stand())
    for name in people:
        sitting.join(name)
    rejected = sitting.rejection(1, requests.Start())
    assert rejected.code == code
    assert str(rejected.facts["players"]) == str(len(people))


def test_the_host_may_name_the_starter_or_leave_it_to_chance() -> None:
    starters = set()
    for seed in range(20):
        sitting = Sitting("Ann", "Bo", "Cy", dice=Dice(seed=seed))
        sitting.start(starter=None)
        starters.add(sitting.game.starter)
    assert starters == {0, 1, 2}
    sitting = Sitting("Ann", "Bo", "Cy")
    assert sitting.rejection(1, requests.Start(starter=3)).facts == {"starter": 3, "last": 2}
    sitting.start(starter=2)
    assert sitting.state.to_act == (2,)


def test_no_game_begins_while_people_play_one() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    assert sitting.refusal(1, requests.Start()) == "in-game"
    sitting.knock_out(0)
    assert sitting.refusal(1, requests.Start()) == "in-game"


def test_a_rematch_keeps_the_seats() -> None:
    sitting = Sitting("Ann", "Bo", bots=["random"])
    sitting.start()
    sitting.knock_out(0, 2)
    first = sitting.last_game
    assert sitting.sync(1).table.phase == "over"
    sitting.start()
    assert sitting.game.number == 2
    assert sitting.game.seats == first.seats
    assert sitting.sync(1).table.games == 2
    assert len(sitting.state.alive) == 3


def test_the_next_game_may_begin_when_only_bots_play_and_seats_those_who_wait() -> None:
    sitting = only_bots()
    sitting.join("Bo")
    sitting.forget()
    sitting.start()
    assert [game.dropped for game in sitting.book.games] == [True, False]
    assert sitting.game.names == ("Ann", "random", "random", "Bo")
    assert sitting.news(1)[:2] == ["game-dropped", "game-started"]
    told = sitting.told(1, messages.Update)[0]
    assert told.game is not None
    assert told.game.number == 2


def test_what_a_bot_chose_in_a_dropped_game_is_not_played_in_the_next() -> None:
    sitting = only_bots()
    asked = sitting.until_asked()
    sitting.choose(asked, Bid(77))
    sitting.wait(500)
    sitting.start(starter=asked.seat)
    sitting.wait(MOST)
    assert sitting.state.round is not None
    assert sitting.state.round.moves == ()
    assert [thought.seat for thought in sitting.thoughts] == [asked.seat]


def test_a_game_is_not_dropped_for_one_that_cannot_begin() -> None:
    sitting = Sitting("Ann", bots=["random"] * 3, edition="museum", options={"limit": 4})
    sitting.start()
    sitting.knock_out(0)
    sitting.join("Bo")
    assert sitting.refusal(1, requests.Start()) == "limit"
    assert sitting.book.game is not None


def test_somebody_who_waits_may_start_the_next_game() -> None:
    sitting = only_bots()
    sitting.join("Bo")
    sitting.grant(1, requests.Start(starter=3))
    assert sitting.game.starter == 3


def test_a_game_is_hurried_only_when_bots_alone_play_it() -> None:
    sitting = Sitting("Ann", "Bo", bots=["random", "random"])
    assert sitting.refusal(1, requests.Hurry()) == "no-game"
    sitting.start()
    sitting.knock_out(0)
    assert sitting.refusal(1, requests.Hurry()) == "people-play"
    sitting.grant(2, requests.Leave())
    sitting.grant(1, requests.Hurry())
    assert sitting.sync(1).table.hurried
    lines = len(sitting.lines)
    sitting.grant(1, requests.Hurry())
    assert len(sitting.lines) == lines


def test_hurried_bots_wait_for_nothing() -> None:
    sitting = only_bots()
    sitting.grant(1, requests.Hurry())
    now = sitting.now
    while sitting.book.game is not None:
        assert sitting.thoughts
        sitting.think()
    assert sitting.now == now
    assert not sitting.book.hurried
    assert sitting.news(1).count("hurried") == 1


def test_a_bot_that_has_chosen_plays_at_once_when_hurried() -> None:
    sitting = only_bots()
    asked = sitting.until_asked()
    moves = sitting.count(log.Acted)
    sitting.choose(asked, Bid(3))
    assert sitting.count(log.Acted) == moves
    sitting.grant(1, requests.Hurry())
    assert sitting.count(log.Acted) == moves + 1


def test_only_a_running_game_is_paused_and_only_a_paused_one_goes_on() -> None:
    sitting = Sitting("Ann", "Bo")
    assert sitting.refusal(1, requests.Pause()) == "no-game"
    assert sitting.refusal(1, requests.Resume()) == "no-game"
    sitting.start()
    assert sitting.refusal(1, requests.Resume()) == "not-paused"
    sitting.grant(1, requests.Pause())
    assert sitting.sync(2).table.paused
    assert sitting.refusal(1, requests.Pause()) == "paused"
    sitting.grant(1, requests.Resume())
    assert not sitting.sync(2).table.paused
    assert sitting.news(2)[-2:] == ["paused", "resumed"]
