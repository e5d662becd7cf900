"""Bots think in child processes, which may die; the server may die too."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import cast

import pytest
import uvloop

from coyote import View, bots, new_game, shuffled, view
from coyote.odds import distribution
from coyote.server.workers import WorkerError, WorkerLost, Workers

STATE = shuffled(new_game("eyes", 3), Random(7))
VIEW = view(STATE, 0)
WANTED = bots.load("odds", 5).choose(VIEW)


class Code:
    """Stands for a view; where it is unpickled it becomes what an expression gives."""

    def __init__(self, expression: str) -> None:
        self.expression = expression

    def __reduce__(self) -> tuple[object, ...]:
        return (eval, (self.expression,))


def sly(expression: str) -> View:
    """A view at which the worker first does something else."""
    return cast(
        View, Code(f"({expression}, __import__('pickle').loads({pickle.dumps(VIEW)!r}))[1]")
    )


def file(path: Path) -> str:
    """The code of a path."""
    return f"__import__('pathlib').Path({str(path)!r})"


DIE = "__import__('os')._exit(1)"
SLEEP = "__import__('time').sleep(60)"


@asynccontextmanager
async def working(count: int = 1, patience: float = 30.0) -> AsyncIterator[Workers]:
    """Workers from start to stop; none is left over."""
    workers = Workers(count, patience=patience)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()
        assert workers.pids == []


async def pids(workers: Workers, count: int = 1) -> list[int]:
    """The processes, once all are there."""
    while len(workers.pids) < count:
        await asyncio.sleep(0.001)
    return workers.pids


def test_a_worker_chooses_what_the_bot_chooses() -> None:
    async def scenario() -> None:
        async with working() as workers:
            for name in bots.NAMES:
                for seed in (0, 5):
                    wanted = bots.load(name, seed).choose(VIEW)
                    assert await workers.choose(name, seed, VIEW) == wanted

    asyncio.run(scenario())


def test_odds_are_told_total_by_total() -> None:
    async def scenario() -> None:
        async with working() as workers:
            chances = await workers.odds(VIEW)
            known = distribution(VIEW)
            assert chances == [(total, known.p_at_least(total)) for total in known.totals]
            assert chances[0][1] == 1

    asyncio.run(scenario())


def test_it_works_under_uvloop_too(tmp_path: Path) -> None:
    once = tmp_path / "once"

    async def scenario() -> None:
        async with working(2) as workers:
            several = [workers.choose("odds", 5, VIEW) for _ in range(5)]
            assert await asyncio.gather(*several) == [WANTED] * 5
            assert await workers.choose("odds", 5, sly(die_once(once))) == WANTED
            with pytest.raises(WorkerLost):
                await workers.choose("odds", 5, sly(DIE))
        async with working():
            pass  # stopped while it starts

    uvloop.run(scenario())


def test_workers_that_are_stopped_while_they_start_leave_nothing() -> None:
    async def scenario() -> None:
        async with working(2):
            pass
        async with working(2):
            await asyncio.sleep(0)

    asyncio.run(scenario())


def test_questions_are_answered_side_by_side(tmp_path: Path) -> None:
    # Each waits for the other: one worker alone would never answer.
    def meet(mine: str, other: str) -> View:
        come = f"iter({file(tmp_path / other)}.exists, True)"
        wait = f"any(__import__('time').sleep(0.001) for _ in {come})"
        return sly(f"({file(tmp_path / mine)}.touch(), {wait})")

    async def scenario() -> None:
        async with working(2) as workers:
            both = [workers.choose("odds", 5, meet(*names)) for names in (("a", "b"), ("b", "a"))]
            assert await asyncio.gather(*both) == [WANTED, WANTED]

    asyncio.run(scenario())


def test_what_a_bot_raises_comes_back_and_the_worker_lives() -> None:
    async def scenario() -> None:
        async with working() as workers:
            before = await pids(workers)
            with pytest.raises(WorkerError, match=r"UnknownBot: bot: bot=nobody") as caught:
                await workers.choose("nobody", 0, VIEW)
            assert "Traceback" in caught.value.__notes__[0]
            with pytest.raises(WorkerError, match="ValueError: no round is running"):
                await workers.odds(view(new_game("eyes", 3), 0))
            with pytest.raises(WorkerError, match="ZeroDivisionError"):
                await workers.odds(sly("1 / 0"))
            with pytest.raises(WorkerError, match="SystemExit: enough"):
                await workers.odds(sly("exit('enough')"))
            assert await workers.choose("odds", 5, VIEW) == WANTED
            assert workers.pids == before

    asyncio.run(scenario())


def test_what_a_bot_prints_or_reads_does_not_disturb_the_answers(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def scenario() -> None:
        async with working() as workers:
            for stray in (
                "print('stray')",
                "__import__('sys').__stdout__.write('stray')",
                "__import__('os').write(1, b'stray')",
                "__import__('os').system('echo stray')",
            ):
                assert await workers.choose("odds", 5, sly(stray)) == WANTED
            with pytest.raises(WorkerError, match="EOFError"):
                await workers.odds(sly("input()"))
            assert await workers.choose("odds", 5, VIEW) == WANTED

    asyncio.run(scenario())
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("stray") >= 3  # what was left in a buffer ends with the worker


def die_once(marker: Path) -> str:
    """Code that ends the worker the first time it runs."""
    return f"{file(marker)}.exists() or ({file(marker)}.touch(), {DIE})"


def test_a_worker_that_dies_is_started_anew_and_asked_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with working() as workers:
            before = await pids(workers)
            assert await workers.choose("odds", 5, sly(die_once(tmp_path / "once"))) == WANTED
            assert workers.pids != before

    asyncio.run(scenario())


def test_a_worker_that_was_killed_while_idle_is_started_anew() -> None:
    async def scenario() -> None:
        async with working() as workers:
            assert await workers.choose("odds", 5, VIEW) == WANTED
            (pid,) = workers.pids
            os.kill(pid, signal.SIGTERM)
            while workers.pids:
                await asyncio.sleep(0.001)
            assert await workers.choose("odds", 5, VIEW) == WANTED
            assert workers.pids != [pid]

    asyncio.run(scenario())


def test_a_question_that_kills_each_worker_is_given_up_and_the_next_is_answered(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    note = f"__import__('os').system('echo asked >> {log}')"

    async def scenario() -> None:
        async with working() as workers:
            with pytest.raises(WorkerLost) as caught:
                await workers.choose("odds", 5, sly(f"({note}, {DIE})"))
            assert isinstance(caught.value.__cause__, EOFError)
            assert await workers.choose("odds", 5, VIEW) == WANTED

    asyncio.run(scenario())
    assert log.read_text() == "asked\n" * 3


def test_a_bot_that_thinks_for_ever_is_given_up_and_not_asked_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.touch()

    async def scenario() -> None:
        async with working(patience=1.0) as workers:
            note = f"__import__('os').system('echo asked >> {log}')"
            with pytest.raises(WorkerLost, match="TimeoutError"):
                await workers.choose("odds", 5, sly(f"({note}, {SLEEP})"))
            assert workers.pids == []

    asyncio.run(scenario())
    assert log.read_text() in ("asked\n", "")  # a busy machine may not have come to it


def test_whoever_stops_waiting_gets_nobody_elses_answer(tmp_path: Path) -> None:
    reached = tmp_path / "reached"

    async def scenario() -> None:
        async with working() as workers:
            slow = sly(f"({file(reached)}.touch(), __import__('time').sleep(0.1))")
            under_way = asyncio.create_task(workers.odds(slow))
            queued = asyncio.create_task(workers.odds(sly(DIE)))
            last = asyncio.create_task(workers.choose("odds", 5, VIEW))
            while not reached.exists():
                await asyncio.sleep(0.001)
            before = workers.pids
            under_way.cancel()
            queued.cancel()
            assert await last == WANTED
            assert workers.pids == before  # what nobody waits for was not asked
            assert under_way.cancelled()
            assert queued.cancelled()

    asyncio.run(scenario())


def test_stop_ends_a_worker_in_mid_thought_and_tells_all_who_wait(tmp_path: Path) -> None:
    reached = tmp_path / "reached"

    async def scenario() -> None:
        workers = Workers()
        with pytest.raises(WorkerLost):
            await workers.choose("odds", 5, VIEW)
        await workers.start()
        under_way = asyncio.create_task(workers.odds(sly(f"({file(reached)}.touch(), {SLEEP})")))
        queued = asyncio.create_task(workers.odds(VIEW))
        while not reached.exists():
            await asyncio.sleep(0.001)
        await workers.stop()
        told = await asyncio.gather(under_way, queued, return_exceptions=True)
        assert [type(error) for error in told] == [WorkerLost, WorkerLost]
        assert workers.pids == []
        with pytest.raises(WorkerLost):
            await workers.odds(VIEW)
        await workers.stop()

    asyncio.run(scenario())


def test_stop_ends_a_worker_that_hears_nothing() -> None:
    async def scenario() -> None:
        async with working() as workers:
            (pid,) = await pids(workers)
            os.kill(pid, signal.SIGSTOP)

    asyncio.run(scenario())


def test_ctrl_c_is_not_for_workers() -> None:
    async def scenario() -> None:
        async with working() as workers:
            assert await workers.choose("odds", 5, VIEW) == WANTED
            (pid,) = workers.pids
            os.kill(pid, signal.SIGINT)
            assert await workers.choose("odds", 5, VIEW) == WANTED
            assert workers.pids == [pid]
            assert os.getsid(pid) != os.getsid(0)

    asyncio.run(scenario())


SERVE = """
import asyncio, sys
from random import Random
from coyote import new_game, shuffled, view
from coyote.server.workers import Workers

