"""docs/bots.md: its example plays, and its lines are those that programs get."""

from __future__ import annotations

import dataclasses
import json
import re
import shlex
import sys
from pathlib import Path
from typing import get_args

import pytest

from coyote import apply, deal, new_game, parse, view
from coyote.arena import arrange, play_match
from coyote.arena.foul import Reason
from coyote.arena.protocol import LONGEST_ANSWER, PROTOCOL, act_line, game_line
from coyote.arena.summary import Score, summarise
from coyote.rules.cards import cards

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def shown(name: str) -> str:
    """The code between two marks of the page."""
    found = re.search(rf"<!-- {name}:begin -->\n```\w+\n(.*?)```\n<!-- {name}:end -->", PAGE, re.S)
    assert found is not None
    return found[1]


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")
@pytest.mark.parametrize("edition", ["eyes", "tomahawk", "museum", "classic"])
def test_the_example_plays_whole_games_and_beats_the_random_bot(
    tmp_path: Path, edition: str
) -> None:
    source = shown("example")
    assert len(source.splitlines()) <= 22
    file = tmp_path / "example.py"
    file.write_text(source, encoding="utf-8")
    example = f"cmd:{shlex.join([sys.executable, str(file)])}"
    options: dict[str, dict[str, object]] = {
        "eyes": {"trickster": True},
        "tomahawk": {"additions": ["confirm", "reverse", "extra", "double", "restart", "next"]},
        "museum": {"tokens": True},
        "classic": {},
    }
    match = arrange([example, "random*2"], edition, options=options[edition], games=6)
    games = [game for some in play_match(match) for game in some]
    assert [game.fouled for game in games] == [None] * 6
    scores = {score.bot: score for score in summarise(match, games).scores}
    assert scores[example].over_fair > 1


def test_the_lines_of_the_page_are_those_a_program_gets() -> None:
    state = deal(new_game("eyes", 3), cards("7 ? -10 20 -5 MAX0 0 1 2 4 5 6 8 9 10 15 3"))
    state = apply(state, 0, parse("bid 12"))
    assert shown("act").encode() == act_line(view(state, 1))
    assert shown("game").encode() == game_line(state.setup, 1, 2718281828, 5)


def test_the_page_tells_of_every_foul_and_every_field() -> None:
    for reason in get_args(Reason):
        assert f"| `{reason}` |" in PAGE
    for name in json.loads(shown("game")):
        assert name == "type" or f"`{name}`" in PAGE
    told = {field.name for field in dataclasses.fields(Score)} - {"interval", "fair"}
    for name in told | {"share_interval", "fair_share", "over_fair", "over_fair_interval"}:
        assert f"`{name}`" in PAGE
    assert f"at most {LONGEST_ANSWER} bytes" in PAGE
    assert f"| `protocol` | {PROTOCOL} |" in PAGE
