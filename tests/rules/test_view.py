"""Views: what a seat may know, and no more."""

from dataclasses import fields
from typing import Any

import pytest
from tables import dealt, faces, lose, play, running, sentence, table

from coyote import EDITIONS, Legal, NoSeat, View, new_game, outcome, view
from coyote.rules.cards import cards
from coyote.rules.editions import ADDITIONS

ALL = ("confirm", "reverse", "extra", "double", "restart", "next")

# For each edition: options, how many play, a pile, the same with hidden cards exchanged, some moves
# after which seat 0 may know as little as before.
HIDDEN: dict[str, tuple[str, dict[str, Any], int, str, str, list[str]]] = {
    "own card and pile": ("classic", {}, 3, "1 2 3 20", "20 2 3 1", ["0 bid 5", "1 bid 6"]),
    "order of the pile": ("classic", {}, 3, "1 2 3 20 15", "1 2 3 15 20", ["0 bid 5"]),
    "centre": ("eyes", {}, 2, "1 2 20 3", "1 2 3 20", ["0 bid 5", "1 peek", "1 bid 6"]),
    "own card and centre": ("eyes", {}, 2, "1 2 20 3", "20 2 1 3", ["0 bid 5"]),
    "own extra feather": (
        *("tomahawk", {"additions": ALL}, 3, "1 2 3 20 15", "20 2 3 15 1"),
        ["0 bid 5", "1 bid 6 extra 0", "2 reverse", "1 bid 7"],
    ),
    "own swapped feather": (
        *("museum", {"tokens": True}, 3, "1 2 3 20 15", "20 2 3 15 1"),
        ["0 swap", "0 bid 5", "1 bid 6"],
    ),
}


@pytest.mark.rule("C1", "E3", "HA3", "MT4")
@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_in_a_view_depends_on_a_hidden_card(name: str) -> None:
    edition, options, players, one, other, moves = HIDDEN[name]
    states = [play(table(edition, players, top, **options), *moves) for top in (one, other)]
    assert states[0] != states[1]
    for seat in (0, None):
        left, right = (view(state, seat) for state in states)
        assert left == right
        assert repr(left) == repr(right)


@pytest.mark.rule("T6")
def test_what_lies_under_the_coyote_card_changes_no_other_view() -> None:
    before = lose(table("eyes", 2, trickster=True), 0)
    moves = ["0 bid 1", "1 bid 2", "0 coyote", "0 bid 3"]
    one = play(dealt(before, "1 2 3 20 15"), *moves)
    other = play(dealt(before, "1 2 3 15 20"), *moves)
    assert view(one, 1) == view(other, 1)
    assert view(one, None) == view(other, None)
    assert view(one, 0) != view(other, 0)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_never_holds_the_state(edition: str) -> None:
    assert {field.name for field in fields(View)} & {"state", "pile", "round"} == set()
    state = table(edition, 3)
    assert isinstance(view(state, 0).legal, Legal)
    assert view(state, None).legal is None


def test_a_view_says_what_the_game_waits_for() -> None:
    state = new_game("eyes", 3, trickster=True)
    assert (view(state, 0).phase, view(state, 0).shuffle) == ("deal", EDITIONS["eyes"].deck)
    state = dealt(state)
    assert (view(state, 0).phase, view(state, 0).shuffle) == ("bid", ())
    state = play(state, "0 bid 999")
    assert (view(state, 0).bid, view(state, 0).bidder) == (999, 0)
    state = play(state, "1 challenge")
    assert (view(state, 0).phase, view(state, 0).challenger) == ("guess", 1)
    state = play(state, "2 guess 0")
    assert (view(state, 0).phase, view(state, None).reveal) == ("discard", running(state).result)
    state = play(state, "0 discard open")
    assert view(state, 0).phase == "deal"
    assert view(lose(table("eyes", 2), 0), 0).phase == "deal"
    assert (view(state, 0).bid, view(state, 0).bidder, view(state, 0).challenger) == (None,) * 3


def test_between_rounds_a_view_has_nothing_of_a_round() -> None:
    state = lose(table("museum", 3, tokens=True), 0)
    shown = view(state, 1)
    assert (shown.seat, shown.setup, shown.alive) == (1, state.setup, (0, 1, 2))
    assert (shown.standing, shown.aside) == ((1, 0, 0), state.aside)
    assert (shown.phase, shown.to_act, shown.starter) == ("deal", (), 1)
    assert shown.legal == Legal(None, None, None, (), ())
    assert view(state, None).legal is None
    assert (shown.cards, shown.moves, shown.bids, shown.used, shown.peeked) == ((),) * 5
    assert (shown.direction, shown.demand, shown.double) == (1, "free", False)
    blank = (shown.withdrawn, shown.passed, shown.laid, shown.challenger, shown.guess, shown.reveal)
    assert blank == (None,) * 6


