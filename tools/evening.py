"""Play whole evenings at all sizes, in all editions, languages and browsers: docs/evening.md."""

from __future__ import annotations

import argparse
import html
import multiprocessing
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
# In place of this folder, whose `web` is another one.
sys.path[:1] = [str(ROOT / "tests"), str(ROOT)]

from browser.evening import Game, play_evening  # noqa: E402
from browser.inn import open_inn  # noqa: E402
from browser.screen import ChromiumWindow, Window  # noqa: E402
from browser.windows import FIREFOX, WEBKIT, firefox, mini_browsers, webkit  # noqa: E402
from web.stage import chromium  # noqa: E402

from coyote.rules.editions import ADDITIONS  # noqa: E402
from coyote.server.page import FOLDER  # noqa: E402
from tools.chromium import find_chromium, install  # noqa: E402
from tools.stamp import write_row  # noqa: E402

PAGE: Final = ROOT / "docs" / "evening.md"
PICTURES: Final = ROOT / "build" / "evening"
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
SIZES: Final = (
    *("320x568", "360x640", "360x740", "390x844", "768x1024", "1080x1920", "2160x3840"),
    *("568x320", "640x400", "740x360", "844x390", "1024x768"),
    *("1280x800", "1366x768", "1920x1080", "2560x1440", "3840x2160"),
)
"""Upright, lying, and wide. 640x400 is a window of 1280x800 at 200 %."""
ELSEWHERE: Final = {
    "firefox": ("360x740", "740x360", "1280x800"),
    "webkit": ("480x800", "740x360", "1280x800"),
}
"""The sizes for other browsers than Chromium. WebKit's MiniBrowser is never narrower than 447."""
GAMES: Final = {
    "eyes": Game("eyes", seats=6),
    "trickster": Game("eyes", {"trickster": True}, seats=5),
    "tomahawk": Game("tomahawk", {"limit": 6}, seats=6),
    "additions": Game("tomahawk", {"limit": 3, "additions": list(ADDITIONS)}, seats=5),
    "museum": Game("museum", seats=9, falls=True),
    "tokens": Game("museum", {"tokens": True}, seats=6),
    "classic": Game("classic", {"limit": 3}, seats=10),
}
THERE: Final = ("trickster", "additions", "tokens")
"""The games for other browsers: those with most to show."""
BROWSERS: Final = {
    "chromium": ("Chromium", ["chromium"]),
    "firefox": ("Firefox", ["firefox-esr"]),
    "webkit": ("WebKit", ["webkit2gtk-driver", "xvfb"]),
}
"""How each is called, and Debian's packages for it."""
EVERY: Final = 10
"""Of so many steps, one is drawn."""
PNG: Final = b"\x89PNG"
STYLE: Final = (
    "body { font: 14px system-ui; background: #888 }"
    "div { display: flex; gap: 8px; overflow: auto } img { height: 360px }"
    "figure { margin: 0 } figcaption { width: 240px; overflow-wrap: anywhere }"
)


@dataclass(frozen=True)
class Plan:
    """An evening to be played."""

    browser: str
    size: str
    game: str
    language: str
    moving: bool

    @property
    def name(self) -> str:
        return f"{self.browser}-{self.size}-{self.game}-{self.language}"

    @property
    def pixels(self) -> tuple[int, int]:
        width, _, height = self.size.partition("x")
        return int(width), int(height)


@dataclass
class Played:
    """What came of it."""

    plan: Plan
    steps: int
    rounds: int
    bids: int
    faults: list[str]
    pictures: list[tuple[str, str]]
    """The files, and what each shows."""


def plans(given: argparse.Namespace) -> list[Plan]:
    """Every game at every size; the languages go round, so each meets every size and every game."""
    chosen: list[Plan] = []
    for browser in given.browsers:
        here = browser == "chromium"
        sizes = given.sizes or (SIZES if here else ELSEWHERE[browser])
        games = given.games or (tuple(GAMES) if here else THERE)
        languages = given.languages or LANGUAGES
        for at, size in enumerate(sizes):
            # In other browsers each size has one game, unless games are named.
            more = games if here or given.games else [games[at % len(games)]]
            for place, game in enumerate(more):
                language = languages[(at + place) % len(languages)]
                moving = here and place == at % len(more)
                chosen.append(Plan(browser, size, game, language, moving))
    return chosen


