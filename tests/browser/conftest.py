"""A browser and a server for those who play through the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from browser.inn import QUICK, open_inn
from playwright.sync_api import Browser, sync_playwright
from server.process import Served

from coyote.server.page import FOLDER
from tools.chromium import LACK, find_chromium

HERE: Final = Path(__file__).parent
LAN: Final = "coyote.lan"
"""A name that no browser takes for this machine, as that of a neighbour in a network."""
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
]

_open = ExitStack()
_browsers: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    """One browser for all tests of this folder."""
    if os.environ.get("NO_BROWSER"):
        pytest.skip("NO_BROWSER is set")
    if not _browsers:
        found = find_chromium()
        if found is None:
            pytest.fail(LACK, pytrace=False)
        playwright = _open.enter_context(sync_playwright())
        launched = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        _open.callback(launched.close)
        _browsers.append(launched)
    return _browsers[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser on the way out: its loop would be in the way of tests with their own."""
    if nextitem is None or HERE not in nextitem.path.parents:
        _browsers.clear()
        _open.close()


@pytest.fixture(scope="session")
def page_folder() -> Path:
    """The built page; another one can be named to try it."""
    folder = Path(os.environ.get("COYOTE_PAGE") or FOLDER)
    if not (folder / "index.html").is_file():
        pytest.fail("the page was not built: run make web", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def server(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with quick bots, for all tests that do not stop it."""
    with open_inn(page_folder, tmp_path_factory.mktemp("server"), QUICK) as served:
        yield served
    assert "Traceback" not in served.log, served.log
