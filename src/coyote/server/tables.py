"""Tables over HTTP: opening, joining, looking, records."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
import segno
from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from coyote.rules.errors import shown
from coyote.server.addresses import UNKNOWN, Addresses
from coyote.server.files import File, press, send
from coyote.server.house import House
from coyote.server.limits import Limits
from coyote.server.live import Live
from coyote.server.problems import Problem
from coyote.table import messages, telling
from coyote.table.codes import MOVE_LETTERS, TABLE_LETTERS, cleaned
from coyote.table.effects import WATCHERS
from coyote.table.people import clean_name, free_animal
from coyote.table.settings import read_settings
from coyote.table.tokens import hashed, token_from

Asked: TypeAlias = Request[Any, Any, Any]
Code: TypeAlias = FromPath[str]
TheHouse: TypeAlias = NamedDependency[House]
TheLimits: TypeAlias = NamedDependency[Limits]
TheAddresses: TypeAlias = NamedDependency[Addresses]
TheTable: TypeAlias = NamedDependency[Live]
Text: TypeAlias = Annotated[str, Meta(max_length=200)]
OwnToken: TypeAlias = Annotated[str, Meta(min_length=22, max_length=128)]
"""A token that the device made itself, of 128 bits of chance or more.

With it a request whose answer was lost can be sent again, and gives the same place.
"""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who opens a table, and how it is to be played."""

    name: Text
    animal: Text | None = None
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    sit: bool = True
    token: OwnToken | None = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes to a table; who does not sit watches."""

    name: Text
    animal: Text | None = None
    sit: bool = True
    token: OwnToken | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code, told by the device that held the seat."""

    code: Text
    token: OwnToken | None = None


class Place(msgspec.Struct, frozen=True):
    """A device's place at a table. The token is the key to it: whoever holds it is you."""

    table: str
    code: str
    link: str
    """For the others; it holds no token."""
    person: int
    token: str


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose limits count."""
    return UNKNOWN if connection.client is None else connection.client.host


async def table_of(code: str, house: House, limits: Limits, address: str) -> Live:
    """The table with that code. Who guesses at codes is soon refused them all."""
    limits.look_up(address)
    clean = cleaned(code, TABLE_LETTERS)
    live = None if clean is None else await house.find(clean)
    if live is None:
        limits.missed(address)
        raise Problem(404, "no-table", {"code": shown(code)})
    return live


async def provide_table(request: Asked, code: Code, house: TheHouse, limits: TheLimits) -> Live:
    """The table that the path of a request names."""
    return await table_of(code, house, limits, address_of(request))


def refuse_other_than_json(request: Asked) -> None:
    """A form on a page elsewhere can send many types of content, but not this one."""
    if request.method == "POST" and request.content_type[0] != "application/json":
        raise Problem(415, "not-json")


def _who(request: Asked, live: Live) -> int:
    """The person whose token the request carries; a watcher without one."""
    header = request.headers.get("authorization")
    if header is None:
        return WATCHERS
    scheme, _, token = header.partition(" ")
    who = live.table.book.tokens.get(hashed(token.strip())) if scheme.lower() == "bearer" else None
    if who is None:
        raise Problem(401, "token")
    return who


def _host(request: Asked, live: Live) -> None:
    if _who(request, live) != live.table.book.host or live.table.book.host is None:
        raise Problem(403, "not-host")


def _link(addresses: Addresses, code: str) -> str:
    return f"{addresses.link}/t/{code}"


async def _join(house: House, live: Live, addresses: Addresses, wish: NewTable | Joining) -> Place:
    token = wish.token or token_from(house.chance.secret())
    person = live.table.book.tokens.get(hashed(token))
    if person is None:
        person, effects = live.table.join(
            wish.name, wish.animal, hashed(token), house.now(), sit=wish.sit
        )
        await house.settled(live, effects)
    return await _place(house, live, addresses, person, token)


async def _place(house: House, live: Live, addresses: Addresses, person: int, token: str) -> Place:
    """A device's place, once it is stored."""
    await house.stored(live)
    code = live.table.book.code
    return Place(live.id, code, _link(addresses, code), person, token)


@post("/api/tables")
async def open_table(
    request: Asked,
    data: JSONBody[NewTable],
    house: TheHouse,
    limits: TheLimits,
    addresses: TheAddresses,
) -> Place:
    """Open a table and sit down at it, as its host."""
    clean_name(data.name)
    free_animal(set(), data.animal)
    limits.new_table(address_of(request))
    if len(house.tables) >= limits.config.most_tables:
        raise Problem(503, "house-full", {"most": limits.config.most_tables})
    live = await house.open(read_settings(data.settings))
    return await _join(house, live, addresses, data)


