"""Health, editions, the API page, and errors that are codes and never sentences."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Any

import httpx
import msgspec
import pytest
from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody
from litestar.testing import TestClient

from coyote import EDITIONS, InvalidSetup, new_game
from coyote.rules.setup import set_up
from coyote.server.addresses import Addresses
from coyote.server.app import create_app
from coyote.server.config import Config
from coyote.server.limits import Limits
from coyote.server.metrics import Metrics
from coyote.server.problems import Problem

LOCAL = "http://127.0.0.1:8017"


class Wish(msgspec.Struct):
    name: str
    players: int = 3


@post("/wish")
async def wish(data: JSONBody[Wish]) -> Wish:
    return data


@get("/breaks")
async def breaks() -> None:
    raise RuntimeError("a sentence with secrets")


@get("/setup")
async def setup() -> None:
    new_game("eyes", 7)


@get("/refused")
async def refused() -> None:
    raise Problem(409, "stale", {"version": 7})


@get("/given")
async def given(
    addresses: NamedDependency[Addresses],
    limits: NamedDependency[Limits],
    metrics: NamedDependency[Metrics],
) -> dict[str, int]:
    links = len(addresses.link)
    return {"links": links, "burst": limits.config.message_burst, "page": len(metrics.page())}


@websocket("/breaking")
async def breaking(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    raise RuntimeError("a sentence with secrets")


@websocket("/closed")
async def closed(socket: WebSocket[Any, Any, Any]) -> None:
    raise Problem(409, "stale", {"version": 7})


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())


ROUTES = [wish, breaks, setup, refused, given, breaking, closed, echo]


@contextmanager
def served(config: Config | None = None, **parts: Any) -> Iterator[TestClient[Any]]:
    app = create_app(config or Config(), routes=ROUTES, **parts)
    with TestClient(app, LOCAL, raise_server_exceptions=False) as client:
        yield client


def test_a_server_is_well_when_all_checks_pass() -> None:
    async def good() -> bool:
        return True

    with served(checks=[good]) as client:
        answer = client.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_server_is_not_well_when_a_check_fails_raises_or_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("coyote.server.general.CHECK_SECONDS", 0.05)

    async def good() -> bool:
        return True

    async def bad() -> bool:
        return False

    async def broken() -> bool:
        raise OSError

    async def hanging() -> bool:
        await asyncio.sleep(60)
        return True

    for check in (bad, broken, hanging):
        with served(checks=[good, check]) as client:
            answer = client.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")


def test_the_counts_can_be_left_out() -> None:
    with served() as client:
        client.get("/health")
        assert 'coyote_requests_total{method="GET",status="200"} 1.0' in client.get("/metrics").text
    with served(Config(metrics=False)) as client:
        assert client.get("/metrics").status_code == 404


def test_the_editions_tell_what_can_be_agreed_on() -> None:
    with served() as client:
        told = client.get("/api/editions").json()
    assert [edition["id"] for edition in told] == list(EDITIONS)
    for edition in told:
        known = EDITIONS[edition["id"]]
        assert edition["deck"] == list(known.deck)
        players = edition["players"]
        assert (players["least"], players["most"]) == (known.players[0], known.players[-1])
        defaults = {option["name"]: option["default"] for option in edition["options"]}
        chosen = set_up(edition["id"], players["least"], defaults)
        assert chosen == set_up(edition["id"], players["least"], {})
        for option in edition["options"]:
            assert_range(edition["id"], players["least"], option)


def assert_range(edition: str, players: int, option: dict[str, Any]) -> None:
    """All that an option may be is allowed, and the next beside it is not."""
    name, span = option["name"], option["range"]
    if option["kind"] == "number":
        allowed = [span["least"], span["most"]]
        refused = [span["least"] - 1, span["most"] + 1]
    elif option["kind"] == "words":
        allowed, refused = [option["words"]], [["swap"]]
    else:
        allowed, refused = [True, False], [1]
    if option["may_be_null"]:
        allowed.append(None)
    for value in allowed:
        set_up(edition, players, {name: value})
    for value in refused:
        with pytest.raises(InvalidSetup):
            set_up(edition, players, {name: value})


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "told"),
    [
        ("GET", "/nowhere", "", 404, {"code": "not-found", "facts": {}}),
        ("GET", "/schema/nowhere", "", 404, {"code": "not-found", "facts": {}}),
        ("DELETE", "/wish", "", 405, {"code": "wrong-method", "facts": {}}),
        ("POST", "/wish", "{", 400, {"code": "bad-request", "facts": {"field": "body"}}),
        ("POST", "/wish", "[]", 400, {"code": "bad-request", "facts": {"field": "body"}}),
        ("POST", "/wish", "{}", 400, {"code": "bad-request", "facts": {"field": "name"}}),
        (
            "POST",
            "/wish",
            '{"name": "Ann", "players": "x"}',
            400,
            {"code": "bad-request", "facts": {"field": "players"}},
        ),
        pytest.param(
            "POST",
            "/wish",
            '"' + 5000 * "x" + '"',
            413,
            {"code": "too-large", "facts": {}},
            id="large",
        ),
        ("GET", "/refused", "", 409, {"code": "stale", "facts": {"version": 7}}),
        (
            "GET",
            "/setup",
            "",
            400,
            {
                "code": "players",
                "rule": "E2",
                "facts": {"players": "7", "edition": "eyes", "least": 2, "most": 6},
            },
        ),
    ],
)
def test_every_error_is_a_code_with_facts(
    method: str, path: str, body: str, status: int, told: dict[str, Any]
) -> None:
    with served() as client:
        answer = client.request(method, path, content=body)
    assert (answer.status_code, answer.json()) == (status, told)
    assert answer.headers["content-type"] == "application/json"


def test_what_nobody_expected_has_an_id_that_is_in_the_log(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with served() as client:
        answer = client.get("/breaks")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server-error"
    assert "secrets" not in answer.text
    assert answer.json()["facts"]["id"] in capsys.readouterr().out


def test_too_many_requests_are_told_when_to_come_back() -> None:
    with served(Config(requests_per_minute=2)) as client:
        answers = [client.get("/health") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["code"] == "rate-limited"
    assert 0 < int(answers[2].headers["retry-after"]) <= 30
    assert "content-security-policy" in answers[2].headers


def test_a_proxy_that_is_trusted_speaks_for_many() -> None:
    async def codes(config: Config) -> list[int]:
        transport = httpx.ASGITransport(create_app(config), client=("10.0.0.1", 9))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=LOCAL) as client:
            people = [{"x-forwarded-for": who} for who in ("1.2.3.4", "1.2.3.5", "1.2.3.4")]
            return [(await client.get("/health", headers=who)).status_code for who in people]

    proxy = (ip_network("10.0.0.1"),)
    assert asyncio.run(codes(Config(requests_per_minute=1, trust_proxy=proxy))) == [200, 200, 429]
    assert asyncio.run(codes(Config(requests_per_minute=1))) == [200, 429, 429]


def test_routes_are_given_the_addresses_the_limits_and_the_counts() -> None:
    with served(Config(message_burst=9)) as client:
        answer = client.get("/given").json()
    assert (answer["links"], answer["burst"]) == (len("http://localhost:8017"), 9)
    assert answer["page"] > 0


def test_a_socket_that_breaks_is_closed_with_a_code() -> None:
    with (
        served() as client,
        client.websocket_connect("/breaking") as socket,
        pytest.raises(WebSocketDisconnect) as caught,
    ):
        socket.receive_text()
    assert (caught.value.code, caught.value.detail) == (4500, "server-error")


def test_a_socket_that_is_refused_is_never_open() -> None:
    with (
        served() as client,
        pytest.raises(WebSocketDisconnect) as caught,
        client.websocket_connect("/closed"),
    ):
        pass
    assert caught.value.code == 4409


def test_a_socket_counts_while_it_is_open() -> None:
    with served(Config(connections_per_address=1)) as client:
        with client.websocket_connect("/echo") as socket:
            with pytest.raises(WebSocketDisconnect) as caught, client.websocket_connect("/echo"):
                pass
            assert caught.value.code == 4429
            socket.send_text("one")
            assert socket.receive_text() == "one"
        with client.websocket_connect("/echo") as socket:
            socket.send_text("two")
            assert socket.receive_text() == "two"


def test_the_api_page_tells_of_every_route_and_loads_nothing_from_elsewhere() -> None:
    with served() as client:
        page = client.get("/schema")
        document = client.get("/schema/openapi.json").json()
        style = client.get("/schema/style.css")
    assert page.headers["content-type"].startswith("text/html")
    assert document["info"]["title"] == "Coyote"
    assert {"/health", "/metrics", "/api/editions", "/wish"} <= set(document["paths"])
    for path in document["paths"]:
        assert f"{path}</code>" in page.text
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page.text
    assert "<script" not in page.text
    assert "<style" not in page.text
    links = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert {link for link in links if not link.startswith("#")} == {
        "/schema/openapi.json",
        "/schema/style.css",
    }
    assert style.headers["content-type"].startswith("text/css")
    assert "http" not in style.text
