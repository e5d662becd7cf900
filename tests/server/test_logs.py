"""The log is JSON lines, and no secret is ever in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from server.process import serving

from coyote.server.logs import configure, hide_secrets

TOKEN = "Zq3vT8kLw0_xN5bR-7yHs2"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log goes for one test."""
    root = logging.getLogger()
    before = root.handlers, root.level
    yield io.StringIO()
    structlog.reset_defaults()
    root.handlers, level = before
    root.setLevel(level)


def hidden(**facts: object) -> Any:
    return hide_secrets(None, "info", dict(facts))


def test_a_line_is_one_json_object_with_level_and_time(stream: io.StringIO) -> None:
    configure("info", stream)
    structlog.get_logger().info("dealt", round=3)
    structlog.get_logger().debug("not this")
    line = json.loads(stream.getvalue())
    assert (line["event"], line["round"], line["level"]) == ("dealt", 3, "info")
    assert line["timestamp"].endswith("Z")


def test_libraries_speak_only_from_a_warning_on_and_in_the_same_form(stream: io.StringIO) -> None:
    configure("debug", stream)
    logging.getLogger("uvicorn.error").info("GET /?token=%s", TOKEN)
    logging.getLogger("uvicorn.error").warning("went wrong with %s", TOKEN)
    line = json.loads(stream.getvalue())
    assert (line["event"], line["level"]) == ("went wrong with ***", "warning")


def test_a_terminal_gets_lines_that_people_read(stream: io.StringIO) -> None:
    stream.isatty = lambda: True  # type: ignore[method-assign]
    configure("info", stream)
    password = "never shown"
    try:
        raise ValueError(len(password))
    except ValueError:
        structlog.get_logger().exception("went wrong", token=TOKEN)
    assert "went wrong" in stream.getvalue()
    assert "ValueError" in stream.getvalue()
    assert TOKEN not in stream.getvalue()
    assert password not in stream.getvalue()  # no values of variables in the traceback


@pytest.mark.parametrize(
    "name", ["token", "seat_token", "Authorization", "secret", "cookie", "move_code", "movecode"]
)
def test_what_is_named_like_a_secret_is_hidden(name: str) -> None:
    assert hidden(**{name: "abc"}) == {name: "***"}
    assert hidden(data={"list": [{name: ["abc"]}]}) == {"data": {"list": [{name: "***"}]}}


def test_what_looks_like_a_token_is_hidden_wherever_it_stands() -> None:
    assert hidden(event=f"no seat for {TOKEN}!") == {"event": "no seat for ***!"}
    assert hidden(found=(TOKEN, 7)) == {"found": ["***", 7]}
    assert hidden(keys={TOKEN: 1}) == {"keys": {"***": 1}}
    plain = {
        "code": "bid-not-higher",
        "event": "websockets_sansio_implementation",
        "table": "KMPRTX",
    }
    assert hidden(**plain) == plain


def test_an_object_tells_its_type_and_not_its_fields() -> None:
    assert hidden(message=Path("/secret")) == {"message": "<PosixPath>"}


def test_an_error_is_told_without_the_tokens_in_its_text(stream: io.StringIO) -> None:
    configure("info", stream)
    seats: dict[str, int] = {}
    try:
        seats[TOKEN]
    except KeyError as error:
        structlog.get_logger().error("server-error", exc_info=error)
    assert "KeyError" in stream.getvalue()
    assert TOKEN not in stream.getvalue()


SERVER = """
from litestar import WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody
from coyote.server.app import create_app
from coyote.server.config import read
from coyote.server.run import run
import os
from typing import Any

@post("/tables/{code:str}")
async def join(code: FromPath[str], data: JSONBody[dict[str, Any]]) -> None:
    if "break" in data:
        raise RuntimeError(data)

@websocket("/socket")
async def talk(socket: WebSocket) -> None:
    await socket.accept()
    await socket.receive_text()
    await socket.close()

config = read({"log_level": "debug"}, os.environ)
raise SystemExit(run(config, make_app=lambda config: create_app(config, routes=[join, talk])))
"""


def test_a_token_sent_in_any_way_is_never_in_the_log(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    token = "tok-abc"  # too short to be known by its looks
    query, headers = {"token": token}, {"Authorization": f"Bearer {token}", "X-Token": token}
    with serving(tmp_path, program=SERVER) as served:
        with httpx.Client(base_url=served.url, params=query, headers=headers) as client:
            client.cookies.set("seat", token)
            assert client.post("/tables/KMPRTX", json={"token": token}).status_code == 201
            assert client.post("/tables/KMPRTX", content=token).status_code == 400
            assert client.get(f"/{token}").status_code == 404
            assert client.get("/health", headers={"Host": token}).status_code == 421
            assert client.post("/tables/KMPRTX", json={"break": TOKEN}).status_code == 500
        url = f"{served.url}/socket?token={token}".replace("http", "ws", 1)
        with connect(url, additional_headers=headers, proxy=None) as socket:
            socket.send(token)
        assert served.stop() == 0
    lines = [json.loads(line) for line in served.log.splitlines()]
    assert [line["status"] for line in lines if "status" in line] == [201, 400, 404, 421, 500, 101]
    assert lines[0]["path"] == "/tables/{code}"
    assert any(line["event"] == "server-error" and "exception" in line for line in lines)
    for secret in (token, TOKEN, "KMPRTX"):
        assert secret not in served.log
