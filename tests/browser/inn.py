"""A server as people at home run it, and tables at it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast
from urllib.request import Request, urlopen

from server.process import COYOTE, Served, serving

Json = dict[str, Any]

QUICK: Final = {
    "COYOTE_BOT_DELAY": "0-0.02",
    "COYOTE_TABLES_PER_HOUR": "1000",
    "COYOTE_PEOPLE_PER_HOUR": "1000",
    "COYOTE_LOOKUPS_PER_MINUTE": "1000",
    "COYOTE_REQUESTS_PER_MINUTE": "100000",
    "COYOTE_CONNECTIONS_PER_ADDRESS": "1000",
}
"""Bots that hardly wait, and no limits for one machine that is many people."""

# The page may lie elsewhere while somebody works on it.
_PROGRAM: Final = (
    "import sys; from pathlib import Path; from coyote.server.page import Page; "
    "Page.__init__.__defaults__ = (Path(sys.argv.pop(1)),); "
) + COYOTE


@contextmanager
def open_inn(
    page: Path, folder: Path, environment: Mapping[str, str] = QUICK, *arguments: str
) -> Iterator[Served]:
    """A server that shows that page and keeps its tables in that folder."""
    with serving(
        folder,
        page.as_posix(),
        "serve",
        *arguments,
        program=_PROGRAM,
        environment=environment,
    ) as served:
        yield served


def post(url: str, body: Json) -> Json:
    request = Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return cast(Json, json.load(answer))


def fetch(url: str, token: str | None = None, method: str = "GET") -> bytes:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    with urlopen(Request(url, headers=headers, method=method)) as answer:
        return cast(bytes, answer.read())
