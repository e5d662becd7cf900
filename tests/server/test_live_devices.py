"""Devices with bad networks, two tabs, another phone, no ears; and a server that goes and comes."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from server.clients import PARTS, QUICK, Client, Json, Party, gathered, until_all
from server.process import serving
from server.referee import check_record
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("devices"), *QUICK) as served:
        yield served.url
        assert served.stop() == 0
        assert served.log == ""


class Lossy(Client):
    """Misses every third update after which it is somebody else's turn."""

    updates = 0

    def misses(self, message: Json) -> bool:
        view = message.get("view") or {"to_act": [], "seat": None}
        if message["type"] != "update" or not set(view["to_act"]) - {view["seat"]}:
            return False
        self.updates += 1
        return self.updates % 3 == 0


def test_a_device_that_misses_messages_asks_for_everything_anew(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="eyes", options={"trickster": True})
            lossy = await party.join_as(Lossy, host, "Bo")
            await host.ask("add-bot", bot="odds")
            await host.ask("start")
            await asyncio.gather(host.play_to_end(), lossy.play_to_end())
            assert lossy.gaps > 0
            check_record(await party.record(host), host)
            syncs = len(lossy.told("sync"))
            assert syncs > 1
            await lossy.ask("sync")
            await lossy.until(lambda: len(lossy.told("sync")) > syncs)
            now = await party.look(lossy)
            assert {part: now.get(part) for part in PARTS} == {
                part: getattr(lossy, part) for part in PARTS
            }

    asyncio.run(play())


class Flaky(Client):
    """Loses its network after every third action, before the answer."""

    acts = 0
    losses = 0

    async def write(self, request: Json) -> None:
        await super().write(request)
        if request["type"] == "act" and request.get("id") in self.pending:
            self.acts += 1
            if self.acts % 3 == 0 and self.socket is not None:
                self.losses += 1
                self.socket.transport.abort()

    async def stay(self) -> None:
        """Come back whenever the network was lost, to the end of the game."""
        while not self.over:
            try:
                await self.until(lambda: self.over)
            except AssertionError:
                assert self.closed == (1006, ""), self.closed
                with suppress(ConnectionClosed):  # lost again, while it repeated its requests
                    await self.reconnect()


def test_a_device_that_comes_back_repeats_what_was_not_answered(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="museum", options={"tokens": True})
            flaky = await party.join_as(Flaky, host, "Bo")
            await host.ask("add-bot", bot="odds")
            await host.ask("start")
            host.plays = flaky.plays = True
            await gathered(flaky.play())
            await asyncio.gather(host.play_to_end(), flaky.stay())
            assert flaky.losses > 0
            check_record(await party.record(host), host)
            assert not [each for each in flaky.told("rejected") if each["code"] != "stale"]

    asyncio.run(play())


