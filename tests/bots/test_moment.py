"""What `coyote` thinks of doing."""

from __future__ import annotations

import numpy as np
from tables import dealt, lose, play, table

from coyote import Bid, State, view
from coyote.bots.mind import BELIEVED, FARTHEST, FEATHER, MANNERS, THEIR_LIVES, TRUSTED
from coyote.bots.moment import believe, lives, look, memory_of, nothing
from coyote.rules.editions import ADDITIONS


def test_there_is_a_raise_when_the_lowest_number_was_withdrawn_and_no_other_is_likely() -> None:
    state = table("tomahawk", 3, "1 2 3", additions=list(ADDITIONS))
    state = play(state, "0 bid 200", "1 bid 201", "2 restart")
    seen = view(state, 1)
    assert seen.legal is not None
    assert seen.legal.min_bid == seen.legal.excluded
    found = look(seen, believe(seen, np.array(MANNERS), memory_of(seen)))
    assert Bid(202) in found.choices
    assert Bid(201) not in found.choices


def test_bids_are_remembered_by_how_far_they_missed_and_raises_by_one_apart() -> None:
    state = table("eyes", 3, "10 5 20 3")  # a total of 38
    state = play(state, "0 bid 30", "1 bid 31", "2 bid 41", "0 challenge", "2 discard closed")
    seen = view(dealt(state), 0)
    assert memory_of(seen).tolist() == [[1, -8, 0, 0], [0, 0, 1, -7], [1, 3, 0, 0]]
    assert not nothing(seen).any()
    shouting = view(dealt(lose(table("eyes", 3, "10 5 20 3"), 0)), 0)  # on a bid of 999
    assert memory_of(shouting)[0].tolist() == [1, FARTHEST, 0, 0]


def test_a_wrong_name_tells_nothing_of_bids() -> None:
    state = table("museum", 3, "1 2 3", tokens=True)
    state = play(state, "0 bid 30", "1 name 15")
    assert not memory_of(view(dealt(state), 0)).any()


def test_who_claimed_too_much_is_believed_less() -> None:
    state = dealt(lose(table("eyes", 3, "10 5 20 3"), 0), "1 2 4 8")
    state = play(state, *(f"{seat} bid {number}" for seat, number in opened(state, 0)))
    seen = view(state, state.to_act[0])
    trusting = believe(seen, np.array(MANNERS), nothing(seen))
    careful = believe(seen, np.array(MANNERS), memory_of(seen))
    assert careful.p_at_least(22) < trusting.p_at_least(22) - 0.05
    assert careful.expected(22) == trusting.expected(22)
    now, then = look(seen, careful).context, look(seen, trusting).context
    assert now[37] > 0.5 > then[37] == 0.0
    boasts = careful.judged[0]
    assert boasts[0] > boasts[2] > 0.0  # who said nothing yet may well be of the same kind
    assert not trusting.judged.any()


def test_a_token_is_weighed_by_what_it_leads_to() -> None:
    state = dealt(lose(table("museum", 4, "10 5 20 3 10 9 8 7", tokens=True), 1))
    first, second, third = ((state.to_act[0] + step) % 4 for step in range(3))
    state = play(state, f"{first} bid 20", f"{second} bid 35")
    seen = view(state, third)
    belief = believe(seen, np.array(MANNERS), memory_of(seen))
    found = look(seen, belief)
    rows = {str(choice): row for choice, row in zip(found.choices, found.candidates)}
    # One more feather makes a raise likelier; of one swapped in nobody has told anything.
    assert rows["open"][BELIEVED] == belief.p_at_least(36 - FEATHER) > belief.p_at_least(36)
    assert rows["swap"][BELIEVED] == belief.expected(36) != belief.p_at_least(36)
    assert rows["reverse"][BELIEVED] == belief.p_at_least(36)
    assert rows["reverse"][TRUSTED] == belief.trusted(36, second) != belief.trusted(36)
    assert rows["reverse"][THEIR_LIVES] == lives(seen, second) / 3.0


def test_before_a_bid_a_token_leads_nowhere_yet() -> None:
    seen = view(table("museum", 4, "10 5 20 3", tokens=True), 0)
    found = look(seen, believe(seen, np.array(MANNERS), memory_of(seen)))
    rows = {str(choice): row for choice, row in zip(found.choices, found.candidates)}
    assert all(rows[word].sum() == 1.0 for word in ("open", "swap", "reverse", "skip"))


def opened(state: State, by: int) -> list[tuple[int, int]]:
    """Low bids until it is a seat's turn, and 22 of that seat."""
    seats = [(state.to_act[0] + step) % 3 for step in range(3)]
    return [(seat, place + 1) for place, seat in enumerate(seats[: seats.index(by)])] + [(by, 22)]
