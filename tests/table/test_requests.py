"""Requests as they come over the wire."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from coyote.table import requests
from coyote.table.table import _HANDLERS


def test_every_request_is_read_and_has_a_handler_but_hello() -> None:
    kinds = {*requests.Request.__subclasses__()}
    assert {*get_args(requests.Anything)} == kinds
    assert kinds - {*_HANDLERS} == {requests.Hello}


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ('{"type":"hello"}', requests.Hello()),
        ('{"type":"sit","id":"7"}', requests.Sit(id="7")),
        (
            '{"type":"act","version":3,"action":"bid 5"}',
            requests.Act(version=3, action="bid 5"),
        ),
        ('{"type":"shadow","seat":null}', requests.Shadow(seat=None)),
        ('{"type":"mute","person":2}', requests.Mute(person=2, on=True)),
        (
            '{"type":"configure","settings":{"clock":null}}',
            requests.Configure(settings={"clock": None}),
        ),
    ],
)
def test_a_request_is_read(text: str, request_: requests.Request) -> None:
    assert requests.decode(text) == request_
    assert requests.decode(text.encode()) == request_


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":"sit","chair":1}',
        '{"type":"act","action":"bid 5"}',
        '{"type":"act","version":-1,"action":"bid 5"}',
        '{"type":"act","version":"3","action":"bid 5"}',
        '{"type":"act","version":3,"action":7}',
        f'{{"type":"act","version":3,"action":"{"x" * 65}"}}',
        f'{{"type":"sit","id":"{"x" * 65}"}}',
        f'{{"type":"say","text":"{"x" * 1001}"}}',
        f'{{"type":"rename","name":"{"x" * 201}"}}',
        f'{{"type":"mix","round":1,"entropy":"{"0" * 31}"}}',
        f'{{"type":"mix","round":1,"entropy":"{"0" * 65}"}}',
        '{"type":"kick","person":9007199254740993}',
        '{"type":"mute","person":1,"on":1}',
        '{"type":"say","text":"\\ud800"}',
        '{"type":"start"',
    ],
)
def test_what_is_no_request_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        requests.decode(text)
