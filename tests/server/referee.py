"""Holds a record from a server to the rules, to its proof, and to what devices were told."""

from __future__ import annotations

import json

from server.clients import Client, Json

from coyote.record import read, replay, report
from coyote.table.verify import verify


def check_record(data: bytes, *witnesses: Client) -> Json:
    """The record, when replay and verify pass it and every device saw that game so."""
    record: Json = json.loads(data)
    ended, proved = report(replay(read(data))), verify(read(data))
    number = record["proof"]["game"]
    for witness in witnesses:
        for told in proved["rounds"]:
            commitment, refill = witness.commitments.get((number, told["round"]), (None, None))
            assert commitment is None or told.get("commitment", commitment) == commitment
            assert refill is None or told.get("refill", refill) == refill
        if witness.game is not None and witness.game["number"] == number:
            assert witness.game["winner"] == ended["winner"]
            assert witness.game["players"] == record["players"]
            # Guesses are told by seat, and stand in the record as they came.
            heard = [sorted(each["result"]["moves"]) for each in witness.rounds]
            assert heard == [sorted(each["moves"]) for each in record["rounds"][: len(heard)]]
    return record
