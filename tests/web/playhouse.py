"""A server that plays what a state wants: the real page, and canned answers over real HTTP."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from web.states.state import CODE, Answer, State

from coyote.rules.editions import EDITIONS
from coyote.server.general import edition_info
from coyote.server.safety import PAGE_POLICY

HOST: Final = "coyote.test"
ORIGIN: Final = f"http://{HOST}"
"""A plain origin, as in a network at home: no clipboard, no wake lock, no WebCrypto."""
LINK: Final = f"{ORIGIN}/t/{CODE}"
POLICY: Final = PAGE_POLICY.format(connect=f"'self' ws://{HOST}")
BLANK: Final = "/-/blank"
"""A page of our origin on which nothing happens."""
_BLANK_PAGE: Final = b"<!doctype html><title>.</title><link rel=icon href='data:,'>"
_FOR_GOOD: Final = "public, max-age=31536000, immutable"


class Playhouse:
    """What the server says now."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.state = State()
        self.port = 0

    def answer(self, method: str, path: str) -> Answer:
        """What the state wants to be said, or else what a server says that is well."""
        asked = f"{method} {path}"
        wanted = self.state.http.get(asked)
        if wanted is not None:
            return wanted
        if asked == "GET /api/editions":
            return Answer(200, _editions())
        if path.endswith("/qr.svg"):
            return Answer(200, _qr_code(), "image/svg+xml")
        if "/records/" in path and self.state.record:
            return Answer(200, self.state.record)
        if asked.startswith("POST /api/tables"):
            return Answer(201, _place())
        if path.startswith("/api/"):
            return Answer(404, msgspec.json.encode({"code": "not-found", "facts": {}}))
        return self._page(path)

    def _page(self, path: str) -> Answer:
        if path == BLANK:
            return Answer(200, _BLANK_PAGE, "text/html; charset=utf-8")
        file = self.folder / path.lstrip("/")
        if not file.is_file():
            if "." in path.rsplit("/", 1)[-1]:
                return Answer(404)
            file = self.folder / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Answer(200, file.read_bytes(), f"{kind}; charset=utf-8" if "text/" in kind else kind)


@contextmanager
def playhouse(folder: Path) -> Iterator[Playhouse]:
    """A house that is open, at a port of this machine."""
    house = Playhouse(folder)

    class Usher(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._serve()

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self._serve()

        def _serve(self) -> None:
            path = urlsplit(self.path).path
            answer = house.answer(self.command, path)
            if answer.status == 0:
                self.close_connection = True
                return
            self.send_response(answer.status)
            self.send_header("content-type", answer.kind)
            self.send_header("content-length", str(len(answer.body)))
            kept = path.startswith("/assets/") and answer.status == 200
            self.send_header("cache-control", _FOR_GOOD if kept else "no-store")
            if answer.kind.startswith("text/html"):
                self.send_header("content-security-policy", POLICY)
            self.end_headers()
            self.wfile.write(answer.body)

        def log_message(self, *_: Any) -> None:
            """Nobody listens."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Usher) as server:
        server.daemon_threads = True
        house.port = server.server_port
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield house
        finally:
            server.shutdown()


def _editions() -> bytes:
    return msgspec.json.encode([edition_info(edition) for edition in EDITIONS.values()])


def _place() -> bytes:
    """A place at the table, as who opens it or comes to it gets it."""
    return msgspec.json.encode(
        {"table": "table-1", "code": CODE, "link": LINK, "person": 1, "token": "t" * 43}
    )


def _qr_code() -> bytes:
    drawn = segno.make(LINK, error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=3, dark="#1b1b2f", light="#ffffff", omitsize=True)
    return svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1).encode()
