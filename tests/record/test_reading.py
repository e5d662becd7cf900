"""Reading a record: strict, and with one clear line for whatever is none."""

import json
from typing import Any

import pytest
from tables import EXAMPLE, fault

from coyote.record import FORMAT, MOST_BYTES, Record, RecordedRound, read, replay, report

HEAD = json.loads(EXAMPLE)
ROUND = HEAD["rounds"][0]


def changed(**changes: Any) -> bytes:
    """The example with some fields of its head changed."""
    return json.dumps({**HEAD, **changes}).encode()


def with_round(**changes: Any) -> bytes:
    """The example with some fields of its round changed."""
    return changed(rounds=[{**ROUND, **changes}])


def test_a_record_is_read_as_it_is_written() -> None:
    assert read(EXAMPLE.encode()) == Record(
        edition="eyes",
        options={"trickster": False},
        players=("Ann", "Bo", "Cy"),
        starter=0,
        rounds=(RecordedRound(ROUND["pile"], tuple(ROUND["moves"])),),
    )


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", "not JSON: see line 1, column 1"),
        (b" \n\t", "not JSON: see line 2, column 2"),
        (b"{", "not JSON: see line 1, column 2"),
        (b'{"format":\n x}', "not JSON: see line 2, column 2"),
        (EXAMPLE.encode() + b"x", "not JSON: see line 14, column 1"),
        (EXAMPLE.encode() * 2, "not JSON: see line 14, column 1"),
        (EXAMPLE.replace('"', "'").encode(), "not JSON: see line 2, column 3"),
        (b'{"format": "coyote\nrecord"}', "not JSON: see line 1, column 19"),
        (b"\xef\xbb\xbf" + EXAMPLE.encode(), "not JSON: see line 1, column 1"),
        (EXAMPLE.encode("utf-16"), "not UTF-8 text"),
        (EXAMPLE.encode().replace(b"Ann", b"\xff\xfe"), "not UTF-8 text"),
        (EXAMPLE.encode().replace(b"Ann", b"\xed\xa0\x80"), "not UTF-8 text"),
        (b"\x00" * 100, "not JSON: see line 1, column 1"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "nested too deeply"),
        (b"x" * MOST_BYTES, "not JSON: see line 1, column 1"),
        (b"x" * (MOST_BYTES + 1), "larger than 5,000,000 bytes"),
        (EXAMPLE.encode() + b" " * MOST_BYTES, "larger than 5,000,000 bytes"),
        (b"[]", "not a JSON object"),
        (b"null", "not a JSON object"),
        (b"12", "not a JSON object"),
        (b'"coyote-record/1"', "not a JSON object"),
    ],
    ids=lambda part: str(part)[:24],
)
def test_what_is_no_record_is_refused_in_one_line(data: bytes, line: str) -> None:
    assert fault(data) == f"record: {line} (RECORD)"


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 5000, "-" + "9" * 5000]
)
@pytest.mark.parametrize("place", ['"starter": 0', '"trickster": false', '"moves": ["0 bid 12"'])
def test_a_number_that_json_does_not_have_is_refused(number: str, place: str) -> None:
    key = place.split(":")[0]
    opening = "[" if "[" in place else ""
    data = EXAMPLE.replace(place, f"{key}: {opening}{number}").encode()
    assert data != EXAMPLE.encode()
    line = "record: holds a number that JSON does not have or that is too long (RECORD)"
    assert fault(data) == line


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"edition": "eyes"', '"edition": "eyes", "edition": "eyes"', "edition"),
        ('"trickster": false', '"trickster": false, "trickster": true', "trickster"),
        ('"pile": "7', '"moves": [], "pile": "7', "moves"),
        ('"starter": 0', '"starter": 0, "x": {"y": [{"z": 1, "z": 1}]}', "z"),
        ('"starter": 0', '"starter": 0, "\\u0073tarter": 0', "starter"),
        ('"starter": 0', '"starter": 0, "a\\n\\ud800": 0, "a\\n\\ud800": 0', "a\\n\\ud800"),
        ('"starter": 0', f'"starter": 0, "{"k" * 99}": 0, "{"k" * 99}": 0', "k" * 40),
    ],
)
def test_a_key_twice_is_refused_at_any_depth(old: str, new: str, key: str) -> None:
    data = EXAMPLE.replace(old, new).encode()
    assert data != EXAMPLE.encode()
    assert fault(data) == f"record: has the key {key} twice (RECORD)"


def test_many_keys_of_which_many_are_twice_are_refused() -> None:
    keys = [b'"twice":0'] * 4000 + [b'"%d":0' % number for number in range(4000)]
    data = b"{" + b",".join(keys) + b"}"
    assert fault(data) == "record: has the key twice twice (RECORD)"


