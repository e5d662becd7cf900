"""The count after a challenge."""

import pytest
from tables import last, lose, play, table

from coyote import EDITIONS, Result, State, Step, view
from coyote.rules.count import seen_sum


def counted(edition: str, cards: str, drawn: str = "") -> Result:
    """The round in which those cards lie before the players (in `eyes` the last in the centre)."""
    players = len(cards.split(" ")) - EDITIONS[edition].centre
    return last(lose(table(edition, players, f"{cards} {drawn}".strip()), 0))


def total(edition: str, cards: str, drawn: str = "") -> int | None:
    return counted(edition, cards, drawn).total


def told(steps: tuple[Step, ...]) -> list[str]:
    """The steps as texts: card, effect, victim, running sum."""
    return [
        " ".join(
            str(part)
            for part in (step.card.card, step.effect, step.victim and step.victim.card, step.sum)
            if part is not None
        )
        for step in steps
    ]


@pytest.mark.rule("H3", "M3")
@pytest.mark.parametrize(
    ("cards", "tomahawk", "museum"),
    [
        ("10 4 -5 X2", 18, 23),
        ("10 4 MAX- X2", -12, -2),
        ("20 15 3 MAX0 MAX-", -12, -12),
        ("7 7 MAX0", 7, 7),
    ],
)
def test_the_worked_examples_of_feathers(cards: str, tomahawk: int, museum: int) -> None:
    assert total("tomahawk", cards) == tomahawk
    assert total("museum", cards) == museum


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    ("cards", "drawn", "eyes"),
    [("20 7 MAX0 ?", "15", 22), ("20 7 3 ?", "MAX0", 10), ("MAX0 -5 -10", "", -10)],
)
def test_the_worked_examples_of_eyes(cards: str, drawn: str, eyes: int) -> None:
    assert total("eyes", cards, drawn) == eyes


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    ("cards", "drawn", "eyes"),
    [
        ("1 2 4", "8", 7),  # the players' cards and the centre card, and no more
        ("1 2 MAX0", "", 1),  # MAX0 in the centre
        ("1 MAX0 20", "", 1),  # the highest number in the centre
        ("MAX0 ? 1", "-10", -10),  # the highest of what counts is the 1
        ("MAX0 ? -5", "-10", -10),  # even a negative one
        ("MAX0 0 -5", "", -5),  # a zero is a number card
        ("MAX0 0 ?", "-5", -5),
        ("1 2 ?", "20", 23),
    ],
)
def test_eyes_counts_all_cards_and_strikes_the_highest(cards: str, drawn: str, eyes: int) -> None:
    assert total("eyes", cards, drawn) == eyes


@pytest.mark.rule("H3")
@pytest.mark.parametrize(
    ("cards", "drawn", "tomahawk"),
    [
        ("1 ?", "20", 21),
        ("-5 MAX0", "", -5),  # no green left: no effect
        ("MAX0 MAX-", "", 0),
        ("-5 -10 MAX-", "", -15),
        ("3 MAX0 MAX-", "", 0),  # the first took the only green
        ("7 7 MAX-", "", 0),  # on a tie, one feather only
        ("7 7 MAX0 MAX-", "", -7),
        ("-5 X2", "", -10),  # negative or not
        ("-5 3 X2", "", -4),
        ("0* X2", "", 0),
        ("0* 9", "", 9),
        ("X2 ?", "0*", 0),
        ("20 10 X2 MAX-", "", -20),
    ],
)
def test_tomahawk_doubles_the_final_sum(cards: str, drawn: str, tomahawk: int) -> None:
    assert total("tomahawk", cards, drawn) == tomahawk


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("cards", "drawn", "museum"),
    [
        ("1 2 ?", "20", 23),
        ("-5 -5 MAX0", "", -10),
        ("-5 MAX0 MAX-", "", -5),
        ("-5 -10 X2", "", -15),  # reds are not doubled
        ("7 7 MAX-", "", 0),
        ("7 7 MAX0 MAX-", "", -7),
        ("8 MAX0 X2", "", 0),
        ("0* 9 X2", "", 18),
        ("1 X2 ?", "9", 20),  # the feather drawn is doubled too
        ("9 X2 ?", "MAX-", -9),
        ("20 MAX- ?", "X2", -20),  # what was turned red is not
    ],
)
def test_museum_doubles_the_greens(cards: str, drawn: str, museum: int) -> None:
    assert total("museum", cards, drawn) == museum


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("cards", "drawn", "classic"),
    [
        ("1 ?", "20", 21),
        ("20 MAX0", "", 0),
        ("15 15 MAX0", "", 15),  # one highest only
        ("-5 MAX0", "", -5),  # none positive: no effect
        ("0 -10 MAX0", "", -10),
        ("10 4 -5 X2", "", 18),
        ("-5 X2", "", -10),
        ("20 5 MAX0 X2", "", 10),
        ("3 ?", "X2", 6),
        ("0* 4", "", 4),
    ],
)
def test_classic_doubles_the_final_sum(cards: str, drawn: str, classic: int) -> None:
    assert total("classic", cards, drawn) == classic