@post("/api/tables/{code:str}/people")
async def join_table(
    request: Asked,
    data: JSONBody[Joining],
    live: TheTable,
    house: TheHouse,
    limits: TheLimits,
    addresses: TheAddresses,
) -> Place:
    """Come to a table, to sit (in a game: at the next one) or to watch."""
    limits.new_person(address_of(request))
    return await _join(house, live, addresses, data)


@post("/api/tables/{code:str}/claim")
async def claim_seat(
    request: Asked,
    data: JSONBody[Claim],
    live: TheTable,
    house: TheHouse,
    limits: TheLimits,
    addresses: TheAddresses,
) -> Place:
    """Move a seat to this device, with the one-time code that its old device was given."""
    token = data.token or token_from(house.chance.secret())
    person = live.table.book.tokens.get(hashed(token))
    if person is None:
        once = cleaned(data.code, MOVE_LETTERS) or ""
        person, effects = live.table.claim(once, hashed(token), house.now())
        await house.settled(live, effects)
    if person is None:
        limits.missed(address_of(request))
        raise Problem(403, "wrong-code")
    return await _place(house, live, addresses, person, token)


_SEEN: Final = ResponseSpec(messages.Sync, description="The table", generate_examples=False)


@get("/api/tables/{code:str}", media_type="application/json", responses={200: _SEEN})
async def look(request: Asked, live: TheTable, house: TheHouse) -> Response[bytes]:
    """The table as you may see it: with a token as your seat, without as a spectator."""
    sync = telling.sync(live.table, _who(request, live), house.now())
    await house.stored(live)
    return Response(messages.encode(sync), media_type="application/json")


@get("/api/tables/{code:str}/records", media_type="application/jsonl")
async def records(live: TheTable, house: TheHouse) -> Response[bytes]:
    """All games of the table, one record a line; a running one without what is hidden."""
    told = [msgspec.json.encode(game.told_record()) for game in live.table.book.games]
    await house.stored(live)
    return Response(b"".join(line + b"\n" for line in told), media_type="application/jsonl")


@get("/api/tables/{code:str}/records/{game:int}", media_type="application/json")
async def record(live: TheTable, game: FromPath[int], house: TheHouse) -> Response[bytes]:
    """One game, counted from 1."""
    games = live.table.book.games
    if not 1 <= game <= len(games):
        raise Problem(404, "no-record", {"game": game, "games": len(games)})
    told = msgspec.json.encode(games[game - 1].told_record())
    await house.stored(live)
    return Response(told, media_type="application/json")


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Asked, live: TheTable, addresses: TheAddresses) -> Response[bytes]:
    """The table's link as a picture for phones."""
    drawn = segno.make(_link(addresses, live.table.book.code), error="m", micro=False)
    svg = drawn.svg_inline(scale=8, border=3, dark="#1b1b2f", light="#ffffff", omitsize=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg"'
    body = svg.replace("<svg", head, 1).encode()
    return send(request, File(body, "image/svg+xml", press(body)))


class Export(msgspec.Struct, frozen=True):
    """All that a table's host may take along."""

    table: dict[str, Any]
    records: list[dict[str, Any]]
    talk: list[dict[str, Any]]


@get("/api/tables/{code:str}/export")
async def export(request: Asked, live: TheTable, house: TheHouse) -> Export:
    """Everything at the table, for its host; of a running game, what is not hidden."""
    _host(request, live)
    table = live.table
    exported = Export(
        msgspec.to_builtins(telling.around(table)),
        [game.told_record() for game in table.book.games],
        [
            msgspec.to_builtins(telling.said(line))
            for line in table.book.talk
            if telling.hears(table, table.book.host or WATCHERS, line)
        ],
    )
    await house.stored(live)
    return exported


@delete("/api/tables/{code:str}")
async def delete_table(request: Asked, live: TheTable, house: TheHouse) -> None:
    """Delete the table with all its games and talk, for its host."""
    _host(request, live)
    await house.delete(live)


ROUTES: list[ControllerRouterHandler] = [
    open_table,
    join_table,
    claim_seat,
    look,
    records,
    record,
    qr_code,
    export,
    delete_table,
]
