"""What a seat may do now, and why it may not do the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from coyote.rules.actions import PLAIN, Action, Addition, Bid, Discard, Guess, Name
from coyote.rules.editions import EDITIONS, HIGHEST_BID, Edition
from coyote.rules.errors import Facts, IllegalAction, shown
from coyote.rules.refusals import (
    BASE,
    HOME,
    TESTS,
    WITH_BID,
    Test,
    lowest_bid,
    refuse_bid,
    refuse_with_bid,
)
from coyote.rules.state import Round, State
from coyote.rules.values import Value, value

Additions: TypeAlias = tuple[tuple[Addition, tuple[int, ...]], ...]


@value
class Legal(Value):
    """All that a seat may do now; `action in legal` tells of one action."""

    min_bid: int | None
    max_bid: int | None
    excluded: int | None
    """The number withdrawn under HA5."""
    actions: tuple[Action, ...]
    """Every legal action that is not a bid."""
    additions: Additions
    """`with_bid` as pairs."""

    @property
    def with_bid(self) -> dict[str, tuple[int, ...]]:
        """The additions that may go with a bid; for `extra` and `next`, the seats they may name."""
        return dict(self.additions)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Bid):
            return action in self.actions and type(getattr(action, "seat", 0)) is int
        if self.min_bid is None or self.max_bid is None or type(action.number) is not int:
            return False
        if not self.min_bid <= action.number <= self.max_bid or action.number == self.excluded:
            return False
        if action.addition is None:
            return action.seat is None
        seats = self.with_bid.get(action.addition)
        if not seats:
            return seats is not None and action.seat is None
        return action.seat in seats and type(action.seat) is int  # True is 1, and no seat

    def bids(self) -> Iterator[Bid]:
        """Every legal bid, lowest first; after each number, the same with its additions."""
        if self.min_bid is None or self.max_bid is None:
            return
        for number in range(self.min_bid, self.max_bid + 1):
            if number != self.excluded:
                yield Bid(number)
                for addition, seats in self.additions:
                    for seat in seats or (None,):
                        yield Bid(number, addition, seat)


_NOTHING: Final = Legal(None, None, None, (), ())
_DISCARDS: Final = _NOTHING.evolve(actions=(Discard("open"), Discard("closed")))

_Choice: TypeAlias = tuple[Test, tuple[Action, ...]]


def _choices(edition: Edition, words: Iterable[str]) -> tuple[_Choice, ...]:
    names = tuple(map(Name, dict.fromkeys(edition.deck)))
    return tuple((TESTS[word], names if word == "name" else (PLAIN[word],)) for word in words)


_CHOICES: Final = {
    edition.id: (
        _choices(edition, [word for word in edition.actions if word in BASE]),
        _choices(edition, [word for word in edition.actions if word in TESTS]),
    )
    for edition in EDITIONS.values()
}
"""What a turn offers besides a bid, without and with variants: tests, the actions each is of."""

# The last answer: a caller asks for what is legal, then for a view, then acts, on one state.
_last: tuple[State | None, int, Legal] = (None, 0, _NOTHING)


def legal(state: State, seat: int) -> Legal:
    """All that a seat may do now; nothing for one that may not act."""
    global _last
    asked, asker, answer = _last
    if asked is state and asker is seat:
        return answer
    answer = _legal(state, seat)
    _last = (state, seat, answer)
    return answer


def _legal(state: State, seat: int) -> Legal:
    round = state.round
    if round is None or seat not in state.to_act or type(seat) is not int:
        return _NOTHING
    if round.challenger is not None:
        if round.result is not None:
            return _DISCARDS
        return _NOTHING.evolve(actions=tuple(map(Guess, _contestants(round))))
    setup = state.setup
    actions: tuple[Action, ...] = ()
    for test, choice in _CHOICES[setup.edition][setup.has_variant]:
        if test(state, round, seat) is None:
            actions += choice
    lowest = lowest_bid(state, round)
    if lowest > HIGHEST_BID:
        return _NOTHING.evolve(actions=actions)
    additions = _additions(state, round, seat) if setup.additions else ()
    return Legal(lowest, HIGHEST_BID, round.withdrawn, actions, additions)


def refusal(state: State, seat: int, action: Action) -> IllegalAction:
    """Why a seat may not do what is not legal."""
    rule, code = _reason(state, seat, action)
    return IllegalAction(rule, code, _facts(state, seat, action))


def _contestants(round: Round) -> tuple[int, ...]:
    return tuple(sorted((round.bids[-1].seat, round.challenger or 0)))


def _additions(state: State, round: Round, seat: int) -> Additions:
    others = tuple(other for other in state.alive if other != seat)
    return tuple(
        (addition, () if addition == "double" else others)
        for addition in WITH_BID
        if refuse_with_bid(state, round, addition) is None
    )


def _reason(state: State, seat: int, action: Action) -> tuple[str, str]:
    """The rule and the code of what speaks against an action that is not legal."""
    round = state.round
    if round is None:
        return ("RECORD", "no-pile") if len(state.alive) > 1 else ("C6", "game-over")
    if round.waiting is not None:
        return (state.edition.refill_rule, "no-pile")
    if seat not in state.to_act or type(seat) is not int:
        return _not_now(round)
    if round.result is not None:
        return ("E9", "discard-owed")
    if round.challenger is not None:
        return ("T2", "guess-who" if isinstance(action, Guess) else "guess-owed")
    word = getattr(action, "word", None)
    if word not in state.edition.actions:
        return ("RECORD", "not-in-edition")
    if isinstance(action, Bid):
        return refuse_bid(state, round, action)
    if action.word in TESTS:
        reason = TESTS[action.word](state, round, seat)
    else:
        reason = (HOME[action.word], "not-asked")
    return reason or ("MT5", "name-no-card")  # what is left: a face that no feather has


def _not_now(round: Round) -> tuple[str, str]:
    if round.result is not None:
        return ("E9", "not-your-turn")
    return ("C5" if round.challenger is None else "T2", "not-your-turn")


def _facts(state: State, seat: int, action: Action) -> Facts:
    facts: dict[str, int | str] = {
        "seat": seat,
        "action": shown(action),
        "word": getattr(action, "word", shown(action)),
        "edition": state.setup.edition,
        "acting": ", ".join(map(str, state.to_act)),
    }
    if isinstance(action, Bid):
        facts["addition"] = action.addition or ""
    if state.round is not None:
        facts["minimum"] = lowest_bid(state, state.round)
        bid = state.round.standing_bid
        if bid is not None:
            facts["bid"] = bid.number
            facts["bidder"] = bid.seat
    return facts
