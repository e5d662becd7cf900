"""What the document says around its numbers: how they come about, never what they are."""

from __future__ import annotations

from typing import Final

from tools.strength.wish import CLAIMS

HEAD: Final = f"""\
# How strong the bots are

`make strength` measures every number on this page and writes it. [Bots](bots.md) tells who they are
and how the arena works. [The folder beside this page](strength) holds all figures as JSON, each
with its commit and what it was measured with.

Most numbers are a share of wins over the fair share: a bot that sits in one of four seats and wins
half of the games has 2. 1 is as good as the others at the table. In brackets is the 95 % interval.
It is made from deals, not from games: a deal is played once from each seat, with the same shuffles.
A bot is better or worse than a field where the whole interval lies on one side of 1. `{CLAIMS}`
plays more games than the others, because more is claimed of it.
"""

NOTHING: Final = "Not measured yet.\n"

ABOUT: Final = {
    "cross": (
        "Everybody against everybody",
        """\
In `eyes`. Each bot alone at a table whose other seats are all held by one other bot, played by the
arena with the bots as they are shipped.
""",
    ),
    "bluffers": (
        "Against players whom nobody trained",
        f"""\
`{CLAIMS}` alone in `eyes` against a field that goes by thresholds as `odds` does, with others. They
challenge what is true with less than 25 % and raise to what is true with so much, by what they see:
from careful players to braggarts. None of them is a bot of ours.
""",
    ),
    "extras": (
        "The other ways to play",
        f"""\
`{CLAIMS}` alone against a field of `odds`, by the arena.
""",
    ),
    "tuned": (
        "What tuning did for `odds`",
        """\
`odds` has two thresholds for each number of living players: it challenges what is true with less
than the first, and raises to what is true with at least the second. In each edition they come from
`python -m coyote.training.tuning`. Here one with these thresholds sits in a field of those that
the search began with. The games are played by the compiled simulator, whose `odds` chooses what the
bot chooses: a test holds both together.
""",
    ),
    "solved": (
        "Two players: the best of all opponents",
        f"""\
Once two are left in plain `eyes`, `{CLAIMS}` plays by a solved match. How much the best of all
opponents wins against it can be worked out exactly, without playing. That opponent remembers
everything and knows the policy as it is shipped. A *gain* of 0 is what an equilibrium would leave,
and 1 is all; it is an average over who starts.

On a ladder both may make some bids only: all that the policy makes as the starter, and some more
that it never makes and takes for others when it hears them. Where the ladder lacks a number that it
would bid, it bids the nearest one. Each has one eye left, so the round decides the match; with
peeks it is an open one.
""",
    ),
    "exploiters": (
        "The best exploiter found",
        f"""\
A net that begins as the one of `{CLAIMS}` and then learns against it and nothing else, in `eyes`.
Its minutes are CPU time, without compiling. At four and six it learns against the nets
(`coyote.training.course.exploit`) and is measured in new games against them, and against the bot as
it is shipped. That one plays the solved match when two are left, so there the exploiter does that
too. At two it learns against the bot itself (`coyote.training.duel`), with all integer bids.
A better exploiter may exist: this is what the budget found.
""",
    ),
    "times": (
        "How long a bot thinks",
        """\
CPU time for a turn in which it bids, challenges or uses an extra, at tables of its own kind, in all
ways to play above, at two, four and six players. What it loads for its first turn does not count.
""",
    ),
}
