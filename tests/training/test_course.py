"""Training, a few small steps of it."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.bots import mind
from coyote.bots.coyote import weights_of
from coyote.rules.setup import set_up
from coyote.training import course, learning
from coyote.training.course import COURSES, Course, exploit, imitate, measure, play, train
from coyote.training.field import NET
from coyote.training.learning import Learner
from coyote.training.population import Population, ladder, odds_player
from coyote.training.practice import Book

SMALL = Course("eyes", (2, 4))
FIELD = ladder("eyes")


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "GAMES", 60)
    monkeypatch.setattr(learning, "BATCH", 128)


def test_the_same_seed_trains_the_same_net() -> None:
    first, again, other = (train(SMALL, 2, seed) for seed in (1, 1, 2))
    assert first.tobytes() == again.tobytes()
    assert first.tobytes() != other.tobytes()


def test_practice_changes_only_what_a_way_to_play_can_use() -> None:
    before = Learner(3).weights
    after = train(SMALL, 1, 3, start=before)
    assert not np.array_equal(before, after)
    beside = mind.HIDDEN * mind.CONTEXT
    columns = (before - after)[beside : beside + mind.HIDDEN * mind.CANDIDATE]
    changed = columns.reshape(mind.HIDDEN, mind.CANDIDATE)
    assert changed[:, : SMALL.used].any()
    assert not changed[:, SMALL.used :].any()


def test_whoever_imitates_wins_more_against_odds_than_before() -> None:
    config = SMALL.configs()[1]
    taught = imitate(SMALL, 12, 1)
    before, after = (
        measure(config, (NET, weights), FIELD["odds"], 400, 5)
        for weights in (Learner(1).weights, taught)
    )
    assert after > before + 0.3


def test_who_wonders_takes_extras_instead_and_leaves_the_rest() -> None:
    tokens = Course("museum", (4,), ({"tokens": True},)).configs()[0]
    dice, book = np.random.default_rng(1), Book(400)
    seating = np.zeros((20, 4), np.int64)
    filled, _ = play(tokens, 3, [ladder("museum")["bayes"]], seating, 0, book)
    before = book.picks[:filled].copy()
    book.wonder(filled, 0.0, dice)
    assert np.array_equal(book.picks[:filled], before)
    book.wonder(filled, 1.0, dice)
    chosen = book.candidates[np.arange(filled), book.picks[:filled]]
    assert all(chosen[:, extra].any() for extra in (mind.SWAP, mind.REVERSE, mind.NAME))
    same = book.picks[:filled] == before
    plain = chosen[:, mind.IS_RAISE] + chosen[:, mind.DOUBT] > 0.0
    assert 0 < plain.sum() < filled
    assert same[plain].all()


def test_exploiters_learn_at_every_other_size_of_table_in_turns() -> None:
    course = Course("eyes", (3, 4, 5, 6), laps=6)
    assert [course.alone(lap).players for lap in range(4)] == [(4,), (6,), (4,), (6,)]


def test_an_exploiter_starts_from_its_target() -> None:
    target = Learner(1).weights
    assert np.array_equal(exploit(SMALL, target, 0, 1), target)
    assert not np.array_equal(exploit(SMALL, target, 1, 1), target)


def test_alike_players_get_a_fair_share() -> None:
    for config in SMALL.configs():
        share = measure(config, FIELD["odds"], FIELD["odds"], 1200, 3)
        assert 0.85 < share < 1.15


def test_a_book_holds_what_a_learner_could_do_and_did() -> None:
    book = Book(500)
    players = [(NET, Learner(1).weights), FIELD["odds"]]
    seating = np.tile(np.array([0, 1, 1, 1]), (20, 1))
    filled, wins = play(SMALL.configs()[1], 9, players, seating, 0, book)
    assert wins.sum() == 20
    assert 0 < filled <= 500
    assert (book.picks[:filled] < book.counts[:filled]).all()
    assert (book.counts[:filled] > 1).all()
    assert ((book.shares[:filled] > 0) & (book.shares[:filled] <= 1)).all()
    assert (book.seats[:filled] == 0).all()
    # What came of a round is a loss or a gain, and the same for all decisions in it.
    assert book.gains[:filled].min() < 0 < book.gains[:filled].max()


def test_exploiters_join_the_company() -> None:
    population = Population(np.random.default_rng(1), "eyes")
    fixed = len(population.company())
    weights = Learner(1).weights
    population.exploiters.append(weights)
    assert len(population.company()) == fixed + 2
    assert np.array_equal(population.company()[-1][1], weights)


def test_every_way_to_play_has_a_course_for_its_tables() -> None:
    for name, each in COURSES.items():
        configs = each.configs()
        assert len(configs) == len(each.players) * len(each.options), name


@pytest.mark.parametrize("name", COURSES)
def test_who_claims_what_is_hardly_true_loses_to_the_shipped_net(name: str) -> None:
    given = COURSES[name]
    table = Course(given.edition, (4,), given.options[-1:])
    weights = weights_of(set_up(given.edition, 4, dict(table.options[0])))
    bluffer = odds_player(dict.fromkeys(range(2, 11), (0.3, 0.3)))
    assert measure(table.configs()[0], (NET, weights), bluffer, 320, 7) > 1.2
