"""Weigh all that a browser fetches between opening a table's link and the first bid.

A real browser joins a table of a real server once in each language. With NO_BROWSER, or where there
is none, the built files that it would fetch are added up instead.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from websockets.sync.client import ClientConnection, connect

from coyote.catalogue import LANGUAGES
from coyote.server.files import read_files
from coyote.server.page import FOLDER

LIMIT = 130_000
"""Bytes of all bodies as they come over the line, on an empty cache."""
PATIENCE = 20_000
"""Milliseconds for each step."""
THOUGHT = 3_000
"""Milliseconds that a player looks at the lobby, and at the table before the first bid."""
FIND = [sys.executable, str(Path(__file__).with_name("chromium.py"))]
SERVE = [sys.executable, "-c", "from coyote.cli import main; main()", "serve"]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
READY = '[data-test="controls"][data-mode="bid"][data-settled="true"]'
"""The controls listen only when they have been there for a moment."""
SOCKET = "(socket)"
NOT_YET = (
    "AnimalPicker-",
    "ClaimSeat-",
    "Coach-",
    "Ending-",
    "GoOn-",
    "Gone-",
    "Home-",
    "HowSheets-",
    "LeftSheet-",
    "Lesson-",
    "Menu-",
    "Missing-",
    "NewTable-",
    "Page-",
    "Reveal-",
    "Rules-",
    "Scene-",
    "SeatSheets-",
    "SettingsForm-",
    "SettingsPlace-",
    "Sounds-",
    "Tips-",
    "codes-",
    "later-",
    "notice-",
    "permit-",
    "playnow-",
    "sounds-",
)
"""The beginnings of the names of what no table needs before the first bid."""
WORDS = b"app-waiting ="
"""What stands in every catalogue, and in no rulebook."""

Weights = Counter[str]
"""The bytes of each thing that was fetched, by its path."""


# With a browser


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder).as_posix()}/weight.db"
        options = ("--port", "0", "--log-level", "error", "--database", database)
        with subprocess.Popen([*SERVE, *options], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1].rstrip("/")
            finally:
                server.terminate()


class Host:
    """Ann, who opened the table and starts the game."""

    def __init__(self, path: str, socket: ClientConnection) -> None:
        self.path = path
        self.socket = socket

    def say(self, **request: object) -> None:
        self.socket.send(json.dumps(request))

    def hear(self, part: str, name: str, least: int) -> None:
        """Wait until a list of a part of the table has grown so long."""
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE / 1000)).get(part)
            if told and len(told[name]) >= least:
                return


@contextmanager
def hosting(address: str) -> Iterator[Host]:
    """Ann at her table."""
    body = json.dumps({"name": "Ann"}).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        place = json.load(answer)
    url = f"{address}/api/tables/{place['code']}/socket".replace("http", "ws", 1)
    with connect(url, proxy=None) as socket:
        host = Host(f"/t/{place['code']}", socket)
        host.say(type="hello", token=place["token"])
        yield host


def weigh(browser: Any, host: Host, address: str, language: str) -> Weights:
    """What one visitor fetches who speaks that language."""
    context = browser.new_context(base_url=address, locale=language, viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    weights: Weights = Counter()
    paths: dict[str, str] = {}
    heads: dict[str, int] = {}
    line = context.new_cdp_session(page)

    open_requests: set[str] = set()

    def begins(event: Any) -> None:
        paths[event["requestId"]] = urlsplit(event["request"]["url"]).path
        open_requests.add(event["requestId"])

    def answers(event: Any) -> None:
        heads[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def fails(event: Any) -> None:
        open_requests.discard(event["requestId"])

    def ends(event: Any) -> None:
        open_requests.discard(event["requestId"])
        head = heads[event["requestId"]]
        weights[paths[event["requestId"]]] += int(event["encodedDataLength"]) - head

    def hears(event: Any) -> None:
        weights[SOCKET] += len(event["response"]["payloadData"].encode())

    line.on("Network.requestWillBeSent", begins)
    line.on("Network.responseReceived", answers)
    line.on("Network.loadingFinished", ends)
    line.on("Network.loadingFailed", fails)
    line.on("Network.webSocketFrameReceived", hears)
    line.send("Network.enable")
    page.goto(host.path)
    page.locator('[data-test="name"]').fill("Bo")
    page.locator('[data-test="sit"]').click()
    host.hear("table", "seats", 2)

    def linger() -> None:
        """Stay for a while: what is fetched meanwhile counts, however fast this machine is."""
        # Not "networkidle": that was at the door, and comes only once.
        page.wait_for_timeout(THOUGHT)
        while open_requests:
            page.wait_for_timeout(50)

    page.locator('[data-test="lobby"]').wait_for()
    linger()
    host.say(type="start", starter=1)
    page.locator(READY).wait_for()
    linger()
    fetched = weights.copy()
    page.locator('[data-test="raise"]:visible').first.click()
    confirm = page.locator('[data-test="confirm-raise"]:visible')
    if confirm.count():
        confirm.click()
    host.hear("view", "bids", 1)
    fetched.update(unfetched(page.content(), fetched))
    context.close()
    return fetched


PHONE: Any = {"width": 360, "height": 740}


def unfetched(html: str, weights: Weights) -> Weights:
    """The icons and the manifest, which a browser without a window does not fetch."""
    icons = [path for kind, path in Links(html).found if kind in ("icon", "manifest")]
    return Counter({path: sent(path) for path in icons if path not in weights})


def measured(chromium: str) -> dict[str, Weights]:
    """The weights in each language."""
    from playwright.sync_api import sync_playwright

    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            found = {}
            for language in LANGUAGES:
                with hosting(address) as host:
                    found[language] = weigh(browser, host, address, language)
            return found
        finally:
            browser.close()


# Without one

FILES = read_files(FOLDER)


class Links(HTMLParser):
    """The links and scripts of a page, with their kinds."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        kind = named.get("rel") if tag == "link" else tag
        path = named.get("href") if tag == "link" else named.get("src")
        if kind and path and path.startswith("/"):
            self.found.append((kind, path))


