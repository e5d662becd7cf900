"""What a screen reader hears of a game."""

from __future__ import annotations

from typing import Final

import pytest
from browser.company import Company
from browser.people import Person, party
from browser.referee import check_game
from playwright.sync_api import Browser
from server.process import Served

from coyote.catalogue import Catalogue
from coyote.rules.editions import ADDITIONS

pytestmark = pytest.mark.browser

EYES = {"edition": "eyes"}

# Keeps whatever is added to a region that is read aloud, as a reader would say it.
_LISTEN: Final = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes, type } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)
      ?.closest('[data-test="story"], [data-test="your-turn"]');
    if (!region) continue;
    const said = type === 'characterData' ? [target] : [...addedNodes];
    for (const node of said) {
      const text = node.textContent.trim();
      if (text) window.heard.push([region.dataset.test, text]);
    }
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def heard(person: Person, region: str) -> list[str]:
    return [text for place, text in person.page.evaluate("window.heard") if place == region]


def spoken(move: str, seat: int, names: list[str]) -> str:
    """How the sentence about a move begins, for whoever has that seat."""
    by, word, *rest = move.split()
    facts: dict[str, str | int] = {
        "by": "you" if int(by) == seat else "other",
        "by_name": names[int(by)],
        "of": "other",
        "of_name": "|",
        "edition": "tomahawk",
        "card": "|",
        "number": "|",
    }
    if word == "bid":
        facts |= {"number": rest[0], "addition": "none"}
        return Catalogue().text("did-bid", **facts).rstrip(".")
    return Catalogue().text(f"did-{word}", **facts).split("|")[0]


def test_every_action_is_told_once_and_in_order_and_your_turn_at_once(
    browser: Browser, server: Served
) -> None:
    game = {"edition": "tomahawk", "options": {"limit": 1, "additions": list(ADDITIONS)}}
    with party(browser, server.url, 3, game) as (players, link):
        ann, _, _ = players
        ann.context.add_init_script(_LISTEN)
        ann.page.reload()
        ann.wait_for("start")
        ann.press("start")
        company = Company(players, ADDITIONS)
        company.play(lambda: all("ended" in person.look().hooks for person in players))
        # What was heard until the end of the table, before the page goes on.
        story, turns = heard(ann, "story"), heard(ann, "your-turn")
        company.play()
        record = check_game(link, players)
        names, seat = record["players"], 0
        moves = [move for round in record["rounds"] for move in round["moves"]]
        starts = [spoken(move, seat, names) for move in moves]
        lines = [line for line in story if line.startswith(("You ", *names))]
        told = [line for line in lines if not line.endswith(("table.", "game."))]
        assert len(told) == len(starts), (told, starts)
        for line, start in zip(told, starts):
            assert line.startswith(start), (line, start)
        deals = [
            line for line in story if line.startswith(Catalogue().text("table-title", round=""))
        ]
        assert len(deals) == len(record["rounds"])
        assert len(turns) >= sum(move.startswith("0 ") for move in moves)


def test_whoever_asks_hears_the_state_of_the_table(browser: Browser, server: Served) -> None:
    with party(browser, server.url, 2, EYES) as (players, _):
        ann, bo = players
        ann.find("starter").select_option(index=1)
        ann.press("start")
        Company(players).play(lambda: bo.view["moves"] != [])
        bo.wait(lambda: bo.look().mode == "bid")
        assert bo.page.locator('[data-test="state-words"]').inner_text().strip() == ""
        bo.page.keyboard.press("s")
        bo.wait(lambda: bo.page.locator('[data-test="state-words"]').inner_text().strip())
        words = bo.page.locator('[data-test="state-words"]').inner_text()
        catalogue = Catalogue()
        bid = bo.view["bids"][-1][1]
        said = catalogue.text("state-bid", by="other", by_name="Ann", bid=bid)
        assert said.replace("-", "−") in words
        assert "Ann" in words
        assert catalogue.text("card-hidden") in words
        # The button does the same for those whose keys are their reader's.
        bo.page.locator('[data-test="tell-state"]').focus()
        bo.page.keyboard.press("Enter")
        assert bo.page.locator('[data-test="state-words"]').inner_text() == words
