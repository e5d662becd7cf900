"""How much the best opponent wins against the solved match for two, exactly."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from coyote.solver.policy import EyeCards, MatchPolicy
from tools.strength.store import Cell, Store
from tools.strength.wish import Wish, say

ROOMS: Final = ("rules", "bots", "solver")
LADDERS: Final = ((False, 10), (False, 12), (False, 16), (True, 8), (True, 10))
"""Whether both may peek, and how many bids there are at the least."""
_EYES: Final[dict[bool, EyeCards]] = {False: (0, 1), True: (1, 0)}
"""One eye each, so that the round decides the match; with an open one they may peek for nothing."""


def run(store: Store, wish: Wish) -> None:
    """The whole match against all integer bids, then single rounds on ladders."""
    policy = shipped()
    if policy is None:
        say("solved: no match is shipped")
        return
    if not store.has("match", {}):
        store.put("match", {}, whole(policy))
        say(f"solved: match: {store.cells['match']}")
    for peeks, bids in LADDERS:
        key = f"{'peeks' if peeks else 'plain'} {bids}"
        rungs = policy.table(_EYES[peeks], _EYES[peeks], 0).rungs.ours
        budget: Cell = {"ladder": ladder_of(rungs, bids)}
        if not store.has(key, budget):
            store.put(key, budget, on_ladder(policy, budget["ladder"], peeks=peeks))
            say(f"solved: {key}: {store.cells[key]['exploitability']}")


def shipped() -> MatchPolicy | None:
    """The match that `coyote` plays by, if there is one."""
    from coyote.bots.pair import solved  # reads its file when asked

    try:
        return solved()
    except FileNotFoundError:
        return None


def whole(policy: MatchPolicy) -> Cell:
    """What the best of all opponents wins of the match from its start, whoever starts."""
    from coyote.rules.state import Eyes
    from coyote.solver.measure import Measure

    began = time.monotonic()
    measure = Measure(policy)
    measure.run()
    start = Eyes(2, 1)  # E2
    return {
        "exploitability": measure.exploitability((start, start)),
        "states": len(measure.gains),
        "seconds": round(time.monotonic() - began, 1),
    }


def ladder_of(rungs: Sequence[int], bids: int) -> list[int]:
    """All bids that the policy makes, and more in the middle of the widest gaps."""
    ladder = sorted(rungs)
    while len(ladder) < bids:
        gaps = [high - low for low, high in pairwise(ladder)]
        place = gaps.index(max(gaps))
        ladder.insert(place + 1, ladder[place] + gaps[place] // 2)
    return ladder


def on_ladder(policy: MatchPolicy, ladder: list[int], *, peeks: bool) -> Cell:
    """What the best response gains over both seats in a round, when only these bids may be made."""
    from coyote.solver.game import eyes_round
    from coyote.solver.query import policy_exploitability
    from coyote.solver.query import shipped as on_it

    began = time.monotonic()
    eyes = _EYES[peeks]
    policies = (
        on_it(policy.table(eyes, eyes, 0), 0),
        on_it(policy.table(eyes, eyes, 1), 1),
    )
    game = eyes_round(ladder, (peeks, peeks))
    return {
        "exploitability": policy_exploitability(game, ladder, policies),
        "seconds": round(time.monotonic() - began, 1),
    }
