"""The rules as a page: set for a terminal, plain for a pipe."""

from __future__ import annotations

import re
from typing import IO, Final

from coyote import EDITIONS
from coyote.catalogue import LANGUAGES, rulebook
from coyote.rules.errors import shown
from coyote.terminal.paper import Paper
from coyote.terminal.recordfile import Declined

_SECTION: Final = re.compile(r"^(?=## )", re.MULTILINE)
_EDITION: Final = re.compile(r"## .*\(`([a-z]+)`\)")


def tell_rules(output: IO[str], language: str = LANGUAGES[0], edition: str | None = None) -> None:
    """Write the rules, without the sections of other editions if one is named."""
    if edition is not None and edition not in EDITIONS:
        raise Declined("RECORD", "edition", {"edition": shown(edition)})
    sections = _SECTION.split(rulebook(language))
    wanted = (None, edition) if edition else (None, *EDITIONS)
    Paper(output).page("".join(part for part in sections if _edition(part) in wanted))


def _edition(section: str) -> str | None:
    """The edition that a section is about, or None where it is about all."""
    heading = _EDITION.match(section)
    return None if heading is None else heading[1]
