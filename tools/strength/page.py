"""The document, written from what was measured and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from coyote.bots import NAMES
from tools.stamp import ROOT
from tools.strength import pictures
from tools.strength.store import FOLDER, Cell, Store
from tools.strength.wish import CLAIMS, SECTIONS
from tools.strength.words import ABOUT, HEAD, NOTHING

PAGE: Final = ROOT / "docs" / "strength.md"
PICTURES: Final = ROOT / "docs" / "pictures"

Cells: TypeAlias = Mapping[str, Cell]
Row: TypeAlias = Sequence[str]


def write(folder: Path = FOLDER, page: Path = PAGE, drawn: Path = PICTURES) -> Path:
    """Write the document and its pictures from the files in a folder; where the document is."""
    cells = {name: Store(name, folder=folder).cells for name in SECTIONS}
    pictures.draw(cells["cross"], drawn)
    page.write_text(text(cells), encoding="utf-8")
    return page


def text(cells: Mapping[str, Cells]) -> str:
    """The whole document."""
    parts = [HEAD]
    for name, tell in TELLING.items():
        heading, about = ABOUT[name]
        told = "\n".join(tell(cells[name])) if cells[name] else NOTHING
        parts += [f"## {heading}\n", about, told]
        if cells[name]:
            parts.append(conditions(cells[name].values()))
    return "\n".join(parts)


def conditions(cells: Iterable[Cell]) -> str:
    """Where, when and at which commit the cells were measured."""
    held = list(cells)
    stamps = [
        ", ".join(sorted({str(cell[word]) for cell in held}))
        for word in ("commit", "machine", "date")
    ]
    seeds = sorted({str(cell["budget"]["seed"]) for cell in held if "seed" in cell["budget"]})
    chance = f" Seed {', '.join(seeds)}." if seeds else ""
    return f"Commit {stamps[0]}; {stamps[1]}; {stamps[2]}.{chance}\n"


def table(headings: Row, rows: Sequence[Row]) -> str:
    rule = ("---", *("---:",) * (len(headings) - 1))
    return "\n".join("| " + " | ".join(row) + " |" for row in (headings, rule, *rows)) + "\n"


def shown(cell: Cell | None) -> str:
    """A share over the fair share with its interval; nothing where nothing was measured."""
    if cell is None:
        return ""
    return f"{cell['over_fair']:.2f} ({cell['low']:.2f}–{cell['high']:.2f})"


def games(cells: Sequence[Cell]) -> str:
    """How many games a cell has, from the fewest to the most."""
    counts = sorted({cell["games"] for cell in cells})
    spread = f"{counts[0]:,}" if len(counts) == 1 else f"{counts[0]:,} to {counts[-1]:,}"
    return f"{spread} games"


def cross(cells: Cells) -> Iterator[str]:
    places = {tuple(key.split()): cell for key, cell in cells.items()}
    bots = [bot for bot in NAMES if any(bot in key for key in places)]
    bots += sorted({key[1] for key in places} - {*bots})
    for name, about in pictures.drawn(cells).items():
        yield f"![{about}](pictures/{name})\n"
    for players in sorted({int(key[0]) for key in places}):
        here = [(one, [places.get((str(players), one, field)) for field in bots]) for one in bots]
        rows = [
            (
                f"**{one}**",
                *("·" if field == one else shown(cell) for field, cell in zip(bots, row)),
            )
            for one, row in here
        ]
        yield f"### {players} players\n"
        yield table((f"one ↓, against {players - 1} of →", *bots), rows)
        yield f"{games([cell for _, row in here for cell in row if cell])} each.\n"
    fouls = sum(cell["fouls"] for cell in cells.values())
    yield f"Games that a bot lost by a crash or an illegal answer: {fouls}.\n"


def by_players(cells: Cells) -> dict[str, dict[int, Cell]]:
    """The cells of each key without the number of players that it begins with."""
    found: dict[str, dict[int, Cell]] = {}
    for key, cell in cells.items():
        players, rest = key.split(maxsplit=1)
        found.setdefault(rest, {})[int(players)] = cell
    return found


def shares(heading: str, rows: Mapping[str, Mapping[int, Cell]]) -> str:
    """A table with a row for each of them and a column for each number of players."""
    counts = sorted({players for held in rows.values() for players in held})
    return table(
        (heading, *(f"{players} players" for players in counts)),
        [(name, *(shown(held.get(players)) for players in counts)) for name, held in rows.items()],
    )


def bluffers(cells: Cells) -> Iterator[str]:
    rows = {f"{float(claimed):.0%}": held for claimed, held in by_players(cells).items()}
    yield shares("they raise to what is true with", rows)
    yield f"{games(list(cells.values()))} each.\n"


def extras(cells: Cells) -> Iterator[str]:
    ways = by_players(cells)
    yield shares("way to play", ways)
    yield f"{games(list(cells.values()))} each.\n"
    uses = [
        (way, f"{players}", word, _often(cell, word, one), _often(cell, word, field))
        for way, held in ways.items()
        for players, cell in sorted(held.items())
        for one, field in [tuple(cell["uses"])]
        for word in cell["uses"][one]
    ]
    names = {tuple(cell["uses"]) for cell in cells.values()}
    if uses and len(names) == 1:
        yield "How often each extra is used by one seat in a hundred games:\n"
        yield table(("way to play", "players", "extra", *names.pop()), uses)


def _often(cell: Cell, word: str, bot: str) -> str:
    """Uses in a hundred games, by one seat."""
    first = next(iter(cell["uses"]))
    seats = 1 if bot == first else cell["seats"] - 1
    return f"{100 * cell['uses'][bot][word] / (cell['games'] * seats):.1f}"


def tuned(cells: Cells) -> Iterator[str]:
    editions = by_players(cells)
    yield shares("edition", editions)
    yield f"{games(list(cells.values()))} each, compiled.\n"
    chosen = {"where the search began": next(iter(cells.values()))["given"]}
    chosen |= {edition: next(iter(held.values()))["tuned"] for edition, held in editions.items()}
    living = sorted({number for held in chosen.values() for number in held}, key=int)
    yield "The thresholds, by living players:\n"
    yield table(
        ("edition", *living),
        [
            (name, *(" / ".join(f"{each:.2f}" for each in held[number]) for number in living))
            for name, held in chosen.items()
        ],
    )


def solved(cells: Cells) -> Iterator[str]:
    if "match" in cells:
        gain = cells["match"]["exploitability"]
        yield (
            f"**The whole match, all integer bids:** the best opponent gains {gain:.4f}, which is "
            f"{100 * (1 + gain) / 2:.2f} % of the matches and {1 + gain:.3f} of its fair share.\n"
        )
    rows = [
        (
            "with peeks" if key.startswith("peeks") else "without peeks",
            str(len(cell["budget"]["ladder"])),
            " ".join(map(str, cell["budget"]["ladder"])),
            f"{cell['exploitability']:.4f}",
            f"{100 * (1 + cell['exploitability']) / 2:.2f} %",
        )
        for key, cell in cells.items()
        if key != "match"
    ]
    if rows:
        yield "**A round by itself, on a ladder:**\n"
        yield table(("round", "bids", "which", "gain", "rounds it wins"), rows)


def exploiters(cells: Cells) -> Iterator[str]:
    counts = sorted({int(key.split()[0]) for key in cells})
    rows = [
        (
            f"{players}",
            f"{cell['learnt_seconds'] / 60:.1f}" if cell else "",
            f"{cell['steps']:,}" if cell else "",
            shown(cell if cell and "over_fair" in cell else None),
            shown(cells.get(f"{players} shipped")),
        )
        for players in counts
        for cell in [cells.get(f"{players}")]
    ]
    yield table(
        ("players", "minutes of CPU time", "steps", "against its nets", f"against `{CLAIMS}`"), rows
    )
    nets = [cell for key, cell in cells.items() if "shipped" not in key and "games" in cell]
    bots = [cell for key, cell in cells.items() if "shipped" in key]
    if nets:
        yield f"Against the nets {games(nets)}, compiled.\n"
    if bots:
        yield f"Against the bots {games(bots)}.\n"


def times(cells: Cells) -> Iterator[str]:
    rows = [
        (
            bot,
            f"{cell['median']:.2f}",
            f"{cell['late']:.2f}",
            f"{cell['slowest']:.1f}",
            f"{cell['decisions']:,}",
        )
        for bot, cell in cells.items()
    ]
    yield table(("bot", "median, ms", "99 in 100, ms", "slowest, ms", "decisions"), rows)


TELLING: Final[dict[str, Callable[[Cells], Iterator[str]]]] = {
    "cross": cross,
    "bluffers": bluffers,
    "extras": extras,
    "tuned": tuned,
    "solved": solved,
    "exploiters": exploiters,
    "times": times,
}
