"""The rules page: an edition in one minute, then all of its rules, and the comparison last."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from browser.people import Person, visitor
from browser.words import foreign, nameless
from playwright.sync_api import Browser
from server.process import Served

from coyote.rules.editions import EDITIONS

pytestmark = pytest.mark.browser

MOST_WORDS: Final = 120
LONGER: Final = 15
"""So many more words other languages may need than English."""
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_starts_with_one_minute_of_its_own(
    browser: Browser, server: Served, edition: str
) -> None:
    with visitor(browser, "Ann", **PHONE) as ann:
        ann.page.goto(f"{server.url}/rules#{edition}")
        ann.wait_for("minute")
        assert ann.page.evaluate("scrollY") == 0
        assert len(words(ann)) <= MOST_WORDS
        steps = ann.page.locator('[data-test="minute"] > ol > li')
        assert steps.count() in (5, 6)
        assert all(step.locator("svg").count() > 0 for step in steps.all())
        deck = {str(card) for card in EDITIONS[edition].deck}
        specials = {"?", "MAX0", "MAX-", "X2", "0*"} & deck
        assert ann.page.locator('[data-test="minute"] ul > li').count() == len(specials)
        assert headings(ann)[-1] == "The editions compared"


def test_the_minute_follows_the_edition_that_is_chosen(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann", **PHONE) as ann:
        ann.page.goto(f"{server.url}/rules")
        ann.wait(lambda: "Eyes in one minute" in headings(ann))
        ann.page.mouse.wheel(0, 3000)
        ann.wait(lambda: ann.page.evaluate("scrollY > 1000"))
        ann.press("rules-museum")
        ann.wait(lambda: "Museum in one minute" in headings(ann))
        ann.wait(lambda: ann.page.evaluate("scrollY === 0"))


def test_a_link_to_a_rule_leads_to_it(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann", **PHONE) as ann:
        ann.page.goto(f"{server.url}/rules#HA3")
        ann.wait(lambda: "Tomahawk in one minute" in headings(ann))
        rule = ann.page.locator("#HA3[data-marked]")
        rule.wait_for()
        box = rule.bounding_box()
        assert box is not None
        assert 0 < box["y"] < 740


@pytest.mark.parametrize("language", ["de", "fr", "pl", "ru"])
def test_the_minute_is_told_in_every_language(
    browser: Browser, server: Served, language: str
) -> None:
    with visitor(browser, "Ann", locale=language, **PHONE) as ann:
        for edition in EDITIONS:
            ann.page.goto(f"{server.url}/rules#{edition}")
            ann.wait_for("minute")
            assert len(words(ann)) <= MOST_WORDS + LONGER
            assert not nameless(ann)
            assert not foreign(ann, language)


def test_the_rules_print_on_two_sheets_without_the_minute(browser: Browser, server: Served) -> None:
    with visitor(browser, "Ann") as ann:
        for edition in EDITIONS:
            ann.page.goto(f"{server.url}/rules#{edition}")
            ann.wait_for("minute")
            ann.page.emulate_media(media="print")
            assert "minute" not in ann.look().hooks
            pdf = ann.page.pdf(prefer_css_page_size=True)
            assert pdf.count(b"/Type /Page\n") in (1, 2)
            ann.page.emulate_media(media="screen")


def words(person: Person) -> list[str]:
    """What is to be read in the minute; what stands in its drawings are no words."""
    told = person.page.locator('[data-test="minute"] :is(p, ul span:not([aria-hidden]))')
    return re.findall(r"[^\W\d_]+(?:[’-][^\W\d_]+)*", " ".join(told.all_inner_texts()))


def headings(person: Person) -> list[str]:
    return person.page.locator("h2").all_inner_texts()
