"""A server from its first line to its last: listens, serves, stops within two seconds."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from types import FrameType
from typing import Any, Final, TextIO, TypeAlias

import structlog
import uvicorn
from litestar import Litestar

from coyote.rules.errors import CoyoteError
from coyote.server import logs
from coyote.server.addresses import Addresses
from coyote.server.app import Hook, Shell, create_app
from coyote.server.config import Config
from coyote.server.welcome import say

MakeApp: TypeAlias = Callable[[Config], Litestar]
Welcome: TypeAlias = Callable[[Addresses, TextIO], None]

FAREWELL: Final = 0.5
"""Seconds for the hooks that tell clients."""
LINGER: Final = 0.4
"""Seconds after which a connection that does not end by itself is cut."""
SWEEP: Final = 100
"""Ticks, ten in a second, between two looks for connections that do not end."""
PATIENCE: Final = 1
"""Seconds after which a request that still runs is given up on."""

_log = structlog.get_logger()


class CannotServe(CoyoteError):
    """A server that cannot begin."""


def run(
    config: Config,
    *,
    make_app: MakeApp = create_app,
    welcome: Welcome = say,
    out: TextIO | None = None,
) -> int:
    """Serve until a signal, and return the exit code; raises a `CoyoteError` if it cannot begin."""
    logs.configure(config.log_level, sys.stderr)
    _make_folder(config)
    with _listening(config) as listener:
        config = replace(config, port=listener.getsockname()[1])
        app = make_app(config)
        shell: Shell = app.state.shell
        life = Life(app)
        server = Server(
            _uvicorn(config, life),
            on_stop=shell.on_stop,
            on_ready=lambda: welcome(shell.addresses, out or sys.stdout),
        )
        with suppress(SystemExit):  # uvicorn's way to say that a hook failed
            server.run(sockets=[listener])
    if isinstance(life.failure, CoyoteError):
        raise life.failure
    if life.failure is not None:
        _log.error("server-failed", exc_info=life.failure)
    return 0 if life.failure is None else 1


def _make_folder(config: Config) -> None:
    folder = config.database_path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        facts = {"folder": str(folder), "reason": error.strerror or ""}
        raise CannotServe("RECORD", "no-folder", facts) from None


def _listening(config: Config) -> socket.socket:
    """A socket that listens; `::` takes IPv4 as well, where the system can."""
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM)
        family, _, _, _, address = found[0]
        both = config.host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server(
            address[:2], family=family, backlog=1024, dualstack_ipv6=both
        )
        # uvloop does it for each connection; asyncio only for sockets that it made itself.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener
    except OSError as error:
        facts = {"host": config.host, "port": str(config.port), "reason": error.strerror or ""}
        code = "port-in-use" if error.errno == errno.EADDRINUSE else "cannot-listen"
        raise CannotServe("RECORD", code, facts) from None


def _uvicorn(config: Config, app: Life) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop, where there is one
        http="h11",
        ws="websockets-sansio",
        ws_max_size=config.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        interface="asgi3",
        log_config=None,
        access_log=False,
        # Ours, with `trust_proxy`: uvicorn's would believe everything on this machine.
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=16 * 1024,
    )


def _spare_the_collector() -> None:
    """Let Python look for cycles seldom: tables are made of values, which have none.

    With its defaults it goes through everything in memory many times a second under load.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Life:
    """The app, and what went wrong when it began or ended."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.failure: BaseException | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def tell(message: Any) -> None:
            await send({"type": message["type"]})  # without the traceback: it is told once

        try:
            await self.app(scope, receive, tell)
        except BaseException as error:
            self.failure = _alone(error)
            raise


def _alone(error: BaseException) -> BaseException:
    """An error out of the groups that Litestar puts it in."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


class Server(uvicorn.Server):
    """Tells when it is ready, runs hooks before it closes sockets, and waits for nobody long."""

    def __init__(
        self,
        config: uvicorn.Config,
        *,
        on_stop: Sequence[Hook] = (),
        on_ready: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self.on_stop = on_stop
        self.on_ready = on_ready
        self._closing: set[asyncio.Transport] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Not the signal again at the end, as uvicorn has it: to be told to stop is no failure.
        # And not at once at the second Ctrl-C: what is on its way to the disk gets there.
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_the_collector()
        self.on_ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == 0:
            self._cut_closing()
        return await super().on_tick(counter)

    def _cut_closing(self) -> None:
        """End the connections that were closing at the last sweep already.

        A socket closes when all that was written is read: who reads nothing would keep it for ever.
        """
        transports = {connection.transport for connection in self.server_state.connections}
        closing = {each for each in transports if each is not None and each.is_closing()}
        for transport in closing & self._closing:
            transport.abort()
        self._closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        farewells = [asyncio.ensure_future(hook()) for hook in self.on_stop]
        if farewells:
            await asyncio.wait(farewells, timeout=FAREWELL)
        for farewell in farewells:
            if not farewell.done():
                farewell.cancel()
                _log.error("farewell-slow")
            elif error := farewell.exception():  # whatever it is, the rest must be put away
                _log.error("farewell-failed", exc_info=error)
        asyncio.get_running_loop().call_later(LINGER, self._cut)
        await super().shutdown(sockets)

    def _cut(self) -> None:
        """End what does not end by itself: a client that reads nothing would never."""
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()
