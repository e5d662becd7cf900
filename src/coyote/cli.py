"""The commands."""

from __future__ import annotations

import gc
import inspect
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NoReturn

import typer

from coyote import CoyoteError
from coyote.catalogue import LANGUAGES, catalogue, known_language, language_here
from coyote.record import MOST_BYTES, InvalidRecord, replay, report
from coyote.record.answers import Check, answer, answers, sentence
from coyote.rules.errors import shown
from coyote.server.config import SETTINGS

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def coyote(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Coyote: the bluffing card game in which you see every card but your own.

    Without a command it opens a server for everybody in your network.
    """
    if version:
        print(f"coyote {metadata.version('coyote-game')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _serve({}, host="0.0.0.0", log_level="warning")


RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record; - is standard input.")]


Lines = Annotated[
    bool, typer.Option("--lines", help="Read one record a line, write one answer a line.")
]


Language = Annotated[
    str | None,
    typer.Option(
        metavar="LANGUAGE", help=f"One of {', '.join(LANGUAGES)}; that of your system if not said."
    ),
]


# What a game is played by: the same for those who play it and those who let bots play.
Edition = Annotated[
    str | None, typer.Option(help="eyes (the default), tomahawk, museum or classic.")
]
Trickster = Annotated[bool, typer.Option("--trickster", help="eyes: guesses and the Coyote card.")]
Additions = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAMES",
        help="tomahawk: all, or some of confirm,reverse,extra,double,restart,next.",
    ),
]
Tokens = Annotated[bool, typer.Option("--tokens", help="museum: the eight tokens.")]
Limit = Annotated[
    int | None, typer.Option(metavar="N", help="tomahawk, museum, classic: out at how many.")
]
MinBid = Annotated[int | None, typer.Option(metavar="N", help="museum: the lowest bid.")]


@app.command("replay")
def replay_command(file: RecordFile, lines: Lines = False) -> None:
    """Check a game record and say how it stands, as one JSON object."""
    _check(file, lambda record: report(replay(record)), lines=lines)


@app.command("verify")
def verify_command(file: RecordFile, lines: Lines = False) -> None:
    """Check a game record and the proof that its cards were shuffled honestly."""
    from coyote.table.verify import verify

    _check(file, verify, lines=lines)


@app.command("play")
def play_command(
    edition: Edition = None,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table, you among them; 4 if not said.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="pup, cautious, odds, bayes …: one for all, or one for each, a,b,c.",
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    starter: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Who starts: 0 is you; chance if not said.")
    ] = None,
    trickster: Trickster = False,
    additions: Additions = None,
    tokens: Tokens = False,
    limit: Limit = None,
    min_bid: MinBid = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same cards and the same bots again.")
    ] = None,
    hint: Annotated[bool, typer.Option("--hint", help="Show the odds.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep a record in a new file, move by move.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a record, and save it there or in --save."),
    ] = None,
    pause: Annotated[
        float, typer.Option(metavar="SECONDS", help="Between two moves; 0 for no waiting at all.")
    ] = 0.6,
    language: Language = None,
) -> None:
    """Play a whole game in this terminal against bots."""
    from coyote import terminal  # so that the other commands start without it

    spoken = _spoken(language)
    wish = terminal.Invitation(
        edition=edition,
        players=players,
        bots=terminal.separated(bots or ()),
        name=name,
        starter=starter,
        options=_options(trickster, additions, tokens, limit, min_bid),
        seed=seed,
        hint=hint,
        save=save,
        resume=resume,
        pause=pause,
        language=spoken,
    )
    try:
        code = terminal.play(wish)
    except CoyoteError as error:
        _fail(f"coyote: {terminal.explain(error, language=spoken)}")
    raise typer.Exit(code)


@app.command("arena")
def arena_command(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...", help="Names of bots, odds*3 for three; cmd:./my_bot is a program."
        ),
    ],
    edition: Edition = None,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table; if not said, as many as named.")
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games at the least; 400 if not said.")
    ] = 400,
    seed: Annotated[int, typer.Option(metavar="N", help="Other cards; 0 if not said.")] = 0,
    trickster: Trickster = False,
    additions: Additions = None,
    tokens: Tokens = False,
    limit: Limit = None,
    min_bid: MinBid = None,
    as_json: Annotated[bool, typer.Option("--json", help="Tell everything as JSON.")] = False,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a record of each game to a new file.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(metavar="N", help="On how many cores; on all if not said.")
    ] = None,
    time_limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="For a decision of a program; 5 if not said.")
    ] = 5.0,
    language: Language = None,
) -> None:
    """Let bots play each other, and tell who wins how often."""
    from coyote import arena, terminal
    from coyote.arena.run import run
    from coyote.arena.telling import told
    from coyote.terminal.paper import Paper

    spoken = _spoken(language)
    options = _options(trickster, additions, tokens, limit, min_bid)
    try:
        match = arena.arrange(
            bots,
            edition or "eyes",
            players,
            options,
            games=games,
            seed=seed,
            time_limit=time_limit,
        )
        summary = run(match, jobs=jobs, records=records, language=spoken)
    except CoyoteError as error:
        _fail(f"coyote: {terminal.explain(error, language=spoken)}")
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
        return
    paper = Paper(sys.stdout)
    for part in told(summary, spoken):
        paper.write(part)


@app.command("solve")
def solve_command(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="round (the default), match or liars-dice.")
    ] = "round",
    ladder: Annotated[
        str | None,
        typer.Option(
            metavar="BIDS", help="The bids: 5,8,12 or first:last:step; 4:31:3 if not said."
        ),
    ] = None,
    peeks: Annotated[
        bool, typer.Option("--peeks", help="round: both have an eye to peek.")
    ] = False,
    scheme: Annotated[
        str | None, typer.Option(help="plus, quadratic or discounted (the default for Coyote).")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help="How many at the most; 300 if not said.")
    ] = None,
    until: Annotated[
        float, typer.Option(metavar="X", help="Stop when the exploitability is no more than this.")
    ] = 0.0,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the exploitability: .svg, .png, .pdf.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="match: write how to play it to a file.")
    ] = None,
    habits: Annotated[
        float | None,
        typer.Option(metavar="X", help="match --save: how often the other has habits, below 1."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Tell everything as JSON.")] = False,
    language: Language = None,
) -> None:
    """Solve a round for two, the whole match, or liar's dice."""
    from coyote.terminal.paper import Paper

    spoken = _spoken(language)
    try:
        from coyote.solver import command
    except ModuleNotFoundError:
        _fail(f"coyote: {catalogue(spoken).text('solve-no-lab')}")
    try:
        found = command.solve(
            command.Wish(game, ladder, peeks, scheme, iterations, until, plot, save, habits, spoken)
        )
    except command.Unsolvable as error:
        _fail(f"coyote: {catalogue(spoken).text(error.message, **error.facts)}")
    if as_json:
        print(json.dumps(found.to_json(), indent=2))
        return
    paper = Paper(sys.stdout)
    for part in found.told(spoken):
        paper.write(part)


@app.command("editions")
def editions_command(language: Language = None) -> None:
    """Print the editions side by side."""
    from coyote import terminal

    terminal.tell_editions(sys.stdout, _spoken(language))


@app.command("rules")
def rules_command(
    edition: Annotated[
        str | None,
        typer.Option(help="eyes, tomahawk, museum or classic: leaves out those of the others."),
    ] = None,
    language: Language = None,
) -> None:
    """Print the rules."""
    from coyote import terminal

    spoken = _spoken(language)
    try:
        terminal.tell_rules(sys.stdout, spoken, edition)
    except CoyoteError as error:
        _fail(f"coyote: {terminal.explain(error, language=spoken)}")


def serve_command(**options: str | None) -> None:
    """Serve tables in your network or to the world."""
    _serve(options)


# One table names the settings; here each becomes an option.
serve_command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
    [
        inspect.Parameter(
            setting.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(setting.option, metavar=setting.kind.metavar, help=setting.told),
            ],
        )
        for setting in SETTINGS
    ]
)
app.command("serve")(serve_command)


