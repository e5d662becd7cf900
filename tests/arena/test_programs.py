"""Outside programs: they play, they lose what they spoil, and none outlives its games."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from arena.programs import GOOD, answering, bot

from coyote import Action, Bid, Setup, View, new_game, shuffled, view
from coyote.arena import Match, Played, arrange, play_match
from coyote.arena.foul import Fouled
from coyote.arena.game import play
from coyote.arena.match import command
from coyote.arena.program import Program
from coyote.arena.protocol import LONGEST_ANSWER
from coyote.arena.summary import summarise
from coyote.record import read, replay
from coyote.shuffle import random_pile

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="groups of processes of POSIX")


def played(match: Match, **how: Any) -> list[Played]:
    return [game for unit in play_match(match, **how) for game in unit]


def test_a_program_plays_whole_games(tmp_path: Path) -> None:
    games = played(arrange(["random", bot(tmp_path, GOOD)], games=6), records=True)
    assert [game.fouled for game in games] == [None] * 6
    for game in games:
        assert game.record is not None
        replay(read(game.record.encode()))


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("eyes", {"trickster": True}),
        ("tomahawk", {"additions": ["extra", "restart", "next"]}),
        ("museum", {"tokens": True}),
        ("classic", {}),
    ],
)
def test_a_program_plays_every_edition(
    tmp_path: Path, edition: str, options: dict[str, Any]
) -> None:
    match = arrange(["random*2", bot(tmp_path, GOOD)], edition, options=options, games=3)
    reasons = {game.fouled and game.fouled.reason for game in played(match)}
    assert reasons <= {None, "illegal"}  # the script knows nothing of numbers withdrawn
    assert None in reasons


LONG = "x" * (LONGEST_ANSWER + 1)


@pytest.mark.parametrize(
    ("source", "reason", "detail"),
    [
        ("", "crash", ""),
        ("import sys; sys.exit('out of\x07luck')", "crash", "out of\\x07luck"),
        (answering("1 / 0"), "crash", "ZeroDivisionError: division by zero"),
        (answering("print('bid', end=''); break"), "crash", ""),
        (answering("time.sleep(60)"), "silence", ""),
        ("import time; time.sleep(60)", "silence", ""),
        (answering(f"print('{LONG}')"), "long", LONG[:160]),
        (answering(f"print('{LONG}' * 9999)"), "long", LONG[:160]),
        (answering("print('hello')"), "nonsense", "hello"),
        (answering("print()"), "nonsense", ""),
        (answering("print('bid  5')"), "nonsense", "bid  5"),
        (answering("print('bid \u0665')"), "nonsense", "bid \u0665"),  # a five, in Arabic
        (answering("sys.stdout.buffer.write(b'\\xff\\n')"), "nonsense", "\\xff"),
        (answering("print('peek')"), "illegal", "peek (E6)"),
        (answering("print('bid 1000')"), "illegal", "bid 1000 (C10)"),
    ],
    ids=lambda text: text.strip().splitlines()[-2].strip()[:24] if "\n" in text else text[:24],
)
def test_a_program_that_goes_wrong_loses_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, reason: str, detail: str
) -> None:
    if reason == "silence":
        monkeypatch.setattr("coyote.arena.program.START", 0.0)
    wrong = bot(tmp_path, source)
    limit = 0.2 if reason == "silence" else 20
    games = played(arrange([wrong, "random"], games=2, time_limit=limit))
    assert len(games) == 2
    first = next(game for game in games if game.bots[0] == wrong)
    assert first.fouled is not None
    assert (first.fouled.seat, first.fouled.reason, first.fouled.detail) == (0, reason, detail)
    assert first.places == (2, 1)


class Slow:
    """Raises by one, and takes its time."""

    def choose(self, view: View) -> Action:
        time.sleep(0.3)
        return Bid((view.bid or 0) + 1)

    def hear_round(self, number: int, result: object) -> None:
        pass

    def hear_end(self, places: object) -> None:
        pass


def test_a_program_that_speaks_unasked_loses_the_game(tmp_path: Path) -> None:
    program = Program(command(bot(tmp_path, answering("print('bid 5\\nbid 6')"))), 20)
    setup = Setup("eyes", 2)
    program.begin(setup, 0, 1)
    ended = play(setup, "xy", [program, Slow()], lambda state, _: random_pile(state, Random(1)))
    assert ended.fouled == Fouled(0, "unasked", "bid 6")
    assert ended.places == (2, 1)


def test_a_program_that_floods_is_no_burden(tmp_path: Path) -> None:
    source = "import sys\nwhile True: sys.stdout.write('y' * 99 + '\\n')"
    match = arrange([bot(tmp_path, source), "random"], games=2)
    before = threading.active_count()
    fouls = [game.fouled for game in played(match)]
    assert {foul and foul.reason for foul in fouls} <= {"unasked", "nonsense", None}
    assert fouls != [None, None]
    assert threading.active_count() == before


def test_a_program_that_writes_much_to_standard_error_is_no_burden(tmp_path: Path) -> None:
    source = GOOD.replace("told = ", "sys.stderr.write('noise ' * 20000); told = ")
    games = played(arrange([bot(tmp_path, source), "random"], games=2))
    assert [game.fouled for game in games] == [None, None]


def test_a_program_that_reads_nothing_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coyote.arena.program.START", 0.0)
    monkeypatch.setattr("coyote.arena.program.game_line", lambda *_: b"x" * 10**6 + b"\n")
    match = arrange([bot(tmp_path, "import time; time.sleep(60)"), "random"], time_limit=0.2)
    unit = next(play_match(match))
    assert any(game.fouled and game.fouled.reason == "silence" for game in unit)


def test_the_first_answer_of_a_process_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    class Patient:
        """A process that answers at once, and notes how long it might have taken."""

        spoke = False

        def __init__(self, command: object, longest: int) -> None: ...

        def send(self, line: bytes) -> None: ...

        def receive(self, seconds: float) -> bytes:
            waited.append(seconds)
            return b"bid 1\n"

    monkeypatch.setattr("coyote.arena.program.Process", Patient)
    program = Program(["x"], 2)
    state = shuffled(new_game("eyes", 2), Random(1))
    for _ in range(2):
        program.begin(state.setup, 0, 1)
        for _ in range(2):
            assert program.choose(view(state, 0)) == Bid(1)
    assert waited == [12, 2, 2, 2]


def test_a_file_that_cannot_be_run_is_a_crash(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("no program\n")
    file.chmod(0o755)
    games = played(arrange([f"cmd:{file}", "random"], games=2))
    fouls = [game.fouled for game in games if game.fouled]
    assert fouls
    assert {(foul.reason, foul.detail) for foul in fouls} == {("crash", "Exec format error")}


def test_a_program_may_end_after_each_game(tmp_path: Path) -> None:
    source = GOOD + '    elif told["type"] == "end": break\n'
    match = Match(arrange(["random*2"]).setup, ("random", bot(tmp_path, source)), 40)
    games = next(play_match(match))  # three games in one process, or in three
    assert [game.fouled for game in games] == [None] * 3


def test_a_process_plays_several_games_and_is_told_of_each(tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = GOOD.replace("told = ", "open(sys.argv[1], 'a').write(line); told = ")
    match = Match(arrange(["random*2"]).setup, ("random", bot(tmp_path, source, log)), 40)
    games = next(play_match(match))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = [line["type"] for line in lines]
    assert kinds.count("game") == kinds.count("end") == 3
    assert kinds[0] == "game"
    assert kinds[-1] == "end"
    heads = [line for line in lines if line["type"] == "game"]
    seats = [
        next(seat for seat, name in enumerate(game.bots) if name != "random") for game in games
    ]
    assert [head["seat"] for head in heads] == seats
    assert heads[0] == {
        "type": "game",
        "protocol": 1,
        "seat": seats[0],
        "players": 2,
        "edition": "eyes",
        "options": {"trickster": False},
        "seed": match.bot_seed(0, 0, seats[0]),
        "time_limit": 5.0,
    }
    ends = [line["places"] for line in lines if line["type"] == "end"]
    assert ends == [list(game.places) for game in games]
    assert lines[kinds.index("round")]["number"] == 1
    acts = [line for line in lines if line["type"] == "act"]
    assert all(act["view"]["seat"] in act["view"]["to_act"] for act in acts)


def test_a_program_that_sits_twice_has_two_processes(tmp_path: Path) -> None:
    log = tmp_path / "log"
    source = GOOD + "    open(sys.argv[1], 'a').write(f'{__import__(\"os\").getpid()}\\n')\n"
    name = bot(tmp_path, source, log)
    next(play_match(arrange([name, name, "random"], games=3)))
    assert len(set(log.read_text().split())) == 2


def test_the_environment_is_that_of_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COYOTE_TEST", "yes")
    log = tmp_path / "log"
    source = f"import json, os\nopen({str(log)!r}, 'w').write(json.dumps(dict(os.environ)))" + GOOD
    next(play_match(arrange([bot(tmp_path, source), "random"], games=2)))
    known = json.loads(log.read_text())
    assert {name for name in known if name != "LC_CTYPE"} <= set(os.environ)
    assert known["COYOTE_TEST"] == "yes"


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody waits for may stay as a zombie."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
@pytest.mark.parametrize(
    "source",
    [GOOD, answering("1 / 0"), answering("print('bid 3', flush=True); time.sleep(60)")],
    ids=["good", "crash", "silence"],
)
def test_no_process_and_no_child_of_one_is_left(tmp_path: Path, source: str) -> None:
    log = tmp_path / "log"
    family = f"""
