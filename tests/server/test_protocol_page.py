"""docs/protocol.md tells of all that goes over the wire, and of nothing else."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import Struct

from coyote import bots
from coyote.rules.state import Demand, Effect, Place
from coyote.rules.view import Phase
from coyote.server import connection, general, house, problems, socket, tables
from coyote.server.config import SETTINGS, Config
from coyote.server.serving import make_app
from coyote.table import (
    clocks,
    codes,
    log,
    messages,
    news,
    people,
    playing,
    requests,
    seating,
    talking,
    telling,
)
from coyote.table.settings import Settings

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "coyote"
PAGE: Final = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

Row = dict[str, str]


def structs(module: Any, base: type[Struct]) -> dict[str, type[Struct]]:
    """The structs of a module that are of a kind, by name."""
    found = vars(module).values()
    return {
        each.__name__: each
        for each in found
        if isinstance(each, type) and issubclass(each, base) and each not in (base, Struct)
    }


def tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


REQUESTS: Final = {tag(each): each for each in structs(requests, requests.Request).values()}
MESSAGES: Final = {tag(each): each for each in structs(messages, messages.Message).values()}
PARTS: Final[dict[str, type[Struct]]] = {
    **structs(messages, messages.Part),
    **structs(general, Struct),
    **structs(tables, Struct),
    "Settings": Settings,
}
del PARTS["Health"]  # one word, told in the table of paths


def sections() -> dict[str, str]:
    """What stands under each heading."""
    found = re.split(r"^#+ (.+)$", PAGE, flags=re.MULTILINE)
    assert len(set(found[1::2])) == len(found[1::2]), "a heading stands twice"
    return dict(zip(found[1::2], found[2::2]))


SECTIONS: Final = sections()


def rows(text: str) -> list[list[Row]]:
    """The tables of a text, row by row, by the heads of their columns."""
    found: list[list[Row]] = []
    for block in re.findall(r"(?:^\|.*\|\n)+", text, flags=re.MULTILINE):
        head, _, *lines = [
            [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for line in block.splitlines()
        ]
        assert all(len(line) == len(head) for line in lines), block
        found.append([dict(zip(head, line)) for line in lines])
    return found


def table(heading: str, *columns: str) -> list[Row]:
    """The table under a heading that begins with these columns."""
    for found in rows(SECTIONS[heading]):
        if tuple(found[0])[: len(columns)] == columns:
            return found
    raise AssertionError(f"no table {columns} under {heading}")


def words(cell: str) -> list[str]:
    """What a cell has in the type of code."""
    return re.findall(r"`([^`]+)`", cell)


def word(cell: str) -> str:
    (only,) = words(cell)
    return only


# Requests, messages, parts


def test_every_request_is_there_with_its_fields() -> None:
    told = {
        word(row["request"]): {words(field)[0] for field in row["fields"].split(";") if field}
        for row in table("Every request", "request", "fields")
    }
    fields = {name: set(struct.__struct_fields__) - {"id"} for name, struct in REQUESTS.items()}
    assert told == fields


@pytest.mark.parametrize("name", [*MESSAGES, *PARTS])
def test_every_message_and_part_is_there_with_its_fields(name: str) -> None:
    struct = MESSAGES.get(name) or PARTS[name]
    told = table(f"`{name}`", "field")
    assert [word(row["field"]) for row in told] == list(struct.__struct_fields__)
    for row in told:
        holds = row.get("holds", "")
        for part in re.findall(r"`([A-Z]\w*)`", holds):
            assert part in PARTS, part
    if struct in MESSAGES.values() or issubclass(struct, tables.NewTable | tables.Joining):
        left_out = {field.name for field in msgspec.structs.fields(struct) if not field.required}
        assert {word(row["field"]) for row in told if "\\*" in row["field"]} == left_out


def test_no_other_message_or_part_is_there() -> None:
    named = {word(heading) for heading in SECTIONS if heading.startswith("`")}
    assert named == {*MESSAGES, *PARTS}


def test_the_defaults_of_the_settings_are_those_of_the_code() -> None:
    told = {word(row["field"]): row["default"].strip("`") for row in table("`Settings`", "field")}
    defaults = msgspec.to_builtins(Settings())
    assert {
        name: json.loads(value) if value not in ("eyes", "odds") else value
        for name, value in told.items()
    } == defaults


def test_all_news_are_there_with_their_facts() -> None:
    told = {
        word(row["news"]): tuple(words(row["facts"].partition(":")[0]))
        for row in table("`News`", "news", "facts")
    }
    events = {tag(event): facts for event, facts in news._TOLD.items()}
    assert told == {**events, "kicked": events["left"]}
    why = next(row for row in table("`News`", "news") if row["news"] == "`taken-over`")
    assert log.TakenOver.__struct_fields__[-1] == "why"
    assert words(why["facts"].partition("why`:")[2]) == ["time", "away", "left", "kicked"]


# Codes


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    """Every call of a function in a folder or a file."""
    for file in [folder] if folder.is_file() else sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(called, ast.Name) and called.id == name:
                yield node


def text_at(call: ast.Call, place: int) -> str | None:
    """A text that a call is given at a place."""
    argument = call.args[place] if len(call.args) > place else None
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return None


def keywords(call: ast.Call) -> set[str]:
    return {keyword.arg for keyword in call.keywords if keyword.arg}


def keys(call: ast.Call, place: int) -> set[str]:
    """The keys of a dictionary that a call is given."""
    given = call.args[place] if len(call.args) > place else None
    named = given.keys if isinstance(given, ast.Dict) else []
    return {str(key.value) for key in named if isinstance(key, ast.Constant)}


def told_codes(columns: tuple[str, ...], row: int = 0) -> dict[str, set[str]]:
    found = [each for each in rows(SECTIONS["Rejections"]) if tuple(each[0]) == columns]
    return {word(each["code"]): set(words(each.get("facts", ""))) for each in found[row]}


def test_every_rejection_of_a_table_is_there_with_its_facts() -> None:
    refused = {str(text_at(call, 0)): keywords(call) for call in calls(SOURCE / "table", "Refused")}
    refused.pop("None", None)  # the one that is made anew from its code
    refused |= {
        str(text_at(call, 1)): keywords(call)
        for call in calls(SOURCE / "server" / "socket.py", "_rejected")
    }
    assert told_codes(("code", "facts", "it says")) == refused


def test_every_fault_of_the_wishes_for_a_game_is_there_with_its_facts() -> None:
    setup = SOURCE / "rules" / "setup.py"
    faults = {str(text_at(call, 1)): keys(call, 2) for call in calls(setup, "InvalidSetup")}
    (unknown,) = calls(SOURCE / "bots" / "bot.py", "UnknownBot")
    faults[str(text_at(unknown, 1))] = keys(unknown, 2)
    assert told_codes(("code", "facts", "it says"), 1) == faults


def test_every_fault_of_an_action_is_there() -> None:
    found = set()
    for name in ("refusals", "legality"):
        tree = ast.parse((SOURCE / "rules" / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                found |= {
                    each.value
                    for each in ast.walk(node.elts[1])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    assert set(told_codes(("code", "it says"))) == {code for code in found if "-" in code}
    notation = {
        str(text_at(call, 1)): keys(call, 2) for call in calls(SOURCE / "rules", "InvalidNotation")
    }
    for code, facts in notation.items():
        assert code == "no-move" or f"`{code}`" in SECTIONS["Rejections"]
        assert facts == {"text"}


def test_every_error_over_http_is_there_with_its_facts() -> None:
    told = {
        (int(row["status"]), word(row["code"])): set(words(row["facts"]))
        for row in table("Errors over HTTP", "status")
        if "any of" not in row["code"]
    }
    raised: dict[tuple[int, str], set[str]] = {(400, "bad-request"): {"field"}}
    for call in calls(SOURCE / "server", "Problem"):
        status, code = call.args[0], text_at(call, 1)
        if isinstance(status, ast.Constant) and code is not None:
            raised[int(str(status.value)), code] = keys(call, 2)
    raised |= {(status, code): set() for status, code in problems._CODES.items()}
    raised[503, "try-again"] = set()  # `Gone` says it to its own base
    assert told == raised
    fields = {word(row["field"]) for row in table("Errors over HTTP", "field")}
    assert fields == set(problems.Trouble.__struct_fields__)


def test_every_close_code_is_there() -> None:
    told = {
        (word(row["reason"]), int(row["close code"]))
        for row in table("The life of a connection", "close code", "reason")
        if row["reason"]
    }
    # An error that nobody expected closes with 4000 and its status.
    assert told == {*socket.CLOSE_CODES.items(), ("server-error", 4500)}
    nameless = {
        int(row["close code"])
        for row in table("The life of a connection", "close code")
        if not row["reason"]
    }
    assert nameless == {1006, 1009, 1011}


def test_every_goodbye_is_there() -> None:
    told = set(words(PAGE.partition("A `bye` has one of these codes:")[2].partition("\n\n")[0]))
    given = set()
    for file in [*SOURCE.glob("table/*.py"), *SOURCE.glob("server/*.py")]:
        source = file.read_text(encoding="utf-8")
        given |= set(re.findall(r'Bye\(code="([a-z-]+)"\)', source))
        given |= set(re.findall(r'_dismiss\(live, "([a-z-]+)"\)', source))
        given |= set(re.findall(r'table\.close\(\w+, "([a-z-]+)"\)', source))
        given |= set(re.findall(r'go\(table, [\w.]+, "([a-z-]+)"\)', source))
    hello = (SOURCE / "server" / "socket.py").read_text(encoding="utf-8")
    given |= set(re.findall(r'return "([a-z-]+)"', hello.partition("def _who")[2]))
    given |= set(re.findall(r'_refuse\(socket, "([a-z-]+)"\)', hello))
    given |= set(re.findall(r'tokens.get\(.*, "([a-z-]+)"\)', hello))
    assert told == given


# Paths


def test_every_path_is_there(tmp_path: Path) -> None:
    app = make_app(Config(database=f"sqlite:///{tmp_path}/coyote.db"))
    served = {
        f"{method.upper()} {path}"
        for path, item in (app.openapi_schema.paths or {}).items()
        for method in ("get", "post", "put", "patch", "delete")
        if getattr(item, method) is not None
    }
    assert {word(row["path"]) for row in table("HTTP", "path")} == served
    sockets = [route.path for route in app.routes if "websocket" in type(route).__name__.lower()]
    assert sockets == ["/api/tables/{code:str}/socket"]
    assert "`/api/tables/CODE/socket`" in PAGE


# Words and numbers


def test_the_words_are_those_of_the_code() -> None:
    told = {row["words"]: words(row["they are"]) for row in table("Words", "words")}
    assert told == {
        "animals": list(people.ANIMALS),
        "signs": list(talking.SIGNS),
        "bots": list(bots.NAMES),
    }
    offered = [
        (word(row["bot"]), int(row["level"]), word(row["animal"])) for row in table("Words", "bot")
    ]
    assert offered == [
        (each.name, each.level, each.animal) for each in bots.CHARACTERS if each.level is not None
    ]
    assert f"`{codes.LETTERS}`" in PAGE
    phases = {word(row["`view.phase`"]) for row in table("The phases of a game", "`view.phase`")}
    assert phases == set(get_args(Phase))
    view = {word(row["field"]): row["meaning"] for row in table("`View`", "field")}
    assert set(words(view["demand"])) == set(get_args(Demand))
    card = {word(row["field"]): row["meaning"] for row in table("`Card`", "field")}
    assert set(words(card["place"])) - {"?"} == set(get_args(Place))
    step = {word(row["field"]): row["meaning"] for row in table("`Step`", "field")}
    assert set(words(step["effect"])) == set(get_args(Effect))


def test_the_limits_are_those_of_the_code() -> None:
    own, configured = rows(SECTIONS["Limits"])
    assert {row["what"]: int(row["limit"]) for row in own} == {
        "characters of a name": people.LONGEST_NAME,
        "characters of a line": talking.LONGEST_TEXT,
        "characters of an id": 64,
        "lines of one person in 10 seconds": talking.MOST["say"],
        "reactions of one person in 10 seconds": talking.MOST["react"],
        "people at a table": people.MOST_PEOPLE,
        "granted ids that are remembered for a person": people.REMEMBERED,
        "wrong one-time codes at a table": seating.MOST_FAILURES,
        "seconds that a one-time code is good": clocks.MOVE_CODE // 1000,
        "lines of talk in a `sync`": telling.LINES_TOLD,
        "seconds for the `hello`": socket.HELLO,
        "seconds between two pings": house.SWEEP,
        "messages that wait for who does not read": connection.MOST_MESSAGES,
        "kilobytes that wait for who does not read": connection.MOST_BYTES // 1024,
        "messages on a socket that are no requests or come too fast": socket.MOST_FAULTS,
        "seconds that a deal waits for a `mix`": clocks.MIXING // 1000,
        "seconds that a deal waits for a `ready`": clocks.NEXT_ROUND // 1000,
        "seconds between rounds of bots alone, when somebody looks on": clocks.WATCHED // 1000,
        "times that a turn is made longer": playing.MOST_EXTRA,
        "seconds until an absent host's role passes on": clocks.HOST_AWAY // 1000,
    }
    assert talking.SPAN == 10_000
    defaults = {setting.option: setting.default for setting in SETTINGS}
    for row in configured:
        assert row["limit"] == defaults[word(row["setting"])], row


# Examples


def examples(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


def wire() -> list[tuple[str, str]]:
    """Each message of the examples, with the arrow that says who sends it."""
    found = [re.split(r"^([→←]) ", block, flags=re.MULTILINE)[1:] for block in examples("wire")]
    return [pair for block in found for pair in zip(block[::2], block[1::2])]


def some(kind: type) -> str:
    """What stands for a part that an example leaves out."""
    whole = next(text for arrow, text in wire() if arrow == "←" and '"reveal": null' in text)
    sync = msgspec.json.decode(whole, type=messages.Sync)
    told: list[object] = [sync.you, sync.table, sync.clock, sync.game, sync.view, sync.shuffle]
    held = {type(part): part for part in told}
    return msgspec.json.encode(held[kind]).decode()


LEFT_OUT: Final = {
    "you": messages.You,
    "table": messages.Table,
    "clock": messages.Clock,
    "game": messages.Game,
    "view": messages.View,
    "shuffle": messages.Shuffle,
}


def filled(text: str) -> str:
    """An example with what its dots stand for."""
    text = text.replace('"news": …', '"news": [{"code": "paused", "facts": {}}]')
    for name, kind in LEFT_OUT.items():
        if f'"{name}": …' in text:
            text = text.replace(f'"{name}": …', f'"{name}": {some(kind)}')
    assert "…" not in text, text
    return text


def test_the_examples_are_what_goes_over_the_wire() -> None:
    assert len(wire()) > 30
    decoder = msgspec.json.Decoder(messages.Anything)
    for arrow, text in wire():
        whole = filled(text)
        if arrow == "→":
            assert tag(type(requests.decode(whole))) == json.loads(whole)["type"]
        else:
            # Nothing is lost on the way: so no field is there that does not exist.
            again = messages.encode(decoder.decode(whole))
            assert json.loads(again) == json.loads(whole), text


def test_the_examples_of_parts_are_whole() -> None:
    found = re.findall(r"^```part (\w+)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert found
    for name, text in found:
        part = msgspec.json.decode(text, type=PARTS[name])
        assert json.loads(msgspec.json.encode(part)) == json.loads(text)


def test_the_examples_over_http_are_what_the_server_reads_and_writes() -> None:
    bodies = {
        "/api/tables": tables.NewTable,
        "/people": tables.Joining,
        "/claim": tables.Claim,
    }
    assert len(examples("http")) > 3
    for block in examples("http"):
        asked, answered = block.split("\n\n")
        line, _, body = asked.partition("\n")
        method, path = line.split()
        kind = next(kind for end, kind in bodies.items() if path.endswith(end))
        assert method == "POST"
        msgspec.json.decode(body, type=kind)
        status, _, answer = answered.partition("\n")
        given = tables.Place if status == "201" else problems.Trouble
        told = msgspec.json.decode(answer, type=given)
        assert json.loads(msgspec.json.encode(told)) == json.loads(answer)
