"""Spectators who follow a seat, one round late."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from strategies import MANNERS, Manner, Table, tables
from table.sittings import Sitting, by_chance, gathered

from coyote.table import messages, requests
from coyote.table.sight import told_view


def shadowing(*, shadow: bool = True) -> tuple[Sitting, int]:
    """A game of three that somebody watches who may follow a seat."""
    sitting = Sitting("Ann", "Bo", "Cy", shadow=shadow)
    guest = sitting.join("Gus", sit=False)
    sitting.start()
    return sitting, guest


def test_who_follows_a_seat_sees_a_round_through_its_eyes_when_it_is_over() -> None:
    sitting, guest = shadowing()
    sitting.grant(guest, requests.Shadow(seat=1))
    assert sitting.sync(guest).you.shadow == 1
    views = [told_view(sitting.game.view(1), sitting.game.settings)]
    for move in ("0 bid 5", "1 peek", "1 bid 999", "2 challenge"):
        assert sitting.told(guest, messages.Shadowed) == []
        sitting.moves(move)
        views.append(told_view(sitting.game.view(1), sitting.game.settings))
    sitting.moves("1 discard open")
    (shadowed,) = sitting.told(guest, messages.Shadowed)
    assert shadowed == messages.Shadowed(seat=1, round=1, views=tuple(views[:-1]))
    assert len(shadowed.views) == 4


def test_who_begins_to_follow_gets_the_last_finished_round_and_not_the_running_one() -> None:
    sitting, guest = shadowing()
    sitting.lose(0)
    sitting.next_round()
    sitting.moves("0 bid 5")
    told, shadowed = sitting.grant(guest, requests.Shadow(seat=2))
    assert isinstance(told, messages.Sync)
    assert told.you.shadow == 2
    assert isinstance(shadowed, messages.Shadowed)
    assert (shadowed.seat, shadowed.round) == (2, 1)
    assert {view.round for view in shadowed.views} == {1}


def test_who_follows_nobody_any_more_is_told_nothing() -> None:
    sitting, guest = shadowing()
    sitting.grant(guest, requests.Shadow(seat=0))
    (told,) = sitting.grant(guest, requests.Shadow(seat=None))
    assert isinstance(told, messages.Sync)
    assert told.you.shadow is None
    sitting.lose(0)
    assert sitting.told(guest, messages.Shadowed) == []
    assert sitting.sync(guest).you.shadow is None


def test_only_when_the_host_allows_it() -> None:
    sitting, guest = shadowing(shadow=False)
    assert sitting.refusal(guest, requests.Shadow(seat=0)) == "shadow-off"


def test_nobody_who_lives_in_the_game_follows_a_seat() -> None:
    sitting, _ = shadowing()
    assert sitting.refusal(1, requests.Shadow(seat=1)) == "in-game"
    sitting.knock_out(0)
    sitting.grant(1, requests.Shadow(seat=1))
    assert sitting.last(1, messages.Shadowed).seat == 1


def test_there_is_no_seat_to_follow_without_a_game_or_beyond_the_last() -> None:
    sitting = Sitting("Ann", "Bo", shadow=True)
    assert sitting.refusal(1, requests.Shadow(seat=0)) == "shadow-seat"
    sitting, guest = shadowing()
    assert sitting.refusal(guest, requests.Shadow(seat=3)) == "shadow-seat"


def test_to_follow_ends_with_the_game() -> None:
    sitting, guest = shadowing()
    sitting.grant(guest, requests.Shadow(seat=2))
    sitting.knock_out(0, 1)
    told = len(sitting.told(guest, messages.Shadowed))
    sitting.grant(3, requests.Stand())
    sitting.grant(guest, requests.Sit())
    sitting.start()
    sitting.lose(0)
    assert len(sitting.told(guest, messages.Shadowed)) == told
    sitting.knock_out(0, 1)
    sitting.grant(1, requests.Stand())
    sitting.start()
    sitting.lose(0)
    assert len(sitting.told(guest, messages.Shadowed)) == told


def test_when_the_host_forbids_it_nobody_follows_any_more() -> None:
    sitting, guest = shadowing()
    sitting.grant(guest, requests.Shadow(seat=0))
    sitting.knock_out(0, 1)
    sitting.grant(1, requests.Configure(settings={"shadow": False}))
    sitting.forget()
    sitting.start()
    sitting.lose(0)
    assert sitting.told(guest, messages.Shadowed) == []


def test_who_goes_follows_nobody_and_who_is_away_is_told_nothing() -> None:
    sitting, guest = shadowing()
    other = sitting.join("Hal", sit=False)
    for who in (guest, other):
        sitting.grant(who, requests.Shadow(seat=0))
    sitting.grant(guest, requests.Leave())
    sitting.exit(other)
    sitting.forget()
    sitting.lose(0)
    for who in (guest, other):
        assert sitting.told(who, messages.Shadowed) == []


@given(tables(), st.sampled_from(MANNERS), st.integers(0, 2**32 - 1))
def test_a_shadow_learns_no_card_that_was_not_revealed(
    table: Table, manner: Manner, seed: int
) -> None:
    sitting = gathered(table, seed, shadow=True)
    guest = sitting.join("Gus", sit=False)
    sitting.start(starter=table.starter)
    sitting.grant(guest, requests.Shadow(seat=seed % table.players))
    sitting.play(by_chance(Random(seed), manner))
    shadowed = sitting.told(guest, messages.Shadowed)
    rounds = [update.round for update in sitting.told(guest, messages.Update) if update.round]
    assert [each.round for each in shadowed] == [each.number for each in rounds]
    for round, seen in zip(rounds, shadowed):
        shown = [card.card for card in round.result.cards]
        for view in seen.views:
            assert all(card.card in (None, *shown) for card in view.cards)
