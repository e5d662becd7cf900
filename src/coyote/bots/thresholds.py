"""`odds`: challenges what is unlikely, raises to what is all but sure, and uses the extras."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from coyote.bots.turn import answer, bid_near, legal_of, may, safest_bid
from coyote.odds import Distribution, distribution
from coyote.rules.actions import Action, Bid, Name
from coyote.rules.legality import Legal
from coyote.rules.view import View


@dataclass(frozen=True, slots=True)
class _Thresholds:
    """Probabilities, for so many players."""

    challenge: float
    """Challenge when the standing bid is true with less than this."""
    raise_to: float
    """Raise to the highest bid that is true with at least this."""


_BY_PLAYERS: Final = {
    2: _Thresholds(0.25, 0.97),
    3: _Thresholds(0.25, 0.93),
    4: _Thresholds(0.25, 0.90),
    5: _Thresholds(0.19, 0.90),
}
_MANY: Final = _Thresholds(0.13, 0.90)

_RISKY: Final = 0.6
"""Below this a raise is one that it would rather not make."""
_HOPELESS: Final = 0.2
_SURE: Final = 0.85
"""From this on it lets a bid count double."""
_KNOWN: Final = 0.8
"""From this on it names its own feather."""

_WAYS_OUT: Final = {
    "eyes": ("peek", "coyote"),
    "tomahawk": ("confirm", "reverse", "restart"),
    "museum": ("skip", "open"),  # to reverse or swap, and then raise all the same, gains little
    "classic": (),
}
"""What it does rather than raise, best first."""


def choose_by_odds(view: View, dice: Random) -> Action:
    """What the exact odds of its own view say."""
    legal = legal_of(view)
    odds = distribution(view)
    asked = answer(view, odds)
    if asked is not None:
        return asked
    thresholds = _BY_PLAYERS.get(len(view.alive), _MANY)
    challenge = may(legal, "challenge")
    doubtful = view.bid is not None and odds.p_at_least(view.bid) < thresholds.challenge
    if challenge is not None and (doubtful or legal.min_bid is None):
        return challenge
    number = bid_near(legal, safest_bid(odds, thresholds.raise_to))
    chance = odds.p_at_least(number)
    if chance < _RISKY and view.bids:
        way_out = _way_out(view, legal, odds)
        if way_out is not None:
            return way_out
        if challenge is not None and odds.p_at_least(view.bids[-1].number) < 1 - chance:
            return challenge
    return _bid(view, legal, number, chance)


def _way_out(view: View, legal: Legal, odds: Distribution) -> Action | None:
    """Something better than a risky raise, if there is: let another raise, or learn more."""
    named = _own_feather(view, legal)
    if named is not None:
        return named
    if view.bid is not None and odds.p_at_least(view.bid + 1) < _HOPELESS:
        return None  # whoever raises here loses, and after most of these one has to
    words = _WAYS_OUT[view.setup.edition]
    return next((action for word in words if (action := may(legal, word)) is not None), None)


def _own_feather(view: View, legal: Legal) -> Action | None:
    """The name of its own feather, when it can hardly be another (MT5)."""
    if not any(isinstance(action, Name) for action in legal.actions):
        return None
    worn = next(card for card in view.cards if card.seat == view.seat and card.place == "worn")
    unseen = Counter(view.segments[worn.segment].cards)
    unseen.subtract(card.card for card in view.cards if card.card and card.segment == worn.segment)
    face, copies = unseen.most_common(1)[0]
    return Name(face) if copies >= _KNOWN * unseen.total() else None


def _bid(view: View, legal: Legal, number: int, chance: float) -> Bid:
    """The bid, with the addition that suits it (HA3, HA4, HA6)."""
    if "double" in legal.with_bid and chance >= _SURE:
        return Bid(number, "double")
    if chance < _RISKY:
        # One more feather adds to the total more often than not.
        if "extra" in legal.with_bid:
            return Bid(number, "extra", legal.with_bid["extra"][0])
        if "next" in legal.with_bid:
            return Bid(number, "next", _leader(view, legal.with_bid["next"]))
    return Bid(number)


def _leader(view: View, seats: tuple[int, ...]) -> int:
    """The seat with the fewest marks: a hard answer is for whoever does best."""
    marks = {seat: held for seat, held in enumerate(view.standing) if isinstance(held, int)}
    return min(seats, key=marks.__getitem__)
