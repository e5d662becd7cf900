"""The first words: the link, its QR code, and the browser."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final, TextIO

import segno

from coyote.catalogue import catalogue
from coyote.server.addresses import Addresses

# They would take the terminal over.
_TEXT_BROWSERS: Final = {"www-browser", "links", "elinks", "lynx", "w3m"}
_SILENCED: Final = ("COYOTE_NO_BROWSER", "NO_BROWSER", "CI", "SSH_CONNECTION", "SSH_TTY")


def say(addresses: Addresses, out: TextIO) -> None:
    """One line: where the server is."""
    _write(catalogue().text("serve-ready", url=addresses.link + "/"), out)


def invite(addresses: Addresses, out: TextIO) -> None:
    """The link for everybody in this network, and its QR code if a person can see it."""
    words = catalogue()
    link = addresses.link + "/"
    lines = [words.text("serve-ready", url=link)]
    if out.isatty() and _can_draw(out):
        lines.append(_qr(link))
    if addresses.here + "/" != link:
        lines.append(words.text("serve-here", url=addresses.here + "/"))
    _write("\n".join([*lines, words.text("serve-stop")]), out)


def _write(text: str, out: TextIO) -> None:
    print(text, file=out, flush=True)  # whoever waits for the line gets it now


def _qr(link: str) -> str:
    from io import StringIO

    drawn = StringIO()
    segno.make(link, micro=False, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def _can_draw(out: TextIO) -> bool:
    try:
        "▀▄█".encode(out.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def has_browser(environment: Mapping[str, str], platform: str, out: TextIO) -> bool:
    """Whether somebody sits in front of a screen here, and wants a browser."""
    if not out.isatty() or any(environment.get(name) for name in _SILENCED):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    """Show a page, without waiting for it."""

    def show() -> None:
        try:
            browser = webbrowser.get()
        except webbrowser.Error:
            return
        if getattr(browser, "basename", "") not in _TEXT_BROWSERS:
            browser.open(url)

    threading.Thread(target=show, daemon=True).start()


def welcome(addresses: Addresses, out: TextIO) -> None:
    """Invite people, and open a browser where there is one."""
    invite(addresses, out)
    if has_browser(os.environ, sys.platform, out):
        open_browser(addresses.here + "/")
