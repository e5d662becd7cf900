"""Counts of the move tree from fixed piles, as chess programs do: one wrong move shows at once.

At each node every legal action counts, but only the lowest few numbers that may be bid, with all
that may go with them. A pile that is due comes in the order that `due` gives it, and is no move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, islice

import pytest

from coyote import Bid, Card, Legal, State, apply, deal, due, legal, new_game, outcome


def lowest(may: Legal, width: int) -> Iterator[Bid]:
    """The legal bids of the lowest numbers, with all that may go with them."""
    numbers = groupby(may.bids(), key=lambda bid: bid.number)
    return chain.from_iterable(bids for _, bids in islice(numbers, width))


def dealt(state: State, top: str = "") -> State:
    """The game after the pile that it waits for, with those cards on top."""
    wanted = due(state)
    if wanted is None:
        return state
    pile = [*wanted.fixed, *wanted.shuffled]
    for card in reversed(top.split()):
        pile.remove(Card(card))
        pile.insert(0, Card(card))
    return dealt(deal(state, pile))


def counts(state: State, width: int, depth: int) -> list[int]:
    """How many lines of play there are of each length up to `depth`."""
    total = [1] + [0] * depth
    if depth and outcome(state) is None:
        for seat in state.to_act:
            may = legal(state, seat)
            for action in (*may.actions, *lowest(may, width)):
                below = counts(dealt(apply(state, seat, action)), width, depth - 1)
                for length, lines in enumerate(below, 1):
                    total[length] += lines
    return total


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        # An opening has one bid; a standing bid is raised or challenged, and a challenge leads to
        # the next opening: f(n) = f(n - 1) + f(n - 2), Fibonacci's numbers.
        (1, [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]),
        # Two bids: f(n) = 2 f(n - 1) + 2 f(n - 2).
        (2, [1, 2, 6, 16, 44, 120, 328, 896]),
    ],
)
def test_a_game_of_bids_and_challenges_alone_has_this_many_lines(
    width: int, expected: list[int]
) -> None:
    state = dealt(new_game("classic", 2, limit=9), "1 2")
    assert counts(state, width, len(expected) - 1) == expected


def test_every_loser_out_at_once_ends_some_lines() -> None:
    # As above to length 6; the lines of six that are three rounds are games that are over. The
    # eight of them, two bids each, would have had 2 openings each.
    state = dealt(new_game("classic", 4, limit=1), "? 10 X2 0* -5")
    assert counts(state, 2, 9) == [1, 2, 6, 16, 44, 120, 328, 880, 2304, 5888]


def test_at_the_end_of_the_scale_there_is_only_the_challenge() -> None:
    # Opening: 997, 998 or 999; above them 3, 2 and 1 answers: 6. Then 3 challenges with 3 openings
    # each, one 998 with 2 answers, two 999 with 1: 9 + 2 + 2 = 13.
    state = dealt(new_game("museum", 3, min_bid=997), "10 4 -5")
    assert counts(state, 3, 9) == [1, 3, 6, 13, 28, 60, 129, 277, 595, 1278]


@pytest.mark.parametrize(
    ("players", "top", "width", "expected"),
    [
        # Bid; then bid, challenge, peek: 3. After the bid again 3, after the challenge two eyes to
        # return, after the peek one bid: 6.
        (2, "1 2 3", 1, [1, 1, 3, 6, 11, 22, 41, 81, 154, 296]),
        (3, "7 ? -10 20 -5", 2, [1, 2, 8, 24, 72, 224, 672, 2016]),
    ],
)
def test_eyes_has_this_many_lines(players: int, top: str, width: int, expected: list[int]) -> None:
    state = dealt(new_game("eyes", players), top)
    assert counts(state, width, len(expected) - 1) == expected


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [1, 1, 3, 6, 13, 23, 45, 87, 168, 330, 643]),
        # After the challenge two guessers with two guesses each, in either order: 3 + 4 + 1 = 8.
        (4, [1, 1, 3, 8, 19, 43, 78, 160]),
    ],
)
def test_the_trickster_variant_has_this_many_lines(players: int, expected: list[int]) -> None:
    state = dealt(new_game("eyes", players, trickster=True), "1 2 3 4 5")
    assert counts(state, 1, len(expected) - 1) == expected


def test_tomahawk_has_this_many_lines() -> None:
    state = dealt(new_game("tomahawk", 3), "10 ? MAX0 20")
    assert counts(state, 2, 7) == [1, 2, 6, 16, 44, 120, 328, 896]


@pytest.mark.parametrize(
    ("players", "limit", "additions", "width", "expected"),
    [
        # The opening: alone, extra for 2 seats, double, next for 2 seats: 6.
        # After it alone, the same 6 and challenge, confirm, reverse, restart: 10. After extra
        # (twice) 4 + 4, after double 5 + 4, after next (twice) 4 and challenge: 10 + 16 + 9 + 10.
        (3, 2, "confirm reverse extra double restart next", 1, [1, 6, 45, 252, 1318]),
        (2, 1, "confirm reverse extra double restart next", 2, [1, 8, 78, 542, 3300]),
        # Bid; bid, challenge, confirm, reverse, restart: 5. Then 5 after the bid, 1 after the
        # challenge, 2 after confirm, 1 after reverse and restart: 10.
        (4, 3, "confirm reverse restart", 1, [1, 1, 5, 10, 26, 61, 146, 342, 807]),
    ],
)
def test_the_additions_have_this_many_lines(
    players: int, limit: int, additions: str, width: int, expected: list[int]
) -> None:
    game = new_game("tomahawk", players, limit=limit, additions=additions.split())
    state = dealt(game, "10 ? MAX0 20")
    assert counts(state, width, len(expected) - 1) == expected


def test_museum_has_this_many_lines() -> None:
    state = dealt(new_game("museum", 3), "10 4 -5")
    assert counts(state, 2, 7) == [1, 2, 6, 16, 44, 120, 328, 896]


@pytest.mark.parametrize(
    ("players", "options", "width", "expected"),
    [
        # A bid, open, reverse, skip, swap and 19 names: 24. After the bid, a challenge more: 25.
        # After open, reverse, swap a bid each: 3. After skip 24, after the right name 24 - 19, and
        # after 18 wrong ones the next round's 24: 25 + 3 + 24 + 5 + 432 = 489.
        (3, {}, 1, [1, 24, 489, 9893]),
        (4, {"limit": 4, "min_bid": 997}, 2, [1, 25, 538, 11487]),
    ],
)
def test_the_tokens_have_this_many_lines(
    players: int, options: dict[str, object], width: int, expected: list[int]
) -> None:
    state = dealt(new_game("museum", players, starter=0, tokens=True, **options), "1 2 3")
    assert counts(state, width, len(expected) - 1) == expected
