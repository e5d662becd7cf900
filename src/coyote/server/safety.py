"""Who may talk to the server from which page, and what browsers are told to refuse."""

from __future__ import annotations

from typing import Final, TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coyote.server.addresses import Addresses, authority
from coyote.server.problems import Problem, answer

Header: TypeAlias = tuple[bytes, bytes]

# For answers that are data. If a browser shows one as a page, nothing in it comes to life.
_DATA_POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
# For our own pages: no script and no style but from files of this server.
PAGE_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src {connect}; font-src 'self'; "
    "manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
# Browsers take these from https alone, and complain about the second elsewhere.
_SECURE: Final = (
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_NOT_STORED: Final = (b"cache-control", b"no-store")


class Safely:
    """Lets in what comes to one of our own addresses from one of our own pages, or from no page.

    A page of somebody else's that points its name at this machine says that name as `Host`;
    one that opens a socket to us says its own `Origin`. A program says no `Origin`.
    """

    def __init__(self, app: ASGIApp, addresses: Addresses, *, https: bool) -> None:
        self.app = app
        self.addresses = addresses
        self.always = (*_ALWAYS, *_SECURE) if https else _ALWAYS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        host = hosts[0].decode("latin-1").lower() if len(hosts) == 1 else ""
        if scope["type"] == ScopeType.HTTP:
            send = self._with_headers(send, host)
        if not self._is_host(host, scope):
            await answer(Problem(421, "wrong-host"), scope, send)
        elif not self._is_origin(scope):
            await answer(Problem(403, "wrong-origin"), scope, send)
        else:
            await self.app(scope, receive, send)

    def _is_host(self, host: str, scope: Scope) -> bool:
        return host in self.addresses.hosts or host == _arrived(scope)

    def _is_origin(self, scope: Scope) -> bool:
        for name, value in scope["headers"]:
            if name == b"origin":
                origin = value.decode("latin-1").lower()
                if origin in self.addresses.origins:
                    continue
                if origin != f"http://{_arrived(scope)}":
                    return False
        return True

    def _with_headers(self, send: Send, host: str) -> Send:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *self.always]
                named = dict(message["headers"])
                if named.get(b"content-type", b"").startswith(b"text/html"):
                    headers.append((b"content-security-policy", self._page_policy(host)))
                else:
                    headers.append((b"content-security-policy", _DATA_POLICY.encode()))
                if b"cache-control" not in named:
                    headers.append(_NOT_STORED)
                message = {**message, "headers": headers}
            await send(message)

        return send_safely

    def _page_policy(self, host: str) -> bytes:
        # 'self' covers sockets in browsers of today; those of yesterday want them by name.
        sockets = f" ws://{host} wss://{host}" if host in self.addresses.hosts else ""
        return PAGE_POLICY.format(connect=f"'self'{sockets}").encode()


def _arrived(scope: Scope) -> str | None:
    """The address of ours that the connection came to: no name that others could point at us."""
    server = scope.get("server")
    if server is None or server[1] is None:
        return None
    return authority(server[0].removeprefix("::ffff:"), server[1])
