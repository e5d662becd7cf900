"""The server stops in mid-round, and the game goes on by itself when it is back."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from pathlib import Path

import pytest
from browser.company import Company
from browser.inn import QUICK, open_inn
from browser.people import party, wait_all
from browser.referee import check_game
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

UNREACHED = ("WebSocket connection to", "net::ERR_")
"""What the browser itself says about a server that is not there."""


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_game_goes_on_after_a_restart_in_mid_round(
    browser: Browser, page_folder: Path, tmp_path: Path, sign: signal.Signals
) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(open_inn(page_folder, tmp_path))
        game = {"edition": "tomahawk", "options": {"limit": 2}}
        players, link = stack.enter_context(party(browser, first.url, 2, game))
        company = Company(players, seed=3)
        players[0].press("start")
        company.play(lambda: bool(players[1].view["moves"]))
        wait_all(players, lambda person: person.view["moves"] == players[1].view["moves"])
        before = [person.ears.view for person in players]
        first.stop(sign)
        wait_all(players, lambda person: person.text("connection").strip())
        for person in players:
            person.ears.view = None
        again = {**QUICK, "COYOTE_PORT": str(first.port)}
        stack.enter_context(open_inn(page_folder, tmp_path, again))
        # Nobody does anything: the pages come back.
        wait_all(players, lambda person: person.ears.view is not None)
        assert [person.ears.view for person in players] == before
        company.play()
        record = check_game(link, players)
        assert record["players"] == ["Ann", "Bo"]
        for person in players:
            person.forgive(*UNREACHED)
