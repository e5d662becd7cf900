"""The words people read: one Fluent catalogue and one rulebook a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "fr", "pl", "ru")
"""The languages there are. What another one lacks is said in the first."""

_HERE: Final = Path(__file__).parent
# In a wheel the catalogues lie beside this file; in a checkout, in its root.
_FOLDERS: Final = (_HERE / "locales", _HERE.parents[1] / "locales")


def known_language(tag: str) -> str | None:
    """The language of a tag such as `de`, `de-AT` or `pl_PL.UTF-8`, if it is one of ours."""
    language = tag.replace("_", "-").split("-")[0].split(".")[0].split("@")[0].strip().lower()
    return language if language in LANGUAGES else None


def language_of(wanted: Iterable[str]) -> str:
    """The first of these tags that we speak; English for those who speak none of ours."""
    return next((known for tag in wanted if (known := known_language(tag))), LANGUAGES[0])


def language_here(environment: Mapping[str, str]) -> str:
    """The language that the variables of a system ask for."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := environment.get(name))), "")
    if locale in ("C", "POSIX"):  # as for gettext, these overrule the list
        return LANGUAGES[0]
    return language_of([*environment.get("LANGUAGE", "").split(":"), locale])


def _folder() -> Path:
    return next(folder for folder in _FOLDERS if folder.is_dir())


class Catalogue:
    """The messages of one language, and the catalogue that speaks where it cannot, if any."""

    def __init__(
        self,
        language: str = LANGUAGES[0],
        instead: Callable[[], Catalogue] | None = None,
        only: str = "",
    ) -> None:
        """With `only`, just the messages whose names begin so: a whole catalogue takes a while."""
        text = (_folder() / f"{language}.ftl").read_text(encoding="utf-8")
        if only:
            text = "".join(re.findall(rf"^{only}.*\n(?:[ }}].*\n)*", text, re.MULTILINE))
        # Isolation marks are for mixed directions of writing; they would clutter a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))
        self._instead = instead

    def text(self, name: str, /, **facts: Any) -> str:
        """The message of that name with its facts filled in."""
        try:
            return self._said(name, facts)
        except Exception:  # a slip in a translation is for the tests to find, not for a table
            if self._instead is None:
                raise
            return self._instead().text(name, **facts)

    def _said(self, name: str, facts: dict[str, Any]) -> str:
        message = self._bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, name: str) -> bool:
        if self._bundle.has_message(name):
            return True
        return self._instead is not None and name in self._instead()


@cache
def catalogue(language: str = LANGUAGES[0]) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, None if language == LANGUAGES[0] else catalogue)


def rulebook(language: str = LANGUAGES[0]) -> str:
    """The rules in a language, in Markdown."""
    folder = _folder()
    pages = [folder / each / "rules.md" for each in (language, LANGUAGES[0])]
    # In a checkout the English rules are a page of the documents.
    pages.append(folder.parent / "docs" / "rules.md")
    return next(page for page in pages if page.is_file()).read_text(encoding="utf-8")
