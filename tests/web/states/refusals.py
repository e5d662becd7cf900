"""What the table says no to, as a person at the page can meet it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from table.sittings import Sitting
from web.states.people import game, lobby
from web.states.state import Maker, State, Step, click, seen

from coyote.table import messages

TOP: Final = "7 15 -5 3 MAX0 ? 20"
BIDS: Final = ("0 bid 12", "1 bid 17", "2 bid 19", "3 bid 24")


def said(code: str, rule: str = "TABLE", **facts: int | str) -> messages.Rejected:
    """What comes too late or from elsewhere: no page that is up to date would ask for it."""
    return messages.Rejected(id="", code=code, rule=rule, facts=facts)


def refused(
    make: Callable[[], Sitting], rejected: messages.Rejected, request: str, *steps: Step
) -> State:
    """You do something at the page, and it is refused so."""
    return seen(make(), 1, *steps, refuses={request: rejected})


def turn() -> Sitting:
    return game("eyes", *BIDS, top=TOP)


def at_table(rejected: messages.Rejected) -> Maker:
    return lambda: refused(turn, rejected, "act", click("challenge"))


def at_start(rejected: messages.Rejected) -> Maker:
    return lambda: refused(lobby, rejected, "start", click("start"))


IN_TURN: Final[dict[str, Any]] = {
    "seat": 0,
    "action": "challenge",
    "word": "challenge",
    "edition": "eyes",
}

ACTING: Final = (
    said("stale", version=1, now=2),
    said("paused"),
    said("bot-plays", seat=0),
    said("no-game"),
    said("not-in-game"),
    said("rate-limited", seconds=2),
    said("not-your-turn", "C5", **IN_TURN, acting="1", minimum=25, bid=24, bidder=3),
    said("no-pile", "RECORD", **IN_TURN, acting=""),
    said("game-over", "C6", **IN_TURN, acting=""),
    said("odds-none"),
    said("odds-off"),
    said("talk-fast", seconds=7),
    said("text-off"),
    said("text-empty"),
    said("text-long", most=200),
    said("no-clock"),
    said("nobody-asks"),
    said("time-enough", most=3),
    said("nothing-to-reclaim", seat=0),
    said("not-paused"),
    said("people-play"),
    said("shadow-off"),
    said("shadow-seat", seat=7),
)
"""What can be wrong in a game, mostly because it went on meanwhile."""

STARTING: Final = (
    said("players", "E2", players=1, edition="eyes", least=2, most=6),
    said("not-host"),
    said("in-game"),
    said("not-joined"),
    said("not-seated"),
    said("seated-already"),
    said("table-full", most=6),
    said("seats-many", seats=10, most=6),
    said("no-bot", seat=3),
    said("no-person", person=9),
    said("name-empty"),
    said("name-long", most=24),
    said("clock-range", clock=4, least=5, most=3600),
    said("grace-range", grace=4, least=5, most=3600),
    said("slow-clock"),
    said("limit", "M4", value=5, edition="museum", players=6, least=3, most=3),
    said("min-bid", "M2", value=1000, least=-999, most=999),
    said("starter", starter=7, last=2),
)
"""What can be wrong in the lobby."""

STATES: Final[dict[str, Maker]] = {
    **{f"refused-{each.code}": at_table(each) for each in ACTING},
    **{f"refused-{each.code}": at_start(each) for each in STARTING},
}
