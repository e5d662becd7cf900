"""What people hear of each other: news, lines, asides, reactions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from table.sittings import Sitting
from web.states.people import LONG_WORD, game, lobby, watched
from web.states.state import Eye, Maker, State, Step, seen, unfold

from coyote.table import requests
from coyote.table.talking import SIGNS

TOP: Final = "7 15 -5 3 MAX0 ? 20"
BIDS: Final = ("0 bid 12", "1 bid 17", "2 bid 19", "3 bid 24")


def told(sitting: Sitting, who: int, *requests_: tuple[int, requests.Request]) -> State:
    """What somebody hears when these ask for something."""
    eye = Eye(sitting, who)
    for asker, request in requests_:
        sitting.grant(asker, request)
    return eye.state()


def joined() -> State:
    eye = Eye(lobby())
    eye.sitting.join("Zoe")
    return eye.state()


def joined_game() -> State:
    """Whoever comes while cards are hidden is told of when they are shown."""
    eye = Eye(game("eyes", *BIDS, "0 challenge", top=TOP))
    eye.sitting.join("Zoe", sit=False)
    eye.sitting.moves("3 discard open")
    return eye.state()


def bot_removed() -> State:
    sitting = lobby(bots=["odds"])
    return told(sitting, 2, (1, requests.RemoveBot(seat=3)))


def dealt() -> State:
    eye = Eye(lobby("tomahawk"))
    eye.sitting.start()
    return eye.state()


def dropped() -> State:
    """The host gives a game up that only bots still play."""
    sitting = game("eyes", people=1, bots=["odds", "cautious"], top="20 3 5 7")
    sitting.knock_out(0)
    eye = Eye(sitting)
    sitting.start()
    return eye.state()


def hurried() -> State:
    sitting = game("eyes", people=1, bots=["odds", "cautious"], top="20 3 5 7")
    sitting.knock_out(0)
    sitting.next_round()
    return told(sitting, 1, (1, requests.Hurry()))


def taken_over(why: str) -> State:
    sitting = game("eyes", "0 bid 12", top=TOP, clock=30, grace=20)
    eye = Eye(sitting, 3)
    if why == "left":
        sitting.grant(2, requests.Leave())
    elif why == "kicked":
        sitting.grant(1, requests.Kick(person=2))
    else:
        if why == "away":
            sitting.exit(2)
        sitting.wait(20_000 if why == "away" else 30_000)
    return eye.state()


def reclaimed() -> State:
    sitting = game("eyes", "0 bid 12", top=TOP, clock=30)
    sitting.wait(30_000)
    return told(sitting, 3, (2, requests.Reclaim()))


def resumed() -> State:
    sitting = game("eyes", *BIDS, top=TOP)
    sitting.grant(1, requests.Pause())
    return told(sitting, 2, (1, requests.Resume()))


def extended() -> State:
    sitting = game("eyes", *BIDS, top=TOP, people=4, clock=30)
    asked = (1, requests.AskTime())
    return told(sitting, 2, asked, *((who, requests.GrantTime()) for who in (2, 3, 4)))


def moves() -> State:
    """A whole round, as it is told to who looks on."""
    sitting, who = watched("eyes", top=TOP)
    eye = Eye(sitting, who)
    sitting.moves("0 bid 12", "1 peek", "1 bid 17", "2 bid 19")
    return eye.state()


def feathers() -> State:
    """All that is told of tokens."""
    sitting = game("museum", top="7 15 -5 3 ? MAX0 20 4", options={"tokens": True})
    eye = Eye(sitting, 3)
    sitting.moves("0 open", "0 bid 5", "1 swap", "1 bid 6", "2 reverse", "2 bid 8", "1 skip")
    return eye.state()


def trickster() -> State:
    """All that is told of eyes and the Coyote card."""
    sitting = game("eyes", tops=(TOP, TOP), options={"trickster": True})
    sitting.lose(1)
    sitting.next_round()
    sitting.moves("1 bid 5", "2 bid 6", "3 bid 7", "0 bid 8")
    eye = Eye(sitting, 3)
    sitting.moves("1 peek", "1 coyote", "1 bid 12")
    return eye.state()


def additions() -> State:
    """All that is told of additions."""
    options = {"additions": ["confirm", "reverse", "extra", "double", "restart", "next"]}
    sitting = game("tomahawk", top="7 15 -5 3 ? MAX0", options=options)
    eye = Eye(sitting, 3)
    sitting.moves("0 bid 5 extra 2", "1 bid 6 double", "2 confirm", "3 bid 9", "0 reverse")
    sitting.moves("3 bid 10", "2 restart", "3 bid 11")
    return eye.state()


LINES: Final = (
    (2, "Howl!"),
    (3, "That can never be twenty-four, my dear friend, and you know it as well as I do. " * 2),
    (1, LONG_WORD),
    (4, "<b>&amp;</b> \U0001f98a \U0001f43b"),
    (2, "Может быть, может быть…"),
)


def talk(*steps: Step) -> State:
    """Lines before and after you came."""
    sitting = game("eyes", *BIDS, top=TOP)
    sitting.grant(3, requests.Say(text="Who deals?"))
    eye = Eye(sitting)
    for who, text in LINES:
        sitting.grant(who, requests.Say(text=text))
    return eye.state(*steps)


def asides(*steps: Step) -> State:
    """What those say who do not play, among themselves."""
    sitting = game("eyes", *BIDS, top=TOP, lookers=2)
    eye = Eye(sitting, 5)
    sitting.grant(2, requests.Say(text="Are you sure?"))
    sitting.grant(6, requests.Say(text="She is not."))
    sitting.grant(5, requests.Say(text="No, she is not."))
    return eye.state(*steps)


def muted(*steps: Step) -> State:
    sitting = game("eyes", *BIDS, top=TOP)
    sitting.grant(1, requests.Mute(person=3))
    return seen(sitting, 1, *steps)


def quiet() -> State:
    """A table without lines."""
    return seen(game("eyes", *BIDS, top=TOP, text=False), 1, unfold("talk"))


def reaction(sign: str) -> State:
    people = SIGNS.index(sign) % 4 + 1
    return told(game("eyes", *BIDS, top=TOP), 1, (people, requests.React(sign=sign)))


def lobby_talk() -> State:
    sitting = lobby()
    lines = ((2, requests.Say(text="Ready when you are!")), (3, requests.React(sign="howl")))
    return told(sitting, 1, *lines)


def in_lobby(who: int, request: requests.Request) -> Callable[[], State]:
    return lambda: told(lobby(people=4), 4, (who, request))


def in_game(who: int, request: requests.Request) -> Callable[[], State]:
    return lambda: told(game("eyes", *BIDS, top=TOP), 3, (who, request))


SETTINGS: Final = {"edition": "tomahawk", "options": {"additions": ["double"]}}

STATES: Final[dict[str, Maker]] = {
    "news-joined": joined,
    "news-joined-game": joined_game,
    "news-sat": lambda: told(lobby(people=2, lookers=1), 1, (3, requests.Sit())),
    "news-stood": in_lobby(2, requests.Stand()),
    "news-renamed": in_lobby(2, requests.Rename(name="Bodil", animal="bear")),
    "news-renamed-game": in_game(2, requests.Rename(name="Bodil")),
    "news-left": in_lobby(2, requests.Leave()),
    "news-kicked": in_lobby(1, requests.Kick(person=2)),
    "news-host-changed": in_lobby(1, requests.HandOver(person=2)),
    "news-host-changed-you": in_lobby(1, requests.HandOver(person=4)),
    "news-host-changed-game": in_game(1, requests.HandOver(person=2)),
    "news-configured": in_lobby(1, requests.Configure(settings=SETTINGS)),
    "news-bot-added": in_lobby(1, requests.AddBot(bot="odds")),
    "news-bot-removed": bot_removed,
    "news-game-started": dealt,
    "news-game-dropped": dropped,
    "news-hurried": hurried,
    **{
        f"news-taken-over-{why}": partial(taken_over, why)
        for why in ("time", "away", "left", "kicked")
    },
    "news-reclaimed": reclaimed,
    "news-paused": in_game(1, requests.Pause()),
    "news-resumed": resumed,
    "news-extended": extended,
    "story-moves": moves,
    "story-tokens": feathers,
    "story-additions": additions,
    "story-trickster": trickster,
    "talk": lambda: talk(unfold("talk")),
    "talk-unread": talk,
    "talk-asides": lambda: asides(unfold("talk")),
    "talk-muted": lambda: muted(unfold("talk")),
    "talk-off": quiet,
    "talk-lobby": lobby_talk,
    "talk-react": lambda: seen(game("eyes", *BIDS, top=TOP), 1, unfold("react")),
    **{f"reaction-{sign}": partial(reaction, sign) for sign in SIGNS},
}