@contextmanager
def window_of(plan: Plan) -> Iterator[Window]:
    """A new browser with a window of that size."""
    width, height = plan.pixels
    if plan.browser == "chromium":
        size: Any = {"width": width, "height": height}
        with chromium() as browser:
            yield ChromiumWindow(browser.new_context(viewport=size).new_page())
    elif plan.browser == "firefox":
        with firefox() as tab:
            tab.resize(width, height)
            yield tab
    else:
        with webkit() as window:
            window.resize(width, height)
            yield window


def play(plan: Plan) -> Played:
    """An evening; when it cannot be played to its end, that is wrong with it."""
    try:
        return play_out(plan)
    except Exception as error:
        return Played(plan, 0, 0, 0, [f"stopped: {error!r}"], [])


def play_out(plan: Plan) -> Played:
    """An evening at a server of its own."""
    folder = PICTURES / plan.name
    folder.mkdir(parents=True)
    pictures: list[tuple[str, str]] = []
    with (
        tempfile.TemporaryDirectory() as data,
        open_inn(FOLDER, Path(data)) as served,
        window_of(plan) as window,
    ):

        def draw(step: int, what: str) -> None:
            if step % EVERY == 1:
                drawn = window.picture()
                kind = "png" if drawn.startswith(PNG) else "jpg"
                path = folder / f"{step:04}.{kind}"
                path.write_bytes(drawn)
                pictures.append((path.relative_to(PICTURES).as_posix(), f"{step}: {what}"))

        game = GAMES[plan.game]
        evening = play_evening(
            served.url, window, game, plan.language, plan.pixels, moving=plan.moving, picture=draw
        )
    faults = [f"{fault}, first in {step}" for fault, step in evening.faults.items()]
    return Played(plan, evening.steps, evening.rounds, evening.most_bids, faults, pictures)


def lacking(browsers: Sequence[str]) -> list[str]:
    """Debian's packages that are not installed."""
    there = {
        "chromium": find_chromium() is not None,
        "firefox": any(map(shutil.which, FIREFOX)),
        "webkit": all(map(shutil.which, (WEBKIT, "Xvfb"))) and bool(mini_browsers()),
    }
    return [package for name in browsers if not there[name] for package in BROWSERS[name][1]]


def sheet(played: Sequence[Played]) -> str:
    """The contact sheet: a row of pictures for each evening, with what was wrong in it."""
    rows = []
    for each in sorted(played, key=lambda each: each.plan.name):
        wrong = "".join(f"<li>{html.escape(fault)}</li>" for fault in each.faults)
        shown = "".join(
            f"<figure><img loading=lazy src='{path}'><figcaption>{html.escape(what)}</figcaption>"
            "</figure>"
            for path, what in each.pictures
        )
        rows.append(f"<h2>{each.plan.name}</h2><ul>{wrong}</ul><div>{shown}</div>")
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(rows)}"


def figures(played: Sequence[Played]) -> list[str]:
    """How much was played, in the columns of docs/evening.md."""
    different = [
        len({getattr(each.plan, name) for each in played}) for name in ("size", "game", "language")
    ]
    steps = sum(each.steps for each in played)
    longest = max(each.rounds for each in played), max(each.bids for each in played)
    return [f"{number:,}" for number in (len(played), *different, steps, *longest)]


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browsers", nargs="+", choices=BROWSERS, default=list(BROWSERS))
    parser.add_argument("--sizes", nargs="+", help="as 360x740")
    parser.add_argument("--games", nargs="+", choices=GAMES)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--dry", action="store_true", help="leave docs/evening.md as it is")
    return parser.parse_args()


def main() -> int:
    given = asked()
    if packages := lacking(given.browsers):
        install(*packages)
    if packages := lacking(given.browsers):
        sys.exit(f"browsers are missing: apt-get install {' '.join(packages)}")
    shutil.rmtree(PICTURES, ignore_errors=True)
    todo, played = plans(given), []
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for each in pool.imap_unordered(play, todo):
            played.append(each)
            print(f"{len(played)} of {len(todo)}: {each.plan.name}, {each.steps} steps", flush=True)
            print(*(f"    {fault}\n" for fault in each.faults), sep="", end="", flush=True)
    (PICTURES / "index.html").write_text(sheet(played), encoding="utf-8")
    print(f"contact sheet: {PICTURES / 'index.html'}")
    if any(each.faults for each in played):
        return 1
    for browser in given.browsers:
        told = figures([each for each in played if each.plan.browser == browser])
        name, row = BROWSERS[browser][0], " | ".join(told)
        print(f"nothing wrong | {name} | {row}")
        if not given.dry:
            write_row(PAGE, "evening", name, row, "src", "web", "tests", "locales")
    return 0


if __name__ == "__main__":
    sys.exit(main())
