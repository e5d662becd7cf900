"""What happened at the table, a sentence a move, told from your views before and after it."""

from __future__ import annotations

from typing import Any

from coyote import Bid, Discard, Guess, InPlay, Move, Name, Result, View
from coyote.rules.state import Place
from coyote.terminal.voice import Voice


def told(before: View, move: Move, after: View, voice: Voice) -> str:
    """The sentence of a move."""
    seat, action = move.seat, move.action
    facts: dict[str, Any] = {"number": before.bid or 0, "card": _drawn(before, after)}
    of = before.bidder
    match action:
        case Bid():
            facts["number"] = action.number
            facts["addition"] = action.addition or "none"
            of = action.seat
        case Guess():
            of = action.seat
        case Discard():
            facts["eye"] = action.eye
        case Name():
            ended = len(after.rounds) > len(before.rounds)
            facts["card"] = str(action.card)
            facts["right"] = 0 if ended else 1
            facts["worn"] = _face(_of(after.last_round, seat)) if ended else ""
        case _:
            if action.word == "peek":
                facts["card"] = _face(_laid(after.cards, "centre"))
            if action.word == "swap":
                facts["behind"] = _face(_laid(after.cards, "behind", seat))
    return voice.text(f"did-{action.word}", by=seat, of=of, **facts)


def _drawn(before: View, after: View) -> str:
    """The card that the move drew, or `hidden` where there was none or you may not see it."""
    return _face(after.cards[-1] if len(after.cards) > len(before.cards) else None)


def _laid(cards: tuple[InPlay, ...], place: Place, seat: int | None = None) -> InPlay | None:
    return next((card for card in cards if card.place == place and card.seat == seat), None)


def _of(result: Result | None, seat: int) -> InPlay | None:
    """What a seat wore when a round ended."""
    return None if result is None else _laid(result.cards, "worn", seat)


def _face(card: InPlay | None) -> str:
    return "hidden" if card is None or card.card is None else str(card.card)
