"""The web application: routes, errors, limits and headers put together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any, TypeAlias

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from coyote.server.addresses import Addresses, reached
from coyote.server.apipage import api_page
from coyote.server.config import Config
from coyote.server.general import Check, general
from coyote.server.limits import Limits, Sparingly
from coyote.server.logs import Watchfully
from coyote.server.metrics import Metrics
from coyote.server.problems import Plainly, keep, respond
from coyote.server.safety import Safely

Hook: TypeAlias = Callable[[], Awaitable[None]]
Asked: TypeAlias = Request[Any, Any, Any]
Lost: TypeAlias = Callable[[Asked], Response[bytes] | None]
"""What to show where there is nothing; None leaves it at the code."""


@dataclass(frozen=True, slots=True)
class Shell:
    """What is around the tables, as `app.state.shell`.

    Routes may name `addresses`, `limits` and `metrics` as dependencies; the config is
    `limits.config`.
    """

    config: Config
    addresses: Addresses
    limits: Limits
    metrics: Metrics
    on_stop: tuple[Hook, ...] = ()
    """Called when the server is told to stop, while sockets are open."""


def create_app(
    config: Config,
    *,
    routes: Sequence[ControllerRouterHandler] = (),
    checks: Sequence[Check] = (),
    on_startup: Sequence[Hook] = (),
    on_stop: Sequence[Hook] = (),
    on_shutdown: Sequence[Hook] = (),
    limits: Limits | None = None,
    metrics: Metrics | None = None,
    lost: Lost = lambda request: None,
) -> Litestar:
    """The application for a config whose port is known.

    Hooks run in this order: `on_startup`, before the first request; `on_stop`, while sockets
    are still open (only under `run`); `on_shutdown`, when no request and no socket is left.
    """
    limits = Limits(config) if limits is None else limits
    metrics = Metrics() if metrics is None else metrics
    shell = Shell(config, reached(config), limits, metrics, tuple(on_stop))
    app = Litestar(
        route_handlers=[*general(config, metrics, checks), *routes],
        dependencies={
            "addresses": _given(shell.addresses),
            "limits": _given(limits),
            "metrics": _given(metrics),
        },
        exception_handlers={Exception: respond, NotFoundException: _seeking(lost)},
        after_exception=[keep],
        on_startup=list(on_startup),
        on_shutdown=list(on_shutdown),
        openapi_config=api_page(_version()),
        request_max_body_size=config.message_bytes,
        logging_config=None,
        state=State({"shell": shell}),
        debug=False,
    )
    # Around the whole app, not in its own list: that one sees no request without a route.
    https = config.base_url is not None and config.base_url.startswith("https:")
    inner = Sparingly(Plainly(app.asgi_handler), limits)
    safe = Safely(inner, shell.addresses, https=https)
    app.asgi_handler = Watchfully(safe, metrics, config.trust_proxy)
    return app


def _seeking(lost: Lost) -> Callable[[Asked, Exception], Response[bytes]]:
    def show_or_respond(request: Asked, error: Exception) -> Response[bytes]:
        return lost(request) or respond(request, error)

    return show_or_respond


def _version() -> str:
    try:
        return metadata.version("coyote-game")
    except metadata.PackageNotFoundError:  # run from its sources
        return "0"


def _given(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)
