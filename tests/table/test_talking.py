"""Talk: who hears it, who does not, and how much of it there may be."""

from __future__ import annotations

import pytest
from table.sittings import Sitting

from coyote.table import log, messages, requests
from coyote.table.book import REMEMBERED
from coyote.table.effects import WATCHERS
from coyote.table.talking import SIGNS, SPAN
from coyote.table.telling import LINES_TOLD


def say(sitting: Sitting, who: int, text: str) -> None:
    sitting.grant(who, requests.Say(text=text))


def texts(sitting: Sitting, who: int) -> list[str]:
    """What somebody heard others and themselves say, since the last forgetting."""
    return [line.text for talk in sitting.told(who, messages.Talk) for line in talk.lines]


def synced(sitting: Sitting, who: int) -> list[str]:
    """What somebody is told of the talk in a sync."""
    return [line.text for line in sitting.sync(who).talk]


def one_out() -> tuple[Sitting, int]:
    """A round of four in which the first is out; somebody joined to watch, and two look on."""
    sitting = Sitting("Ann", "Bo", "Cy", "Di")
    guest = sitting.join("Gus", sit=False)
    sitting.watch()
    sitting.start()
    sitting.knock_out(0)
    sitting.next_round()
    sitting.forget()
    return sitting, guest


def test_everybody_hears_what_is_said() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    say(sitting, 1, "hello")
    line = messages.Said(1, 1, "Ann", "hello", aside=False)
    for who in (1, 2, WATCHERS):
        assert sitting.last(who, messages.Talk).lines == (line,)
        assert sitting.sync(who).talk == (line,)


def test_talk_does_not_change_the_version() -> None:
    sitting = Sitting("Ann", "Bo")
    version = sitting.book.version
    say(sitting, 1, "hello")
    assert sitting.book.version == version
    assert sitting.count(log.Said) == 1


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("<b>hi</b> & bye", "<b>hi</b> & bye"),
        (" a\n\tb \x07", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("x" * 200, "x" * 200),
    ],
)
def test_talk_is_one_line_of_plain_text(written: str, text: str) -> None:
    sitting = Sitting("Ann")
    say(sitting, 1, written)
    assert texts(sitting, 1) == [text]


def test_a_line_keeps_the_name_under_which_it_was_said() -> None:
    sitting = Sitting("Ann", "Bo")
    say(sitting, 1, "hello")
    sitting.grant(1, requests.Rename(name="Ada"))
    assert [line.name for line in sitting.sync(2).talk] == ["Ann"]


def test_too_much_or_nothing_is_refused() -> None:
    sitting = Sitting("Ann")
    assert sitting.refusal(1, requests.Say(text="x" * 201)) == "text-long"
    assert sitting.refusal(1, requests.Say(text="\u200b")) == "text-empty"


def test_the_host_switches_text_off_and_reactions_still_go() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Configure(settings={"text": False}))
    assert sitting.refusal(1, requests.Say(text="hello")) == "text-off"
    sitting.grant(2, requests.React(sign="howl"))
    assert sitting.last(1, messages.Reaction) == messages.Reaction(person=2, sign="howl")


@pytest.mark.parametrize("sign", SIGNS)
def test_every_reaction_reaches_everybody(sign: str) -> None:
    sitting = Sitting("Ann", "Bo")
    lines = len(sitting.lines)
    sitting.grant(1, requests.React(sign=sign))
    for who in (1, 2):
        assert sitting.last(who, messages.Reaction).sign == sign
    assert len(sitting.lines) == lines


def test_other_reactions_are_refused() -> None:
    sitting = Sitting("Ann")
    assert sitting.refusal(1, requests.React(sign="<img>")) == "reaction"


@pytest.mark.parametrize(
    ("talk", "most"), [(requests.Say(text="hi"), 5), (requests.React(sign="wow"), 10)]
)
def test_talk_is_limited_for_each_person(talk: requests.Request, most: int) -> None:
    sitting = Sitting("Ann", "Bo")
    for _ in range(most):
        sitting.grant(1, talk)
        sitting.wait(1)
    rejected = sitting.rejection(1, talk)
    assert (rejected.code, rejected.facts) == ("talk-fast", {"seconds": 10})
    sitting.grant(2, talk)
    sitting.wait(SPAN - most - 1)
    assert sitting.rejection(1, talk).facts == {"seconds": 1}
    sitting.wait(1)
    sitting.grant(1, talk)
    assert sitting.refusal(1, talk) == "talk-fast"


def test_reactions_and_text_are_counted_apart_and_refused_text_does_not_count() -> None:
    sitting = Sitting("Ann")
    for _ in range(5):
        sitting.grant(1, requests.Say(text="hi"))
        assert sitting.refusal(1, requests.Say(text="")) == "text-empty"
    sitting.grant(1, requests.React(sign="wow"))


