"""The pile: what a new one must hold, the deal, drawing, and what a round leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import repeat

from coyote.rules.cards import SHUFFLE_ZERO, Card, as_cards, in_order, same_cards
from coyote.rules.errors import IllegalPile, InvalidNotation, shown
from coyote.rules.state import InPlay, Place, Round, Segment, State
from coyote.rules.values import Value, value


@value
class Due(Value):
    """What a new pile must hold."""

    fixed: tuple[Card, ...]
    """On top, in this order."""
    shuffled: tuple[Card, ...]
    """Below, in any order; given in one that tells nothing."""


def due(state: State) -> Due | None:
    """What the pile that the game waits for must hold; None when it waits for none."""
    if state.round is None:
        return Due(state.pile, state.shuffle) if len(state.alive) > 1 else None
    return Due((), in_order(state.aside)) if state.round.waiting is not None else None


def take(state: State, pile: Sequence[Card]) -> tuple[Card, ...]:
    """The pile as cards, when it is the one that is due; raises `IllegalPile`."""
    wanted = due(state)
    if wanted is None:
        over = len(state.alive) == 1
        raise IllegalPile("C6" if over else "RECORD", "game-over" if over else "pile-not-due")
    try:
        cards = as_cards(pile)
    except InvalidNotation as error:
        raise IllegalPile(error.rule, error.code, error.facts) from None
    except TypeError:
        raise IllegalPile("RECORD", "no-card", {"text": shown(pile)}) from None
    _check_cards(state, cards, wanted)
    fixed = len(wanted.fixed)
    if cards[:fixed] != wanted.fixed:
        raise IllegalPile(state.edition.carry_rule, "pile-order", {"fixed": fixed})
    return cards


def _check_cards(state: State, cards: tuple[Card, ...], wanted: Due) -> None:
    needed = wanted.fixed + wanted.shuffled
    if same_cards(cards, needed):
        return
    edition = state.edition
    rule = edition.carry_rule if state.rounds else edition.deck_rule
    if state.round is not None:
        rule = edition.refill_rule
    amounts = {card: cards.count(card) - needed.count(card) for card in (*needed, *cards)}
    card, more = next((card, more) for card, more in amounts.items() if more)
    code = "pile-surplus" if more > 0 else "pile-missing"
    raise IllegalPile(rule, code, {"card": str(card), "size": len(needed)})


def deal_round(state: State, cards: tuple[Card, ...]) -> State:
    """Give each living player a card, clockwise from the starter, then the centre one (C1, E3)."""
    segments = state.segments
    if state.shuffle:
        segments += (Segment(state.shuffle, len(state.shuffle)),)
    place = state.alive.index(state.starter)
    seats: list[int | None] = [*state.alive[place:], *state.alive[:place]]
    if state.edition.centre:
        seats.append(None)
    # The segment of each card of the pile, from the top; a fresh pile is one segment.
    origin: Iterable[int] = repeat(0)
    if len(segments) > 1:
        origin = [index for index, segment in enumerate(segments) for _ in range(segment.left)]
    in_play = [
        InPlay(card, index, "centre" if seat is None else "worn", seat)
        for card, index, seat in zip(cards, origin, seats)
    ]
    return state.evolve(
        pile=cards[len(seats) :],
        segments=_drawn_down(segments, len(seats)),
        shuffle=(),
        round=Round(state.starter, tuple(in_play), state.starter),
    )


def _drawn_down(segments: tuple[Segment, ...], count: int) -> tuple[Segment, ...]:
    drawn: list[Segment] = []
    for segment in segments:
        taken = min(count, segment.left)
        drawn.append(Segment(segment.cards, segment.left - taken) if taken else segment)
        count -= taken
    return tuple(drawn)


def draw(state: State, place: Place, seat: int | None = None) -> tuple[State, InPlay]:
    """Take the top card of a pile that has one."""
    index = next(i for i, segment in enumerate(state.segments) if segment.left)
    drawn = InPlay(state.pile[0], index, place, seat)
    segments = _drawn_down(state.segments, 1)
    return state.evolve(pile=state.pile[1:], segments=segments), drawn


def refill(state: State, cards: tuple[Card, ...]) -> State:
    """Make a new pile of what was laid aside in earlier rounds (M7, K4)."""
    segment = Segment(in_order(cards), len(cards))
    return state.evolve(pile=cards, segments=(*state.segments, segment), aside=())


@value
class Rest(Value):
    """The pile between two rounds."""

    pile: tuple[Card, ...]
    segments: tuple[Segment, ...]
    shuffle: tuple[Card, ...]
    aside: tuple[Card, ...]


def carried(state: State, used: tuple[InPlay, ...], alive: tuple[int, ...]) -> Rest:
    """What a round leaves, its used cards turned up, for those still alive (E3, H6, M6, K4)."""
    edition = state.edition
    cards = tuple([card.card for card in used if card.card is not None])
    too_few = edition.carry == "aside" and len(state.pile) < len(alive)
    if edition.carry == "shuffled" or too_few or SHUFFLE_ZERO in cards:
        return Rest((), (), edition.deck, ())
    segments: list[Segment] = []
    top = 0
    for segment in state.segments:
        rest = state.pile[top : top + segment.left]
        segments.append(Segment(in_order(rest), segment.left))
        top += segment.left
    if edition.carry == "under":
        return Rest(state.pile, tuple(segments), in_order(cards), ())
    return Rest(state.pile, tuple(segments), (), in_order(state.aside + cards))
