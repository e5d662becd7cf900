"""The editions side by side, read from the rules' own table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import IO, Final, TypeAlias

from rich.table import Table
from rich.text import Text

from coyote import EDITIONS, Edition
from coyote.catalogue import LANGUAGES
from coyote.rules.cards import TIMES_TWO
from coyote.terminal.paper import Paper
from coyote.terminal.voice import Voice

Cell: TypeAlias = Callable[[Edition, Voice], str]


def tell_editions(output: IO[str], language: str = LANGUAGES[0]) -> None:
    """Write the editions side by side; a row in which all agree is left out."""
    paper = Paper(output)
    voices = [Voice(name, (), language) for name in EDITIONS]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", style="title", no_wrap=True)
    for voice in voices:
        table.add_column(Text(voice.text("edition-name")))
    for row, cell in _ROWS.items():
        cells = [cell(voice.edition, voice) for voice in voices]
        if len(set(cells)) > 1:
            table.add_row(Text(voices[0].text("edition-row", row=row)), *map(Text, cells))
    paper.write(table)
    paper.write(voices[0].text("edition-play"))


def _said(fact: Callable[[Edition], object]) -> Callable[[str], Cell]:
    """A cell whose words stand in the catalogue, chosen by one fact of the edition."""

    def named(message: str) -> Cell:
        return lambda edition, voice: voice.text(message, fact=fact(edition))

    return named


def _numbers(edition: Edition, voice: Voice) -> str:
    """The number cards: runs of neighbours that there are equally many of, with how many."""
    copies = Counter(card.number for card in edition.deck if card.number is not None)
    held = sorted(copies)
    starts = [held[0]]
    starts += [
        after
        for before, after in pairwise(held)
        if after - before > 1 or copies[after] != copies[before]
    ]
    runs: list[str] = []
    for start in starts:
        end = start
        while end + 1 in copies and end + 1 not in starts:
            end += 1
        facts = {"start": start, "end": end, "run": 0 if start == end else 1}
        runs.append(voice.text("edition-run", **facts, copies=copies[start]))
    return ", ".join(runs)


def _specials(edition: Edition, voice: Voice) -> str:
    return ", ".join(card for card in edition.deck if card.number is None)


def _limit(edition: Edition, voice: Voice) -> str:
    limits = edition.limits
    return voice.text("edition-limit", penalty=edition.penalty, least=limits[0], most=limits[-1])


def _players(edition: Edition, voice: Voice) -> str:
    return voice.text("edition-players", least=edition.players[0], most=edition.players[-1])


def _doubles(edition: Edition, voice: Voice) -> str:
    doubles = edition.doubles if TIMES_TWO in edition.deck else "none"
    return voice.text("edition-doubles", fact=doubles)


def _also(edition: Edition, voice: Voice) -> str:
    """What one may do besides bidding and challenging, variants included."""
    words = [word for word in edition.actions if word not in ("bid", "challenge")]
    if "additions" in edition.options:
        words += ["extra", "double", "next"]
    return ", ".join(words) or voice.text("edition-none")


def _options(edition: Edition, voice: Voice) -> str:
    return " ".join(f"--{option.replace('_', '-')}" for option in edition.options)


_ROWS: Final[Mapping[str, Cell]] = {
    "id": lambda edition, voice: edition.id,
    "players": _players,
    "deck": _said(lambda edition: len(edition.deck))("edition-deck"),
    "numbers": _numbers,
    "specials": _specials,
    "centre": _said(lambda edition: 1 if edition.centre else 0)("edition-centre"),
    "lowest": _said(lambda edition: edition.lowest_bid)("edition-lowest"),
    "penalty": _said(lambda edition: edition.penalty)("edition-penalty"),
    "limit": _limit,
    "strikes": _said(lambda edition: edition.strikes)("edition-strikes"),
    "doubles": _doubles,
    "carry": _said(lambda edition: edition.carry)("edition-carry"),
    "starts": _said(lambda edition: edition.starts.replace(", ", "-"))("edition-starts"),
    "also": _also,
    "options": _options,
}
"""For each row where its words come from; a new edition needs nothing here."""
