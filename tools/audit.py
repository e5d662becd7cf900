"""Ask for known holes in what we bring along: the packages of requirements/play.txt."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKED = ROOT / "requirements" / "play.txt"
PATIENCE = 60
"""Seconds, and then it is given up: a check must not hang on somebody else's server."""

UNREACHED = (
    "requests.exceptions",
    "urllib3",
    "Could not connect",
    "ConnectionError",
    "ServiceError",
)
"""What pip-audit writes when it is not our fault."""

COMMAND = [
    *(sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"),
    *("--requirement", str(LOCKED), "--format", "json", "--desc", "off"),
    *("--progress-spinner", "off", "--timeout", "5"),
]


def holes(report: dict[str, Any]) -> Iterator[str]:
    """A line for each known hole: the package, the hole, where it is mended."""
    for package in report["dependencies"]:
        for hole in package.get("vulns", ()):
            names = ", ".join([hole["id"], *hole.get("aliases", ())])
            mended = ", ".join(hole.get("fix_versions", ())) or "nowhere yet"
            yield f"{package['name']} {package['version']}: {names}; mended in {mended}"


def verdict(output: str, errors: str = "") -> tuple[int, list[str]]:
    """The exit code and the lines to say, from what pip-audit wrote."""
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        if any(sign in errors for sign in UNREACHED):
            return 0, ["not audited: the advisory service cannot be reached"]
        return 1, [f"not audited: {' '.join(errors.split()) or 'pip-audit said nothing'}"]
    found = list(holes({"dependencies": packages}))
    if found:
        return 1, found
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    if len(skipped) == len(packages):
        return 0, ["not audited: the advisory service knows none of the packages"]
    left = f"; it knows nothing of {', '.join(skipped)}" if skipped else ""
    return 0, [f"no known holes in {len(packages) - len(skipped)} packages{left}"]


def main() -> int:
    try:
        done = subprocess.run(COMMAND, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"not audited: no answer from the advisory service in {PATIENCE} s")
        return 0
    code, lines = verdict(done.stdout, done.stderr)
    for line in lines:
        print(line, file=sys.stderr if code else sys.stdout)
    return code


if __name__ == "__main__":
    sys.exit(main())
