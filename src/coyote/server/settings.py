"""Kinds of settings: how a text is read, and what is right when it is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from coyote.rules.errors import shown

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

T = TypeVar("T")

LONGEST_DELAY: Final = 60
"""Seconds that a bot may wait at most."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[T]):
    """Reads a text, or raises `ValueError`; then `code` and `facts` tell what would be right."""

    read: Callable[[str], T]
    metavar: str
    code: str
    facts: Mapping[str, str] = field(default_factory=dict)


def number(least: int, most: int) -> Kind[int]:
    """A whole number, from the least to the most."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20):
            raise ValueError(text)
        if not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    # As texts: a catalogue would write 65,535.
    return Kind(read, "N", "setting-number", {"least": str(least), "most": str(most)})


def word(*words: str) -> Kind[str]:
    """One of a few words."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return Kind(read, "|".join(words), "setting-word", {"words": ", ".join(words)})


def switch() -> Kind[bool]:
    """On or off."""
    choice = word("on", "off")
    return Kind(lambda text: choice.read(text) == "on", choice.metavar, choice.code, choice.facts)


def _host(text: str) -> str:
    if not text or any(sign in "/@?#[]" or not sign.isprintable() or sign == " " for sign in text):
        raise ValueError(text)
    return text


def _base_url(text: str) -> str | None:
    from urllib.parse import urlsplit  # most commands never need it

    parts = urlsplit(text)
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise ValueError(text)
    _host(parts.hostname)
    if parts.port == 0:  # it raises by itself when it is no port at all
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _database(text: str) -> str:
    if not text.removeprefix("sqlite:///").strip("/") or not text.startswith("sqlite:///"):
        raise ValueError(text)
    return text


def _delay(text: str) -> tuple[float, float]:
    least, most = (float(part) for part in text.split("-"))
    if not (isfinite(most) and 0 <= least <= most <= LONGEST_DELAY):
        raise ValueError(text)
    return least, most


def _networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    if not text.strip():
        return ()
    from ipaddress import ip_network

    return tuple(ip_network(part.strip()) for part in text.split(","))


HOST: Final = Kind(_host, "ADDRESS", "setting-host")
BASE_URL: Final = Kind(_base_url, "URL", "setting-url")
DATABASE: Final = Kind(_database, "URL", "setting-database")
DELAY: Final = Kind(_delay, "MIN-MAX", "setting-delay", {"most": str(LONGEST_DELAY)})
NETWORKS: Final = Kind(_networks, "ADDRESSES", "setting-networks")


def without_secrets(url: str) -> str:
    """As much of a URL as may stand in a log: a user and a password come before an `@`."""
    if not {"@", "?", "\0"} & {*url}:
        return shown(url)
    scheme, colon, _ = url.partition(":")
    return f"{shown(scheme)}:…" if colon else "…"
