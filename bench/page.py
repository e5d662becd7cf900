"""Measure how soon a table can be played after its link is opened, and write it into the docs."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from weight import ARGUMENTS, FIND, PATIENCE, PHONE, hosting, serving  # noqa: E402

PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- page:begin -->", "<!-- page:end -->"
TURNS = 10
SHOWN = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"
PLAYABLE = """() => {
  const controls = document.querySelector('[data-test="controls"]');
  return controls && controls.querySelector('button:not(:disabled)') ? performance.now() : false;
}"""
"""The moment at which a button of the table's controls can be pressed."""


def loads(browser: Browser, address: str) -> list[tuple[float, float]]:
    """Of each turn, when the page was read and when its table could be played, in milliseconds."""
    found: list[tuple[float, float]] = []
    with hosting(address) as host:
        first: Any = browser.new_context(base_url=address, viewport=PHONE)
        page = first.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(host.path)
        page.locator('[data-test="name"]').fill("Bo")
        page.locator('[data-test="sit"]').click()
        host.hear("table", "seats", 2)
        host.say(type="start", starter=1)
        page.locator('[data-test="controls"]').wait_for()
        seat = first.storage_state()
        first.close()
        for _ in range(TURNS):
            context = browser.new_context(base_url=address, viewport=PHONE, storage_state=seat)
            page = context.new_page()
            page.goto(host.path, wait_until="commit")
            playable = page.wait_for_function(PLAYABLE, polling="raf").json_value()
            found.append((page.evaluate(SHOWN), playable))
            context.close()
    return found


def written(found: list[tuple[float, float]], version: str) -> str:
    """The section of the page."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    rows = [("the page is read", 0), ("the table can be played", 1)]
    lines = [
        f"{TURNS} loads of a table in one's own turn, each with an empty cache, over loopback, on "
        f"Chromium {version}",
        f"(commit {commit}).",
        "",
        "| milliseconds until | median | slowest |",
        "| --- | --- | --- |",
    ]
    for name, place in rows:
        times = [turn[place] for turn in found]
        lines.append(f"| {name} | {median(times):.0f} | {max(times):.0f} |")
    return "\n".join(lines)


def main() -> int:
    chromium = subprocess.run(FIND, capture_output=True, text=True)
    if chromium.returncode != 0:
        sys.stderr.write(chromium.stderr)
        return 2
    with serving() as address, sync_playwright() as playwright:
        path = chromium.stdout.strip()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        section = written(loads(browser, address), browser.version)
        browser.close()
    print(section)
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{section}\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