def test_the_last_lines_are_told_in_a_sync_and_some_more_are_kept() -> None:
    sitting = Sitting("Ann", "Bo")
    for number in range(REMEMBERED + 3):
        sitting.wait(SPAN)
        say(sitting, 1, str(number))
    assert synced(sitting, 2) == [
        str(number) for number in range(REMEMBERED + 3 - LINES_TOLD, REMEMBERED + 3)
    ]
    assert len(sitting.book.talk) == REMEMBERED
    assert sitting.book.talk[-1].number == REMEMBERED + 3


# Muting


def test_whoever_mutes_somebody_hears_no_more_of_them() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    say(sitting, 2, "before")
    (sync,) = sitting.grant(1, requests.Mute(person=2))
    assert isinstance(sync, messages.Sync)
    assert sync.you.muted == (2,)
    assert sync.talk == ()
    sitting.forget()
    say(sitting, 2, "after")
    sitting.grant(2, requests.React(sign="howl"))
    assert 1 not in sitting.heard
    assert texts(sitting, 3) == texts(sitting, 2) == ["after"]
    say(sitting, 3, "third")
    assert texts(sitting, 1) == ["third"]


def test_who_is_unmuted_is_heard_again() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Mute(person=2))
    say(sitting, 2, "hello")
    (sync,) = sitting.grant(1, requests.Mute(person=2, on=False))
    assert isinstance(sync, messages.Sync)
    assert [line.text for line in sync.talk] == ["hello"]
    assert sync.you.muted == ()
    say(sitting, 2, "again")
    assert texts(sitting, 1)[-1] == "again"


def test_muting_twice_is_written_down_once() -> None:
    sitting = Sitting("Ann", "Bo")
    for on in (False, True, True, False, False):
        sitting.grant(1, requests.Mute(person=2, on=on))
    assert sitting.count(log.Muted) == 2


@pytest.mark.parametrize("person", [0, 1, 9])
def test_only_somebody_else_is_muted(person: int) -> None:
    sitting = Sitting("Ann", "Bo")
    assert sitting.refusal(1, requests.Mute(person=person)) == "no-person"


def test_nobody_hears_who_was_muted() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.forget()
    sitting.grant(1, requests.Mute(person=2))
    assert [*sitting.heard] == [1]


# Asides


def test_what_is_said_beside_a_round_reaches_only_those_who_do_not_play_it() -> None:
    sitting, guest = one_out()
    say(sitting, 1, "Bo wears a 20")
    say(sitting, guest, "really?")
    for who in (1, guest, WATCHERS):
        assert texts(sitting, who) == ["Bo wears a 20", "really?"]
        assert synced(sitting, who)[-2:] == ["Bo wears a 20", "really?"]
        assert all(line.aside for line in sitting.sync(who).talk)
    for who in (2, 3, 4):
        assert texts(sitting, who) == []
        assert synced(sitting, who) == []


def test_reactions_beside_a_round_reach_only_those_who_do_not_play_it() -> None:
    sitting, guest = one_out()
    sitting.grant(1, requests.React(sign="gasp"))
    sitting.grant(guest, requests.React(sign="gasp"))
    assert [who for who in sitting.heard if sitting.told(who, messages.Reaction)] == [
        1,
        guest,
        WATCHERS,
    ]


def test_what_players_say_reaches_everybody() -> None:
    sitting, guest = one_out()
    say(sitting, 2, "I am sure")
    for who in (1, 2, 3, 4, guest, WATCHERS):
        assert texts(sitting, who) == ["I am sure"]


def test_between_two_rounds_everybody_hears_everybody() -> None:
    sitting, guest = one_out()
    sitting.lose(1)
    say(sitting, 1, "well done")
    say(sitting, guest, "indeed")
    assert texts(sitting, 2) == ["well done", "indeed"]


def test_after_the_reveal_everybody_hears_everybody() -> None:
    sitting = Sitting("Ann", "Bo")
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    sitting.moves("0 bid 999", "1 challenge")
    assert sitting.state.round is not None
    say(sitting, guest, "too high")
    assert texts(sitting, 1) == ["too high"]


def test_an_aside_stays_one_until_the_game_is_over() -> None:
    sitting, guest = one_out()
    say(sitting, guest, "psst")
    sitting.knock_out(1)
    assert synced(sitting, 2) == ["psst"]
    assert synced(sitting, 3) == synced(sitting, 4) == []
    sitting.knock_out(2)
    assert synced(sitting, 4) == ["psst"]


def test_who_is_played_by_a_bot_may_come_back_and_hears_no_aside() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", grace=5)
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    sitting.exit(2)
    sitting.wait(5000)
    sitting.enter(2)
    say(sitting, guest, "psst")
    assert synced(sitting, 2) == []
    assert texts(sitting, 2) == []


def test_an_aside_survives_a_restart_as_one() -> None:
    sitting, guest = one_out()
    say(sitting, guest, "psst")
    sitting.restart()
    sitting.enter(1, 2)
    assert synced(sitting, 1) == ["psst"]
    assert synced(sitting, 2) == []
