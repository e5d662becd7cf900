"""What chance deals is what the rules count."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import coyote
from coyote.odds import distribution
from coyote.rules.editions import EYES
from coyote.solver.deal import eyes_deal

LADDER = (-12, -3, 0, 4, 9, 15, 22, 31, 44)


def test_each_deal_of_three_cards_is_equally_likely() -> None:
    deal = eyes_deal([5])
    assert deal.prior.sum() == pytest.approx(1)
    assert np.count_nonzero(deal.prior) == 17 * 16 * 15
    assert len({*deal.prior[deal.prior > 0].round(15)}) == 1
    assert np.einsum("iij->", deal.prior) == 0


@pytest.mark.parametrize("seed", range(12))
def test_a_bid_is_as_likely_as_the_odds_of_a_view_say(seed: int) -> None:
    state = coyote.shuffled(coyote.new_game("eyes", 2), Random(seed))
    state = coyote.apply(state, 0, coyote.parse("bid -99"))
    state = coyote.apply(state, 1, coyote.parse("peek")) if seed % 2 else state
    view = coyote.view(state, 1)
    worn, centre = view.cards[0].card, view.cards[2].card
    deal = eyes_deal(LADDER)
    # Player 1 sees the card of player 0, and after a peek the one in the centre.
    seen = EYES.deck.index(worn) if worn else -1
    centres = slice(None) if centre is None else [EYES.deck.index(centre)]
    weights = deal.prior[:, seen, centres]
    odds = distribution(view)
    for rung, bid in enumerate(LADDER):
        chance = (weights * deal.truth[rung][:, seen, centres]).sum() / weights.sum()
        assert chance == pytest.approx(odds.p_at_least(bid))


@pytest.mark.parametrize("ladder", [[], [3, 3], [5, 4]])
def test_the_bids_of_a_ladder_rise(ladder: list[int]) -> None:
    with pytest.raises(ValueError, match="rise"):
        eyes_deal(ladder)
