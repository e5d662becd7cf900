"""A seat moves to another device with a one-time code."""

from __future__ import annotations

from table.sittings import Sitting

from coyote.table import log, messages, requests
from coyote.table.clocks import MOVE_CODE
from coyote.table.codes import LETTERS, MOVE_LETTERS
from coyote.table.effects import Closing
from coyote.table.seating import MOST_FAILURES
from coyote.table.tokens import hashed


def offered(sitting: Sitting, who: int) -> str:
    """The code that somebody gets for another device."""
    (answer,) = sitting.grant(who, requests.Move())
    assert isinstance(answer, messages.MoveCode)
    return answer.code


def test_a_code_is_told_to_who_asked_and_nobody_else() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.forget()
    (answer,) = sitting.grant(1, requests.Move())
    assert isinstance(answer, messages.MoveCode)
    assert len(answer.code) == MOVE_LETTERS
    assert set(answer.code) <= set(LETTERS)
    assert answer.seconds == MOVE_CODE // 1000
    assert [*sitting.heard] == [1]


def test_the_log_holds_neither_codes_nor_tokens() -> None:
    sitting = Sitting("Ann", "Bo")
    code = offered(sitting, 1)
    sitting.claim(code, "the new token")
    written = b"".join(data for _, data in sitting.lines)
    for secret in (code, "the new token", *sitting.tokens.values()):
        assert secret.encode() not in written
    assert hashed("the new token").encode() in written


def test_the_new_device_has_the_seat_and_the_old_one_is_shown_out() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.forget()
    assert sitting.claim(offered(sitting, 1), "new") == 1
    assert sitting.book.tokens[hashed("new")] == 1
    assert hashed(sitting.tokens[1]) not in sitting.book.tokens
    assert sitting.last(1, messages.Bye).code == "moved"
    assert sitting.closings == [Closing(1, "moved")]
    assert 2 not in sitting.heard
    sitting.exit(1)
    sitting.enter(1)
    sitting.move(0, "bid 5")


def test_a_code_works_once() -> None:
    sitting = Sitting("Ann", "Bo")
    code = offered(sitting, 1)
    assert sitting.claim(code, "new") == 1
    assert sitting.claim(code, "newer") is None
    assert sitting.book.tokens[hashed("new")] == 1
    assert sitting.count(log.MoveFailed) == 0


def test_of_many_devices_in_a_row_only_the_last_has_the_seat() -> None:
    sitting = Sitting("Ann", "Bo")
    for token in ("second", "third"):
        assert sitting.claim(offered(sitting, 1), token) == 1
    assert sitting.book.tokens == {hashed("third"): 1, hashed(sitting.tokens[2]): 2}
    sitting.grant(1, requests.Leave())
    assert sitting.book.tokens == {hashed(sitting.tokens[2]): 2}


def test_a_code_ends_after_ten_minutes() -> None:
    sitting = Sitting("Ann", "Bo")
    code = offered(sitting, 1)
    sitting.wait(MOVE_CODE - 1)
    late = offered(sitting, 2)
    sitting.wait(1)
    assert sitting.claim(code) is None
    assert sitting.claim(late) == 2


def test_a_new_code_replaces_the_old_one() -> None:
    sitting = Sitting("Ann", "Bo")
    old, new = offered(sitting, 1), offered(sitting, 1)
    assert old != new
    assert sitting.claim(old) is None
    assert sitting.claim(new) == 1


def test_everybody_has_a_code_of_their_own() -> None:
    sitting = Sitting("Ann", "Bo")
    first, second = offered(sitting, 1), offered(sitting, 2)
    assert sitting.claim(second, "a") == 2
    assert sitting.claim(first, "b") == 1


def test_without_an_offer_a_wrong_code_leaves_no_trace() -> None:
    sitting = Sitting("Ann")
    lines = len(sitting.lines)
    assert sitting.claim("BFKLMRUW") is None
    assert len(sitting.lines) == lines


def test_after_ten_wrong_codes_none_is_good_until_a_new_one_is_asked_for() -> None:
    sitting = Sitting("Ann", "Bo")
    code = offered(sitting, 1)
    for _ in range(MOST_FAILURES):
        assert sitting.claim("XXXXXXXX") is None
    assert sitting.claim(code) is None
    assert sitting.count(log.MoveFailed) == MOST_FAILURES
    assert sitting.claim(offered(sitting, 1)) == 1


def test_nine_wrong_codes_do_no_harm() -> None:
    sitting = Sitting("Ann")
    code = offered(sitting, 1)
    for _ in range(MOST_FAILURES - 1):
        assert sitting.claim("XXXXXXXX") is None
    assert sitting.claim(code) == 1


def test_who_goes_takes_the_code_along() -> None:
    sitting = Sitting("Ann", "Bo")
    code = offered(sitting, 2)
    sitting.grant(1, requests.Kick(person=2))
    assert sitting.claim(code) is None


def test_offers_and_failures_and_moves_outlive_a_restart() -> None:
    sitting = Sitting("Ann", "Bo")
    code, other = offered(sitting, 1), offered(sitting, 2)
    for _ in range(MOST_FAILURES - 1):
        sitting.claim("XXXXXXXX")
    sitting.restart(after=1000)
    assert sitting.claim(code, "new") == 1
    assert sitting.claim("XXXXXXXX") is None
    sitting.restart()
    assert sitting.book.tokens[hashed("new")] == 1
    assert sitting.claim(other) is None
