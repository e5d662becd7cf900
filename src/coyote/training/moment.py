"""A moment of a compiled game as `coyote.bots.mind` sees it: the mirror of `coyote.bots.moment`."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

import numpy as np

from coyote.bots import mind
from coyote.bots.mind import (
    ALIVE,
    BELIEVED,
    CANDIDATE,
    DOUBLE,
    ENTROPY,
    FACTS,
    JUMP,
    LEAST_LIVES,
    MAY_PEEK,
    MEAN_LIVES,
    MOST,
    MOST_LIVES,
    MUST_RAISE,
    NEXT_BOAST,
    NEXT_CREEP,
    NEXT_EYES,
    NEXT_LIVES,
    OPENED,
    OTHERS_PEEKED,
    OWN_EYES,
    OWN_LIVES,
    OWN_TURNS,
    OWNER_BOAST,
    OWNER_CREEP,
    OWNER_LIVES,
    PEEKED,
    RAISES,
    SIGMA,
    SPREAD,
    TURNS,
)
from coyote.compiled import compiled
from coyote.sim import actions
from coyote.sim.actions import action_of, bid_of, bid_with
from coyote.sim.cards import (
    DRAW,
    FACE_COUNT,
    MAX_MINUS,
    MAX_ZERO,
    NUMBER_COUNT,
    TIMES_TWO,
    VALUES,
)
from coyote.sim.chances import TOTAL, bounds, fill, p_at_least, p_own
from coyote.sim.legality import kinds, lowest_bid, may_bid, others, with_bid
from coyote.sim.policies import bid_near
from coyote.sim.sight import bid, bidder, seen
from coyote.sim.state import HIGHEST_BID, NONE, SEATS, WORN, Game

remember = compiled(mind.remember)
judge = compiled(mind.judge)
listen = compiled(mind.listen)
describe = compiled(mind.describe)
propose = compiled(mind.propose)
weigh = compiled(mind.weigh)

LONGEST: Final = 64
"""How many bids of a round are listened to, the last ones."""


@compiled
def lives(game: Game, seat: int) -> int:
    """How many rounds a seat can lose before it is out."""
    if game.eyes:
        return int(game.open_eyes[seat] + game.closed_eyes[seat])
    return int(game.limit - game.marks[seat])


@compiled
def after(game: Game, seat: int, direction: int) -> int:
    """Whose turn comes after a seat's in a direction."""
    found = seat
    while True:
        found = (found + direction) % game.players
        if game.alive >> found & 1 and found != game.passed:
            return int(found)


@compiled
def worth(face: int, average: float, top: float, middle: float) -> float:
    """What a card adds to the total, more or less."""
    if face < NUMBER_COUNT:
        return float(VALUES[face])
    if face == DRAW:
        return average
    if face == MAX_ZERO:
        return -top
    if face == MAX_MINUS:
        return -2.0 * top
    if face == TIMES_TWO:
        return middle
    return 0.0


@compiled
def hear(
    game: Game,
    seat: int,
    table: Any,
    memory: Any,
    judged: Any,
    prior: Any,
    mean: Any,
    differs: Any,
    gaps: Any,
    mine: Any,
) -> tuple[float, int, int]:
    """Fill the table and what `listen` goes by.

    Returns the spread of what others may expect, the first bid that is listened to, and how many
    there are. `mean` holds the mean total for each own face, `differs` what the expectation of
    each player differs by.
    """
    fill(game, seat, table)
    least, most = bounds(table)
    average = middle = 0.0
    for face in range(FACE_COUNT):
        prior[face] = p_own(table, face)
        mean[face] = 0.0
        if prior[face] > 0.0:
            total = float(least)
            for number in range(least + 1, most + 1):
                total += p_at_least(table, face, number)
            mean[face] = total
            middle += prior[face] * total
            average += prior[face] * VALUES[face]
    between = 0.0
    for face in range(FACE_COUNT):
        between += prior[face] * (mean[face] - middle) ** 2
    sigma = max(sqrt(between * (2.0 if game.centre else 1.0)), 3.0)
    top = 0.0
    for index in range(game.top):
        face = seen(game, seat, index)
        if face != NONE and face < NUMBER_COUNT:
            top = max(top, float(VALUES[face]))
    known = 0.0  # what this seat knows of the centre and the rest do not
    if game.centre and game.peeked >> seat & 1:
        for index in range(game.top):
            if game.holder[index] == NONE:
                face = seen(game, seat, index)
                if face != NONE:
                    known += average - worth(face, average, top, middle)
    for other in range(game.players):
        differs[other] = known
    for index in range(game.top):
        if game.place[index] == WORN:
            face = seen(game, seat, index)
            if face != NONE:
                differs[game.holder[index]] += average - worth(face, average, top, middle)
    judge(memory, game.players, seat, sigma, judged)
    first = max(game.bid_count - LONGEST, 0)
    count = game.bid_count - first
    for at in range(count):
        owner = game.bidders[first + at]
        mine[at] = owner == seat
        gaps[at] = differs[owner] + judged[0, owner] * sigma
    return sigma, first, count