import os, subprocess
child = subprocess.Popen(["sleep", "300"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
open({str(log)!r}, "a").write(f"{{os.getpid()}} {{child.pid}}\\n")
"""
    played(arrange([bot(tmp_path, family + source), "random"], games=2, time_limit=0.5))
    pairs = [line.split() for line in log.read_text().splitlines()]
    assert pairs
    for own, child in pairs:
        assert not Path(f"/proc/{own}").exists()  # waited for: not even a zombie
        assert gone(int(child))


def test_ending_twice_is_no_harm(tmp_path: Path) -> None:
    program = Program(command(bot(tmp_path, GOOD)), 5)
    program.end()
    program.begin(arrange(["random*2"]).setup, 0, 1)
    assert program.pid is not None
    program.end()
    program.end()
    assert program.pid is None


def test_a_run_goes_on_after_fouls_and_tells_of_them(tmp_path: Path) -> None:
    wrong = bot(tmp_path, answering("1 / 0"))
    match = arrange([wrong, "random", "random"], games=6)
    scores = {score.bot: score for score in summarise(match, played(match)).scores}
    assert scores[wrong].games == 6
    assert sum(score.share for score in scores.values()) == pytest.approx(1)
    assert scores[wrong].fouls["crash"] >= 2
    first = scores[wrong].first_foul
    assert first is not None
    assert first.detail == "ZeroDivisionError: division by zero"
