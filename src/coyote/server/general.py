"""What every server tells: whether it is well, its counts, the editions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields
from typing import Any, Final, Literal, TypeAlias

import msgspec
import structlog
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler

from coyote import EDITIONS, Edition, Setup
from coyote.rules.editions import ADDITIONS, HIGHEST_BID, LOWEST_BID
from coyote.server.config import Config
from coyote.server.files import File, press, send
from coyote.server.metrics import MEDIA_TYPE, Metrics
from coyote.server.problems import Problem

Check: TypeAlias = Callable[[], Awaitable[bool]]
"""Whether a part of the server is well."""

CHECK_SECONDS: Final = 2
_log = structlog.get_logger()


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["ok"] = "ok"


class Span(msgspec.Struct, frozen=True):
    """From the least to the most, both included."""

    least: int
    most: int


class OptionInfo(msgspec.Struct, frozen=True):
    """What an option may be: true or false, some of a few words, or a number."""

    name: str
    kind: Literal["flag", "words", "number"]
    default: bool | int | list[str] | None
    words: list[str] | None = None
    range: Span | None = None
    may_be_null: bool = False


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition as somebody who sets up a table needs it."""

    id: str
    deck: list[str]
    players: Span
    options: list[OptionInfo]
    actions: list[str]
    penalty: str
    centre: bool
    bids: Span
    rule: str
    """The rule that tells of its deck, in docs/rules.md."""


_DEFAULTS: Final[dict[str, Any]] = {option.name: option.default for option in fields(Setup)}


def edition_info(edition: Edition) -> EditionInfo:
    return EditionInfo(
        id=edition.id,
        deck=[str(card) for card in edition.deck],
        players=_span(edition.players),
        options=[_option(edition, name) for name in edition.options],
        actions=list(edition.actions),
        penalty=edition.penalty,
        centre=edition.centre,
        bids=Span(edition.lowest_bid, HIGHEST_BID),
        rule=edition.deck_rule,
    )


def _option(edition: Edition, name: str) -> OptionInfo:
    default = _DEFAULTS[name]
    match name:
        case "additions":
            return OptionInfo(name, "words", list(default), words=list(ADDITIONS))
        case "limit":
            return OptionInfo(name, "number", default, range=_span(edition.limits))
        case "min_bid":
            bids = Span(LOWEST_BID, HIGHEST_BID)
            return OptionInfo(name, "number", default, range=bids, may_be_null=True)
        case _:
            return OptionInfo(name, "flag", default)


def _span(numbers: range) -> Span:
    return Span(numbers[0], numbers[-1])


_EDITIONS: Final = msgspec.json.encode([edition_info(edition) for edition in EDITIONS.values()])
_EDITIONS_FILE: Final = File(_EDITIONS, "application/json", press(_EDITIONS), "no-cache")
_ALL: Final = ResponseSpec(list[EditionInfo], description="All editions", generate_examples=False)


@get(
    "/api/editions",
    summary="The editions with their options",
    media_type="application/json",
    responses={200: _ALL},
    sync_to_thread=False,
)
def get_editions(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send(request, _EDITIONS_FILE)


def general(
    config: Config, metrics: Metrics, checks: Sequence[Check]
) -> list[ControllerRouterHandler]:
    """The routes; `checks` say whether each part is well."""

    @get("/health", summary="Whether the server is well")
    async def get_health() -> Health:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                well = all([await check() for check in checks])
        except Exception as error:  # a check that fails is an answer too
            _log.error("check-failed", exc_info=error)
            well = False
        if not well:
            raise Problem(503, "not-ready")
        return Health()

    @get("/metrics", summary="Counts for Prometheus", media_type=MEDIA_TYPE, sync_to_thread=False)
    def get_metrics() -> bytes:
        return metrics.page()

    routes: list[ControllerRouterHandler] = [get_health, get_editions]
    return [*routes, get_metrics] if config.metrics else routes