@pytest.mark.parametrize("field", ["format", "edition", "players", "starter", "rounds"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    data = json.dumps({name: part for name, part in HEAD.items() if name != field}).encode()
    assert fault(data) == f"record: has no field “{field}” (RECORD)"


def test_options_may_be_left_out() -> None:
    bare = {name: part for name, part in HEAD.items() if name != "options"}
    data = json.dumps(bare).encode()
    assert read(data).options == {}
    assert report(replay(read(data))) == report(replay(read(EXAMPLE.encode())))


KINDS: dict[str, tuple[list[Any], str]] = {
    "edition": ([None, 1, True, ["eyes"], {}], "a text"),
    "options": ([None, 1, True, "trickster", []], "an object"),
    "players": ([None, 3, True, "Ann", {}], "a list"),
    "starter": ([None, "0", True, False, 0.0, [0], {}], "a whole number"),
    "rounds": ([None, 1, True, "", {}], "a list"),
}


@pytest.mark.parametrize(
    ("field", "wrong"), [(field, wrong) for field, (all, _) in KINDS.items() for wrong in all]
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, wrong: Any) -> None:
    wanted = f"record: the field “{field}” has to be {KINDS[field][1]} (RECORD)"
    assert fault(changed(**{field: wrong})) == wanted


@pytest.mark.parametrize("format", [None, 1, True, "", "coyote-record/2", "Coyote-record/1", []])
def test_another_format_is_refused(format: Any) -> None:
    wanted = f"record: the format is {format}, not “{FORMAT}” (RECORD)"
    assert fault(changed(format=format)) == wanted


@pytest.mark.parametrize("name", [None, 1, True, ["Ann"], {}])
def test_players_are_texts(name: Any) -> None:
    wanted = "record: the players have to be a list of texts (RECORD)"
    assert fault(changed(players=["Ann", name, "Cy"])) == wanted


@pytest.mark.parametrize(
    "names", [["Ann"] * 3, ["", " ", "\n"], ["\ud800", "\u202e", "x" * 9999], ["Ann", "Аня", "杏"]]
)
def test_a_name_is_any_text_and_may_repeat(names: list[str]) -> None:
    record = read(changed(players=names))
    assert record.players == tuple(names)
    assert replay(record).setup.players == 3


@pytest.mark.parametrize("round", [None, 1, True, "0 bid 12", []])
def test_a_round_is_an_object(round: Any) -> None:
    wanted = "record: round 2 has to be an object (RECORD)"
    assert fault(changed(rounds=[ROUND, round])) == wanted


@pytest.mark.parametrize("moves", [None, 1, True, "0 bid 12", {}])
def test_a_round_has_a_list_of_moves(moves: Any) -> None:
    wanted = "record: round 1 has to have a list of moves (RECORD)"
    assert fault(with_round(moves=moves)) == wanted
    assert fault(changed(rounds=[{"pile": ROUND["pile"]}])) == wanted


@pytest.mark.parametrize("field", ["pile", "refill"])
@pytest.mark.parametrize("wrong", [None, 7, True, ["7"], {}])
def test_a_pile_is_a_text(field: str, wrong: Any) -> None:
    wanted = f"round 1, move 0: the {field} has to be a text of cards (RECORD)"
    assert fault(with_round(**{field: wrong})) == wanted


def test_a_round_has_a_pile() -> None:
    wanted = "round 1, move 0: the pile has to be a text of cards (RECORD)"
    assert fault(changed(rounds=[{"moves": []}])) == wanted


@pytest.mark.parametrize("move", [None, 12, True, ["0 bid 12"], {"seat": 0}])
def test_a_move_is_a_text(move: Any) -> None:
    said = f"“{move}” is no move: write a seat and an action, like 0 bid 12"
    assert fault(with_round(moves=["0 bid 12", move])) == f"round 1, move 2: {said} (RECORD)"


@pytest.mark.parametrize("additions", [None, 1, True, "confirm", {}, {"confirm": 1}])
def test_additions_are_a_list(additions: Any) -> None:
    data = changed(edition="tomahawk", options={"additions": additions})
    assert fault(data) == f"record: additions is a list of names, not {additions} (RECORD)"


def test_unknown_fields_are_kept_and_ignored() -> None:
    more = {"date": "2024-01-01", "proof": {"seed": [1, 2.5, None]}}
    data = json.dumps({**HEAD, **more, "rounds": [{**ROUND, "note": "ha"}]}).encode()
    record = read(data)
    assert record.more == more
    assert record.rounds[0].more == {"note": "ha"}
    assert report(replay(record)) == report(replay(read(EXAMPLE.encode())))
    assert json.loads(str(record)) == json.loads(data)


@pytest.mark.parametrize("depth", [1, 500, 900])
def test_a_deep_value_in_the_wrong_place_is_told_in_one_line(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    data = EXAMPLE.replace("false", deep).encode()
    wanted = f"record: trickster is true or false, not {deep[:40]} (RECORD)"
    assert fault(data) == wanted


def test_a_file_that_is_as_large_as_may_be_is_read() -> None:
    data = EXAMPLE.encode()
    data += b" " * (MOST_BYTES - len(data))
    assert read(data) == read(EXAMPLE.encode())