def test_a_request_that_was_granted_does_not_act_twice(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic")
            bo = await party.join(host, "Bo")
            await host.ask("start", starter=0)
            await host.until_turn()
            version = host.version
            granted = await host.ask("act", id="one", version=version, action="bid 2")
            await host.cut()
            await bo.until(lambda: not bo.table["seats"][0]["connected"])
            await host.connect()
            again = await host.ask("act", id="one", version=version, action="bid 2")
            assert again == granted
            # It would be another's turn, but first of all it is of another time.
            assert await host.refusal("act", id="two", version=version, action="bid 3") == "stale"
            assert (
                await host.refusal("act", version=host.version, action="bid 3") == "not-your-turn"
            )
            assert (await party.look(host))["view"]["moves"] == ["0 bid 2"]

    asyncio.run(play())


def test_a_second_tab_keeps_the_seat(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="tomahawk")
            tab = await party.bring(Client, host.place)
            bo = await party.join(host, "Bo")
            assert tab.seat == host.seat == 0
            await host.ask("start", starter=0)
            await tab.until(lambda: tab.table["phase"] == "playing")
            await host.disconnect()
            assert bo.table["seats"][0]["connected"]
            await asyncio.gather(tab.play_to_end(), bo.play_to_end())
            check_record(await party.record(bo), tab, bo)

    asyncio.run(play())


def test_a_seat_moves_to_another_device_once(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="eyes")
            bo = await party.join(host, "Bo")
            await host.ask("start", starter=1)
            await bo.ask("move")
            await bo.until(lambda: bool(bo.told("move-code")))
            (offer,) = bo.told("move-code")
            assert offer["seconds"] == 600
            path = f"/api/tables/{host.code}/claim"
            wrong = await party.http.post(path, json={"code": "BFKLMRUW"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-code")
            spelled = " ".join(offer["code"].lower())
            place = await party.post(path, code=spelled)
            assert await bo.until_closed() == (4409, "moved")
            assert bo.told("bye") == [{"type": "bye", "code": "moved"}]
            assert place["person"] == bo.place["person"]
            assert place["token"] != bo.token
            assert (await party.get(f"/api/tables/{host.code}", bo)).status_code == 401
            with pytest.raises(AssertionError, match="4401"):
                await Client(url, bo.place).connect()
            used = await party.http.post(path, json={"code": offer["code"]})
            assert used.status_code == 403
            phone = await party.bring(Client, place)
            assert phone.seat == 1
            await asyncio.gather(host.play_to_end(), phone.play_to_end())
            check_record(await party.record(host), host, phone)

    asyncio.run(play())


@asynccontextmanager
async def deaf(url: str, place: Json) -> AsyncIterator[ClientConnection]:
    """A device that says hello and never reads; its system takes in very little."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    small.settimeout(0)
    port = int(url.rpartition(":")[2])
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", port))
    address = f"ws://127.0.0.1:{port}/api/tables/{place['code']}/socket"
    connection = await connect(address, sock=small, ping_interval=None, max_queue=1)
    await connection.send(json.dumps({"type": "hello", "token": place["token"]}))
    try:
        yield connection
    finally:
        connection.transport.abort()
        await connection.wait_closed()


async def babble(connection: ClientConnection) -> None:
    """Ask again and again, and hear no answer."""
    with suppress(ConnectionClosed):
        while True:
            await connection.send('{"type": "sync"}')
            await asyncio.sleep(0)


def test_who_never_reads_is_cut_off_and_holds_up_nobody(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party, AsyncExitStack() as stack:
            host = await party.open("A" * 24, edition="classic")
            await host.ask("add-bot", bot="random")
            path = f"/api/tables/{host.code}/people"
            # Many people make every update long.
            for number in range(60):
                await party.post(path, name=f"{number:024}", sit=False)
            places = [await party.post(path, name="Deaf", sit=False) for _ in range(2)]
            people = {place["person"] for place in places}
            _, babbling = [await stack.enter_async_context(deaf(url, place)) for place in places]

            def here() -> set[int]:
                told = host.table["people"]
                return {each["person"] for each in told if each["connected"]} & people

            await host.until(lambda: here() == people)
            babbler = asyncio.create_task(babble(babbling))
            for count in range(80):
                if not here():
                    break
                ids = [await host.send("rename", name=f"{count} {more}") for more in range(50)]
                await host.until(lambda: ids[-1] in host.answers)  # noqa: B023
            assert not here(), "nobody was cut off"
            babbler.cancel()
            await gathered(babbler)
            await host.ask("start")
            await host.play_to_end()
            check_record(await party.record(host), host)

    asyncio.run(play())


def test_a_server_that_is_told_to_stop_says_so_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def begin(url: str, stop: asyncio.Event) -> tuple[Client, Client]:
        async with Party(url) as party:
            host = await party.open(edition="eyes")
            bo = await party.join(host, "Bo")
            watcher = await party.watch(host)
            await host.ask("start", starter=0)
            await until_all((host, bo), lambda each: each.shuffle is not None)
            for client in (host, bo):
                await client.send("mix", round=1, entropy="00" * 16)
            await host.until_turn()
            await host.act("bid 7")
            stop.set()
            for client in (host, bo, watcher):
                assert await client.until_closed() == (1012, "restart")
                assert client.told("bye") == [{"type": "bye", "code": "restart"}]
            return host, bo

    async def go_on(url: str, host: Client, bo: Client) -> None:
        async with Party(url) as party:
            back = [await party.bring(Client, each.place) for each in (host, bo)]
            assert back[0].view is not None
            assert back[0].view["moves"] == ["0 bid 7"]
            assert back[0].version >= host.version
            await asyncio.gather(*(each.play_to_end() for each in back))
            record = check_record(await party.record(host), *back)
            assert record["rounds"][0]["moves"][0] == "0 bid 7"
            key = (1, 1)
            assert host.commitments[key] == back[0].commitments[key]

    with serving(tmp_path, *QUICK) as served:

        async def until_stopped() -> tuple[Client, Client]:
            stop = asyncio.Event()
            playing = asyncio.create_task(begin(served.url, stop))
            await asyncio.wait(
                (playing, asyncio.create_task(stop.wait())), return_when=asyncio.FIRST_COMPLETED
            )
            served.process.send_signal(signal.SIGTERM)
            return await playing

        host, bo = asyncio.run(until_stopped())
        assert served.process.wait(20) == 0
    with serving(tmp_path, *QUICK) as served:
        asyncio.run(go_on(served.url, host, bo))


def test_who_sends_too_much_is_told_which_request_was_not_taken(tmp_path: Path) -> None:
    async def flood(url: str) -> None:
        async with Party(url) as party:
            host = await party.open()
            ids = [await host.send("rename", name=f"Ann {number}") for number in range(6)]
            await host.until(lambda: not host.pending)
            types = [host.answers[id]["type"] for id in ids]
            assert types == ["accepted"] * 4 + ["rejected"] * 2
            refused = host.answers[ids[-1]]
            assert refused["code"] == "rate-limited"
            assert refused["facts"]["seconds"] >= 1

    limits = ("--message-burst=4", "--messages-per-second=1")
    with serving(tmp_path, "serve", "--log-level=error", *limits) as served:
        asyncio.run(flood(served.url))
