"""What is told beside every figure that was measured: which code, on which machine."""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


@cache
def commit(*folders: str) -> str:
    """The commit that is measured, and whether what is in these folders was changed since."""
    try:
        head = _git("rev-parse", "--short", "HEAD") or "unknown"
        return head + (" with changes" if _git("status", "--porcelain", *folders) else "")
    except OSError:
        return "unknown"


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip()


def write_row(page: Path, mark: str, what: str, figures: str, *folders: str) -> None:
    """Put a row into the table between two marks, in place of the one that told of the same.

    It names the commit, and says if what is in these folders was changed since.
    """
    begin, end = f"<!-- {mark}:begin -->", f"<!-- {mark}:end -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    table, closed, after = rest.partition(end)
    if not found or not closed:
        sys.exit(f"{page}: the marks {begin} and {end} are missing")
    rows = [line for line in table.splitlines() if line and not line.startswith(f"| {what} |")]
    rows.append(f"| {what} | {figures} | {commit(*folders)} | {time.strftime('%Y-%m-%d')} |")
    table = "\n".join(rows)
    page.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")


def processors() -> list[str]:
    """The name of each core; of one at least."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models or [platform.processor() or platform.machine()]
