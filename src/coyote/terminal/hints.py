"""The odds of the total, as far as you can know it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from coyote import View
from coyote.odds import Distribution, distribution
from coyote.rules.editions import HIGHEST_BID, LOWEST_BID
from coyote.terminal.paper import Paper
from coyote.terminal.signs import BAR
from coyote.terminal.voice import Voice

_BAR = 30
_ROWS = 9


def hint(view: View, voice: Voice) -> str:
    """One line: where the middle lies, and what the standing bid is worth."""
    odds = distribution(view)
    low, middle, high = (odds.quantile(share) for share in (0.1, 0.5, 0.9))
    wide = 1 if low < high else 0
    said = voice.text("terminal-hint", low=low, middle=middle, high=high, wide=wide)
    if view.bid is None:
        return said
    chance = percent(odds.p_at_least(view.bid))
    return said + " " + voice.text("terminal-odds-one", number=view.bid, chance=chance)


def percent(share: float) -> int:
    """A share as a whole percentage; only what is certain is 0 or 100."""
    if 0 < share < 1:
        return min(99, max(1, round(share * 100)))
    return round(share * 100)


def tell_odds(view: View, paper: Paper, voice: Voice, about: str = "") -> None:
    """A table of bids and how likely the total reaches them, or the odds of one number."""
    odds = distribution(view)
    if about:
        _tell_one(odds, about, paper, voice)
        return
    table = Table.grid(padding=(0, 2))
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for number in _numbers(odds, view.bid):
        share = odds.p_at_least(number)
        standing = voice.text("terminal-odds-standing") if number == view.bid else ""
        bar = Text(BAR * round(share * _BAR), style="tell")
        bar.append(" " * (_BAR - bar.cell_len) + "  " + standing)
        table.add_row(str(number), voice.text("terminal-percent", chance=percent(share)), bar)
    paper.write(voice.text("terminal-odds"), indent=2)
    paper.write(table, indent=4)


def _tell_one(odds: Distribution, about: str, paper: Paper, voice: Voice) -> None:
    try:
        number = int(about)
    except ValueError:
        number = HIGHEST_BID + 1
    if LOWEST_BID <= number <= HIGHEST_BID:
        chance = percent(odds.p_at_least(number))
        paper.write(voice.text("terminal-odds-one", number=number, chance=chance), indent=2)
    else:
        paper.write(voice.text("terminal-odds-which"), indent=2)


def _numbers(odds: Distribution, bid: int | None) -> list[int]:
    """Numbers from what is nearly certain to what is nearly not, the standing bid among them."""
    low, high = odds.quantile(0.05), odds.quantile(0.98)
    step = max(1, -(-(high - low) // (_ROWS - 1)))
    numbers = set(range(low, high + 1, step))
    if bid is not None:
        numbers.add(bid)
    return sorted(numbers)
