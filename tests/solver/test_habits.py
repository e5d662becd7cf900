"""Players with habits do what the bots do that they are like."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest
from strategies import MANNERS, play

from coyote import Card, View, new_game, view
from coyote.bots import bayes, mind, thresholds
from coyote.bots.characters import policy
from coyote.rules.actions import PLAIN
from coyote.solver.crowd import HABITS
from coyote.solver.habits import LEAST, MOST, Deed, Manners, Moment, chances, steady
from coyote.solver.hearing import believed
from coyote.solver.policy import FACES

# Bots are tuned now and then; habits need not follow to the last digit.
BOTS = HABITS | {
    "odds": steady(*thresholds.TUNED["eyes"][2]),
    "bayes": steady(*bayes.TUNED["eyes"][2], mind.MANNERS),
}


def asked(seen: View, manners: Manners | None) -> tuple[Moment, int]:
    """A view as one with habits sees it, and the number of what is known."""
    assert seen.legal is not None
    assert seen.seat is not None
    faces = {(card.place, card.seat): card.card for card in seen.cards}
    worn, centre = faces["worn", 1 - seen.seat], faces["centre", None]
    assert isinstance(worn, Card)
    known = FACES[worn] if centre is None else FACES[worn] * len(FACES) + FACES[centre]
    owed = bool(seen.bids) and PLAIN["challenge"] not in seen.legal.actions
    may_peek = PLAIN["peek"] in seen.legal.actions
    size = len(FACES) if centre is None else len(FACES) ** 2
    numbers = [None, *(bid.number for bid in seen.bids)]
    heard = tuple(
        (bid.number, None if before is None else np.full(size, before))
        for bid, before in zip(seen.bids, numbers)
        if bid.seat != seen.seat
    )
    odds = chances(centre=size > 17)
    if manners is not None:
        odds = believed(heard, manners, centre=size > 17)
    return Moment(seen.bid, may_peek, owed, odds), known


def done(deed: Deed, known: int) -> dict[str, float]:
    """How often one who knows that does something."""
    shares = {"challenge": deed.challenge[known], "peek": deed.peek[known]}
    shares |= {f"bid {LEAST + place}": share for place, share in enumerate(deed.bids[:, known])}
    return {name: float(share) for name, share in shares.items() if share > 1e-9}


def views(seed: int) -> list[View]:
    """Turns of a game for two by chance, with bids that can be true."""
    dice = Random(seed)
    game = play(new_game("eyes", 2), dice, manner=dice.choice(MANNERS))
    seen = [view(state, seat) for state, seat, _ in game.decisions]
    return [each for each in seen if each.phase == "bid" and LEAST < (each.bid or 0) < MOST - 1]


@pytest.mark.parametrize("name", BOTS)
def test_one_with_habits_does_what_the_bot_does(name: str) -> None:
    many = 0
    for seed in range(10):
        for seen in views(seed):
            moment, known = asked(seen, BOTS[name].manners)
            shares = done(BOTS[name].do(moment), known)
            assert sum(shares.values()) == pytest.approx(1)
            found = Counter(str(policy(name)(seen, Random(dice))) for dice in range(2))
            assert {*found} <= {*shares}
            many += 1
    assert many > 60


@pytest.mark.parametrize("name", ["lurker", "braggart"])
def test_and_as_often(name: str) -> None:
    seen = views(3)[0]
    moment, known = asked(seen, BOTS[name].manners)
    shares = done(BOTS[name].do(moment), known)
    assert len(shares) > 1
    found = Counter(str(policy(name)(seen, Random(dice))) for dice in range(400))
    for each, share in shares.items():
        assert found[each] / 400 == pytest.approx(share, abs=0.1)


def test_the_odds_of_all_that_may_be_known_are_told() -> None:
    alone, both = chances(centre=False), chances(centre=True)
    assert alone.shape == (MOST - LEAST + 1, 17)
    assert both.shape == (MOST - LEAST + 1, 289)
    assert alone[0] == pytest.approx(1)
    assert not alone[-1].any()
    # Whoever sees the centre card knows more, and on average the same.
    face = FACES[Card("7")]
    rest = [number for number in range(17) if number != face]
    assert both[:, [face * 17 + centre for centre in rest]].mean(axis=1) == pytest.approx(
        alone[:, face]
    )
    assert not np.isnan(both).any()
