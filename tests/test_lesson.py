"""The lesson is what a real table tells, and it is short in every language."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from languages import messages

from coyote import EDITIONS
from coyote.catalogue import LANGUAGES
from tools import lesson

MOST_WORDS = 300
MOST_TAPS = 25


def test_the_script_of_the_page_is_fresh() -> None:
    text = "\n".join(lesson.page()) + "\n"
    assert lesson.GOAL.read_text(encoding="utf-8") == text


def test_a_stale_script_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lesson, "ROOT", tmp_path)
    monkeypatch.setattr(lesson, "GOAL", tmp_path / "web" / "script.ts")
    monkeypatch.setattr(sys, "argv", ["lesson.py", "--check"])
    assert lesson.main() == 1
    monkeypatch.setattr(sys, "argv", ["lesson.py"])
    assert lesson.main() == 0
    monkeypatch.setattr(sys, "argv", ["lesson.py", "--check"])
    assert lesson.main() == 0
    assert capsys.readouterr().err.splitlines() == ["web/script.ts is old: run `make wire`"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_has_at_most_three_hundred_words(language: str) -> None:
    said = [part for name, part in messages(language).items() if name.startswith("lesson-")]
    words = [word for part in said for word in re.sub(r"[{}]", "", part.source).split()]
    assert 100 < len(words) <= MOST_WORDS


def test_the_lesson_has_at_most_twenty_five_taps() -> None:
    assert sum(step.until != "shown" for step in lesson.STEPS) <= MOST_TAPS


def test_every_step_has_a_note_and_every_fact_that_it_names() -> None:
    notes = messages("en")
    _, told = lesson.lesson()
    for each in told:
        facts = {*each.facts} | ({"by_name"} if each.step.by is not None else set())
        assert notes[f"lesson-{each.step.note}"].variables <= facts


def test_the_lesson_shows_all_that_a_newcomer_needs() -> None:
    until = {step.until.split()[0] for step in lesson.STEPS}
    assert until == {"next", "bid", "challenge", "shown", "ready", "peek", "end"}
    _, told = lesson.lesson()
    results = [update.round.result for each in told for update in each.says if update.round]
    assert {step.effect for result in results for step in result.steps} >= {"add", "strike"}
    # Once the challenger is right, and once the bidder.
    assert [result.winner == result.challenger for result in results] == [True, False]


def test_the_numbers_of_the_lesson_are_those_of_the_game() -> None:
    _, told = lesson.lesson()
    facts = {each.step.note: each.facts for each in told}
    assert facts["sum"]["sum"] == 10 + 4
    assert facts["strike"] == {"sum": 0, "bid": 27, "total": 3 + 4, "card": "10"}
    assert facts["seen"]["card"] == "20"
    assert facts["won"]["total"] == 1 + 2 + 4 + 20
    cards = {str(card) for card in EDITIONS["eyes"].deck}
    assert all({*deal.split()} <= cards for deal in lesson.DEALS)
