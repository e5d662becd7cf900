"""What you may type, and what it means."""

from __future__ import annotations

import io

import pytest
from terminal.sitting import ADDITIONS, seat, typed, with_timid

from coyote import InvalidNotation, View, parse, view
from coyote.terminal.prompt import Command, Keyboard, understand

_NAMES = ("Ann", "Hare", "Old Bear", "Beaver")


def _view(edition: str = "eyes", **options: object) -> View:
    """Your view of a game of four in which Hare has bid 1 and Bear is next."""
    seated = with_timid(seat(edition, 4, starter=1, options=options))
    typed(seated, [])
    return view(seated.scribe.state, 0)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 12", "bid 12"),
        ("12", "bid 12"),
        ("  +12 ", "bid 12"),
        ("012", "bid 12"),
        ("-3", "bid -3"),
        ("−3", "bid -3"),
        ("b 12", "bid 12"),
        ("raise 12", "bid 12"),
        ("BID 12!", "bid 12"),
        ("c", "challenge"),
        ("Challenge!", "challenge"),
        ("ch", "challenge"),
        ("p", "peek"),
        ("coyote", "coyote"),
        ("guess 2", "guess 2"),
        ("discard o", "discard open"),
    ],
)
def test_the_notation_and_its_short_forms_are_understood(text: str, action: str) -> None:
    assert understand(text, _view(), _NAMES) == parse(action)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("12 extra 3", "bid 12 extra 3"),
        ("bid 12 extra beaver", "bid 12 extra 3"),
        ("12 e old bear", "bid 12 extra 2"),
        ("12 double", "bid 12 double"),
        ("12 d", "bid 12 double"),
        ("12 next hare", "bid 12 next 1"),
        ("Coyote!", "challenge"),
        ("conf", "confirm"),
        ("rev", "reverse"),
    ],
)
def test_additions_name_a_seat_by_number_or_by_name(text: str, action: str) -> None:
    assert understand(text, _view("tomahawk", additions=ADDITIONS), _NAMES) == parse(action)


@pytest.mark.parametrize(
    ("text", "action"),
    [("name max0", "name MAX0"), ("n 7", "name 7"), ("name ?", "name ?"), ("sw", "swap")],
)
def test_a_feather_is_named_in_any_case(text: str, action: str) -> None:
    assert understand(text, _view("museum", tokens=True), _NAMES) == parse(action)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", Command("help")),
        ("help peek", Command("help", "peek")),
        ("? peek", Command("help", "peek")),
        ("hint", Command("odds")),
        ("odds 30", Command("odds", "30")),
        ("RULES", Command("rules")),
        ("history", Command("history")),
        ("table", Command("table")),
        ("q", Command("quit")),
        ("exit", Command("quit")),
    ],
)
def test_a_command_is_no_action(text: str, command: Command) -> None:
    assert understand(text, _view(), _NAMES) == command


@pytest.mark.parametrize(
    "text",
    [
        "foo",
        "bid",
        "bid twelve",
        "12 13",
        "12 extra",
        "1" * 5000,
        "guess",
        "\ufffd",
        "re",
        "quit 1",
    ],
)
def test_anything_else_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        understand(text, _view("tomahawk", additions=ADDITIONS), _NAMES)
    assert refused.value.code == "no-input"
    assert len(str(refused.value.facts["text"])) <= 40


def test_where_a_guess_is_owed_a_seat_or_a_name_will_do() -> None:
    seated = with_timid(seat("eyes", 4, options={"trickster": True}, starter=2))
    typed(seated, ["39"])
    seen = view(seated.scribe.state, 0)
    assert seen.phase == "guess"
    for text in ("2", "guess 2", seated.names[2].lower(), seated.names[2][:3]):
        assert understand(text, seen, seated.names) == parse("guess 2")
    assert understand("c", seen, seated.names) == parse("challenge")


def test_where_an_eye_is_owed_its_side_will_do() -> None:
    seated = with_timid(seat("eyes", 2, starter=0))
    typed(seated, ["999"])
    seen = view(seated.scribe.state, 0)
    assert seen.phase == "discard"
    assert understand("open", seen, seated.names) == parse("discard open")
    assert understand("c", seen, seated.names) == parse("discard closed")
    assert understand("discard closed", seen, seated.names) == parse("discard closed")


def test_lines_from_a_pipe_are_written_down_like_typed_ones() -> None:
    written: list[str] = []
    keyboard = Keyboard(io.StringIO("12\n"), written.append)
    assert keyboard.ask() == "12\n"
    assert written == ["> 12"]
    with pytest.raises(EOFError):
        keyboard.ask()


def test_bytes_that_are_no_text_are_no_reason_to_stop() -> None:
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8")
    assert Keyboard(source, lambda line: None).ask() == "\ufffd"
