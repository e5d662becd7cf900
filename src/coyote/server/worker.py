"""The child process in which bots think: `python -m coyote.server.worker`."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from struct import Struct
from typing import Any, BinaryIO, Final, TypeAlias

from coyote.bots import load
from coyote.odds import distribution
from coyote.rules.actions import Action
from coyote.rules.view import View

SIZE: Final = Struct(">I")
"""What goes before each pickle: how many bytes it has."""

Answer: TypeAlias = tuple[None, Any] | tuple[str, str]
"""Nothing wrong and the value, or what went wrong and where."""


def choose(bot: str, seed: int, view: View) -> Action:
    """The choice of a bot."""
    return load(bot, seed).choose(view)


def odds(view: View) -> list[tuple[int, float]]:
    """Each total that may come, with the probability that the total reaches it."""
    known = distribution(view)
    return [(total, known.p_at_least(total)) for total in known.totals]


_TASKS: Final[Mapping[str, Callable[..., Any]]] = {"choose": choose, "odds": odds}


def framed(value: object) -> bytes:
    """A value as it goes through the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(data)) + data


def _answer(question: bytes) -> bytes:
    try:
        # Pickles go only between the server and its own child, through pipes nobody else holds.
        task, *given = pickle.loads(question)
        return framed((None, _TASKS[task](*given)))
    except BaseException as error:  # a bot that calls `sys.exit` ends nothing but its turn
        text = "".join(traceback.format_exception_only(error)).strip()
        return framed((text, traceback.format_exc()))


def _listen(questions: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Take questions until the server is gone, however it went; then end, even in mid-thought."""
    while len(head := questions.read(SIZE.size)) == SIZE.size:
        asked.put(questions.read(*SIZE.unpack(head)))
    os._exit(0)


def main() -> None:
    """Answer questions, one after the other."""
    # Ctrl-C is for the server: it ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Only answers go to the server. What a bot prints goes where errors go; it can read nothing.
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    try:
        while True:
            answers.write(_answer(asked.get()))
            answers.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
