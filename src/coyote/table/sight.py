"""A view, as the wire carries it: every field that is shown is named here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from coyote.rules import state as rules
from coyote.rules.count import seen_steps
from coyote.rules.editions import EDITIONS
from coyote.rules.legality import Legal
from coyote.rules.view import View
from coyote.table import messages
from coyote.table.game import Game
from coyote.table.settings import Settings


@dataclass(frozen=True, slots=True)
class Shared:
    """What all views of one state have in common, told once for all of them."""

    standing: tuple[messages.Eyes | int, ...]
    moves: tuple[str, ...]
    bids: tuple[tuple[int, int], ...]
    pile: tuple[messages.Segment, ...]
    aside: str
    shuffle: str
    reveal: messages.Result | None

    @classmethod
    def of(cls, view: View) -> Shared:
        return cls(
            told_standing(view.standing),
            tuple([str(move) for move in view.moves]),
            tuple([(bid.seat, bid.number) for bid in view.bids]),
            tuple([messages.Segment(" ".join(part.cards), part.left) for part in view.segments]),
            " ".join(view.aside),
            " ".join(view.shuffle),
            None if view.reveal is None else told_result(view.reveal),
        )


def told_view(view: View, settings: Settings, shared: Shared | None = None) -> messages.View:
    """What the seat of the view may know of the running round; finished ones are told apart."""
    common = Shared.of(view) if shared is None else shared
    steps = seen_steps(EDITIONS[view.setup.edition], view.cards) if settings.sums else ()
    return messages.View(
        view.seat,
        len(view.rounds) + 1,
        view.phase,
        view.to_act,
        None if view.legal is None else told_legal(view.legal),
        common.standing,
        view.alive,
        view.starter,
        tuple([_card(card) for card in view.cards]),
        (steps[-1].sum if steps else 0) if settings.sums else None,
        told_steps(steps, view.cards),
        common.moves,
        common.bids,
        view.direction,
        view.demand,
        view.withdrawn,
        view.double,
        view.used,
        view.passed,
        view.peeked,
        view.laid,
        view.coyote,
        view.challenger,
        view.guess,
        common.pile,
        common.aside,
        common.shuffle,
        common.reveal,
    )


def told_views(game: Game, seats: Iterable[int | None]) -> dict[int | None, messages.View]:
    """The running game as each of some seats sees it."""
    views = [game.view(seat) for seat in seats]
    shared = Shared.of(views[0]) if views else None
    return {view.seat: told_view(view, game.settings, shared) for view in views}


_NOTHING: Final = messages.Legal(None, None, None, (), {})


def told_legal(legal: Legal) -> messages.Legal:
    if legal.min_bid is None and not legal.actions:
        return _NOTHING
    return messages.Legal(
        legal.min_bid,
        legal.max_bid,
        legal.excluded,
        tuple([str(action) for action in legal.actions]),
        dict(legal.additions),
    )


def told_standing(standing: rules.Standing) -> tuple[messages.Eyes | int, ...]:
    return tuple([_eyes(held) if isinstance(held, rules.Eyes) else held for held in standing])


@cache
def _eyes(held: rules.Eyes) -> messages.Eyes:
    return messages.Eyes(held.open, held.closed)


def told_result(result: rules.Result) -> messages.Result:
    """A round after its reveal; it holds nothing that was not face up (C9)."""
    return messages.Result(
        starter=result.starter,
        moves=tuple([str(move) for move in result.moves]),
        bid=result.bid,
        bidder=result.bidder,
        challenger=result.challenger,
        total=result.total,
        winner=result.winner,
        loser=result.loser,
        penalty=result.penalty,
        cards=tuple([_card(card) for card in result.cards]),
        steps=told_steps(result.steps, result.cards),
        guesses=result.guesses,
        turned=tuple([messages.Turned(each.seat, each.eye) for each in result.turned]),
        discarded=result.discarded,
        standing=told_standing(result.standing),
    )


def told_steps(
    steps: tuple[rules.Step, ...], cards: tuple[rules.InPlay, ...]
) -> tuple[messages.Step, ...]:
    """The steps of a count of some of these cards."""
    place = {id(card): index for index, card in enumerate(cards)}
    return tuple(
        [
            messages.Step(
                place[id(step.card)],
                step.effect,
                None if step.victim is None else place[id(step.victim)],
                step.sum,
            )
            for step in steps
        ]
    )


def _card(card: rules.InPlay) -> messages.Card:
    face = None if card.card is None else str(card.card)
    return messages.Card(face, card.place, card.seat, card.segment)