@compiled
def believe(
    game: Game,
    seat: int,
    table: Any,
    manners: Any,
    memory: Any,
    judged: Any,
    mean: Any,
    differs: Any,
    belief: Any,
) -> float:
    """Fill the table and what the seat believes of its own card; the first as `hear`."""
    prior, gaps, mine = np.empty(FACE_COUNT), np.empty(LONGEST), np.empty(LONGEST, np.bool_)
    sigma, first, count = hear(game, seat, table, memory, judged, prior, mean, differs, gaps, mine)
    listen(prior, mean, game.bids[first : first + count], gaps, mine, count, sigma, manners, belief)
    return sigma


@compiled
def believed(table: Any, belief: Any, number: int) -> float:
    """How likely the total reaches a number, by belief."""
    found = 0.0
    for face in range(FACE_COUNT):
        if belief[face] > 0.0:
            found += belief[face] * p_at_least(table, face, number)
    return found


@compiled
def trusted(mean: Any, belief: Any, gap: float, sigma: float, number: int) -> float:
    """How likely a number is to the next player, more or less."""
    found = 0.0
    for face in range(FACE_COUNT):
        if belief[face] > 0.0:
            z = (mean[face] + gap - number) / sigma
            found += belief[face] / (1.0 + exp(-1.7 * z))
    return found


@compiled
def look(
    game: Game,
    seat: int,
    table: Any,
    manners: Any,
    memory: Any,
    context: Any,
    candidates: Any,
    choices: Any,
) -> int:
    """Describe the moment and all that one could do; how many candidates there are."""
    mean, belief, differs = np.empty(FACE_COUNT), np.empty(FACE_COUNT), np.empty(SEATS)
    judged = np.empty((2, SEATS))
    sigma = believe(game, seat, table, manners, memory, judged, mean, differs, belief)
    mask = kinds(game, seat)
    facts = np.zeros(FACTS)
    standing, ahead, chances = np.zeros(3), np.zeros(2), np.zeros(3)
    opened = game.bid_count > 0
    number = bid(game) if opened else 0
    ahead_of = after(game, seat, game.direction)
    gap = differs[ahead_of]
    count_alive = 0
    total_lives = most_lives = 0
    least_lives = 99
    peekers = 0
    for other in range(game.players):
        if not game.alive >> other & 1:
            continue
        count_alive += 1
        if other != seat:
            held = lives(game, other)
            total_lives += held
            most_lives = max(most_lives, held)
            least_lives = min(least_lives, held)
            peekers += game.peeked >> other & 1
    facts[ALIVE] = count_alive
    facts[OWN_LIVES] = lives(game, seat)
    facts[NEXT_LIVES] = lives(game, ahead_of)
    facts[MEAN_LIVES] = total_lives / (count_alive - 1)
    facts[MOST_LIVES] = most_lives
    facts[LEAST_LIVES] = least_lives
    facts[TURNS] = game.bid_count
    for at in range(game.bid_count):
        facts[OWN_TURNS] += game.bidders[at] == seat
    may_challenge = mask >> actions.CHALLENGE & 1
    facts[MUST_RAISE] = 1.0 if opened and not may_challenge else 0.0
    facts[MAY_PEEK] = mask >> actions.PEEK & 1
    facts[PEEKED] = game.peeked >> seat & 1
    facts[OTHERS_PEEKED] = peekers
    facts[OWN_EYES] = game.open_eyes[seat]
    facts[NEXT_EYES] = game.open_eyes[ahead_of]
    facts[SIGMA] = sigma
    facts[DOUBLE] = 1.0 if game.double else 0.0
    for face in range(FACE_COUNT):
        if belief[face] > 1e-9:
            facts[ENTROPY] -= belief[face] * log(belief[face])
    least, most = bounds(table)
    first = second = 0.0
    for total in range(least, most + 1):
        reached = believed(table, belief, total)
        above = believed(table, belief, total + 1) if total < most else 0.0
        first += (reached - above) * total
        second += (reached - above) * total * total
    facts[SPREAD] = sqrt(max(second - first * first, 0.0))
    facts[NEXT_BOAST], facts[NEXT_CREEP] = judged[0, ahead_of], judged[1, ahead_of]
    if opened:
        owner = bidder(game)
        facts[OPENED] = 1.0
        facts[OWNER_LIVES] = lives(game, owner)
        facts[OWNER_BOAST], facts[OWNER_CREEP] = judged[0, owner], judged[1, owner]
        if game.bid_count > 1:
            facts[JUMP] = number - game.bids[game.bid_count - 2]
        standing[0] = believed(table, belief, number)
        standing[1] = p_at_least(table, TOTAL, number)
        standing[2] = trusted(mean, belief, gap, sigma, number)
        ahead[0] = believed(table, belief, number + 1)
        ahead[1] = believed(table, belief, number + 1 + int(sigma / 3.0))
    describe(facts, standing, ahead, context)

    count = 0
    if may_challenge:
        count = _plain(candidates, choices, count, mind.DOUBT, action_of(actions.CHALLENGE, 0))
    for kind, place in (
        (actions.PEEK, mind.PEEK),
        (actions.COYOTE, mind.COYOTE),
        (actions.CONFIRM, mind.CONFIRM),
        (actions.REVERSE, mind.REVERSE),
        (actions.RESTART, mind.RESTART),
        (actions.OPEN, mind.OPEN),
        (actions.SKIP, mind.SKIP),
        (actions.SWAP, mind.SWAP),
    ):
        if mask >> kind & 1:
            count = _plain(candidates, choices, count, place, action_of(kind, 0))
            if not game.tokens or not opened:
                continue
            row = candidates[count - 1]  # what a token leads to: see `_foresee` of the bot
            if kind == actions.OPEN:
                row[BELIEVED] = believed(table, belief, number + 1 - mind.FEATHER)
            elif kind == actions.SWAP:
                row[BELIEVED] = p_at_least(table, TOTAL, number + 1)
            elif kind == actions.REVERSE:
                whom = after(game, seat, -game.direction)
                row[BELIEVED] = ahead[0]
                row[mind.TRUSTED] = trusted(mean, belief, differs[whom], sigma, number + 1)
                row[mind.THEIR_LIVES] = min(lives(game, whom), 3) / 3.0
    if mask >> actions.NAME & 1:
        face = int(belief.argmax())
        count = _plain(candidates, choices, count, mind.NAME, action_of(actions.NAME, face))
        candidates[count - 1, mind.NAME_CHANCE] = belief[face]
    if not may_bid(game):
        return count
    lowest = lowest_bid(game)
    if not opened:
        start = most
        while start > lowest and believed(table, belief, start) < 0.995:
            start -= 1
        lowest = max(start, lowest)
    lowest = bid_near(game, lowest)
    step = max(int(sigma / 8.0 + 0.5), 1)
    begins = count
    raised = lowest
    for _ in range(RAISES):
        if raised > HIGHEST_BID:
            break
        if raised != game.withdrawn:
            chances[0] = believed(table, belief, raised)
            if raised > lowest and chances[0] < 0.01:
                break
            chances[1] = p_at_least(table, TOTAL, raised)
            chances[2] = trusted(mean, belief, gap, sigma, raised)
            propose(raised, number, facts[OPENED], sigma, chances, candidates[count])
            choices[count] = bid_of(raised)
            count += 1
        raised += step
    extras = with_bid(game)
    if extras:
        count = _with_extras(game, seat, extras, candidates, choices, begins, count)
    return count


