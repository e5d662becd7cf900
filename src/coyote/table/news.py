"""What an event changes for those who watch the table, and what story it tells."""

from __future__ import annotations

from typing import Final

from coyote.table import log
from coyote.table.messages import News

_TABLE: Final = frozenset({"table"})
_NONE: Final[frozenset[str]] = frozenset()

_PARTS: Final[dict[type, frozenset[str]]] = {
    log.GameStarted: frozenset({"table", "game", "view"}),
    log.GameDropped: frozenset({"table", "game", "view"}),
    log.Committed: frozenset({"shuffle"}),
    log.Dealt: frozenset({"view", "shuffle"}),
    log.Refilled: frozenset({"view"}),
    log.Acted: frozenset({"view"}),
    log.Extended: frozenset({"clock"}),
}

_TOLD: Final[dict[type[log.Event], tuple[str, ...]]] = {
    log.Joined: ("person",),
    log.Sat: ("person",),
    log.Stood: ("person",),
    log.Renamed: ("person", "name"),
    log.Left: ("person",),
    log.BotAdded: ("bot",),
    log.BotRemoved: ("seat",),
    log.HostChanged: ("person",),
    log.Configured: (),
    log.GameStarted: ("starter",),
    log.GameDropped: (),
    log.TakenOver: ("seat", "bot", "why"),
    log.Reclaimed: ("seat",),
    log.Paused: (),
    log.Resumed: (),
    log.Hurried: (),
    log.Extended: ("seat",),
}
"""For each event that is news, the facts that go with it: named one by one, for all to see."""


def parts_of(event: log.Event) -> frozenset[str]:
    """The parts of the table that an event changes."""
    return _PARTS.get(type(event), _TABLE if event.public else _NONE)


def news_of(event: log.Event) -> News | None:
    """The story of an event, for all to hear."""
    facts = _TOLD.get(type(event))
    if facts is None:
        return None
    code = str(event.__struct_config__.tag)
    if isinstance(event, log.Left) and event.kicked:
        code = "kicked"
    return News(code, {fact: getattr(event, fact) for fact in facts})
