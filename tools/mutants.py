"""Put the figures of `make mutate` into docs/mutants.md; fail on a survivor not explained there."""

import re
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "mutants.md"
BEGIN, END = "<!-- figures:begin -->", "<!-- figures:end -->"
# In a mutant's name `x_` or `xǁClassǁ` stands before the function it is in.
NAME = re.compile(r"coyote\.(?P<module>[\w.]+)\.x(?:_|ǁ\w+ǁ)(?P<function>\w+)__mutmut_\d+")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change that mutmut made, and what became of it."""

    name: str
    fate: str

    @property
    def place(self) -> str:
        """The function it is in, as `rules.editions._deck`."""
        found = NAME.fullmatch(self.name)
        return f"{found['module']}.{found['function']}" if found else self.name

    def lines(self) -> list[str]:
        """The lines it has instead of ours."""
        shown = mutmut("show", self.name).splitlines()
        return [
            line[1:].strip()
            for line in shown
            if line.startswith("+") and not line.startswith("+++") and line[1:].strip()
        ]


def mutmut(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", *words], cwd=ROOT, capture_output=True, text=True
    )
    return done.stdout


def mutants() -> list[Mutant]:
    """All mutants of the last run."""
    pairs = (
        line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").splitlines()
    )
    return [Mutant(name, fate) for name, _, fate in pairs if name]


def explained(mutant: Mutant, spans: set[str]) -> bool:
    """Whether the page names the function the mutant is in, or each line it has instead."""
    return mutant.place in spans or all(line in spans for line in mutant.lines())


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    spans = set(re.findall(r"`([^`\n]+)`", page))
    made = mutants()
    fates = Counter(mutant.fate for mutant in made)
    left = [mutant for mutant in made if mutant.fate in ("survived", "no tests", "suspicious")]
    unexplained = [mutant for mutant in left if not explained(mutant, spans)]
    head = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    told = ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items()))
    figures = (
        f"At commit {head}, {time.strftime('%Y-%m-%d')}: {len(made)} mutants, {told}. "
        f"Of those left, {len(left) - len(unexplained)} are explained below and "
        f"{len(unexplained)} are not."
    )
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{figures}\n\n{END}{after}", encoding="utf-8")
    print(figures)
    for mutant in unexplained:
        print(f"not explained: {mutant.name}: {' / '.join(mutant.lines())}", file=sys.stderr)
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
