"""Game records and the referee."""

from coyote.record.errors import InvalidRecord
from coyote.record.reading import MOST_BYTES, read
from coyote.record.record import FORMAT, Record, RecordedRound
from coyote.record.referee import replay, report
from coyote.record.scribe import Scribe

__all__ = [
    "FORMAT",
    "MOST_BYTES",
    "InvalidRecord",
    "Record",
    "RecordedRound",
    "Scribe",
    "read",
    "replay",
    "report",
]
