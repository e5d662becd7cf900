"""Every place and every table state of the web client, made by the real table."""

from __future__ import annotations

from typing import Final

from web.states import (
    around,
    classic,
    crowds,
    eyes,
    gone,
    lobbies,
    museum,
    places,
    refusals,
    stories,
    tomahawk,
)
from web.states.state import Maker

_PARTS: Final = (
    places,
    lobbies,
    eyes,
    tomahawk,
    museum,
    classic,
    crowds,
    around,
    stories,
    refusals,
    gone,
)

STATES: Final[dict[str, Maker]] = {
    name: make for part in _PARTS for name, make in part.STATES.items()
}
"""Every state by its name; made when it is looked at."""
