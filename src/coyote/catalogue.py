"""The words people read: one Fluent catalogue a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_HERE = Path(__file__).parent
# In a wheel the catalogues lie beside this file; in a checkout, in its root.
_FOLDERS = (_HERE / "locales", _HERE.parents[1] / "locales")


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str = "en") -> None:
        path = next(folder for folder in _FOLDERS if folder.is_dir()) / f"{language}.ftl"
        # Isolation marks are for mixed directions of writing; they would clutter a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def text(self, name: str, /, **facts: Any) -> str:
        """The message of that name with its facts filled in."""
        message = self._bundle.get_message(name)
        if message.value is None:
            raise LookupError(name)
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)


@cache
def catalogue(language: str = "en") -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
