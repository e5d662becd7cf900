"""The reveal, step by step."""

from __future__ import annotations

import re

import pytest
from terminal.sitting import arranged, too_wide, typed

from coyote.terminal.reveal import number_line
from coyote.terminal.voice import Voice


def _steps(text: str) -> list[tuple[str, ...]]:
    """Whose card, its face, what it does and the running sum, of each line of a reveal."""
    line = re.compile(r"^   (\S.*?) +\[ *(\S+) *\]  (\S.*?) +(-?\d+)$", re.MULTILINE)
    return [found.groups() for found in line.finditer(text)]


def test_each_step_is_a_line_with_the_running_sum() -> None:
    moves = ["0 bid 5", "1 bid 30", "2 bid 40"]
    _, text = typed(arranged("eyes", "20 ? 7 MAX0 | 15", moves), ["c"])
    assert _steps(text) == [
        ("Bo", "?", "draws 15", "0"),
        ("centre", "MAX0", "cancels the 20 (you)", "0"),
        ("Cy", "7", "adds 7", "7"),
        ("drawn", "15", "adds 15", "22"),
    ]
    assert "The total is 22, short of the bid of 40. Cy loses the round." in text
    assert "You win and open an eye." in text


def test_tomahawk_turns_and_doubles_last() -> None:
    _, text = typed(
        arranged("tomahawk", "10 4 MAX- X2", ["0 bid 3", "1 bid 4", "2 bid 5", "3 bid 6"]), ["c"]
    )
    assert _steps(text) == [
        ("Cy", "MAX-", "makes the 10 negative (you)", "0"),
        ("Bo", "4", "adds 4", "4"),
        ("you", "10", "subtracts 10", "-6"),
        ("Di", "X2", "doubles the sum", "-12"),
    ]


def test_museum_doubles_what_is_positive_first() -> None:
    _, text = typed(
        arranged("museum", "10 4 -5 X2", ["0 bid 3", "1 bid 4", "2 bid 5", "3 bid 6"]), ["c"]
    )
    assert _steps(text) == [
        ("Di", "X2", "doubles what is positive", "0"),
        ("you", "10", "adds twice 10", "20"),
        ("Bo", "4", "adds twice 4", "28"),
        ("Cy", "-5", "subtracts 5", "23"),
    ]
    assert "The total is 23, so the bid of 6 holds. You lose the round." in text
    assert "You take a coyote token: ✗··" in text
    assert "Di starts the next round." in text


def test_what_finds_nothing_says_so_and_the_night_has_all_shuffled() -> None:
    _, text = typed(arranged("classic", "-10 MAX0 0*", ["0 bid 3", "1 bid 4", "2 bid 5"]), ["c"])
    assert _steps(text) == [
        ("Bo", "MAX0", "finds nothing to cancel", "0"),
        ("Cy", "0*", "counts for nothing", "0"),
        ("you", "-10", "subtracts 10", "-10"),
    ]
    assert "All 36 cards are shuffled." in text


def test_a_swapped_feather_is_shown_and_does_not_count() -> None:
    moves = ["0 swap", "0 bid 3", "1 bid 4", "2 bid 5"]
    _, text = typed(arranged("museum", "10 4 3 | 8", moves, tokens=True), ["c"])
    assert [step[:2] for step in _steps(text)] == [("Bo", "4"), ("Cy", "3"), ("you", "8")]
    assert "Behind your feather was 10; it does not count." in text


def test_a_wrong_name_turns_all_up_uncounted() -> None:
    _, text = typed(
        arranged("museum", "10 4 3", ["0 bid 3", "1 bid 4", "2 bid 5"], tokens=True), ["name 9"]
    )
    assert "You name 9: but it is 10. The round ends without counting." in text
    assert "All cards are turned up: you [10]  Bo [4]  Cy [3]" in text
    assert _steps(text) == []
    assert "You take a coyote token: ✗··" in text
    assert "You start the next round." in text


def test_a_right_name_lies_open_and_passes_you_over() -> None:
    _, text = typed(
        arranged("museum", "10 4 3", ["0 bid 3", "1 bid 4", "2 bid 5"], tokens=True), ["name 10"]
    )
    assert "You name 10: right! You sit out the rest of the round." in text


def test_a_doubled_bid_costs_two_tomahawks() -> None:
    moves = ["0 bid 3", "1 bid 4", "2 bid 5 double"]
    _, text = typed(arranged("tomahawk", "10 4 3", moves, additions=("double",)), ["c"])
    assert "Doubled: whoever loses a challenge now gets two." in text
    assert "You get 2 tomahawks: ✗✗·" in text


@pytest.mark.parametrize(
    ("total", "bid"), [(-10, 999), (7, -999), (21, 20), (0, 1), (-999, -998), (998, 999)]
)
def test_the_line_has_the_bid_above_and_the_total_below(total: int, bid: int) -> None:
    above, line, below = map(str, number_line(total, bid, Voice("eyes", ())))
    assert above.strip() == f"bid {bid}"
    assert below.strip() == f"total {total}"
    assert above.index("b") == line.index("┃")
    assert below.index("t") == line.index("●")
    assert (line.index("●") < line.index("┃")) is (total < bid)
    assert too_wide("\n".join((above, line, below)), 76) == []


def test_a_total_that_is_the_bid_stands_at_its_post() -> None:
    above, line, below = map(str, number_line(12, 12, Voice("eyes", ())))
    assert above.index("b") == line.index("┃") == below.index("t")
