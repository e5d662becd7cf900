"""A record is held to the proof of its shuffles: pile by pile, refill by refill."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table.honest import (
    House,
    continued,
    label,
    played,
    proved,
    refilled,
    reheaded,
    rerounded,
    reshuffled,
    shuffle,
)
from tables import told

from coyote import EDITIONS, new_game
from coyote.record import InvalidRecord, Record, read, replay, report
from coyote.table.proof import commitment, refill_proof
from coyote.table.verify import verify


def fault(record: Record) -> str:
    """The line by which a record is refused; its text is refused by the same."""
    with pytest.raises(InvalidRecord) as caught:
        verify(record)
    line = told(caught.value)
    with pytest.raises(InvalidRecord) as caught:
        verify(read(str(record).encode()))
    assert told(caught.value) == line
    return line


def turned(digits: str, place: int) -> str:
    """The digits with another one at a place."""
    other = "1" if digits[place] == "0" else "0"
    return digits[:place] + other + digits[place + 1 :]


@given(proved())
def test_an_honest_game_is_proved_round_by_round(record: Record) -> None:
    proofs = verify(read(str(record).encode()))
    assert json.loads(json.dumps(proofs)) == proofs
    assert proofs == verify(record)
    assert (proofs["table"], proofs["game"]) == ("KORVEX", 3)
    assert proofs["winner"] == report(replay(record))["winner"]
    for number, round in enumerate(record.rounds, 1):
        proof = proofs["rounds"][number - 1]
        own = round.more["shuffle"]
        assert proof["round"] == number
        assert proof.get("commitment") == own.get("commitment")
        assert proof.get("continues") == own.get("continues")
        assert ("refill" in proof) == (round.refill is not None)
        if "commitment" in proof or "refill" in proof:
            assert proof["entropy"] == own["entropy"]
        if "refill" in proof and number < len(record.rounds):
            # A dry pile has shown `0*`: the next round has all cards shuffled (M6, K4).
            assert "commitment" in proofs["rounds"][number]
    assert len(proofs["rounds"]) == len(record.rounds)


def test_a_round_in_eyes_has_a_shuffle_of_its_own() -> None:
    proofs = verify(played(new_game("eyes", 3), 1))
    assert all("commitment" in proof for proof in proofs["rounds"])


def test_feathers_that_go_under_the_pile_have_a_shuffle_of_their_own() -> None:
    proofs = verify(played(new_game("tomahawk", 3), 1))
    assert all("commitment" in proof for proof in proofs["rounds"])


@pytest.mark.parametrize("edition", ["museum", "classic"])
def test_a_round_that_shuffles_nothing_names_the_last_shuffle(edition: str) -> None:
    proofs = verify(played(new_game(edition, 3), 1))["rounds"]
    last = 0
    for proof in proofs:
        last = proof["round"] if "commitment" in proof else last
        assert proof.get("continues", last) == last
    assert any("continues" in proof for proof in proofs)


def test_a_refill_is_proved_with_the_entropy_of_its_round() -> None:
    record = refilled()
    proof = verify(record)["rounds"][3]
    secret = record.rounds[3].more["refill_shuffle"]["secret"]
    assert proof["refill"] == commitment(label(4, "refill"), bytes.fromhex(secret))
    assert proof["entropy"] == shuffle(record, 4)["entropy"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_not_over_is_proved_as_far_as_it_went(edition: str) -> None:
    house = House(new_game(edition, 3), Random(1))
    assert verify(house.record) == {"table": "KORVEX", "game": 3, "rounds": [], "winner": None}
    house.deal()
    proofs = verify(house.record)
    assert (len(proofs["rounds"]), proofs["winner"]) == (1, None)


@given(proved(), st.data())
def test_any_other_secret_or_commitment_is_refused(record: Record, data: st.DataObject) -> None:
    numbers = [n for n in range(1, len(record.rounds) + 1) if "secret" in shuffle(record, n)]
    number = data.draw(st.sampled_from(numbers))
    field = data.draw(st.sampled_from(["secret", "commitment"]))
    digits = turned(shuffle(record, number)[field], data.draw(st.integers(0, 63)))
    assert fault(reshuffled(record, number, **{field: digits})) == (
        f"round {number}, move 0: the commitment of the shuffle was not made from this secret for"
        " this table, game and round (PROOF)"
    )


@given(proved(), st.data())
def test_any_other_entropy_is_refused(record: Record, data: st.DataObject) -> None:
    # Round 1 shuffles the whole deck; of a few cards that go under a pile (H6), another entropy
    # may make the same order.
    seats = len(record.players)
    lines = shuffle(record, 1)["entropy"]
    if lines and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        digit = data.draw(st.integers(2, len(line) - 1))
        others = [*lines[:place], turned(line, digit), *lines[place + 1 :]]
    elif lines and data.draw(st.booleans()):
        others = lines[1:]
    else:
        entropy = dict(line.split(" ") for line in lines)
        seat = str(data.draw(st.integers(0, seats - 1)))
        entropy[seat] = "5a" * 16
        others = [f"{seat} {entropy[seat]}" for seat in sorted(entropy)]
    assert fault(reshuffled(record, 1, entropy=others)) == (
        "round 1, move 0: the pile does not lie in the order that follows from the secret and the"
        " entropy (PROOF)"
    )


@given(proved(), st.data())
def test_any_two_cards_that_changed_places_are_refused(record: Record, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(record.rounds)))
    round = record.rounds[number - 1]
    refill = round.refill is not None and data.draw(st.booleans())
    pile = str(round.refill if refill else round.pile).split(" ")
    one, other = data.draw(
        st.tuples(st.integers(0, len(pile) - 1), st.integers(0, len(pile) - 1)).filter(
            lambda places: pile[places[0]] != pile[places[1]]
        )
    )
    pile[one], pile[other] = pile[other], pile[one]
    text = " ".join(pile)
    other_round = replace(round, refill=text) if refill else replace(round, pile=text)
    rounds = (*record.rounds[: number - 1], other_round, *record.rounds[number:])
    line = fault(replace(record, rounds=rounds))
    assert line.startswith(f"round {number}, move ")
    if number == 1 or refill:
        assert line.endswith("follows from the secret and the entropy (PROOF)")


@pytest.mark.parametrize("head", [{"table": "KORVEY"}, {"game": 4}], ids=str)
def test_the_proof_of_another_game_is_refused(head: dict[str, Any]) -> None:
    assert fault(reheaded(continued(), **head)) == (
        "round 1, move 0: the commitment of the shuffle was not made from this secret for this"
        " table, game and round (PROOF)"
    )


def test_the_proof_of_another_round_is_refused() -> None:
    record = played(new_game("eyes", 2), 1)
    again = replace(record.rounds[1], pile=record.rounds[0].pile, more=record.rounds[0].more)
    copied = replace(record, rounds=(record.rounds[0], again))
    assert fault(copied) == (
        "round 2, move 0: the commitment of the shuffle was not made from this secret for this"
        " table, game and round (PROOF)"
    )


def test_a_record_that_breaks_a_rule_is_refused_by_that_rule() -> None:
    record = continued()
    wrong = replace(record.rounds[0], moves=("1 bid 5",))
    line = "round 1, move 1: seat 1 may not act now: it is for seat 0 (C5)"
    assert fault(replace(record, rounds=(wrong,))) == line
    assert fault(replace(record, players=("Ann",))).endswith("(RECORD)")


NO_HEAD = "record: the proof has to hold format, table and game, and nothing else (PROOF)"
NO_TABLE = (
    "record: the table of the proof has to be a text of 1 to 64 characters on one line (PROOF)"
)
NO_GAME = "record: the game of the proof has to be a whole number from 1 to 999,999,999 (PROOF)"
NO_FORMAT = "record: the format of the proof is not “coyote-proof/1” (PROOF)"


def test_a_record_without_a_proof_is_refused() -> None:
    assert fault(replace(continued(), more={})) == "record: has no proof of its shuffles (PROOF)"


@pytest.mark.parametrize("proof", [None, 1, "x", [], {}, {"format": "coyote-proof/1"}], ids=str)
def test_a_proof_that_is_no_object_or_not_whole_is_refused(proof: Any) -> None:
    assert fault(replace(continued(), more={"proof": proof})) == NO_HEAD


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"more": 1}, NO_HEAD),
        ({"format": "coyote-proof/2"}, NO_FORMAT),
        ({"format": ["coyote-proof/1"]}, NO_FORMAT),
        ({"table": ""}, NO_TABLE),
        ({"table": "a\nb"}, NO_TABLE),
        ({"table": "\ud800"}, NO_TABLE),
        ({"table": "x" * 1_000_000}, NO_TABLE),
        ({"table": 7}, NO_TABLE),
        ({"game": 0}, NO_GAME),
        ({"game": True}, NO_GAME),
        ({"game": 1.0}, NO_GAME),
        ({"game": "3"}, NO_GAME),
        ({"game": 10**4000}, NO_GAME),
        ({"game": None}, NO_GAME),
    ],
    ids=lambda part: str(part)[:30],
)
def test_a_head_that_is_wrong_is_refused(change: dict[str, Any], line: str) -> None:
    assert fault(reheaded(continued(), **change)) == line


NO_SHUFFLE = (
    "cards were shuffled for this round: its shuffle has to hold commitment, secret and entropy,"
    " and nothing else (PROOF)"
)
NOT_CONTINUED = (
    "no cards were shuffled for this round: its shuffle has to hold continues and entropy, and"
    " nothing else (PROOF)"
)


@pytest.mark.parametrize("proof", [None, 1, "x", [], {}, {"continues": 1, "entropy": []}], ids=str)
def test_a_round_with_a_shuffle_needs_its_secret(proof: Any) -> None:
    assert fault(rerounded(continued(), 1, shuffle=proof)) == f"round 1, move 0: {NO_SHUFFLE}"


@pytest.mark.parametrize("field", ["commitment", "secret", "entropy", "more"])
def test_a_shuffle_that_is_not_whole_or_holds_more_is_refused(field: str) -> None:
    wrong = reshuffled(continued(), 1, **{field: 1 if field == "more" else None})
    assert fault(wrong) == f"round 1, move 0: {NO_SHUFFLE}"


def test_a_round_that_shuffles_nothing_may_not_have_a_secret() -> None:
    record = continued()
    more = {**shuffle(record, 2), "secret": "0" * 64}
    wrong: list[Any] = [None, 1, [], {"continues": 1}, shuffle(record, 1), more]
    for proof in wrong:
        assert fault(rerounded(record, 2, shuffle=proof)) == f"round 2, move 0: {NOT_CONTINUED}"


@pytest.mark.parametrize(
    "number",
    [0, 2, -1, 10**4000, True, 1.0, "1", None, [1], {}],
    ids=lambda number: str(number)[:20],
)
def test_a_round_that_continues_another_than_the_last_shuffle_is_refused(number: Any) -> None:
    proof = {"continues": number, "entropy": []}
    assert fault(rerounded(continued(), 2, shuffle=proof)) == (
        "round 2, move 0: the last shuffle was that of round 1: continues has to be 1 (PROOF)"
    )


@pytest.mark.parametrize("field", ["secret", "commitment"])
@pytest.mark.parametrize(
    "digits",
    [0, True, [], {}, "", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", "0" * 10**6],
    ids=lambda digits: str(digits)[:10],
)
def test_what_is_not_64_small_hex_digits_is_refused(field: str, digits: Any) -> None:
    line = f"the {field} has to be 64 digits from 0 to 9 and a to f (PROOF)"
    assert fault(reshuffled(continued(), 1, **{field: digits})) == f"round 1, move 0: {line}"
    record = refilled()
    proof = {**record.rounds[3].more["refill_shuffle"], field: digits}
    wrong = rerounded(record, 4, refill_shuffle=proof)
    assert fault(wrong) == f"round 4, move 0: {line}"


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("entropy", ["", "0 " + "00" * 16, {}, 0, True], ids=str)
def test_entropy_that_is_no_list_is_refused(number: int, entropy: Any) -> None:
    assert fault(reshuffled(continued(), number, entropy=entropy)) == (
        f"round {number}, move 0: the entropy has to be a list (PROOF)"
    )


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    "line",
    [0, None, [], "", "0", "0 " + "00" * 15, "0 " + "00" * 33, "0 " + "AA" * 16, "0 " * 10**6],
    ids=lambda line: str(line)[:20],
)
def test_a_line_that_is_no_entropy_is_refused(number: int, line: Any) -> None:
    assert fault(reshuffled(continued(), number, entropy=[line])) == (
        f"round {number}, move 0: a line of entropy is a seat and 16 to 32 bytes as digits from 0"
        " to 9 and a to f, like 0 00112233445566778899aabbccddeeff (PROOF)"
    )


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("seats", "wrong"), [((0, 0), 0), ((1, 0), 0), ((0, 1, 1), 1)])
def test_entropy_twice_or_out_of_order_is_refused(
    number: int, seats: tuple[int, ...], wrong: int
) -> None:
    entropy = [f"{seat} {'00' * 16}" for seat in seats]
    assert fault(reshuffled(continued(), number, entropy=entropy)) == (
        f"round {number}, move 0: the entropy of seat {wrong} stands twice or out of order: seats"
        " rise, with one line each (PROOF)"
    )


@pytest.mark.parametrize("seat", [2, 999])
def test_entropy_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert fault(reshuffled(continued(), 1, entropy=[f"{seat} {'00' * 16}"])) == (
        f"round 1, move 0: there is no seat {seat}: seats go from 0 to 1 (PROOF)"
    )


@pytest.mark.parametrize("proof", [None, 1, "x", [], {}, {"secret": "0" * 64}], ids=str)
def test_a_refill_needs_its_secret(proof: Any) -> None:
    assert fault(rerounded(refilled(), 4, refill_shuffle=proof)) == (
        "round 4, move 0: the pile was refilled: refill_shuffle has to hold commitment and"
        " secret, and nothing else (PROOF)"
    )


def test_a_refill_has_a_secret_of_its_own_kind() -> None:
    secret = bytes(32)
    dealt = rerounded(refilled(), 4, refill_shuffle=refill_proof(label(4), secret))
    assert fault(dealt) == (
        "round 4, move 0: the commitment of the refill was not made from this secret for"
        " this table, game and round (PROOF)"
    )
    proof = refill_proof(label(4, "refill"), secret)
    assert fault(rerounded(refilled(), 4, refill_shuffle=proof)) == (
        "round 4, move 0: the refill does not lie in the order that follows from the"
        " secret and the entropy (PROOF)"
    )


def test_a_refill_follows_from_the_entropy_of_its_round() -> None:
    wrong = reshuffled(refilled(), 4, entropy=[f"0 {'5a' * 16}"])
    assert fault(wrong).endswith("follows from the secret and the entropy (PROOF)")


@pytest.mark.parametrize("proof", [{}, refill_proof(label(1, "refill"), bytes(32))])
def test_a_refill_shuffle_without_a_refill_is_refused(proof: Any) -> None:
    assert fault(rerounded(continued(), 1, refill_shuffle=proof)) == (
        "round 1, move 0: the round has a refill_shuffle and no refill (PROOF)"
    )