def test_in_a_round_a_view_says_who_is_alive_and_who_started() -> None:
    state = dealt(lose(table("tomahawk", 3, starter=1, limit=1), 1))
    for seat in (0, 1, 2, None):
        shown = view(state, seat)
        assert (shown.alive, shown.starter) == ((0, 2), 2)
        assert (shown.standing, shown.rounds) == ((0, 1, 0), state.rounds)


def test_before_the_first_round_there_is_no_last_one() -> None:
    assert view(new_game("eyes", 2), 0).last_round is None
    assert view(table("eyes", 2), 0).last_round is None


@pytest.mark.rule("C3", "E9")
def test_at_the_reveal_everything_is_face_up_for_all() -> None:
    state = play(table("eyes", 3, "1 2 ? 20 5"), "0 bid 99", "1 challenge")
    for seat in (0, 1, 2, None):
        shown = view(state, seat)
        assert [str(card.card) for card in shown.cards] == ["1", "2", "?", "20", "5"]
        assert shown.reveal is not None
        assert (shown.reveal.total, shown.reveal.standing) == (28, ())


def test_an_eliminated_player_still_sees_what_lies_before_the_others() -> None:
    state = dealt(lose(table("tomahawk", 3, "1 2 3 5 4", limit=1), 0))
    assert [faces(view(state, 0), seat) for seat in (1, 2)] == [["5"], ["4"]]
    assert faces(view(state, 0), 0) == []
    may = view(state, 0).legal
    assert may is not None
    assert (may.min_bid, may.actions) == (None, ())


@pytest.mark.rule("C1")
@pytest.mark.parametrize("seat", [3, 99, -1, True, 1.0, "0"])
def test_who_does_not_sit_at_the_table_has_no_view(seat: Any) -> None:
    for state in (new_game("museum", 3), table("museum", 3)):
        with pytest.raises(NoSeat) as caught:
            view(state, seat)
        assert caught.value.rule == "RECORD"
        assert sentence(caught.value) == f"there is no seat {seat}: seats go from 0 to 2"


def test_segments_tell_where_hidden_cards_came_from() -> None:
    state = table("tomahawk", 2, "20 15 1 2", limit=9)
    shown = view(state, 0)
    assert [card.segment for card in shown.cards] == [0, 0]
    assert [(len(part.cards), part.left) for part in shown.segments] == [(30, 28)]
    state = dealt(lose(state, 0))
    shown = view(state, 0)
    assert [(len(part.cards), part.left) for part in shown.segments] == [(28, 26), (2, 2)]
    assert shown.segments[1].cards == cards("15 20")
    state = dealt(lose(dealt(lose(state, 0)), 0))
    parts = view(state, 0).segments
    assert [(len(part.cards), part.left) for part in parts] == [(24, 22), (2, 2), (2, 2), (2, 2)]
    assert [part.cards for part in parts[1:3]] == [cards("15 20"), cards("1 2")]
    assert sum(parts[0].cards.count(card) for card in cards("15 20")) == 0


@pytest.mark.rule("MT4")
def test_a_feather_behind_another_still_tells_where_it_came_from() -> None:
    state = play(table("museum", 3, "1 2 3 4", tokens=True), "0 swap")
    placed = [(card.place, card.segment) for card in view(state, 0).cards]
    assert placed == [("behind", 0), ("worn", 0), ("worn", 0), ("worn", 0)]


@pytest.mark.rule("HA4")
@pytest.mark.parametrize("move", ["1 confirm", "1 restart"])
def test_a_view_tells_whether_a_challenge_costs_two(move: str) -> None:
    state = play(table("tomahawk", 3, additions=ADDITIONS), "0 bid 5 double")
    assert view(state, 1).double is True
    assert view(play(state, move), 1).double is False


def test_after_the_game_a_view_shows_how_it_ended() -> None:
    state = lose(table("tomahawk", 2, limit=1), 0)
    shown = view(state, 0)
    assert (shown.phase, shown.to_act, shown.alive) == ("over", (), (1,))
    ended = outcome(state)
    assert ended is not None
    assert ended.winner == 1
