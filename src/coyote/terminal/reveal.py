"""The reveal: the count step by step as the rules give it, then who loses and what turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from coyote import Eyes, InPlay, Result, Step, View
from coyote.terminal.board import card_text, marks, short
from coyote.terminal.paper import WIDTH, Paper
from coyote.terminal.signs import LINE, POST, SUM, face
from coyote.terminal.voice import YOU, Voice

_INDENT = "   "
_LABELS = range(14, 21)
_CARD = len(f" {face(None)}  ")
_WORDS = 39
_SUM = 5
_AXIS = 50


def tell_reveal(result: Result, paper: Paper, voice: Voice) -> None:
    """Turn up the guesses, then the cards one by one, then say who loses."""
    if result.total is None or result.bid is None or result.winner is None:
        return _tell_uncounted(result, paper, voice)
    paper.write()
    for seat, guess in result.guesses:
        paper.write(voice.text("did-guess", by=seat, of=guess), indent=3)
    if result.guesses:
        paper.write()
    paper.rest()
    turned = [step.victim for step in result.steps if step.effect == "turn"]
    doubled = False
    rows: list[tuple[Step, str, str]] = []
    for step in result.steps:
        hit = any(step.card is card for card in turned)
        words = _words(step, voice, turned=hit, doubled=doubled)
        rows.append((step, _whose(step.card, voice), words))
        doubled = doubled or step.effect == "double"
    for line in _lines(rows):
        paper.write(line)
        paper.rest(0.7)
    _tell_behind(result, paper, voice)
    paper.write()
    for line in number_line(result.total, result.bid, voice):
        paper.write(line, indent=3)
    margin = result.total - result.bid
    verdict = voice.text(
        "round-verdict",
        by=result.loser,
        total=result.total,
        bid=result.bid,
        enough=1 if margin >= 0 else 0,
    )
    paper.rest()
    paper.write(verdict, "title", indent=3)
    for turn in result.turned:
        right = 0 if turn.seat == result.winner else 1
        words = voice.text("eye-turned", by=turn.seat, eye=turn.eye, guessed=right)
        paper.write(words, indent=3)


def _words(step: Step, voice: Voice, *, turned: bool, doubled: bool) -> str:
    """What a step does."""
    number = 0 if step.card.card is None else step.card.card.number or 0
    sign = "none" if not number else "minus" if number < 0 or turned else "plus"
    facts: dict[str, Any] = {
        "victim": "none" if step.victim is None else str(step.victim.card),
        "owner": "" if step.victim is None else short(_whose(step.victim, voice)),
        "number": str(abs(number)),
        "sign": sign,
        "twice": 1 if doubled and sign == "plus" else 0,
    }
    return voice.text(f"step-{step.effect}", **facts)


def _lines(rows: list[tuple[Step, str, str]]) -> Iterator[Text]:
    """Each step on one line: whose card, the card, what it does, the running sum."""
    label = min(_LABELS[-1], max(_LABELS[0], *(cell_len(whose) for _, whose, _ in rows)))
    most = WIDTH - len(_INDENT) - label - _CARD - _SUM
    room = min(most, max(_WORDS, *(cell_len(words) for _, _, words in rows)))
    for step, whose, words in rows:
        style = "you" if step.card.seat == YOU else ""
        line = Text(_INDENT + _filled(whose, label) + " ", style=style)
        line.append_text(card_text(step.card.card))
        line.append("  " + _filled(words, room))
        yield line.append(f"{step.sum:>{_SUM}}", style="title")


def _filled(text: str, width: int) -> str:
    """A text of just that width."""
    return set_cell_size(short(text, width), width)


def _whose(card: InPlay, voice: Voice) -> str:
    if card.seat is None:
        return voice.text("card-place", place=card.place)
    return voice.text("whose-card", by=card.seat, place=card.place)


def _tell_behind(result: Result, paper: Paper, voice: Voice) -> None:
    for card in result.cards:
        if card.place == "behind" and card.seat is not None:
            words = voice.text("lay-behind", by=card.seat, card=str(card.card))
            paper.write(words, indent=3)


def _tell_uncounted(result: Result, paper: Paper, voice: Voice) -> None:
    """A wrong name: the feathers are turned up and not counted (MT5)."""
    # Without blanks in a face, no line ends in the middle of one.
    faces = (face(card.card).replace(" ", "") for card in result.cards)
    shown = [f"{_whose(card, voice)} {each}" for card, each in zip(result.cards, faces)]
    paper.write(voice.text("round-uncounted", cards="  ".join(shown)), indent=3)


def number_line(total: int, bid: int, voice: Voice) -> list[Text]:
    """The line from zero with the bid's post above it and the sum below it."""
    low, high = min(0, total, bid), max(0, total, bid)
    scale = _AXIS / max(1, high - low)
    at_zero, at_sum, at_bid = (round((each - low) * scale) for each in (0, total, bid))
    if at_sum == at_bid and total != bid:
        at_sum += 1 if total > bid else -1
    signs = [LINE] * (_AXIS + 3)
    signs[at_zero + 1] = "0"
    signs[at_sum + 1] = SUM
    signs[at_bid + 1] = POST
    return [
        Text(" " * (at_bid + 1) + voice.text("terminal-line-bid", bid=bid)),
        Text("".join(signs)),
        Text(" " * (at_sum + 1) + voice.text("terminal-line-total", total=total), style="title"),
    ]


def tell_penalty(view: View, result: Result, paper: Paper, voice: Voice) -> None:
    """What the loser pays, who is out, what is shuffled, who starts next."""
    held = result.standing[result.loser]
    out = 0 if result.loser in view.alive else 1
    paper.write(
        voice.text(
            "round-penalty",
            by=result.loser,
            penalty=voice.edition.penalty,
            count=result.penalty,
            eye=result.discarded or "open",
            left=held.count if isinstance(held, Eyes) else max(0, view.setup.limit - held),
            marks=marks(view, result.loser, voice),
            out=out,
        ),
        indent=3,
    )
    if view.phase != "deal":
        return
    if voice.edition.carry != "shuffled" and len(view.shuffle) == len(voice.edition.deck):
        paper.write(voice.text("pile-shuffled", count=len(view.shuffle)), indent=3)
    paper.write(voice.text("starts-next", by=view.starter), indent=3)
