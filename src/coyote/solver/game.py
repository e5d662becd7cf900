"""A round to be solved: its deal, its tree, and what its ends are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from coyote.solver.deal import Deal, Floats, eyes_deal
from coyote.solver.payoff import WIN_OR_LOSE, Payoff, payoffs
from coyote.solver.tree import Forest, Peeks, every_raise, grow


@dataclass(frozen=True, slots=True)
class Game:
    """A zero-sum game of two over a ladder of bids, player 0 being the starter."""

    deal: Deal
    forest: Forest
    worth: Floats = field(default_factory=WIN_OR_LOSE.copy)
    """What its ends are worth to the starter: [who has peeked, winner]."""
    payoff: Payoff = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "payoff", payoffs(self.deal, self.worth))

    def worthy(self, worth: Floats) -> Game:
        """The same game with other ends."""
        return Game(self.deal, self.forest, worth)


def ladder_game(deal: Deal, peeks: Peeks = (False, False), worth: Floats = WIN_OR_LOSE) -> Game:
    """All histories of a deal's bids; `peeks` and `worth` as for `grow` and `payoffs`."""
    _, seen, _, centres = deal.truth.shape
    return Game(deal, grow(every_raise(deal.bids), seen, centres, peeks), worth)


def eyes_round(
    ladder: Sequence[int], peeks: Peeks = (False, False), worth: Floats = WIN_OR_LOSE
) -> Game:
    """A round of `eyes` on a ladder."""
    return ladder_game(eyes_deal(ladder), peeks, worth)
