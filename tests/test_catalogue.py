"""The English catalogue: whole, well-formed, and with a sentence for whatever goes wrong."""

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tables import EXAMPLE, game, lose, recorded, sentence, stacked, table, told

import coyote
from coyote import Bid, Card, CoyoteError, Name, apply, deal, new_game
from coyote.catalogue import Catalogue, catalogue
from coyote.record import InvalidRecord, read, replay

SOURCE = Path(coyote.__file__).parent
ROOT = Path(__file__).parents[1]
RESOURCE = FluentParser().parse((ROOT / "locales" / "en.ftl").read_text(encoding="utf-8"))
NAMES = [entry.id.name for entry in RESOURCE.body if isinstance(entry, ftl.Message)]
ERRORS = {"CoyoteError", *(cls.__name__ for cls in CoyoteError.__subclasses__())}
Cause: TypeAlias = Callable[[], object]
RULE = re.compile(r"[A-Z]{1,2}[0-9]+|RECORD")


def trees(*rooms: str) -> Iterator[ast.Module]:
    """The sources of some rooms, or of all."""
    for path in sorted(SOURCE.rglob("*.py")):
        if not rooms or path.relative_to(SOURCE).parts[0] in rooms:
            yield ast.parse(path.read_text(encoding="utf-8"))


def texts(node: ast.expr) -> set[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def codes(*rooms: str) -> set[str]:
    """The codes of all errors that some rooms raise or return as a refusal."""
    found: set[str] = set()
    for tree in trees(*rooms):
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name("_fault"), args=[code, *_]):
                    found |= texts(code)
                case ast.Call(func=ast.Name(name), args=[_, code, *_]) if name in ERRORS:
                    found |= texts(code)
                case ast.Assign(targets=[ast.Name("code")], value=code):
                    found |= texts(code)
                case ast.Tuple(elts=[rule, code]) if all(map(RULE.fullmatch, texts(rule))):
                    found |= {text for text in texts(code) if "-" in text}
    return found


def test_the_catalogue_has_no_junk_and_no_name_twice() -> None:
    assert [entry for entry in RESOURCE.body if isinstance(entry, ftl.Junk)] == []
    assert len(NAMES) == len(set(NAMES))


def test_every_code_has_a_message() -> None:
    prefixes = ("error", "terminal-error")
    told = {code for code in codes() if any(f"{prefix}-{code}" in NAMES for prefix in prefixes)}
    assert codes() - told == set()
    assert {code for code in codes("rules", "record") if f"error-{code}" not in NAMES} == set()


def test_no_message_is_unused() -> None:
    literals: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [texts(part) for part in node.values]
                patterns.add(
                    re.compile("".join(re.escape(*part) if part else "(.+)" for part in parts))
                )
    for path in (ROOT / "web" / "src").rglob("*.*"):
        if path.suffix in (".ts", ".svelte"):
            literals |= set(
                re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", path.read_text(encoding="utf-8"))
            )

    def used(name: str) -> bool:
        built = (pattern.fullmatch(name) for pattern in patterns)
        return name in literals or any(found and {*found.groups()} <= literals for found in built)

    assert [name for name in NAMES if not used(name)] == []


def test_a_message_that_is_not_there_or_lacks_a_fact_is_an_error() -> None:
    words = catalogue()
    assert "error-game-over" in words
    assert "error-nothing" not in words
    with pytest.raises(LookupError):
        words.text("error-nothing")
    with pytest.raises(ValueError, match="text"):
        words.text("error-no-card")
    with pytest.raises(OSError, match=r"xx\.ftl"):
        Catalogue("xx")


def after(edition: str, *moves: str, losers: tuple[int, ...] = (), **options: object) -> Cause:
    """Replay a game of three in which these lose a round each, then come these moves."""

    def cause() -> object:
        state, rounds = game(new_game(edition, 3, starter=0, **options), [*losers])
        pile = " ".join(stacked(state, "1 2 3" if not losers else ""))
        record = recorded(edition, 3, *rounds, {"pile": pile, "moves": moves}, options=options)
        return replay(read(record))

    return cause


def reading(data: str) -> Cause:
    return lambda: replay(read(data.encode()))


def head(**changes: object) -> Cause:
    """Replay the example with another head."""
    return reading(json.dumps({**json.loads(EXAMPLE), **changes}))


def first_round(**changes: object) -> Cause:
    """Replay the example with another first round."""
    return head(rounds=[{**json.loads(EXAMPLE)["rounds"][0], **changes}])


