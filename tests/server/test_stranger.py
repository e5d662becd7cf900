"""Somebody who read nothing but docs/protocol.md plays whole games, and can prove them."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.clients import QUICK
from server.process import COYOTE, serving

STRANGER = Path(__file__).with_name("stranger.py")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("stranger"), *QUICK) as served:
        yield served.url
        assert served.stop() == 0
        assert served.log == ""


def run(*arguments: str, given: str = "") -> tuple[str, str]:
    """What a program says and what it complains of; it has to end well."""
    ended = subprocess.run(
        [sys.executable, *arguments], input=given, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout, ended.stderr


def test_a_stranger_knows_nothing_of_the_code() -> None:
    nodes = list(ast.walk(ast.parse(STRANGER.read_text(encoding="utf-8"))))
    modules = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    modules |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    strange = {module.partition(".")[0] for module in modules} - sys.stdlib_module_names
    assert strange == {"httpx", "websockets"}


@pytest.mark.parametrize(
    ("edition", "bots", "breaks"),
    [("eyes", "3", []), ("tomahawk", "1", ["9"]), ("museum", "2", []), ("classic", "4", ["12"])],
    ids=["eyes", "tomahawk-broken-line", "museum", "classic-broken-line"],
)
def test_a_stranger_plays_a_whole_game(
    url: str, edition: str, bots: str, breaks: list[str]
) -> None:
    record, complaints = run(str(STRANGER), url, edition, bots, *breaks)
    assert complaints == ""
    replayed = json.loads(run("-c", COYOTE, "replay", "-", given=record)[0])
    verified = json.loads(run("-c", COYOTE, "verify", "-", given=record)[0])
    assert replayed["winner"] is not None
    assert verified["winner"] == replayed["winner"]
    assert len(verified["rounds"]) == len(replayed["rounds"])
    read = json.loads(record)
    assert (read["edition"], len(read["players"])) == (edition, int(bots) + 1)
    assert any("0 " in line[:2] for line in verified["rounds"][0]["entropy"])
