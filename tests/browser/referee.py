"""Holds games that were played through pages to the rules and to the proof of their shuffles."""

from __future__ import annotations

from collections.abc import Sequence

from browser.ears import Json
from browser.inn import fetch
from browser.people import Person
from server.referee import check_record

from coyote.record import read
from coyote.table.verify import verify


def check_game(link: str, people: Sequence[Person], game: int = 1) -> Json:
    """The record of a game, when the referee passes it and the devices of all took part."""
    base, _, code = link.rpartition("/t/")
    data = fetch(f"{base}/api/tables/{code}/records/{game}")
    record = check_record(data)
    sent = {seat: person.ears.mixed() for person in people if (seat := seat_of(person)) is not None}
    used: list[str] = [
        line for told in verify(read(data))["rounds"] for line in told.get("entropy", [])
    ]
    assert used
    for line in used:
        place, chance = line.split()
        assert chance in sent[int(place)]
    return record


def seat_of(person: Person) -> int | None:
    """Where somebody sat in the last game."""
    return next((view["seat"] for view in reversed(person.ears.views())), None)


def words_of(record: Json) -> set[str]:
    """What was done in a game, in the words of its moves."""
    words: set[str] = set()
    for round in record["rounds"]:
        for at, move in enumerate(round["moves"], 1):
            _, word, *rest = move.split()
            words.add(word)
            if word == "bid":
                words.update(rest[1:2])
            elif word == "discard":
                words.add(f"discard {rest[0]}")
            elif word == "name":
                # A wrong name ends the round.
                words.add("name wrong" if at == len(round["moves"]) else "name right")
    return words
