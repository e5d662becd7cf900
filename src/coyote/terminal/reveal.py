"""The reveal: the count step by step as the rules give it, then who loses and what turns."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from coyote import Eyes, InPlay, Result, Step, View
from coyote.terminal.board import card_text, marks, short
from coyote.terminal.paper import Paper
from coyote.terminal.signs import LINE, POST, SUM, face
from coyote.terminal.voice import YOU, Voice

_LABEL = 14
_WORDS = 40
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
    for step in result.steps:
        paper.write(
            _step(step, voice, turned=any(step.card is card for card in turned), doubled=doubled)
        )
        paper.rest(0.7)
        doubled = doubled or step.effect == "double"
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


def _step(step: Step, voice: Voice, *, turned: bool, doubled: bool) -> Text:
    """One step on one line: whose card, the card, what it does, the running sum."""
    number = 0 if step.card.card is None else step.card.card.number or 0
    sign = "none" if not number else "minus" if number < 0 or turned else "plus"
    facts: dict[str, Any] = {
        "victim": "none" if step.victim is None else str(step.victim.card),
        "owner": "" if step.victim is None else short(_whose(step.victim, voice)),
        "number": str(abs(number)),
        "sign": sign,
        "twice": 1 if doubled and sign == "plus" else 0,
    }
    words = voice.text(f"step-{step.effect}", **facts)
    label = short(_whose(step.card, voice), _LABEL)
    gap = " " * (_LABEL - cell_len(label))
    line = Text(f"   {label}{gap} ", style="you" if step.card.seat == YOU else "")
    line.append_text(card_text(step.card.card))
    line.append(f"  {words}")
    line.append(" " * max(1, _WORDS + 26 - line.cell_len))
    return line.append(f"{step.sum:>4}", style="title")


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
    shown = [f"{_whose(card, voice)} {face(card.card)}" for card in result.cards]
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
