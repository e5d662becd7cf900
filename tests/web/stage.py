"""A stage for the page: a browser to which the server and the table are played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    WebSocketRoute,
    sync_playwright,
)
from playwright.sync_api import Error as BrowserError
from web.playhouse import BLANK, HOST, LINK, ORIGIN, Playhouse
from web.states.state import CODE, State, Step

from coyote.server.socket import CLOSE_CODES
from coyote.table import messages
from tools.chromium import LACK, find_chromium

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
]
PATIENCE: Final = 8_000
"""Milliseconds that a step may wait for its control."""
LONG: Final = 60_000
"""Milliseconds that anything else may take on a busy machine."""

AT_REST: Final = "#main:not([aria-busy=true])"
_SETTLE: Final = (Path(__file__).parent / "settle.js").read_text(encoding="utf-8")


@contextmanager
def chromium(port: int = 80) -> Iterator[Browser]:
    """The installed browser; what it asks of our host goes to that port of this machine."""
    found = find_chromium()
    if found is None:
        raise RuntimeError(LACK)
    there = f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, there])
        try:
            yield browser
        finally:
            browser.close()


class Stage:
    """A page of one size and language, on which one state after the other is shown."""

    def __init__(self, browser: Browser, house: Playhouse, **look: Any) -> None:
        self.house = house
        self.state = State()
        self.met = 0
        """How many sockets were opened in this state."""
        self.noise: list[str] = []
        """What the browser complains about."""
        self.context: BrowserContext = browser.new_context(
            base_url=ORIGIN, reduced_motion="reduce", service_workers="block", **look
        )
        self.context.set_default_timeout(LONG)
        self.context.route_web_socket(lambda url: True, self._meet)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.noise.append(f"thrown: {error}"))

    def close(self) -> None:
        self.context.close()

    def show(self, state: State) -> list[str]:
        """Bring the page into a state; what went wrong on the way."""
        page = self.page
        page.goto(BLANK)
        self.state, self.noise, self.met = state, [], 0
        self.house.state = state
        page.evaluate(
            "kept => { localStorage.clear(); Object.assign(localStorage, kept) }", kept(state)
        )
        page.goto(state.path)
        trouble = []
        if not state.waits:
            try:
                page.wait_for_selector(AT_REST, timeout=2 * PATIENCE)
            except BrowserError:
                trouble.append("stuck: the page does not come to rest")
        self.settle()
        for step in state.steps:
            try:
                self._do(step)
            except BrowserError:
                trouble.append(f"step: cannot {step.do} {step.at or step.text}")
                break
            self.settle()
        return trouble

    def settle(self) -> None:
        """Wait until fonts are there, motion has ended and nothing changes any more."""
        self.page.evaluate(_SETTLE)

    def _do(self, step: Step) -> None:
        page = self.page
        if step.do == "press":
            page.keyboard.press(step.text)
            return
        if step.do == "tab":
            other = self.context.new_page()
            other.goto(page.url)
            other.wait_for_selector(AT_REST, timeout=2 * PATIENCE)
            other.close()
            return
        # What has only just come does not count a click at once.
        page.locator("[data-settled=false]").first.wait_for(state="detached", timeout=PATIENCE)
        sheet = "dialog[open] " if page.locator("dialog[open]").count() else ""
        target = page.locator(f'{sheet}[data-test="{step.at}"]:visible').first
        match step.do:
            case "unfold":
                if target.is_visible():
                    target.click(timeout=PATIENCE)
            case "click":
                target.click(timeout=PATIENCE)
            case "type":
                target.fill(step.text, timeout=PATIENCE)
            case "hold":
                target.hover(timeout=PATIENCE)
                page.mouse.down()
            case _:
                raise AssertionError(step)

    # The table

    def _meet(self, socket: WebSocketRoute) -> None:
        self.met += 1
        if self.state.closes is not None and self.met > 1:
            return  # the line stays dead
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, request: dict[str, Any]) -> None:
        state, kind, id = self.state, request["type"], request.get("id", "")
        if kind == "hello":
            for message in state.says:
                _send(socket, message)
            if state.closes is not None:
                socket.close(code=CLOSE_CODES.get(state.closes, 4500), reason=state.closes)
        elif kind == "sync":
            _send(socket, state.says[0])
        elif kind in state.refuses:
            _send(socket, msgspec.structs.replace(state.refuses[kind], id=id))
            _send(socket, state.says[0])
        elif id:
            _send(socket, messages.Accepted(id=id, version=state.sync.version))
            brought = state.brings.get(kind)
            if isinstance(brought, messages.Odds):
                brought = msgspec.structs.replace(brought, id=id)
            if brought is not None:
                _send(socket, brought)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        # A browser itself complains of an answer that a state wants.
        path = urlsplit(message.location.get("url", "")).path
        if path.startswith("/api/") and any(path in asked for asked in self.state.http):
            return
        self.noise.append(f"console: {message.text} {path}")


def _send(socket: WebSocketRoute, message: messages.Message) -> None:
    socket.send(messages.encode(message).decode())


def kept(state: State) -> Mapping[str, str]:
    """What the device has kept: its wishes, and the key to its seat."""
    prefs = {"name": "Ann", "coach": None, **state.prefs}
    held = {"coyote:prefs": json.dumps(prefs)}
    if state.key:
        key = {"token": "t" * 43, "link": LINK}
        held[f"coyote:seat:{CODE}"] = json.dumps(key)
    if state.lesson:
        held["coyote:lesson"] = state.lesson
    return held
