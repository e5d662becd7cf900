"""What is wrong with a page as it stands in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parents[2]
LOOKS: Final = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> Iterator[str]:
    """Text that is clipped, overlapped, covered, sideways or raw; targets that are too small."""
    size = page.viewport_size
    assert size is not None
    for kind, what, place in page.evaluate(LOOKS, {"width": size["width"], "ids": message_ids()}):
        yield f"{kind}: {what} ({place})"


def axe_faults(page: Page) -> Iterator[str]:
    """What axe-core finds; its source is evaluated, because no script may be added to the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(
        "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", RULES
    )
    for violation in found["violations"]:
        for node in violation["nodes"][:3]:
            why = " ".join(node["failureSummary"].split())[:160]
            yield f"axe {violation['id']}: {node['target'][-1]} {why}"


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


@cache
def message_ids() -> list[str]:
    """The names of all messages: no page shows one."""
    text = (ROOT / "locales" / "en.ftl").read_text(encoding="utf-8")
    return [name for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if "-" in name]
