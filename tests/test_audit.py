"""The audit fails on a known hole, and only then."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

SPEC = importlib.util.spec_from_file_location(
    "audit", Path(__file__).parents[1] / "tools" / "audit.py"
)
assert SPEC is not None
assert SPEC.loader is not None
audit: Any = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(audit)

GOOD = {"name": "good", "version": "1.0", "vulns": []}
UNKNOWN = {"name": "ours", "skip_reason": "Dependency not found on PyPI and could not be audited"}
HOLE = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["1.1", "2.0"]}
NEW = {"id": "PYSEC-2", "aliases": [], "fix_versions": []}
BAD = {"name": "bad", "version": "1.0", "vulns": [HOLE, NEW]}


def output(*packages: dict[str, Any]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_each_known_hole_is_a_line_and_fails() -> None:
    assert audit.verdict(output(GOOD, BAD, UNKNOWN)) == (
        1,
        [
            "bad 1.0: PYSEC-1, CVE-1; mended in 1.1, 2.0",
            "bad 1.0: PYSEC-2; mended in nowhere yet",
        ],
    )


def test_packages_without_holes_pass() -> None:
    assert audit.verdict(output(GOOD)) == (0, ["no known holes in 1 packages"])
    code, lines = audit.verdict(output(GOOD, UNKNOWN))
    assert (code, lines) == (0, ["no known holes in 1 packages; it knows nothing of ours"])


@pytest.mark.parametrize(
    ("said", "errors"),
    [
        ("", "Traceback\n ...\nrequests.exceptions.ProxyError: HTTPSConnectionPool"),
        ("", "ERROR:pip_audit._cli:Could not connect to PyPI's vulnerability feed"),
        (output(UNKNOWN, UNKNOWN), ""),
    ],
)
def test_a_service_that_does_not_answer_is_told_and_passes(said: str, errors: str) -> None:
    code, lines = audit.verdict(said, errors)
    assert code == 0
    assert [line.partition(":")[0] for line in lines] == ["not audited"]


@pytest.mark.parametrize("said", ["", "Traceback", "[]", "{}"])
def test_an_audit_that_could_not_begin_fails(said: str) -> None:
    code, lines = audit.verdict(said, "No module named\npip_audit")
    assert (code, lines) == (1, ["not audited: No module named pip_audit"])


@pytest.mark.parametrize(
    ("said", "code", "out"), [(output(BAD), 1, ""), (output(GOOD), 0, "no known holes")]
)
def test_the_exit_code_is_the_verdict(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    said: str,
    code: int,
    out: str,
) -> None:
    done = subprocess.CompletedProcess([], code, said, "")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    assert audit.main() == code
    captured = capsys.readouterr()
    assert captured.out.startswith(out)
    assert ("PYSEC-1" in captured.err) is bool(code)


def test_it_does_not_wait_for_ever(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def hang(*_: object, timeout: float, **__: object) -> None:
        raise subprocess.TimeoutExpired([], timeout)

    monkeypatch.setattr(subprocess, "run", hang)
    assert audit.main() == 0
    assert capsys.readouterr().out.startswith("not audited")


def test_what_is_audited_is_what_people_install() -> None:
    assert audit.LOCKED.read_text(encoding="utf-8").count("--hash=") > 10
    assert str(audit.LOCKED) in audit.COMMAND
