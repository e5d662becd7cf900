"""The rules are pure, and what is light stays light."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import coyote

SOURCE = Path(coyote.__file__).parent
IMPURE = {"random", "time", "os", "asyncio", "json"}


def imported(path: Path) -> set[str]:
    """The modules that a file names in its imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names.add(str(node.module))
    return names


@pytest.mark.parametrize("path", sorted((SOURCE / "rules").glob("**/*.py")), ids=lambda p: p.stem)
def test_the_rules_import_only_themselves_and_the_standard_library(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert name.startswith("coyote.rules.") or top in sys.stdlib_module_names
        assert top not in IMPURE


def modules_after(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after some code."""
    code += "; import sys; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, input="{}"
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    "code",
    [
        "import coyote",
        "import coyote.record",
        "import sys; sys.argv[1:] = ['replay', '--lines', '-']; import coyote.cli as c; c.app("
        "standalone_mode=False)",
        "import sys; sys.argv[1:] = ['verify', '--lines', '-']; import coyote.cli as c; c.app("
        "standalone_mode=False)",
    ],
    ids=["import coyote", "import coyote.record", "coyote replay", "coyote verify"],
)
def test_neither_numpy_nor_the_web_framework_is_loaded(code: str) -> None:
    loaded = modules_after(code)
    assert "coyote.rules.play" in loaded
    heavy = {"numpy", "litestar", "uvicorn", "msgspec", "scipy", "numba", "asyncpg", "redis"}
    assert not loaded & heavy


def test_import_coyote_needs_no_package_but_itself() -> None:
    loaded = {name.split(".")[0] for name in modules_after("import coyote")}
    assert not loaded & {"fluent", "typer", "click", "rich", "babel"}
