"""A moment of a game as `coyote.bots.mind` sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log, sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.bots import mind
from coyote.bots.mind import CANDIDATE, CONTEXT, FACTS, MEMORY, RAISES
from coyote.bots.turn import bid_near, legal_of
from coyote.odds import Distribution, by_own_card
from coyote.rules.actions import PLAIN, Action, Addition, Bid, Name
from coyote.rules.cards import DRAW, MAX_MINUS, MAX_ZERO, TIMES_TWO, Card
from coyote.rules.editions import EDITIONS
from coyote.rules.state import Eyes
from coyote.rules.view import View

Numbers = npt.NDArray[np.float64]

LONGEST: Final = 64
"""How many bids of a round are listened to, the last ones."""

_WORDS: Final = (
    ("challenge", mind.DOUBT),
    ("peek", mind.PEEK),
    ("coyote", mind.COYOTE),
    ("confirm", mind.CONFIRM),
    ("reverse", mind.REVERSE),
    ("restart", mind.RESTART),
    ("open", mind.OPEN),
    ("skip", mind.SKIP),
    ("swap", mind.SWAP),
)
_WITH: Final[tuple[tuple[Addition, int], ...]] = (
    ("double", mind.WITH_DOUBLE),
    ("extra", mind.WITH_EXTRA),
    ("next", mind.WITH_NEXT),
)


def lives(view: View, seat: int) -> int:
    """How many rounds a seat can lose before it is out."""
    held = view.standing[seat]
    return held.count if isinstance(held, Eyes) else view.setup.limit - held


def after(view: View, seat: int, *, turned: bool = False) -> int:
    """Whose turn comes after a seat's; when the direction is turned, whose would."""
    found, way = seat, -view.direction if turned else view.direction
    while True:
        found = (found + way) % view.setup.players
        if found in view.alive and found != view.passed:
            return found


def worth(card: Card, average: float, top: float, middle: float) -> float:
    """What a card adds to the total, more or less."""
    if card.number is not None:
        return float(card.number)
    return {DRAW: average, MAX_ZERO: -top, MAX_MINUS: -2.0 * top, TIMES_TWO: middle}.get(card, 0.0)


@dataclass(frozen=True)
class Belief:
    """What a seat believes of its own card and of the total, after what the others bid."""

    faces: tuple[Card, ...]
    shares: Numbers
    """How likely each of these faces is."""
    means: Numbers
    """The mean total for each of them."""
    by_face: tuple[Distribution, ...]
    """The totals for each of them."""
    priors: Numbers
    sigma: float
    gaps: Sequence[float]
    """What the expectation of each player differs by."""
    ahead: int
    """The next player."""
    judged: Numbers
    """What is thought of each player: see `mind.judge`."""

    @cached_property
    def totals(self) -> range:
        """Numbers among which all totals are."""
        least = min(total.totals[0] for total in self.by_face)
        return range(least, max(total.totals[-1] for total in self.by_face) + 1)

    @cached_property
    def chances(self) -> Numbers:
        """How likely each of these numbers is, for each face."""
        least = self.totals[0]
        chances = np.zeros((len(self.by_face), len(self.totals)))
        for row, total in zip(chances, self.by_face):
            places = [number - least for number in total.totals]
            row[places] = [weight / total.ways for weight in total.weights]
        return chances

    @cached_property
    def _reached(self) -> tuple[list[float], list[float]]:
        """How likely the total reaches each number: by belief, and by what is seen alone."""
        by_both = np.stack((self.shares, self.priors)) @ self.chances
        believed, expected = by_both[:, ::-1].cumsum(axis=1)[:, ::-1].tolist()
        return believed, expected

    def p_at_least(self, number: int) -> float:
        """How likely the total reaches a number."""
        return self._at(self._reached[0], number)

    def expected(self, number: int) -> float:
        """How likely it does by what is seen alone."""
        return self._at(self._reached[1], number)

    def _at(self, reached: list[float], number: int) -> float:
        place = number - self.totals[0]
        return reached[max(place, 0)] if place < len(reached) else 0.0

    def trusted(self, number: int, seat: int | None = None) -> float:
        """How likely a number is to the next player, or to another seat, more or less."""
        gap = self.gaps[self.ahead if seat is None else seat]
        z = (self.means + gap - number) / self.sigma
        return float(self.shares @ (1.0 / (1.0 + np.exp(np.minimum(-1.7 * z, 700.0)))))


def nothing(view: View) -> Numbers:
    """The memory of one who forgets."""
    return np.zeros((view.setup.players, MEMORY))


def memory_of(view: View) -> Numbers:
    """How the bids of each seat stood to the totals of the finished rounds."""
    memory = nothing(view)
    for result in view.rounds:
        if result.total is not None:
            made = [(each.seat, each.action) for each in result.moves]
            said = [(seat, action.number) for seat, action in made if isinstance(action, Bid)]
            seats, bids = [seat for seat, _ in said], [number for _, number in said]
            mind.remember(memory, seats, bids, len(said), result.total)
    return memory


