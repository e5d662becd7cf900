"""Plain http in a network at home: what browsers keep for safe places is not there."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from browser.company import Company
from browser.conftest import LAN
from browser.inn import QUICK, open_inn
from browser.people import visitor, wait_all
from browser.referee import check_game
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

_SAFE_ONLY = """() => ({
  safe: isSecureContext,
  subtle: crypto.subtle !== undefined,
  clipboard: 'clipboard' in navigator,
  wakeLock: 'wakeLock' in navigator,
  share: 'share' in navigator,
})"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def test_friends_in_one_network_play_without_anything_that_needs_a_safe_place(
    browser: Browser, page_folder: Path, tmp_path: Path
) -> None:
    port = free_port()
    home = f"http://{LAN}:{port}"
    settings = {**QUICK, "COYOTE_PORT": str(port), "COYOTE_BASE_URL": home}
    with (
        open_inn(page_folder, tmp_path, settings) as served,
        visitor(browser, "Ann") as ann,
        visitor(browser, "Bo") as bo,
    ):
        ann.page.goto(home)
        ann.wait_for("create")
        assert set(ann.page.evaluate(_SAFE_ONLY).values()) == {False}
        ann.press("create")
        ann.find("name").fill("Ann")
        ann.press("create-go")
        ann.wait_for("lobby")
        ann.press("edition", "edition-classic")
        ann.close_sheet()
        ann.press("options", "option-limit-less", "option-limit-less")
        ann.close_sheet()
        ann.wait(lambda: (ann.ears.table or {})["settings"]["options"].get("limit") == 1)
        # Copied the old way; the link is in the clipboard all the same.
        ann.press("share")
        ann.find("say").click()
        ann.page.keyboard.press("Control+V")
        link = ann.find("say").input_value()
        assert link == ann.page.url
        assert link.startswith(home)
        bo.come(link)
        ann.press("start")
        Company([ann, bo]).play()
        record = check_game(link.replace(home, served.url), [ann, bo])
        assert record["players"] == ["Ann", "Bo"]
        for person in (ann, bo):
            person.forgive("Cross-Origin-Opener-Policy header has been ignored")
        # The devices checked the shuffles without the browser's own cryptography.
        wait_all([ann, bo], lambda each: each.find("fair").get_attribute("data-fair") == "yes")
