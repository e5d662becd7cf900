"""Write web/src/wire.ts, the types of the wire; with `--check`, fail when it is old."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from coyote import bots
from coyote.rules import actions, state, view
from coyote.rules.cards import NUMBERS, SPECIALS
from coyote.rules.editions import ADDITIONS, EDITIONS, HIGHEST_BID, LOWEST_BID, TOKENS, Edition
from coyote.rules.refusals import WITH_BID
from coyote.server import general, problems, socket, tables
from coyote.table import codes, messages, news, people, requests, settings, talking, telling

ROOT = Path(__file__).resolve().parent.parent
GOAL = ROOT / "web" / "src" / "wire.ts"
WIDTH = 100

HEAD = "// Written by tools/wire.py from the structs of the server: do not edit, run `make wire`."

WORDS: dict[str, tuple[str, Iterable[str]]] = {
    "ANIMALS": ("Animal", people.ANIMALS),
    "SIGNS": ("Sign", talking.SIGNS),
    "BOTS": ("Bot", bots.NAMES),
    "EDITIONS": ("Edition", EDITIONS),
    "ADDITIONS": ("Addition", ADDITIONS),
    "TOKENS": ("Token", TOKENS),
    "WITH_BID": ("WithBid", WITH_BID),
    "FACES": ("Face", (*NUMBERS, *SPECIALS)),
    "PLACES": ("CardPlace", get_args(state.Place)),
    "EFFECTS": ("Effect", get_args(state.Effect)),
    "PHASES": ("Phase", get_args(view.Phase)),
    "DEMANDS": ("Demand", get_args(state.Demand)),
    "EYE_SIDES": ("Eye", get_args(actions.Eye)),
    "TABLE_PHASES": ("TablePhase", ("lobby", "playing", "over")),
    "PENALTIES": ("Penalty", get_args(get_type_hints(Edition)["penalty"])),
    "REASONS": ("Reason", ("time", "away", "left", "kicked")),
    "CLOSES": ("Close", (*socket.CLOSE_CODES, "server-error")),
}
"""Each closed set of words: the name of its list, the name of its type, and the words."""

NUMBERS_TOLD = {
    "PROTOCOL": telling.PROTOCOL,
    "LOWEST_BID": LOWEST_BID,
    "HIGHEST_BID": HIGHEST_BID,
    "LONGEST_NAME": people.LONGEST_NAME,
    "LONGEST_TEXT": talking.LONGEST_TEXT,
    "TABLE_LETTERS": codes.TABLE_LETTERS,
    "MOVE_LETTERS": codes.MOVE_LETTERS,
}

OPTIONS = "Readonly<Record<string, OptionValue>>"

CLOSER: dict[str, str] = {
    "Bye.code": "Close",
    "Card.card": "Face | null",
    "Card.place": "CardPlace",
    "Configure.settings": "Partial<Settings>",
    "EditionInfo.deck": "readonly Face[]",
    "EditionInfo.id": "Edition",
    "EditionInfo.penalty": "Penalty",
    "Game.edition": "Edition",
    "Game.options": OPTIONS,
    "Joining.animal": "Animal | null",
    "Legal.with_bid": "Readonly<Partial<Record<WithBid, readonly number[]>>>",
    "NewTable.animal": "Animal | null",
    "NewTable.settings": "Partial<Settings>",
    "AddBot.animal": "Animal | null",
    "AddBot.bot": "Bot",
    "Person.animal": "Animal",
    "React.sign": "Sign",
    "Reaction.sign": "Sign",
    "Rename.animal": "Animal | null",
    "Result.discarded": "Eye | null",
    "Score.animal": "Animal",
    "Score.bot": "Bot | null",
    "Seat.animal": "Animal",
    "Seat.bot": "Bot | null",
    "Settings.edition": "Edition",
    "Settings.options": OPTIONS,
    "Settings.stand_in": "Bot",
    "Step.effect": "Effect",
    "Table.phase": "TablePhase",
    "TakenOver.bot": "Bot",
    "TakenOver.why": "Reason",
    "BotAdded.bot": "Bot",
    "Turned.eye": "Eye",
    "View.demand": "Demand",
    "View.phase": "Phase",
    "View.used": "readonly (Addition | Token)[]",
}
"""Fields of which more is known than their annotation says."""

PARTS: list[type[Struct]] = [
    struct
    for struct in vars(messages).values()
    if isinstance(struct, type)
    and issubclass(struct, messages.Part)
    and struct not in (messages.Part, messages.News)
]
BODIES: list[type[Struct]] = [
    tables.NewTable,
    tables.Joining,
    tables.Claim,
    tables.Place,
    general.Span,
    general.OptionInfo,
    general.EditionInfo,
    problems.Trouble,
]
SENT: set[type[Struct]] = {tables.NewTable, tables.Joining, tables.Claim}
"""What a client writes: it may leave out what has a default."""


def typed(hint: Any) -> str:
    """A type of Python as one of TypeScript."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(map(quoted, inner))
    if origin in (Union, UnionType):
        kinds = [typed(each) for each in inner if each is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(kinds))
    if origin is tuple and inner[-1] is not Ellipsis:
        return f"readonly [{', '.join(map(typed, inner))}]"
    if origin in (tuple, list):
        item = typed(inner[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is not None and issubclass(origin, Mapping):
        return f"Readonly<Record<{typed(inner[0])}, {typed(inner[1])}>>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    plain = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null"}
    return "unknown" if hint is Any else plain[hint]


def quoted(word: str) -> str:
    return f"'{word}'"


def key(word: str) -> str:
    return word if word.isidentifier() else quoted(word)


def field_type(struct: type[Struct], name: str) -> str:
    closer = CLOSER.get(f"{struct.__name__}.{name}")
    return typed(get_type_hints(struct)[name]) if closer is None else closer


def comment(struct: type) -> Iterator[str]:
    """What its docstring says, in its first paragraph."""
    told = " ".join((struct.__dict__.get("__doc__") or "").partition("\n\n")[0].split())
    if told:
        yield f"/** {told} */"


def left_out(struct: type[Struct]) -> set[str]:
    """The fields that need not be there."""
    if struct in SENT or issubclass(struct, messages.Message | requests.Request):
        return {field.name for field in msgspec.structs.fields(struct) if not field.required}
    hints = get_type_hints(struct)
    return {name for name, hint in hints.items() if msgspec.UnsetType in get_args(hint)}


def interface(struct: type[Struct], name: str) -> Iterator[str]:
    """A struct; one with a tag is told apart by its `type`."""
    tag = struct.__struct_config__.tag
    optional = left_out(struct)
    yield ""
    yield from comment(struct)
    yield f"export interface {name} {{"
    if tag:
        yield f"  readonly type: {quoted(str(tag))};"
    for field in struct.__struct_fields__:
        kind = field_type(struct, field)
        mark = "?" if field in optional else ""
        if mark and struct.__struct_config__.omit_defaults:
            kind = kind.removesuffix(" | null")  # then it is left out
        yield f"  readonly {field}{mark}: {kind};"
    yield "}"


def union(name: str, members: list[str]) -> Iterator[str]:
    """One of several types, on one line if there is room."""
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export type {name} ="
    line = f"  {' | '.join(members)};"
    if len(line) <= WIDTH:
        yield line
        return
    for place, member in enumerate(members):
        yield f"  | {member}{';' if place == len(members) - 1 else ''}"


def listed(name: str, words: Iterable[str]) -> Iterator[str]:
    """A list whose words are types."""
    each = [quoted(word) for word in words]
    line = f"export const {name} = [{', '.join(each)}] as const;"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export const {name} = ["
    yield from (f"  {word}," for word in each)
    yield "] as const;"


def constants() -> Iterator[str]:
    yield ""
    for name, number in NUMBERS_TOLD.items():
        yield f"export const {name} = {number};"
    yield f"export const LETTERS = {quoted(codes.LETTERS)};"
    for name, span in (("CLOCKS", settings.CLOCKS), ("GRACES", settings.GRACES)):
        yield f"export const {name} = {{ least: {span[0]}, most: {span[-1]} }} as const;"
    for name, (kind, words) in WORDS.items():
        yield ""
        yield from listed(name, words)
        yield f"export type {kind} = (typeof {name})[number];"
    yield ""
    yield "/** How many there are of each token. */"
    yield "export const TOKEN_COUNTS: Readonly<Record<Token, number>> = {"
    yield from (f"  {key(token)}: {count}," for token, count in TOKENS.items())
    yield "};"
    yield ""
    yield "/** A bot that the lobby offers. */"
    yield "export interface Character {"
    yield "  readonly bot: Bot;"
    yield "  readonly level: number;"
    yield "  readonly animal: Animal;"
    yield "}"
    yield ""
    yield "/** From the gentlest to the strongest. */"
    yield "export const CHARACTERS: readonly Character[] = ["
    for each in bots.CHARACTERS:
        if each.level is not None:
            facts = f"bot: {quoted(each.name)}, level: {each.level}, animal: {quoted(each.animal)}"
            yield f"  {{ {facts} }},"
    yield "];"
    yield ""
    yield "/** The code with which a socket is closed, for each reason. */"
    yield "export const CLOSE_CODES: Readonly<Record<Close, number>> = {"
    for reason, code in {**socket.CLOSE_CODES, "server-error": 4500}.items():
        yield f"  {key(reason)}: {code},"
    yield "};"


def all_news() -> Iterator[str]:
    """What happened, each kind with the facts that go with it."""
    yield ""
    yield "export interface NewsFacts {"
    for event, names in news._TOLD.items():
        facts = "; ".join(f"readonly {name}: {field_type(event, name)}" for name in names)
        told = f"{{ {facts} }}" if facts else "Readonly<Record<string, never>>"
        tag = str(event.__struct_config__.tag)
        for code in ("left", "kicked") if tag == "left" else (tag,):
            yield f"  readonly {key(code)}: {told};"
    yield "}"
    yield ""
    yield from comment(messages.News)
    yield "export type News = {"
    yield "  [Code in keyof NewsFacts]: { readonly code: Code; readonly facts: NewsFacts[Code] };"
    yield "}[keyof NewsFacts];"


def tagged(kinds: Any) -> list[type[Struct]]:
    return list(get_args(kinds))


def page() -> Iterator[str]:
    """The whole file, line by line."""
    yield HEAD
    yield from constants()
    yield ""
    yield "export type OptionValue = boolean | number | readonly string[] | null;"
    yield from interface(settings.Settings, "Settings")
    for struct in PARTS:
        yield from interface(struct, struct.__name__)
    yield from all_news()
    for struct in tagged(messages.Anything):
        yield from interface(struct, struct.__name__)
    yield ""
    yield "/** Whatever the server sends over a socket. */"
    yield from union("Message", [struct.__name__ for struct in tagged(messages.Anything)])
    for struct in tagged(requests.Anything):
        yield from interface(struct, f"{struct.__name__}Request")
    yield ""
    yield "/** Whatever a client sends over a socket. */"
    yield from union(
        "Request", [f"{struct.__name__}Request" for struct in tagged(requests.Anything)]
    )
    for struct in BODIES:
        yield from interface(struct, struct.__name__)


def main() -> int:
    text = "\n".join(page()) + "\n"
    if "--check" not in sys.argv[1:]:
        GOAL.parent.mkdir(parents=True, exist_ok=True)
        GOAL.write_text(text, encoding="utf-8")
        return 0
    if GOAL.exists() and GOAL.read_text(encoding="utf-8") == text:
        return 0
    print(f"{GOAL.relative_to(ROOT)} is old: run `make wire`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
