"""The exact chances of the total, given what a seat sees (`coyote.odds`)."""

from __future__ import annotations

from typing import Any, Final

from coyote.compiled import compiled
from coyote.sim.cards import DRAW, FACE_COUNT, MAX_ZERO, NO_VALUE, NUMBER_COUNT, VALUES
from coyote.sim.count import DRAWS, STRIKES, added, greens_of, nothing, reds_of, total_of
from coyote.sim.sight import in_play, own_index, sees, source
from coyote.sim.state import BEHIND, DECK, DISCARDING, EXTRA_CARD, NONE, Game
from coyote.sim.tally import (
    APART,
    BOUNDS,
    BY_FACE,
    LEAST,
    OWN,
    POOLS,
    TOTAL,
    WIDTH,
    bounds,
    lay_out,
    p_at_least,
    p_own,
    room,
    share,
    share_by_face,
    take_draw,
    tell,
)

__all__ = ["TOTAL", "bounds", "fill", "fill_total", "p_at_least", "p_own", "room"]

_NOBODY: Final = FACE_COUNT
"""The face of a place that is not there: a column nobody reads."""


@compiled
def fill_total(game: Game, seat: int, table: Any) -> None:
    """Fill what is asked for by `p_at_least(table, TOTAL, number)`."""
    table[APART] = 0.0
    _fill(game, seat, table)


@compiled
def fill(game: Game, seat: int, table: Any) -> None:
    """Fill all of a table, for each own face too."""
    table[APART] = 1.0
    _fill(game, seat, table)


@compiled
def _fill(game: Game, seat: int, table: Any) -> None:
    if game.phase == DISCARDING:  # it was counted
        table[BOUNDS] = game.last_total
        table[BOUNDS + 1] = game.last_total
        table[game.last_total - LEAST] = 1.0
    elif game.centre:
        _fill_eyes(game, seat, table)
    else:
        _fill_feathers(game, seat, table)


@compiled
def _seen_sums(game: Game, seat: int) -> Any:
    """The sums and effects of the cards that count and are seen."""
    sums = nothing()
    for index in range(game.top):
        if game.place[index] != BEHIND and sees(game, seat, index):  # MT4
            sums = added(sums, game.cards[index], game.strikes_any)
    return sums


@compiled
def _fill_eyes(game: Game, seat: int, table: Any) -> None:
    """All hidden cards come from one pile, one of each face (E1, E3).

    So each set of unseen cards is as likely as any other to be the hidden ones, and each of a set
    as likely to be the own one. A hidden `?` is as if it were not there, and the card it draws lay
    in its place; an own `?` then tells nothing of the total.
    """
    sums = _seen_sums(game, seat)
    faces = table[POOLS : POOLS + FACE_COUNT]
    size = source(game, seat, 0, faces)
    hidden = size - (game.end - game.top)
    for face in range(FACE_COUNT):
        table[OWN + face] = faces[face] / size
    draw_unseen = faces[DRAW] > 0.0
    if draw_unseen:
        size -= 1
    else:
        hidden += 1
    lay_out(game, table, sums, hidden)
    count = _line_up(table)
    striking = sums[0] & STRIKES > 0
    for struck in range(2):
        if struck and striking:
            break  # MAX0 is seen
        _spread_sets(
            table,
            float(greens_of(sums) + reds_of(sums) - LEAST),
            float(sums[1]),
            struck > 0 or striking,
            count,
            hidden - struck,
            MAX_ZERO if struck else _NOBODY,
        )
    share(table, _sets(size, hidden))
    if table[APART]:
        share_by_face(table, _sets(size - 1, hidden - 1))
        if draw_unseen:
            take_draw(table)


@compiled
def _line_up(table: Any) -> int:
    """Write down the unseen numbers, rising, behind one that stands for no card; how many."""
    count = 0
    line = POOLS + FACE_COUNT
    table[line], table[line + DECK] = 0.0, _NOBODY
    for face in range(NUMBER_COUNT):
        if table[POOLS + face] > 0.0:
            count += 1
            table[line + count] = VALUES[face]
            table[line + DECK + count] = face
    return count


@compiled
def _sets(size: int, count: int) -> float:
    """How many sets of so many cards there are."""
    sets = 1.0
    for taken in range(count):
        sets = sets * (size - taken) / (taken + 1)
    return sets


