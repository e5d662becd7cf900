"""What goes on around a game: clocks, pauses, absence, helpers, menus, other devices."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from web.states.people import game, watched
from web.states.state import Eye, Maker, State, Step, click, press, seen, unfold, write

from coyote.table import requests

TOP: Final = "7 15 -5 3 MAX0 ? 20"
BIDS: Final = ("0 bid 12", "1 bid 17", "2 bid 19", "3 bid 24")
CLOCK: Final = {"clock": 30}


def turn(*steps: Step, **more: Any) -> State:
    """Your turn at an ordinary table."""
    return seen(game("eyes", *BIDS, top=TOP), 1, *steps, **more)


PANELS: Final = ("people", "invite", "settings", "words", "move", "shuffle", "keys")


def opened(panel: str) -> State:
    """A panel of the menu."""
    return turn(click("menu"), click(f"menu-{panel}"))


def paused(who: int) -> State:
    sitting = game("eyes", *BIDS, top=TOP, **CLOCK)
    sitting.grant(1, requests.Pause())
    return seen(sitting, who)


def taken_over(seat: int, who: int) -> State:
    """A bot plays for who was away."""
    sitting = game("eyes", *BIDS[:seat], top=TOP, grace=20)
    sitting.exit(seat + 1)
    sitting.wait(20_000)
    sitting.enter(seat + 1)
    return seen(sitting, who)


def away() -> State:
    sitting = game("eyes", *BIDS[:2], top=TOP)
    sitting.exit(3, 4)
    return seen(sitting)


def clock(left: int, who: int = 1) -> State:
    sitting = game("eyes", *BIDS, top=TOP, **CLOCK)
    sitting.wait(30_000 - left)
    return seen(sitting, who)


def time_asked(who: int) -> State:
    eye = Eye(game("eyes", *BIDS, top=TOP, **CLOCK), who)
    eye.sitting.grant(1, requests.AskTime())
    return eye.state()


def ready() -> State:
    """You wait for the others before the next round."""
    sitting = game("eyes", *BIDS, "0 challenge", "3 discard open", top=TOP)
    sitting.grant(2, requests.Ready(round=1))
    sitting.grant(3, requests.Ready(round=1))
    sitting.wait(300)
    return seen(sitting)


def shadowed(*steps: Step) -> State:
    """Somebody who looks on sees a round again, as Bo saw it."""
    sitting, who = watched("eyes", "0 bid 12", "1 peek", "1 bid 17", top=TOP, shadow=True)
    sitting.grant(who, requests.Shadow(seat=1))
    eye = Eye(sitting, who)
    sitting.moves("2 challenge", "1 discard open")
    return eye.state(*steps)


def bots_alone() -> State:
    """Everybody is out but the bots, and the host may hurry them."""
    sitting = game("eyes", people=1, bots=["odds", "cautious"], top="20 3 5 7")
    sitting.knock_out(0)
    sitting.next_round()
    return seen(sitting)


def over_with_waiting() -> State:
    """The last game is over, and somebody new sits at the next."""
    sitting = game("eyes", people=2, top="20 3 5")
    sitting.knock_out(1)
    sitting.join("Zoe")
    sitting.exit(2)
    return seen(sitting)


def over(who: int, *steps: Step) -> State:
    sitting = game("eyes", people=3, top=TOP)
    sitting.knock_out(1, 2)
    return seen(sitting, who, *steps)


def over_with_answers(who: int) -> State:
    """Bo is in for another game, and Cleo has not answered."""
    sitting = game("eyes", people=3, top=TOP)
    sitting.knock_out(1, 2)
    sitting.grant(2, requests.Rematch())
    return seen(sitting, who)


def pinged() -> State:
    eye = Eye(game("eyes", top=TOP))
    eye.sitting.ping()
    return eye.state()


def again() -> State:
    """Two rounds later."""
    sitting = game("eyes", tops=(TOP, TOP))
    sitting.lose(1)
    sitting.next_round()
    sitting.lose(2)
    sitting.next_round()
    return seen(sitting)


def coached(*moves: str, edition: str = "eyes", top: str = TOP, read: str = "") -> State:
    """A first game: the first note that was not read yet."""
    coach = {"game": "", "read": read.split()}
    return seen(game(edition, *moves, top=top), prefs={"coach": coach})


NO_HELP: Final[dict[str, Any]] = {"sums": False, "odds": False}
HELPERS: Final = {"sums": True, "odds": True}

STATES: Final[dict[str, Maker]] = {
    "around-paused-host": lambda: paused(1),
    "around-paused": lambda: paused(2),
    "around-bot-plays-for-you": lambda: taken_over(0, 1),
    "around-bot-plays-for-other": lambda: taken_over(1, 1),
    "around-away": away,
    "around-clock": lambda: clock(25_000),
    "around-clock-low": lambda: clock(4_000),
    "around-clock-other": lambda: clock(25_000, 2),
    "around-time-asked": lambda: time_asked(1),
    "around-time-asked-other": lambda: time_asked(2),
    "around-ready": ready,
    "around-third-round": again,
    "around-helpers": lambda: turn(prefs=HELPERS),
    "around-helpers-tomahawk": lambda: seen(
        game("tomahawk", "0 bid 9", "1 bid 12", "2 bid 19", people=3, top="7 ? X2"), prefs=HELPERS
    ),
    "around-no-helpers": lambda: seen(game("eyes", *BIDS, top=TOP, **NO_HELP), prefs=HELPERS),
    "around-coach-turn": lambda: coached(*BIDS),
    "around-coach-special": lambda: coached(*BIDS, top="7 MAX0 -5 3", read="turn"),
    "around-coach-doubt": lambda: coached(*BIDS, read="turn special"),
    "around-coach-peek": lambda: coached(*BIDS, read="turn special doubt"),
    "around-coach-loss": lambda: coached(*BIDS[:1], "1 challenge", top="1 2 3 4 5"),
    "around-menu": lambda: turn(click("menu")),
    "around-menu-guest": lambda: seen(game("eyes", *BIDS, top=TOP), 2, click("menu")),
    "around-leave": lambda: turn(click("menu"), click("leave")),
    **{f"around-menu-{panel}": partial(opened, panel) for panel in PANELS},
    "around-move": lambda: turn(click("menu"), click("menu-move"), click("move-ask")),
    "around-talk": lambda: turn(unfold("talk")),
    "around-talk-long": lambda: turn(unfold("talk"), write("say", "M" * 200)),
    "around-shadowed": shadowed,
    "around-menu-shadow": lambda: shadowed(click("menu"), click("menu-shadow")),
    "around-kick": lambda: turn(click("menu"), click("menu-people"), click("kick")),
    "around-in-words": lambda: turn(press("s")),
    "around-bots-alone": bots_alone,
    "around-ping": pinged,
    "around-two-tabs": lambda: turn(Step("tab")),
    "over-next-game": over_with_waiting,
    "over-guest": lambda: over(2),
    "over-in-host": lambda: over_with_answers(1),
    "over-in": lambda: over_with_answers(2),
    "over-share": lambda: over(1, click("share-result")),
    "over-change": lambda: over(1, click("change")),
    "over-stats": lambda: over(1, click("stats")),
    "over-round": lambda: over(1, click("round-1")),
    "over-fair": lambda: over(1, click("fair-details")),
    "over-menu": lambda: over(1, click("menu")),
}
