"""Let a hundred tables be busy on a real server, and write down what an action costs it."""

import argparse
import asyncio
import cProfile
import os
import platform
import pstats
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from random import Random

import httpx
import msgspec
import uvloop
import websockets

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- load:begin -->", "<!-- load:end -->"
SEATS = 4
BARE = "bare"
LIMITS = [
    *("--messages-per-second", "100000", "--message-burst", "100000"),
    *("--tables-per-hour", "100000", "--people-per-hour", "100000"),
    *("--requests-per-minute", "1000000", "--connections-per-address", "100000"),
    *("--log-level", "warning", "--bot-delay", "0-0"),
]


class Legal(msgspec.Struct):
    """What a client reads of `legal`."""

    min_bid: int | None
    actions: list[str]


class View(msgspec.Struct):
    """What a client reads of a view."""

    seat: int | None
    phase: str
    to_act: list[int]
    legal: Legal | None
    bids: list[tuple[int, int]]


class Shuffle(msgspec.Struct):
    round: int
    dealt: bool


class Round(msgspec.Struct):
    number: int


class Game(msgspec.Struct):
    winner: int | None


class Message(msgspec.Struct):
    """What a client reads of any message; the rest is skipped."""

    type: str
    version: int = 0
    view: View | None = None
    shuffle: Shuffle | None = None
    round: Round | None = None
    game: Game | None = None


