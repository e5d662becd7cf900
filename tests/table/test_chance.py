"""The table's chance, and errors that travel."""

from __future__ import annotations

import pickle

from coyote import EDITIONS
from coyote.table.chance import TrueChance
from coyote.table.errors import Refused
from coyote.table.proof import Label, order
from coyote.table.table import Table


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    secrets = {TrueChance().secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}


def test_numbers_stay_below_their_limit() -> None:
    chance = TrueChance()
    assert {chance.below(3) for _ in range(200)} == {0, 1, 2}


def test_piles_follow_from_secret_and_entropy() -> None:
    deck, label, secret = EDITIONS["eyes"].deck, Label("t", 1, 1), bytes(32)
    entropy = {1: bytes(16)}
    assert TrueChance().order(deck, label, secret, entropy) == order(deck, label, secret, entropy)


def test_a_table_has_true_chance_if_nothing_else_is_said() -> None:
    table = Table()
    assert isinstance(table.chance, TrueChance)
    assert (table.pace.least, table.pace.most) == (800, 2500)


def test_a_refusal_can_be_pickled() -> None:
    error = Refused("table-full", most=6)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, Refused)
    assert (again.rule, again.code, again.facts) == ("TABLE", "table-full", {"most": 6})
