"""The table that a match ends in, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coyote.arena.foul import legible
from coyote.arena.intervals import Interval
from coyote.arena.match import Match
from coyote.arena.summary import Score, Summary
from coyote.catalogue import LANGUAGES, Catalogue, catalogue
from coyote.rules.setup import Setup

_COLUMNS: Final = ("bot", "games", "wins", "share", "fair", "rating")


def told(summary: Summary, language: str = LANGUAGES[0]) -> Iterator[RenderableType]:
    """What was played, the table, how to read it, and who fouled; at most 80 cells wide."""
    words = catalogue(language)
    yield _head(summary.match, words)
    yield ""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in _COLUMNS:
        title = Text(words.text("arena-column", column=column))
        if column == "bot":
            table.add_column(title, overflow="fold")
        else:
            table.add_column(title, justify="right", no_wrap=True)
    for score in summary.ranked:
        table.add_row(*map(Text, _row(score)))
    yield table
    yield ""
    yield words.text("arena-note")
    for score in summary.scores:
        if score.fouls:
            yield _fouls(score, words)


def _head(match: Match, words: Catalogue) -> str:
    edition = words.text("edition-name", edition=match.setup.edition)
    options = ", ".join(_options(match.setup))
    # Numbers as texts: otherwise they would get the separators of a language.
    facts = {"players": match.setup.players, "games": match.games, "deals": match.deals}
    return words.text(
        "arena-head",
        edition=f"{edition} ({options})" if options else edition,
        seed=str(match.seed),
        **{name: str(fact) for name, fact in facts.items()},
    )


def _options(setup: Setup) -> Iterator[str]:
    """The options that are not as usual, by the names they have on the command line."""
    usual = Setup(setup.edition, setup.players).options
    for name, value in setup.options.items():
        if value != usual[name]:
            option = name.replace("_", "-")
            if isinstance(value, tuple):
                yield f"{option} {'+'.join(value)}"
            else:
                yield option if value is True else f"{option} {value}"


def _row(score: Score) -> Iterator[str]:
    wins = round(score.wins, 1)
    low, high = score.interval
    rating = score.rating
    yield legible(score.bot)
    yield str(score.games)
    yield str(int(wins) if wins.is_integer() else wins)
    yield _within(100 * score.share, (100 * low, 100 * high), 1)
    yield _within(score.over_fair, score.over_fair_interval, 2)
    yield f"{rating.mu:.1f} ± {rating.sigma:.1f}"


def _within(value: float, ends: Interval, digits: int) -> str:
    low, high = ends
    return f"{value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"


def _fouls(score: Score, words: Catalogue) -> str:
    first = score.first_foul
    assert first is not None
    kinds = [
        f"{words.text('arena-foul', reason=reason)}: {count}"
        for reason, count in score.fouls.items()
    ]
    return words.text(
        "arena-fouls",
        bot=legible(score.bot),
        games=str(sum(score.fouls.values())),
        kinds=", ".join(kinds),
        deal=str(first.deal),
        rotation=str(first.rotation),
        seat=str(first.seat),
        detail=first.detail or words.text("arena-foul", reason=first.reason),
    )
