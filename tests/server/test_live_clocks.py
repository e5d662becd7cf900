"""Clocks and absence over sockets: all of these wait some seconds, so they wait together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from server.clients import QUICK, Client, Party, until_all
from server.process import serving
from server.referee import check_record


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("clocks"), *QUICK) as served:
        yield served.url
        assert served.stop() == 0
        assert served.log == ""


class Hesitant(Client):
    """Plays on, but leaves its first turn to the clock."""

    hesitates = True

    def must_act(self) -> bool:
        return super().must_act() and not self.hesitates


def bot_at(client: Client, seat: int) -> str | None:
    """The bot that plays a seat."""
    bot: str | None = client.table["seats"][seat]["bot"]
    return bot


async def time_out(url: str) -> None:
    """A bot plays for who is too slow, until the seat is reclaimed."""
    async with Party(url) as party:
        host = await party.open_as(Hesitant, edition="eyes", clock=5, stand_in="cautious")
        bo = await party.join(host, "Bo")
        await host.ask("start", starter=0)
        host.plays = bo.plays = True
        await asyncio.gather(host.play(), bo.play())
        await host.until(lambda: host.clock["turn"] is not None)
        assert 0 < host.clock["turn"] <= 5000
        assert await host.refusal("reclaim") == "nothing-to-reclaim"
        told = await bo.until_news("taken-over")
        assert told == {"seat": 0, "bot": "cautious", "why": "time"}
        await host.until(lambda: bot_at(host, 0) == "cautious")
        assert host.table["seats"][0]["person"] == host.you["person"]
        assert await host.refusal("act", version=host.version, action="challenge") == "bot-plays"
        await host.until(lambda: bool(host.view and host.view["moves"]))
        host.hesitates = False
        await host.ask("reclaim")
        assert await bo.until_news("reclaimed") == {"seat": 0}
        await host.until(lambda: bot_at(host, 0) is None)
        await asyncio.gather(host.play_to_end(), bo.play_to_end())
        check_record(await party.record(host), host, bo)


async def more_time(url: str) -> None:
    """A turn grows longer when all the others who are here agree."""
    async with Party(url) as party:
        host = await party.open(edition="classic", clock=5, options={"limit": 1})
        bo, cy = await party.join(host, "Bo"), await party.join(host, "Cy")
        players = (host, bo, cy)
        await host.ask("start", starter=0)
        await until_all(players, lambda each: each.shuffle is not None)
        for player in players:
            await player.send("mix", round=1, entropy="00" * 16)
        await host.until_turn()
        assert await bo.refusal("grant-time") == "nobody-asks"
        assert await bo.refusal("ask-time") == "no-clock"
        await host.ask("ask-time")
        await until_all(players, lambda each: each.clock["asked"] == 0)
        assert await host.refusal("grant-time") == "nobody-asks"
        await bo.ask("grant-time")
        assert host.clock["turn"] <= 5000
        await cy.ask("grant-time")
        assert await host.until_news("extended") == {"seat": 0}
        assert host.clock["turn"] > 5000
        assert host.clock["asked"] is None
        # The first time is gone, and the seat is still its owner's.
        await party.look(host)
        await asyncio.gather(*(player.play_to_end() for player in players))
        check_record(await party.record(host), *players)


async def away(url: str) -> None:
    """A bot plays for who is offline longer than the grace, until they come back."""
    async with Party(url) as party:
        host = await party.open(edition="tomahawk", grace=5)
        bo = await party.join(host, "Bo")
        await host.ask("start", starter=1)
        host.plays = True
        await host.play()
        await bo.cut()
        await host.until(lambda: not host.table["seats"][1]["connected"])
        assert bot_at(host, 1) is None
        assert await host.until_news("taken-over") == {"seat": 1, "bot": "odds", "why": "away"}
        await host.until(lambda: bool(host.view and host.view["moves"]))
        await bo.reconnect()
        assert bo.view is not None
        assert (bo.view["seat"], bot_at(bo, 1)) == (1, "odds")
        await bo.ask("reclaim")
        assert bot_at(bo, 1) is None
        await asyncio.gather(host.play_to_end(), bo.play_to_end())
        check_record(await party.record(host), host)


async def silent_devices(url: str) -> None:
    """The deal waits a second for devices that add nothing, and no longer."""
    async with Party(url) as party:
        host = await party.open(edition="eyes")
        await host.ask("add-bot", bot="odds")
        await host.ask("start", starter=0)
        await host.until_turn()
        assert host.shuffle is not None
        assert host.shuffle["entropy"] == []
        # Too late, and no harm done.
        await host.ask("mix", round=1, entropy="00" * 16)
        assert host.shuffle["entropy"] == []
        await host.play_to_end()
        check_record(await party.record(host), host)


def test_clocks_and_absence(url: str) -> None:
    async def wait_for_all() -> None:
        await asyncio.gather(time_out(url), more_time(url), away(url), silent_devices(url))

    asyncio.run(wait_for_all())
