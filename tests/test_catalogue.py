"""The English catalogue: whole, well-formed, and with a sentence for whatever goes wrong."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from causes import CASES
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from sources import ROOT, named, python, texts
from tables import sentence, told

from coyote import CoyoteError
from coyote.catalogue import (
    LANGUAGES,
    Catalogue,
    catalogue,
    known_language,
    language_here,
    language_of,
    rulebook,
)
from coyote.record import InvalidRecord

RESOURCE = FluentParser().parse((ROOT / "locales" / "en.ftl").read_text(encoding="utf-8"))
NAMES = [entry.id.name for entry in RESOURCE.body if isinstance(entry, ftl.Message)]
ERRORS = {"CoyoteError", *(cls.__name__ for cls in CoyoteError.__subclasses__())}
RULE = re.compile(r"[A-Z]{1,2}[0-9]+|RECORD")


def codes(*rooms: str) -> set[str]:
    """The codes of all errors that some rooms raise or return as a refusal."""
    found: set[str] = set()
    for _, tree in python(*rooms):
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name("_fault" | "Refused"), args=[code, *_]):
                    found |= texts(code)
                case ast.Call(func=ast.Name(name), args=[_, code, *_]) if name in ERRORS:
                    found |= texts(code)
                case ast.Assign(targets=[ast.Name("code")], value=code):
                    found |= {text for text in texts(code) if "-" in text}
                case ast.Tuple(elts=[rule, code]) if all(map(RULE.fullmatch, texts(rule))):
                    found |= {text for text in texts(code) if "-" in text}
    return found


def test_the_catalogue_has_no_junk_and_no_name_twice() -> None:
    assert [entry for entry in RESOURCE.body if isinstance(entry, ftl.Junk)] == []
    assert len(NAMES) == len(set(NAMES))


def test_every_code_has_a_message() -> None:
    prefixes = ("error", "refusal")
    told = {code for code in codes() if any(f"{prefix}-{code}" in NAMES for prefix in prefixes)}
    assert codes() - told == set()
    assert {code for code in codes("rules", "record") if f"error-{code}" not in NAMES} == set()


def test_no_message_is_unused() -> None:
    used = named()
    assert [name for name in NAMES if not used.name(name)] == []


def test_a_message_that_is_not_there_or_lacks_a_fact_is_an_error() -> None:
    words = catalogue()
    assert "error-game-over" in words
    assert "error-nothing" not in words
    with pytest.raises(LookupError):
        words.text("error-nothing")
    with pytest.raises(ValueError, match="text"):
        words.text("error-no-card")
    with pytest.raises(OSError, match=r"xx\.ftl"):
        Catalogue("xx")


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with an English catalogue and a German one that lacks something."""
    (tmp_path / "locales" / "de").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    folder = tmp_path / "locales"
    english = "hi = Hello, { $name }\nbye = So long\nyes = Yes\n"
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "de.ftl").write_text("hi = Hallo, { $nmae }\nyes = Ja\n", encoding="utf-8")
    (folder / "de" / "rules.md").write_text("# Regeln", encoding="utf-8")
    (tmp_path / "docs" / "rules.md").write_text("# Rules", encoding="utf-8")
    monkeypatch.setattr("coyote.catalogue._FOLDERS", (tmp_path / "none", folder))
    catalogue.cache_clear()
    yield folder
    catalogue.cache_clear()


def test_what_a_language_lacks_or_cannot_say_is_said_in_english(locales: Path) -> None:
    german = catalogue("de")
    assert german.text("yes") == "Ja"
    assert german.text("bye") == "So long"
    assert german.text("hi", name="Bo") == "Hello, Bo"
    assert "bye" in german
    assert "no" not in german
    with pytest.raises(LookupError):
        german.text("no")


def test_a_catalogue_by_itself_hides_no_slip(locales: Path) -> None:
    german = Catalogue("de")
    assert "bye" not in german
    with pytest.raises(LookupError):
        german.text("bye")
    with pytest.raises(ValueError, match="nmae"):
        german.text("hi", name="Bo")


def test_the_rules_are_there_in_each_language_or_in_english(locales: Path) -> None:
    assert rulebook("de") == "# Regeln"
    assert rulebook("fr") == "# Rules"
    assert rulebook() == "# Rules"


def test_a_wheel_has_its_rules_beside_the_catalogues(locales: Path) -> None:
    (locales / "en").mkdir()
    (locales / "en" / "rules.md").write_text("# In a wheel", encoding="utf-8")
    assert rulebook() == rulebook("fr") == "# In a wheel"


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        *((language, language) for language in LANGUAGES),
        ("de-AT", "de"),
        ("pl_PL.UTF-8", "pl"),
        ("fr_CH@euro", "fr"),
        ("ru.KOI8-R", "ru"),
        (" DE ", "de"),
        ("EN-gb", "en"),
        ("zh-Hant-TW", None),
        ("deu", None),
        ("german", None),
        ("C.UTF-8", None),
        ("*", None),
        ("", None),
    ],
)
def test_a_tag_names_a_language(tag: str, language: str | None) -> None:
    assert known_language(tag) == language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["ja", "pl-PL", "de"], "pl"),
        (["ja", "zh"], "en"),
        ([], "en"),
        (["en-US", "de"], "en"),
    ],
)
def test_the_first_language_that_we_speak_is_taken(wanted: list[str], language: str) -> None:
    assert language_of(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "ja:pl:fr"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "ja:"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "pl"),
        ({"LANG": "POSIX", "LANGUAGE": "pl"}, "en"),
        ({"LANGUAGE": "pl"}, "pl"),
    ],
)
def test_the_variables_of_a_system_choose_the_language(
    environment: dict[str, str], language: str
) -> None:
    assert language_here(environment) == language


@pytest.mark.parametrize("code", CASES)
def test_every_error_of_rules_and_records_and_tables_is_told_in_a_sentence(code: str) -> None:
    cause, line = CASES[code]
    with pytest.raises(CoyoteError) as caught:
        cause()
    error = caught.value
    said = told(error) if isinstance(error, InvalidRecord) else f"{sentence(error)} ({error.rule})"
    assert (error.code, said) == (code, line)


def test_no_error_is_left_out() -> None:
    assert set(CASES) == codes("rules", "record", "table")
