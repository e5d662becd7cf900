"""What messages hold, for whom, and when."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from strategies import Game, games, seats_of, whole_games
from table.sittings import Dice, Sitting

from coyote import view
from coyote.table import messages, requests
from coyote.table.clocks import LATER
from coyote.table.effects import WATCHERS
from coyote.table.sight import Shared, told_result, told_view
from coyote.table.telling import PROTOCOL


def parts(update: messages.Update) -> set[str]:
    """The parts that a message has."""
    names = ("you", "table", "game", "round", "view", "shuffle")
    return {name for name in names if getattr(update, name) is not None}


def last_parts(sitting: Sitting, who: int) -> set[str]:
    return parts(sitting.last(who, messages.Update))


def test_who_comes_is_told_everything_and_the_others_what_changed() -> None:
    sitting = Sitting("Ann")
    sitting.forget()
    sitting.join("Bo")
    assert [type(each) for each in sitting.heard[2]] == [messages.Sync]
    assert {type(each) for each in sitting.heard[1]} == {messages.Update}
    assert last_parts(sitting, 1) == {"you", "table"}


def test_a_table_without_a_game() -> None:
    sync = Sitting("Ann").sync(1)
    assert sync.protocol == PROTOCOL
    assert (sync.table.table, sync.table.code, sync.table.phase) == ("table-1", "BFKLMR", "lobby")
    assert (sync.game, sync.view, sync.shuffle, sync.rounds, sync.talk) == (
        None,
        None,
        None,
        (),
        (),
    )
    assert sync.clock == messages.Clock(None, None, None)


def test_an_update_holds_what_changed_and_nothing_else() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.forget()
    sitting.grant(1, requests.Start(starter=0))
    assert last_parts(sitting, 2) == {"you", "table", "game", "view", "shuffle"}
    sitting.forget()
    sitting.grant(1, requests.Mix(round=1, entropy="00" * 16))
    assert sitting.heard == {}
    sitting.wait(1000)
    assert last_parts(sitting, 2) == {"view", "shuffle"}
    sitting.move(0, "bid 999")
    assert last_parts(sitting, 2) == {"view"}
    sitting.moves("1 challenge", "0 discard open")
    assert last_parts(sitting, 2) == {"view", "round", "shuffle"}
    sitting.forget()
    sitting.grant(1, requests.Ready(round=1))
    assert sitting.heard == {}
    sitting.wait(LATER)
    assert last_parts(sitting, 2) == {"you", "table"}


def test_the_end_of_a_game_is_told_with_its_winner_and_the_table_after_it() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.knock_out(0)
    told = sitting.last(2, messages.Update)
    assert parts(told) == {"you", "table", "game", "round", "view"}
    assert told.game is not None
    assert told.table is not None
    assert told.view is not None
    assert (told.game.winner, told.table.phase, told.view.phase) == (1, "over", "over")


def test_a_finished_round_is_told_once_and_again_in_a_sync() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.lose(0)
    sitting.next_round()
    sitting.lose(1)
    sitting.next_round()
    sitting.move(1, "bid 5")
    for who in (1, 2, 3):
        told = [update.round for update in sitting.told(who, messages.Update) if update.round]
        assert [round.number for round in told] == [1, 2]
        assert sitting.sync(who).rounds == tuple(told)
        assert [round.result.loser for round in told] == [0, 1]


def test_a_view_is_that_of_ones_own_seat() -> None:
    sitting = Sitting("Ann", "Bo", edition="museum", bots=["odds"])
    guest = sitting.join("Gus", sit=False)
    sitting.watch()
    sitting.start()
    for who, seat in ((1, 0), (2, 1), (guest, None), (WATCHERS, None)):
        view = sitting.last(who, messages.Update).view
        told = told_view(sitting.game.view(seat), sitting.game.settings)
        assert view == sitting.sync(who).view == told
        assert view is not None
        hidden = [card.seat for card in view.cards if card.card is None]
        assert hidden == ([0, 1, 2] if seat is None else [seat])
        assert (view.legal is None) == (seat is None)


def test_a_view_tells_what_the_cards_that_it_sees_come_to() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", dice=Dice(tops=["20 7 -5 3"]))
    sitting.watch()
    sitting.start()
    sums = {who: sitting.sync(who).view for who in (1, 2, 3, WATCHERS)}
    assert {who: view and view.sum for who, view in sums.items()} == {
        1: 2,
        2: 15,
        3: 27,
        WATCHERS: 0,
    }
    sitting.moves("0 bid 5", "1 peek")
    for who, wanted in ((1, 2), (2, 18)):
        view = sitting.last(who, messages.Update).view
        assert view is not None
        assert view.sum == wanted


def test_a_view_tells_the_count_behind_its_sum() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", dice=Dice(tops=["20 MAX0 8 15"]))
    sitting.watch()
    sitting.start()
    sitting.moves("0 bid 5", "1 bid 6", "2 peek")
    strike = {
        1: (messages.Step(card=1, effect="strike", victim=2, sum=0),),
        2: (
            messages.Step(card=0, effect="add", victim=None, sum=20),
            messages.Step(card=2, effect="add", victim=None, sum=28),
        ),
        3: (
            messages.Step(card=1, effect="strike", victim=0, sum=0),
            messages.Step(card=3, effect="add", victim=None, sum=15),
        ),
        WATCHERS: (),
    }
    for who, steps in strike.items():
        view = sitting.sync(who).view
        assert view is not None
        assert view.steps == steps
        assert view.sum == (steps[-1].sum if steps else 0)


def test_a_table_without_sums_tells_none_to_anybody() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", sums=False, shadow=True)
    guest = sitting.join("Gus", sit=False)
    sitting.watch()
    sitting.start()
    sitting.grant(guest, requests.Shadow(seat=1))
    assert sitting.sync(1).table.settings.sums is False
    for move in ("0 bid 5", "1 bid 999", "2 challenge", "1 discard open"):
        for who in (1, 2, 3, guest, WATCHERS):
            for told in (sitting.sync(who).view, sitting.last(who, messages.Update).view):
                assert told is not None
                assert told.sum is None
                assert told.steps == ()
        sitting.moves(move)
    (shadowed,) = sitting.told(guest, messages.Shadowed)
    assert {(view.sum, view.steps) for view in shadowed.views} == {(None, ())}


def test_a_game_keeps_its_sums_until_the_next_one_begins() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    while sitting.book.game is not None:
        sitting.knock_out(1)
    sitting.grant(1, requests.Configure(settings={"sums": False}))
    view = sitting.sync(1).view
    assert view is not None
    assert view.sum == 0
    sitting.start()
    view = sitting.sync(1).view
    assert view is not None
    assert view.sum is None


def test_a_seat_that_is_out_still_has_its_view() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.knock_out(0)
    sitting.next_round()
    view = sitting.sync(1).view
    assert view is not None
    assert view.seat == 0


def test_the_reveal_is_in_the_view_while_an_eye_is_chosen() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.moves("0 bid 999", "1 challenge")
    view = sitting.last(2, messages.Update).view
    assert view is not None
    assert view.phase == "discard"
    assert view.reveal is not None
    assert view.reveal.loser == 0
    assert view.reveal.standing == ()


def test_the_legal_actions_are_told_in_the_notation() -> None:
    sitting = Sitting("Ann", "Bo", edition="tomahawk", options={"additions": ["double", "extra"]})
    sitting.start()
    view = sitting.sync(1).view
    assert view is not None
    assert view.legal == messages.Legal(
        min_bid=1, max_bid=999, excluded=None, actions=(), with_bid={"extra": (1,), "double": ()}
    )
    view = sitting.sync(2).view
    assert view is not None
    assert view.legal == messages.Legal(None, None, None, (), {})


def test_the_options_of_a_game_are_told_as_its_record_holds_them() -> None:
    sitting = Sitting("Ann", "Bo", edition="tomahawk", options={"additions": ["next", "double"]})
    sitting.start()
    game = sitting.sync(1).game
    assert game is not None
    assert game.options == {"additions": ["double", "next"], "limit": 3}
    assert (game.number, game.edition, game.players) == (1, "tomahawk", ("Ann", "Bo"))


def test_the_count_is_told_with_the_places_of_its_cards() -> None:
    sitting = Sitting("Ann", "Bo", dice=Dice(tops=["7 ? MAX0 20"]))
    sitting.start()
    sitting.moves("0 bid 5", "1 challenge", "1 discard open")
    result = sitting.sync(1).rounds[0].result
    assert [card.card for card in result.cards] == ["7", "?", "MAX0", "20"]
    assert result.steps == (
        messages.Step(card=1, effect="draw", victim=3, sum=0),
        messages.Step(card=2, effect="strike", victim=3, sum=0),
        messages.Step(card=0, effect="add", victim=None, sum=7),
    )


@given(whole_games())
def test_steps_point_at_the_cards_they_count(game: Game) -> None:
    for result in game.state.rounds:
        told = told_result(result)
        assert len(told.steps) == len(result.steps)
        for step, shown in zip(result.steps, told.steps):
            assert result.cards[shown.card] == step.card
            victim = None if shown.victim is None else result.cards[shown.victim]
            assert victim == step.victim


def test_messages_go_over_the_wire_as_json_with_a_type() -> None:
    sitting = Sitting("Ann")
    told = msgspec.json.decode(messages.encode(sitting.sync(1)))
    assert told["type"] == "sync"
    assert "talk" not in told
    assert told["you"]["shadow"] is None
    assert messages.encode(messages.Ping(version=3)) == b'{"type":"ping","version":3}'


@pytest.mark.parametrize("request_", [requests.Sync(id="s"), requests.Pong(id="p")])
def test_a_request_with_an_id_is_accepted(request_: requests.Request) -> None:
    sitting = Sitting("Ann")
    accepted = sitting.grant(1, request_)[0]
    assert accepted == messages.Accepted(id=request_.id, version=sitting.book.version)


def test_a_watchers_request_is_accepted_each_time() -> None:
    sitting = Sitting("Ann")
    sitting.watch()
    for _ in range(2):
        accepted, sync = sitting.grant(WATCHERS, requests.Sync(id="s"))
        assert isinstance(accepted, messages.Accepted)
        assert isinstance(sync, messages.Sync)


def test_hello_is_only_the_first_word() -> None:
    sitting = Sitting("Ann")
    assert sitting.refusal(1, requests.Hello()) == "not-now"


@given(games())
def test_what_views_have_in_common_is_the_same_in_all_of_them(game: Game) -> None:
    for state in game.states[-8:]:
        first, *others = (Shared.of(view(state, seat)) for seat in seats_of(state))
        assert all(other == first for other in others)