@pytest.mark.rule("C8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_mark_can_draw_any_card_that_is_left(edition: str) -> None:
    with_special = {"MAX0": 3, "MAX-": -1, "X2": 14, "0*": 7}
    for card in dict.fromkeys(EDITIONS[edition].deck):
        if edition != "eyes" or card not in ("3", "4"):
            number = card.number
            wanted = with_special.get(card) if number is None else 7 + number
            assert card == "?" or total(edition, "4 3 ?", card) == wanted, card


@pytest.mark.rule("C8", "H3", "M3")
@pytest.mark.parametrize(("edition", "wanted"), [("tomahawk", -10), ("museum", -5)])
@pytest.mark.parametrize(("dealt", "drawn"), [("MAX0", "MAX-"), ("MAX-", "MAX0")])
def test_a_special_takes_effect_in_its_place_however_it_came(
    edition: str, wanted: int, dealt: str, drawn: str
) -> None:
    # The 10 is struck and the 5 turned; X2 doubles the sum, or what is green: nothing.
    assert total(edition, f"10 5 ? {dealt} X2", drawn) == wanted


@pytest.mark.rule("H3")
def test_the_steps_of_tomahawk_follow_the_rulebook() -> None:
    result = counted("tomahawk", "X2 -5 ? 3 MAX-", "0*")
    assert told(result.steps) == [
        "? draw 0* 0",
        "MAX- turn 3 0",
        "0* nothing 0",
        "-5 add -5",
        "3 add -8",
        "X2 double -16",
    ]
    assert result.total == -16


@pytest.mark.rule("M3")
def test_the_steps_of_museum_follow_the_rulebook() -> None:
    result = counted("museum", "X2 -5 ? 3 MAX- 20", "MAX0")
    assert told(result.steps) == [
        "? draw MAX0 0",
        "MAX0 strike 20 0",
        "MAX- turn 3 0",
        "X2 double 0",
        "-5 add -5",
        "3 add -8",
    ]
    assert told(counted("museum", "X2 -5 4 0* 20").steps) == [
        "X2 double 0",
        "0* nothing 0",
        "4 add 8",
        "20 add 48",
        "-5 add 43",
    ]


@pytest.mark.rule("E8")
def test_the_steps_of_eyes_follow_the_rulebook() -> None:
    result = counted("eyes", "-5 MAX0 3 ?", "15")
    assert told(result.steps) == ["? draw 15 0", "MAX0 strike 15 0", "3 add 3", "-5 add -2"]


@pytest.mark.rule("K3")
def test_the_steps_of_classic_follow_the_rulebook() -> None:
    result = counted("classic", "X2 -5 MAX0 3 0*")
    assert told(result.steps) == [
        "MAX0 strike 3 0",
        "0* nothing 0",
        "-5 add -5",
        "X2 double -10",
    ]


@pytest.mark.rule("H3", "M3", "K3")
@pytest.mark.parametrize("edition", ["tomahawk", "museum", "classic"])
def test_a_strike_with_no_number_to_hit_has_no_victim(edition: str) -> None:
    assert told(counted(edition, "-5 -5 MAX0").steps)[0] == "MAX0 strike 0"


@pytest.mark.rule("K3")
def test_in_classic_a_nought_is_no_positive_number_to_strike() -> None:
    assert told(counted("classic", "0 -5 MAX0").steps)[0] == "MAX0 strike 0"


def test_the_last_step_holds_the_total_and_the_steps_name_cards_in_play() -> None:
    state = play(table("tomahawk", 3, "4 ? MAX0 9"), "0 bid 1", "1 challenge")
    result = last(state)
    assert (result.total, result.steps[-1].sum) == (4, 4)
    for step in result.steps:
        assert step.card in result.cards
        assert step.victim is None or step.victim in result.cards


def seen(state: State, seat: int | None) -> int:
    return seen_sum(state.edition, view(state, seat).cards)


@pytest.mark.rule("E8", "H3", "M3", "K3")
@pytest.mark.parametrize(
    ("edition", "cards", "sums"),
    [
        ("eyes", "20 7 MAX0 -5 3", [-5, -5, 22, 7]),  # the 3 lies in the centre
        ("eyes", "MAX0 -5 -10 3", [-15, 0, 0]),  # even a negative one is struck
        ("tomahawk", "10 4 X2 -5", [-2, 10, 9, 28]),
        ("tomahawk", "20 15 MAX0 MAX-", [0, 0, -5, 15]),
        ("museum", "10 4 X2 -5", [3, 15, 9, 28]),
        ("museum", "10 4 MAX- X2", [-4, -10, 28, -6]),
        ("classic", "15 15 MAX0 X2", [0, 0, 60, 15]),
        ("classic", "0 -10 MAX0 X2", [-20, 0, -20, -10]),
    ],
)
def test_each_seat_sees_a_sum_of_its_own(edition: str, cards: str, sums: list[int]) -> None:
    state = table(edition, len(sums), cards)
    assert [seen(state, seat) for seat in range(len(sums))] == sums
    assert seen(state, None) == 0


@pytest.mark.rule("C8", "E8", "H3", "M3", "K3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_question_mark_adds_nothing_before_it_draws(edition: str) -> None:
    state = table(edition, 3, "? 4 3 20")
    assert [seen(state, seat) for seat in range(3)] == [7, 3, 4]


@pytest.mark.rule("E8")
def test_what_was_drawn_is_seen_with_the_rest_after_the_reveal() -> None:
    state = play(table("eyes", 3, "? 4 3 1 20"), "0 bid 5", "1 challenge")
    assert state.round is not None
    assert state.round.result is not None
    assert [seen(state, seat) for seat in range(3)] == [28, 28, 28]


@pytest.mark.rule("M3", "MT4")
def test_a_feather_that_was_swapped_is_not_in_the_sum() -> None:
    state = play(table("museum", 3, "4 3 2 20", tokens=True), "0 bid 1", "1 swap")
    assert [seen(state, seat) for seat in range(3)] == [22, 6, 24]


@pytest.mark.rule("C1")
def test_no_cards_come_to_nothing() -> None:
    assert seen_sum(EDITIONS["eyes"], ()) == 0