def _options(
    trickster: bool,
    additions: list[str] | None,
    tokens: bool,
    limit: int | None,
    min_bid: int | None,
) -> dict[str, Any]:
    """The options that were given, by their names in the rules."""
    from coyote import terminal

    given = {
        "trickster": trickster or None,
        "additions": None if additions is None else terminal.additions(additions),
        "tokens": tokens or None,
        "limit": limit,
        "min_bid": min_bid,
    }
    return {name: option for name, option in given.items() if option is not None}


def _spoken(wanted: str | None) -> str:
    """The language that is asked for, or that of the system."""
    here = language_here(os.environ)
    if wanted is None:
        return here
    known = known_language(wanted)
    if known is None:
        facts = {"language": shown(wanted), "languages": ", ".join(LANGUAGES)}
        _fail(f"coyote: {catalogue(here).text('refusal-language', **facts)}")
    return known


def _serve(options: dict[str, str | None], **defaults: str) -> NoReturn:
    """Serve until told to stop; with defaults of its own it is a party in this network."""
    # Here, so that the other commands start without it.
    from coyote.server import config, run, serving, welcome

    try:
        wanted = config.read(options, os.environ, **defaults)
        greet = welcome.welcome if defaults else welcome.say
        code = run.run(wanted, make_app=serving.make_app, welcome=greet)
    except CoyoteError as error:
        _fail(f"coyote: {catalogue().text(f'error-{error.code}', **error.facts)}")
    raise typer.Exit(code)


def _check(file: Path, check: Check, *, lines: bool) -> None:
    """Print what a check says of a record, or of each line."""
    with _opened(file) as source:
        if lines:
            for line in answers(source, check):
                print(line)
            return
        data = source.read(MOST_BYTES + 1)
    gc.disable()  # one record and then the end: there is nothing worth collecting
    try:
        print(answer(data, check))
    except InvalidRecord as error:
        _fail(sentence(error))
    finally:
        gc.enable()


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if str(file) == "-":
        yield sys.stdin.buffer
        return
    try:
        source = file.open("rb")
    except OSError as error:
        _fail(f"record: cannot read {file}: {error.strerror} (RECORD)")
    with source:
        yield source


def _fail(line: str) -> NoReturn:
    """Say one line that any terminal can show, and end with 2."""
    sys.stderr.write(" ".join(line.split()).encode("utf-8", "replace").decode() + "\n")
    raise typer.Exit(2)


def main() -> None:
    """Run a command; a wrong one gets one line on standard error and exit 2."""
    try:
        code = app(prog_name="coyote", standalone_mode=False)
    except typer.TyperException as error:
        told = getattr(error, "format_message", error.__str__)()  # with the option it is about
        problem = " ".join(told.split()).removesuffix(".")
        print(f"coyote: {problem} (coyote --help tells more)", file=sys.stderr)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code)
