"""Write web/src/lesson/script.ts: the lesson as a real table told it to the learner's seat.

The page plays these messages as if they came from a server: it needs no rules for the lesson.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    # In place of this folder, whose `web` is another one.
    sys.path[:1] = [str(ROOT / "tests"), str(ROOT)]

from table.sittings import Dice, Sitting  # noqa: E402

from coyote.table import messages  # noqa: E402

GOAL: Final = ROOT / "web" / "src" / "lesson" / "script.ts"

LEARNER: Final = 1
"""The learner is the first person, in seat 0."""
BOTS: Final = ("cautious", "braggart")
"""They play what the script says; in the lesson they are only a name and an animal."""
DEALS: Final = ("3 10 4 MAX0", "1 2 4 20")
"""The cards of each round, from its starter on, and then the centre card."""
READY: Final = "ready"


@dataclass(frozen=True)
class Step:
    """A note, and what the learner does to go on: `next`, `ready`, `shown`, `end` or an action."""

    note: str
    until: str = "next"
    moves: Sequence[str] = ()
    """What happens as the step begins: moves such as `1 bid 11`, or the next deal."""
    by: int | None = None
    """The seat that the note speaks of."""


STEPS: Final = (
    Step("cards"),
    Step("sum"),
    Step("open", "bid 8"),
    Step("raise", "bid 14", ("0 bid 8", "1 bid 11", "2 bid 13")),
    Step("bluff", moves=("0 bid 14", "1 bid 16", "2 bid 27"), by=2),
    Step("challenge", "challenge", by=2),
    Step("count", "shown", ("0 challenge", "2 discard closed")),
    Step("strike"),
    Step("eyes", READY, by=2),
    Step("peek", "peek", (READY, "2 bid 9")),
    Step("seen", "bid 10", ("0 peek",)),
    Step("doubted", "shown", ("0 bid 10", "1 challenge", "1 discard open"), by=1),
    Step("won", READY, by=1),
    Step("done", "end"),
)


@dataclass(frozen=True)
class Told:
    """A step with what the learner is told as it begins, and the numbers for its note."""

    step: Step
    says: Sequence[messages.Update]
    facts: Mapping[str, int | str]


def lesson() -> tuple[messages.Sync, list[Told]]:
    """What the learner is told at first, and then step by step."""
    sitting = Sitting("Ann", dice=Dice(tops=DEALS), bots=BOTS, odds=False)
    sitting.start()
    first = still(sitting.sync(LEARNER))
    told = []
    for step in STEPS:
        sitting.forget()
        for move in step.moves:
            if move == READY:
                sitting.next_round()
            else:
                sitting.moves(move)
        says = [still(update) for update in sitting.told(LEARNER, messages.Update)]
        told.append(Told(step, says, facts(step, sitting.sync(LEARNER))))
    return first, told


def facts(step: Step, sync: messages.Sync) -> dict[str, int | str]:
    """The numbers of the moment: what the learner sees, hears, is to say, and is shown."""
    view = sync.view
    assert view is not None
    found: dict[str, int | str | None] = {"sum": view.sum}
    if step.until.startswith("bid "):
        found["number"] = int(step.until.removeprefix("bid "))
    if view.bids:
        found["bid"] = view.bids[-1][1]
    centre = next((card.card for card in view.cards if card.place == "centre"), None)
    if view.phase == "deal":
        result = sync.rounds[-1].result
        struck = [each.victim for each in result.steps if each.victim is not None]
        centre = result.cards[struck[0]].card if struck else None
        found |= {"total": result.total, "bid": result.bid}
    return {name: fact for name, fact in {**found, "card": centre}.items() if fact is not None}


def still(message: Any) -> Any:
    """The message without clocks, and without the proof of a shuffle that was none."""
    clock = messages.Clock(turn=None, next_round=None, asked=None)
    return msgspec.structs.replace(message, clock=clock, shuffle=None)


def page() -> Iterator[str]:
    """The lines of the file: one for each message."""
    first, told = lesson()
    yield "// Written by tools/lesson.py: `make wire` writes it anew."
    yield "import type { Script } from './lesson.svelte.ts';"
    yield ""
    yield "export const SCRIPT: Script = {"
    yield f'"first":{encode(first)},'
    yield '"steps":['
    for each in told:
        step = each.step
        about = {"note": step.note, "until": step.until, "by": step.by, "facts": each.facts}
        yield json.dumps(about, separators=(",", ":"))[:-1] + ',"says":['
        yield from (f"{encode(update)}," for update in each.says)
        yield "]},"
    yield "]};"


def encode(message: messages.Message) -> str:
    return messages.encode(message).decode()


def main() -> int:
    text = "\n".join(page()) + "\n"
    if "--check" not in sys.argv[1:]:
        GOAL.parent.mkdir(parents=True, exist_ok=True)
        GOAL.write_text(text, encoding="utf-8")
        return 0
    if GOAL.exists() and GOAL.read_text(encoding="utf-8") == text:
        return 0
    print(f"{GOAL.relative_to(ROOT)} is old: run `make wire`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
