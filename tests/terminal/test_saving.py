"""Saving after each move, leaving, and going on."""

from __future__ import annotations

import io
import json
import os
import stat
import sys
from pathlib import Path

import pytest
from terminal.sitting import GAMES, Typist, played, saved_game, seat, typed

from coyote.record import Record, read, replay
from coyote.terminal.game import INTERRUPTED, Game
from coyote.terminal.invitation import Invitation, Seated, accept
from coyote.terminal.narrator import Narrator
from coyote.terminal.paper import Paper
from coyote.terminal.recordfile import Declined
from coyote.terminal.turn import Turn
from coyote.terminal.voice import Voice


class Interrupted(Typist):
    """A person who presses Ctrl-C after some answers."""

    answers = 3

    def ask(self) -> str:
        self.answers -= 1
        if self.answers < 0:
            raise KeyboardInterrupt
        return super().ask()


def _interrupted(seated: Seated, answers: int) -> tuple[int, str]:
    output = io.StringIO()
    paper = Paper(output)
    voice = Voice(seated.scribe.state.setup.edition, seated.names)
    keyboard = Interrupted(seated, paper)
    keyboard.answers = answers
    game = Game(seated, Narrator(paper, voice), Turn(paper, voice, keyboard))
    return game.play(), output.getvalue()


def _resume(path: Path, **wishes: object) -> Seated:
    return accept(Invitation(resume=path, **wishes))  # type: ignore[arg-type]


def _bids(path: Path) -> Record:
    return read(path.read_bytes())


def test_ctrl_c_leaves_with_130_and_an_unfinished_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, text = _interrupted(seat(save=file), 3)
    assert code == INTERRUPTED == 130
    assert f"coyote play --resume {file}" in text
    assert replay(_bids(file)).to_act == (0,)


def test_the_end_of_input_leaves_with_0_and_an_unfinished_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, _ = typed(seat(save=file, starter=0), [])
    assert code == 0
    assert replay(_bids(file)).to_act == (0,)


def test_quit_asks_nothing(tmp_path: Path) -> None:
    text = saved_game(tmp_path / "game.json", ["quit", "5"])
    assert "The game is saved." in text
    assert "> 5" not in text


def test_without_a_file_leaving_says_that_nothing_was_saved() -> None:
    assert "not saved" in typed(seat(), ["q"])[1]


@pytest.mark.parametrize(("edition", "players", "options"), GAMES[2::2])
def test_a_game_left_again_and_again_is_the_game_played_at_a_stretch(
    edition: str, players: int, options: dict[str, object], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    whole = seat(edition, players, options=options, seed=4)
    played(whole)
    code, _ = _interrupted(seat(edition, players, options=options, seed=4, save=file), 2)
    while code == INTERRUPTED:
        code, _ = _interrupted(_resume(file), 2)
    assert _bids(file) == read(str(whole.record).encode())


def test_a_resumed_game_keeps_its_bots_and_names(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved_game(file, bots=("cautious", "random"), name="Ann")
    resumed = _resume(file)
    assert resumed.names[0] == "Ann"
    assert [bot and bot.name for bot in resumed.bots] == [None, "cautious", "random"]
    assert json.loads(file.read_text())["bots"] == [None, "cautious", "random"]


def test_bots_may_be_changed_on_the_way(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved_game(file)
    resumed = _resume(file, bots=("cautious",))
    assert [bot and bot.name for bot in resumed.bots] == [None, "cautious", "cautious"]


@pytest.mark.parametrize("bots", [None, 3, [], [None, "x", "y"], ["odds", "odds"]])
def test_a_record_that_names_no_known_bots_gets_the_usual_ones(
    bots: object, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    saved_game(file)
    head = json.loads(file.read_text())
    file.write_text(json.dumps({**head, "bots": bots, "seed": "much"}))
    assert [bot and bot.name for bot in _resume(file).bots] == [None, "odds", "odds"]


def test_resuming_elsewhere_leaves_the_first_file_alone(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    saved_game(first, starter=0)
    before = first.read_bytes()
    typed(_resume(first, save=second), ["5"])
    assert first.read_bytes() == before
    assert "0 bid 5" in _bids(second).rounds[0].moves


def test_resuming_in_the_middle_of_a_reveal_shows_it_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved_game(file, ["999"], players=2, starter=0)
    _, text = typed(_resume(file), [])
    assert "The total is" in text
    assert "You give back an eye card: which one?" in text


def test_a_game_that_is_over_just_shows_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played(seat("classic", 2, options={"limit": 1}, save=file))
    before = file.read_bytes()
    code, text = typed(_resume(file), [])
    assert code == 0
    assert "won the game" in text
    assert "goes on" not in text
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("wishes", "option"),
    [
        ({"edition": "classic"}, "edition"),
        ({"players": 4}, "players"),
        ({"starter": 1}, "starter"),
        ({"name": "Bo"}, "name"),
        ({"options": {"trickster": True}}, "trickster"),
        ({"options": {"limit": 3}}, "limit"),
    ],
)
def test_a_wish_that_a_game_under_way_cannot_meet_is_refused(
    wishes: dict[str, object], option: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    saved_game(file, starter=0, name="Ann")
    with pytest.raises(Declined) as refused:
        _resume(file, **wishes)
    assert refused.value.facts["option"] == option


def test_wishes_that_a_game_under_way_meets_are_no_conflict(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    additions = ("extra", "confirm")
    saved_game(file, edition="tomahawk", options={"additions": additions}, starter=1, name="Ann")
    wishes = {"edition": "tomahawk", "players": 3, "starter": 1, "name": "Ann"}
    _resume(file, **wishes, options={"additions": additions, "limit": 3})


def test_a_file_that_holds_something_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    with pytest.raises(Declined) as refused:
        seat(save=file)
    assert refused.value.code == "file-exists"
    assert file.read_text() == "Dear Ann"


def test_an_empty_file_may_be_filled(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.touch(mode=0o600)
    saved_game(file)
    assert _bids(file).rounds
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links of POSIX")
def test_a_saved_file_has_the_mode_of_any_new_file_and_a_link_stays_a_link(tmp_path: Path) -> None:
    plain, link = tmp_path / "plain", tmp_path / "link"
    plain.touch()
    link.symlink_to(tmp_path / "game.json")
    saved_game(link)
    assert link.is_symlink()
    assert (tmp_path / "game.json").stat().st_mode == plain.stat().st_mode


@pytest.mark.parametrize("place", ["missing/game.json", ".", "/dev/null"])
def test_a_place_that_cannot_be_written_is_found_out_before_the_game(
    place: str, tmp_path: Path
) -> None:
    with pytest.raises(Declined) as refused:
        seat(save=tmp_path / place)
    assert refused.value.code in ("file-unwritable", "file-irregular")


def test_a_disk_that_fails_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    seated = seat("classic", 2, options={"limit": 1}, save=file)

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    code, text = played(seated)
    assert code == 0
    assert text.count("The game could not be saved: No space left on device.") == 1
    assert "The record was not saved" in text
    assert os.listdir(tmp_path) == []


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json", ["5", "12", "30"])
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_name_from_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved_game(file)
    head = json.loads(file.read_text())
    head["players"] = ["\x1b[2J\nAnn", "[red]Bo[/]", "\x07"]
    file.write_text(json.dumps(head))
    _, text = typed(_resume(file), ["table"])
    assert "\x1b" not in text
    assert "\x07" not in text
    assert "[red]Bo[/]" in text
    assert "#2" in text
