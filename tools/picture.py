"""Draw docs/terminal.svg: a round of `coyote play`, as the terminal shows it."""

import io
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PLAY = "from coyote.cli import main; main()"
ARGUMENTS = [
    "play",
    "--language",
    "en",
    "--seed",
    "23",
    "--players",
    "4",
    "--starter",
    "1",
    "--hint",
]
LAST_LINE = "starts the next round"

NIGHT = TerminalTheme(
    (30, 27, 58),
    (236, 229, 211),
    [
        (30, 27, 58),
        (240, 138, 122),
        (150, 201, 148),
        (233, 196, 106),
        (138, 180, 248),
        (214, 160, 222),
        (139, 205, 220),
        (236, 229, 211),
    ],
)

# Rich's own frame loads a font from elsewhere; this one needs nothing but the file.
FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def played() -> str:
    """The first round of a game in which you challenge, in colour."""
    shown = subprocess.run(
        [sys.executable, "-c", PLAY, *ARGUMENTS],
        input="challenge\n",
        env={**os.environ, "FORCE_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    end = shown.index("\n", shown.index(LAST_LINE))
    return shown[:end]


def main() -> None:
    """Write the picture."""
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(played()))
    svg = console.export_svg(
        title="coyote play", theme=NIGHT, code_format=FRAME, unique_id="coyote"
    )
    (ROOT / "docs" / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
