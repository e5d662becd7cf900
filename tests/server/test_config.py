"""One table of settings drives options, variables, defaults and docs/hosting.md."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path

import pytest
from typer.main import get_command

from coyote.catalogue import catalogue
from coyote.cli import app
from coyote.server.config import SETTINGS, Config, InvalidSetting, Setting, read

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
ROW = re.compile(r"^\| `(--[a-z-]+)` \| `(COYOTE_[A-Z_]+)` \| (.*?) \| (.+) \|$", re.MULTILINE)


def test_the_page_has_every_setting_with_its_variable_default_and_help() -> None:
    rows = {row[1]: row.groups()[1:] for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))}
    wanted = {
        setting.option: (setting.variable, told(setting), setting.help) for setting in SETTINGS
    }
    assert rows == wanted


def told(setting: Setting) -> str:
    if setting.name == "database":
        return "your data folder"
    return f"`{setting.default}`" if setting.default else "none"


def test_the_command_has_an_option_for_every_setting_and_no_other() -> None:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option for parameter in command.params for option in parameter.opts}
    assert options == {setting.option for setting in SETTINGS}


def test_a_config_without_wishes_has_the_defaults_of_the_table() -> None:
    config = read({}, {})
    assert config == Config()
    for setting in SETTINGS:
        if setting.default is not None:
            assert getattr(config, setting.name) == setting.kind.read(setting.default)
    assert (config.host, config.port, config.base_url) == ("127.0.0.1", 8017, None)
    assert config.bot_delay == (0.8, 2.5)


def test_an_option_wins_over_a_variable_and_both_over_a_default() -> None:
    variables = {"COYOTE_PORT": "2", "COYOTE_HOST": "::1", "COYOTE_WORKERS": ""}
    config = read({"port": "3", "host": None}, variables, host="0.0.0.0", log_level="warning")
    assert (config.port, config.host, config.log_level) == (3, "::1", "warning")
    assert config.workers == 1


def test_the_database_is_in_the_data_folder_unless_it_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert read({}, {}).database_path == tmp_path / "coyote" / "coyote.db"
    assert read({"database": "sqlite:///here.db"}, {}).database_path == Path("here.db")
    assert read({"database": "sqlite:////there/x.db"}, {}).database_path == Path("/there/x.db")


def test_values_are_read_as_what_they_are() -> None:
    wishes = {
        "base_url": "HTTPS://Coyote.Example.org:8443/",
        "trust_proxy": "127.0.0.1, fd00::/8",
        "bot_delay": "0-0",
        "metrics": "off",
    }
    config = read(wishes, {})
    assert config.base_url == "https://coyote.example.org:8443"
    assert config.trust_proxy == (ip_network("127.0.0.1"), ip_network("fd00::/8"))
    assert (config.bot_delay, config.metrics) == ((0, 0), False)


@pytest.mark.parametrize(
    ("name", "values", "said"),
    [
        (
            "port",
            ["", "x", "-1", "65536", "8e3", "٣", "9" * 5000],
            "a whole number from 0 to 65535",
        ),
        ("workers", ["0", "65"], "a whole number from 1 to 64"),
        ("host", ["", "a b", "http://x", "[::1]"], "an address or a name of this machine"),
        ("database", ["", "x.db", "sqlite:///", "postgres://x"], "like sqlite:///coyote.db"),
        (
            "base_url",
            [
                "x.org",
                "ftp://x.org",
                "http://",
                "http://x/y",
                "http://x:0",
                "http://x:y",
                "http://[",
            ],
            "a URL without a path, like https://coyote.example.org",
        ),
        (
            "bot_delay",
            ["1", "2-1", "-1-1", "0-61", "0-nan", "a-b"],
            "the least and the most seconds",
        ),
        ("trust_proxy", ["x", "1.2.3.4,", "10.0.0.1/8"], "a list of addresses or networks"),
        ("log_level", ["INFO", "loud"], "one of debug, info, warning, error"),
        ("metrics", ["yes"], "one of on, off"),
    ],
)
def test_a_bad_value_is_told_with_what_is_right(name: str, values: list[str], said: str) -> None:
    for value in values:
        with pytest.raises(InvalidSetting) as caught:
            read({name: value}, {})
        sentence = catalogue().text(f"error-{caught.value.code}", **caught.value.facts)
        assert sentence.startswith(f"--{name.replace('_', '-')} is {said}")
        assert len(sentence) < 200
    if values[-1]:
        with pytest.raises(InvalidSetting) as caught:
            read({}, {f"COYOTE_{name.upper()}": values[-1]})
        assert caught.value.facts["setting"] == f"COYOTE_{name.upper()}"


def test_a_password_in_a_wrong_url_is_not_told() -> None:
    with pytest.raises(InvalidSetting) as caught:
        read({"database": "mysql://ann:secret@host/x"}, {})
    assert caught.value.facts["value"] == "mysql:…"
