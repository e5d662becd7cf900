"""The table as you see it: players, cards, eyes or marks, the pile, the trail of bids."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from coyote import Card, Eyes, InPlay, View
from coyote.rules.editions import TOKENS
from coyote.terminal.signs import CLOSED_EYE, FREE, LIFE, MARK, OPEN_EYE, TURN, face
from coyote.terminal.voice import YOU, Voice

_NAME = 16
_ORDER = ("worn", "named", "extra", "open", "behind")


def board(view: View, voice: Voice, width: int) -> RenderableType:
    """Everything on the table, for a turn of yours."""
    below = Group(*_middle(view, voice), "", trail(view, voice, width - 2))
    players = Padding(_players(view, voice), (0, 0, 1, 0), expand=False)
    return Group(header(view, voice), players, Padding(below, (0, 0, 1, 2), expand=False))


def header(view: View, voice: Voice) -> Text:
    """Edition, round and direction."""
    words = voice.text(
        "terminal-header",
        name=voice.text("edition-name"),
        round=len(view.rounds) + 1,
        direction=view.direction,
    )
    return Text(f" {words}", style="title")


def card_text(card: Card | None) -> Text:
    """A card with the colour that belongs to it; its face says the same."""
    if card is None:
        return Text(face(card), style="back")
    if card.number is None:
        return Text(face(card), style="special")
    return Text(face(card), style="minus" if card.number < 0 else "plus")


def marks(view: View, seat: int, voice: Voice) -> str:
    """The eyes of a seat, its marks up to the limit, or the lives it has left."""
    held = view.standing[seat]
    if isinstance(held, Eyes):
        return OPEN_EYE * held.open + CLOSED_EYE * held.closed
    left = max(0, view.setup.limit - held)
    return (
        LIFE * left + FREE * held if voice.edition.penalty == "lives" else MARK * held + FREE * left
    )


def short(name: str, most: int = _NAME) -> str:
    """A name that fits its column."""
    return name if cell_len(name) <= most else set_cell_size(name, most - 1).rstrip() + "…"


def _players(view: View, voice: Voice) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column()
    penalty = voice.text("terminal-marks", penalty=voice.edition.penalty, limit=view.setup.limit)
    heads = ("", "", voice.text("terminal-player"), voice.text("terminal-card"), penalty, " ")
    table.add_row(*(Text(head, style="ash") for head in heads))
    for seat in range(view.setup.players):
        style = "you" if seat == YOU else ""
        if seat not in view.alive:
            style = "ash"
        table.add_row(
            TURN if seat in view.to_act else " ",
            Text(str(seat), style="ash"),
            Text(_name(seat, voice), style=style),
            _cards(view, seat, voice),
            marks(view, seat, voice),
            Text(", ".join(_notes(view, seat, voice))),
        )
    return table


def _name(seat: int, voice: Voice) -> str:
    you = voice.text("terminal-seat-you") if seat == YOU else ""
    return short(voice.names[seat], _NAME - cell_len(you)) + you


def _cards(view: View, seat: int, voice: Voice) -> Text:
    held = [card for card in view.cards if card.seat == seat]
    held.sort(key=lambda card: _ORDER.index(card.place))
    parts: list[Text] = []
    for card in held:
        if card.place in ("worn", "named"):
            parts.append(card_text(card.card))
        else:
            parts.append(_beside(card, voice))
    return Text(" ").join(parts)


def _beside(card: InPlay, voice: Voice) -> Text:
    label = voice.text("card-place", place=card.place)
    return Text.assemble((f"{label} ", "ash"), card_text(card.card))


def _notes(view: View, seat: int, voice: Voice) -> list[str]:
    notes: list[str] = []
    if seat not in view.alive:
        return [voice.text("terminal-note-out")]
    if seat == view.bidder and view.bid is not None:
        notes.append(voice.text("terminal-note-bid", bid=view.bid))
    if seat == view.challenger:
        notes.append(voice.text("terminal-note-challenger"))
    if seat == view.starter:
        notes.append(voice.text("terminal-note-starter"))
    if seat in view.peeked:
        notes.append(voice.text("terminal-note-peeked"))
    if view.setup.trickster and seat == view.coyote:
        laid = 1 if seat == view.laid else 0
        notes.append(voice.text("terminal-note-coyote", laid=laid))
    if seat == view.passed:
        notes.append(voice.text("terminal-note-passed"))
    return notes


def _middle(view: View, voice: Voice) -> list[Text]:
    """What lies in the centre, and what may still be used this round."""
    parts: list[Text] = []
    for card in view.cards:
        if card.place in ("centre", "coyote"):
            parts.append(_beside(card, voice))
    if view.setup.trickster and view.coyote is None:
        parts.append(Text(voice.text("terminal-coyote-centre"), style="ash"))
    left = sum(segment.left for segment in view.segments)
    parts.append(Text(voice.text("terminal-pile", count=left), style="ash"))
    if view.aside:
        parts.append(Text(voice.text("terminal-aside", count=len(view.aside)), style="ash"))
    lines = [Text("   ").join(parts)]
    offers = _offers(view)
    if offers is not None:
        kind = "tokens" if view.setup.tokens else "additions"
        rest = ", ".join(offers) or voice.text("terminal-none-left")
        lines.append(Text(voice.text("terminal-unused", kind=kind, rest=rest), style="ash"))
    return lines


def _offers(view: View) -> list[str] | None:
    """Additions not used yet, or tokens not turned over; None in a game without any."""
    if view.setup.additions:
        return [name for name in view.setup.additions if name not in view.used]
    if not view.setup.tokens or len(view.alive) == 2:
        return None
    left = {token: count - view.used.count(token) for token, count in TOKENS.items()}
    return [f"{token} ×{count}" if count > 1 else token for token, count in left.items() if count]


def trail(view: View, voice: Voice, width: int) -> RenderableType:
    """The standing bid with who said it, and those before it, as many as fit on a line."""
    if view.bid is None or view.bidder is None:
        none = Text(voice.text("terminal-no-bid"))
        if view.withdrawn is not None:
            none.append(" " + voice.text("terminal-withdrawn", bid=view.withdrawn))
        return none
    line = Text(voice.text("terminal-says", by=view.bidder) + " ")
    line.append(f" {view.bid} ", style="bid")
    if view.double:
        line.append(" " + voice.text("terminal-double"), style="challenge")
    if view.withdrawn is not None:
        line.append(" " + voice.text("terminal-withdrawn", bid=view.withdrawn))
    earlier = [f"{bid.number} {voice.label(bid.seat)}" for bid in view.bids]
    head = voice.text("terminal-bids") + "  "
    kept: list[str] = []
    room = width - cell_len(head) - 2
    for bid in reversed(earlier):
        room -= cell_len(bid) + 3
        if room < 0:
            kept.append("…")
            break
        kept.append(bid)
    return Group(Text(head + " → ".join(reversed(kept)), style="ash"), line)