def believe(view: View, manners: Numbers, memory: Numbers) -> Belief:
    """What the seat makes of the bids of those who see its card."""
    assert view.seat is not None
    held = by_own_card(view)
    faces = tuple(face for face, _, _ in held)
    priors = np.array([prior for _, prior, _ in held])
    totals = tuple(total for _, _, total in held)
    means = np.array([total.mean for total in totals])
    middle = float(priors @ means)
    average = float(priors @ np.array([float(face.number or 0) for face in faces]))
    centre = EDITIONS[view.setup.edition].centre
    between = float(priors @ (means - middle) ** 2)
    sigma = max(sqrt(between * (2.0 if centre else 1.0)), 3.0)
    seen = [card for card in view.cards if card.card is not None]
    top = max([0.0, *(float(card.card.number or 0) for card in seen if card.card)])
    differs = [0.0] * view.setup.players
    if centre and view.seat in view.peeked:
        known = sum(
            average - worth(card.card, average, top, middle)
            for card in seen
            if card.seat is None and card.card
        )
        differs = [known] * view.setup.players
    for card in seen:
        if card.place == "worn" and card.seat is not None and card.card:
            differs[card.seat] += average - worth(card.card, average, top, middle)
    judged = np.zeros((2, view.setup.players))
    mind.judge(memory, view.setup.players, view.seat, sigma, judged)
    heard = view.bids[-LONGEST:]
    shares = np.zeros(len(faces))
    mind.listen(
        priors,
        means,
        [bid.number for bid in heard],
        [differs[bid.seat] + judged[0, bid.seat] * sigma for bid in heard],
        [bid.seat == view.seat for bid in heard],
        len(heard),
        sigma,
        manners,
        shares,
    )
    ahead = after(view, view.seat)
    return Belief(faces, shares, means, totals, priors, sigma, differs, ahead, judged)


@dataclass(frozen=True)
class Moment:
    """A moment in which a seat decides, and all that it thinks of doing."""

    context: Numbers
    candidates: Numbers
    choices: tuple[Action, ...]


def look(view: View, belief: Belief) -> Moment:
    """Describe the moment and all that one could do."""
    legal = legal_of(view)
    facts = _facts(view, belief)
    standing, ahead, context = np.zeros(3), np.zeros(2), np.zeros(CONTEXT)
    bid = view.bid
    if bid is not None:
        standing[:] = belief.p_at_least(bid), belief.expected(bid), belief.trusted(bid)
        ahead[0] = belief.p_at_least(bid + 1)
        ahead[1] = belief.p_at_least(bid + 1 + int(belief.sigma / 3.0))
    mind.describe(facts, standing, ahead, context)
    rows: list[Numbers] = []
    choices: list[Action] = []

    def offer(action: Action, row: Numbers) -> None:
        choices.append(action)
        rows.append(row)

    for word, place in _WORDS:
        if PLAIN[word] in legal.actions:
            row = _one(place)
            if view.setup.tokens and bid is not None:
                _foresee(view, belief, bid + 1, place, row)
            offer(PLAIN[word], row)
    if any(isinstance(action, Name) for action in legal.actions):
        likeliest = int(belief.shares.argmax())
        row = _one(mind.NAME)
        row[mind.NAME_CHANCE] = belief.shares[likeliest]
        offer(Name(belief.faces[likeliest]), row)
    begins = len(rows)
    for number in _numbers(view, belief):
        row = np.zeros(CANDIDATE)
        chances = (belief.p_at_least(number), belief.expected(number), belief.trusted(number))
        opened = facts[mind.OPENED]
        mind.propose(number, bid or 0, opened, belief.sigma, chances, row)
        offer(Bid(number), row)
    if legal.min_bid is not None:
        for action, row in _with_extras(view, rows[begins:], choices[begins:]):
            offer(action, row)
    return Moment(context, np.array(rows), tuple(choices))


def _foresee(view: View, belief: Belief, number: int, place: int, row: Numbers) -> None:
    """How likely the lowest raise is after a token, and who answers it with how many lives.

    A feather that is turned up adds something, and one that is swapped in is as any other.
    """
    assert view.seat is not None
    if place == mind.OPEN:
        row[mind.BELIEVED] = belief.p_at_least(number - mind.FEATHER)
    elif place == mind.SWAP:
        row[mind.BELIEVED] = belief.expected(number)
    elif place == mind.REVERSE:
        whom = after(view, view.seat, turned=True)
        row[mind.BELIEVED] = belief.p_at_least(number)
        row[mind.TRUSTED] = belief.trusted(number, whom)
        row[mind.THEIR_LIVES] = min(lives(view, whom), 3) / 3.0


