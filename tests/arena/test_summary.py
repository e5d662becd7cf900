"""Scores: shares, places that are shared, ratings, and what is told of fouls."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote.arena import Match, Played, arrange, play_match
from coyote.arena.foul import Fouled
from coyote.arena.intervals import share_interval
from coyote.arena.ratings import Rating, rate
from coyote.arena.summary import Summary, summarise
from coyote.rules.setup import Setup


def played(match: Match) -> list[Played]:
    return [game for unit in play_match(match) for game in unit]


def match(*bots: str, deals: int = 1, players: int | None = None) -> Match:
    return Match(Setup("eyes", players or len(bots)), bots, deals)


def test_shares_come_to_one_when_all_play_in_all_games() -> None:
    agreed = arrange(["cautious", "random*2", "odds"], games=12)
    scores = summarise(agreed, played(agreed)).scores
    assert sum(score.wins for score in scores) == 12
    assert sum(score.share for score in scores) == pytest.approx(1)
    assert [score.games for score in scores] == [12, 12, 12]
    assert [score.seats for score in scores] == [12, 24, 12]
    assert sum(score.fair for score in scores) == pytest.approx(1)


def test_wins_come_to_the_number_of_games_when_bots_take_turns() -> None:
    agreed = arrange(["cautious", "random", "odds"], players=2, games=12)
    scores = summarise(agreed, played(agreed)).scores
    assert sum(score.wins for score in scores) == 12
    assert [score.games for score in scores] == [8, 8, 8]
    assert sum(score.over_fair for score in scores) == pytest.approx(3)


@given(
    st.lists(
        st.tuples(st.permutations(["a", "b", "b"]), st.permutations([1, 2, 3])),
        min_size=1,
        max_size=30,
    )
)
def test_any_games_add_up(games: list[tuple[list[str], list[int]]]) -> None:
    agreed = match("a", "b", "b", deals=len(games))
    summary = summarise(
        agreed,
        [Played(deal, 0, tuple(bots), tuple(places)) for deal, (bots, places) in enumerate(games)],
    )
    scores = {score.bot: score for score in summary.scores}
    assert sum(score.share for score in scores.values()) == pytest.approx(1)
    a, b = scores["a"], scores["b"]
    assert a.fair == pytest.approx(1 / 3)
    assert b.over_fair == pytest.approx(b.wins / len(games) / (2 / 3))
    assert a.interval == pytest.approx((1 - b.interval[1], 1 - b.interval[0]))
    for score in scores.values():
        assert sum(seat.games for seat in score.by_seat) == score.seats
        assert sum(seat.wins for seat in score.by_seat) == score.wins
        low, high = score.over_fair_interval
        assert low <= score.over_fair <= high


def test_the_interval_counts_deals_and_not_games() -> None:
    agreed = match("a", "b", deals=40)
    games = [
        Played(deal, rotation, ("a", "b"), (1, 2) if deal % 2 else (2, 1))
        for deal in range(40)
        for rotation in (0, 1)
    ]
    score = summarise(agreed, games).scores[0]
    assert score.interval == share_interval([(0, 2), (2, 2)] * 20)


def fouls() -> Summary:
    agreed = match("a", "b", "c", deals=3)
    games = [
        Played(0, 0, ("a", "b", "c"), (1, 2, 3)),
        Played(1, 0, ("b", "c", "a"), (1, 3, 1), Fouled(1, "silence", "")),
        Played(2, 0, ("c", "a", "b"), (3, 2, 1), Fouled(0, "crash", "ValueError: x")),
    ]
    return summarise(agreed, games)


def test_a_win_is_shared_after_a_foul() -> None:
    wins = {score.bot: score.wins for score in fouls().scores}
    assert wins == {"a": 1.5, "b": 1.5, "c": 0}


def test_fouls_are_counted_for_who_made_them() -> None:
    told = {score["bot"]: score for score in fouls().to_json()["scores"]}
    assert told["a"]["fouls"] == {}
    assert told["a"]["first_foul"] is None
    assert told["c"]["fouls"] == {"crash": 1, "silence": 1}
    first = {"deal": 1, "rotation": 0, "seat": 1, "reason": "silence", "detail": ""}
    assert told["c"]["first_foul"] == first


def test_the_json_tells_what_was_played() -> None:
    agreed = arrange(["random", "random"], "tomahawk", options={"additions": ["next"]}, games=4)
    told = json.loads(json.dumps(summarise(agreed, played(agreed)).to_json()))
    assert told["format"] == "coyote-arena/1"
    assert told["options"] == {"additions": ["next"], "limit": 3}
    assert (told["deals"], told["games"], told["seed"]) == (2, 4, 0)
    assert told["time_limit"] is None
    assert told["scores"][0]["by_seat"] == [
        {"games": 4, "wins": pytest.approx(told["scores"][0]["by_seat"][0]["wins"])},
        {"games": 4, "wins": pytest.approx(4 - told["scores"][0]["by_seat"][0]["wins"])},
    ]


def test_the_best_comes_first_in_the_ranking() -> None:
    ranked = fouls().ranked
    assert [score.bot for score in ranked] == ["a", "b", "c"]
    assert all(one.over_fair >= other.over_fair for one, other in pairwise(ranked))


def test_who_wins_more_is_rated_higher() -> None:
    games = [(("a", "b", "c"), (1, 2, 3)), (("c", "a", "b"), (3, 1, 2))] * 20
    ratings = rate(games)
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].sigma < 25 / 3


def test_equals_are_rated_equal_and_newcomers_begin_at_25() -> None:
    assert rate([]) == {}
    ratings = rate([(("a", "b"), (1, 1))])
    assert ratings["a"].mu == pytest.approx(25)
    assert ratings["a"] == ratings["b"]


def test_a_bot_against_itself_keeps_its_rating_and_gets_surer() -> None:
    ratings = rate([(("a", "a", "a"), (1, 2, 3))] * 5)
    assert ratings["a"].mu == pytest.approx(25, abs=0.5)
    assert ratings["a"].sigma < Rating(25, 25 / 3).sigma
