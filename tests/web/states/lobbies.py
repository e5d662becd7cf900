"""The lobby: seats, bots, the edition and its options, for host, guests and onlookers."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from web.states.people import LONG_NAMES, NAMES, lobby
from web.states.state import Maker, State, click, seen

from coyote import bots
from coyote.rules.editions import ADDITIONS, EDITIONS
from coyote.table.effects import WATCHERS

STRICT: Final[dict[str, Any]] = {
    "clock": 60,
    "grace": 300,
    "text": False,
    "odds": False,
    "sums": False,
    "shadow": True,
}
ALL: Final = {"additions": list(ADDITIONS), "limit": 5}
TOKENS: Final = {"tokens": True, "limit": 4, "min_bid": 1}


def away() -> State:
    sitting = lobby(people=4)
    sitting.exit(2, 3)
    return seen(sitting)


def options(edition: str) -> State:
    return seen(lobby(edition), 1, click("options"))


def looker() -> State:
    return seen(lobby(people=3, lookers=2), 4)


STATES: Final[dict[str, Maker]] = {
    "lobby-alone": lambda: seen(lobby(people=1)),
    "lobby-host": lambda: seen(lobby(people=3)),
    "lobby-guest": lambda: seen(lobby(people=3), 2),
    "lobby-looking-on": looker,
    "lobby-watching": lambda: seen(lobby(people=3), WATCHERS, click("watch")),
    "lobby-away": away,
    "lobby-bots": lambda: seen(lobby("classic", people=1, bots=bots.NAMES)),
    "lobby-full": lambda: seen(lobby(people=3, bots=bots.NAMES[:3])),
    "lobby-trickster": lambda: seen(lobby(options={"trickster": True})),
    "lobby-tomahawk": lambda: seen(lobby("tomahawk")),
    "lobby-tomahawk-additions": lambda: seen(lobby("tomahawk", options=ALL)),
    "lobby-museum": lambda: seen(lobby("museum")),
    "lobby-museum-tokens": lambda: seen(lobby("museum", options=TOKENS)),
    "lobby-museum-too-few": lambda: seen(lobby("museum", 2)),
    "lobby-classic": lambda: seen(lobby("classic", options={"limit": 9})),
    "lobby-nine": lambda: seen(lobby("museum", 9)),
    "lobby-ten": lambda: seen(lobby("classic", 10)),
    "lobby-ten-guest": lambda: seen(lobby("classic", 10, names=NAMES), 10),
    "lobby-strict": lambda: seen(lobby(**STRICT)),
    "lobby-strict-guest": lambda: seen(lobby(**STRICT), 2),
    "lobby-slow": lambda: seen(lobby(slow=True)),
    "lobby-long-names": lambda: seen(lobby(people=6, names=LONG_NAMES)),
    "lobby-qr": lambda: seen(lobby(), 1, click("qr")),
    "lobby-edition": lambda: seen(lobby(), 1, click("edition")),
    **{f"lobby-options-{edition}": partial(options, edition) for edition in EDITIONS},
    "lobby-options-guest": lambda: seen(lobby("tomahawk", options=ALL), 2, click("options")),
    "lobby-addition": lambda: seen(lobby("tomahawk"), 1, click("options"), click("rule")),
    "lobby-more-strict": lambda: seen(lobby(**STRICT), 1, click("more")),
    "lobby-menu": lambda: seen(lobby(), 1, click("menu")),
    "lobby-add-bot": lambda: seen(lobby(), 1, click("add-bot")),
    "lobby-person": lambda: seen(lobby(), 1, click("place-1")),
    "lobby-you": lambda: seen(lobby(), 1, click("place-0")),
    "lobby-compare": lambda: seen(lobby(), 1, click("edition"), click("compare")),
    "lobby-kick": lambda: seen(lobby(), 1, click("place-1"), click("kick")),
    "lobby-bot": lambda: seen(lobby(bots=["odds"]), 1, click("place-3")),
    "lobby-bot-of-old": lambda: seen(lobby(bots=["random"]), 1, click("place-3")),
    "lobby-more": lambda: seen(lobby(), 1, click("more")),
    "lobby-more-of-old": lambda: seen(lobby(stand_in="random"), 1, click("more")),
    "lobby-leave": lambda: seen(lobby(), 1, click("leave")),
}
