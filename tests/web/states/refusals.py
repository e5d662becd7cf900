"""What the table says no to, as a person at the page can meet it: mostly they were too late."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from table.sittings import Sitting
from web.states.people import game, lobby
from web.states.state import Maker, State, Step, click, press, seen, unfold, write

from coyote.table import messages, requests

TOP: Final = "7 15 -5 3 MAX0 ? 20"
BIDS: Final = ("0 bid 12", "1 bid 17", "2 bid 19", "3 bid 24")
CODES: Final[dict[str, tuple[str, dict[str, int | str]]]] = {
    "limit": ("M4", {"value": 5, "edition": "museum", "players": 6, "least": 3, "most": 3}),
    "min-bid": ("M2", {"value": 1000, "least": -999, "most": 999}),
    "players": ("E2", {"players": 1, "edition": "eyes", "least": 2, "most": 6}),
    "stale": ("TABLE", {"version": 1, "now": 2}),
    "bot-plays": ("TABLE", {"seat": 0}),
    "rate-limited": ("TABLE", {"seconds": 2}),
    "talk-fast": ("TABLE", {"seconds": 7}),
    "text-long": ("TABLE", {"most": 200}),
    "time-enough": ("TABLE", {"most": 3}),
    "nothing-to-reclaim": ("TABLE", {"seat": 0}),
    "shadow-seat": ("TABLE", {"seat": 7}),
    "table-full": ("TABLE", {"most": 6}),
    "seats-many": ("TABLE", {"seats": 10, "most": 6}),
    "no-bot": ("TABLE", {"seat": 3}),
    "no-person": ("TABLE", {"person": 2}),
    "name-long": ("TABLE", {"most": 24}),
    "clock-range": ("TABLE", {"clock": 4, "least": 5, "most": 3600}),
    "grace-range": ("TABLE", {"grace": 4, "least": 5, "most": 3600}),
    "starter": ("TABLE", {"starter": 7, "last": 2}),
}
"""The rule and the facts of a refusal; most have neither."""
ACTS: Final = {"not-your-turn": "C5", "no-pile": "RECORD", "game-over": "C6"}
DONE: Final[dict[str, int | str]] = {
    "seat": 0,
    "action": "challenge",
    "word": "challenge",
    "edition": "eyes",
    "acting": "1",
}


def refusal(code: str) -> messages.Rejected:
    rule, facts = (ACTS[code], DONE) if code in ACTS else CODES.get(code, ("TABLE", {}))
    return messages.Rejected(id="", code=code, rule=rule, facts=facts)


@dataclass(frozen=True, eq=False)
class Try:
    """What somebody does at the page, and the request that is refused then."""

    sitting: Callable[[], Sitting]
    request: str
    steps: tuple[Step, ...]
    who: int = 1
    prefs: dict[str, Any] = field(default_factory=dict)

    def refused(self, code: str) -> State:
        refuses = {self.request: refusal(code)}
        return seen(self.sitting(), self.who, *self.steps, refuses=refuses, prefs=self.prefs)


def turn(**settings: Any) -> Sitting:
    return game("eyes", *BIDS, top=TOP, lookers=1, **settings)


def asked() -> Sitting:
    sitting = turn(clock=30)
    sitting.grant(1, requests.AskTime())
    return sitting


def away() -> Sitting:
    sitting = turn(clock=30)
    sitting.wait(30_000)
    return sitting


def paused() -> Sitting:
    sitting = turn()
    sitting.grant(1, requests.Pause())
    return sitting


def bots_alone() -> Sitting:
    sitting = game("eyes", people=1, bots=["odds", "cautious"], top="20 3 5 7")
    sitting.knock_out(0)
    sitting.next_round()
    return sitting


CHALLENGE: Final = Try(turn, "act", (click("challenge"),))
ODDS: Final = Try(turn, "odds", (), prefs={"odds": True})
SAY: Final = Try(turn, "say", (unfold("talk"), write("say", "Howl!"), press("Enter")))
ASK: Final = Try(partial(turn, clock=30), "ask-time", (click("ask-time"),))
GRANT: Final = Try(asked, "grant-time", (click("grant-time"),), who=2)
RECLAIM: Final = Try(away, "reclaim", (click("reclaim"),))
RESUME: Final = Try(paused, "resume", (click("resume"),))
HURRY: Final = Try(bots_alone, "hurry", (click("hurry"),))
SHADOW: Final = Try(
    partial(turn, shadow=True),
    "shadow",
    (click("menu"), click("menu-shadow"), click("shadow-1")),
    who=5,
)
START: Final = Try(lobby, "start", (click("start"),))
SIT: Final = Try(partial(lobby, lookers=1), "sit", (click("sit"),), who=4)
STAND: Final = Try(lobby, "stand", (click("place-0"), click("stand")))
RENAME: Final = Try(lobby, "rename", (click("place-0"), write("name", "Anna"), click("keep")))
ADD_BOT: Final = Try(lobby, "add-bot", (click("add-bot"), click("bot-odds")))
REMOVE_BOT: Final = Try(
    partial(lobby, bots=["odds"]), "remove-bot", (click("place-3"), click("remove-bot"))
)
HAND_OVER: Final = Try(lobby, "hand-over", (click("place-1"), click("hand-over")))
HOUSE: Final = Try(lobby, "configure", (click("more"), click("house-slow")))
VARIANT: Final = Try(
    partial(lobby, "museum"), "configure", (click("options"), click("option-tokens"))
)
EDITION: Final = Try(lobby, "configure", (click("edition"), click("edition-classic")))

TRIES: Final = {
    CHALLENGE: (
        *("stale", "paused", "bot-plays", "no-game", "not-in-game", "rate-limited"),
        *("not-your-turn", "no-pile", "game-over"),
    ),
    ODDS: ("odds-none", "odds-off"),
    SAY: ("talk-fast", "text-off", "text-empty", "text-long"),
    ASK: ("no-clock", "time-enough"),
    GRANT: ("nobody-asks",),
    RECLAIM: ("nothing-to-reclaim",),
    RESUME: ("not-paused",),
    HURRY: ("people-play",),
    SHADOW: ("shadow-off", "shadow-seat"),
    START: ("players", "not-host", "in-game", "not-joined", "starter"),
    SIT: ("seated-already", "table-full"),
    STAND: ("not-seated",),
    RENAME: ("name-empty", "name-long"),
    REMOVE_BOT: ("no-bot",),
    HAND_OVER: ("no-person",),
    HOUSE: ("clock-range", "grace-range", "slow-clock"),
    VARIANT: ("limit", "min-bid"),
    EDITION: ("seats-many",),
}

STATES: Final[dict[str, Maker]] = {
    **{
        f"refused-{code}": partial(attempt.refused, code)
        for attempt, codes in TRIES.items()
        for code in codes
    },
    "refused-table-full-bot": partial(ADD_BOT.refused, "table-full"),
}
