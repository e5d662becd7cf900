"""Places away from the table: home, the door, rules, settings, and where there is nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec
from table.sittings import Sitting
from web.states.people import LONG_NAMES, NAMES, game, lobby
from web.states.state import CODE, Answer, Maker, State, Step, click, seen, write

from coyote.rules.editions import EDITIONS
from coyote.table import messages
from coyote.table.effects import WATCHERS

LOOK: Final = f"GET /api/tables/{CODE}"
JOIN: Final = f"POST /api/tables/{CODE}/people"
CLAIM: Final = f"POST /api/tables/{CODE}/claim"
OPEN: Final = "POST /api/tables"

LESSON: Final = (
    *("cards", "sum", "open", "raise", "bluff", "challenge", "strike"),
    *("eyes", "peek", "seen", "won", "done"),
)
"""Its steps that wait for the learner."""


def trouble(status: int, why: str, **facts: int | str) -> Answer:
    """How a server says no."""
    return Answer(status, msgspec.json.encode({"code": why, "facts": facts}))


OFFLINE: Final = Answer(0)


def away(path: str, *steps: Step, **http: Answer) -> State:
    return State(path=path, key=False, steps=steps, http=http)


def lesson(step: str, *steps: Step) -> State:
    return State(path="/learn", key=False, steps=steps, prefs={"name": ""}, lesson=step)


def home(*steps: Step, http: Mapping[str, Answer] | None = None) -> State:
    return State(path="/", key=False, steps=steps, http=http or {}, prefs={"name": ""})


def known() -> State:
    """Home, on a device that has a seat at a table."""
    shown = seen(game("eyes", "0 bid 7"))
    return State(path="/", http=shown.http, prefs={"name": "Ann", "animal": "owl"})


def door(
    sitting: Sitting | None = None,
    *steps: Step,
    http: Mapping[str, Answer] | None = None,
    name: str = "",
) -> State:
    """Somebody with the link, and without a key."""
    sitting = sitting or lobby()
    through = Answer(200, messages.encode(sitting.sync(WATCHERS)))
    return State(
        says=seen(sitting, WATCHERS).says,
        key=False,
        http={LOOK: through, **(http or {})},
        steps=steps,
        prefs={"name": name},
    )


def shut(answer: Answer) -> State:
    return State(key=False, http={LOOK: answer})


def finished() -> Sitting:
    sitting = game("classic", people=2, options={"limit": 1})
    sitting.knock_out(1)
    return sitting


JOINING: Final = (write("name", "Zoe"), click("sit"))
CLAIMING: Final = (click("claim"), write("claim-code", "WUBK LMRY"), click("claim-go"))

STATES: Final[dict[str, Maker]] = {
    "home": home,
    "home-known": known,
    "home-create": lambda: home(click("create")),
    "home-join": lambda: home(write("join-code", "bfk")),
    "home-join-wrong": lambda: home(write("join-code", "hello"), click("join")),
    "home-offline": lambda: home(click("play-now"), http={OPEN: OFFLINE}),
    "home-house-full": lambda: home(
        click("play-now"), http={OPEN: trouble(503, "house-full", most=1000)}
    ),
    "home-rate-limited": lambda: home(
        click("play-now"), http={OPEN: trouble(429, "rate-limited", seconds=120)}
    ),
    "rules": lambda: away("/rules"),
    **{f"rules-{edition}": partial(away, f"/rules#{edition}") for edition in EDITIONS},
    **{f"lesson-{step}": partial(lesson, step) for step in LESSON},
    "lesson-astray": lambda: lesson("challenge", click("raise")),
    "settings": lambda: away("/settings"),
    "missing": lambda: away("/nowhere/at/all"),
    "missing-code": lambda: away("/t/NOCODE"),
    "door-lobby": door,
    "door-known": lambda: door(name="Zoe"),
    "door-long-names": lambda: door(lobby(people=6, names=LONG_NAMES), name=LONG_NAMES[0]),
    "door-running": lambda: door(game("eyes", "0 bid 7")),
    "door-over": lambda: door(finished()),
    "door-full": lambda: door(lobby("eyes", 6, names=NAMES)),
    "door-full-too-late": lambda: door(
        None, *JOINING, http={JOIN: trouble(400, "table-full", most=6)}
    ),
    "door-crowded": lambda: door(
        None, *JOINING, http={JOIN: trouble(400, "table-crowded", most=100)}
    ),
    "door-name-empty": lambda: door(None, *JOINING, http={JOIN: trouble(400, "name-empty")}),
    "door-offline-later": lambda: door(None, *JOINING, http={JOIN: OFFLINE}),
    "door-claim": lambda: door(None, click("claim")),
    "door-claim-wrong": lambda: door(None, *CLAIMING, http={CLAIM: trouble(403, "wrong-code")}),
    "door-unknown": lambda: shut(trouble(404, "no-table", code=CODE)),
    "door-offline": lambda: shut(OFFLINE),
    "door-rate-limited": lambda: shut(trouble(429, "rate-limited", seconds=30)),
    "door-server-error": lambda: shut(trouble(500, "server-error", id="a1b2c3")),
    "door-try-again": lambda: shut(trouble(503, "try-again")),
}
