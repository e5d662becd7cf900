"""The file that a game is saved in: always a whole record, never half of one."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from coyote.record import MOST_BYTES, Record, read
from coyote.rules.errors import CoyoteError
from coyote.terminal.signs import clean

_PART: Final = ".coyote-"


class Declined(CoyoteError):
    """A wish for a game that cannot be met."""


class RecordFile:
    """Where a game is saved; each save takes the place of the one before it at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # A link stays a link: what it points to is written.
        self._target = Path(os.path.realpath(path))

    def save(self, record: Record) -> None:
        """Write the record; raises OSError and then leaves the file as it was."""
        handle, name = tempfile.mkstemp(prefix=_PART, dir=self._target.parent)
        try:
            with open(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(f"{record}\n")
            os.chmod(name, self._mode())
            os.replace(name, self._target)
        except BaseException:  # Ctrl-C too leaves nothing behind
            with suppress(OSError):
                os.unlink(name)
            raise

    def _mode(self) -> int:
        """That of the file, or the one any new file gets: a temporary one is more private."""
        try:
            return stat.S_IMODE(self._target.stat().st_mode)
        except OSError:
            umask = os.umask(0)
            os.umask(umask)
            return 0o666 & ~umask

    def check(self, *, fresh: bool) -> None:
        """Raise `Declined` where nothing can be saved, or where a fresh game would destroy."""
        try:
            if self._target.exists():
                if not self._target.is_file():
                    raise self._declined("file-irregular")
                if fresh and self._target.stat().st_size:
                    raise self._declined("file-exists")
                with self._target.open("r+b"):
                    pass
            handle, name = tempfile.mkstemp(prefix=_PART, dir=self._target.parent)
            os.close(handle)
            os.unlink(name)
        except OSError as error:
            raise self._declined("file-unwritable", error) from None

    def _declined(self, code: str, error: OSError | None = None) -> Declined:
        return declined(code, self.path, error)


def load(path: Path) -> Record:
    """The record in a file; raises `Declined` or `InvalidRecord`."""
    try:
        with path.open("rb") as file:
            return read(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise declined("file-unreadable", path, error) from None


def declined(code: str, path: Path, error: OSError | None = None) -> Declined:
    """What is wrong with a file, in the system's words."""
    reason = "" if error is None else error.strerror or str(error)
    return Declined("RECORD", code, {"file": clean(str(path), 999), "reason": reason})
