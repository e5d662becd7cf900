"""A client that sends whatever it is told to, and keeps every byte that comes back."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

PATIENCE: Final = 30
"""Seconds after which a test gives up waiting."""

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="
_LONG, _LONGER = 126, 127


class Refused(Exception):
    """A socket was not opened; the answer says why."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.status, answer.body[:200])
        self.answer = answer


class Closed(Exception):
    """The other side closed the socket: its code, or 1006 when it just went."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True)
class Answer:
    """An answer over HTTP, without the hour at which it was given."""

    head: bytes
    body: bytes

    @property
    def status(self) -> int:
        return int(self.head.split(b" ", 2)[1])

    @property
    def raw(self) -> bytes:
        return self.head + self.body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """What was wrong."""
        return str(self.json["code"])


async def ask(
    port: int,
    method: str,
    path: str,
    body: bytes | object = b"",
    headers: Mapping[str, str] | None = None,
    *,
    host: str | None = None,
) -> Answer:
    """Send one request as it is given; a body that is no bytes goes as JSON."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"Host": host or f"127.0.0.1:{port}", "Connection": "close"}
    if data:
        sent |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
    lines = [f"{name}: {value}" for name, value in (sent | dict(headers or {})).items()]
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""])
    return await pour(port, head.encode("latin-1") + data)


async def pour(port: int, data: bytes) -> Answer:
    """Send bytes, and read until the other side has no more to say."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        answer = await reader.read()
        writer.close()
    return _answer(answer)


def _answer(data: bytes) -> Answer:
    head, end, body = data.partition(b"\r\n\r\n")
    kept = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:")]
    return Answer(b"\r\n".join(kept) + end, body)


@dataclass
class Socket:
    """One WebSocket, frame by frame."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    frames: list[bytes] = field(default_factory=list)
    """All messages that came, each with the head of its frame; pings are left out."""

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        headers: Mapping[str, str] | None = None,
        *,
        host: str | None = None,
    ) -> Socket:
        """Raises `Refused`."""
        sent = {
            "Host": host or f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": _KEY,
            **(headers or {}),
        }
        lines = [f"{name}: {value}" for name, value in sent.items()]
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("latin-1"))
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                rest = await reader.read()
                writer.close()
                raise Refused(_answer(head + rest))
        socket = cls(reader, writer)
        socket.frames.append(_answer(head).head)
        return socket

    def send(self, message: str | bytes | object, kind: int = TEXT) -> None:
        """Send a message: a text, bytes, or a value as JSON."""
        if isinstance(message, str):
            data = message.encode()
        else:
            data = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.writer.write(framed(data, kind))

    async def receive(self) -> Json:
        """The next message that is no ping; raises `Closed`."""
        while True:
            head, data = await self._frame()
            if head[0] & 15 == CLOSE:
                self.writer.close()
                code = int.from_bytes(data[:2]) if data else 1005
                raise Closed(code, data[2:].decode())
            # When pings come depends on the hour, and on nothing else.
            if head[0] & 15 in (PING, PONG) or data.startswith(b'{"type":"ping"'):
                continue
            self.frames.append(head + data)
            message: Json = json.loads(data)
            return message

    async def _frame(self) -> tuple[bytes, bytes]:
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self.reader.readexactly(2)
                size = head[1]
                if size >= _LONG:
                    more = await self.reader.readexactly(2 if size == _LONG else 8)
                    head, size = head + more, int.from_bytes(more)
                return head, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.writer.close()
            raise Closed(1006) from None

    async def until(self, **wanted: object) -> Json:
        """The next message with these fields; those before it are kept, too."""
        while True:
            message = await self.receive()
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def ended(self) -> Closed:
        """How the other side closes the socket; what comes before it is kept."""
        try:
            while True:
                await self.receive()
        except Closed as closed:
            return closed

    async def close(self) -> None:
        """Say goodbye, and wait until the other side has heard it."""
        if not self.writer.is_closing():
            self.writer.write(framed(struct.pack(">H", 1000), CLOSE))
            await self.ended()


def framed(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as clients send it, under a mask that changes nothing."""
    size = len(data)
    if size < _LONG:
        length = bytes([0x80 | size])
    elif size < 2**16:
        length = bytes([0x80 | _LONG]) + struct.pack(">H", size)
    else:
        length = bytes([0x80 | _LONGER]) + struct.pack(">Q", size)
    return bytes([0x80 | kind]) + length + bytes(4) + data