class Sleep:
    def __reduce__(self):
        return (eval, ("(print('thinking', flush=True), __import__('time').sleep(60))",))

async def main():
    workers = Workers(2)
    await workers.start()
    seen = view(shuffled(new_game("eyes", 3), Random(7)), 0)
    await asyncio.gather(workers.odds(seen), workers.odds(seen))
    print("idle", file=sys.stderr, flush=True)
    if sys.argv[1] == "thinking":
        await workers.odds(Sleep())
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["idle", "thinking"])
def test_workers_end_when_the_server_is_killed(state: str) -> None:
    # The workers hold the server's standard error: its end is their end.
    server = subprocess.Popen([sys.executable, "-c", SERVE, state], stderr=subprocess.PIPE)
    assert server.stderr is not None
    while state.encode() not in server.stderr.readline():
        assert server.poll() is None
    server.kill()
    _, rest = server.communicate(timeout=20)
    assert rest == b""


def test_a_worker_takes_no_modules_from_the_folder_it_runs_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit('not this one')")
    monkeypatch.chdir(tmp_path)

    async def scenario() -> None:
        async with working() as workers:
            assert await workers.choose("odds", 5, VIEW) == WANTED

    asyncio.run(scenario())


def test_a_worker_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def scenario() -> None:
        async with working() as workers:
            with pytest.raises(WorkerLost, match="FileNotFoundError"):
                await workers.choose("odds", 5, VIEW)

    asyncio.run(scenario())
