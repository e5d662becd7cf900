"""The web page: one page for all places, with a head in the visitor's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from coyote.catalogue import LANGUAGES, Catalogue, language_of
from coyote.server.addresses import Addresses
from coyote.server.files import ASSETS, File, press, read_files, send, wished
from coyote.server.problems import Problem
from coyote.server.tables import (
    Asked,
    Code,
    TheAddresses,
    TheHouse,
    TheLimits,
    address_of,
    table_of,
)
from coyote.table import telling
from coyote.table.table import Table

FOLDER: Final = Path(__file__).parent / "page"
"""Where `make web` puts the page; in a wheel it is there from the start."""
PLACES: Final = ("/", "/learn", "/rules", "/settings")
PICTURE: Final = "/og.png"

_PARTS: Final = re.compile(
    r'(?P<top>.*<html lang=")[^"]*(?P<head>".*<title>)[^<]*(?P<more></title>.*)'
    r"<!--page-head-->(?P<rest>.*)",
    re.DOTALL,
)
_READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
_VARY: Final = "accept-language"


class Page:
    """The built page, read once; or none, and then a line that says how to build it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = read_files(folder)
        index = self.files.pop("/index.html", None)
        self._parts = None if index is None else _PARTS.fullmatch(index.body.decode())
        if index is not None and self._parts is None:
            raise ValueError(f"{folder}/index.html is no page of ours")

    @property
    def is_built(self) -> bool:
        return self._parts is not None

    def show(
        self,
        request: Asked,
        addresses: Addresses | None = None,
        *,
        path: str = "",
        host: str | None = None,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> Response[bytes]:
        """The page for whoever asks; with the addresses, also for those who preview a link."""
        language, words = _words(request)
        if self._parts is None:
            return send(request, _plain(language, words.text("page-not-built")), 503)
        title = site = words.text("page-title")
        if host is not None:
            title = words.text("page-title-table", name=host)
        tags = _tags(site, title, words.text("page-description"), addresses, path)
        top, head, more, rest = self._parts.groups()
        text = f"{top}{language}{head}{escape(title)}{more}{tags}{rest}"
        return send(request, _html(text.encode()), status, headers)

    def lost(self, request: Asked) -> Response[bytes] | None:
        """The page for a path that leads nowhere; None for a program, which gets a code."""
        path = request.url.path
        if not self.is_built or request.method not in _READ or path.startswith(("/api/", ASSETS)):
            return None
        if "text/html" not in wished(request.headers.get("accept", "")):
            return None
        return self.show(request, status=404)


@cache
def _catalogue(language: str = LANGUAGES[0]) -> Catalogue:
    return Catalogue(language, None if language == LANGUAGES[0] else _catalogue, only="page-")


def _words(request: Asked) -> tuple[str, Catalogue]:
    """The language that a browser asks for, and its words."""
    language = language_of(wished(request.headers.get("accept-language", "")))
    try:
        return language, _catalogue(language)
    except OSError:  # not translated yet
        return LANGUAGES[0], _catalogue()


def _plain(language: str, line: str) -> File:
    told = escape(line)
    return _html(f'<!doctype html>\n<html lang="{language}"><title>Coyote</title>{told}\n'.encode())


def _html(body: bytes) -> File:
    return File(body, "text/html; charset=utf-8", press(body), "no-cache", _VARY)


def _tags(site: str, title: str, description: str, addresses: Addresses | None, path: str) -> str:
    """What is shown of the page where somebody sends its link; nothing in it is markup."""
    tags = [("name", "description", description)]
    if addresses is not None:
        tags += [
            ("property", "og:type", "website"),
            ("property", "og:site_name", site),
            ("property", "og:title", title),
            ("property", "og:description", description),
            ("property", "og:image", addresses.link + PICTURE),
            ("property", "og:url", addresses.link + path),
            ("name", "twitter:card", "summary_large_image"),
        ]
    lines = (f'<meta {kind}="{name}" content="{escape(text)}" />' for kind, name, text in tags)
    return "\n    ".join(lines)


def routes(page: Page) -> list[ControllerRouterHandler]:
    """Every path that is for browsers."""

    @route([*PLACES], http_method=_READ, include_in_schema=False, sync_to_thread=False)
    def show_place(request: Asked, addresses: TheAddresses) -> Response[bytes]:
        return page.show(request, addresses, path=request.url.path)

    @route("/t/{code:str}", http_method=_READ, include_in_schema=False)
    async def show_table(
        request: Asked, code: Code, house: TheHouse, limits: TheLimits, addresses: TheAddresses
    ) -> Response[bytes]:
        try:
            live = await table_of(code, house, limits, address_of(request))
        except Problem as problem:  # the page says it in words
            status, headers = problem.status, problem.headers
            return page.show(request, addresses, status=status, headers=headers)
        path, host = f"/t/{live.table.book.code}", _host(live.table)
        await house.stored(live)
        return page.show(request, addresses, path=path, host=host)

    @route(ASSETS + "{name:str}", http_method=_READ, include_in_schema=False, sync_to_thread=False)
    def send_asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
        return send_file(request, ASSETS + name)

    def send_file(request: Asked, path: str) -> Response[bytes]:
        file = page.files.get(path)
        if file is None:
            raise NotFoundException
        return send(request, file)

    found: list[ControllerRouterHandler] = [show_place, show_table, send_asset]
    others = [path for path in page.files if not path.startswith(ASSETS)]
    if others:

        @route(others, http_method=_READ, include_in_schema=False, sync_to_thread=False)
        def send_other(request: Asked) -> Response[bytes]:
            return send_file(request, request.url.path)

        found.append(send_other)
    return found


def _host(table: Table) -> str | None:
    """The host's name, if everybody at the table is told it."""
    told = telling.around(table)
    return next((person.name for person in told.people if person.person == told.host), None)