@compiled
def _plain(candidates: Any, choices: Any, count: int, place: int, action: int) -> int:
    for each in range(CANDIDATE):
        candidates[count, each] = 0.0
    candidates[count, place] = 1.0
    choices[count] = action
    return count + 1


@compiled
def _with_extras(
    game: Game, seat: int, extras: int, candidates: Any, choices: Any, begins: int, ends: int
) -> int:
    """The lowest raise and two likely ones once more, each with each addition (HA3, HA4, HA6)."""
    count = ends
    seats = others(game, seat)
    ahead = after(game, seat, game.direction)
    leader = ahead
    for other in range(game.players):
        if seats >> other & 1 and lives(game, other) > lives(game, leader):
            leader = other
    for share in (1.1, 0.85, 0.6):
        at = begins
        while share < 1.0 and at + 1 < ends and candidates[at + 1, BELIEVED] >= share:
            at += 1
        if share < 1.0 and at == begins:
            continue
        number = actions.number_of(choices[at])
        for addition, place in (
            (actions.DOUBLE, mind.WITH_DOUBLE),
            (actions.EXTRA, mind.WITH_EXTRA),
            (actions.NEXT, mind.WITH_NEXT),
        ):
            if not extras >> addition & 1 or count >= MOST:
                continue
            whom = leader if addition == actions.NEXT else ahead
            for each in range(CANDIDATE):
                candidates[count, each] = candidates[at, each]
            candidates[count, place] = 1.0
            if addition == actions.DOUBLE:
                choices[count] = bid_with(number, addition, 0)
            else:
                candidates[count, mind.THEIR_LIVES] = min(lives(game, whom), 3) / 3.0
                choices[count] = bid_with(number, addition, whom)
            count += 1
    return count