def _facts(view: View, belief: Belief) -> Numbers:
    assert view.seat is not None
    legal = legal_of(view)
    facts = np.zeros(FACTS)
    seat, ahead = view.seat, after(view, view.seat)
    others = [lives(view, other) for other in view.alive if other != seat]
    facts[mind.ALIVE] = len(view.alive)
    facts[mind.OWN_LIVES] = lives(view, seat)
    facts[mind.NEXT_LIVES] = lives(view, ahead)
    facts[mind.MEAN_LIVES] = sum(others) / len(others)
    facts[mind.MOST_LIVES] = max(others)
    facts[mind.LEAST_LIVES] = min(others)
    facts[mind.TURNS] = len(view.bids)
    facts[mind.OWN_TURNS] = sum(bid.seat == seat for bid in view.bids)
    may_challenge = PLAIN["challenge"] in legal.actions
    facts[mind.MUST_RAISE] = float(bool(view.bids) and not may_challenge)
    facts[mind.MAY_PEEK] = float(PLAIN["peek"] in legal.actions)
    facts[mind.PEEKED] = float(seat in view.peeked)
    facts[mind.OTHERS_PEEKED] = sum(other in view.peeked for other in view.alive if other != seat)
    facts[mind.OWN_EYES] = _open_eyes(view, seat)
    facts[mind.NEXT_EYES] = _open_eyes(view, ahead)
    facts[mind.SIGMA] = belief.sigma
    facts[mind.DOUBLE] = float(view.double)
    facts[mind.ENTROPY] = -sum(share * log(share) for share in belief.shares if share > 1e-9)
    facts[mind.SPREAD] = _spread(belief)
    facts[mind.NEXT_BOAST], facts[mind.NEXT_CREEP] = belief.judged[:, ahead]
    if view.bids:
        owner = view.bids[-1].seat
        facts[mind.OPENED] = 1.0
        facts[mind.OWNER_LIVES] = lives(view, owner)
        facts[mind.OWNER_BOAST], facts[mind.OWNER_CREEP] = belief.judged[:, owner]
        if len(view.bids) > 1:
            facts[mind.JUMP] = view.bids[-1].number - view.bids[-2].number
    return facts


def _open_eyes(view: View, seat: int) -> int:
    held = view.standing[seat]
    return held.open if isinstance(held, Eyes) else 0


def _spread(belief: Belief) -> float:
    numbers, chances = np.array(belief.totals), belief.shares @ belief.chances
    first, second = float(chances @ numbers), float(chances @ numbers**2)
    return sqrt(max(second - first * first, 0.0))


def _numbers(view: View, belief: Belief) -> list[int]:
    """The raises to think of."""
    legal = legal_of(view)
    if legal.min_bid is None or legal.max_bid is None:
        return []
    lowest = legal.min_bid
    if not view.bids:
        start = belief.totals[-1]
        while start > lowest and belief.p_at_least(start) < 0.995:
            start -= 1
        lowest = max(start, lowest)
    lowest = bid_near(legal, lowest)
    step = max(int(belief.sigma / 8.0 + 0.5), 1)
    numbers: list[int] = []
    for number in range(lowest, lowest + RAISES * step, step):
        if number > legal.max_bid:
            break
        if number == legal.excluded:
            continue
        if number > lowest and belief.p_at_least(number) < 0.01:
            break
        numbers.append(number)
    return numbers


def _with_extras(
    view: View, rows: list[Numbers], choices: list[Action]
) -> list[tuple[Action, Numbers]]:
    """The lowest raise and two likely ones once more, each with each addition (HA3, HA4, HA6)."""
    assert view.seat is not None
    with_bid = legal_of(view).with_bid
    if not with_bid or not rows:
        return []
    ahead = after(view, view.seat)
    leader = ahead
    for other in view.alive:
        if other != view.seat and lives(view, other) > lives(view, leader):
            leader = other
    found: list[tuple[Action, Numbers]] = []
    for share in (1.1, 0.85, 0.6):
        at = 0
        while share < 1.0 and at + 1 < len(rows) and rows[at + 1][mind.BELIEVED] >= share:
            at += 1
        if share < 1.0 and at == 0:
            continue
        choice = choices[at]
        assert isinstance(choice, Bid)
        for addition, place in _WITH:
            if addition not in with_bid:
                continue
            row = rows[at].copy()
            row[place] = 1.0
            if addition == "double":
                found.append((Bid(choice.number, addition), row))
                continue
            whom = leader if addition == "next" else ahead
            row[mind.THEIR_LIVES] = min(lives(view, whom), 3) / 3.0
            found.append((Bid(choice.number, addition, whom), row))
    return found


def _one(place: int) -> Numbers:
    row = np.zeros(CANDIDATE)
    row[place] = 1.0
    return row


def shares(weights: Numbers, moment: Moment) -> Numbers:
    """How often to choose each candidate: `mind.weigh`, many numbers at once."""
    hidden = mind.HIDDEN
    beside, bias = hidden * CONTEXT, hidden * (CONTEXT + CANDIDATE)
    layer = weights[:beside].reshape(hidden, CONTEXT) @ moment.context
    layer += weights[bias : bias + hidden]
    held = moment.candidates @ weights[beside:bias].reshape(hidden, CANDIDATE).T + layer
    scores: Any = np.maximum(held, 0.0) @ weights[bias + hidden :]
    scores = np.exp(scores - scores.max())
    found: Numbers = scores / scores.sum()
    return found
