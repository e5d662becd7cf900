"""The log: every event has a line, and every line comes back as it was."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest
from table.sittings import Sitting

from coyote.table import log
from coyote.table.book import _FOLDS, Book
from coyote.table.log import Line
from coyote.table.news import news_of, parts_of
from coyote.table.settings import Settings

KINDS: list[type[log.Event]] = log.Event.__subclasses__()

EVENTS: list[log.Event] = [
    log.Opened("table-1", "BFKLMR", Settings(options={"trickster": True}, clock=30)),
    log.Joined(1, "Ann ❤", "owl", "hash"),
    log.Sat(1),
    log.Stood(1),
    log.Renamed(1, "Ada", "owl"),
    log.Left(1, kicked=True),
    log.MoveOffered(1, "hash", 10**12),
    log.MoveFailed(),
    log.Moved(1, "hash"),
    log.BotAdded("odds", "fox", 7),
    log.BotRemoved(0),
    log.HostChanged(2),
    log.Configured(Settings(edition="museum")),
    log.Agreed(1, on=False),
    log.GameStarted(1),
    log.GameDropped(),
    log.Committed("00" * 32, "01" * 32),
    log.Mixed(0, "ab" * 16),
    log.Dealt("1 2 3"),
    log.Refilled("? 0*"),
    log.Acted(0, "bid 5"),
    log.TakenOver(0, "odds", 7, "time"),
    log.Reclaimed(0),
    log.Paused(),
    log.Resumed(),
    log.Hurried(),
    log.Extended(0),
    log.Said(1, "hello", aside=True),
    log.Muted(1, 2, on=False),
    log.Woken(5),
]


def test_every_kind_of_event_is_in_a_line_and_is_folded() -> None:
    assert {type(event) for event in EVENTS} == {*KINDS}
    assert {*get_args(get_type_hints(Line)["event"])} == {*KINDS}
    assert {*_FOLDS} == {*KINDS}


def test_no_two_kinds_have_the_same_tag() -> None:
    tags = [kind.__struct_config__.tag for kind in KINDS]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_line_comes_back_as_it_was(event: log.Event) -> None:
    for line in (
        Line(event),  # type: ignore[arg-type]
        Line(event, 3, "id"),  # type: ignore[arg-type]
    ):
        assert log.decode(log.encode(line)) == line


def test_a_line_is_short_json_that_a_person_can_read() -> None:
    line = Line(log.Acted(2, "bid 5"), 3, "k1")
    assert log.encode(line) == (
        b'{"event":{"event":"acted","seat":2,"action":"bid 5"},"person":3,"id":"k1"}'
    )
    assert log.encode(Line(log.Paused())) == b'{"event":{"event":"paused"}}'


@pytest.mark.parametrize("data", [b"", b"{}", b'{"event":{"event":"flew"}}', b'{"event":{}}'])
def test_what_is_no_line_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        log.decode(data)


def test_the_version_counts_what_everybody_is_told() -> None:
    assert {type(event).__name__ for event in EVENTS if not event.public} == {
        "MoveOffered",
        "MoveFailed",
        "Moved",
        "Mixed",
        "Said",
        "Muted",
        "Woken",
    }
    for event in EVENTS:
        assert bool(parts_of(event)) == event.public


def test_news_tell_nothing_that_not_all_may_know() -> None:
    told = {fact for event in EVENTS if (news := news_of(event)) for fact in news.facts}
    assert told == {"person", "name", "bot", "seat", "starter", "why"}


def test_who_is_kicked_is_told_apart_from_who_leaves() -> None:
    left, kicked = news_of(log.Left(1)), news_of(log.Left(1, kicked=True))
    assert left is not None
    assert kicked is not None
    assert (left.code, kicked.code) == ("left", "kicked")


def test_a_line_that_breaks_the_rules_changes_nothing() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    before = (sitting.book.version, sitting.book.lines, sitting.state)
    with pytest.raises(ValueError, match="challenge-nothing"):
        sitting.book.fold(Line(log.Acted(0, "challenge"), 1, "id"), sitting.now)
    assert (sitting.book.version, sitting.book.lines, sitting.state) == before
    assert sitting.book.people[1].done == {}


def test_an_empty_book_has_nobody_and_no_game() -> None:
    book = Book()
    assert (book.game, book.last_game, book.host, book.version) == (None, None, None, 0)
    assert not book.lives(None)
