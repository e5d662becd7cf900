"""What `coyote solve` does with its options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType

from coyote.rules.editions import HIGHEST_BID, LOWEST_BID
from coyote.rules.errors import shown
from coyote.rules.state import Eyes
from coyote.solver import match, telling
from coyote.solver.dice import liars_dice
from coyote.solver.game import eyes_round
from coyote.solver.measure import Measure
from coyote.solver.run import Outcome, progress, run
from coyote.solver.scheme import SCHEMES

GAMES: Final = ("round", "match", "liars-dice")
_MOST_ITERATIONS: Final = 1_000_000
_ITERATIONS: Final = {"round": 300, "match": match.ITERATIONS, "liars-dice": 1000}
_LADDER: Final = "4:31:3"
_MOST_BIDS: Final = {False: 18, True: 12}
"""How many bids there may be, without peeks and with: each doubles the work."""
_PICTURES: Final = (".svg", ".png", ".pdf")
_START: Final = Eyes(2, 1)  # E2


class Unsolvable(ValueError):
    """A wish that cannot be met: the name of a message, and its facts."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Wish:
    """The options as they were typed."""

    game: str = "round"
    ladder: str | None = None
    peeks: bool = False
    scheme: str | None = None
    iterations: int | None = None
    until: float = 0.0
    plot: Path | None = None
    save: Path | None = None
    habits: float | None = None
    language: str = "en"


class Found(Protocol):
    """What is told at the end."""

    def to_json(self) -> dict[str, object]: ...

    def told(self, language: str) -> Iterator[RenderableType]: ...


@dataclass(frozen=True, slots=True)
class FoundRound:
    """A round that was solved."""

    outcome: Outcome

    def to_json(self) -> dict[str, object]:
        return self.outcome.to_json()

    def told(self, language: str) -> Iterator[RenderableType]:
        return telling.told(self.outcome, language)


@dataclass(frozen=True, slots=True)
class FoundMatch:
    """A match that was solved, and how often the best opponent wins, if that was measured."""

    values: NDArray[np.float32]
    best: float | None = None

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {"values": telling.match_json(self.values)}
        return found if self.best is None else {**found, "best opponent": self.best}

    def told(self, language: str) -> Iterator[RenderableType]:
        return telling.told_match(self.values, self.best, language)


def solve(wish: Wish) -> Found:
    """Meet a wish; raises `Unsolvable`."""
    if wish.game not in GAMES:
        raise Unsolvable("solve-no-game", game=shown(wish.game), games=", ".join(GAMES))
    if wish.scheme not in (None, *SCHEMES):
        facts = {"scheme": shown(str(wish.scheme)), "schemes": ", ".join(SCHEMES)}
        raise Unsolvable("solve-no-scheme", **facts)
    iterations = _ITERATIONS[wish.game] if wish.iterations is None else wish.iterations
    if wish.iterations is None and wish.until > 0:
        iterations = _MOST_ITERATIONS
    if not 1 <= iterations <= _MOST_ITERATIONS:
        raise Unsolvable("solve-no-iterations", most=str(_MOST_ITERATIONS))
    for option in _not_for(wish):
        raise Unsolvable("solve-not-for", option=option, game=wish.game)
    if wish.plot is not None and wish.plot.suffix not in _PICTURES:
        raise Unsolvable("solve-plot-kind", kinds=", ".join(_PICTURES))
    if wish.plot is not None and find_spec("matplotlib") is None:
        raise Unsolvable("solve-no-lab")
    if wish.habits is not None and not 0 <= wish.habits < 1:  # nan neither
        raise Unsolvable("solve-no-habits")
    _check_writable(wish.plot, "solve-no-plot")
    _check_writable(wish.save, "solve-no-save")
    return _solve_match(wish, iterations) if wish.game == "match" else _solve(wish, iterations)


def _not_for(wish: Wish) -> Iterator[str]:
    """The options that say nothing about the game."""
    if wish.game != "match" and wish.save:
        yield "save"
    if wish.habits is not None and (wish.game != "match" or wish.save is None):
        yield "habits"
    if wish.game != "round" and wish.peeks:
        yield "peeks"
    if wish.game == "liars-dice" and wish.ladder:
        yield "ladder"
    if wish.game == "match":
        used = {"scheme": wish.scheme, "until": wish.until, "plot": wish.plot}
        yield from (option for option, value in used.items() if value)


def _solve(wish: Wish, iterations: int) -> FoundRound:
    if wish.game == "liars-dice":
        game, scheme = liars_dice(), SCHEMES[wish.scheme or "plus"]
    else:
        ladder = read_ladder(wish.ladder or _LADDER, most=_MOST_BIDS[wish.peeks])
        game = eyes_round(ladder, (wish.peeks, wish.peeks))
        scheme = SCHEMES[wish.scheme or "discounted"]
    outcome = run(game, scheme, iterations=iterations, until=wish.until, language=wish.language)
    if wish.plot is not None:
        telling.plot(outcome, wish.plot, wish.language)
    return FoundRound(outcome)


def _solve_match(wish: Wish, iterations: int) -> FoundMatch:
    ladder: Sequence[int] = match.LADDER
    if wish.ladder:
        ladder = read_ladder(wish.ladder, most=_MOST_BIDS[True])
    with progress(wish.language) as told:
        values = match.solve_values(ladder, min(iterations, match.SETTLED), told)
    if wish.save is None:
        return FoundMatch(values)
    with progress(wish.language) as told:
        habits = match.HABITS if wish.habits is None else wish.habits
        policy = match.solve_match(values, iterations, told=told, habits=habits)
    wish.save.write_bytes(policy.dumped())
    measure = Measure(policy)
    with progress(wish.language) as told:
        measure.run(told)
    return FoundMatch(values, 0.5 + measure.exploitability((_START, _START)) / 2)


def read_ladder(text: str, *, most: int) -> list[int]:
    """Bids as they are typed: `5,8,12` or `first:last:step`, both ends among them."""
    try:
        if ":" in text:
            first, last, step = (int(part) for part in text.split(":"))
            bids = list(range(first, last + 1, step))
        else:
            bids = [int(part) for part in text.split(",")]
        rising = all(one < two for one, two in pairwise(bids))
        if not (bids and rising and bids[0] >= LOWEST_BID and bids[-1] <= HIGHEST_BID):
            raise ValueError(text)
    except ValueError:
        raise Unsolvable("solve-no-ladder", text=shown(text)) from None
    if len(bids) > most:
        raise Unsolvable("solve-long-ladder", bids=str(len(bids)), most=str(most))
    return bids


def _check_writable(file: Path | None, message: str) -> None:
    """Find out before the long work whether its fruit can be kept."""
    if file is None:
        return
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise Unsolvable(message, file=str(file), reason=str(error.strerror)) from None
