"""Windows of Firefox and of WebKit, each driven over the protocol that it brings along."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from socket import create_server
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

FIREFOX: Final = ("firefox-esr", "firefox")
WEBKIT: Final = "WebKitWebDriver"
PATIENCE: Final = 60
"""Seconds after which a browser that does not answer is given up."""
_PREFS: Final = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class FirefoxWindow:
    """A tab of Firefox, over WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count(1)
        self.tell("session.new", capabilities={})
        self.tab = self.tell("browsingContext.getTree")["contexts"][0]["context"]

    def tell(self, method: str, **params: Any) -> Json:
        """Send a command, and wait for its answer."""
        id = next(self.ids)
        self.socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            answer: Json = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == id:
                assert answer["type"] == "success", answer
                return dict(answer["result"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.tell("browsingContext.setViewport", context=self.tab, viewport=size)

    def open(self, url: str) -> None:
        self.tell("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def run(self, script: str, argument: object = None) -> Any:
        answer = self.tell(
            "script.callFunction",
            functionDeclaration=f"async (text) => JSON.stringify({_call(script)})",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def picture(self) -> bytes:
        told = self.tell("browsingContext.captureScreenshot", context=self.tab)
        return base64.b64decode(told["data"])


@contextmanager
def firefox() -> Iterator[FirefoxWindow]:
    """Firefox without a screen and with an empty profile."""
    program = next(found for name in FIREFOX if (found := shutil.which(name)))
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in _PREFS.items()]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile]
        with _running([*command, "--remote-debugging-port=0"]) as process:
            address = _heard(process, r"WebDriver BiDi listening on (ws://\S+)")
            with connect(f"{address}/session", proxy=None, max_size=None) as socket:
                yield FirefoxWindow(socket)


class WebKitWindow:
    """A window of WebKit's MiniBrowser, over WebDriver."""

    def __init__(self, address: str, browser: str) -> None:
        self.session = address
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        told = self.tell("session", capabilities={"alwaysMatch": options})
        self.session = f"{address}/session/{told['sessionId']}"
        self.tell("timeouts", script=1000 * PATIENCE)

    def tell(self, path: str, method: str = "POST", **body: Any) -> Any:
        """Send a command, and return its answer."""
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(f"{self.session}/{path}".rstrip("/"), data, method=method)
        request.add_header("content-type", "application/json; charset=utf-8")
        with urlopen(request, timeout=2 * PATIENCE) as answer:
            return json.load(answer)["value"]

    def resize(self, width: int, height: int) -> None:
        """Make the window so large that the page in it has this size."""
        wide, high = width, height
        for _ in range(4):
            self.tell("window/rect", x=0, y=0, width=wide, height=high)
            inner = self.run("async () => [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            wide, high = wide + width - inner[0], high + height - inner[1]
        raise AssertionError(f"the page is {inner} and not {width}x{height}")

    def open(self, url: str) -> None:
        self.tell("url", url=url)

    def run(self, script: str, argument: object = None) -> Any:
        body = (
            "const [text, done] = arguments;"
            f"(async () => {_call(script)})()"
            ".then(done, (error) => done({ thrown: `${error}` }));"
        )
        value = self.tell("execute/async", script=body, args=[json.dumps(argument)])
        assert not (isinstance(value, dict) and "thrown" in value), value
        return value

    def picture(self) -> bytes:
        return base64.b64decode(self.tell("screenshot", "GET"))

    def close(self) -> None:
        self.tell("", "DELETE")


@contextmanager
def webkit() -> Iterator[WebKitWindow]:
    """MiniBrowser on a screen that nobody sees."""
    driver, screen = shutil.which(WEBKIT), shutil.which("Xvfb")
    browser = next(iter(mini_browsers()), None)
    assert driver is not None
    assert screen is not None
    assert browser is not None
    size = ["-screen", "0", "4096x4096x24", "-nolisten", "tcp"]
    with _running([screen, "-displayfd", "2", *size]) as display:
        number = _heard(display, r"^(\d+)$")
        shown = {"DISPLAY": f":{number}", "GDK_BACKEND": "x11"}
        port = _free_port()
        with _running([driver, f"--port={port}", "--host=127.0.0.1"], **shown):
            window = _patiently(lambda: WebKitWindow(f"http://127.0.0.1:{port}", str(browser)))
            try:
                yield window
            finally:
                window.close()


def mini_browsers() -> list[Path]:
    """Where Debian keeps the browser that comes with WebKit; the newest first."""
    return sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)


def _call(script: str) -> str:
    return f"(await ({script.strip().rstrip(';')})(JSON.parse(text))) ?? null"


@contextmanager
def _running(command: list[str], **more: str) -> Iterator[subprocess.Popen[str]]:
    """A program that is stopped at the end, with all that it started."""
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **more},
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def _heard(process: subprocess.Popen[str], pattern: str) -> str:
    """What a program says of itself when it has started; whatever it says later is not kept."""
    assert process.stderr is not None
    said: list[str] = []
    for line in process.stderr:
        said.append(line)
        if found := re.search(pattern, line.strip()):
            Thread(target=_drain, args=(process.stderr,), daemon=True).start()
            return found[1]
    raise AssertionError("".join(said))


def _drain(stream: IO[str]) -> None:
    # Somebody must read it, or the program stops when the pipe is full.
    with suppress(ValueError, OSError):
        for _ in stream:
            pass


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as held:
        return int(held.getsockname()[1])


def _patiently(start: Callable[[], WebKitWindow]) -> WebKitWindow:
    """Try again until the driver listens."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return start()
        except URLError:
            if monotonic() > end:
                raise
            sleep(0.1)
