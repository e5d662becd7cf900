"""What the game is written on: colour where it shows, and signs that the encoding has."""

from __future__ import annotations

import io

import pytest
from terminal.sitting import played, seat, too_wide, typed, with_timid

from coyote import Card
from coyote.terminal.paper import Paper
from coyote.terminal.session import table
from coyote.terminal.signs import Sheet, clean, face, tied


class Screen(io.StringIO):
    """A terminal, as far as one asks."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return monkeypatch


def _on(output: io.StringIO) -> str:
    table(with_timid(seat("tomahawk", 3)), io.StringIO("20\n"), output).play()
    return output.getvalue()


def test_a_terminal_gets_colour(terminal: pytest.MonkeyPatch) -> None:
    assert "\x1b[1;32m" in _on(Screen())


def test_no_color_takes_the_colours_away(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("NO_COLOR", "1")
    text = _on(Screen())
    assert "\x1b[1m" in text
    assert ";3" not in text.replace("\x1b[0m", "")


def test_a_dumb_terminal_gets_no_codes_at_all(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("TERM", "dumb")
    assert "\x1b" not in _on(Screen())


def test_a_pipe_gets_no_codes_at_all(terminal: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in _on(io.StringIO())


def test_colour_says_nothing_that_the_signs_do_not_say(terminal: pytest.MonkeyPatch) -> None:
    plain = _on(io.StringIO())
    terminal.setenv("TERM", "dumb")
    assert _on(Screen()) == plain


@pytest.mark.parametrize("width", [60, 40])
def test_a_narrow_terminal_gets_narrow_lines(terminal: pytest.MonkeyPatch, width: int) -> None:
    terminal.setenv("COLUMNS", str(width))
    _, text = typed(with_timid(seat("museum", 4, options={"tokens": True})), ["20", "?", "c"])
    assert [line for line in too_wide(text, width) if "┃" not in line] == []


def test_a_wide_terminal_gets_lines_of_80_cells(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("COLUMNS", "200")
    _, text = played(seat("eyes", 3))
    assert too_wide(text) == []


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "koi8-r"])
def test_an_encoding_without_our_signs_gets_stand_ins(encoding: str) -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding=encoding)
    seated = with_timid(seat("eyes", 3, name="Żółć “x”", starter=0))
    assert table(seated, io.StringIO("5\n?\n30\nc\n"), output).play() == 0
    output.flush()
    text = raw.getvalue().decode(encoding)
    assert "[ ## ]" in text
    assert "OO-" in text
    assert '"x" (you)' in text


@pytest.mark.parametrize(
    ("language", "encoding", "shown"),
    [
        ("de", "latin-1", "Bär"),
        ("de", "ascii", "Bar"),
        ("pl", "ascii", "Zolw"),
        ("pl", "latin-1", "Zólw"),
        ("ru", "koi8-r", "Заяц"),
    ],
)
def test_letters_lose_their_accents_where_the_encoding_has_none(
    language: str, encoding: str, shown: str
) -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding=encoding)
    table(seat("classic", 10, language=language), io.StringIO(), output).play()
    output.flush()
    assert shown in raw.getvalue().decode(encoding)


def test_each_sign_that_an_encoding_lacks_has_one_stand_in() -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    Sheet(output).write("„ß» Œ\u202fŁ日ñ")
    assert raw.getvalue() == b'"s" E L?n'


def test_no_line_ends_at_a_blank_that_holds_together() -> None:
    output = io.StringIO()
    paper = Paper(output)
    paper.write(tied("abc def\u00a0! " * 12))
    paper.write(tied("abcd efg\u202f? " * 12))
    ends = [line.split(" ")[-1] for line in output.getvalue().splitlines()]
    assert len(ends) > 3
    assert set(ends) <= {"abc", "def\u00a0!", "abcd", "efg\u202f?"}


def test_each_card_takes_six_cells() -> None:
    assert [face(Card(text)) for text in ("7", "-10", "MAX0", "?")] == [
        "[  7 ]",
        "[-10 ]",
        "[MAX0]",
        "[  ? ]",
    ]
    assert face(None) == "[ ▒▒ ]"


def test_a_name_is_one_line_without_steering_signs() -> None:
    assert clean(" A\tb\n\x1b[31m\udcff c ") == "A b [31m c"
    assert len(clean("x" * 100)) == 24


def test_a_rest_lasts_as_long_as_the_pause_says() -> None:
    rests: list[float] = []
    paper = Paper(io.StringIO(), pause=0.5, sleep=rests.append)
    paper.rest()
    paper.rest(2)
    Paper(io.StringIO(), sleep=rests.append).rest()
    assert rests == [0.5, 1.0]
