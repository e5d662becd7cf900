"""What is wrong with a page is found, and what is not wrong is left in peace."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from web.faults import axe_faults, faults
from web.stage import chromium


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    if os.environ.get("NO_BROWSER"):
        pytest.skip("NO_BROWSER is set")
    with chromium() as browser:
        yield browser.new_page(viewport={"width": 400, "height": 400})


def kinds(page: Page, body: str) -> set[str]:
    page.set_content(f"<!doctype html><html lang=en><title>Page</title><body>{body}")
    return {fault.split(":")[0] for fault in faults(page)}


AT = "position:absolute;left:20px"


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("clipped", "<p style='width:40px;overflow:hidden;white-space:nowrap'>a long line</p>"),
        ("clipped", "<div style='height:30px;overflow:hidden'>one<br>two<br>three</div>"),
        (
            "clipped",
            "<p style='width:50px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap'>"
            "a long line</p>",
        ),
        ("clipped", "<input placeholder='much more than fits' size=4>"),
        ("sideways", "<div style='width:500px;text-align:right'>far away</div>"),
        ("overlap", f"<p style='{AT};top:20px'>one line</p><p style='{AT};top:24px'>another</p>"),
        (
            "covered",
            f"<p style='{AT};top:20px'>a line</p>"
            f"<div style='{AT};top:0;width:200px;height:200px;background:red'></div>",
        ),
        (
            "covered",
            f"<p style='{AT};top:20px'>a line</p>"
            f"<svg style='{AT};top:0' width=200 height=200><rect width=200 height=200 /></svg>",
        ),
        (
            "covered",
            f"<p style='{AT};top:20px;font-size:40px;line-height:1;margin:0'>a line</p>"
            f"<div style='{AT};top:0;width:200px;height:36px;background:red'></div>",
        ),
        ("small", "<button style='width:30px;height:60px'>go</button>"),
        ("words", "<p>home-title</p>"),
        ("words", "<p>Hello {$name}</p>"),
        ("words", "<img alt='home-title' src=''>"),
    ],
)
def test_a_fault_is_found(page: Page, kind: str, body: str) -> None:
    assert kind in kinds(page, body)


@pytest.mark.parametrize(
    "body",
    [
        "<p>Some text that is longer than one line of this page, and so it takes two of them.</p>",
        "<div style='height:40px;overflow:auto'>one<br>two<br>three<br>four</div>",
        "<p data-may-clip style='width:50px;overflow:hidden;text-overflow:ellipsis;"
        "white-space:nowrap'>a long name</p>",
        "<span style='position:absolute;width:1px;height:1px;overflow:hidden'>for ears only</span>",
        "<p style='visibility:hidden;width:9px;overflow:hidden'>nothing</p>",
        f"<p style='{AT};top:20px'>one line</p><p style='{AT};top:60px'>another</p>",
        "<p style='line-height:0.8'>big numerals<br>stand close</p>",
        # A bar at the foot hides what can be scrolled into view.
        "<div style='height:390px'></div><p>below</p><div style='height:900px'></div>"
        "<div style='position:fixed;bottom:0;width:90%;height:60px;background:red'></div>",
        "<button style='width:60px;height:60px'>go</button>",
        "<p>one <a href='#'>link</a> within a line</p>",
        "<p>face-down cards</p>",
    ],
)
def test_what_is_as_it_should_be_is_no_fault(page: Page, body: str) -> None:
    assert kinds(page, body) == set()


def test_a_sheet_hides_the_page_behind_it(page: Page) -> None:
    page.set_content(
        "<!doctype html><title>Page</title><p>behind the sheet</p>"
        "<dialog style='top:0;margin:0;width:90%'>on the sheet</dialog>"
    )
    page.evaluate("document.querySelector('dialog').showModal()")
    assert list(faults(page)) == []


def test_axe_finds_text_that_is_too_pale(page: Page) -> None:
    head = "<!doctype html><html lang=en><title>Page</title>"
    page.set_content(f"{head}<main><h1>Hello</h1></main>")
    assert list(axe_faults(page)) == []
    page.set_content(f"{head}<main><h1 style='color:#ddd'>Hello</h1></main>")
    assert [fault.split(":")[0] for fault in axe_faults(page)] == ["axe color-contrast"]
