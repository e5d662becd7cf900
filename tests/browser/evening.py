"""Whole evenings: one person with a browser and scripted guests, who play until a game is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from browser.guests import Guests, seated
from browser.screen import Look, Screen, Window
from server.clients import Json

T = TypeVar("T")

PATIENCE: Final = 30.0
"""Seconds after which something that should come about is given up."""
WIDE: Final = "WMŒÆШЩЖЮФЫ"
NAMES: Final = tuple(letter * 24 for letter in WIDE)
"""Names of 24 wide letters, without a place to break them."""
CARDS: Final = (((3840, 2160), 220), ((1920, 1080), 110))
"""How wide the cards are at least in large windows, the largest first."""
CHAT: Final = "Wait, wait: that cannot be, or can it? I see a fifteen and two tens from here."
HUGE: Final = "999"
SPECIAL: Final = ("peek", "coyote", "confirm", "reverse", "restart", "open", "swap", "skip")
WITH: Final = ("double", "extra", "next")


@dataclass(frozen=True)
class Game:
    """What is played, by how many, and how long."""

    edition: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int = 4
    bids: int = 3
    """How many bids a round has before somebody loses it."""
    longest: int = 40
    """How many bids the second round has."""
    rounds: int = 100
    """After so many the evening ends; most games are over before."""
    falls: bool = False
    """Whether the person with the browser is out early, and then looks on."""


def play_evening(
    url: str,
    window: Window,
    game: Game,
    language: str,
    size: tuple[int, int],
    names: Sequence[str] = NAMES,
    *,
    moving: bool = False,
    picture: Callable[[int, str], None] | None = None,
) -> Evening:
    """A whole evening at a server; what was wrong in it."""
    settings = {"edition": game.edition, "options": dict(game.options)}
    with seated(url, names[1 : game.seats], settings) as guests:
        evening = Evening(Screen(window), guests, game, names, moving=moving, picture=picture)
        evening.least = next((least for (w, h), least in CARDS if size[0] >= w and size[1] >= h), 0)
        evening.play(language)
        return evening


class Evening:
    """Plays a game step by step, and asks the page the same questions after each."""

    def __init__(
        self,
        screen: Screen,
        guests: Guests,
        game: Game,
        names: Sequence[str],
        *,
        moving: bool = False,
        picture: Callable[[int, str], None] | None = None,
    ) -> None:
        self.screen = screen
        self.guests = guests
        self.game = game
        self.names = list(names)
        self.least = 0
        """How wide the cards of the others must be at least, in pixels."""
        self.moving = moving
        self.picture = picture
        self.faults: dict[str, str] = {}
        """What was wrong, with the first step that showed it."""
        self.steps = 0
        self.rounds = 0
        self.most_bids = 0
        self.person = -1
        self.seat = -1
        self.said: list[str] = []
        self.tried: set[tuple[object, ...]] = set()

    # What the table is at

    @property
    def view(self) -> Json:
        view = self.guests.host.view
        assert view is not None
        return view

    @property
    def is_over(self) -> bool:
        return self.guests.host.over

    @property
    def is_revealing(self) -> bool:
        view, rounds = self.view, self.guests.host.rounds
        return view["phase"] in ("discard", "over") or (view["phase"] == "deal" and bool(rounds))

    def loser(self) -> int:
        """Who is to lose this round: one after the other, the person with the browser rarely."""
        alive = self.view["alive"]
        due = self.game.falls or (self.view["round"] % 4 == 1 and self._can_lose())
        if due and self.seat in alive:
            return self.seat
        others = [seat for seat in alive if seat != self.seat]
        return int(others[self.view["round"] % len(others)])

    def _can_lose(self) -> bool:
        """Whether the person with the browser stays in the game."""
        standing = self.view["standing"][self.seat]
        if isinstance(standing, dict):
            return int(standing["open"]) + int(standing["closed"]) > 1
        limit = self.game.options.get("limit", 3)
        return int(standing) + 2 < int(limit)

    def bids_wanted(self) -> int:
        return self.game.longest if self.view["round"] == 2 else self.game.bids

    # Playing

    def play(self, language: str) -> None:
        """From the first deal to the end of the game."""
        self._enter(language)
        while not self.is_over and self.rounds < self.game.rounds:
            view = self.view
            self.rounds = len(self.guests.host.rounds)
            self.most_bids = max(self.most_bids, len(view["bids"]))
            if view["phase"] == "deal":
                self._go_on()
            elif self.seat in view["to_act"]:
                self._turn()
            else:
                self._guest_acts(view["to_act"][0])
        self.rounds = len(self.guests.host.rounds)

    def _enter(self, language: str) -> None:
        place = self.guests.invite(self.names[0])
        self.person = place["person"]
        key = json.dumps({"token": place["token"], "link": place["link"], "at": 1})
        prefs = {"language": language, "still": not self.moving, "sound": False}
        kept = {f"coyote:seat:{place['code']}": key, "coyote:prefs": json.dumps(prefs)}
        self.screen.enter(f"{self.guests.party.url}/t/{place['code']}", kept)
        self._wait(lambda: self._is_here() or None)
        seats = self.guests.host.table["seats"]
        self.seat = next(at for at, each in enumerate(seats) if each["person"] == self.person)
        self.guests.ask(self.guests.host, "start", starter=0)
        self._wait(lambda: self.view["phase"] == "bid" or None)
        self.check("the first deal")

    def _is_here(self) -> bool:
        people = self.guests.host.table["people"]
        return any(each["person"] == self.person and each["connected"] for each in people)

    def _wait(self, seen: Callable[[], T | None]) -> T:
        until = monotonic() + PATIENCE
        while (found := seen()) is None:
            assert monotonic() < until, (self.screen.look(), self.view["phase"], self.steps)
            sleep(0.02)
        return found

    def _guest_acts(self, seat: int) -> None:
        guest = self.guests.at(seat)
        assert guest is not None
        assert guest.view is not None
        action = self._choose(guest.view)
        self.guests.ask(guest, "act", version=guest.version, action=action)
        self.check(f"seat {seat}: {action}")

    def _choose(self, view: Json) -> str:
        """What a guest does: something rare now and then, else the lowest number."""
        legal, actions = view["legal"], view["legal"]["actions"]
        if view["phase"] in ("guess", "discard"):
            return str(actions[view["round"] % len(actions)])
        if legal["min_bid"] is None or ("challenge" in actions and self._is_enough(view)):
            return "challenge"
        rare = [each for each in actions if each in SPECIAL]
        if rare and (len(view["moves"]) + view["round"]) % 3 == 0 and self._is_new(view, rare[0]):
            return str(rare[0])
        if len(view["bids"]) >= self.bids_wanted() and view["seat"] == self.loser():
            return f"bid {HUGE}"
        number = max(legal["min_bid"], 1)
        number += number == legal["excluded"]
        for word in WITH:
            if word in legal["with_bid"] and self._is_new(view, word):
                seats = legal["with_bid"][word]
                return f"bid {number} {word}" + (f" {seats[0]}" if seats else "")
        return f"bid {number}"

    def _is_enough(self, view: Json) -> bool:
        """Whether to challenge: somebody has bid what cannot be."""
        return bool(view["bids"]) and bool(view["bids"][-1][1] == int(HUGE))

    def _is_new(self, view: Json, word: str) -> bool:
        """Whether this was not done in this round; in every round something else comes first."""
        key = (view["round"], word)
        if key in self.tried:
            return False
        self.tried.add(key)
        return True

    # The person with the browser

    def _look(self, ready: Callable[[Look], bool]) -> Look:
        return self._wait(lambda: look if ready(look := self.screen.look()) else None)

    def _turn(self) -> None:
        """What the page asks for, with everything that can be opened on the way."""
        look = self._look(lambda each: each.settled and each.mode in ("bid", "guess", "discard"))
        round = self.view["round"]
        if look.mode == "bid" and self._is_new(self.view, "chat"):
            self._chat(look, round)
            look = self._look(lambda each: each.settled and each.mode == "bid")
        if look.mode != "bid":
            offers = [hook for hook in look.hooks if hook.startswith(f"{look.mode}-")]
            self._act(offers[round % len(offers)])
        elif "challenge" in look.hooks and self._is_enough(self.view):
            self._act("challenge")
        elif len(self.view["bids"]) >= self.bids_wanted() and self.loser() == self.seat:
            self._act("number", *(f"key-{digit}" for digit in HUGE), "keypad-take", "raise")
        elif rare := self._rare(look):
            self._act(*rare)
        else:
            self._act("raise")

    def _rare(self, look: Look) -> list[str]:
        """Something else than a number, once in a round each."""
        if "more" in look.hooks and self._is_new(self.view, "own more"):
            self.screen.press("more")
            look = self._look(lambda each: "more" not in each.hooks)
            self.check("more opened")
            self.screen.close_sheet()
        # Whoever is to lose keeps an eye open: then there is a choice which eye to give back.
        keeps = ("peek",) if self.loser() == self.seat else ()
        for word in SPECIAL:
            hook, key = f"act-{word}", f"own {word}"
            if hook in look.hooks and word not in keeps and self._is_new(self.view, key):
                return [f"act-{word}"]
        for word in ("double", "extra"):
            if f"with-{word}" in look.hooks and self._is_new(self.view, f"own {word}"):
                return [f"with-{word}", "raise"]
        return []

    def _act(self, *hooks: str) -> None:
        """Press one after the other, until the table has moved on."""
        before = self.guests.host.version
        for hook in hooks:
            if hook not in self.screen.look().hooks and hook.startswith(("act-", "with-")):
                self.screen.press("more")
                self._look(lambda each: "more" not in each.hooks)
            self.screen.press(hook)
            self._choose_seat()
            if hook != hooks[-1]:
                self.check(f"pressed {hook}")
        if hooks[-1] == "raise" and self._is_asked(before):
            self.check("asked whether to leap")
            self.screen.press("confirm-raise")
        self._wait(lambda: self.guests.host.version > before or None)
        self.guests.catch_up(self.guests.host.version)
        self.check(f"the page: {hooks[-1]}")

    def _is_asked(self, before: int) -> bool:
        """Whether the page asks before it sends a leap; else the table has moved on."""
        done = self._wait(
            lambda: (
                "told"
                if self.guests.host.version > before
                else "asked"
                if (look := self.screen.look()).settled and "confirm-raise" in look.hooks
                else None
            )
        )
        return done == "asked"

    def _choose_seat(self) -> None:
        """When the page asks for whom something is."""
        seats = [hook for hook in self.screen.look().hooks if hook.startswith("seat-")]
        if seats:
            self.check("asked for a seat")
            self.screen.press(seats[0])

    def _chat(self, look: Look, round: int) -> None:
        """Words and reactions while the page asks its question."""
        guest = self.guests.all[round % len(self.guests.all)]
        text = CHAT if round % 2 else "Hm."
        self.said.append(text)
        self.guests.do(guest.ask("say", text=text))
        for each in (guest, self.guests.all[-1]):
            self.guests.do(each.ask("react", sign="howl"))
        self._settle(lambda each: "bubble" in each.hooks)
        self.check("somebody talks")
        if "react" in look.hooks:
            self.screen.press("react")
            self.check("reactions opened")
            self.screen.press("sign-howl")
            self.check("reacted")
            self.screen.press("talk")
            self.check("the log opened")
            self.screen.close_sheet()
        elif "sign-howl" in look.hooks:
            self.screen.press("sign-howl")
            self.said.append(CHAT)
            self.screen.write("say", CHAT)
            self.check("reacted and talked")

    def _settle(self, seen: Callable[[Look], bool]) -> None:
        """Give the page a moment to show something that a page without it never shows."""
        end = monotonic() + 0.3
        while not seen(self.screen.look()) and monotonic() < end:
            sleep(0.02)

    def _go_on(self) -> None:
        """Look at the reveal, and go on to the next round."""
        before = self.view["round"]
        if self.seat in self.view["alive"] and self.guests.host.rounds:
            self._look(lambda each: "ready" in each.hooks)
            self.screen.press("ready")
        self._wait(lambda: self.view["phase"] != "deal" or None)
        self.check(f"round {before} is dealt")

    # Asking

    def check(self, step: str) -> None:
        """Ask the page everything, and keep what is wrong."""
        if self.moving and self.is_revealing:
            self._check_beats(step)
        self._ask(step, moving=False)

    def _check_beats(self, step: str) -> None:
        """While a reveal plays, once for each of its beats."""
        seen: set[str] = set()
        end = monotonic() + PATIENCE
        while "skip" in (look := self.screen.look()).hooks or not seen:
            if look.beat and look.beat not in seen:
                self._ask(f"{step}, {look.beat}", moving=True)
            seen.add(look.beat)
            assert monotonic() < end, look

    def _ask(self, step: str, *, moving: bool) -> None:
        self.steps += 1
        for fault in self.screen.faults(self._asked(moving=moving)):
            self.faults.setdefault(fault, f"step {self.steps}, round {self.view['round']}, {step}")
        if self.picture is not None:
            self.picture(self.steps, step)

    def _asked(self, *, moving: bool) -> Json:
        view, alive = self.view, set(self.view["alive"])
        due = self.seat in view["to_act"]
        return {
            "shows": {"phase": view["phase"], "reveal": self.is_revealing, "moving": moving},
            "names": self.names,
            "said": self.said,
            "others": sorted(alive - {self.seat}),
            "seated": True,
            "due": due if self.seat in alive else None,
            "asks": due and view["phase"] in ("bid", "guess", "discard") and not moving,
            "bid": view["bids"][-1][1] if view["bids"] else None,
            "least": self.least,
            "patience": 1000 * PATIENCE / 3,
        }
