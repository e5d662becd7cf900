"""The server is killed again and again while people play: nothing that it told is lost."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from server.doomed import OUTSIDE, POINTS
from server.inn import Doom, Inn
from server.process import COYOTE, serving
from server.regulars import Circle, Party, Regular, gather
from server.witness import BrokenPromise

LIMIT: Final = 120
"""Seconds after which a test is given up; it needs a small part of them."""

ADDITIONS: Final = ["confirm", "reverse", "extra", "double", "restart", "next"]
CIRCLES: Final = (
    Circle("eyes", {"trickster": True}, 3, ("odds",)),
    Circle("eyes", {}, 2),
    Circle("tomahawk", {"additions": ADDITIONS, "limit": 2}, 2, ("random", "cautious")),
    Circle("museum", {"tokens": True, "min_bid": 1}, 3),
    Circle("classic", {"limit": 2}, 2, ("cautious",)),
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")


def dooms(seed: int, each: int) -> list[Doom]:
    """Each point so many times, in any order, early and late in the life of a server."""
    dice = Random(seed)
    latest = dict.fromkeys(POINTS, 20) | {"waking": 4, OUTSIDE: 250}
    dooms = [
        Doom(point, dice.randint(1, late)) for point, late in latest.items() for _ in range(each)
    ]
    dice.shuffle(dooms)
    return dooms


class Evening:
    """People at some tables, and a server that is killed while they play."""

    def __init__(self, folder: Path, circles: Sequence[Circle]) -> None:
        self.folder = folder
        self.circles = circles
        self.inn = Inn(folder)
        self.parties: list[Party] = []
        self.in_game = 0
        """How many servers died while games were running."""

    @property
    def people(self) -> list[Regular]:
        return [person for party in self.parties for person in party.people]

    async def play(self, dooms: Sequence[Doom], sabotage: str = "-") -> None:
        """Play on from one doom to the next, and then to the end of all games.

        Raises the first `BrokenPromise`.
        """
        try:
            async with asyncio.timeout(LIMIT), self.inn, asyncio.TaskGroup() as group:
                await self._gather()
                for person in self.people:
                    group.create_task(person.live())
                self.inn.sabotage = sabotage
                for doom in dooms:
                    await self.inn.suffer(doom)
                    self.in_game += any(person.phase == "playing" for person in self.people)
                self.inn.closing = True
                await self.inn.open()
                for person in self.people:
                    await person.left.wait()
                await self.inn.kill()
                await self.inn.emptied()
        except TimeoutError:
            pytest.fail(f"not done after {LIMIT} s: {self.inn!r}, {self.people}")
        except BaseExceptionGroup as errors:
            broken = errors.subgroup(BrokenPromise)
            raise errors if broken is None else broken.exceptions[0] from None

    async def _gather(self) -> None:
        """Everybody comes to their table, before anything bad happens."""
        dice = Random(1)
        await self.inn.open()
        async with httpx.AsyncClient(base_url=await self.inn.door()) as client:
            for circle in self.circles:
                self.parties.append(await gather(self.inn, client, circle, dice))
        await self.inn.kill()

    def look_back(self) -> list[dict[str, Any]]:
        """What a plain server tells of all games, held to what everybody was told."""
        records: list[dict[str, Any]] = []
        with serving(self.folder) as served, httpx.Client(base_url=served.url) as client:
            for party in self.parties:
                host = {"authorization": f"Bearer {party.people[0].token}"}
                answer = client.get(f"/api/tables/{party.code}/export", headers=host)
                told = answer.raise_for_status().json()
                talk = [line["text"] for line in told["talk"]]
                for person in party.people:
                    person.witness.compare(told["records"], talk)
                records += told["records"]
        return records


def checked(command: str, records: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """What `coyote replay` or `coyote verify` says of each record."""
    program = [sys.executable, "-c", COYOTE, command, "--lines", "-"]
    lines = "".join(f"{json.dumps(record)}\n" for record in records)
    done = subprocess.run(program, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_killed_in_mid_game_the_server_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    evening = Evening(tmp_path, CIRCLES)
    asyncio.run(evening.play(dooms(7, each=4)))
    records = evening.look_back()

    replayed, verified = checked("replay", records), checked("verify", records)
    assert [told for told in (*replayed, *verified) if told.get("winner") is None] == []
    for person in evening.people:
        told = person.witness.winners
        games = [record for record in records if record["proof"]["table"] == person.party.table]
        assert told[len(games)] == replayed[records.index(games[-1])]["winner"]

    # It was killed everywhere (before the games and after them too), nearly always in mid-game,
    # with workers that could have outlived it, and people had something to ask again.
    assert evening.inn.kills == {**dict.fromkeys(POINTS, 4), OUTSIDE: 4 + 2}
    assert evening.in_game >= 20
    assert evening.inn.workers >= 20
    assert sum(person.lost for person in evening.people) >= 8
    assert sum(person.stored for person in evening.people) >= 4


@pytest.mark.parametrize("point", ["appending", "inserted"])
def test_sending_before_the_commit_is_caught(tmp_path: Path, point: str) -> None:
    evening = Evening(tmp_path, CIRCLES[-1:])
    with pytest.raises(BrokenPromise, match="lost"):
        asyncio.run(evening.play([Doom(point, 3)], "send-early"))


def test_answering_a_repeated_request_before_the_commit_is_caught(tmp_path: Path) -> None:
    evening = Evening(tmp_path, CIRCLES[-1:])
    with pytest.raises(BrokenPromise, match=r"lost|gap"):
        asyncio.run(evening.play([Doom("appending", 20)] * 2, "jump-the-queue"))


def test_forgetting_the_ids_of_requests_is_caught(tmp_path: Path) -> None:
    evening = Evening(tmp_path, CIRCLES[-1:])
    with pytest.raises(BrokenPromise, match="twice"):
        asyncio.run(evening.play([Doom("committed", 3)], "forget-ids"))
