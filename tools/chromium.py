"""Say where Chromium is; with `--install`, fetch Debian's where it is missing and one may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
LACK = "the browser tests need Chromium: install it, name it with CHROMIUM=..., or set NO_BROWSER=1"


def find_chromium() -> str | None:
    """The Chromium that `CHROMIUM` names, or one that is installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install(*packages: str) -> None:
    """Debian's packages, where there is Debian and we are root."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        # What apt says goes to standard error: our own answer is the path alone.
        subprocess.run([apt, "--quiet", *command], env=quiet, stdout=sys.stderr)


def main() -> int:
    found = find_chromium()
    if found is None and "--install" in sys.argv[1:] and not os.environ.get("CHROMIUM"):
        install("chromium")
        found = find_chromium()
    if found is None:
        print(LACK, file=sys.stderr)
        return 2
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
