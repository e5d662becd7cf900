"""Only our own addresses and our own pages are let in, and browsers are told to be strict."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar import MediaType, get
from litestar.testing import TestClient

from coyote.server.addresses import reached
from coyote.server.app import create_app
from coyote.server.config import Config
from coyote.server.safety import Safely

CONFIG = Config(base_url="https://coyote.example.org")
OWN = ["localhost:8017", "127.0.0.1:8017", "[::1]:8017", "LOCALHOST:8017", "coyote.example.org"]
FOREIGN = ["evil.example", "evil.example:8017", "localhost", "localhost:80", "127.0.0.1:9", "", "x"]


def passed(kind: str, *headers: tuple[bytes, bytes], server: Any = ("192.168.1.7", 8017)) -> int:
    """The status that a request or a handshake gets; 200 when it reaches the app."""
    sent: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        sent.append({"status": 200})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        raise AssertionError

    scope: Any = {"type": kind, "headers": headers, "server": server}
    scope["extensions"] = {"websocket.http.response": {}}
    safely = Safely(app, reached(CONFIG), https=True)
    asyncio.run(safely(scope, receive, send))
    return int(sent[0]["status"])


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_every_address_of_ours_is_a_good_host_and_no_other(kind: str) -> None:
    assert {passed(kind, (b"host", host.encode())) for host in OWN} == {200}
    assert {passed(kind, (b"host", host.encode())) for host in FOREIGN} == {421}
    assert passed(kind) == 421
    assert passed(kind, (b"host", b"localhost:8017"), (b"host", b"evil.example")) == 421


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_address_that_a_connection_came_to_is_a_good_host(kind: str) -> None:
    origin = (b"origin", b"http://192.168.1.7:8017")
    assert passed(kind, (b"host", b"192.168.1.7:8017"), origin) == 200
    mapped = ("::ffff:192.168.1.7", 8017)
    assert passed(kind, (b"host", b"192.168.1.7:8017"), origin, server=mapped) == 200
    assert passed(kind, (b"host", b"[fd00::7]:8017"), server=("fd00::7", 8017)) == 200
    assert passed(kind, (b"host", b"192.168.1.8:8017")) == 421
    assert passed(kind, (b"host", b"192.168.1.7:8017"), server=None) == 421


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_page_of_ours_or_no_page_may_talk_to_us(kind: str) -> None:
    host = (b"host", b"localhost:8017")
    good = ["http://localhost:8017", "http://127.0.0.1:8017", "https://coyote.example.org"]
    evil = ["http://evil.example", "null", "", "https://localhost:8017", "http://localhost:3000"]
    evil += ["http://coyote.example.org", "http://localhost:8017.evil.example", "http://None"]
    assert passed(kind, host) == 200
    assert {passed(kind, host, (b"origin", origin.encode())) for origin in good} == {200}
    assert {passed(kind, host, (b"origin", origin.encode())) for origin in evil} == {403}
    two = [(b"origin", b"http://localhost:8017"), (b"origin", b"http://evil.example")]
    assert passed(kind, host, *two) == 403


@get("/page", media_type=MediaType.HTML, sync_to_thread=False)
def page() -> str:
    return "<!doctype html>"


@get("/asset", response_headers={"cache-control": "max-age=9"}, sync_to_thread=False)
def asset() -> str:
    return "x"


def headers(path: str, config: Config) -> dict[str, str]:
    with TestClient(create_app(config, routes=[page, asset]), "http://127.0.0.1:8017") as client:
        return dict(client.get(path).headers)


@pytest.mark.parametrize("path", ["/health", "/nowhere", "/page", "/metrics", "/schema"])
def test_every_answer_has_the_usual_headers(path: str) -> None:
    found = headers(path, Config())
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "no-referrer"
    assert found["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in found["permissions-policy"]
    assert found["cache-control"] == "no-store"
    assert "strict-transport-security" not in found
    assert "cross-origin-opener-policy" not in found
    assert "server" not in found


def test_data_may_load_nothing_and_a_page_only_from_here() -> None:
    assert headers("/health", Config())["content-security-policy"].startswith("default-src 'none';")
    policy = headers("/page", Config())["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules == {
        "default-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self' ws://127.0.0.1:8017 wss://127.0.0.1:8017",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'none'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }


def test_what_may_be_kept_is_kept() -> None:
    assert headers("/asset", Config())["cache-control"] == "max-age=9"


def test_browsers_stay_with_https_where_there_is_https() -> None:
    assert "max-age" in headers("/health", CONFIG)["strict-transport-security"]
    assert headers("/health", CONFIG)["cross-origin-opener-policy"] == "same-origin"
    plain = Config(base_url="http://coyote.example.org")
    assert "strict-transport-security" not in headers("/health", plain)
