"""The scribe, and records as they are written."""

import json
from itertools import islice
from random import Random

import pytest
from tables import EXAMPLE, game, lose, recorded, stacked, table

from coyote import (
    EDITIONS,
    Bid,
    Card,
    Challenge,
    IllegalAction,
    IllegalPile,
    legal,
    new_game,
    parse,
)
from coyote.record import Record, RecordedRound, Scribe, read, replay
from coyote.shuffle import random_pile

ALL = ["confirm", "reverse", "extra", "double", "restart", "next"]
OPTIONS: dict[str, dict[str, object]] = {
    "eyes": {"trickster": True},
    "tomahawk": {"additions": ALL, "limit": 2},
    "museum": {"tokens": True, "min_bid": -5},
    "classic": {"limit": 1},
}


def played(edition: str, seed: int) -> Scribe:
    """A whole game by chance, written down."""
    rng = Random(seed)
    state = new_game(edition, 4, starter=1, **OPTIONS[edition])
    scribe = Scribe(state, ["Ann", "Bo", "Cy", "Di"])
    while len(scribe.state.alive) > 1:
        if not scribe.state.to_act:
            scribe.deal(random_pile(scribe.state, rng))
            continue
        seat = rng.choice(scribe.state.to_act)
        may = legal(scribe.state, seat)
        scribe.apply(seat, rng.choice([*may.actions, *islice(may.bids(), 12)]))
    return scribe


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5))
def test_what_the_scribe_wrote_replays_to_an_equal_state(edition: str, seed: int) -> None:
    scribe = played(edition, seed)
    record = scribe.record
    assert replay(record) == scribe.state
    assert read(str(record).encode()) == record
    assert replay(read(str(record).encode())) == scribe.state


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_part_of_a_game_replays_to_the_state_it_had(edition: str) -> None:
    record = played(edition, 9).record
    scribe = Scribe(new_game(edition, 4, starter=1, **OPTIONS[edition]), record.players)
    for round in record.rounds:
        scribe.deal([Card(face) for face in round.pile.split(" ")])
        for move in round.moves:
            seat, _, action = move.partition(" ")
            scribe.apply(int(seat), parse(action))
            assert replay(scribe.record) == scribe.state


def test_the_head_tells_the_options_as_json_has_them() -> None:
    state = new_game("tomahawk", 3, starter=2, additions=("next", "extra"))
    record = Scribe(state, ("Ann", "Bo", "Cy")).record
    assert record.to_json() == {
        "format": "coyote-record/1",
        "edition": "tomahawk",
        "options": {"additions": ["extra", "next"], "limit": 3},
        "players": ["Ann", "Bo", "Cy"],
        "starter": 2,
        "rounds": [],
    }


def test_a_scribe_writes_from_the_beginning_of_a_game() -> None:
    state = new_game("eyes", 2)
    assert replay(Scribe(state, ("Ann", "Bo")).record) == state


def test_a_scribe_does_not_begin_in_the_middle_of_a_game() -> None:
    for state in (table("eyes", 2), lose(table("eyes", 2), 0)):
        with pytest.raises(ValueError, match=r"^a record begins with a new game$"):
            Scribe(state, ("Ann", "Bo"))


def test_moves_are_written_as_they_are_made() -> None:
    scribe = Scribe(new_game("eyes", 2), ("Ann", "Bo"))
    assert scribe.deal(stacked(scribe.state)) is scribe.state
    assert scribe.apply(0, Bid(7)) is scribe.state
    scribe.apply(1, Challenge())
    pile = " ".join(EDITIONS["eyes"].deck)
    assert scribe.record.rounds == (RecordedRound(pile, ("0 bid 7", "1 challenge")),)


def test_what_is_refused_is_not_written() -> None:
    scribe = Scribe(new_game("eyes", 2), ("Ann", "Bo"))
    with pytest.raises(IllegalPile):
        scribe.deal(())
    assert scribe.record.rounds == ()
    scribe.deal(stacked(scribe.state))
    before = scribe.record
    with pytest.raises(IllegalAction):
        scribe.apply(0, Challenge())
    with pytest.raises(IllegalPile):
        scribe.deal(EDITIONS["eyes"].deck)
    assert scribe.record == before


@pytest.mark.rule("K4")
def test_a_refill_is_written_into_its_round() -> None:
    _, rounds = game(new_game("classic", 9), [0, 1, 2])
    scribe = Scribe.resume(read(recorded("classic", 9, *rounds)))
    scribe.deal(stacked(scribe.state))
    scribe.apply(2, Bid(999))
    scribe.apply(3, Challenge())
    refill = scribe.state.aside[::-1]
    scribe.deal(refill)
    last = scribe.record.rounds[-1]
    assert last.refill == " ".join(refill)
    assert last.to_json() == {"pile": last.pile, "moves": list(last.moves), "refill": last.refill}
    assert [round.refill for round in scribe.record.rounds[:-1]] == [None] * 3
    assert replay(read(str(scribe.record).encode())) == scribe.state


def test_resume_goes_on_where_a_record_ends_and_keeps_its_unknown_fields() -> None:
    head = json.loads(EXAMPLE)
    head["rounds"][0]["moves"] = head["rounds"][0]["moves"][:3]
    head["rounds"][0]["note"] = "tense"
    head["date"] = "2024-01-01"
    del head["options"]
    record = read(json.dumps(head).encode())
    scribe = Scribe.resume(record)
    assert scribe.record == record
    scribe.apply(2, Challenge())
    scribe.apply(1, parse("discard closed"))
    scribe.deal(stacked(scribe.state))
    after = scribe.record.to_json()
    assert after["date"] == "2024-01-01"
    assert after["options"] == {}
    assert after["rounds"][0]["note"] == "tense"
    assert after["rounds"][0]["moves"] == json.loads(EXAMPLE)["rounds"][0]["moves"]
    assert len(after["rounds"]) == 2
    assert replay(scribe.record) == scribe.state
    assert record.rounds[0].moves == ("0 bid 12", "1 peek", "1 bid 14")


def test_resume_refuses_what_the_referee_refuses() -> None:
    with pytest.raises(ValueError, match="edition"):
        Scribe.resume(Record("chess", {}, ("Ann", "Bo"), 0, ()))


@pytest.mark.parametrize("name", ["Ann", "Zoë", "杏", 'a"b\\c', "\u2028", ""])
def test_a_record_written_is_read_again_whatever_the_names(name: str) -> None:
    record = Record("eyes", {}, (name, name), 0, (), {"more": [name]})
    assert read(str(record).encode()) == record
    assert "\n" not in str(record)
    assert json.dumps(name, ensure_ascii=False) in str(record)  # a person can read it


def test_a_record_with_a_lone_surrogate_is_written_as_text_that_can_be_stored() -> None:
    data = EXAMPLE.replace("Ann", "\\ud800").encode()
    record = read(data)
    assert read(str(record).encode()) == record
