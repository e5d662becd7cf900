"""What an edition has besides bids and challenges, and when it helps."""

from __future__ import annotations

from collections import Counter
from typing import Final

from coyote.bots.turn import Turn
from coyote.rules.actions import Action, Bid, Name

RISKY: Final = 0.6
"""Below this a raise is one that a careful player would rather not make."""
_HOPELESS: Final = 0.2
_SURE: Final = 0.85
"""From this on a bid may count double."""
_KNOWN: Final = 0.8
"""From this on one names one's own feather."""

_WAYS_OUT: Final = {
    "eyes": ("peek", "coyote"),
    "tomahawk": ("confirm", "reverse", "restart"),
    "museum": ("skip", "open"),  # to reverse or swap, and then raise all the same, gains little
    "classic": (),
}
"""What to do rather than raise, best first."""


def way_out(turn: Turn) -> Action | None:
    """Something better than a risky raise, if there is: let another raise, or learn more."""
    named = _own_feather(turn)
    if named is not None:
        return named
    bid = turn.view.bid
    if bid is not None and turn.chance(bid + 1) < _HOPELESS:
        return None  # whoever raises here loses, and after most of these one has to
    return turn.may(*_WAYS_OUT[turn.view.setup.edition])


def _own_feather(turn: Turn) -> Action | None:
    """The name of one's own feather, when it can hardly be another (MT5)."""
    view = turn.view
    if not any(isinstance(action, Name) for action in turn.legal.actions):
        return None
    worn = next(card for card in view.cards if card.seat == view.seat and card.place == "worn")
    unseen = Counter(view.segments[worn.segment].cards)
    unseen.subtract(card.card for card in view.cards if card.card and card.segment == worn.segment)
    face, copies = unseen.most_common(1)[0]
    return Name(face) if copies >= _KNOWN * unseen.total() else None


def dressed(turn: Turn, number: int) -> Bid:
    """The bid, with the addition that suits it (HA3, HA4, HA6)."""
    with_bid, chance = turn.legal.with_bid, turn.chance(number)
    if "double" in with_bid and chance >= _SURE:
        return Bid(number, "double")
    if chance < RISKY:
        # One more feather adds to the total more often than not.
        if "extra" in with_bid:
            return Bid(number, "extra", with_bid["extra"][0])
        if "next" in with_bid:
            return Bid(number, "next", _leader(turn, with_bid["next"]))
    return Bid(number)


def _leader(turn: Turn, seats: tuple[int, ...]) -> int:
    """The seat with the fewest marks: a hard answer is for whoever does best."""
    marks = {seat: held for seat, held in enumerate(turn.view.standing) if isinstance(held, int)}
    return min(seats, key=marks.__getitem__)
