"""The link and its QR code are for people, and a browser opens only where there is one."""

from __future__ import annotations

import io
import threading
import webbrowser
from collections.abc import Callable

import pytest

from coyote.server import welcome
from coyote.server.addresses import Addresses

NOWHERE: frozenset[str] = frozenset()
PARTY = Addresses(NOWHERE, NOWHERE, "http://localhost:8017", "http://192.168.1.7:8017")


class Paper(io.TextIOWrapper):
    """A stream that may be a terminal."""

    def __init__(self, encoding: str = "utf-8", *, terminal: bool) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def text(self) -> str:
        self.seek(0)
        return self.read()


def test_a_terminal_gets_the_link_and_its_qr_code() -> None:
    out = Paper(terminal=True)
    welcome.invite(PARTY, out)
    lines = out.text.splitlines()
    assert lines[0] == "Coyote is open: http://192.168.1.7:8017/"
    assert lines[-2] == "On this machine: http://localhost:8017/"
    code = [line for line in lines if "█" in line]
    assert len(code) > 10
    assert max(map(len, lines)) < 80
    assert len(lines) < 24


@pytest.mark.parametrize(
    "out", [Paper(terminal=False), Paper("ascii", terminal=True)], ids=["no terminal", "ascii"]
)
def test_elsewhere_it_is_plain_text(out: Paper) -> None:
    welcome.invite(PARTY, out)
    assert len(out.text.splitlines()) == 3
    assert out.text.isascii()


def test_a_server_says_one_line() -> None:
    out = Paper(terminal=True)
    welcome.say(PARTY, out)
    assert out.text == "Coyote is open: http://192.168.1.7:8017/\n"


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "there"),
    [
        ({}, "darwin", True, True),
        ({}, "win32", True, True),
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "w"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "x"}, "linux", True, False),
        ({"SSH_TTY": "x"}, "darwin", True, False),
        ({"COYOTE_NO_BROWSER": "1"}, "darwin", True, False),
        ({"NO_BROWSER": "1"}, "darwin", True, False),
        ({"CI": "true"}, "darwin", True, False),
    ],
)
def test_a_browser_opens_only_before_a_person(
    environment: dict[str, str], platform: str, *, terminal: bool, there: bool
) -> None:
    assert welcome.has_browser(environment, platform, Paper(terminal=terminal)) is there


class Browser:
    def __init__(self, name: str) -> None:
        self.basename = name
        self.opened: list[str] = []

    def open(self, url: str) -> None:
        self.opened.append(url)


class AtOnce:
    """A thread that runs where it is started."""

    def __init__(self, *, target: Callable[[], None], daemon: bool) -> None:
        assert daemon
        self.start = target


@pytest.mark.parametrize(("name", "opened"), [("xdg-open", ["http://x/"]), ("w3m", [])])
def test_a_browser_that_would_take_the_terminal_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, name: str, opened: list[str]
) -> None:
    browser = Browser(name)
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    welcome.open_browser("http://x/")
    assert browser.opened == opened


def test_no_browser_at_all_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Browser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    monkeypatch.setattr(threading, "Thread", AtOnce)
    welcome.open_browser("http://x/")
