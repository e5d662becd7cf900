"""Every rule of docs/rules.md is held by a test that is marked with its id."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"


def marked(tree: ast.Module) -> set[str]:
    """The ids in all `pytest.mark.rule(...)` of a module."""
    return {
        str(ast.literal_eval(argument))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
    }


def test_the_rules_and_the_marks_are_the_same() -> None:
    rules = re.findall(r"^- \*\*([A-Z]+[0-9]+)\*\* ", RULES.read_text(encoding="utf-8"), re.M)
    assert len(rules) == len(set(rules)) == 59
    marks: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        marks |= marked(ast.parse(path.read_text(encoding="utf-8")))
    assert set(rules) - marks == set(), "rules that no test is marked with"
    assert marks - set(rules) == set(), "marks of rules that are not there"
