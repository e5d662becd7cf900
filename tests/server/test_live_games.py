"""Whole games of every edition and variant, over sockets, with people and bots mixed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from server.clients import PARTS, QUICK, Party
from server.process import serving
from server.referee import check_record

from coyote.rules.editions import ADDITIONS

GAMES: list[tuple[str, dict[str, Any], int, int]] = [
    ("eyes", {}, 2, 0),
    ("eyes", {}, 3, 3),
    ("eyes", {"trickster": True}, 2, 0),
    ("eyes", {"trickster": True}, 4, 2),
    ("tomahawk", {}, 3, 0),
    ("tomahawk", {"limit": 1}, 1, 5),
    ("tomahawk", {"additions": ["double", "next"], "limit": 5}, 2, 0),
    ("tomahawk", {"additions": list(ADDITIONS)}, 3, 3),
    ("museum", {}, 5, 4),
    ("museum", {"limit": 4, "min_bid": 0}, 3, 0),
    ("museum", {"tokens": True}, 3, 3),
    ("museum", {"tokens": True, "limit": 5}, 4, 0),
    ("classic", {}, 6, 4),
    ("classic", {"limit": 9}, 2, 0),
]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("games"), *QUICK) as served:
        yield served.url
        assert served.stop() == 0
        assert served.log == ""


@pytest.mark.parametrize(
    ("edition", "options", "people", "bots"),
    GAMES,
    ids=lambda given: "-".join(map(str, given)) if isinstance(given, dict) else str(given),
)
def test_a_whole_game(
    url: str, edition: str, options: dict[str, Any], people: int, bots: int
) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition=edition, options=options)
            players = [host]
            for name in ["Bo", "Cy", "Di", "Ed", "Flo"][: people - 1]:
                players.append(await party.join(host, name))
            for bot in islice(cycle(["odds", "cautious", "random"]), bots):
                await host.ask("add-bot", bot=bot)
            watcher = await party.watch(host)
            await host.ask("start")
            await asyncio.gather(
                watcher.until(lambda: watcher.table["phase"] == "over"),
                *(player.play_to_end() for player in players),
            )
            record = check_record(await party.record(host), *players, watcher)
            assert (record["edition"], len(record["players"])) == (edition, people + bots)
            assert options.items() <= record["options"].items()
            entropy = record["rounds"][0]["shuffle"]["entropy"]
            assert [line.split()[0] for line in entropy] == [str(seat) for seat in range(people)]
            # Who heard only what changed knows what who asks anew is told.
            for client in (*players, watcher):
                now = await party.look(client)
                assert now["version"] == client.version
                for part in PARTS:
                    assert now.get(part) == getattr(client, part), part
                results = [each["result"] for each in now["rounds"]]
                assert [each["result"] for each in client.rounds] == results
                assert client.gaps == 0

    asyncio.run(play())
