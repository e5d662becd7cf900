"""What goes wrong over HTTP: a status, a code and facts, and never a sentence."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from coyote.rules.errors import CoyoteError, Facts

_CODES: Final = {
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
}
_GONE: Final = (WebSocketException, ClientDisconnected)
"""The other side left: nothing is wrong, and nobody is there to be told."""
_KEPT: Final = "coyote.problem"
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_log = structlog.get_logger()


class Trouble(msgspec.Struct, frozen=True):
    """The body of every answer that is an error."""

    code: str
    facts: dict[str, int | str]
    rule: str | msgspec.UnsetType = msgspec.UNSET
    """The rule of the game that was broken, if it is one."""


class Problem(Exception):
    """A route raises it: the answer then has this status, and the code and facts as its body."""

    def __init__(
        self,
        status: int,
        code: str,
        facts: Facts | None = None,
        *,
        rule: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.status = status
        self.code = code
        self.facts = dict(facts or {})
        self.rule = rule
        self.headers = dict(headers or {})
        super().__init__(status, code, self.facts)

    @property
    def body(self) -> bytes:
        rule = msgspec.UNSET if self.rule is None else self.rule
        return msgspec.json.encode(Trouble(self.code, self.facts, rule))


def problem_of(error: Exception) -> Problem:
    """What to answer to any error; one that nobody expected goes to the log, under an id."""
    match error:
        case Problem():
            return error
        case CoyoteError():
            return Problem(400, error.code, error.facts, rule=error.rule)
        case RecursionError() | UnicodeDecodeError():  # a body that is no sound JSON
            return Problem(400, "bad-request", {"field": "body"})
        case HTTPException() if error.status_code < 500:
            code = _CODES.get(error.status_code, "bad-request")
            facts = {"field": _field(error)} if code == "bad-request" else {}
            return Problem(error.status_code, code, facts, headers=error.headers)
    found = secrets.token_hex(4)
    _log.error("server-error", id=found, exc_info=error)
    return Problem(500, "server-error", {"id": found})


def _field(error: HTTPException) -> str:
    """The name of what could not be read; it comes from our own types, not from the request."""
    match error.extra:
        case [{"key": str(key), "message": str(message)}, *_]:
            place = [] if key == "data" else [key]
            return ".".join([*place, *_MISSING.findall(message)]) or "body"
        case _:
            return "body"


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer of the app to any error."""
    problem = problem_of(error)
    return Response(
        problem.body,
        status_code=problem.status,
        headers=problem.headers,
        media_type="application/json",
    )


async def answer(problem: Problem, scope: Scope, send: Send) -> None:
    """Refuse a request, or a socket that is not yet accepted, from outside the app."""
    _keep(problem, scope)
    headers = {"content-type": "application/json", **problem.headers}
    sent = [(name.encode(), value.encode()) for name, value in headers.items()]
    if scope["type"] == ScopeType.HTTP:
        sent.append((b"content-length", str(len(problem.body)).encode()))
        await send({"type": "http.response.start", "status": problem.status, "headers": sent})
        await send({"type": "http.response.body", "body": problem.body, "more_body": False})
    elif "websocket.http.response" in (scope.get("extensions") or {}):
        start: Any = {
            "type": "websocket.http.response.start",
            "status": problem.status,
            "headers": sent,
        }
        body: Any = {"type": "websocket.http.response.body", "body": problem.body}
        await send(start)
        await send(body)
    else:
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": ""})


async def keep(error: Exception, scope: Scope) -> None:
    """Note what ended a socket, for `Plainly` to tell; the app calls it after an error."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, _GONE):
        _keep(problem_of(error), scope)


def _keep(problem: Problem, scope: Scope) -> None:
    scope[_KEPT] = problem  # type: ignore[typeddict-unknown-key]


def kept(scope: Scope) -> Problem | None:
    """What was wrong with a socket, or with a request that never reached the app."""
    return scope.get(_KEPT)  # type: ignore[return-value]


class Plainly:
    """Ends sockets with a code where the app would write a sentence."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        accepted = False

        async def tell(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.close" and (problem := kept(scope)):
                if not accepted:
                    await answer(problem, scope, send)
                    return
                message = {**message, "code": 4000 + problem.status, "reason": problem.code}
            elif message["type"] == "websocket.accept":
                accepted = True
            await send(message)

        await self.app(scope, receive, tell)
