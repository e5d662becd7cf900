"""The strength report tells what was measured, and a run goes on where it stopped."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1]))  # tools are not installed

from coyote.arena.play import Played
from coyote.bots import NAMES
from tools.strength import bluffers, cross, extras, guests, page, pictures, solved, store
from tools.strength.store import Store
from tools.strength.wish import CLAIMS, PLAYERS, SECTIONS
from tools.strength.words import NOTHING

STAMP = {"commit": "abc1234", "date": "2026-01-02", "machine": "a machine", "code": "x"}


def share(middle: float, **more: Any) -> dict[str, Any]:
    return {
        "over_fair": middle,
        "low": middle - 0.11,
        "high": middle + 0.12,
        "games": 400,
        "fouls": 0,
        "budget": {"games": 400, "seed": 7},
        **STAMP,
        **more,
    }


MEASURED: dict[str, dict[str, Any]] = {
    "cross": {
        "2 coyote odds": share(1.31),
        "2 odds coyote": share(0.69),
        "6 coyote odds": share(2.42, games=2000, fouls=3),
    },
    "extras": {
        "4 trickster": share(
            1.71,
            seats=4,
            uses={"coyote": {"peek": 30, "coyote": 0}, "odds": {"peek": 6, "coyote": 12}},
        )
    },
    "bluffers": {"2 0.3": share(1.4), "4 0.3": share(1.06), "4 0.7": share(1.5)},
    "tuned": {
        "3 museum": share(1.07, given={"2": [0.25, 0.97]}, tuned={"2": [0.33, 0.91]}),
    },
    "solved": {
        "match": {"exploitability": 0.0612, "budget": {}, **STAMP},
        "peeks 8": {"exploitability": 0.0412, "budget": {"ladder": [5, 9, 12]}, **STAMP},
    },
    "exploiters": {
        "4": share(1.37, steps=1234, learnt_seconds=615.0, budget={"minutes": 10, "seed": 7}),
        "4 shipped": share(1.23),
        "2": {"steps": 120, "learnt_seconds": 660.0, "budget": {"minutes": 11}, **STAMP},
        "2 shipped": share(0.93),
    },
    "times": {
        "odds": {
            "median": 0.104,
            "late": 1.6,
            "slowest": 6.94,
            "decisions": 3001,
            "budget": {"seed": 7},
            **STAMP,
        }
    },
}


def test_the_page_tells_what_is_in_the_figures_beside_it_and_nothing_else() -> None:
    cells = {name: Store(name).cells for name in SECTIONS}
    assert all(cells.values())
    assert page.PAGE.read_text(encoding="utf-8") == page.text(cells)


def written(folder: Path, measured: dict[str, dict[str, Any]]) -> str:
    for name, cells in measured.items():
        (folder / f"{name}.json").write_text(json.dumps(cells), encoding="utf-8")
    return page.write(folder, folder / "strength.md", folder).read_text(encoding="utf-8")


def test_every_figure_is_in_the_document(tmp_path: Path) -> None:
    text = written(tmp_path, MEASURED)
    assert "| **coyote** | 1.31 (1.20–1.43) | · |" in text
    assert "| **odds** | · | 0.69 (0.58–0.81) |" in text
    assert "illegal answer: 3." in text
    assert "| trickster | 4 | peek | 7.5 | 0.5 |" in text
    assert "| trickster | 4 | coyote | 0.0 | 1.0 |" in text
    assert "| 30% | 1.40 (1.29–1.52) | 1.06 (0.95–1.18) |" in text
    assert "| 70% |  | 1.50 (1.39–1.62) |" in text
    assert "| museum | 1.07 (0.96–1.19) |" in text
    assert "| museum | 0.33 / 0.91 |" in text
    assert "gains 0.0612, which is 53.06 % of the matches and 1.061 of" in text
    assert "| with peeks | 3 | 5 9 12 | 0.0412 | 52.06 % |" in text
    assert "| 4 | 10.2 | 1,234 | 1.37 (1.26–1.49) | 1.23 (1.12–1.35) |" in text
    assert "| odds | 0.10 | 1.60 | 6.9 | 3,001 |" in text
    assert text.count("Commit abc1234; a machine; 2026-01-02. Seed 7.") == 6
    assert NOTHING not in text


def test_without_figures_there_is_no_figure(tmp_path: Path) -> None:
    text = written(tmp_path, {})
    assert text.count(NOTHING) == len(page.TELLING)
    assert "|" not in text
    assert not list(tmp_path.glob("*.svg"))


def test_pictures_are_small_and_leave_font_and_colours_to_the_reader(tmp_path: Path) -> None:
    bots = list(NAMES)
    cells = {
        f"{players} {one} {field}": share(0.5 + bots.index(field) / 5)
        for players in PLAYERS
        for one in {*bots, CLAIMS}
        for field in bots
        if one != field
    }
    text = written(tmp_path, {"cross": cells})
    found = {file.name: file for file in tmp_path.glob("*.svg")}
    assert found.keys() == {pictures.CROSS, pictures.ONE}
    for name, file in found.items():
        drawn = file.read_text(encoding="utf-8")
        assert f"(pictures/{name})" in text
        assert len(drawn) < 60_000
        assert "DejaVu" not in drawn
        assert "prefers-color-scheme: dark" in drawn
        assert not {pictures.INK, pictures.PALE} & {*drawn.split()}
        assert ">6 players</text>" in drawn


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Store("cross", ("bots",), folder=tmp_path)
    kept.put("2 a b", {"games": 12}, {"over_fair": 1.0})
    again = Store("cross", ("bots",), folder=tmp_path)
    assert again.cells["2 a b"]["over_fair"] == 1.0
    assert again.has("2 a b", {"games": 12})
    assert not again.has("2 a b", {"games": 13})
    assert not again.has("2 b a", {"games": 12})
    again.put("2 b c", {"games": 12}, {"over_fair": 1.1})
    kept.put("2 c d", {"games": 12}, {"over_fair": 1.2})
    assert Store("cross", folder=tmp_path).cells.keys() == {"2 a b", "2 b c", "2 c d"}
    monkeypatch.setattr(store, "digest", lambda rooms: "other code")
    assert not again.has("2 a b", {"games": 12})
    assert Store("cross", folder=tmp_path, keep=True).has("2 a b", {"games": 12})


def test_everybody_meets_everybody_and_claims_come_first() -> None:
    bots = ("odds", "bayes", "coyote")
    meetings = list(cross.arranged(bots, ("coyote",)))
    assert len(meetings) == 3 + 3 * 6
    with_it = ["coyote" in each.alone for each in meetings]
    assert with_it == sorted(with_it, reverse=True)
    assert sum(with_it) == 2 + 3 * 2


def test_a_guest_who_claims_anything_loses_to_odds() -> None:
    budget = {"games": 40, "seed": 3}
    found = guests.met("odds", guests.GUEST, 2, partial(bluffers.bluffer, 0.05), budget, 1)
    assert found["games"] == 40
    assert found["over_fair"] > 1.2
    back = guests.met(guests.GUEST, "odds", 2, partial(bluffers.bluffer, 0.05), budget, 1)
    assert back["over_fair"] < 0.8


def test_extras_are_counted_for_whom_used_them() -> None:
    moves = ["0 bid 12 next 1", "1 peek", "1 bid 14", "0 name MAX0", "0 challenge"]
    record = json.dumps({"rounds": [{"moves": moves}]})
    game = Played(0, 0, ("odds", "coyote"), (1, 2), record=record)
    assert list(extras.used(game)) == [
        ("odds", "next"),
        ("coyote", "peek"),
        ("coyote", "bid"),
        ("odds", "name"),
        ("odds", "challenge"),
    ]


def test_a_ladder_holds_all_bids_of_the_policy() -> None:
    assert solved.ladder_of((6, 10, 12), 3) == [6, 10, 12]
    assert solved.ladder_of((6, 10, 12), 5) == [6, 7, 8, 10, 12]


def test_a_meeting_is_played_by_the_arena() -> None:
    one, field = cross.measured(cross.Meeting(2, "random", "cautious"), {"games": 4, "seed": 1}, 1)
    assert one["games"] == field["games"] == 4
    assert one["wins"] + field["wins"] == 4
    assert one["over_fair"] + field["over_fair"] == 2
