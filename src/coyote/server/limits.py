"""How much one address, one socket and one table may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from math import ceil
from typing import Final, TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from coyote.server.addresses import UNKNOWN, household
from coyote.server.config import Config
from coyote.server.problems import Problem, answer

Clock: TypeAlias = Callable[[], float]

MOST_KEYS: Final = 20_000
"""How many addresses a limit remembers; beyond it the one that was seen longest ago goes."""


class Allowance:
    """So many at once, and then so many in a period."""

    __slots__ = ("_burst", "_clock", "_full", "_interval")

    def __init__(self, burst: int, period: float, rate: int, clock: Clock = time.monotonic) -> None:
        self._interval = period / rate
        self._burst = burst * self._interval
        self._clock = clock
        # One number is the whole bucket: the time at which it is full again.
        self._full = 0.0

    def take(self) -> float:
        """Take one: 0, or the seconds to wait, and then nothing was taken."""
        wait = self.wait()
        if not wait:
            self._full = max(self._full, self._clock()) + self._interval
        return wait

    def wait(self) -> float:
        """The seconds until one may be taken."""
        now = self._clock()
        wait = max(self._full, now) + self._interval - now - self._burst
        # Times are sums of intervals: without a little room the last one would sometimes fail.
        return wait if wait > self._interval * 1e-6 else 0.0

    def is_full(self) -> bool:
        """Whether it is as good as new."""
        return self._full <= self._clock()


class Allowances:
    """An allowance for each key, in bounded memory."""

    def __init__(
        self, rate: int, period: float, clock: Clock = time.monotonic, most: int = MOST_KEYS
    ) -> None:
        self._rate = rate
        self._period = period
        self._clock = clock
        self._most = most
        self._by_key: dict[str, Allowance] = {}

    def __len__(self) -> int:
        return len(self._by_key)

    def take(self, key: str) -> float:
        """Take one for a key: 0, or the seconds to wait."""
        # Whoever comes goes to the end of the line, so those at its head came longest ago.
        allowance = self._by_key.pop(key, None)
        if allowance is None:
            allowance = Allowance(self._rate, self._period, self._rate, self._clock)
        self._by_key[key] = allowance
        wait = allowance.take()
        self._forget()
        return wait

    def wait(self, key: str) -> float:
        """The seconds to wait until a key may take one; nothing is taken."""
        allowance = self._by_key.get(key)
        return 0.0 if allowance is None else allowance.wait()

    def _forget(self) -> None:
        """Drop what is over the bound, and at most two that are as good as new."""
        while len(self._by_key) > self._most:
            del self._by_key[next(iter(self._by_key))]
        for oldest in list(islice(self._by_key, 2)):
            if not self._by_key[oldest].is_full():
                return
            del self._by_key[oldest]


class Places:
    """How many are there at once, for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, key: str) -> bool:
        """Take a place, if there is one."""
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


class Limits:
    """All limits of a server; those that refuse raise a `Problem` with 429."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self.config = config
        self.clock = clock
        self.watchers = Places(config.connections_per_table)
        self.devices = Places(config.devices_per_person)
        self._connections = Places(config.connections_per_address)
        self._requests = Allowances(config.requests_per_minute, 60, clock)
        self._lookups = Allowances(config.lookups_per_minute, 60, clock)
        self._tables = Allowances(config.tables_per_hour, 3600, clock)
        self._people = Allowances(config.people_per_hour, 3600, clock)

    def request(self, address: str) -> None:
        """Somebody sends a request."""
        _refuse_if(self._requests.take(household(address)))

    def look_up(self, address: str) -> None:
        """Somebody names a table's code: who named too many wrong ones may try none."""
        _refuse_if(self._lookups.wait(household(address)))

    def missed(self, address: str) -> None:
        """Somebody named a code that leads nowhere."""
        self._lookups.take(household(address))

    def new_person(self, address: str) -> None:
        """Somebody comes to a table."""
        _refuse_if(self._people.take(household(address)))

    def new_table(self, address: str) -> None:
        """Somebody wants a new table."""
        _refuse_if(self._tables.take(household(address)))

    def connect(self, address: str) -> None:
        """Somebody opens a socket; `disconnect` follows when it is closed."""
        if not self._connections.enter(household(address)):
            raise Problem(
                429, "too-many-connections", {"most": self.config.connections_per_address}
            )

    def disconnect(self, address: str) -> None:
        self._connections.leave(household(address))

    def messages(self) -> Allowance:
        """What one socket may send; each socket has its own."""
        config = self.config
        return Allowance(config.message_burst, 1, config.messages_per_second, self.clock)


def _refuse_if(wait: float) -> None:
    if wait:
        seconds = ceil(wait)
        headers = {"retry-after": str(seconds)}
        raise Problem(429, "rate-limited", {"seconds": seconds}, headers=headers)


class Sparingly:
    """Holds all requests and sockets to the limits of their address."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = UNKNOWN if client is None else client[0]
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        try:
            self.limits.request(address)
            if is_socket:
                self.limits.connect(address)
        except Problem as problem:
            await answer(problem, scope, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if is_socket:
                self.limits.disconnect(address)
