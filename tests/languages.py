"""The catalogues as trees: their messages, what each chooses by, and facts to fill them with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor
from sources import ROOT

CATEGORIES = {"zero", "one", "two", "few", "many"}
"""The plural forms of CLDR, but for `other`, which may be anything's last word."""

COUNTS = (1, 2, 5, 21, 22, 25)
"""Numbers of each plural form of our languages. Nothing is no number, unless a key names it."""


@dataclass
class Parts(Visitor):
    """What a message is made of."""

    source: str
    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    """Those that are not just chosen by."""
    keys: dict[str, set[str]] = field(default_factory=dict)
    """For each variable that is chosen by, all keys."""
    choices: list[tuple[str, frozenset[str], str]] = field(default_factory=list)
    """Each choice: the variable, its keys, the default among them."""
    texts: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        chosen: ast.BaseNode = node.selector
        if isinstance(chosen, ast.FunctionReference):  # NUMBER($count, …)
            (chosen,) = chosen.arguments.positional
        assert isinstance(chosen, ast.VariableReference)
        name = chosen.id.name
        keys = {_key(variant) for variant in node.variants}
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.keys.setdefault(name, set()).update(keys)
        self.choices.append((name, frozenset(keys), default))
        self.variables.add(name)
        for variant in node.variants:
            self.visit(variant)

    def counts(self, variable: str) -> bool:
        """Whether a variable is chosen by as a number of things."""
        return bool(self.keys.get(variable, set()) & CATEGORIES)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def resource(language: str) -> ast.Resource:
    text = (ROOT / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


@cache
def messages(language: str) -> dict[str, Parts]:
    """The messages of a language by name, in their order."""
    found: dict[str, Parts] = {}
    for entry in resource(language).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            found[entry.id.name] = parts = Parts(serialize_pattern(entry.value))
            parts.visit(entry)
    return found


def examples(english: Parts, *others: Parts) -> Iterator[dict[str, int | str]]:
    """Facts that lead to each thing an English message can say, and other languages with it."""
    values: dict[str, list[int | str]] = {}
    for variable in sorted(english.variables):
        keys = english.keys.get(variable, set())
        if any(each.counts(variable) for each in (english, *others)):
            exact = {int(key) for key in keys if key.lstrip("-").isdecimal()}
            values[variable] = [*sorted(exact | {*COUNTS})]
        elif keys:
            values[variable] = [
                int(key) if key.lstrip("-").isdecimal() else key for key in sorted(keys)
            ]
        else:
            values[variable] = ["Xx"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen))
