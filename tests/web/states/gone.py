"""A line that is closed, and why: some reasons are for good, after others it comes back."""

from __future__ import annotations

from functools import partial
from typing import Final

from web.states.people import game
from web.states.state import Eye, Maker, State, seen

from coyote.server.socket import CLOSE_CODES
from coyote.table import messages, requests

UNSAID: Final = ("slow", "faults", "silent", "server-error")
"""Reasons that no `bye` tells."""
AT_HELLO: Final = ("token", "no-hello", "protocol")
"""Reasons that come instead of a first sync."""
FROM_TABLE: Final = {
    "left": (2, requests.Leave()),
    "kicked": (1, requests.Kick(person=2)),
}
"""Those that the table itself tells a person who is sent away or goes."""


def closed(code: str) -> State:
    sitting = game("eyes", "0 bid 7", top="7 15 -5 3 8")
    if code in FROM_TABLE:
        eye = Eye(sitting, 2)
        sitting.grant(*FROM_TABLE[code])
        return eye.state(closes=code)
    bye = () if code in UNSAID else (messages.Bye(code=code),)
    shown = seen(sitting, 2)
    says = bye if code in AT_HELLO else (*shown.says, *bye)
    return State(says=says, closes=code, http=shown.http, record=shown.record)


def silent() -> State:
    """Nobody says anything yet."""
    return State(waits=True)


STATES: Final[dict[str, Maker]] = {
    "waiting": silent,
    **{f"bye-{code}": partial(closed, code) for code in (*CLOSE_CODES, "server-error")},
}
