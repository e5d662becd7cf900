"""Measures what is asked for, section by section, and writes the document after each."""

from __future__ import annotations

import sys
from importlib import import_module

from tools.strength import page
from tools.strength.store import Store
from tools.strength.wish import SECTIONS, asked


def main() -> int:
    wish = asked()
    for name in SECTIONS:
        if name in wish.only:
            section = import_module(f"tools.strength.{name}")
            section.run(Store(name, section.ROOMS, keep=wish.keep), wish)
            page.write()
    print(f"Written to {page.write()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
