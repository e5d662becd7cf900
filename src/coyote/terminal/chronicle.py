"""How rounds went: a line for each, what was done in this one, and the table at the end."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from coyote import Bid, Guess, Move, Name, Result, View
from coyote.terminal.board import short
from coyote.terminal.paper import Paper
from coyote.terminal.voice import Voice

_MOST: Final = 15
_NAME: Final = 14


def round_line(number: int, result: Result, voice: Voice) -> str:
    """A round in one sentence."""
    if result.total is None:
        return voice.text("terminal-round-named", number=number, by=result.loser)
    return voice.text(
        "terminal-round-counted",
        number=number,
        by=result.challenger,
        of=result.bidder,
        bid=result.bid,
        total=result.total,
        loser=voice.label(result.loser),
    )


def tell_history(view: View, paper: Paper, voice: Voice) -> None:
    """How the rounds before this one ended, and what was done in this one."""
    for number, result in enumerate(view.rounds, 1):
        paper.write(round_line(number, result, voice), indent=2)
    moves = [_done(move, voice) for move in view.moves] or [voice.text("terminal-no-moves")]
    told = reduce(lambda one, two: voice.text("terminal-then", before=one, after=two), moves)
    paper.write(voice.text("terminal-history", number=len(view.rounds) + 1, moves=told), indent=2)


def _done(move: Move, voice: Voice) -> str:
    """A move in a few words."""
    facts: dict[str, Any] = {"word": move.action.word}
    match move.action:
        case Bid(number, addition, seat):
            facts |= {"number": number, "addition": addition or "none", "of": seat}
        case Guess(seat):
            facts["of"] = seat
        case Name(card):
            facts["card"] = str(card)
    return voice.text("terminal-move", by=move.seat, **facts)


def rounds_table(view: View, voice: Voice) -> Table:
    """The rounds, one on a line; of a long game the last ones, which fit on a screen."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="ash")
    for column in ("round", "bid", "bidder", "challenger", "total", "loser"):
        table.add_column(
            voice.text("terminal-column", column=column),
            justify="right" if column in ("round", "bid", "total") else "left",
            no_wrap=True,
        )
    first = max(0, len(view.rounds) - _MOST)
    if first:
        table.add_row("…")
    for number, result in enumerate(view.rounds[first:], first + 1):
        table.add_row(
            str(number),
            _number(result.bid),
            _name(result.bidder, voice),
            _name(result.challenger, voice),
            _number(result.total),
            _name(result.loser, voice),
        )
    return table


def _number(number: int | None) -> str:
    return "–" if number is None else str(number)


def _name(seat: int | None, voice: Voice) -> Text:
    """A name; Text, so that nothing in it is taken for markup."""
    return Text("–" if seat is None else short(voice.label(seat), _NAME))
