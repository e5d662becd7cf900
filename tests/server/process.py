"""A real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

COYOTE = "import sys; sys.argv[0] = 'coyote'; from coyote.cli import main; main()"

# A program inherits that Ctrl-C is ignored, as by nohup or in the background of a script, and then
# rightly goes on. Tests that press Ctrl-C must not depend on how they themselves were started.
WITH_CTRL_C = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # as at a terminal
) + COYOTE


@dataclass
class Served:
    """A server that said where it is; `log` is there once it has stopped."""

    process: subprocess.Popen[str]
    said: str
    errors: IO[str]
    log: str = ""

    @property
    def port(self) -> int:
        found = re.search(r":(\d+)/", self.said)
        assert found is not None, self.said
        return int(found[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Tell it to stop, and return its exit code."""
        self.process.send_signal(sign)
        return self.ended()

    def ended(self) -> int:
        """Wait for its end, and take its log."""
        code = self.process.wait(20)
        self.errors.seek(0)
        self.log = self.errors.read()
        return code


@contextmanager
def serving(
    folder: Path,
    *arguments: str,
    program: str = COYOTE,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Served]:
    """Start a program that serves, with its database in a folder; kill it at the end."""
    variables = {
        **{name: value for name, value in os.environ.items() if not name.startswith("COYOTE_")},
        "COYOTE_DATABASE": f"sqlite:///{folder.as_posix()}/coyote.db",
        "COYOTE_PORT": "0",
        **(environment or {}),
    }
    with (
        # Not a pipe: one that nobody reads would hold the server up when it is full.
        TemporaryFile("w+", encoding="utf-8") as errors,
        subprocess.Popen(
            [sys.executable, "-c", program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=variables,
        ) as process,
    ):
        assert process.stdout is not None
        served = Served(process, process.stdout.readline(), errors)
        try:
            if served.said:
                yield served
        finally:
            process.kill()
            served.ended()
        assert served.said, served.log
