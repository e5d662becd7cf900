"""What a seat may do now, and why it may not do the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from coyote.rules.actions import PLAIN, Action, Addition, Bid, Discard, Guess, Name
from coyote.rules.editions import EDITIONS, HIGHEST_BID
from coyote.rules.errors import Facts, IllegalAction, shown
from coyote.rules.refusals import HOME, TESTS, Refusal, lowest_bid, refuse_bid, refuse_with_bid
from coyote.rules.state import Round, State
from coyote.rules.values import evolve, value

WithBid: TypeAlias = Mapping[str, tuple[int, ...]]

_WITH_BID: Final[tuple[Addition, ...]] = ("extra", "double", "next")
_NO_ADDITION: Final[WithBid] = {}


@value
class Legal:
    """All that a seat may do now; `action in legal` tells of one action."""

    min_bid: int | None
    max_bid: int | None
    excluded: int | None
    """The number withdrawn under HA5."""
    actions: tuple[Action, ...]
    """Every legal action that is not a bid."""
    with_bid: WithBid
    """The additions that may go with a bid; for `extra` and `next`, the seats they may name."""

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Bid):
            return action in self.actions
        if self.min_bid is None or self.max_bid is None or type(action.number) is not int:
            return False
        if not self.min_bid <= action.number <= self.max_bid or action.number == self.excluded:
            return False
        if action.addition is None:
            return action.seat is None
        seats = self.with_bid.get(action.addition)
        return seats is not None and action.seat in (seats or (None,))

    def bids(self) -> Iterator[Bid]:
        """Every legal bid, lowest first; after each number, the same with its additions."""
        if self.min_bid is None or self.max_bid is None:
            return
        for number in range(self.min_bid, self.max_bid + 1):
            if number != self.excluded:
                yield Bid(number)
                for addition in _WITH_BID:
                    if addition in self.with_bid:
                        for seat in self.with_bid[addition] or (None,):
                            yield Bid(number, addition, seat)


_NOTHING: Final = Legal(None, None, None, (), _NO_ADDITION)

_CHOICES: Final = {
    edition.id: tuple(
        (
            TESTS[word],
            tuple(map(Name, dict.fromkeys(edition.deck))) if word == "name" else (PLAIN[word],),
        )
        for word in edition.actions
        if word in TESTS
    )
    for edition in EDITIONS.values()
}
"""For each edition what an ordinary turn offers besides a bid: a test and the actions it is of."""


def legal(state: State, seat: int) -> Legal:
    """All that a seat may do now; nothing for one that may not act."""
    round = state.round
    if round is None or seat not in state.to_act:
        return _NOTHING
    if round.result is not None:
        return evolve(_NOTHING, actions=(Discard("open"), Discard("closed")))
    if round.challenger is not None:
        return evolve(_NOTHING, actions=tuple(map(Guess, _contestants(round))))
    actions: tuple[Action, ...] = ()
    for test, choice in _CHOICES[state.setup.edition]:
        if test(state, round, seat) is None:
            actions += choice
    lowest = lowest_bid(state, round)
    if lowest > HIGHEST_BID:
        return evolve(_NOTHING, actions=actions)
    with_bid = _with_bid(state, round, seat) if state.setup.additions else _NO_ADDITION
    return Legal(lowest, HIGHEST_BID, round.withdrawn, actions, with_bid)


def check(state: State, seat: int, action: Action) -> None:
    """Raise `IllegalAction` unless a seat may do that now."""
    refusal = _refuse(state, seat, action)
    if refusal is not None:
        rule, code = refusal
        raise IllegalAction(rule, code, _facts(state, seat, action))


def _contestants(round: Round) -> tuple[int, ...]:
    return tuple(sorted((round.bids[-1].seat, round.challenger or 0)))


def _others(state: State, seat: int) -> tuple[int, ...]:
    return tuple(other for other in state.alive if other != seat)


def _with_bid(state: State, round: Round, seat: int) -> WithBid:
    others = _others(state, seat)
    return {
        addition: () if addition == "double" else others
        for addition in _WITH_BID
        if refuse_with_bid(state, round, addition) is None
    }


def _refuse(state: State, seat: int, action: Action) -> Refusal:
    round = state.round
    if round is None:
        return ("RECORD", "no-pile") if len(state.alive) > 1 else ("C6", "game-over")
    if round.waiting is not None:
        return (state.edition.refill_rule, "no-pile")
    if seat not in state.to_act:
        return _not_now(round)
    if round.result is not None:
        return None if isinstance(action, Discard) else ("E9", "discard-owed")
    if round.challenger is not None:
        if not isinstance(action, Guess):
            return ("T2", "guess-owed")
        return None if action.seat in _contestants(round) else ("T2", "guess-who")
    word = getattr(action, "word", None)
    if word not in state.edition.actions:
        return ("RECORD", "not-in-edition")
    if isinstance(action, Bid):
        return refuse_bid(state, round, action, _others(state, seat))
    test = TESTS.get(action.word)
    if test is None:
        return (HOME[action.word], "not-asked")
    if isinstance(action, Name) and action.card not in state.edition.deck:
        return ("MT5", "name-no-card")
    return test(state, round, seat)


def _not_now(round: Round) -> Refusal:
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
