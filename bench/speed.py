"""Time random games of ours beside those of OpenSpiel and RLCard, and write down the table."""

from collections.abc import Sequence

from games import contestants
from report import as_markdown, asked, conditions, show, write
from timing import Engine, Timing, fastest, measure, ratio

PEERS: tuple[Engine, ...] = ("OpenSpiel", "RLCard")
HEADINGS = (
    "random games",
    "decisions/s",
    "range",
    "a game",
    *(f"× {peer}" for peer in PEERS),
    "first row ×",
)


def rows(timings: Sequence[Timing]) -> list[tuple[str, ...]]:
    return [
        (
            f"{timing.contestant.engine}: {timing.contestant.game}",
            f"{timing.rate:,.0f}",
            f"{min(timing.rates):,.0f} to {max(timing.rates):,.0f}",
            f"{timing.length:.1f}",
            *ratios(timing, timings),
        )
        for timing in timings
    ]


def ratios(timing: Timing, timings: Sequence[Timing]) -> tuple[str, ...]:
    """Our rows against each peer at its fastest; each row of a peer against our headline."""
    if timing.contestant.engine == "coyote":
        return (*(f"{ratio(timing, fastest(timings, peer)):.2f}" for peer in PEERS), "")
    return (*("" for _ in PEERS), f"{ratio(timings[0], timing):.2f}")


def main() -> None:
    wish = asked(__doc__)
    table = rows(measure(contestants(wish.seed), wish.rounds, wish.seconds))
    note = conditions(("OpenSpiel", "RLCard", "NumPy"), wish.rounds, wish.seconds)
    show(HEADINGS, table, note)
    if not wish.dry:
        write(as_markdown(HEADINGS, table, note), "speed")


if __name__ == "__main__":
    main()
