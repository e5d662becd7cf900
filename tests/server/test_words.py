"""Every code that the shell of the server answers or fails with has its sentence."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType

import pytest

from coyote.catalogue import catalogue
from coyote.server import (
    config,
    general,
    limits,
    live,
    problems,
    run,
    safety,
    settings,
    socket,
    tables,
)

SETTING: dict[str, int | str] = {"setting": "--some", "value": "x"}

SENTENCES: dict[str, tuple[dict[str, int | str], str]] = {
    "setting-number": (
        {**SETTING, "least": "1", "most": "65535"},
        "--some is a whole number from 1 to 65535, not “x”",
    ),
    "setting-word": ({**SETTING, "words": "on, off"}, "--some is one of on, off, not “x”"),
    "setting-host": (
        SETTING,
        "--some is an address or a name of this machine, like 0.0.0.0, not “x”",
    ),
    "setting-url": (
        SETTING,
        "--some is a URL without a path, like https://coyote.example.org, not “x”",
    ),
    "setting-database": (SETTING, "--some is like sqlite:///coyote.db, not “x”"),
    "setting-delay": (
        {**SETTING, "most": "60"},
        "--some is the least and the most seconds, like 0.8-2.5, up to 60, not “x”",
    ),
    "setting-networks": (
        SETTING,
        "--some is a list of addresses or networks, like 127.0.0.1,10.0.0.0/8, not “x”",
    ),
    "port-in-use": (
        {"host": "h", "port": "8017", "reason": "r"},
        "port 8017 is in use: choose another, as in coyote serve --port 8018",
    ),
    "cannot-listen": (
        {"host": "192.0.2.9", "port": "8017", "reason": "no such address"},
        "cannot listen at 192.0.2.9, port 8017: no such address",
    ),
    "no-folder": ({"folder": "/x", "reason": "full"}, "cannot make the folder /x: full"),
    "not-found": ({}, "there is nothing here"),
    "wrong-method": ({}, "that cannot be done here"),
    "bad-request": ({"field": "name"}, "the request cannot be read: see name"),
    "too-large": ({}, "that is too long"),
    "not-json": ({}, "send JSON, and say so: content-type application/json"),
    "no-table": (
        {"code": "BFKLMR"},
        "there is no table BFKLMR: check the link, or open a new table",
    ),
    "no-record": ({"game": 3, "games": 1}, "this table has one game, none with the number 3"),
    "not-host": ({}, "only the host may do that"),
    "wrong-code": ({}, "that one-time code is wrong, used or too old: ask for a new one"),
    "house-full": (
        {"most": 1000},
        "all 1,000 tables of this server are in use: try again later",
    ),
    "try-again": ({}, "that was not stored: try again"),
    "no-request": ({"problem": "p"}, "the table does not understand that: p"),
    "hello-again": ({}, "hello is said once"),
    "rate-limited": ({"seconds": 1}, "too many requests at once: try again in a second"),
    "too-many-connections": (
        {"most": 100},
        "your address has 100 connections already, and may have no more",
    ),
    "server-error": ({"id": "ab12"}, "something went wrong here; the log says more under ab12"),
    "not-ready": ({}, "the server is not ready"),
    "wrong-host": (
        {},
        "the server does not answer to that name: its operator can set it with --base-url",
    ),
    "wrong-origin": ({}, "that page may not talk to this server"),
}


@pytest.mark.parametrize("code", SENTENCES)
def test_every_code_of_the_shell_has_its_sentence(code: str) -> None:
    facts, sentence = SENTENCES[code]
    assert catalogue().text(f"error-{code}", **facts) == sentence


def test_seconds_are_counted() -> None:
    assert catalogue().text("error-rate-limited", seconds=30).endswith("again in 30 seconds")


def codes(module: ModuleType) -> set[str]:
    """The texts with hyphens that a module hands to errors, or lists as codes."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        match node:
            case ast.Call(func=ast.Name("Problem" | "CannotServe" | "Kind" | "_rejected")):
                parts = node.args
            case ast.Call(func=ast.Attribute(attr="__init__")):
                parts = node.args
            case ast.Assign(targets=[ast.Name("code")], value=value):
                parts = [value]
            case ast.AnnAssign(target=ast.Name("_CODES"), value=ast.Dict(values=parts)):
                pass
            case _:
                continue
        for part in parts:
            for leaf in ast.walk(part):
                if isinstance(leaf, ast.Constant) and "-" in str(leaf.value):
                    found.add(str(leaf.value))
    return found - {"MIN-MAX"}


def test_no_code_of_the_shell_is_left_out() -> None:
    modules = (config, general, limits, live, problems, run, safety, settings, socket, tables)
    assert set().union(*map(codes, modules)) == set(SENTENCES)
