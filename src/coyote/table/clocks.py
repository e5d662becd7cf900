"""The clocks of a table: moments since which something waits, which stand still with the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

NEXT_ROUND: Final = 12_000
"""The next round is dealt after so long, ready or not."""
WATCHED: Final = 6_000
"""The pause between two rounds that only bots play, when somebody watches: a reveal's length."""
MIXING: Final = 1_000
"""The deal waits so long for the entropy of devices."""
LATER: Final = 300
"""Who is ready is told so much later, all at once: mostly the deal comes first."""
HOST_AWAY: Final = 60_000
"""The host's role passes on after so long."""
MOVE_CODE: Final = 600_000
"""How long a one-time code is good."""


@dataclass(slots=True)
class Clocks:
    """Moments in milliseconds; those of the game are moved on by the time it stood still."""

    turn: int = 0
    """Since when the game waits for the seats to act."""
    extra: int = 0
    """More time for this turn, which the table agreed to."""
    ended: int = 0
    """When the last round ended, or the game began."""
    mixing: int | None = None
    """Since when all is ready for the deal but the entropy of devices."""
    paused: int | None = None
    away: dict[int, int] = field(default_factory=dict)
    """Since when a person is offline."""
    due: dict[int, int] = field(default_factory=dict)
    """When a bot's move may be seen."""

    def stand(self, still: int, now: int) -> None:
        """Go on as if that long had not been; what began meanwhile begins now."""
        self.turn = min(self.turn + still, now)
        self.ended = min(self.ended + still, now)
        if self.mixing is not None:
            self.mixing = min(self.mixing + still, now)
        for person, since in self.away.items():
            self.away[person] = min(since + still, now)
        for seat in self.due:
            self.due[seat] += still
