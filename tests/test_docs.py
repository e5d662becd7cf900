"""The examples in the documents run, and the documents tell of every command and option."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from coyote.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    outcome = doctest.testfile(
        str(page),
        module_relative=False,
        optionflags=doctest.ELLIPSIS,
        encoding="utf-8",
    )
    assert outcome.failed == 0


def test_the_readme_has_examples() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    assert len(examples) > 15


def test_every_command_and_option_is_told_of() -> None:
    pages = {
        name: (ROOT / "docs" / name).read_text("utf-8") for name in ("terminal.md", "hosting.md")
    }
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    assert {"play", "editions", "replay", "serve"} <= set(main.commands)
    for name, command in main.commands.items():
        assert f"`coyote {name}" in pages["terminal.md"]
        page = "hosting.md" if name == "serve" else "terminal.md"
        for parameter in command.params:
            for option in parameter.opts:
                if option.startswith("--"):
                    assert f"`{option}`" in pages[page], f"{name} {option} is not in docs/{page}"
