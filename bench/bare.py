"""A server without a game: the same framework, journal and disk, and messages of the same size.

What it spends on an action is the price of the parts that a table is put on top of.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.params import FromPath

from coyote.server.journal import Journal
from coyote.server.store import Entry, Opening, open_store

SEATS = 4
PADDING = "x" * 750
"""So that a message is as long as one with a view."""


class Bench:
    """A table where every message is an action of whose turn it is."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seats: list[WebSocket[Any, Any, Any]] = []
        self.version = 0


class Tables:
    """All tables, and the journal that their actions go to."""

    def __init__(self, database: str) -> None:
        self.store = open_store(database)
        self.journal = Journal(self.store)
        self.tables: dict[str, Bench] = {}
        self.people: defaultdict[str, int] = defaultdict(int)

    async def open(self) -> str:
        id = f"T{len(self.tables)}"
        self.tables[id] = Bench(id)
        done = asyncio.get_running_loop().create_future()
        self.journal.write([Opening(id, id)], [], {}, lambda _: done.set_result(None))
        await done
        return id

    def act(self, table: Bench, request: dict[str, Any], sender: WebSocket[Any, Any, Any]) -> None:
        table.version += 1
        data = msgspec.json.encode({"event": "acted", "action": request["action"]})
        entry = Entry(table.id, table.version, 0, data)
        told = [view(table, seat) for seat in range(len(table.seats))]
        accepted = {"type": "accepted", "id": request["id"], "version": table.version}
        answer = msgspec.json.encode(accepted).decode()

        def then(_: BaseException | None) -> None:
            sends = [sender.send_text(answer)]
            sends += [socket.send_text(text) for socket, text in zip(table.seats, told)]
            asyncio.get_running_loop().create_task(_each(sends))

        self.journal.write((), [entry], {}, then)


async def _each(sends: list[Any]) -> None:
    for send in sends:
        await send


def view(table: Bench, seat: int) -> str:
    told = {
        "type": "update",
        "version": table.version,
        "view": {
            "seat": seat,
            "phase": "bid",
            "to_act": [table.version % SEATS],
            "legal": {"min_bid": 1, "actions": []},
            "bids": [],
            "padding": PADDING,
        },
    }
    return msgspec.json.encode(told).decode()


def make_app(database: str) -> Litestar:
    tables = Tables(database)

    @post("/api/tables")
    async def open_table() -> dict[str, str]:
        return {"code": await tables.open(), "token": "0"}

    @post("/api/tables/{code:str}/people")
    async def join(code: FromPath[str]) -> dict[str, str]:
        tables.people[code] += 1
        return {"token": str(tables.people[code])}

    @websocket("/api/tables/{code:str}/socket")
    async def play(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
        await socket.accept()
        await socket.receive_text()
        table = tables.tables[code]
        table.seats.append(socket)
        while True:
            request = msgspec.json.decode(await socket.receive_text())
            if request["type"] == "start":
                for seat, other in enumerate(table.seats):
                    await other.send_text(view(table, seat))
            else:
                tables.act(table, request, socket)

    return Litestar(
        [open_table, join, play],
        on_startup=[tables.store.start, tables.journal.start],
        on_shutdown=[tables.journal.stop, tables.store.close],
        logging_config=None,
    )


class Server(uvicorn.Server):
    """Tells its address when it listens."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        print(f"http://127.0.0.1:{self.config.port}", flush=True)


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    config = uvicorn.Config(
        make_app(database),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        timeout_graceful_shutdown=1,
    )
    Server(config).run()


if __name__ == "__main__":
    main()
