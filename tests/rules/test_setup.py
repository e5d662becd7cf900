"""What a table agrees on before a game."""

from typing import Any

import pytest
from tables import sentence, table

from coyote import EDITIONS, InvalidSetup, Setup, legal, new_game
from coyote.rules.setup import set_up

SIX = ("confirm", "reverse", "extra", "double", "restart", "next")


def refused(edition: Any, players: Any, **options: Any) -> str:
    """The rule and the sentence by which a game is refused."""
    with pytest.raises(InvalidSetup) as caught:
        new_game(edition, players, **options)
    return f"{caught.value.rule}: {sentence(caught.value)}"


@pytest.mark.parametrize(
    ("edition", "rule", "least", "most"),
    [
        pytest.param("eyes", "E2", 2, 6, marks=pytest.mark.rule("E2")),
        ("tomahawk", "RECORD", 2, 6),
        pytest.param("museum", "M1", 3, 9, marks=pytest.mark.rule("M1")),
        ("classic", "RECORD", 2, 10),
    ],
)
def test_an_edition_is_for_so_many_players(edition: str, rule: str, least: int, most: int) -> None:
    for players in range(least, most + 1):
        state = new_game(edition, players)
        assert state.alive == tuple(range(players))
        assert len(state.standing) == players
    wrong: tuple[object, ...] = (least - 1, most + 1, 0, -1, True, 3.0, "3", None)
    for count in wrong:
        assert refused(edition, count) == (
            f"{rule}: {edition} is for {least} to {most} players, not {count}"
        )


@pytest.mark.parametrize("edition", ["", "Eyes", "chess", None, 3, ["eyes"], "x" * 41])
def test_an_unknown_edition_is_refused(edition: Any) -> None:
    shown = str(edition)[:40]
    wanted = f"RECORD: “{shown}” is no edition: choose eyes, tomahawk, museum or classic"
    assert refused(edition, 3) == wanted


@pytest.mark.rule("C7")
def test_the_table_names_who_starts() -> None:
    assert table("eyes", 3).to_act == (0,)
    assert table("eyes", 3, starter=2).to_act == (2,)
    assert new_game("eyes", 3, starter=1).starter == 1


@pytest.mark.rule("C7")
@pytest.mark.parametrize("starter", [-1, 3, 1.0, True, "0", None])
def test_the_starter_is_a_seat(starter: Any) -> None:
    wanted = f"C7: the starter is a seat from 0 to 2, not {starter}"
    assert refused("eyes", 3, starter=starter) == wanted


def test_an_option_left_out_has_its_default() -> None:
    assert new_game("eyes", 3).setup.options == {"trickster": False}
    assert new_game("tomahawk", 3).setup.options == {"additions": (), "limit": 3}
    assert new_game("museum", 3).setup.options == {"tokens": False, "limit": 3, "min_bid": None}
    assert new_game("classic", 3).setup.options == {"limit": 3}


def test_the_options_are_kept() -> None:
    assert new_game("eyes", 2, trickster=True).setup == Setup("eyes", 2, trickster=True)
    museum = new_game("museum", 4, tokens=True, limit=5, min_bid=-3).setup
    assert museum == Setup("museum", 4, tokens=True, limit=5, min_bid=-3)
    assert museum.options == {"tokens": True, "limit": 5, "min_bid": -3}
    assert new_game("classic", 9, limit=9).setup == Setup("classic", 9, limit=9)


@pytest.mark.parametrize(
    ("edition", "option", "options"),
    [
        ("eyes", "limit", "trickster"),
        ("tomahawk", "tokens", "additions, limit"),
        ("museum", "additions", "tokens, limit, min_bid"),
        ("classic", "", "limit"),
    ],
)
def test_an_option_of_another_edition_is_refused(edition: str, option: str, options: str) -> None:
    wanted = f"RECORD: {edition} has no option “{option}”: it has {options}"
    assert refused(edition, 3, **{option: 3}) == wanted


@pytest.mark.parametrize(("edition", "option"), [("eyes", "trickster"), ("museum", "tokens")])
@pytest.mark.parametrize("value", [0, 1, None, "true", []])
def test_a_variant_is_on_or_off(edition: str, option: str, value: object) -> None:
    wanted = f"RECORD: {option} is true or false, not {value}"
    assert refused(edition, 3, **{option: value}) == wanted