ALL = ["confirm", "reverse", "extra", "double", "restart", "next"]
PILE = str(json.loads(EXAMPLE)["rounds"][0]["pile"])

CASES: dict[str, tuple[Cause, str]] = {
    "not-your-turn": (
        after("eyes", "0 bid 999", "1 challenge", "2 guess 0"),
        "round 1, move 3: seat 2 may not act now: it is for seat 0 (E9)",
    ),
    "no-pile": (
        lambda: apply(new_game("eyes", 2), 0, Bid(5)),
        "seat 0 may not act now: a pile has to be dealt first (RECORD)",
    ),
    "game-over": (
        lambda: apply(lose(table("classic", 2, limit=1), 0), 1, Bid(5)),
        "the game is over (C6)",
    ),
    "not-in-edition": (
        after("eyes", "0 confirm"),
        "round 1, move 1: seat 0 may not confirm: there is no confirm in eyes (RECORD)",
    ),
    "variant-off": (
        after("tomahawk", "0 bid 5 double"),
        "round 1, move 1: seat 0 may not use “bid 5 double”: this game is played without it (HA4)",
    ),
    "not-asked": (
        after("eyes", "0 discard open"),
        "round 1, move 1: seat 0 may not discard: nobody is asked to now (E9)",
    ),
    "no-bid-left": (
        after("eyes", "0 bid 999", "1 peek"),
        "round 1, move 2: seat 1 may not peek: somebody would have to bid and no number is left"
        " (C10)",
    ),
    "bid-owed": (
        after("eyes", "0 bid 5", "1 peek", "1 challenge"),
        "round 1, move 3: seat 1 may not challenge: a bid is owed first (E5)",
    ),
    "bid-integer": (
        lambda: apply(table("eyes", 2), 0, Bid(number=True)),
        "seat 0 may not bid that: a bid is a whole number (RECORD)",
    ),
    "bid-range": (
        after("eyes", "0 bid -1000"),
        "round 1, move 1: seat 0 may not bid -1000: a bid lies between -999 and 999 (C10)",
    ),
    "bid-below-minimum": (
        after("museum", "0 bid 4", min_bid=5),
        "round 1, move 1: seat 0 may not bid 4: the opening bid is at least 5 (M2)",
    ),
    "bid-not-higher": (
        after("eyes", "0 bid 5", "1 bid 5"),
        "round 1, move 2: seat 1 may not bid 5: a bid must be at least 6 now (C2)",
    ),
    "bid-none-higher": (
        after("eyes", "0 bid 999", "1 bid 999"),
        "round 1, move 2: seat 1 may not bid 999:"
        " no number is higher than 999, only a challenge is left (C2)",
    ),
    "bid-withdrawn": (
        after("tomahawk", "0 bid 5", "1 restart", "0 bid 5", additions=ALL),
        "round 1, move 3: seat 0 may not bid 5: that number was withdrawn, name another (HA5)",
    ),
    "challenge-nothing": (
        after("eyes", "0 challenge"),
        "round 1, move 1: seat 0 may not challenge: there is no bid yet (C2)",
    ),
    "peek-first-turn": (
        after("eyes", "0 peek"),
        "round 1, move 1: seat 0 may not peek: not on the first turn of the round (E6)",
    ),
    "peek-again": (
        after("eyes", "0 bid 5", "1 peek", "1 peek"),
        "round 1, move 3: seat 1 may not peek: the centre card was seen already (E7)",
    ),
    "peek-no-open-eye": (
        head(
            options={"trickster": True},
            rounds=[
                {
                    "pile": PILE,
                    "moves": ["0 bid 5", "1 peek", "1 bid 99", "2 challenge", "0 guess 1"],
                },
                {"pile": PILE, "moves": ["1 bid 5", "2 bid 6", "0 bid 7", "1 peek"]},
            ],
        ),
        "round 2, move 4: seat 1 may not peek: no open eye (E5)",
    ),
    "coyote-not-held": (
        after("eyes", "0 coyote", trickster=True),
        "round 1, move 1: seat 0 may not lay the Coyote card: another holds it, or nobody (T5)",
    ),
    "coyote-first-turn": (
        after("eyes", "0 coyote", losers=(0,), trickster=True),
        "round 2, move 1: seat 0 may not lay the Coyote card: not on the first turn of the round"
        " (T5)",
    ),
    "coyote-again": (
        after(
            *("eyes", "0 bid 1", "1 bid 2", "2 bid 3", "0 coyote", "0 coyote"),
            losers=(0,),
            trickster=True,
        ),
        "round 2, move 5: seat 0 may not lay the Coyote card: it was laid this round (T5)",
    ),
    "guess-owed": (
        after("eyes", "0 bid 5", "1 challenge", "2 bid 6", trickster=True),
        "round 1, move 3: seat 2 may not bid: a guess is owed now (T2)",
    ),
    "guess-who": (
        after("eyes", "0 bid 5", "1 challenge", "2 guess 2", trickster=True),
        "round 1, move 3: seat 2 may not guess 2: guess the bidder or the challenger (T2)",
    ),
    "discard-owed": (
        after("eyes", "0 bid 999", "1 challenge", "0 bid 5"),
        "round 1, move 3: seat 0 may not bid: an eye card has to be returned now (E9)",
    ),
    "addition-used": (
        after("tomahawk", "0 bid 5 next 1", "1 bid 6 next 0", additions=ALL),
        "round 1, move 2: seat 1 may not use “bid 6 next 0”: it was used this round (HA6)",
    ),
    "addition-before-bid": (
        after("tomahawk", "0 restart", additions=ALL),
        "round 1, move 1: seat 0 may not restart: there is no bid yet (HA5)",
    ),
    "addition-seat": (
        after("tomahawk", "0 bid 5 extra 0", additions=ALL),
        "round 1, move 1: seat 0 may not use “bid 5 extra 0”: name another living seat,"
        " with extra and next only (HA3)",
    ),
    "no-addition": (
        after("tomahawk", "0 bid 5", "1 restart", "0 bid 6 double", additions=ALL),
        "round 1, move 3: seat 0 may not use “bid 6 double”: no addition goes with a bid after"
        " a restart (HA5)",
    ),
    "must-answer": (
        after("tomahawk", "0 bid 5", "1 confirm", "2 reverse", additions=ALL),
        "round 1, move 3: seat 2 may not reverse: raise or challenge (HA1)",
    ),
    "token-used": (
        after("museum", "0 swap", "0 bid 5", "1 swap", tokens=True),
        "round 1, move 3: seat 1 may not swap: no such token is left this round (MT4)",
    ),
    "tokens-two-left": (
        after("museum", "1 skip", losers=(0, 0, 0), tokens=True),
        "round 4, move 1: seat 1 may not skip: with two players left there are no tokens (MT3)",
    ),
    "owner-must-raise": (
        after("museum", "0 bid 5", "1 skip", "2 skip", "0 challenge", tokens=True),
        "round 1, move 4: seat 0 may not challenge: the bid is its own, it must raise (MT3)",
    ),
    "name-no-card": (
        lambda: apply(table("museum", 3, tokens=True), 0, Name(Card("0"))),
        "seat 0 may not name 0: there is no such feather (MT5)",
    ),
    "pile-not-due": (lambda: deal(table("eyes", 2), ()), "no pile is due now (RECORD)"),
    "pile-missing": (
        first_round(pile="7"),
        "round 1, move 0: the pile does not hold the 17 cards that are due: one -10 is missing"
        " (E1)",
    ),
    "pile-surplus": (
        first_round(pile=f"{PILE} 7"),
        "round 1, move 0: the pile does not hold the 17 cards that are due: one 7 is too many (E1)",
    ),
    "pile-order": (
        lambda: deal(lose(table("museum", 3), 0), stacked(lose(table("museum", 3), 0))[::-1]),
        "the first 27 cards are not the undrawn rest in its order (M6)",
    ),
    "refill-missing": (
        lambda: replay(read(recorded("classic", 9, *dry()))),
        "round 4, move 0: the pile ran dry and the round has no refill (K4)",
    ),
    "refill-unneeded": (
        first_round(refill=""),
        "round 1, move 0: the round has a refill and the pile did not run dry (RECORD)",
    ),
    "no-card": (first_round(pile="7 x"), "round 1, move 0: “x” is no card (RECORD)"),
    "no-action": (
        first_round(moves=["0 raise"]),
        "round 1, move 1: “raise” is no action (RECORD)",
    ),
    "no-move": (
        first_round(moves=["bid 12"]),
        "round 1, move 1: “bid 12” is no move: write a seat and an action, like 0 bid 12 (RECORD)",
    ),
    "no-seat": (
        first_round(moves=["3 bid 12"]),
        "round 1, move 1: there is no seat 3: seats go from 0 to 2 (RECORD)",
    ),
    "edition": (
        head(edition="chess"),
        "record: “chess” is no edition: choose eyes, tomahawk, museum or classic (RECORD)",
    ),
    "players": (head(players=["Ann"]), "record: eyes is for 2 to 6 players, not 1 (E2)"),
    "starter": (head(starter=3), "record: the starter is a seat from 0 to 2, not 3 (C7)"),
    "option-unknown": (
        head(options={"limit": 3}),
        "record: eyes has no option “limit”: it has trickster (RECORD)",
    ),
    "option-flag": (
        head(options={"trickster": 1}),
        "record: trickster is true or false, not 1 (RECORD)",
    ),
    "additions-list": (
        lambda: new_game("tomahawk", 3, additions="extra"),
        "additions is a list of names, not extra (RECORD)",
    ),
    "addition-unknown": (
        lambda: new_game("tomahawk", 3, additions=["swap"]),
        f"“swap” is no addition: choose from {', '.join(ALL)} (RECORD)",
    ),
    "addition-twice": (
        lambda: new_game("tomahawk", 3, additions=["next", "next"]),
        "the addition next is listed twice (RECORD)",
    ),
    "limit": (
        lambda: new_game("museum", 5, limit=4),
        "the limit is 3 in museum with 5 players, not 4 (M4)",
    ),
    "min-bid": (
        lambda: new_game("museum", 3, min_bid=1000),
        "min_bid is null or a whole number from -999 to 999, not 1000 (M2)",
    ),
    "round-over": (
        first_round(moves=["0 bid 12", "1 challenge", "1 discard open", "0 peek"]),
        "round 1, move 4: the round is over (RECORD)",
    ),
    "round-unfinished": (
        head(rounds=[{"pile": PILE, "moves": ["0 bid 5"]}, {"pile": PILE, "moves": []}]),
        "round 1, move 2: the round ends too early (RECORD)",
    ),
    "record-size": (reading(" " * 5_000_001), "record: larger than 5,000,000 bytes (RECORD)"),
    "record-no-text": (lambda: read(b"\xff"), "record: not UTF-8 text (RECORD)"),
    "record-no-json": (reading("{\n}}"), "record: not JSON: see line 2, column 2 (RECORD)"),
    "record-deep": (reading("[" * 99_999), "record: nested too deeply (RECORD)"),
    "record-number": (
        reading("[NaN]"),
        "record: holds a number that JSON does not have or that is too long (RECORD)",
    ),
    "record-key-twice": (
        reading('{"a": 1, "a": 2}'),
        "record: has the key a twice (RECORD)",
    ),
    "record-no-object": (reading("[]"), "record: not a JSON object (RECORD)"),
    "record-field-missing": (reading("{}"), "record: has no field “format” (RECORD)"),
    "record-field-type": (
        head(rounds={}),
        "record: the field “rounds” has to be a list (RECORD)",
    ),
    "record-format": (
        head(format="pgn"),
        "record: the format is pgn, not “coyote-record/1” (RECORD)",
    ),
    "record-players": (
        head(players=[1, 2, 3]),
        "record: the players have to be a list of texts (RECORD)",
    ),
    "record-round": (head(rounds=[1]), "record: round 1 has to be an object (RECORD)"),
    "record-moves": (
        first_round(moves="0 bid 12"),
        "record: round 1 has to have a list of moves (RECORD)",
    ),
    "record-pile": (
        first_round(pile=7),
        "round 1, move 0: the pile has to be a text of cards (RECORD)",
    ),
}


def dry() -> list[dict[str, object]]:
    """Four rounds of nine in `classic`: the last takes the last cards, and its `?` finds none."""
    state, rounds = game(new_game("classic", 9), [0, 1, 2])
    pile = " ".join(stacked(state))
    return [*rounds, {"pile": pile, "moves": ["2 bid 99", "3 challenge"]}]


@pytest.mark.parametrize("code", CASES)
def test_every_error_of_the_rules_and_of_records_is_told_in_a_sentence(code: str) -> None:
    cause, line = CASES[code]
    with pytest.raises(CoyoteError) as caught:
        cause()
    error = caught.value
    said = told(error) if isinstance(error, InvalidRecord) else f"{sentence(error)} ({error.rule})"
    assert (error.code, said) == (code, line)


def test_no_error_is_left_out() -> None:
    assert set(CASES) == codes("rules", "record")
