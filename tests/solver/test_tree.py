"""The tree holds every history that the rules allow, and no other."""

from __future__ import annotations

import pytest

from coyote.solver.tree import CHALLENGE, PEEK, RAISE, Forest, every_raise, grow


def kinds(forest: Forest, node: int) -> list[int]:
    tree = forest.tree
    return [int(kind) for kind in tree.kind[tree.edges[node] : tree.edges[node + 1]]]


@pytest.mark.parametrize("bids", [1, 4, 9])
def test_without_peeks_a_node_is_a_set_of_bids(bids: int) -> None:
    forest = grow(every_raise(bids), 17, 17)
    assert len(forest.histories) == len({*forest.histories}) == 2**bids
    # Each set but the empty one can be challenged, and has a bid that led to it.
    assert forest.slots == 17 * 2 * (2**bids - 1)


def test_a_subtree_is_one_range() -> None:
    forest = grow(every_raise(4), 17, 17, (True, True))
    for node, history in enumerate(forest.histories):
        below = forest.histories[node : forest.ends[node]]
        assert all(each[: len(history)] == history for each in below)


@pytest.mark.rule("E6")
def test_the_starter_may_not_peek_on_the_first_turn_and_all_others_may() -> None:
    forest = grow(every_raise(5), 17, 17, (True, True))
    for node, history in enumerate(forest.histories):
        if not history:
            assert PEEK not in kinds(forest, node)
        if len(history) in (1, 2) and not forest.owed[node] and history[-1][0] < 4:
            assert (PEEK in kinds(forest, node)) == (not any(peeked for _, peeked in history[::2]))


@pytest.mark.rule("E5")
def test_after_a_peek_one_must_raise() -> None:
    forest = grow(every_raise(4), 17, 17, (True, True))
    owed = [node for node, must in enumerate(forest.owed) if must]
    assert owed
    assert all({*kinds(forest, node)} == {RAISE} for node in owed)


@pytest.mark.rule("E7")
def test_each_peeks_at_most_once_a_round() -> None:
    forest = grow(every_raise(6), 17, 17, (True, True))
    for history in forest.histories:
        assert sum(peeked for _, peeked in history[::2]) <= 1
        assert sum(peeked for _, peeked in history[1::2]) <= 1


@pytest.mark.rule("C10")
def test_nobody_peeks_when_no_higher_bid_is_left() -> None:
    forest = grow(every_raise(3), 17, 17, (True, True))
    for node, history in enumerate(forest.histories):
        if history and history[-1][0] == 2:
            assert kinds(forest, node) == [CHALLENGE]


def test_who_has_no_open_eye_does_not_peek() -> None:
    forest = grow(every_raise(5), 17, 17, (True, False))
    assert {*forest.tree.peeked} == {0, 1}


def test_the_number_of_histories_with_peeks_is_known() -> None:
    assert len(grow(every_raise(6), 17, 17, (True, True)).histories) == 336
    assert len(grow(every_raise(10), 17, 17, (True, True)).histories) == 11264


def test_a_hasty_player_peeks_at_the_first_chance_or_never() -> None:
    forest = grow(every_raise(7), 17, 17, (True, True), hasty=0)
    peeked = [
        {place for place, (_, peeked) in enumerate(history) if peeked}
        for history in forest.histories
    ]
    assert {place for places in peeked for place in places} == {1, 2, 3, 5}
