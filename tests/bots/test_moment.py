"""What `coyote` thinks of doing."""

from __future__ import annotations

import numpy as np
from tables import play, table

from coyote import Bid, view
from coyote.bots.mind import MANNERS
from coyote.bots.moment import believe, look
from coyote.rules.editions import ADDITIONS


def test_there_is_a_raise_when_the_lowest_number_was_withdrawn_and_no_other_is_likely() -> None:
    state = table("tomahawk", 3, "1 2 3", additions=list(ADDITIONS))
    state = play(state, "0 bid 200", "1 bid 201", "2 restart")
    seen = view(state, 1)
    assert seen.legal is not None
    assert seen.legal.min_bid == seen.legal.excluded
    found = look(seen, believe(seen, np.array(MANNERS)))
    assert Bid(202) in found.choices
    assert Bid(201) not in found.choices