def test_additions_are_any_subset_in_any_order_and_form() -> None:
    assert new_game("tomahawk", 3, additions=reversed(SIX)).setup.additions == SIX
    assert new_game("tomahawk", 3, additions={"next"}).setup.additions == ("next",)
    assert new_game("tomahawk", 3, additions=["next", "extra"]).setup.additions == ("extra", "next")
    assert new_game("tomahawk", 3, additions=[]).setup.additions == ()


@pytest.mark.parametrize("value", ["confirm", None, 1, False])
def test_additions_are_a_list(value: object) -> None:
    wanted = f"RECORD: additions is a list of names, not {value}"
    assert refused("tomahawk", 3, additions=value) == wanted


@pytest.mark.parametrize("value", ["swap", "Confirm", "", 1, None, ["confirm"]])
def test_an_unknown_addition_is_refused(value: object) -> None:
    wanted = f"RECORD: “{value}” is no addition: choose from {', '.join(SIX)}"
    assert refused("tomahawk", 3, additions=["extra", value]) == wanted


def test_an_addition_is_listed_once() -> None:
    wanted = "RECORD: the addition extra is listed twice"
    assert refused("tomahawk", 3, additions=["extra", "next", "extra"]) == wanted


@pytest.mark.parametrize(
    ("edition", "players", "rule", "limits", "said"),
    [
        pytest.param(
            *("tomahawk", 2, "H4", range(1, 10), "1 to 9 in tomahawk"), marks=pytest.mark.rule("H4")
        ),
        pytest.param(
            *("museum", 3, "M4", range(3, 6), "3 to 5 in museum"), marks=pytest.mark.rule("M4")
        ),
        pytest.param(
            *("museum", 4, "M4", range(3, 6), "3 to 5 in museum"), marks=pytest.mark.rule("M4")
        ),
        pytest.param(
            *("museum", 5, "M4", range(3, 4), "3 in museum with 5 players"),
            marks=pytest.mark.rule("M4"),
        ),
        pytest.param(
            *("museum", 9, "M4", range(3, 4), "3 in museum with 9 players"),
            marks=pytest.mark.rule("M4"),
        ),
        pytest.param(
            *("classic", 2, "K2", range(1, 10), "1 to 9 in classic"), marks=pytest.mark.rule("K2")
        ),
    ],
)
def test_the_limit_has_a_range(
    edition: str, players: int, rule: str, limits: range, said: str
) -> None:
    for limit in limits:
        assert new_game(edition, players, limit=limit).setup.limit == limit
    wrong: tuple[object, ...] = (limits[0] - 1, limits[-1] + 1, True, None, 3.0, "3", [3])
    for value in wrong:
        wanted = f"{rule}: the limit is {said}, not {value}"
        assert refused(edition, players, limit=value) == wanted


@pytest.mark.rule("M2")
def test_a_lowest_bid_may_be_agreed_on() -> None:
    for lowest in (-999, 0, 999):
        assert legal(table("museum", 3, min_bid=lowest), 0).min_bid == lowest
    refused_bids: tuple[object, ...] = (-1000, 1000, False, 1.0, "1", [])
    for wrong in refused_bids:
        wanted = f"M2: min_bid is null or a whole number from -999 to 999, not {wrong}"
        assert refused("museum", 3, min_bid=wrong) == wanted


def test_options_are_read_by_their_names_whatever_these_are() -> None:
    with pytest.raises(InvalidSetup) as caught:
        set_up("eyes", 3, {"edition": "eyes"})
    assert caught.value.code == "option-unknown"


def test_the_editions_are_four_with_a_penalty_each() -> None:
    penalties = {name: edition.penalty for name, edition in EDITIONS.items()}
    assert penalties == {
        "eyes": "eyes",
        "tomahawk": "tomahawks",
        "museum": "tokens",
        "classic": "lives",
    }


def test_a_number_too_long_to_write_is_refused_in_a_few_words() -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game("eyes", 10**5000)
    assert refused.value.facts["players"] == "a very long number"
