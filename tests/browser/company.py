"""Several people who play a game to its end, by what their pages offer them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, TypeAlias

from browser.ears import Json
from browser.people import PATIENCE, Person, Sight
from browser.words import nameless

Moment: TypeAlias = tuple[int, str, int, int | None]

LONGEST: Final = 300.0
"""Seconds after which a game is given up; one takes a small part of them."""
AGAIN: Final = 5.0
"""Seconds until somebody presses again: a page that just moved lets no finger through."""
ACTS: Final = ("peek", "coyote", "confirm", "reverse", "restart", "open", "swap", "skip")
WITH: Final = ("extra", "double", "next")
NAMES: Final = ("name right", "name wrong")
_OFFERS: Final = ("act-", "with-", "raise", "challenge")


class Company:
    """They do first what nobody has done yet, and then come to an end soon."""

    def __init__(
        self,
        people: Sequence[Person],
        wants: Iterable[str] = (),
        *,
        watchers: Sequence[Person] = (),
        seed: int = 1,
    ) -> None:
        self.people = list(people)
        self.watchers = list(watchers)
        self.wants = set(wants)
        """What is to be done at least once, in the words of a record."""
        self.random = Random(seed)
        self.answered: dict[str, tuple[Moment, float, list[str]]] = {}
        self.confirmed: dict[str, Moment] = {}
        self.puzzled: dict[str, float] = {}
        """Since when somebody's page offers something else than is legal."""

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Until all see the end of the game, or until something is so."""
        end = monotonic() + LONGEST
        while monotonic() < end:
            everybody = [*self.people, *self.watchers]
            sights = [person.look() for person in everybody]
            # Asked after the looks: who sees that it is their turn has been told so.
            if until is not None and until():
                return
            if all(sight.place == "over" for sight in sights):
                return
            moved = [self.move(person, sight) for person, sight in zip(everybody, sights)]
            if not any(moved):
                everybody[0].page.wait_for_timeout(25)
        raise AssertionError([(each.name, each.look(), each.noise) for each in self.people])

    def move(self, person: Person, sight: Sight) -> bool:
        """Do what the page asks for, if anything."""
        before = self.answered.get(person.name)
        presses = self.choose(person, sight)
        now = self.answered.get(person.name)
        again = before is not now and before is not None and now is not None and before[0] == now[0]
        if presses == ["ended"]:
            # The whole story is on the page.
            assert not nameless(person), (person.name, nameless(person))
        if presses in (["ready"], ["hurry"]) or (again and len(presses) == 1):
            # The others may be ready first, and then the next round is there; and what nothing
            # came of may come about before it is pressed again.
            return person.tries(presses[0])
        for hook in presses:
            if hook.startswith(("act-", "with-")) and hook not in sight.hooks:
                person.press("more")
            person.press(hook)
        return bool(presses)

    def choose(self, person: Person, sight: Sight) -> list[str]:
        """What to press, one after the other."""
        for hook in ("ready", "ended", "hurry"):
            if hook in sight.hooks:
                return [hook]
        view = person.ears.view
        if not sight.settled or view is None or person in self.watchers:
            return []
        # Whoever has answered waits for what comes of it; a page may be behind what it was told.
        moment = moment_of(view)
        if view["seat"] not in view["to_act"]:
            return []
        if "confirm-raise" in sight.hooks and moment != self.confirmed.get(person.name):
            self.confirmed[person.name] = moment
            return ["confirm-raise"]
        before, since, presses = self.answered.get(person.name, (None, 0.0, []))
        if moment == before:
            if monotonic() < since + AGAIN:
                return []
            # Nothing came of it: the same again, for it counts as done.
            presses = presses[-1:] if presses[-1] in sight.hooks else presses
        elif sight.mode in ("guess", "discard"):
            presses = self.answer(sight, view)
        elif sight.mode == view["phase"] == "bid" and self.sees_offers(person, sight, view):
            presses = self.turn(person, view)
        else:
            # Among others: the page still shows the turn that led to a guess or a discard.
            return []
        self.answered[person.name] = moment, monotonic(), presses
        return presses

    def sees_offers(self, person: Person, sight: Sight, view: Json) -> bool:
        """Whether the controls are those for what is legal, and no others; soon they must be."""
        offers = offers_of(view)
        shown = {hook for hook in sight.hooks if hook.startswith(_OFFERS)}
        fits = shown == offers or ("more" in sight.hooks and shown < offers)
        if fits:
            self.puzzled.pop(person.name, None)
        else:
            since = self.puzzled.setdefault(person.name, monotonic())
            assert monotonic() < since + PATIENCE, (person.name, shown, offers)
        return fits

    def answer(self, sight: Sight, view: Json) -> list[str]:
        """A guess, or an eye to give back: one of many, so that a choice is left the next time."""
        offers = [hook for hook in sight.hooks if hook.startswith(f"{sight.mode}-")]
        new = [hook for hook in offers if hook.replace("-", " ") in self.wants]
        if sight.mode == "discard":
            eyes = view["standing"][view["seat"]]
            chosen = max(new or offers, key=lambda hook: eyes[hook.removeprefix("discard-")])
        else:
            chosen = self.random.choice(new or offers)
        self.wants -= {chosen.replace("-", " "), sight.mode}
        return [chosen]

    def turn(self, person: Person, view: Json) -> list[str]:
        legal = view["legal"]
        words = {action.split()[0] for action in legal["actions"]}
        for word in ACTS:
            if word in words and (word in self.wants or (word == "peek" and self.closes_eye(view))):
                self.wants.discard(word)
                return [f"act-{word}"]
        if "name" in words and (name := self.named(person, view)):
            return name
        if legal["min_bid"] is None or ("challenge" in words and not self.goes_on(view)):
            return ["challenge"]
        for word in WITH:
            if word in legal["with_bid"] and word in self.wants:
                self.wants.discard(word)
                seats = legal["with_bid"][word]
                seat = [f"seat-{self.random.choice(seats)}"] if seats else []
                return [f"with-{word}", *seat, "raise"]
        return ["raise"]

    def closes_eye(self, view: Json) -> bool:
        """Whether to peek, so that somebody comes to choose between an open and a closed eye."""
        eyes = view["standing"][view["seat"]]
        wanted = any(want.startswith("discard") for want in self.wants)
        return wanted and eyes["open"] > 1 and eyes["closed"] == 0

    def goes_on(self, view: Json) -> bool:
        """Whether to raise, because more may be done in this round."""
        turns = len(view["bids"])
        if self.wants & {*ACTS, *WITH, *NAMES}:
            return turns < 2 * len(view["alive"]) + 1
        return self.random.random() < 0.2

    def named(self, person: Person, view: Json) -> list[str]:
        """Somebody whispers which feather it is, or which it is not."""
        want = next((each for each in NAMES if each in self.wants), None)
        worn = next((card for each in self.people if (card := worn_by(view["seat"], each))), None)
        if want is None or worn is None:
            return []
        self.wants.discard(want)
        face = worn if want == "name right" else ("1" if worn != "1" else "2")
        return ["act-name", f"face-{face}", "name-take"]


def moment_of(view: Json) -> Moment:
    """One value for each state of a game in which somebody decides something."""
    return view["round"], view["phase"], len(view["moves"]), view["guess"]


def worn_by(seat: int, seen_by: Person) -> str | None:
    """The card on somebody's head, as another one sees it."""
    view: Json = seen_by.ears.view or {"cards": []}
    faces: list[Any] = [
        card["card"] for card in view["cards"] if (card["seat"], card["place"]) == (seat, "worn")
    ]
    return faces[0] if faces else None


def offers_of(view: Json) -> set[str]:
    """The controls for what a seat may do."""
    legal = view["legal"]
    if not legal:
        return set()
    words = {action.split()[0] for action in legal["actions"]}
    offers = {f"act-{word}" for word in words - {"challenge"}} | (words & {"challenge"})
    offers |= {f"with-{word}" for word in legal["with_bid"]}
    return offers | ({"raise"} if legal["min_bid"] is not None else set())
