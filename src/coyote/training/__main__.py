"""Train the nets of `coyote`, and keep them where the bot reads them."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from coyote.training.course import COURSES, Course, exploit, imitate, measure, train
from coyote.training.field import NET
from coyote.training.learning import Numbers
from coyote.training.population import Population, ladder

WEIGHTS: Final = Path(__file__).parent.parent / "bots" / "weights.npz"
LESSONS: Final = 60
"""Steps of imitation, before practice."""
EXPLOITS: Final = 130
"""Steps of an exploiter, which then joins the population."""


def main() -> int:
    wish = _asked()
    for name in wish.names or COURSES:
        _run(name, wish.steps or COURSES[name].steps, wish.seed)
    return 0


def _run(name: str, steps: int, seed: int) -> None:
    """Laps of training; after each, the exploiter of what was learnt joins the others."""
    _say(f"{name}: {steps} steps, seed {seed}")
    course = COURSES[name]
    population = Population(np.random.default_rng(seed + 1), course.edition)
    began = time.monotonic()

    def progress(step: int, told: Numbers, now: Numbers) -> None:
        if step % 50 == 0:
            minutes = (time.monotonic() - began) / 60
            _say(f"  step {step}, {minutes:.1f} minutes: {_shares(course, now)}")

    weights = imitate(course, LESSONS, seed)
    for lap in range(course.laps):
        weights = train(
            course,
            steps // course.laps,
            seed + lap,
            start=weights,
            population=population,
            progress=progress,
        )
        _keep(name, weights)
        if lap + 1 < course.laps:
            found = exploit(course.alone(lap), weights, EXPLOITS, seed + 100 + lap)
            gains = [
                round(measure(config, (NET, found), (NET, weights), 600, seed), 2)
                for config in course.configs()
            ]
            _say(f"  an exploiter gets {gains}")
            population.exploiters.append(found)


def _shares(course: Course, weights: Numbers) -> str:
    """How the net does against a field of each fixed player, at each table."""
    return "; ".join(
        f"{name} "
        + " ".join(
            f"{measure(config, (NET, weights), player, 240, 7):.2f}" for config in course.configs()
        )
        for name, player in ladder(course.edition).items()
    )


def _kept() -> dict[str, Numbers]:
    if not WEIGHTS.exists():
        return {}
    with np.load(WEIGHTS) as file:
        return {name: file[name].astype(np.float64) for name in file}


def _keep(name: str, weights: Numbers) -> None:
    held = {**_kept(), name: weights}
    small = {each: held[each].astype(np.float32) for each in sorted(held)}
    np.savez_compressed(WEIGHTS, **small)  # type: ignore[arg-type]


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m coyote.training", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(COURSES)}; all if none is named")
    parser.add_argument("--steps", type=int, help="as many as the course has if you do not say")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    unknown = [name for name in wish.names if name not in COURSES]
    if unknown:
        parser.error(f"there is no course {unknown[0]}: take one of {', '.join(COURSES)}")
    return wish


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
