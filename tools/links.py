"""Check that every relative link in our Markdown files leads to a file and a heading."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"build", "dist", "mutants", "node_modules"}

FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)[^)]*\)")
HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)
ANCHOR = re.compile(r"<a (?:id|name)=\"([^\"]+)\"")


def pages(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in SKIPPED or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from pages(path)
        elif path.suffix == ".md":
            yield path


def anchors(text: str) -> set[str]:
    """The anchors that the usual Markdown viewers give to headings, and those set by hand."""
    found = set(ANCHOR.findall(text))
    for heading in HEADING.findall(FENCE.sub("", text)):
        words = re.sub(r"[^\w\- ]", "", LINK.sub("]", heading).lower()).replace(" ", "-")
        again = sum(1 for anchor in found if re.fullmatch(re.escape(words) + r"(-\d+)?", anchor))
        found.add(f"{words}-{again}" if again else words)
    return found


def leads(goal: Path, anchor: str) -> bool:
    if not anchor or goal.suffix != ".md":
        return goal.exists()
    return goal.exists() and anchor in anchors(goal.read_text(encoding="utf-8"))


def dead_links(page: Path) -> Iterator[str]:
    text = page.read_text(encoding="utf-8")
    for target in LINK.findall(CODE.sub("", FENCE.sub("", text))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        goal = (page.parent / path).resolve() if path else page
        if not leads(goal, anchor):
            yield target


def main() -> int:
    dead = [(page, link) for page in pages(ROOT) for link in dead_links(page)]
    for page, link in dead:
        print(f"{page.relative_to(ROOT)}: dead link: {link}", file=sys.stderr)
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
