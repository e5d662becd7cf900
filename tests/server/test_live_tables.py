"""What happens around a game, over sockets: hosts, guests, talk, and people who come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from server.clients import QUICK, Client, Json, Party, Rejected, bearer, until_all
from server.process import serving
from server.referee import check_record


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables"), *QUICK) as served:
        yield served.url
        assert served.stop() == 0
        assert served.log == ""


async def lose(loser: Client, challenger: Client, *others: Client) -> None:
    """Play a round that somebody loses who is next: nobody has 999."""
    rounds = len(loser.rounds)
    for client in (loser, challenger, *others):
        await settle(client)
    await loser.until_turn()
    await loser.act("bid 999")
    await challenger.until_turn()
    await challenger.act("challenge")
    await until_all((loser, challenger, *others), lambda each: len(each.rounds) > rounds)


async def settle(client: Client) -> None:
    """Have the next round dealt as soon as may be."""
    coming = len(client.rounds) + 1
    await client.until(lambda: client.shuffle is not None and client.shuffle["round"] == coming)
    await client.send("ready", round=coming - 1)
    await client.send("mix", round=coming, entropy="ab" * 16)


def test_a_rematch_with_a_late_comer_in_another_edition(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="tomahawk", options={"limit": 1})
            bo = await party.join(host, "Bo")
            await host.ask("add-bot", bot="cautious")
            await host.ask("start", starter=1)
            late = await party.join(host, "Cy")
            assert late.you["seat"] is None
            assert late.view is not None
            assert late.view["seat"] is None
            assert await late.refusal("act", version=late.version, action="bid 5") == "not-in-game"
            await asyncio.gather(host.play_to_end(), bo.play_to_end())
            await late.until(lambda: late.over)
            assert late.seat == 3
            assert [seat["name"] for seat in late.table["seats"]] == ["Ann", "Bo", "cautious", "Cy"]

            await host.ask("configure", settings={"edition": "classic"})
            await host.ask("remove-bot", seat=2)
            await bo.ask("stand")
            await host.ask("start")
            await bo.until(lambda: bo.table["games"] == 2)
            await late.until(lambda: late.table["phase"] == "playing")
            assert bo.you["seat"] is None
            assert late.seat == 1
            await asyncio.gather(host.play_to_end(), late.play_to_end())
            await bo.until(lambda: bo.over)

            lines = (await party.get(f"/api/tables/{host.code}/records")).content.splitlines()
            first, second = (check_record(line, host, bo, late) for line in lines)
            assert (first["edition"], first["starter"]) == ("tomahawk", 1)
            assert (second["edition"], second["players"]) == ("classic", ["Ann", "Cy"])

    asyncio.run(play())


def test_who_comes_while_cards_are_hidden_is_named_when_they_lie_open(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic")
            bo = await party.join(host, "Bo")
            await host.ask("start", starter=0)
            await settle(host)
            await settle(bo)
            await host.until_turn()
            late = await party.join(host, "You wear a 7")
            await host.until_news("joined")
            assert late.you["name"] == "You wear a 7"
            assert [each["name"] for each in host.table["people"]] == ["Ann", "Bo"]
            assert "wear" not in json.dumps([host.heard, bo.heard])
            await lose(host, bo)
            names = [each["name"] for each in host.table["people"]]
            assert names == ["Ann", "Bo", "You wear a 7"]

    asyncio.run(play())


def test_a_kicked_player_is_told_and_a_bot_plays_on(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="museum")
            bo, cy = await party.join(host, "Bo"), await party.join(host, "Cy")
            await host.ask("start")
            assert await bo.refusal("kick", person=cy.you["person"]) == "not-host"
            assert await host.refusal("kick", person=host.you["person"]) == "no-person"
            await host.ask("kick", person=bo.you["person"])
            assert await bo.until_closed() == (4403, "kicked")
            assert bo.told("bye") == [{"type": "bye", "code": "kicked"}]
            assert await host.until_news("taken-over") == {
                "seat": 1,
                "bot": "odds",
                "why": "kicked",
            }
            again = Client(url, bo.place)
            with pytest.raises(AssertionError, match="4401"):
                await again.connect()
            assert (await party.get(f"/api/tables/{bo.code}", bo)).status_code == 401
            await asyncio.gather(host.play_to_end(), cy.play_to_end())
            record = check_record(await party.record(host), host, cy)
            assert record["players"] == ["Ann", "Bo", "Cy"]
            assert [seat["name"] for seat in host.table["seats"]] == ["Ann", "Cy"]

    asyncio.run(play())


def test_a_player_who_leaves_hands_the_seat_to_a_bot_and_the_table_to_the_next(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic", options={"limit": 1})
            bo = await party.join(host, "Bo")
            await host.ask("start", starter=0)
            await host.send("leave")
            assert await host.until_closed() == (4000, "left")
            assert (await bo.until_news("taken-over"))["why"] == "left"
            assert bo.you["host"]
            assert [person["name"] for person in bo.table["people"]] == ["Bo"]
            await bo.play_to_end()
            check_record(await party.record(bo), bo)

    asyncio.run(play())


def test_a_paused_game_waits(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="tomahawk", clock=3600)
            bo = await party.join(host, "Bo")
            await host.ask("start", starter=1)
            await settle(host)
            await settle(bo)
            await bo.until_turn()
            assert await bo.refusal("pause") == "not-host"
            await host.ask("pause")
            await bo.until(lambda: bo.table["paused"])
            assert await bo.refusal("act", version=bo.version, action="bid 5") == "paused"
            assert await host.refusal("pause") == "paused"
            stood = (await party.look(bo))["clock"]["turn"]
            assert 0 < stood <= 3_600_000
            assert (await party.look(bo))["clock"]["turn"] == stood
            await host.ask("resume")
            assert await host.refusal("resume") == "not-paused"
            await bo.until_turn()
            await bo.act("bid 5")
            await asyncio.gather(host.play_to_end(), bo.play_to_end())
            record = check_record(await party.record(host), host, bo)
            assert record["rounds"][0]["moves"][0] == "1 bid 5"

    asyncio.run(play())


def test_what_those_write_who_are_out_reaches_only_each_other(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic", options={"limit": 1})
            bo, cy = await party.join(host, "Bo"), await party.join(host, "Cy")
            guest = await party.join(host, "Guest", sit=False)
            watcher = await party.watch(host)
            everybody = (host, bo, cy, guest, watcher)
            await host.ask("start", starter=0)
            await lose(host, bo, cy)
            await host.ask("say", text="Between two rounds all hear me.")
            await until_all(everybody, lambda each: len(each.talk) == 1)
            for client in (bo, cy):
                await settle(client)
            await bo.until_turn()
            await host.ask("say", text="Bo wears a 20.")
            await guest.ask("say", text="And Cy a 7.")
            await guest.ask("react", sign="howl")
            await bo.ask("say", text="I know nothing.")
            await until_all((host, guest, watcher), lambda each: len(each.talk) == 4)
            for client in (host, guest, watcher):
                asides = [line["aside"] for line in client.talk]
                assert asides == [False, True, True, False]
                assert [each["sign"] for each in client.told("reaction")] == ["howl"]
            await until_all((bo, cy), lambda each: len(each.talk) == 2)
            for client in (bo, cy):
                assert client.talk[-1]["text"] == "I know nothing."
                assert not client.told("reaction")
                assert [line["number"] for line in (await party.look(client))["talk"]] == [1, 4]
            # A second device of a player learns nothing, even one that comes later.
            second = await party.bring(Client, bo.place)
            assert [line["number"] for line in second.talk] == [1, 4]
            await lose(bo, cy)
            assert len((await party.look(bo))["talk"]) == 4

    asyncio.run(play())


def test_talk_is_one_plain_line_and_can_be_muted_and_switched_off(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open()
            bo, cy = await party.join(host, "Bo"), await party.join(host, "Cy")
            watcher = await party.watch(host)
            await bo.ask("say", text=" <b>Hello</b>\n\u202eyou\u0007 ")
            await cy.until(lambda: bool(cy.talk))
            (line,) = cy.talk
            assert line["text"] == "<b>Hello</b> you"
            assert (line["person"], line["name"]) == (bo.you["person"], "Bo")
            assert await bo.refusal("say", text=" \n") == "text-empty"
            assert await bo.refusal("say", text="x" * 201) == "text-long"
            assert await watcher.refusal("say", text="Hi") == "not-joined"

            await cy.ask("mute", person=bo.you["person"])
            await cy.until(lambda: cy.you["muted"] == [bo.you["person"]])
            assert cy.talk == []
            await bo.ask("say", text="Nobody listens.")
            await bo.ask("react", sign="sorry")
            assert await bo.refusal("react", sign="<b>") == "reaction"
            await host.ask("say", text="I do.")
            await cy.until(lambda: len(cy.talk) == 1)
            assert cy.talk[0]["text"] == "I do."
            assert not cy.told("reaction")
            await watcher.until(lambda: len(watcher.talk) == 3)
            await cy.ask("mute", person=bo.you["person"], on=False)
            await cy.until(lambda: len(cy.talk) == 3)

            for _ in range(3):
                await bo.ask("say", text="Again.")
            with pytest.raises(Rejected) as caught:
                await bo.ask("say", text="And again.")
            assert caught.value.code == "talk-fast"
            assert 1 <= caught.value.facts["seconds"] <= 10

            await host.ask("configure", settings={"text": False})
            assert await cy.refusal("say", text="Hello?") == "text-off"
            await cy.ask("react", sign="laugh")

    asyncio.run(play())


def test_a_seat_may_ask_for_the_odds_of_its_view(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="eyes")
            bo = await party.join(host, "Bo")
            watcher = await party.watch(host)
            assert await host.refusal("odds") == "no-game"
            await host.ask("start", starter=0)
            assert await host.refusal("odds") == "odds-none"
            await settle(host)
            await settle(bo)
            await bo.until(lambda: bool(bo.view and bo.view["cards"]))
            id = await bo.send("odds")
            await bo.until(lambda: bool(bo.told("odds")))
            (odds,) = bo.told("odds")
            assert (odds["id"], odds["version"]) == (id, bo.version)
            totals, chances = zip(*odds["totals"])
            assert list(totals) == sorted(set(totals))
            assert chances[0] == 1
            assert list(chances) == sorted(chances, reverse=True)
            assert await watcher.refusal("odds") == "not-in-game"

            other = await party.open(edition="eyes", odds=False)
            await other.ask("add-bot", bot="odds")
            await other.ask("start", starter=0)
            await settle(other)
            await other.until_turn()
            assert await other.refusal("odds") == "odds-off"

    asyncio.run(play())


def test_who_does_not_play_may_follow_a_seat_one_round_late(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="tomahawk", shadow=True)
            bo = await party.join(host, "Bo")
            guest = await party.join(host, "Guest", sit=False)
            await host.ask("start", starter=0)
            assert await bo.refusal("shadow", seat=0) == "in-game"
            assert await guest.refusal("shadow", seat=2) == "shadow-seat"
            await guest.ask("shadow", seat=0)
            assert not guest.told("shadowed")
            await lose(host, bo)
            await guest.until(lambda: len(guest.told("shadowed")) == 1)
            (shadowed,) = guest.told("shadowed")
            assert (shadowed["seat"], shadowed["round"]) == (0, 1)
            assert [len(view["moves"]) for view in shadowed["views"]] == [0, 1]
            for view in shadowed["views"]:
                own, others = view["cards"]
                assert own["card"] is None
                assert others["card"] is not None
                assert view["seat"] == 0
            await settle(host)
            await settle(bo)
            await host.until_turn()
            # The round that runs is not told of, whoever is followed.
            await guest.ask("shadow", seat=1)
            await guest.until(lambda: len(guest.told("shadowed")) == 2)
            assert guest.told("shadowed")[-1]["round"] == 1
            await guest.ask("shadow", seat=None)
            await lose(host, bo)
            await guest.until(lambda: len(guest.rounds) == 2)
            assert len(guest.told("shadowed")) == 2

            plain = await party.open()
            await plain.ask("add-bot", bot="random")
            eve = await party.join(plain, "Eve", sit=False)
            await plain.ask("start")
            assert await eve.refusal("shadow", seat=0) == "shadow-off"

    asyncio.run(play())


def test_who_watches_may_do_nothing_else(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="eyes")
            bo = await party.join(host, "Bo")
            watcher = await party.watch(host)
            person = bo.you["person"]
            await host.ask("start", starter=0)
            await settle(host)
            await settle(bo)
            await host.until_turn()
            wishes: dict[str, Json] = {
                "act": {"version": host.version, "action": "bid 12"},
                "mix": {"round": 1, "entropy": "ab" * 16},
                "ready": {"round": 1},
                "reclaim": {},
                "sit": {},
                "move": {},
                "rename": {"name": "Bo"},
                "mute": {"person": person},
                "shadow": {"seat": 0},
                "kick": {"person": person},
                "hand-over": {"person": person},
                "pause": {},
                "start": {},
                "configure": {"settings": {}},
                "hurry": {},
            }
            refusals = {
                type: await watcher.refusal(type, **fields) for type, fields in wishes.items()
            }
            assert set(refusals.values()) == {"not-in-game", "not-joined"}
            assert watcher.you["person"] is None
            assert host.must_act()
            look = (await party.get(f"/api/tables/{host.code}")).json()
            assert look["view"] == watcher.view
            running = json.loads(await party.record(host))
            assert running["running"]
            assert running["rounds"] == [{"moves": []}]

    asyncio.run(play())


def test_the_host_sets_the_table_and_hands_it_over(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open()
            bo = await party.join(host, "Bo")
            assert await host.refusal("configure", settings={"clock": 4}) == "clock-range"
            assert await host.refusal("configure", settings={"clocks": 4}) == "settings"
            assert await host.refusal("configure", settings={"edition": "chess"}) == "edition"
            await host.ask("configure", settings={"edition": "museum", "clock": 30})
            assert host.table["settings"]["options"] == {}
            assert await host.refusal("start") == "players"
            assert await host.refusal("add-bot", bot="hal") == "bot"
            await host.ask("add-bot", bot="random", animal="owl")
            assert host.table["seats"][2] == {
                "name": "random",
                "animal": "owl",
                "person": None,
                "bot": "random",
                "connected": True,
                "ready": False,
            }
            await host.ask("hand-over", person=bo.you["person"])
            assert await host.refusal("start") == "not-host"
            await bo.ask("rename", name="Bodil", animal="bear")
            await host.until(lambda: host.table["seats"][1]["name"] == "Bodil")
            await host.ask("stand")
            assert await host.refusal("stand") == "not-seated"
            await host.ask("sit")
            await bo.ask("start")
            assert await host.refusal("stand") == "in-game"
            assert await bo.refusal("configure", settings={}) == "in-game"
            assert await bo.refusal("hurry") == "people-play"

    asyncio.run(play())


def test_a_game_that_only_bots_play_can_be_hurried_or_given_up(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic")
            await host.ask("add-bot", bot="random")
            await host.ask("add-bot", bot="odds")
            await host.ask("stand")
            await host.ask("start")
            await host.ask("start")
            await host.until(lambda: host.table["games"] == 2)
            await host.ask("hurry")
            await host.until(lambda: host.over)
            first = check_record(await party.record(host, 1))
            second = check_record(await party.record(host, 2), host)
            assert len(first["rounds"]) < 2 < len(second["rounds"])

    asyncio.run(play())


def test_a_host_takes_the_table_along_and_deletes_it(url: str) -> None:
    async def play() -> None:
        async with Party(url) as party:
            host = await party.open(edition="classic", options={"limit": 1})
            bo = await party.join(host, "Bo")
            watcher = await party.watch(host)
            await bo.ask("say", text="Goodbye")
            await host.ask("start")
            await asyncio.gather(host.play_to_end(), bo.play_to_end())
            path = f"/api/tables/{host.code}"
            for somebody, status in ((None, 403), (bo, 403)):
                assert (await party.get(f"{path}/export", somebody)).status_code == status
                refused = await party.http.delete(path, headers=bearer(somebody))
                assert (refused.status_code, refused.json()["code"]) == (status, "not-host")
            export = (await party.get(f"{path}/export", host)).json()
            assert export["table"] == host.table
            assert [line["text"] for line in export["talk"]] == ["Goodbye"]
            check_record(json.dumps(export["records"][0]).encode(), host, bo, watcher)
            picture = await party.get(f"{path}/qr.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert (await party.http.delete(path, headers=bearer(host))).status_code == 204
            for client in (host, bo, watcher):
                assert await client.until_closed() == (4410, "deleted")
                assert client.told("bye") == [{"type": "bye", "code": "deleted"}]
            assert (await party.get(path, host)).json()["code"] == "no-table"

    asyncio.run(play())
