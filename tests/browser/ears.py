"""What a page says to its table and what it is told, frame by frame."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]

_SHOWN: Final = {"open", "named"}
"""Places where a card lies face up for everybody."""


@dataclass
class Ears:
    """Every message of a page, and what it knows of the game by the last of them."""

    heard: list[Json] = field(default_factory=list)
    said: list[Json] = field(default_factory=list)
    view: Json | None = None
    table: Json | None = None
    game: Json | None = None

    def listen(self, page: Page) -> None:
        page.on("websocket", self._meet)

    def _meet(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        self.heard.append(message)
        if message["type"] in ("sync", "update"):
            self.view = message.get("view", self.view)
            self.table = message.get("table", self.table)
            self.game = message.get("game", self.game)

    def views(self) -> list[Json]:
        return [message["view"] for message in self.heard if message.get("view")]

    def seat(self) -> int | None:
        return None if self.view is None else self.view["seat"]

    def mixed(self) -> set[str]:
        """The chance that this device has sent, as hex digits."""
        return {message["entropy"] for message in self.said if message["type"] == "mix"}


def leaks(ears: Ears) -> list[Json]:
    """The cards that a page was told and should not have been, with what it saw."""
    return [
        {"card": card, "view": view}
        for view in ears.views()
        for card in hidden_cards(view)
        if card["card"] is not None
    ]


def hidden_cards(view: Json) -> list[Json]:
    """The cards of a view that its seat may not know: its own, and those that nobody may."""
    if view["reveal"] is not None or view["phase"] in ("deal", "over"):
        return []
    own, public = view["seat"], view["seat"] is None
    return [
        card
        for card in view["cards"]
        if card["place"] not in _SHOWN
        and (
            public
            or card["seat"] == own
            or (card["place"] == "centre" and own not in view["peeked"])
            or (card["place"] == "coyote" and own != view["laid"])
        )
    ]
