"""Proofs of honest shuffles: what is told before the deal, after the round, after the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import MANNERS, Manner, Table, tables
from table.sittings import Dice, Sitting, by_chance, gathered

from coyote.record import read, replay
from coyote.record.record import RecordedRound
from coyote.table import log, messages, requests
from coyote.table.effects import WATCHERS
from coyote.table.game import Game
from coyote.table.proof import Label, commitment
from coyote.table.verify import verify

ENTROPY = "0123456789abcdef" * 2
EDITIONS = ["eyes", "tomahawk", "museum", "classic"]


def secrets(sitting: Sitting) -> Iterator[str]:
    """The secrets that were drawn so far, in hex."""
    for number in range(1, sitting.dice.secrets + 1):
        yield number.to_bytes(32, "big").hex()


def everything(sitting: Sitting, who: int) -> str:
    """All that somebody was told so far, with a sync and the record, as text."""
    sitting.sync(who)
    told = b"\n".join(sitting.bytes[who]).decode()
    return told + "".join(json.dumps(game.told_record()) for game in sitting.book.games)


def fields(record: Any) -> Iterator[str]:
    """The names of all fields of a JSON value."""
    if isinstance(record, dict):
        yield from record
        record = list(record.values())
    if isinstance(record, list):
        for part in record:
            yield from fields(part)


def whole(game: Game) -> dict[str, Any]:
    """What `verify` finds in the record of a game that is over."""
    record = read(json.dumps(game.told_record()).encode())
    replay(record)
    return verify(record)


def test_the_commitment_is_told_before_the_deal() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start())
    told = sitting.last(2, messages.Update).shuffle
    assert told is not None
    secret = sitting.game.shuffles[0].secret
    assert told == messages.Shuffle(
        round=1,
        commitment=commitment(Label("table-1", 1, 1), secret),
        refill="",
        entropy=(),
        dealt=False,
    )
    assert sitting.state.round is None


@pytest.mark.parametrize("edition", ["museum", "classic"])
def test_where_a_pile_can_run_dry_the_refill_is_committed_to_as_well(edition: str) -> None:
    sitting = Sitting("Ann", "Bo", "Cy", edition=edition)
    sitting.start()
    told = sitting.sync(1).shuffle
    assert told is not None
    refill = sitting.game.shuffles[0].refill
    assert told.refill == commitment(Label("table-1", 1, 1, "refill"), refill)


def test_every_round_has_its_own_commitment_told_with_the_end_of_the_last() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    told = sitting.last(2, messages.Update)
    assert told.round is not None
    assert told.shuffle is not None
    assert (told.round.number, told.shuffle.round, told.shuffle.dealt) == (1, 2, False)
    assert len({(each.secret, each.refill) for each in sitting.game.shuffles}) == 2


def test_entropy_is_shown_to_all_with_the_deal() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    sitting.grant(1, requests.Start())
    sitting.grant(2, requests.Mix(round=1, entropy=ENTROPY))
    sitting.wait(1000)
    for who in (1, 2, WATCHERS):
        told = sitting.last(who, messages.Update).shuffle
        assert told is not None
        assert told.entropy == (f"1 {ENTROPY}",)
        assert told.dealt


def test_a_seat_adds_entropy_once_and_in_time() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start())
    sitting.grant(1, requests.Mix(round=1, entropy=ENTROPY))
    sitting.grant(1, requests.Mix(round=1, entropy="ff" * 16))
    sitting.grant(2, requests.Mix(round=2, entropy="ff" * 16))
    assert sitting.count(log.Mixed) == 1
    sitting.wait(1000)
    sitting.grant(2, requests.Mix(round=1, entropy="ff" * 16))
    assert sitting.count(log.Mixed) == 1
    assert sitting.game.shuffles[0].entropy == {0: bytes.fromhex(ENTROPY)}


@pytest.mark.parametrize(
    "entropy", ["x" * 32, "AB" * 16, "0" * 33, "00 " * 16, "\u0660" * 32, "0" * 31 + "\n"]
)
def test_what_is_no_entropy_is_refused(entropy: str) -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start())
    assert sitting.refusal(1, requests.Mix(round=1, entropy=entropy)) == "entropy"


def test_who_does_not_play_adds_no_entropy() -> None:
    sitting = Sitting("Ann", "Bo")
    guest = sitting.join("Gus", sit=False)
    sitting.grant(1, requests.Start())
    mix = requests.Mix(round=1, entropy=ENTROPY)
    assert sitting.refusal(guest, mix) == sitting.refusal(WATCHERS, mix) == "not-in-game"


def test_entropy_changes_the_pile() -> None:
    piles = set()
    for entropy in ("00" * 16, "01" * 16, "00" * 17):
        sitting = Sitting("Ann", "Bo")
        sitting.grant(1, requests.Start())
        sitting.grant(1, requests.Mix(round=1, entropy=entropy))
        sitting.wait(1000)
        piles.add(sitting.game.scribe.record.rounds[0].pile)
    assert len(piles) == 3


def test_in_eyes_the_secret_is_told_after_the_round() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.moves("0 bid 999", "1 challenge")
    assert not any(secret in everything(sitting, 1) for secret in secrets(sitting))
    sitting.moves("0 discard open")
    round = sitting.last(1, messages.Update).round
    assert round is not None
    secret = sitting.game.shuffles[0].secret.hex()
    assert round.proof is not None
    assert round.proof["shuffle"]["secret"] == secret
    assert [each for each in secrets(sitting) if each in everything(sitting, 1)] == [secret]
    (told,) = sitting.game.told_record()["rounds"]
    assert {"pile", "shuffle"} <= {*told}


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_elsewhere_the_secrets_are_told_after_the_game(edition: str) -> None:
    sitting = Sitting("Ann", "Bo", "Cy", edition=edition)
    sitting.watch()
    sitting.start()
    while sitting.book.game is not None:
        if sitting.state.round is None:
            assert [round.proof for round in sitting.sync(1).rounds] == [None] * (
                sitting.game.round - 1
            )
            sitting.next_round()
        assert not any(secret in everything(sitting, 1) for secret in secrets(sitting))
        assert not any(secret in everything(sitting, WATCHERS) for secret in secrets(sitting))
        sitting.lose(sitting.state.alive[0])
    assert all(round.proof is not None for round in sitting.sync(1).rounds)
    told = sitting.last(1, messages.Update).round
    assert told is not None
    assert told.proof is not None
    assert whole(sitting.last_game)["winner"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_running_record_holds_no_pile_refill_or_secret_that_tells_of_unseen_cards(
    edition: str,
) -> None:
    sitting = Sitting("Ann", "Bo", "Cy", edition=edition)
    sitting.start()
    sitting.lose(0)
    sitting.next_round()
    sitting.moves(f"{sitting.state.to_act[0]} bid 5")
    record = sitting.game.told_record()
    assert record["running"] is True
    first, second = record["rounds"]
    assert [*second] == ["moves"]
    if edition == "eyes":
        assert [*first] == ["pile", "moves", "shuffle"]
    else:
        assert [*first] == ["moves"]
        assert not {"pile", "refill", "secret"} & {*fields(record)}


def test_a_running_record_holds_no_guess_that_is_still_secret() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", "Di", options={"trickster": True})
    sitting.start()
    sitting.moves("0 bid 5", "1 challenge", "2 guess 0")
    assert sitting.game.told_record()["rounds"] == [{"moves": ["0 bid 5", "1 challenge"]}]
    sitting.moves("3 guess 1")
    assert sitting.game.told_record()["rounds"][0]["moves"][2:4] == ["2 guess 0", "3 guess 1"]


def test_a_record_names_its_table_its_game_and_its_bots() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start()
    record = sitting.game.told_record()
    assert record["proof"] == {"format": "coyote-proof/1", "table": "table-1", "game": 1}
    assert record["bots"] == [None, "odds"]
    assert record["players"] == ["Ann", "odds"]
    sitting.knock_out(1)
    assert "running" not in sitting.last_game.told_record()


def test_a_dropped_game_can_be_verified_as_far_as_it_went() -> None:
    sitting = Sitting("Ann", bots=["random"] * 2, edition="classic")
    sitting.start()
    sitting.knock_out(0)
    sitting.until_asked()
    sitting.start()
    found = whole(sitting.book.games[0])
    assert found["winner"] is None
    assert len(found["rounds"]) == 4


def commitments(sitting: Sitting) -> dict[int, tuple[str, str]]:
    """For each round the commitments that a watcher was told, of the deal and of a refill."""
    told: dict[int, tuple[str, str]] = {}
    for update in sitting.told(WATCHERS, messages.Update):
        if update.shuffle is not None:
            found = (update.shuffle.commitment, update.shuffle.refill)
            assert told.setdefault(update.shuffle.round, found) == found
    return told


@given(tables(), st.sampled_from(MANNERS), st.integers(0, 2**32 - 1), st.integers(0, 2))
def test_the_record_of_every_game_is_legal_and_proved_by_what_was_told(
    table: Table, manner: Manner, seed: int, bots: int
) -> None:
    rng = Random(seed)
    sitting = gathered(table, seed, bots=min(bots, table.players - 1))
    sitting.watch()
    sitting.grant(1, requests.Start(starter=table.starter))
    if rng.random() < 0.5:
        sitting.grant(1, requests.Mix(round=1, entropy=rng.randbytes(20).hex()))
    sitting.play(by_chance(rng, manner))
    found = whole(sitting.last_game)
    assert (found["table"], found["game"]) == ("table-1", 1)
    told = commitments(sitting)
    assert [each["round"] for each in found["rounds"]] == [*told]
    for each in found["rounds"]:
        deal, refill = told[each["round"]]
        assert each.get("commitment", deal) == deal
        assert each.get("refill", refill) == refill
    assert whole(sitting.last_game) == found


def late(seed: int) -> Sitting | None:
    """A whole game of nine in `classic`, if its pile runs dry in mid-round (K4)."""
    sitting = Sitting(*"ABCDEFGHI", edition="classic", dice=Dice(seed=seed))
    sitting.start()
    sitting.play(by_chance(Random(seed)))
    refilled = any(isinstance(event, log.Refilled) for event in sitting.events)
    return sitting if refilled else None


def test_a_pile_that_ran_dry_is_refilled_and_proved() -> None:
    sitting = next(filter(None, map(late, range(100))))
    sitting.restart()
    rounds: tuple[RecordedRound, ...] = sitting.last_game.scribe.record.rounds
    number = next(number for number, round in enumerate(rounds, 1) if round.refill is not None)
    (proof,) = [each for each in whole(sitting.last_game)["rounds"] if each["round"] == number]
    assert proof["refill"] == commitment(
        Label("table-1", 1, number, "refill"), sitting.last_game.shuffles[number - 1].refill
    )


def test_rounds_that_go_on_with_a_pile_name_the_round_that_shuffled_it() -> None:
    sitting = Sitting("Ann", "Bo", edition="classic", dice=Dice(tops=["1 2 3 4 5 10 15 20"]))
    sitting.start()
    for _ in range(3):
        sitting.lose(0)
        if sitting.book.game is not None:
            sitting.next_round()
    shuffles = [round["shuffle"] for round in sitting.last_game.told_record()["rounds"]]
    assert [shuffle.get("continues") for shuffle in shuffles] == [None, 1, 1]


def test_two_games_of_a_table_have_labels_of_their_own() -> None:
    sitting = Sitting("Ann", "Bo")
    for _ in range(2):
        sitting.start()
        sitting.knock_out(0)
    assert [whole(game)["game"] for game in sitting.book.games] == [1, 2]