@dataclass
class Tally:
    """What all clients saw."""

    accepted: int = 0
    messages: int = 0
    rejected: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from an action to its `accepted`."""


class Client:
    """A quick, thoughtless player: three more than the last bid, and a challenge above 25."""

    decoder = msgspec.json.Decoder(Message)

    def __init__(self, url: str, token: str, tally: Tally, dice: Random, *, host: bool) -> None:
        self.url, self.token, self.tally, self.dice, self.host = url, token, tally, dice, host
        self.sent: dict[str, float] = {}
        self.count = 0
        self.mixed = 0

    async def play(self) -> None:
        async with websockets.connect(self.url, compression=None, ping_interval=None) as socket:
            self.socket = socket
            await self.say(type="hello", token=self.token)
            async for data in socket:
                await self.hear(self.decoder.decode(data), data)

    async def say(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, message: Message, data: str | bytes) -> None:
        tally = self.tally
        tally.messages += 1
        if message.type == "accepted":
            tally.accepted += 1
            begun = self.sent.pop(msgspec.json.decode(data)["id"], None)
            if begun is not None:
                tally.waits.append(time.perf_counter() - begun)
            return
        if message.type == "rejected":
            tally.rejected += 1
            return
        if message.game is not None and message.game.winner is not None and self.host:
            await self.say(type="start")
        shuffle = message.shuffle
        if shuffle is not None and not shuffle.dealt and self.mixed != shuffle.round:
            self.mixed = shuffle.round
            await self.say(type="mix", round=shuffle.round, entropy=self.dice.randbytes(16).hex())
        if message.round is not None:
            await self.say(type="ready", round=message.round.number)
        view = message.view
        if view is not None and view.legal is not None and view.seat in view.to_act:
            self.count += 1
            id = str(self.count)
            self.sent[id] = time.perf_counter()
            await self.say(type="act", id=id, version=message.version, action=self.choose(view))

    def choose(self, view: View) -> str:
        assert view.legal is not None
        bid = view.bids[-1][1] if view.bids else 0
        if view.phase != "bid":
            return view.legal.actions[0]
        return f"bid {bid + 3}" if bid < 25 else "challenge"


async def drive(
    base: str, tables: int, seconds: float, pid: int, *, profiled: bool
) -> dict[str, float]:
    """Fill the tables, let them play, and measure the server's CPU time meanwhile."""
    tally, dice = Tally(), Random(1)
    tasks: list[asyncio.Task[None]] = []
    hosts: list[Client] = []
    async with httpx.AsyncClient(base_url=base) as http:
        for _ in range(tables):
            place = (await http.post("/api/tables", json={"name": "Ann"})).json()
            code = place["code"]
            tokens = [place["token"]]
            for name in ("Bo", "Cy", "Di")[: SEATS - 1]:
                joined = await http.post(f"/api/tables/{code}/people", json={"name": name})
                tokens.append(joined.json()["token"])
            url = base.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
            clients = [Client(url, token, tally, dice, host=token == tokens[0]) for token in tokens]
            hosts.append(clients[0])
            tasks += [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(1.0)
    for host in hosts:
        await host.say(type="start")
    await asyncio.sleep(2.0)  # until everybody plays
    if profiled:
        os.kill(pid, signal.SIGUSR1)
    begun, cpu, accepted, messages = time.perf_counter(), spent(pid), tally.accepted, tally.messages
    stored = await lines_stored(base)
    tally.waits.clear()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - begun
    used = {name: now - cpu.get(name, 0.0) for name, now in spent(pid).items()}
    stored = await lines_stored(base) - stored
    actions = tally.accepted - accepted
    waits = sorted(tally.waits)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "actions": actions,
        "rejected": tally.rejected,
        "rate": actions / passed,
        "messages": (tally.messages - messages) / actions,
        "cpu": 1e6 * sum(used.values()) / actions,
        "line": 1e6 * sum(used.values()) / (stored or actions),
        "loop": 1e6 * used["loop"] / actions,
        "disk": 1e6 * used["others"] / actions,
        "busy": sum(used.values()) / passed,
        "median": 1e3 * waits[len(waits) // 2],
        "late": 1e3 * waits[len(waits) * 99 // 100],
    }


async def lines_stored(base: str) -> int:
    """How many lines of logs the server has made durable; 0 where it does not tell."""
    async with httpx.AsyncClient(base_url=base) as http:
        told = (await http.get("/metrics")).text
    found = re.search(r"^coyote_actions_total (\S+)", told, re.MULTILINE)
    return int(float(found[1])) if found else 0


def spent(pid: int) -> dict[str, float]:
    """Seconds of CPU time of a process so far: of its first thread, and of all others."""
    ticks = os.sysconf("SC_CLK_TCK")
    times: Counter[str] = Counter()
    for task in Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "stat").read_text().rpartition(")")[2].split()
        name = "loop" if task.name == str(pid) else "others"
        times[name] += (int(fields[11]) + int(fields[12])) / ticks
    return times


def serve(folder: str, profile: str | None = None) -> tuple[subprocess.Popen[str], str]:
    """Start a server, or the bare one, and the address it prints."""
    options = ["serve", "--port", "0", "--database", f"sqlite:///{folder}/load.db", *LIMITS]
    command = [sys.executable, "-c", "from coyote.cli import main; main()", *options]
    if profile is not None:
        command = [sys.executable, __file__, "--profile-to", profile, "--", *options]
    if profile == BARE:
        bare = str(ROOT / "bench" / "bare.py")
        command = [sys.executable, bare, str(free_port()), f"sqlite:///{folder}/bare.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[^\s/]+", line)
        if found:
            return server, found[0]
    raise SystemExit("the server did not start")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def measure(tables: int, seconds: float, profile: str | None = None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server, base = serve(folder, profile)
        try:
            profiled = profile not in (None, BARE)
            return uvloop.run(drive(base, tables, seconds, server.pid, profiled=profiled))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


ROOMS = {
    "the game's rules, views and records": r"/coyote/(rules|record)/",
    "the table: requests, log lines, messages": r"/coyote/table/",
    "the server: jobs, journal, connections, limits": r"/coyote/server/",
    "msgspec, encoding and decoding": r"msgspec",
    "sockets: uvicorn, websockets, writing to the kernel": r"/websockets/|/uvicorn/",
    "Litestar": r"/litestar/",
    "asyncio": r"/asyncio/",
}


def shares(profile: str) -> list[tuple[str, float]]:
    """Where the time of the loop goes, by the home of each function; built-ins go to who calls."""
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    by_room: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, callers) in stats.items():
        if file.endswith("asyncio/runners.py"):  # uvloop, at work and idle: it cannot be told apart
            continue
        place = f"{file} {name}"
        if file == "~" and "msgspec" not in name:
            for (caller, _, called), (_, _, part, _) in callers.items():
                by_room[_room(f"{caller} {called}")] += part
        else:
            by_room[_room(place)] += own
    whole = sum(by_room.values())
    return [(room, time / whole) for room, time in by_room.most_common()]


def _room(place: str) -> str:
    return next((room for room, sign in ROOMS.items() if re.search(sign, place)), "the rest")


def page(
    told: dict[str, float], bare: dict[str, float], rooms: list[tuple[str, float]], tables: int
) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    rows = [
        ("CPU for an action, in all", "cpu", ".0f", " µs"),
        ("… on the event loop", "loop", ".0f", " µs"),
        ("… on the thread of the database", "disk", ".0f", " µs"),
        ("CPU for a line that is stored", "line", ".0f", " µs"),
        ("actions in a second", "rate", ",.0f", ""),
        ("messages to clients for an action", "messages", ".1f", ""),
        ("from an action to its `accepted`, median", "median", ".0f", " ms"),
        ("… of 99 in 100", "late", ".0f", " ms"),
        ("cores that the server kept busy", "busy", ".2f", ""),
    ]
    lines = ["", "| under load | coyote | bare | ratio |", "| --- | ---: | ---: | ---: |"]
    lines += [
        f"| {name} | {told[key]:{form}}{unit} | {bare[key]:{form}}{unit} |"
        f" {told[key] / bare[key]:.1f} |"
        for name, key, form, unit in rows
    ]
    lines += ["", "| where the loop's time goes | share |", "| --- | ---: |"]
    lines += [f"| {room} | {share:.0%} |" for room, share in rooms if share >= 0.01]
    made = f"coyote {version('coyote-game')} at commit {commit}"
    with_what = ", ".join(
        f"{name} {version(name)}" for name in ("litestar", "uvicorn", "websockets", "uvloop")
    )
    python = f"CPython {platform.python_version()}, {platform.system()}"
    lines += [
        "",
        f"{tables} tables of {SEATS} people, {told['actions']:,.0f} actions; {made}, {with_what}, "
        f"{python}, {time.strftime('%Y-%m-%d')}.",
        "",
    ]
    return "\n".join(lines)


def run_profiled(path: str, options: list[str]) -> None:
    """Be the server, and write down where the time of its loop went since the signal."""
    from coyote.cli import main

    sys.argv = ["coyote", *options]
    profile = cProfile.Profile()
    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
    try:
        main()
    finally:
        profile.disable()
        profile.dump_stats(path)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--dry", action="store_true", help="print, and leave the page alone")
    parser.add_argument("--profile-to", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs="*", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    asked = parse()
    if asked.profile_to:
        run_profiled(asked.profile_to, asked.rest)
        return
    told = measure(asked.tables, asked.seconds)
    bare = measure(asked.tables, asked.seconds, BARE)
    with tempfile.TemporaryDirectory() as folder:
        profile = f"{folder}/profile"
        measure(asked.tables, asked.seconds, profile)
        rooms = shares(profile)
    text = page(told, bare, rooms, asked.tables)
    print(text)
    if not asked.dry:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
