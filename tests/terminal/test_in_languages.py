"""Games in every language: nothing is said in English, and tables keep their columns."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from terminal.sitting import GAMES, arranged, played, seat, too_wide, typed, with_timid

from coyote import EDITIONS, Guess, outcome, view
from coyote.catalogue import LANGUAGES, Catalogue, catalogue
from coyote.record import read, replay
from coyote.terminal import explain, tell_editions
from coyote.terminal.invitation import Seated
from coyote.terminal.paper import WIDTH
from coyote.terminal.prompt import understand
from coyote.terminal.recordfile import Declined
from coyote.terminal.reveal import _INDENT, _LABELS, _SUM
from coyote.terminal.signs import face

OTHERS = LANGUAGES[1:]
# One of each edition, with all its variants and most of its players.
VARIED = (2, 4, 6, 7)

strict = cache(Catalogue)

in_each = pytest.mark.parametrize("language", OTHERS)
games = pytest.mark.parametrize(
    ("language", "number"), [(language, number) for language in OTHERS for number in VARIED]
)


@pytest.fixture(autouse=True)
def _no_help_from_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever speaks another language has to say it all."""
    for module in ("voice", "invitation"):
        monkeypatch.setattr(f"coyote.terminal.{module}.catalogue", strict)


@cache
def _game(language: str, number: int) -> tuple[Seated, str]:
    edition, players, options = GAMES[number]
    seated = seat(edition, players, options=options, language=language, seed=2)
    code, text = played(seated, hints=True)
    assert code == 0
    return seated, text


@games
def test_a_whole_game_can_be_played(language: str, number: int) -> None:
    seated, text = _game(language, number)
    ended = outcome(replay(read(str(seated.record).encode())))
    assert ended is not None
    role = "you" if ended.winner == 0 else "other"
    won = strict(language).text("game-won", by=role, by_name=seated.names[ended.winner])
    assert won in text
    assert too_wide(text) == []
    assert not [line for line in text.splitlines() if line != line.rstrip()]


@games
def test_your_turn_fits_on_a_screen_of_24_lines(language: str, number: int) -> None:
    lines = _game(language, number)[1].splitlines()
    heads = [place for place, line in enumerate(lines) if re.match(r"[ ▶] 0 ", line)]
    assert heads
    for head in heads:
        below = lines[head:]
        prompt = next(place for place, line in enumerate(below) if line.startswith(">"))
        assert prompt + 2 < 24


@games
def test_cards_and_marks_stand_in_columns(language: str, number: int) -> None:
    text = _game(language, number)[1]
    tables = re.findall(r"(?:^[ ▶] [ 0-9]\d? .*\n)+", text, re.MULTILINE)
    rows = [[line for line in table.splitlines() if "[" in line] for table in tables]
    assert rows
    for table in rows:
        assert len({cell_len(line[: line.index("[")]) for line in table}) <= 1


@games
def test_the_running_sums_of_a_reveal_stand_in_a_column(language: str, number: int) -> None:
    text = _game(language, number)[1]
    reveals = re.findall(r"(?:^   \S.*\[.{4}\]  .* -?\d+\n)+", text, re.MULTILINE)
    assert reveals
    for reveal in reveals:
        lines = reveal.splitlines()
        assert len({cell_len(line) for line in lines}) == 1
        assert len({cell_len(line[: line.index("[")]) for line in lines}) == 1
        assert "…" not in reveal


@in_each
def test_what_a_step_does_fits_beside_a_long_name(language: str) -> None:
    words = strict(language)
    room = WIDTH - len(_INDENT) - _LABELS[0] - len(f" {face(None)}  ") - _SUM
    for name in ("step-strike", "step-turn"):
        said = words.text(name, victim="-10", owner="W" * 16, edition="museum")
        assert cell_len(said) <= room, said
    for place in ("centre", "coyote", "drawn"):
        assert cell_len(words.text("card-place", place=place)) <= _LABELS[0]
    for place in ("extra", "open"):
        for animal in ("turtle", "lizard", "badger"):
            name = words.text(f"animal-{animal}")
            label = words.text("whose-card", by="other", by_name=name, place=place)
            assert cell_len(label) <= _LABELS[-1], label


