"""What the game is written on: at most 80 cells a line, in colour only where that shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import IO, Final, cast

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from coyote.terminal.signs import Sheet, tied

WIDTH: Final = 80

# The basic colours follow the reader's own theme, dark or light. None stands alone: each only
# repeats what a sign or a word says.
_THEME: Final = Theme(
    {
        "title": "bold",
        "you": "bold",
        "bid": "bold reverse",
        "plus": "bold green",
        "minus": "bold red",
        "special": "bold blue",
        "back": "bold magenta",
        "raise": "green",
        "challenge": "bold red",
        "tell": "cyan",
        "ash": "dim",
        "markdown.code": "bold",
        "markdown.h2": "bold underline",
        "markdown.table.header": "bold",
        "markdown.table.border": "dim",
    }
)


class Paper:
    """Writes renderables and lines, and rests between them where somebody watches."""

    def __init__(
        self,
        file: IO[str],
        *,
        pause: float = 0,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._console = Console(
            file=cast(IO[str], Sheet(file)),
            theme=_THEME,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self._pause = pause
        self._sleep = sleep

    @property
    def width(self) -> int:
        return min(WIDTH, self._console.width)

    @property
    def paced(self) -> bool:
        """Whether somebody watches who needs time to read."""
        return self._pause > 0

    def write(self, content: RenderableType = "", style: str = "", indent: int = 0) -> None:
        """Write a text or a table, a text in one style."""
        if isinstance(content, str):
            content = Text(content, style=style)
        if indent:
            content = Padding(content, (0, 0, 0, indent), expand=False)
        self._console.print(content, width=self.width)

    def quote(self, line: str) -> None:
        """Write a line to be copied, however long it is."""
        self._console.print(Text(line), soft_wrap=True)

    def page(self, markdown: str) -> None:
        """Write a page of Markdown: set where somebody reads it, as it is for a file or a pipe."""
        if self._console.is_terminal:
            from rich.markdown import Markdown  # slow to load, and needed by nothing else

            self.write(Markdown(tied(markdown), hyperlinks=False))
        else:
            self._console.file.write(markdown)

    def rule(self, title: str) -> None:
        """Write a title with a line to the right of it."""
        line = Text(f"── {title} ", style="title")
        rest = self.width - line.cell_len
        line.append("─" * max(0, rest), style="ash")
        self.write()
        self.write(line)

    def rest(self, beats: float = 1) -> None:
        """Wait a moment, so that a person can follow."""
        if self._pause:
            self._sleep(self._pause * beats)
