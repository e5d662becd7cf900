"""The log: a JSON object a line on standard error, in which no secret stands."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Mapping
from typing import Final, TextIO

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor

from coyote.server.addresses import Networks, client
from coyote.server.metrics import Metrics
from coyote.server.problems import kept

HIDDEN: Final = "***"
_log = structlog.get_logger()

_SECRET_NAME: Final = re.compile(r"token|secret|authorization|cookie|password|move_?code", re.I)
# What looks like a token, wherever it stands: long, without spaces, with letters and digits.
_SECRET_TEXT: Final = re.compile(r"(?=[\w-]*\d)(?=[\w-]*[A-Za-z])\b[\w-]{22,}")
_METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
_NO_NEWS: Final = {
    "ASGI callable returned without completing handshake.",  # whenever a socket is refused
    "Application startup failed. Exiting.",  # `run` tells why
    "Application shutdown failed. Exiting.",
    "Invalid UTF-8 sequence received from client.",  # anybody can send one
}
_QUIET: Final = {"/health", "/metrics", "/assets/{name}"}


def configure(level: str, stream: TextIO) -> None:
    """Send the log of this process to a stream: readable on a terminal, JSON lines elsewhere."""
    before: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    after: list[Processor] = [structlog.processors.format_exc_info, hide_secrets]
    after.append(
        structlog.dev.ConsoleRenderer(
            # Never the traceback with the values of variables.
            colors=sys.platform != "win32",
            exception_formatter=structlog.dev.plain_traceback,
        )
        if stream.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=True)
    )
    structlog.configure(
        processors=[*before, *after],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(stream),
    )
    # What libraries say goes the same way. Below a warning uvicorn and websockets write down
    # paths with their queries, and whole messages.
    handler = logging.StreamHandler(stream)
    render = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *after]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=render)
    )
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)


def _is_news(record: logging.LogRecord) -> bool:
    return record.msg not in _NO_NEWS


def hide_secrets(logger: object, method: str, event: EventDict) -> EventDict:
    """Blot out what is named like a secret or looks like a token, however deep it lies."""
    return {name: _hidden(name, value) for name, value in event.items()}


def _hidden(name: object, value: object) -> object:
    if isinstance(name, str) and _SECRET_NAME.search(name):
        return HIDDEN
    match value:
        case None | bool() | int() | float():
            return value
        case str():
            return _SECRET_TEXT.sub(HIDDEN, value)
        case Mapping():
            return {_hidden(None, key): _hidden(key, part) for key, part in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_hidden(None, part) for part in value]
        case _:  # whatever its text would tell
            return f"<{type(value).__name__}>"


class Watchfully:
    """Notes who asks, and writes each request into the log and into the counts.

    A path is told as the template of its route, so that no code and no id stands in the log.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics, trusted: Networks) -> None:
        self.app = app
        self.metrics = metrics
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        address = client(None if peer is None else peer[0], scope["headers"], self.trusted)
        scope["client"] = (address, 0 if peer is None else peer[1])
        begun = time.perf_counter()
        status = 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            if scope["type"] == ScopeType.HTTP:
                await self.app(scope, receive, note)
            else:
                await self.app(scope, receive, send)
        finally:
            milliseconds = round((time.perf_counter() - begun) * 1000, 1)
            method = "socket"
            if scope["type"] == ScopeType.HTTP:
                method = scope["method"] if scope["method"] in _METHODS else "other"
                self.metrics.requests.labels(method, str(status)).inc()
            else:
                problem = kept(scope)
                status = 101 if problem is None else problem.status
            path = scope.get("path_template")
            _note(address, method=method, path=path, status=status, ms=milliseconds)


def _note(address: str, *, path: object, status: int, **facts: object) -> None:
    if status in (403, 421, 429):  # a host needs to know whom to shut out, and no more
        _log.warning("refused", path=path, status=status, **facts, address=address)
    elif path in _QUIET:
        _log.debug("request", path=path, status=status, **facts)
    else:
        _log.info("request", path=path, status=status, **facts)
