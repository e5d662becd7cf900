"""What is searched for before anything is trained."""

from __future__ import annotations

import numpy as np
import pytest

from coyote.bots.mind import MANNERS
from coyote.training import tuning
from coyote.training.manners import gather, surprise
from coyote.training.tuning import GIVEN, tune


def test_manners_tell_more_of_an_own_card_than_no_manners() -> None:
    heard, size = gather(1, rows=200)
    assert size == 1000
    deaf = np.array(MANNERS)
    deaf[[2, 5, 8]] = 1e9  # with such floors every bid is as likely as any
    knowing, unknowing = (
        surprise(heard.columns, size, manners) for manners in (np.array(MANNERS), deaf)
    )
    assert knowing < unknowing - 0.1


def test_the_same_seed_tunes_alike_and_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "GAMES", 12)
    found = tune("odds", "eyes", 1, games=12)
    assert found == tune("odds", "eyes", 1, games=12)
    assert found.keys() == GIVEN.keys()
    assert all(0 < challenge <= 0.6 and 0.3 <= likely < 1 for challenge, likely in found.values())
