"""The socket of a table: messages in, messages out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from coyote.rules.errors import shown
from coyote.server.connection import Connection
from coyote.server.house import House
from coyote.server.limits import Allowance, Limits
from coyote.server.live import Live
from coyote.server.metrics import Metrics
from coyote.server.tables import Code, TheHouse, TheLimits, address_of, table_of
from coyote.table import messages, requests
from coyote.table.effects import WATCHERS
from coyote.table.telling import PROTOCOL
from coyote.table.tokens import hashed

HELLO: Final = 10
"""Seconds for the first message."""
CLOSING: Final = 1
"""Seconds to write why a socket ends."""
MOST_FAULTS: Final = 20
"""So many messages that are none, or too many at once, and the socket is closed."""

CLOSE_CODES: Final = {
    "restart": 1012,
    "slow": 4008,
    "token": 4401,
    "left": 4000,
    "kicked": 4403,
    "moved": 4409,
    "deleted": 4410,
    "faults": 4429,
    "silent": 4408,
    "table-connections": 4429,
    "no-hello": 4400,
    "protocol": 4426,
}
"""The code with which a socket is closed, for each reason."""

_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

_log = structlog.get_logger()


@websocket("/api/tables/{code:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    code: Code,
    house: TheHouse,
    limits: TheLimits,
    metrics: NamedDependency[Metrics],
) -> None:
    """Play or watch: the first message is a hello."""
    live = await table_of(code, house, limits, address_of(socket))
    await socket.accept()
    reason = await _greet(socket, live, house, limits, metrics)
    if reason is not None:
        await _close(socket, reason)


async def _greet(
    socket: WebSocket[Any, Any, Any], live: Live, house: House, limits: Limits, metrics: Metrics
) -> str | None:
    """Hear who it is, and serve them to the end; why the socket is to be closed, if it is not."""
    try:
        async with asyncio.timeout(HELLO):
            data = await _receive(socket)
    except TimeoutError:
        return "silent"
    if data is None:
        return None
    # The table may have been lost or deleted while we waited.
    who = "restart" if live.broken else _who(live, data)
    if isinstance(who, str):
        return await _refuse(socket, who)
    # Watchers cannot take the places of those who play.
    places = limits.watchers if who == WATCHERS else limits.devices
    place = live.id if who == WATCHERS else f"{live.id} {who}"
    if not places.enter(place):
        return await _refuse(socket, "table-connections")
    try:
        return await _attend(socket, live, house, Connection(who), limits, metrics)
    finally:
        places.leave(place)


async def _refuse(socket: WebSocket[Any, Any, Any], reason: str) -> str:
    await _write(socket, messages.encode(messages.Bye(code=reason)).decode())
    return reason


async def _attend(
    socket: WebSocket[Any, Any, Any],
    live: Live,
    house: House,
    connection: Connection,
    limits: Limits,
    metrics: Metrics,
) -> str | None:
    """Serve one device to the end."""
    allowance = limits.messages()
    house.enter(live, connection)
    reader = asyncio.create_task(_read(socket, live, house, connection, allowance, metrics))
    writer = asyncio.create_task(connection.pump(lambda text: _write(socket, text)))
    connection.cut = writer.cancel
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reader, writer):
            task.cancel()
        ends = await asyncio.gather(reader, writer, return_exceptions=True)
        house.leave(live, connection)
    for error in ends:
        if isinstance(error, Exception):
            # A socket that broke is no news: whoever was there comes back.
            _log.debug("socket-broke", reason=type(error).__name__)
    # Who does not read would not read why either.
    return None if connection.overflowed else connection.closing


def _who(live: Live, data: str | bytes) -> int | str:
    """The person who says hello, or a watcher; or why it is no good hello."""
    try:
        hello = requests.decode(data)
    except _UNREADABLE:
        return "no-hello"
    if not isinstance(hello, requests.Hello):
        return "no-hello"
    if hello.protocol != PROTOCOL:
        return "protocol"
    if hello.token is None:
        return WATCHERS
    return live.table.book.tokens.get(hashed(hello.token), "token")


async def _read(
    socket: WebSocket[Any, Any, Any],
    live: Live,
    house: House,
    connection: Connection,
    allowance: Allowance,
    metrics: Metrics,
) -> None:
    faults = 0
    while True:
        data = await _receive(socket)
        if data is None or connection.closing is not None:
            return
        metrics.received.inc()
        fault = _handle(live, house, connection, allowance, data)
        if fault is not None:
            faults += 1
            connection.send(messages.encode(fault))
            if faults > MOST_FAULTS:
                connection.close("faults")


def _handle(
    live: Live, house: House, connection: Connection, allowance: Allowance, data: str | bytes
) -> messages.Rejected | None:
    """Pass a message on to its table, or say why not."""
    wait = allowance.take()
    try:
        request = requests.decode(data)
    except _UNREADABLE as error:
        return _rejected("", "no-request", problem=shown(error))
    if wait:
        return _rejected(request.id, "rate-limited", seconds=int(wait) + 1)
    if isinstance(request, requests.Hello):
        return _rejected(request.id, "hello-again")
    house.request(live, connection, request)
    return None


def _rejected(id: str, code: str, **facts: int | str) -> messages.Rejected:
    return messages.Rejected(id=id, code=code, rule="TABLE", facts=facts)


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """The next message; None at the end."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


async def _write(socket: WebSocket[Any, Any, Any], text: str) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": text})


async def _close(socket: WebSocket[Any, Any, Any], reason: str) -> None:
    """Say why it ends, unless nobody reads it; then the server cuts the line."""
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await socket.close(code=CLOSE_CODES[reason], reason=reason)
