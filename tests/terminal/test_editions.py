"""The editions side by side."""

from __future__ import annotations

import io

from terminal.sitting import too_wide

from coyote import EDITIONS
from coyote.terminal import tell_editions


def _table() -> str:
    output = io.StringIO()
    tell_editions(output)
    return output.getvalue()


def test_the_editions_fit_side_by_side_in_80_cells() -> None:
    text = _table()
    assert too_wide(text) == []
    assert text.splitlines()[0].split() == ["Eyes", "Tomahawk", "Museum", "Classic"]
    assert text.splitlines()[1].split() == ["--edition", *EDITIONS]


def test_the_table_is_read_from_the_rules() -> None:
    text = _table()
    for edition in EDITIONS.values():
        assert f"{edition.players[0]} to {edition.players[-1]}" in text
        assert str(len(edition.deck)) in text
        for option in edition.options:
            assert f"--{option.replace('_', '-')}" in text


def test_runs_of_numbers_are_told_with_their_copies() -> None:
    words = " ".join(_table().split())
    assert "-10, -5, 0 to" in words
    assert "1 to 5 ×4" in words
