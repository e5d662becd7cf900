"""Child processes in which bots think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from coyote.rules.actions import Action
from coyote.rules.view import View
from coyote.server.worker import SIZE, Answer, framed

ATTEMPTS: Final = 3
"""How often a question is asked whose worker dies."""

PATIENCE: Final = 30.0
"""Seconds until a worker that does not answer is given up: no bot thinks that long."""


class WorkerError(Exception):
    """What a bot raised, as text; the place is in the notes."""


class WorkerLost(Exception):
    """No worker lived to answer."""


@dataclass(frozen=True, slots=True)
class _Question:
    data: bytes
    answer: asyncio.Future[Answer]

    def fail(self, error: Exception) -> None:
        if not self.answer.done():  # whoever asked may have gone
            self.answer.set_exception(error)


class Workers:
    """So many processes, each with one question at a time; the others wait in a queue.

    They end with the server, even one that is killed: a pool of `concurrent.futures` would not.
    """

    def __init__(self, count: int = 1, *, patience: float = PATIENCE) -> None:
        self._children = [_Child() for _ in range(count)]
        self._patience = patience
        self._questions: asyncio.Queue[_Question] = asyncio.Queue()
        self._attendants: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        processes = [child.process for child in self._children]
        return [process.pid for process in processes if process and process.returncode is None]

    async def start(self) -> None:
        """Return at once; the processes come up meanwhile, and questions wait for them."""
        self._attendants = [
            asyncio.create_task(self._attend(child), name="worker") for child in self._children
        ]

    async def stop(self) -> None:
        """End the processes. Whoever still waits gets `WorkerLost`."""
        attendants, self._attendants = self._attendants, []
        for attendant in attendants:
            attendant.cancel()
        if attendants:
            await asyncio.wait(attendants)
        while not self._questions.empty():
            self._questions.get_nowait().fail(WorkerLost("stopped"))

    async def choose(self, bot: str, seed: int, view: View) -> Action:
        """What a bot does; raises `WorkerError`, `WorkerLost`."""
        action: Action = await self._ask("choose", bot, seed, view)
        return action

    async def odds(self, view: View) -> list[tuple[int, float]]:
        """Each total that may come, rising, with the probability that the total reaches it."""
        chances: list[tuple[int, float]] = await self._ask("odds", view)
        return chances

    async def _ask(self, *question: object) -> Any:
        if not self._attendants:
            raise WorkerLost("not started")
        asked = _Question(framed(question), asyncio.get_running_loop().create_future())
        self._questions.put_nowait(asked)
        fault, value = await asked.answer
        if fault is None:
            return value
        error = WorkerError(fault)
        error.add_note(value)
        raise error

    async def _attend(self, child: _Child) -> None:
        """Bring questions to one child. Only this task uses its pipes.

        So whoever asks may be cancelled at any moment, and no answer goes to the wrong question.
        """
        try:
            with suppress(OSError):  # the first question tries again, and tells
                await child.start()
            while True:
                question = await self._questions.get()
                if question.answer.done():
                    continue
                try:
                    await self._bring(question, child)
                finally:
                    question.fail(WorkerLost("stopped"))
        finally:
            await child.end()

    async def _bring(self, question: _Question, child: _Child) -> None:
        reason: Exception | None = None
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._patience):
                    answer = await child.ask(question.data)
            except Exception as error:  # it died, could not be started, or wrote what is no answer
                reason = error
                await child.end()
                if isinstance(error, TimeoutError):
                    break
            else:
                if not question.answer.done():
                    question.answer.set_result(answer)
                return
        lost = WorkerLost(f"{type(reason).__name__}: {reason}")
        lost.__cause__ = reason
        question.fail(lost)


class _Child:
    """A process that is started when it is needed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # no modules from the folder that the server happens to run in
                "-m",
                "coyote.server.worker",
                stdin=PIPE,
                stdout=PIPE,
                # What the server can import, its child can too.
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                # Ctrl-C at the terminal reaches a whole session, and this early too.
                start_new_session=True,
            )
        return self.process

    async def ask(self, question: bytes) -> Answer:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        head = await process.stdout.readexactly(SIZE.size)
        data = await process.stdout.readexactly(*SIZE.unpack(head))
        # It comes from our own child, through a pipe that nobody else holds.
        answer: Answer = pickle.loads(data)
        return answer

    async def end(self) -> None:
        if self.process is None:
            return
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(ProcessLookupError):
            self.process.kill()  # it has nothing to lose
        await self.process.wait()
        self.process = None
