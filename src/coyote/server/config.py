"""What a host can set: one table for the options, the variables, the defaults and the checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from coyote.rules.errors import CoyoteError
from coyote.server.settings import (
    BASE_URL,
    DATABASE,
    DELAY,
    HOST,
    NETWORKS,
    Kind,
    number,
    switch,
    without_secrets,
    word,
)

if TYPE_CHECKING:
    from ipaddress import IPv4Network, IPv6Network

T = TypeVar("T")

SQLITE: Final = "sqlite:///"
MANY: Final = 10**9


class InvalidSetting(CoyoteError):
    """A setting that cannot be."""


def _own_database() -> str:
    """The database in the user's data folder."""
    from platformdirs import user_data_path  # most commands never need it

    return SQLITE + (user_data_path("coyote", appauthor=False) / "coyote.db").as_posix()


def _is(kind: Kind[T], default: str | None, help: str, fresh: Callable[[], T] | None = None) -> T:
    """A field of the table; its default is given as a host would write it."""
    row = {"kind": kind, "default": default, "help": help}
    if fresh is not None:
        return field(default_factory=fresh, metadata=row)
    # No default stands for None, and the field then says that it may be None.
    return field(default=cast(T, None if default is None else kind.read(default)), metadata=row)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """All settings, read and checked; `Config()` has the defaults."""

    host: str = _is(HOST, "127.0.0.1", "The address to listen at; 0.0.0.0 means all of them.")
    port: int = _is(number(0, 65535), "8017", "The port to listen at; 0 picks a free one.")
    database: str = _is(
        DATABASE,
        None,
        "Where tables are kept: sqlite:///PATH; else your data folder.",
        _own_database,
    )
    base_url: str | None = _is(BASE_URL, None, "What people type, if a proxy stands in front.")
    trust_proxy: tuple[IPv4Network | IPv6Network, ...] = _is(
        NETWORKS, "", "Proxies whose X-Forwarded-For is believed, with commas between them."
    )
    retention_days: int = _is(
        number(0, 36500), "90", "Days after which an unused table is deleted; 0 keeps all."
    )
    workers: int = _is(number(1, 64), "1", "How many workers think for the bots.")
    bot_delay: tuple[float, float] = _is(DELAY, "0.8-2.5", "Seconds that a bot waits.")
    most_tables: int = _is(number(1, MANY), "1000", "Tables in use at once.")
    tables_per_hour: int = _is(number(1, MANY), "30", "New tables for one address in an hour.")
    people_per_hour: int = _is(
        number(1, MANY), "120", "Times that one address may come to a table in an hour."
    )
    connections_per_address: int = _is(number(1, MANY), "100", "Open sockets for one address.")
    connections_per_table: int = _is(
        number(1, MANY), "64", "Open sockets of those who watch a table."
    )
    devices_per_person: int = _is(number(1, MANY), "8", "Open sockets of one person at a table.")
    messages_per_second: int = _is(number(1, MANY), "5", "Messages on one socket, over time.")
    message_burst: int = _is(number(1, MANY), "20", "Messages on one socket at once.")
    message_bytes: int = _is(
        number(1024, 2**20), "4096", "The size of the largest message or request body."
    )
    lookups_per_minute: int = _is(
        number(1, MANY), "20", "Wrong codes that one address may try in a minute."
    )
    requests_per_minute: int = _is(
        number(1, MANY), "1200", "HTTP requests of one address in a minute."
    )
    log_level: str = _is(
        word("debug", "info", "warning", "error"), "info", "How much goes to the log."
    )
    metrics: bool = _is(switch(), "on", "Whether /metrics is there.")

    @property
    def database_path(self) -> Path:
        """The file that the database is in."""
        return Path(self.database.removeprefix(SQLITE))


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table."""

    name: str
    kind: Kind[Any]
    default: str | None
    help: str

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "COYOTE_" + self.name.upper()

    @property
    def told(self) -> str:
        """The help with the default, if there is one."""
        return f"{self.help} [{self.default}]" if self.default else self.help


SETTINGS: Final = tuple(Setting(row.name, **row.metadata) for row in fields(Config))


def read(
    options: Mapping[str, str | None], environment: Mapping[str, str], **defaults: str
) -> Config:
    """The settings by name; an option wins over a variable, which wins over a default."""
    values: dict[str, Any] = {}
    for setting in SETTINGS:
        option, variable = options.get(setting.name), environment.get(setting.variable)
        if option is not None:
            values[setting.name] = _checked(setting, option, setting.option)
        elif variable:  # an empty one is as good as none
            values[setting.name] = _checked(setting, variable, setting.variable)
        elif setting.name in defaults:
            values[setting.name] = setting.kind.read(defaults[setting.name])
    return Config(**values)


def _checked(setting: Setting, text: str, given: str) -> object:
    try:
        return setting.kind.read(text)
    except ValueError:
        facts = {"setting": given, "value": without_secrets(text), **setting.kind.facts}
        raise InvalidSetting("RECORD", setting.kind.code, facts) from None
