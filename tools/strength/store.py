"""What was measured, kept in JSON files, so that a long run can go on where it stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from tools.stamp import ROOT, commit, processors

FOLDER: Final = ROOT / "docs" / "strength"
"""Figures are part of the documentation: who goes on measuring elsewhere begins with them."""

Cell: TypeAlias = dict[str, Any]
"""What was measured, the budget it was measured with, and where and when."""


class Store:
    """The cells of one section."""

    def __init__(
        self, section: str, rooms: Sequence[str] = (), *, folder: Path = FOLDER, keep: bool = False
    ) -> None:
        """With `keep`, cells that other code measured are good enough."""
        self._file = folder / f"{section}.json"
        self._rooms = tuple(rooms)
        self._keep = keep
        self.cells = self._read()

    def _read(self) -> dict[str, Cell]:
        if not self._file.exists():
            return {}
        found: dict[str, Cell] = json.loads(self._file.read_text(encoding="utf-8"))
        return found

    def has(self, key: str, budget: Cell) -> bool:
        """Whether this was measured with this budget, and the code has not changed since."""
        cell = self.cells.get(key)
        if cell is None or cell["budget"] != json.loads(json.dumps(budget)):
            return False
        return self._keep or cell["code"] == digest(self._rooms)

    def put(self, key: str, budget: Cell, found: Cell) -> None:
        """Keep a cell, on disk too, beside those that others may have put there meanwhile."""
        stamp = {
            "commit": commit("src", "tools"),
            "date": time.strftime("%Y-%m-%d"),
            "machine": machine(),
        }
        self.cells = self._read()
        self.cells[key] = {**found, "budget": budget, "code": digest(self._rooms), **stamp}
        self._file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(self.cells, indent=1, ensure_ascii=False)
        fresh = self._file.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self._file)


@cache
def digest(rooms: Sequence[str]) -> str:
    """Something that changes with the code and the data of these rooms."""
    found = sha256()
    for room in rooms:
        for path in _files(ROOT / "src" / "coyote" / room):
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


def _files(room: Path) -> Iterator[Path]:
    yield from sorted(path for path in room.rglob("*") if path.suffix in (".py", ".npz"))


def machine() -> str:
    cores = processors()
    return f"{cores[0]}, {len(cores)} core{'s' * (len(cores) > 1)}"