def sent(path: str) -> int:
    """The bytes of a file as it goes over the line; nothing for one that is not there."""
    file = FILES.get(path)
    return 0 if file is None else len(file.pressed or file.body)


def follows(path: str) -> Iterator[str]:
    """The files that a file names."""
    if path.endswith((".js", ".css")) and path in FILES:
        text = FILES[path].body.decode()
        for name in re.findall(r"""["'`(]((?:\.{0,2}/)?[\w./-]+\.(?:js|css|woff2))["'`)]""", text):
            base = "/" if name.startswith("assets/") else path
            yield urljoin(base, name)


def is_needed(path: str, language: str) -> bool:
    name = path.rpartition("/")[2]
    if path not in FILES or name.startswith(NOT_YET):
        return False
    spoken = re.match(r"(en|de|fr|pl|ru)-", name)
    return spoken is None or (spoken[1] == language and WORDS in FILES[path].body)


def reckoned() -> dict[str, Weights]:
    """The same, added up from the files that lead to each other."""
    first = [path for _, path in Links(FILES["/index.html"].body.decode()).found]
    found: dict[str, Weights] = {}
    for language in LANGUAGES:
        open_paths = ["/index.html", *first]
        weights: Weights = Counter()
        while open_paths:
            path = open_paths.pop()
            if path not in weights and is_needed(path, language):
                weights[path] = sent(path)
                open_paths += follows(path)
        found[language] = weights
    return found


def report(found: dict[str, Weights], how: str) -> int:
    """Tell the heaviest language file by file; fail when it is too heavy."""
    language = max(found, key=lambda each: found[each].total())
    total = found[language].total()
    for path, weight in found[language].most_common():
        print(f"{weight:8,}  {path}")
    others = ", ".join(f"{each} {weights.total():,}" for each, weights in found.items())
    print(f"{total:8,}  of {LIMIT:,} bytes until the first bid, {how} ({others})")
    return 1 if total > LIMIT else 0


def main() -> int:
    if "/index.html" not in FILES:
        print("the page is not built: run make web", file=sys.stderr)
        return 2
    if os.environ.get("NO_BROWSER"):
        return report(reckoned(), "reckoned without a browser")
    found = subprocess.run(FIND, capture_output=True, text=True)
    if found.returncode != 0:
        return report(reckoned(), "reckoned, for there is no browser")
    return report(measured(found.stdout.strip()), "measured in a browser")


if __name__ == "__main__":
    sys.exit(main())
