"""Beliefs of `bayes` and `coyote` about their own card, and the net that weighs what to do.

These functions call none of ours and loop over plain arrays, so that the lab can compile the very
same source for training (`coyote.training.sight`). At the table they run as they are.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

CONTEXT: Final = 41
"""How many numbers describe the moment."""
CANDIDATE: Final = 22
"""How many numbers describe one thing that one could do."""
PLAIN: Final = 9
"""How many of these are ever set in a game without extras."""
HIDDEN: Final = 32
"""Nodes of the hidden layer."""
WEIGHTS: Final = HIDDEN * (CONTEXT + CANDIDATE + 2)

RAISES: Final = 28
"""How many raises are looked at, at the most."""
MOST: Final = RAISES + 24
"""How many candidates there are, at the most."""

# The facts of the moment, in this order.
FACTS: Final = 26
(
    ALIVE,
    OWN_LIVES,
    NEXT_LIVES,
    OWNER_LIVES,
    MEAN_LIVES,
    MOST_LIVES,
    LEAST_LIVES,
    TURNS,
    OWN_TURNS,
    JUMP,
    OPENED,
    MUST_RAISE,
    MAY_PEEK,
    PEEKED,
    OTHERS_PEEKED,
    OWN_EYES,
    NEXT_EYES,
    SIGMA,
    SPREAD,
    ENTROPY,
    DOUBLE,
    NAMEABLE,
    OWNER_BOAST,
    OWNER_CREEP,
    NEXT_BOAST,
    NEXT_CREEP,
) = range(FACTS)

# What can be done besides raising: their place among the numbers of a candidate.
IS_RAISE, BELIEVED, EXPECTED, TRUSTED, LOGIT, STEP, BY_ONE, DOUBT, PEEK = range(9)
COYOTE, CONFIRM, REVERSE, RESTART, OPEN, SKIP, SWAP, NAME, NAME_CHANCE = range(9, 18)
WITH_DOUBLE, WITH_EXTRA, WITH_NEXT, THEIR_LIVES = range(18, 22)

FEATHER: Final = 4
"""About what one more feather adds to the total."""

# How others bid, as likelihoods of what one may wear: see `listen`. `coyote.training.manners` finds
# them; the floors are a little higher, for people bluff more than bots.
MANNERS: Final = (-1.55, 0.52, 0.19, -1.78, 0.57, 0.05, 1.85, 1.24, 0.1)


# What is remembered of a seat: how many free bids it made in finished rounds and by how much they
# missed the total, added up; then the same of its raises by one, where nobody knows what it wanted.
FREE, FREE_MISS, SMALL, SMALL_MISS = range(4)
MEMORY: Final = 4
FARTHEST: Final = 40
"""A bid that misses by more is no worse."""
USUAL: Final = 1.6
"""By how many times sigma a free bid stays below the total, with most."""
DOUBTS: Final = 2.0
"""With so many bids what is remembered counts for half."""


def remember(memory: Any, seats: Any, bids: Any, count: int, total: int) -> None:
    """Hold the bids of a finished round against its total."""
    for at in range(count):
        place = SMALL if at > 0 and bids[at] == bids[at - 1] + 1 else FREE
        memory[seats[at], place] += 1.0
        memory[seats[at], place + 1] += min(max(bids[at] - total, -FARTHEST), FARTHEST)


def judge(memory: Any, players: int, seat: int, sigma: float, found: Any) -> None:
    """What a seat thinks of each player: how it boasts in free bids, and how far it creeps by one.

    Both are in sigma, over what is usual. Who said little is taken to be like the others at the
    table, and these to be like most.
    """
    for kind in range(2):
        count, miss = (FREE, FREE_MISS) if kind == 0 else (SMALL, SMALL_MISS)
        usual = USUAL * sigma if kind == 0 else 0.0
        said, over = DOUBTS, 0.0
        for other in range(players):
            if other != seat:
                said += memory[other, count]
                over += memory[other, miss] + usual * memory[other, count]
        common = over / said
        for other in range(players):
            held = memory[other, count]
            over = memory[other, miss] + usual * held + DOUBTS * common
            found[kind, other] = min(max(over / (held + DOUBTS) / sigma, -3.0), 3.0)


def listen(
    prior: Any,
    mean: Any,
    bids: Any,
    gaps: Any,
    mine: Any,
    count: int,
    sigma: float,
    manners: Any,
    belief: Any,
) -> None:
    """How likely each own face is after what the others, who see it, have bid.

    For a bid of somebody else, `gaps` tells what must be added to the mean total of an own face
    to get what that player expects, and boasts of. People open and jump to numbers that they find
    likely, and raise by one while it is not yet too unlikely: a bump and a slope, each over a floor
    for those who bluff.
    """
    highest = -1e30
    for face in range(len(prior)):
        if prior[face] <= 0.0:
            belief[face] = 0.0
            continue
        found = log(prior[face])
        for at in range(count):
            if mine[at]:
                continue
            z = (bids[at] - mean[face] - gaps[at]) / sigma
            if at == 0:
                part = (z - manners[0]) / manners[1]
                found += log(manners[2] + exp(-0.5 * part * part))
            elif bids[at] > bids[at - 1] + 1:
                part = (z - manners[3]) / manners[4]
                found += log(manners[5] + exp(-0.5 * part * part))
            else:
                steep = min(manners[6] * (z - manners[7]), 700.0)  # exp goes no further
                found += log(manners[8] + 1.0 / (1.0 + exp(steep)))
        belief[face] = found
        highest = max(highest, found)
    total = 0.0
    for face in range(len(prior)):
        if prior[face] > 0.0:
            belief[face] = exp(belief[face] - highest)
            total += belief[face]
    for face in range(len(prior)):
        belief[face] /= total


def describe(facts: Any, standing: Any, ahead: Any, context: Any) -> None:
    """The moment as numbers: `standing` tells of the standing bid, `ahead` of higher ones.

    Each holds how likely the bid is by belief, by what is seen alone, and to the next player.
    """
    for place in range(CONTEXT):
        context[place] = 0.0
    context[min(int(facts[ALIVE]), 6) - 2] = 1.0
    context[4 + min(int(facts[OWN_LIVES]), 3)] = 1.0
    context[7 + min(int(facts[NEXT_LIVES]), 3)] = 1.0
    if facts[OPENED] > 0.0:
        context[10 + min(int(facts[OWNER_LIVES]), 3)] = 1.0
        context[14] = standing[0]
        context[15] = standing[1]
        context[16] = standing[2]
        context[17] = 1.0
        context[32] = ahead[0]
        context[33] = ahead[1]
        context[37] = facts[OWNER_BOAST] / 2.0
        context[38] = facts[OWNER_CREEP] / 2.0
    context[18] = min(facts[TURNS] / facts[ALIVE], 4.0) / 2.0
    context[19] = min(facts[JUMP] / facts[SIGMA], 2.0)
    context[20] = 1.0 if facts[JUMP] == 1.0 else 0.0
    context[21] = min(facts[OWN_TURNS], 3.0) / 2.0
    context[22] = facts[MAY_PEEK]
    context[23] = facts[PEEKED]
    context[24] = facts[MUST_RAISE]
    context[25] = facts[SPREAD] / facts[SIGMA]
    context[26] = facts[ENTROPY] / 3.0
    context[27] = facts[OWN_EYES] / 2.0
    context[28] = facts[NEXT_EYES] / 2.0
    context[29] = facts[MEAN_LIVES] / 3.0
    context[30] = min(facts[MOST_LIVES], 3.0) / 3.0
    context[31] = 1.0
    context[34] = facts[DOUBLE]
    context[35] = facts[OTHERS_PEEKED] / 3.0
    context[36] = 1.0 if facts[LEAST_LIVES] == 1.0 else 0.0
    context[39] = facts[NEXT_BOAST] / 2.0
    context[40] = facts[NEXT_CREEP] / 2.0


def propose(
    number: int, bid: int, opened: float, sigma: float, chances: Any, candidate: Any
) -> None:
    """A raise as numbers; its chances by belief, by what is seen, and to the next player."""
    for place in range(CANDIDATE):
        candidate[place] = 0.0
    candidate[IS_RAISE] = 1.0
    candidate[BELIEVED] = chances[0]
    candidate[EXPECTED] = chances[1]
    candidate[TRUSTED] = chances[2]
    held = min(max(chances[0], 0.003), 0.997)
    candidate[LOGIT] = log(held / (1.0 - held)) / 4.0
    if opened > 0.0:
        candidate[STEP] = min((number - bid) / sigma, 2.5)
        candidate[BY_ONE] = 1.0 if number == bid + 1 else 0.0


def weigh(
    weights: Any, context: Any, candidates: Any, count: int, used: int, layer: Any, shares: Any
) -> None:
    """How often to choose each candidate: one hidden layer, the same for all of them."""
    beside = HIDDEN * CONTEXT
    bias = beside + HIDDEN * CANDIDATE
    out = bias + HIDDEN
    for node in range(HIDDEN):
        held = weights[bias + node]
        for place in range(CONTEXT):
            held += weights[node * CONTEXT + place] * context[place]
        layer[node] = held
    highest = -1e30
    for at in range(count):
        score = 0.0
        for node in range(HIDDEN):
            held = layer[node]
            for place in range(used):
                held += weights[beside + node * CANDIDATE + place] * candidates[at, place]
            if held > 0.0:
                score += weights[out + node] * held
        shares[at] = score
        highest = max(highest, score)
    total = 0.0
    for at in range(count):
        shares[at] = exp(shares[at] - highest)
        total += shares[at]
    for at in range(count):
        shares[at] /= total
