"""Look at the states of the page in a browser: take pictures, and fail on what is wrong."""

from __future__ import annotations

import argparse
import html
import multiprocessing
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
# In place of this folder, whose `web` is another one.
sys.path[:1] = [str(ROOT / "tests"), str(ROOT)]

from playwright.sync_api import Browser, Page  # noqa: E402
from playwright.sync_api import Error as BrowserError  # noqa: E402
from web.faults import axe_faults, faults  # noqa: E402
from web.playhouse import Playhouse, playhouse  # noqa: E402
from web.stage import Stage, chromium  # noqa: E402
from web.states import STATES  # noqa: E402

BUILT: Final = ROOT / "src" / "coyote" / "server" / "page"
PICTURES: Final = ROOT / "build" / "screenshots"

SIZES: Final[dict[str, dict[str, Any]]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "small": {
        "viewport": {"width": 320, "height": 640},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "lying": {
        "viewport": {"width": 740, "height": 360},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "zoomed": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "wide": {"viewport": {"width": 2560, "height": 1440}},
}
THEMES: Final[dict[str, dict[str, Any]]] = {
    "night": {"color_scheme": "dark", "forced_colors": "none"},
    "noon": {"color_scheme": "light", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
LONGEST: Final = 3
"""How many screens of a long page are in its picture."""
QUALITY: Final = 75
SHEET: Final = {"phone": 12, "small": 12, "laptop": 9, "lying": 9, "zoomed": 9, "wide": 6}
"""How many pictures of a size are on one sheet."""

INDEX: Final = (
    "body { font: 14px system-ui; background: #888 }"
    "div { display: flex; gap: 8px; overflow: auto } img { height: 360px }"
)


@dataclass(frozen=True)
class Look:
    """What to look at, and how."""

    names: tuple[str, ...]
    sizes: tuple[str, ...]
    themes: tuple[str, ...]
    languages: tuple[str, ...]
    page: Path
    out: Path
    axe: bool

    def picture(self, name: str, size: str, theme: str, language: str) -> Path:
        """Where a picture goes; those in further languages take less room."""
        kind = "png" if language == self.languages[0] else "jpg"
        return self.out / language / size / theme / f"{name}.{kind}"


def take(page: Page, path: Path) -> None:
    """A picture of the page, of a long one the first screens; a sheet has the screen for itself."""
    size = page.viewport_size
    assert size is not None
    height = page.evaluate("document.documentElement.scrollHeight")
    high = max(size["height"], min(height, LONGEST * size["height"]))
    box = {"x": 0, "y": 0, "width": size["width"], "height": high}
    path.parent.mkdir(parents=True, exist_ok=True)
    full = high > size["height"] and not page.locator("dialog[open]").count()
    # Anything else would put a style into the page, which its policy forbids.
    page.screenshot(
        path=path,
        full_page=full,
        clip=box if full else None,  # type: ignore[arg-type]
        quality=QUALITY if path.suffix == ".jpg" else None,
        animations="allow",
        caret="initial",
    )


def look_at(browser: Browser, house: Playhouse, look: Look) -> list[tuple[str, str]]:
    """All pictures of some states; what is wrong, with the picture that shows it."""
    wrong = []
    for language in look.languages:
        for size in look.sizes:
            stage = Stage(browser, house, locale=language, **SIZES[size])
            for name in look.names:
                for theme, problem in tried(one_state(stage, look, name, size, language), look):
                    wrong.append((f"{language}/{size}/{theme}/{name}", problem))
                    print(*wrong[-1], sep="\t", file=sys.stderr)
            stage.close()
            print(f"{len(look.names)} states, {size}, {language}", file=sys.stderr)
    return wrong


def tried(found: Iterator[tuple[str, str]], look: Look) -> Iterator[tuple[str, str]]:
    """What was found; one more thing when the browser does not get there."""
    try:
        yield from found
    except BrowserError as error:
        yield look.themes[0], f"lost: {str(error).splitlines()[0]}"


def one_state(
    stage: Stage, look: Look, name: str, size: str, language: str
) -> Iterator[tuple[str, str]]:
    page, first = stage.page, look.themes[0]
    page.emulate_media(**THEMES[first])
    yield from ((first, fault) for fault in stage.show(STATES[name]()))
    for theme in look.themes:
        if theme != first:
            page.emulate_media(**THEMES[theme])
            stage.settle()
        take(page, look.picture(name, size, theme, language))
        if theme == first:
            yield from ((theme, fault) for fault in faults(page))
        if look.axe and language == look.languages[0]:
            yield from ((theme, fault) for fault in axe_faults(page))
    for noise in dict.fromkeys(stage.noise):
        yield first, noise[:200]
    page.mouse.up()


def work(look: Look) -> list[tuple[str, str]]:
    with playhouse(look.page) as house, chromium(house.port) as browser:
        return look_at(browser, house, look)


def shared_out(look: Look, jobs: int) -> list[Look]:
    """The states dealt out to so many workers."""
    hands = [look.names[first::jobs] for first in range(jobs)]
    return [Look(**{**vars(look), "names": names}) for names in hands if names]


def index(look: Look) -> str:
    """A page with all pictures."""
    rows = []
    for name in look.names:
        pictures = "".join(
            f'<a href="{path}"><img src="{path}" loading="lazy" alt="{path}"></a>'
            for language in look.languages
            for size in look.sizes
            for theme in look.themes
            for path in [look.picture(name, size, theme, language).relative_to(look.out)]
        )
        rows.append(f"<h2>{html.escape(name)}</h2><div>{pictures}</div>")
    return f"<!doctype html><meta charset=utf-8><style>{INDEX}</style>{''.join(rows)}"


def write_sheets(browser: Browser, look: Look) -> list[Path]:
    """Many pictures on one, to be looked at quickly."""
    for old in (look.out / "sheets").glob("*.png"):
        old.unlink()
    sheets = []
    for size in look.sizes:
        shots = [
            (f"{name} {theme} {language}", look.picture(name, size, theme, language))
            for language in look.languages
            for theme in look.themes
            for name in look.names
        ]
        count = SHEET[size]
        for number, first in enumerate(range(0, len(shots), count), 1):
            path = look.out / "sheets" / f"{size}-{number:02}.png"
            draw_sheet(browser, shots[first : first + count], SIZES[size]["viewport"], path)
            sheets.append(path)
    return sheets


def draw_sheet(
    browser: Browser, shots: Sequence[tuple[str, Path]], size: dict[str, int], path: Path
) -> None:
    wide = 270 if size["width"] < 500 else 540
    figures = "".join(
        f"<figure><figcaption>{html.escape(name)}</figcaption><img src='file://{shot}'></figure>"
        for name, shot in shots
        if shot.exists()
    )
    columns = 6 if wide == 270 else 3
    high = round(wide * size["height"] / size["width"])
    style = (
        f"body{{margin:8px;display:grid;grid-template-columns:repeat({columns},{wide}px);gap:8px;"
        "align-items:start;background:#777;font:11px system-ui;color:#fff}figure{margin:0}"
        f"img{{width:{wide}px;max-height:{2 * high}px;object-fit:cover;object-position:top}}"
        "figcaption{height:14px;overflow:hidden;white-space:nowrap}"
    )
    page = browser.new_page(viewport={"width": columns * (wide + 8) + 8, "height": 100})
    source = path.with_suffix(".html")
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}")
    page.goto(f"file://{source}")
    page.screenshot(path=path, full_page=True)
    page.close()
    source.unlink()


def build(folder: Path) -> bool:
    """Build the page; whether it could be built."""
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "build"]
    if folder != BUILT:
        vite = ["vite", "build", "--outDir", str(folder), "--emptyOutDir"]
        command[2:] = ["npm", "exec", "--", *vite]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        told = " ".join((made.stdout + made.stderr).partition("error during build:")[2].split())
        print(f"The page does not build: {told[:300] or made.stderr[-300:]}", file=sys.stderr)
    return made.returncode == 0


def chosen(wanted: Sequence[str]) -> tuple[str, ...]:
    """The states of those names; `table-eyes-*` means all that begin so."""
    if not wanted:
        return tuple(STATES)
    return tuple(name for name in STATES if any(fnmatch(name, wish) for wish in wanted))


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="states, such as home or table-eyes-*; else all")
    parser.add_argument("--size", type=words, default=("phone", "laptop"))
    parser.add_argument("--theme", type=words, default=("night", "noon"))
    parser.add_argument("--language", type=words, default=LANGUAGES)
    parser.add_argument("--out", type=Path, default=PICTURES)
    parser.add_argument("--page", type=Path, default=BUILT, help="build into another folder")
    parser.add_argument("--no-build", action="store_true", help="take the page as it is")
    parser.add_argument("--no-axe", action="store_true")
    parser.add_argument("--no-sheets", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only say which states there are")
    return parser.parse_args()


def main() -> int:
    wish = asked()
    names = chosen(wish.names)
    if wish.list:
        print("\n".join(names))
        return 0
    if not names:
        print("There is no such state; --list tells all.", file=sys.stderr)
        return 2
    page, out = wish.page.resolve(), wish.out.resolve()
    if not wish.no_build and not build(page):
        return 2
    look = Look(names, wish.size, wish.theme, wish.language, page, out, axe=not wish.no_axe)
    hands = shared_out(look, wish.jobs)
    if len(hands) == 1:
        wrong = work(look)
    else:
        with multiprocessing.get_context("spawn").Pool(len(hands)) as pool:
            wrong = [each for part in pool.map(work, hands) for each in part]
    out.mkdir(parents=True, exist_ok=True)
    (out / "index.html").write_text(index(look), encoding="utf-8")
    if not wish.no_sheets:
        with chromium() as browser:
            write_sheets(browser, look)
    report(wrong, out)
    return 1 if wrong else 0


def report(wrong: Sequence[tuple[str, str]], out: Path) -> None:
    """Every fault once, with the pictures that show it; all of them go into a file."""
    lines = sorted(f"{where}\t{what}" for where, what in wrong)
    (out / "problems.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    shown: dict[str, list[str]] = {}
    for where, what in wrong:
        shown.setdefault(what, []).append(where)
    for what, places in sorted(shown.items()):
        more = f" and {len(places) - 1} more" if len(places) > 1 else ""
        print(f"{what}\n    {places[0]}{more}")
    print(f"{len(shown)} problems, seen in {len({where for where, _ in wrong})} pictures: {out}")


if __name__ == "__main__":
    sys.exit(main())