@in_each
def test_the_table_of_rounds_has_whole_heads(language: str) -> None:
    seated = seat("classic", 3, options={"limit": 1}, language=language, name="W" * 24)
    _, text = played(seated)
    columns = ("round", "bid", "bidder", "challenger", "total", "loser")
    heads = [strict(language).text("terminal-column", column=column) for column in columns]
    assert any(
        re.fullmatch(" +".join(map(re.escape, ["", *heads])), line) for line in text.splitlines()
    )


@in_each
def test_the_editions_keep_their_words_whole(language: str) -> None:
    output = io.StringIO()
    tell_editions(output, language)
    text = output.getvalue()
    assert too_wide(text) == []
    broken = set(text.split())
    words = strict(language)
    for edition in EDITIONS.values():
        cells = [
            words.text("edition-name", edition=edition.id),
            words.text("edition-penalty", fact=edition.penalty),
            words.text("edition-strikes", fact=edition.strikes),
            words.text("edition-carry", fact=edition.carry),
        ]
        assert {part for cell in cells for part in cell.split()} - broken == set()


@in_each
def test_names_are_those_of_the_language(language: str) -> None:
    seated = seat("classic", 10, language=language)
    animals = ("hare", "badger", "raven", "turtle", "bear", "beaver", "lizard", "owl", "fox")
    expected = {strict(language).text(f"animal-{animal}") for animal in (*animals, "coyote")}
    assert set(seated.names) == expected
    assert len(expected) == 10


@in_each
def test_you_type_the_same_in_every_language(language: str) -> None:
    seated = with_timid(seat("tomahawk", 3, starter=0, language=language))
    _, text = typed(seated, ["c", "5", "?", "help c", "odds", "history", "c", "q"])
    words = strict(language)
    problem = words.text("refusal-challenge-nothing")
    assert f" {words.text('terminal-problem', problem=problem, rule='C2')}\n" in text
    assert words.text("did-bid", by="you", number=5, addition="none") in text
    assert "bid N" in text
    assert words.text("terminal-commands") in text
    assert words.text("terminal-about-odds")[:20] in text
    assert re.search(r" 5\b.* 6\b.* 7\b", text.split("> history")[1].replace("\n", " "))
    assert words.text("did-challenge", by="you", of="other", of_name=seated.names[2], number=7)


@pytest.mark.parametrize("line", ["\u0441", "\u0421", "\u0441!"])
def test_the_key_of_c_on_a_cyrillic_keyboard_challenges(line: str) -> None:
    _, text = typed(arranged("classic", "1 2", ["0 bid 5", "1 bid 9"]), [line, "й"])
    assert "You challenge Bo’s 9!" in text
    assert "means nothing" not in text


def test_names_need_no_accents() -> None:
    seated = seat("eyes", 6, language="pl", options={"trickster": True}, seed=5)
    assert "Żółw" in seated.names
    turtle = seated.names.index("Żółw")
    seen = view(seated.scribe.state, 0)
    for line in ("guess zo", "guess żó", "guess ŻÓŁW"):
        assert understand(line, seen, seated.names) == Guess(turtle)


def test_a_game_begun_in_one_language_goes_on_in_another(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, german = typed(seat(save=file, language="de", starter=0), ["5"])
    resumed = seat(None, None, resume=file, seed=None, language="fr")  # type: ignore[arg-type]
    _, french = typed(resumed, [])
    assert strict("de").text("did-bid", by="you", number=5, addition="none") in german
    assert strict("fr").text("terminal-resumed", number=2) in french
    assert resumed.names[0] == strict("de").text("animal-coyote")


def test_a_broken_record_is_told_of_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("[]")
    with pytest.raises(Declined) as refused:
        seat(resume=file, language="de")
    assert catalogue("de").text("error-record-no-object") in explain(refused.value, language="de")
