"""Under which addresses this server is reached, and from which address somebody reaches it."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from coyote.server.config import Config

Networks: TypeAlias = Sequence[IPv4Network | IPv6Network]
Headers: TypeAlias = Iterable[tuple[bytes, bytes]]

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
UNKNOWN: Final = "unknown"

# Nothing is sent there: the system only says from which of our addresses it would be.
# The first leads out of the local network, the others into the usual private ones.
_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
_ELSEWHERE_6: Final = ("2001:db8::1", "fd00::1")


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where this server is reached: every name that it answers to, and the links to tell."""

    hosts: frozenset[str]
    """What a `Host` header may say, in lower case."""
    origins: frozenset[str]
    """What an `Origin` header may say."""
    here: str
    """A link for this machine."""
    link: str
    """A link for everybody."""
    more: tuple[str, ...] = ()
    """Other links to the same place."""


def reached(config: Config, nearby: Sequence[str] | None = None) -> Addresses:
    """The addresses of a server whose port is known; `nearby` are the machine's own."""
    names: list[str] = []
    if config.host in ("0.0.0.0", "::"):
        names += own_addresses() if nearby is None else nearby
        names += own_names()
    elif config.host not in LOOPBACK:
        names.append(config.host.lower())
    told = [f"http://{authority(name, config.port)}" for name in names]
    here = f"http://{authority(_here(config.host), config.port)}"
    hosts = {authority(name, config.port) for name in (*names, *LOOPBACK, _here(config.host))}
    origins = {f"http://{host}" for host in hosts}
    links = [*told, here]
    if config.base_url is not None:
        hosts |= _ways_to_write(config.base_url)
        origins.add(config.base_url)
        links = [config.base_url, *links]
    return Addresses(frozenset(hosts), frozenset(origins), here, links[0], tuple(links[1:]))


def _here(host: str) -> str:
    """How this machine itself gets there; browsers take `localhost` for a safe place."""
    return "localhost" if host in (*LOOPBACK[:2], "0.0.0.0", "::") else host


def _ways_to_write(url: str) -> set[str]:
    """The authority of a URL, with and without the port that goes without saying."""
    parts = urlsplit(url)
    usual = 443 if parts.scheme == "https" else 80
    if parts.port not in (None, usual):
        return {parts.netloc}
    name = bracketed(parts.hostname or "")
    return {name, f"{name}:{usual}"}


def authority(host: str, port: int) -> str:
    """A host and a port as a browser on plain HTTP writes them."""
    return bracketed(host) if port == 80 else f"{bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_names() -> list[str]:
    """The names by which machines in the same network may know this one."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return list(dict.fromkeys([f"{short}.local", name, short])) if short else []


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one towards the internet first."""
    found = [_source(socket.AF_INET, address) for address in _ELSEWHERE]
    found += [_source(socket.AF_INET6, address) for address in _ELSEWHERE_6]
    return list(dict.fromkeys(address for address in found if address is not None))


def _source(family: socket.AddressFamily, elsewhere: str) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            address = str(probe.getsockname()[0])
    except OSError:  # no such network here
        return None
    return None if ip_address(address).is_loopback else address


def client(peer: str | None, headers: Headers, trusted: Networks) -> str:
    """Who asks: the peer itself, or whom a trusted proxy names in `X-Forwarded-For`."""
    address = peer or UNKNOWN
    if not trusted or not _within(address, trusted):
        return address
    named = b",".join(value for name, value in headers if name == b"x-forwarded-for")
    # Each proxy appends whom it heard. From the right, the first that is no proxy of ours
    # is the last that we can believe: what stands left of it anybody may have written.
    for text in reversed(named.decode("latin-1").split(",")):
        found = _parsed(text.strip())
        if found is None:
            return address
        address = str(found)
        if not _within(address, trusted):
            return address
    return address


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address with or without a port, as proxies write it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(4096)
def _within(address: str, networks: Networks) -> bool:
    found = _parsed(address)
    return found is not None and any(found in network for network in networks)


@lru_cache(4096)
def household(address: str) -> str:
    """Whom a limit counts as one: an IPv4 address, or the /64 that one gets with IPv6."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return address if found is None else str(found)
