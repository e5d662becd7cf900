"""Reading a record strictly: what is not one is refused with the reason."""

from __future__ import annotations

import json
from collections import Counter
from math import isinf
from typing import Any, Final, NoReturn

from coyote.record.errors import InvalidRecord
from coyote.record.record import FORMAT, Record, RecordedRound
from coyote.rules.errors import shown

MOST_BYTES: Final = 5_000_000

_HEAD: Final = ("format", "edition", "options", "players", "starter", "rounds")
_ROUND: Final = ("pile", "moves", "refill")


def read(data: bytes) -> Record:
    """The record that the bytes hold; raises `InvalidRecord`."""
    if len(data) > MOST_BYTES:
        raise _fault("record-size", most=MOST_BYTES)
    head = _load(data)
    if not isinstance(head, dict):
        raise _fault("record-no-object")
    for name in _HEAD:
        if name not in head and name != "options":
            raise _fault("record-field-missing", field=name)
    if head["format"] != FORMAT:
        raise _fault("record-format", format=shown(head["format"]), wanted=FORMAT)
    edition = _wanted(head, "edition", str, "text")
    options = _wanted(head, "options", dict, "object") if "options" in head else {}
    if not isinstance(options.get("additions", []), list):
        raise _fault("additions-list", value=shown(options["additions"]))
    players = _wanted(head, "players", list, "list")
    if not all(isinstance(name, str) for name in players):
        raise _fault("record-players")
    starter = head["starter"]
    if not isinstance(starter, int) or isinstance(starter, bool):
        raise _fault("record-field-type", field="starter", wanted="integer")
    rounds = _wanted(head, "rounds", list, "list")
    return Record(
        edition,
        options,
        tuple(players),
        starter,
        tuple(_round(number, each) for number, each in enumerate(rounds, 1)),
        {name: part for name, part in head.items() if name not in _HEAD},
    )


def _round(number: int, round: object) -> RecordedRound:
    if not isinstance(round, dict):
        raise _fault("record-round", round=number)
    moves = round.get("moves")
    if not isinstance(moves, list):
        raise _fault("record-moves", round=number)
    for name in ("pile", "refill"):
        text = round.get(name, "" if name == "refill" else None)
        if not isinstance(text, str):
            raise InvalidRecord("RECORD", "record-pile", {"field": name}, number)
    for place, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise InvalidRecord("RECORD", "no-move", {"text": shown(move)}, number, place)
    more = {name: part for name, part in round.items() if name not in _ROUND}
    return RecordedRound(round["pile"], tuple(moves), round.get("refill"), more)


def _load(data: bytes) -> object:
    try:
        return json.loads(
            data.decode(),
            object_pairs_hook=_object,
            parse_constant=_no_number,
            parse_float=_float,
        )
    except InvalidRecord:
        raise
    except UnicodeDecodeError:
        raise _fault("record-no-text") from None
    except RecursionError:
        raise _fault("record-deep") from None
    except json.JSONDecodeError as error:
        raise _fault("record-no-json", line=error.lineno, column=error.colno) from None
    except ValueError:  # an integer of thousands of digits
        raise _fault("record-number") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    held = dict(pairs)
    if len(held) < len(pairs):
        [(key, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise _fault("record-key-twice", key=shown(key))
    return held


def _no_number(text: str) -> NoReturn:
    raise _fault("record-number")


def _float(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise _fault("record-number")
    return number


def _wanted(head: dict[str, Any], name: str, kind: type, wanted: str) -> Any:
    if not isinstance(head[name], kind):
        raise _fault("record-field-type", field=name, wanted=wanted)
    return head[name]


def _fault(code: str, **facts: int | str) -> InvalidRecord:
    return InvalidRecord("RECORD", code, facts)
