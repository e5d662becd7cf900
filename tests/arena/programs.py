"""Outside programs for tests: small Python scripts, good and bad."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

GOOD = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "act":
        legal = told["view"]["legal"]
        actions = legal["actions"]
        number = None if legal["min_bid"] is None else max(legal["min_bid"], 3)
        may_bid = number is not None and (number < 20 or "challenge" not in actions)
        print(f"bid {number}" if may_bid else actions[0], flush=True)
"""
"""Raises by one up to 20."""


def bot(folder: Path, source: str, *arguments: str | Path) -> str:
    """The name of a bot that runs a script."""
    file = folder / f"bot{len(list(folder.glob('bot*.py')))}.py"
    file.write_text(source, encoding="utf-8")
    # Without the packages of this environment it starts in half the time.
    return "cmd:" + shlex.join([sys.executable, "-I", "-S", str(file), *map(str, arguments)])


def answering(expression: str) -> str:
    """The source of a program that answers every question with that."""
    return f"""
import sys, time
for line in sys.stdin:
    if '"type":"act"' in line:
        {expression}
        sys.stdout.flush()
"""
