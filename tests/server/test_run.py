"""A server begins with a link and ends with a farewell; what keeps it from that is one line."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server.process import COYOTE, serving
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

OWN_APP = """
import asyncio, os, sys
from typing import Any
from litestar import WebSocket, get, websocket
from coyote import InvalidSetup
from coyote.server.app import create_app
from coyote.server.config import read
from coyote.server.run import run

sockets = []

def say(*words):
    print(*words, flush=True)

@websocket("/quiet")
async def quiet(socket: WebSocket) -> None:
    await socket.accept()
    sockets.append(socket)
    try:
        await socket.receive_text()
    finally:
        sockets.remove(socket)
        say("left")

@websocket("/flood")
async def flood(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("it begins")
    try:
        while True:
            await socket.send_text("x" * 100_000)
    finally:
        say("left")

@get("/slow")
async def slow() -> None:
    say("slow begins")
    await asyncio.sleep(60)

async def begin() -> None:
    match sys.argv[1:]:
        case ["refuse"]:
            raise InvalidSetup("RECORD", "not-found", {})
        case ["break"]:
            raise RuntimeError("it broke")

async def tell() -> None:
    for socket in sockets:
        await socket.send_text("farewell")
    if "break-farewell" in sys.argv:
        raise RuntimeError("it broke")

async def end() -> None:
    say("flushed")

def make(config):
    parts = {"on_startup": [begin], "on_stop": [tell], "on_shutdown": [end]}
    return create_app(config, routes=[quiet, flood, slow], **parts)

raise SystemExit(run(read({}, os.environ), make_app=make))
"""


def ran(
    *arguments: str, program: str = COYOTE, **variables: str
) -> subprocess.CompletedProcess[str]:
    """A program that should end by itself."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        timeout=20,
        env={"COYOTE_PORT": "0", **variables},
    )


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path, sign: int) -> None:
    with serving(tmp_path / "new" / "folder", "serve", "--log-level", "warning") as served:
        assert served.said == f"Coyote is open: http://localhost:{served.port}/\n"
        page = httpx.get(f"http://127.0.0.1:{served.port}/schema", timeout=20)
        assert "/api/editions" in page.text
        assert served.stop(sign) == 0
    assert served.log == ""


def test_plain_coyote_serves_everybody_in_the_network(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        assert served.said.startswith("Coyote is open: http://")
        with socket.create_connection(("127.0.0.2", served.port), timeout=20):
            pass  # it listens at every address, not only at the usual one
        assert httpx.get(f"{served.url}/health", timeout=20).json() == {"status": "ok"}
        assert served.stop(signal.SIGINT) == 0
    assert served.log == ""


def test_clients_are_told_then_cut_off_and_only_then_is_all_put_away(tmp_path: Path) -> None:
    with serving(tmp_path, program=OWN_APP) as served:
        url = f"ws://127.0.0.1:{served.port}"
        assert served.process.stdout is not None
        with (
            connect(f"{url}/quiet", proxy=None) as quiet,
            socket.create_connection(("127.0.0.1", served.port), timeout=20) as slow,
            socket.create_connection(("127.0.0.1", served.port), timeout=20) as flooded,
        ):
            host = f"Host: 127.0.0.1:{served.port}\r\n"
            slow.sendall(f"GET /slow HTTP/1.1\r\n{host}\r\n".encode())
            assert served.process.stdout.readline() == "slow begins\n"
            upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            flooded.sendall(f"GET /flood HTTP/1.1\r\n{host}{upgrade}{key}\r\n".encode())
            seen = b""
            while b"it begins" not in seen:  # and from here on it never reads
                seen += flooded.recv(4096)
            served.process.send_signal(signal.SIGTERM)
            assert quiet.recv(timeout=20) == "farewell"
            with pytest.raises(ConnectionClosedError) as caught:
                quiet.recv(timeout=20)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012
            said, _ = served.process.communicate(timeout=20)
    assert served.process.returncode == 0
    assert said.splitlines() == ["left", "left", "flushed"]
    assert "server-error" not in served.log  # that somebody left is none


def test_a_farewell_that_fails_does_not_keep_the_rest_from_being_put_away(tmp_path: Path) -> None:
    with serving(tmp_path, "break-farewell", program=OWN_APP) as served:
        served.process.send_signal(signal.SIGTERM)
        said, _ = served.process.communicate(timeout=20)
    assert (served.process.returncode, said) == (0, "flushed\n")
    assert json.loads(served.log)["event"] == "farewell-failed"


def test_a_message_that_is_too_large_ends_its_socket(tmp_path: Path) -> None:
    with (
        serving(tmp_path, program=OWN_APP) as served,
        connect(f"ws://127.0.0.1:{served.port}/quiet", proxy=None) as quiet,
    ):
        quiet.send("x" * 5000)
        with pytest.raises(ConnectionClosedError) as caught:
            quiet.recv(timeout=20)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_a_socket_of_another_page_is_refused_before_it_is_open(tmp_path: Path) -> None:
    with serving(tmp_path, program=OWN_APP) as served:
        url = f"ws://127.0.0.1:{served.port}"
        for path, origin, status, code in (
            ("/quiet", Origin("http://evil.example"), 403, "wrong-origin"),
            ("/nowhere", None, 404, "not-found"),
        ):
            with (
                pytest.raises(InvalidStatus) as caught,
                connect(f"{url}{path}", origin=origin, proxy=None),
            ):
                pass
            answer = caught.value.response
            assert answer.status_code == status
            assert json.loads(answer.body or b"")["code"] == code
        with connect(f"{url}/quiet", origin=Origin(served.url), proxy=None):
            pass
        assert served.stop() == 0
    assert [json.loads(line)["event"] for line in served.log.splitlines()] == [
        "refused",
        "request",
        "request",
    ]


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = ran("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"coyote: port {port} is in use: choose another, as in coyote serve --port 8018\n"
    )


def test_an_address_that_is_not_here_is_told_in_one_line(tmp_path: Path) -> None:
    done = ran("serve", "--host", "192.0.2.99", COYOTE_DATABASE=f"sqlite:///{tmp_path}/x.db")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("coyote: cannot listen at 192.0.2.99, port 0: ")
    assert done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = ran("serve", "--database", f"sqlite:///{tmp_path}/file/x.db")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"coyote: cannot make the folder {tmp_path}/file: ")


def test_what_keeps_a_server_from_beginning_is_told_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    done = ran("break", program=OWN_APP, COYOTE_DATABASE=database)
    assert (done.returncode, done.stdout) == (1, "flushed\n")
    line = json.loads(done.stderr)
    assert line["event"] == "server-failed"
    assert "it broke" in line["exception"]
    done = ran("refuse", program=OWN_APP, COYOTE_DATABASE=database)
    assert done.stderr.startswith("Traceback")  # the command makes a sentence of it
    assert done.stderr.splitlines()[-1].endswith("InvalidSetup: not-found (RECORD)")
