"""No byte that reaches somebody depends on a card that they may not see."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from server.leaks import LEAKS, Leak, Spy, order_of_the_rest
from server.scripts import GAMES, Moment, Twin
from server.stage import HOST, Rigged, Stage, Swap, Time, staged
from server.twins import Ear, Run, Script, perform
from server.wire import Json, ask

from coyote.server.workers import Workers
from coyote.table.tokens import hashed


def told(run: Run, ear: str, until: Moment) -> list[bytes]:
    """What reached somebody up to a moment."""
    return run.heard[ear][: run.marks[until][ear]]


def told_then(run: Run, ear: str, moment: Moment) -> list[bytes]:
    """What reached somebody by the move of that moment, and by asking about it."""
    moments = list(run.marks)
    following = moments[moments.index(moment) + 1]
    return run.heard[ear][run.marks[moment][ear] : run.marks[following][ear]]


def leaks(base: Run, other: Run, twin: Twin) -> list[str]:
    """Who could tell one game from the other, and by what."""
    found = []
    for ear, moment in twin.blind.items():
        one, two = told(base, ear, moment), told(other, ear, moment)
        differing = next((pair for pair in zip(one, two) if pair[0] != pair[1]), None)
        if differing is not None:
            found.append(f"{ear} hears something else: {_excerpt(*differing)}")
        elif len(one) != len(two):
            found.append(f"{ear} hears {len(one)} messages and not {len(two)}")
    return found


def _excerpt(first: bytes, second: bytes) -> str:
    """Where two messages part."""
    place = next((i for i, (a, b) in enumerate(zip(first, second)) if a != b), len(first))
    around = slice(max(0, place - 40), place + 40)
    return f"{first[around]!r} or {second[around]!r}"


def faces(heard: list[bytes]) -> Counter[str]:
    """The cards that lie open in the last state of a round that somebody was told."""
    for data in reversed(heard):
        start = data.find(b'{"type":"sync"')
        if start >= 0:
            sync: Any = json.loads(data[start:])
            cards = sync["view"]["cards"] or sync["rounds"][-1]["result"]["cards"]
            return Counter(card["card"] for card in cards if card["card"] is not None)
    raise AssertionError("no sync was heard")


def check_shown(base: Run, other: Run, twin: Twin) -> None:
    """What was changed is seen once it may be: else nothing was compared."""
    for ear, moment in twin.blind.items():
        if ear == "chance" or (twin.in_records and ear != "passer-by"):
            continue
        one, two = told_then(base, ear, moment), told_then(other, ear, moment)
        assert one != two, (twin.what, ear)
        if twin.swap is not None and not twin.in_records and not ear.endswith("again"):
            assert faces(one) - faces(two), (twin.what, ear)
            assert faces(two) - faces(one), (twin.what, ear)


async def compare(stage: Stage, script: Script, twins: list[Twin]) -> None:
    base = await perform(stage, script)
    for twin in twins:
        other = await perform(stage, script, twin.swap, last=twin.shown, instead=twin.instead)
        assert not leaks(base, other, twin), twin.what
        check_shown(base, other, twin)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_may_not_see_changes_no_byte_before_it_is_shown(game: str) -> None:
    async def run() -> None:
        async with staged() as stage:
            await compare(stage, *GAMES[game])

    asyncio.run(run())


def test_nor_does_it_when_other_processes_reckon_the_odds() -> None:
    async def run() -> None:
        async with staged(Workers) as stage:
            await compare(stage, *GAMES["museum with a wrong name"])

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "round", "shuffles"),
    [
        ("eyes", 1, 1),
        ("tomahawk to its end", 2, 2),
        ("museum with a refill", None, 0),
        ("classic", 3, 1),
    ],
)
def test_no_secret_that_tells_of_unseen_cards_reaches_anybody(
    game: str, round: int | None, shuffles: int
) -> None:
    """They are told with the end of a round: in `eyes` of their own, elsewhere of the last one."""
    script, _ = GAMES[game]
    run = asyncio.run(_perform(script))
    end: Moment = (len(script.rounds) + 1, "end")
    if round is not None:
        end = (round, script.rounds[round - 1][-1])
        then = {secret for ear in EARS for secret in found(run.secrets, told_then(run, ear, end))}
        assert len(then) == shuffles
    assert not {secret for ear in EARS for secret in found(run.secrets, told(run, ear, end))}


EARS = ("seat 0", "seat 0 again", "seat 1", "seat 1 again", "watcher", "passer-by")


def found(texts: list[str], heard: list[bytes]) -> list[str]:
    """Which of some texts stand in what somebody heard."""
    everything = b"".join(heard)
    return [text for text in texts if text.encode() in everything]


async def _perform(script: Script) -> Run:
    async with staged() as stage:
        return await perform(stage, script)


def test_a_token_reaches_only_whom_it_was_made_for() -> None:
    run = asyncio.run(_perform(GAMES["museum with a wrong name"][0]))
    tokens = list(dict.fromkeys(run.tokens))
    hashes = [hashed(token) for token in tokens]
    assert len(tokens) == 4
    for ear, token in zip(["seat 0", "seat 1", "seat 2", "watcher"], tokens):
        assert found(tokens, run.heard[ear]) == [token]
    for ear in ("seat 0 again", "seat 1 again", "seat 2 again", "passer-by"):
        assert found(tokens, run.heard[ear]) == []
    assert not any(found(hashes, heard) for heard in run.heard.values())


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_the_comparison_notices(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, Spy(monkeypatch))
    assert _found_leaks("museum with a wrong name", "seat 0 wears 6 and not 7")


def test_the_comparison_notices_the_pile_of_a_round_with_which_the_next_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order_of_the_rest(monkeypatch, Spy(monkeypatch))
    assert _found_leaks("museum", "seat 0 will wear 3 and not 20")


def _found_leaks(game: str, what: str) -> list[str]:
    script, twins = GAMES[game]
    twin = next(twin for twin in twins if twin.what == what)

    async def run() -> list[str]:
        async with staged() as stage:
            base = await perform(stage, script, last=twin.shown)
            other = await perform(stage, script, twin.swap, last=twin.shown)
        return leaks(base, other, twin)

    return asyncio.run(run())


# Bots. One that sees another card may do something else, but no sooner and no later.


@asynccontextmanager
async def facing_a_bot(
    stage: Stage, chance: Rigged, time: Time, bot_delay: tuple[float, float] = (0, 0)
) -> AsyncIterator[tuple[Ear, Ear]]:
    """Somebody at seat 0 who starts, a passer-by, and a bot at seat 1."""
    async with stage.playing(chance, time, bot_delay):
        wish = {"name": "Ann", "settings": {"edition": "tomahawk"}}
        place = (await ask(stage.port, "POST", "/api/tables", wish, host=HOST)).json
        ann, passer = (Ear(stage.port, [], {**place, **more}) for more in ({}, {"token": None}))
        await ann.enter()
        await passer.enter()
        await ann.grant("add-bot", bot="odds")
        await ann.grant("start", starter=0)
        await ann.grant("mix", round=1, entropy="00" * 16)
        await ann.resync()
        yield ann, passer
        await ann.socket.close()
        await passer.socket.close()


def test_a_bot_waits_as_long_whatever_it_sees() -> None:
    async def play(stage: Stage, swap: Swap | None) -> tuple[list[bytes], str]:
        """What was asked of chance until the bot moved, and its move."""
        chance, time = Rigged({(1, "deal"): "20 5 -10"}, swap), Time()
        async with facing_a_bot(stage, chance, time, (0.02, 0.06)) as (ann, _):
            await ann.grant("act", version=ann.version, action="bid 8")
            for _ in range(5):
                await ann.grant("pong")  # meanwhile the bot has thought
            await ann.resync()
            heard = len(ann.heard)
            time.now += 20 + min(chance.numbers[-2:]) - 1
            await ann.grant("pong")
            assert len(ann.heard) == heard + 1, "the bot moved too soon"
            time.now += 1
            await ann.grant("pong")
            update = await ann.socket.until(type="update")
            asked = list(chance.asked)
            moves = update["view"]["moves"] or update["round"]["result"]["moves"]
        return asked, moves[-1]

    async def run() -> None:
        async with staged() as stage:
            asked, move = await play(stage, None)
            asked_then, other_move = await play(stage, Swap((1, "deal"), 0, 2))
        assert asked == asked_then[: len(asked)]
        assert {move, other_move} == {"1 bid 9", "1 challenge"}

    asyncio.run(run())


@pytest.mark.parametrize(
    ("first", "second", "blind"),
    [(1, 4, ["passer-by"]), (5, 6, ["passer-by", "seat 0"])],
    ids=["its own card", "the pile"],
)
def test_what_a_bot_does_tells_nothing_of_a_card_that_it_cannot_see(
    first: int, second: int, blind: list[str]
) -> None:
    async def play(stage: Stage, swap: Swap | None) -> dict[str, list[bytes]]:
        """What all hear until the bot challenges."""
        chance, time = Rigged({(1, "deal"): "6 20 1 2 -5 7 8"}, swap), Time()
        async with facing_a_bot(stage, chance, time) as (ann, passer):
            for bid in range(5, 999, 5):
                lengths = len(ann.heard), len(passer.heard), len(chance.asked)
                await ann.grant("act", version=ann.version, action=f"bid {bid}")
                update: Json = {}
                while "round" not in update and update.get("view", {}).get("to_act") != [0]:
                    update = await ann.socket.until(type="update")
                if "round" in update:
                    break
                await ann.resync()
                await passer.resync()
            heard = {"seat 0": ann.heard, "passer-by": passer.heard, "chance": chance.asked}
            return {name: told[:size] for (name, told), size in zip(heard.items(), lengths)}

    async def run() -> None:
        async with staged() as stage:
            one = await play(stage, None)
            two = await play(stage, Swap((1, "deal"), first, second))
        assert len(one["chance"]) > 8, "the bot raised at least once"
        for ear in (*blind, "chance"):
            assert one[ear] == two[ear]
        assert (one["seat 0"] == two["seat 0"]) == ("seat 0" in blind)

    asyncio.run(run())