@compiled
def _spread_sets(
    table: Any, seen: float, first: float, strikes: int, count: int, hidden: int, beside: int
) -> None:
    """Count each set of hidden numbers, at most four; `beside` is a face that goes with each."""
    apart = table[APART] > 0.0
    line = POOLS + FACE_COUNT
    last = count + 1
    for a in range(hidden > 3, last if hidden > 3 else 1):
        for b in range(a + 1 if hidden > 2 else 0, last if hidden > 2 else 1):
            for c in range(b + 1 if hidden > 1 else 0, last if hidden > 1 else 1):
                others = seen + table[line + a] + table[line + b] + table[line + c]
                for d in range(c + 1 if hidden > 0 else 0, last if hidden > 0 else 1):
                    total = others + table[line + d]
                    if strikes:  # E8: the highest of all, and numbers rise
                        highest = max(first, table[line + d]) if hidden > 0 else first
                        if highest > NO_VALUE:
                            total -= highest
                    column = int(total)
                    table[column] += 1.0
                    if apart:
                        at = BY_FACE + column * WIDTH
                        table[at + beside] += 1.0
                        table[at + int(table[line + DECK + d])] += 1.0
                        if hidden > 1:
                            table[at + int(table[line + DECK + c])] += 1.0
                        if hidden > 2:
                            table[at + int(table[line + DECK + b])] += 1.0
                        if hidden > 3:
                            table[at + int(table[line + DECK + a])] += 1.0


@compiled
def _extra_index(game: Game, seat: int) -> int:
    """Where among the cards in play a second one lies that the seat wears unseen, or NONE (HA3)."""
    for index in range(game.top):
        if game.place[index] == EXTRA_CARD and game.holder[index] == seat:
            return index
    return NONE


@compiled
def _fill_feathers(game: Game, seat: int, table: Any) -> None:
    """Hidden are the own card, an extra one (HA3), and what `?` draws, each from its segment."""
    sums = _seen_sums(game, seat)
    own = own_index(game, seat)
    extra = _extra_index(game, seat)
    drawing = sums[0] & DRAWS > 0
    lay_out(game, table, sums, 2 + (extra != NONE))
    # The pools that hidden cards and the next one drawn come from: one a segment.
    top = in_play(game)
    here = POOLS
    own_size = _pool(game, seat, own, here, table)
    beside = here if _same(game, extra, own) else here + FACE_COUNT
    extra_size = 1 if extra == NONE else _pool(game, seat, extra, beside, table) - (beside == here)
    under = here + 2 * FACE_COUNT
    if _same(game, top, own):
        under = here
    elif _same(game, top, extra):
        under = beside
    drawn_size = _pool(game, seat, top, under, table)
    drawn_size -= (own != NONE and under == here) + (extra != NONE and under == beside)
    if own == NONE:  # it was named and lies face up (MT5)
        nobody = own - NONE + _NOBODY
        _spread_drawn(game, table, nobody, 1.0, 1.0, sums, drawing, under, drawn_size)
        share(table, float(drawn_size))
        return
    for face in range(FACE_COUNT):
        copies = table[here + face]
        table[OWN + face] = copies / own_size
        if copies == 0.0:
            continue
        table[here + face] = copies - 1.0
        worn = added(sums, face, game.strikes_any)
        draws = drawing or face == DRAW
        if extra == NONE:
            _spread_drawn(game, table, face, copies, 1.0, worn, draws, under, drawn_size)
        else:
            for other in range(FACE_COUNT):
                cases = table[beside + other]
                if cases > 0.0:
                    table[beside + other] = cases - 1.0
                    both = added(worn, other, game.strikes_any)
                    drawn = draws or other == DRAW
                    _spread_drawn(game, table, face, copies, cases, both, drawn, under, drawn_size)
                    table[beside + other] = cases
        table[here + face] = copies
    share(table, float(own_size) * extra_size * drawn_size)
    if table[APART]:
        share_by_face(table, float(extra_size) * drawn_size)


@compiled
def _same(game: Game, index: int, other: int) -> bool:
    """Whether two hidden cards come from one segment; what is laid aside is one of its own."""
    if index == NONE or other == NONE or index >= game.end:
        return False
    return bool(game.origin[index] == game.origin[other])


@compiled
def _pool(game: Game, seat: int, index: int, pool: int, table: Any) -> int:
    return 0 if index == NONE else source(game, seat, index, table[pool : pool + FACE_COUNT])


@compiled
def _spread_drawn(
    game: Game,
    table: Any,
    own: int,
    copies: float,
    cases: float,
    sums: Any,
    draws: int,
    under: int,
    drawn: int,
) -> None:
    """Count the cases of what `?` draws, if it is in play; else as many cases of one total."""
    if not draws:
        tell(table, own, copies, cases * drawn, total_of(sums, game.doubles_greens))
        return
    for face in range(FACE_COUNT):
        ways = table[under + face]
        if ways > 0.0:
            more = added(sums, face, game.strikes_any)
            total = total_of(more, game.doubles_greens)
            tell(table, own, copies, cases * ways, total)
