"""Which names the server answers to, and whom it takes a request to be from."""

from __future__ import annotations

import socket
from ipaddress import ip_address, ip_network

import pytest

from coyote.server.addresses import client, household, own_addresses, own_names, reached
from coyote.server.config import Config

PROXIES = (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"))


def test_on_loopback_only_this_machine_is_meant() -> None:
    found = reached(Config())
    assert found.hosts == {"localhost:8017", "127.0.0.1:8017", "[::1]:8017"}
    assert found.origins == {f"http://{host}" for host in found.hosts}
    assert found.link == found.here == "http://localhost:8017"


def test_in_a_network_all_addresses_and_names_of_the_machine_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Den.example")
    found = reached(Config(host="0.0.0.0", port=9000), nearby=["192.168.1.7", "fd00::7"])
    names = {"192.168.1.7", "[fd00::7]", "den", "den.local", "den.example"}
    assert {f"{name}:9000" for name in names} < found.hosts
    assert found.link == "http://192.168.1.7:9000"
    assert found.here == "http://localhost:9000"
    assert "http://den.local:9000" in found.more


def test_without_a_network_the_link_is_still_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert reached(Config(host="::"), nearby=[]).link == "http://localhost:8017"


def test_port_80_goes_without_saying() -> None:
    found = reached(Config(host="192.168.1.7", port=80))
    assert {"192.168.1.7", "localhost", "[::1]"} <= found.hosts
    assert (found.link, found.here) == ("http://192.168.1.7", "http://192.168.1.7")


@pytest.mark.parametrize(
    ("url", "hosts"),
    [
        ("https://coyote.example.org", {"coyote.example.org", "coyote.example.org:443"}),
        ("http://coyote.example.org", {"coyote.example.org", "coyote.example.org:80"}),
        ("https://coyote.example.org:8443", {"coyote.example.org:8443"}),
        ("https://[fd00::7]", {"[fd00::7]", "[fd00::7]:443"}),
    ],
)
def test_the_base_url_is_the_link_and_one_more_name(url: str, hosts: set[str]) -> None:
    found = reached(Config(base_url=url))
    assert found.hosts - reached(Config()).hosts == hosts
    assert found.origins - reached(Config()).origins == {url}
    assert found.link == url


def test_own_addresses_are_addresses_and_not_loopback() -> None:
    for address in own_addresses():
        assert not ip_address(address).is_loopback
    assert all(name == name.lower() for name in own_names())


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("203.0.113.9", "1.2.3.4", "203.0.113.9"),  # no proxy of ours: it may say what it likes
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"),  # 6.6.6.6 anybody can write
        ("127.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("127.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("127.0.0.1", "[2001:db8::1]:5678", "2001:db8::1"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "1.2.3.4, rubbish", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        (None, "1.2.3.4", "unknown"),
    ],
)
def test_a_trusted_proxy_is_believed_and_nobody_else(
    peer: str | None, forwarded: str, who: str
) -> None:
    headers = [(b"host", b"x"), (b"x-forwarded-for", forwarded.encode())]
    assert client(peer, headers, PROXIES) == who
    assert client(peer, headers, ()) == (peer or "unknown")


def test_several_headers_count_as_one() -> None:
    headers = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"1.2.3.4")]
    assert client("127.0.0.1", headers, PROXIES) == "1.2.3.4"


def test_an_ipv6_network_is_one_household() -> None:
    assert household("2001:db8:0:1::1") == household("2001:db8:0:1:ffff::2")
    assert household("2001:db8:0:1::1") != household("2001:db8:0:2::1")
    assert household("fe80::1%eth0") == household("fe80::2%eth0")
    assert household("::ffff:1.2.3.4") == household("1.2.3.4") == "1.2.3.4"
    assert household("unknown") == "unknown"
