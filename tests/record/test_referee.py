"""The referee: what it reports, and where it finds a fault."""

import json
import pickle
from typing import Any

import pytest
from tables import EXAMPLE, dealt, fault, game, play, recorded, stacked, table, written

from coyote import Card, State, deal, new_game
from coyote.record import InvalidRecord, Record, RecordedRound, read, replay, report

HEAD = json.loads(EXAMPLE)


def reported(data: bytes) -> dict[str, Any]:
    return report(replay(read(data)))


def moved(*moves: str) -> bytes:
    """The example with other moves in its round."""
    return json.dumps({**HEAD, "rounds": [{**HEAD["rounds"][0], "moves": moves}]}).encode()


@pytest.mark.rule("E5", "E8", "E9")
def test_the_example_is_reported_as_the_format_says() -> None:
    assert reported(EXAMPLE.encode()) == {
        "rounds": [
            {
                "starter": 0,
                "bid": 14,
                "bidder": 1,
                "challenger": 2,
                "total": 12,
                "winner": 2,
                "loser": 1,
                "standing": [
                    {"open": 2, "closed": 1},
                    {"open": 1, "closed": 1},
                    {"open": 3, "closed": 0},
                ],
            }
        ],
        "alive": [0, 1, 2],
        "next_starter": 1,
        "to_act": [],
        "round": None,
        "winner": None,
    }


def test_a_record_without_rounds_has_not_begun() -> None:
    assert reported(recorded("museum", 4, starter=2)) == {
        "rounds": [],
        "alive": [0, 1, 2, 3],
        "next_starter": 2,
        "to_act": [],
        "round": None,
        "winner": None,
    }


def test_a_round_without_moves_is_dealt_and_unfinished() -> None:
    assert reported(written("classic", 2, "")) == {
        "rounds": [],
        "alive": [0, 1],
        "next_starter": None,
        "to_act": [0],
        "round": {
            "starter": 0,
            "bid": None,
            "bidder": None,
            "direction": 1,
            "standing": [0, 0],
        },
        "winner": None,
    }


def test_an_unfinished_round_tells_bid_bidder_and_direction_as_they_are_now() -> None:
    options = {"additions": ["reverse"]}
    moves = ["0 bid 5", "1 reverse", "0 bid 7"]
    said = reported(written("tomahawk", 3, "", *moves, **options))
    assert said["round"] == {
        "starter": 0,
        "bid": 7,
        "bidder": 0,
        "direction": -1,
        "standing": [0, 0, 0],
    }
    assert (said["to_act"], said["next_starter"], said["rounds"]) == ([2], None, [])


def test_a_round_that_waits_for_guesses_is_unfinished_and_names_all_who_must_act() -> None:
    moves = ["0 bid 5", "1 challenge"]
    data = written("eyes", 5, "", *moves, trickster=True)
    said = reported(data)
    assert (said["to_act"], said["rounds"]) == ([2, 3, 4], [])
    assert said["round"]["standing"] == [{"open": 1, "closed": 2}] * 5
    said = reported(written("eyes", 5, "", *moves, "3 guess 0", trickster=True))
    assert said["to_act"] == [2, 4]


@pytest.mark.rule("E9")
def test_a_round_that_waits_for_a_discard_is_unfinished() -> None:
    said = reported(moved("0 bid 12", "1 peek", "1 bid 14", "2 challenge"))
    assert (said["to_act"], said["rounds"], said["next_starter"]) == ([1], [], None)
    assert said["round"] == {
        "starter": 0,
        "bid": 14,
        "bidder": 1,
        "direction": 1,
        "standing": [
            {"open": 2, "closed": 1},
            {"open": 1, "closed": 2},
            {"open": 3, "closed": 0},
        ],
    }


@pytest.mark.rule("MT5")
@pytest.mark.parametrize(
    ("moves", "bid", "bidder", "loser"),
    [(["0 name 20"], None, None, 0), (["0 bid 5", "1 name 20"], 5, 0, 1)],
)
def test_a_wrong_name_is_reported_without_a_total(
    moves: list[str], bid: int | None, bidder: int | None, loser: int
) -> None:
    said = reported(written("museum", 3, "1 2 3", *moves, tokens=True))
    assert said["rounds"] == [
        {
            "starter": 0,
            "bid": bid,
            "bidder": bidder,
            "challenger": None,
            "total": None,
            "winner": None,
            "loser": loser,
            "standing": [int(seat == loser) for seat in range(3)],
        }
    ]
    assert said["next_starter"] == loser


@pytest.mark.rule("MT5")
def test_alive_includes_a_player_passed_over_for_the_round() -> None:
    said = reported(written("museum", 3, "1 2 3", "0 name 1", tokens=True))
    assert (said["alive"], said["to_act"]) == ([0, 1, 2], [1])


@pytest.mark.rule("C6", "E10")
@pytest.mark.parametrize("edition", ["eyes", "tomahawk", "museum", "classic"])
def test_a_finished_game_has_a_winner(edition: str) -> None:
    state, rounds = game(new_game(edition, 3), [0, 0, 0, 2, 2, 2])
    data = recorded(edition, 3, *rounds)
    assert replay(read(data)) == state
    said = reported(data)
    assert (said["winner"], said["alive"], said["next_starter"]) == (1, [1], None)
    assert (said["to_act"], said["round"], len(said["rounds"])) == ([], None, 6)
    out = {"open": 0, "closed": 0} if edition == "eyes" else 3
    assert said["rounds"][-1]["standing"][0] == said["rounds"][-1]["standing"][2] == out


def test_a_round_after_the_end_of_the_game_is_refused() -> None:
    _, rounds = game(new_game("classic", 2, limit=1), [0])
    data = recorded("classic", 2, *rounds, rounds[0], options={"limit": 1})
    assert fault(data) == "round 2, move 0: the game is over (C6)"


def test_a_move_after_the_end_of_a_round_is_refused() -> None:
    moves = [*HEAD["rounds"][0]["moves"], "1 bid 3"]
    assert fault(moved(*moves)) == "round 1, move 6: the round is over (RECORD)"


@pytest.mark.rule("E9")
def test_a_discard_without_a_choice_is_one_move_too_many() -> None:
    state, rounds = game(new_game("eyes", 2), [0, 0])
    rounds[1] = {**rounds[1], "moves": [*_moves(rounds[1]), "0 discard open"]}
    assert fault(recorded("eyes", 2, *rounds)) == "round 2, move 3: the round is over (RECORD)"
    assert len(state.rounds) == 2


def _moves(round: dict[str, object]) -> list[str]:
    moves = round["moves"]
    assert isinstance(moves, list)
    return moves


@pytest.mark.parametrize("count", range(5))
def test_a_round_that_ends_too_early_is_refused_one_past_its_last_move(count: int) -> None:
    round = HEAD["rounds"][0]
    early = {**round, "moves": round["moves"][:count]}
    data = recorded("eyes", 3, early, round)
    assert fault(data) == f"round 1, move {count + 1}: the round ends too early (RECORD)"


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ("0 peek", "seat 0 may not peek: not on the first turn of the round (E6)"),
        ("1 bid 12", "seat 1 may not act now: it is for seat 0 (C5)"),
        ("0 bid 1000", "seat 0 may not bid 1000: a bid lies between -999 and 999 (C10)"),
        ("0 skip", "seat 0 may not skip: there is no skip in eyes (RECORD)"),
        ("0 raise 12", "“raise 12” is no action (RECORD)"),
        ("0 bid +12", "“bid +12” is no action (RECORD)"),
        ("0 bid 12 ", "“bid 12 ” is no action (RECORD)"),
        ("0  bid 12", "“ bid 12” is no action (RECORD)"),
        ("0", "“” is no action (RECORD)"),
        ("3 bid 12", "there is no seat 3: seats go from 0 to 2 (RECORD)"),
        (f"{'9' * 999} peek", f"there is no seat {'9' * 40}: seats go from 0 to 2 (RECORD)"),
        ("", "“” is no move: write a seat and an action, like 0 bid 12 (RECORD)"),
        ("bid 12", "“bid 12” is no move: write a seat and an action, like 0 bid 12 (RECORD)"),
        ("-1 peek", "“-1 peek” is no move: write a seat and an action, like 0 bid 12 (RECORD)"),
        ("00 peek", "“00 peek” is no move: write a seat and an action, like 0 bid 12 (RECORD)"),
        (" 0 peek", "“ 0 peek” is no move: write a seat and an action, like 0 bid 12 (RECORD)"),
        (
            "\u0660 peek",
            "“\u0660 peek” is no move: write a seat and an action, like 0 bid 12 (RECORD)",
        ),
        (
            f"{'9' * 5000} x",
            f"“{'9' * 40}” is no move: write a seat and an action, like 0 bid 12 (RECORD)",
        ),
        ("0 \ud800\n", "“\\ud800\\n” is no action (RECORD)"),
    ],
    ids=lambda text: text[:20].encode("ascii", "replace").decode(),
)
def test_a_wrong_move_is_told_with_its_place(move: str, line: str) -> None:
    assert fault(moved(move)) == f"round 1, move 1: {line}"


@pytest.mark.rule("E5")
def test_the_line_that_the_format_shows() -> None:
    # In the trickster variant the first peek closes the only open eye.
    pile = " ".join(stacked(new_game("eyes", 2)))
    first = {"pile": pile, "moves": ["0 bid 5", "1 peek", "1 bid 999", "0 challenge"]}
    second = {"pile": pile, "moves": ["1 bid 5", "0 bid 6", "1 peek"]}
    data = recorded("eyes", 2, first, second, options={"trickster": True})
    assert fault(data) == "round 2, move 3: seat 1 may not peek: no open eye (E5)"


@pytest.mark.parametrize(
    ("pile", "line"),
    [
        ("", "the pile does not hold the 17 cards that are due: one -10 is missing (E1)"),
        ("7", "the pile does not hold the 17 cards that are due: one -10 is missing (E1)"),
        (
            f"{HEAD['rounds'][0]['pile']} 7",
            "the pile does not hold the 17 cards that are due: one 7 is too many (E1)",
        ),
        (HEAD["rounds"][0]["pile"].replace(" ", "  "), "“” is no card (RECORD)"),
        (HEAD["rounds"][0]["pile"] + " ", "“” is no card (RECORD)"),
        (HEAD["rounds"][0]["pile"].replace("20", "+20"), "“+20” is no card (RECORD)"),
        (HEAD["rounds"][0]["pile"].replace("MAX0", "max0"), "“max0” is no card (RECORD)"),
        ("7 " * 1000, f"“{('7 ' * 20)}” is no card (RECORD)"),
    ],
    ids=lambda text: text[:20],
)
def test_a_fault_of_a_pile_is_at_move_0(pile: str, line: str) -> None:
    data = recorded("eyes", 3, {"pile": pile, "moves": []})
    assert fault(data) == f"round 1, move 0: {line}"


@pytest.mark.rule("H6")
def test_a_later_pile_has_to_be_what_the_rules_leave() -> None:
    state, rounds = game(new_game("tomahawk", 3), [0])
    deck = " ".join(sorted(stacked(state)))
    line = "the first 27 cards are not the undrawn rest in its order (H6)"
    assert fault(recorded("tomahawk", 3, *rounds, {"pile": deck, "moves": []})) == (
        f"round 2, move 0: {line}"
    )


@pytest.mark.parametrize(
    ("head", "line"),
    [
        (
            {"edition": "chess"},
            "“chess” is no edition: choose eyes, tomahawk, museum or classic (RECORD)",
        ),
        ({"players": []}, "eyes is for 2 to 6 players, not 0 (E2)"),
        ({"players": ["x"] * 7}, "eyes is for 2 to 6 players, not 7 (E2)"),
        ({"starter": 3}, "the starter is a seat from 0 to 2, not 3 (C7)"),
        ({"starter": -1}, "the starter is a seat from 0 to 2, not -1 (C7)"),
        ({"starter": 10**4000}, f"the starter is a seat from 0 to 2, not {str(10**40)[:40]} (C7)"),
        ({"options": {"limit": 3}}, "eyes has no option “limit”: it has trickster (RECORD)"),
        ({"options": {"trickster": 1}}, "trickster is true or false, not 1 (RECORD)"),
        ({"options": {"edition": 1}}, "eyes has no option “edition”: it has trickster (RECORD)"),
        ({"options": {"": 1}}, "eyes has no option “”: it has trickster (RECORD)"),
    ],
    ids=str,
)
def test_a_fault_of_the_head_is_told_of_the_record(head: dict[str, Any], line: str) -> None:
    assert fault(recorded("eyes", 3, **head)) == f"record: {line}"


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"limit": 0}, "the limit is 1 to 9 in tomahawk, not 0 (H4)"),
        ({"limit": 3.0}, "the limit is 1 to 9 in tomahawk, not 3.0 (H4)"),
        ({"limit": True}, "the limit is 1 to 9 in tomahawk, not True (H4)"),
        ({"limit": None}, "the limit is 1 to 9 in tomahawk, not None (H4)"),
        ({"additions": ["extra", "extra"]}, "the addition extra is listed twice (RECORD)"),
    ],
    ids=str,
)
def test_a_wrong_option_is_refused(options: dict[str, Any], line: str) -> None:
    assert fault(recorded("tomahawk", 3, options=options)) == f"record: {line}"


def dry() -> tuple[State, list[dict[str, object]]]:
    """Four rounds of nine in `classic`; the last takes the last cards, and its `?` finds none."""
    state, rounds = game(new_game("classic", 9), [0, 1, 2])
    pile = " ".join(stacked(state))
    moves = ["2 bid 99", "3 challenge"]
    state = play(dealt(state), *moves)
    return state, [*rounds, {"pile": pile, "moves": moves}]


@pytest.mark.rule("K4")
def test_a_refill_is_taken_where_the_pile_runs_dry() -> None:
    state, rounds = dry()
    refill = " ".join(reversed(state.aside))
    data = recorded("classic", 9, *rounds[:3], {**rounds[3], "refill": refill})
    said = reported(data)
    assert len(said["rounds"]) == 4
    # 10 10 15 15 20 ? MAX0 X2 0* and the 10 drawn.
    assert said["rounds"][3]["total"] == 2 * (10 + 10 + 15 + 15 + 10)


@pytest.mark.rule("K4")
def test_a_refill_that_is_missing_or_wrong_is_refused() -> None:
    state, rounds = dry()
    line = "round 4, move 0: the pile ran dry and the round has no refill (K4)"
    assert fault(recorded("classic", 9, *rounds)) == line
    aside = " ".join(state.aside)
    said = "round 4, move 0: the pile does not hold the 27 cards that are due: one"
    for refill, wrong in (("", "-10 is missing"), (f"{aside} 0*", "0* is too many")):
        data = recorded("classic", 9, *rounds[:3], {**rounds[3], "refill": refill})
        assert fault(data) == f"{said} {wrong} (K4)"
    data = recorded("classic", 9, *rounds[:3], {**rounds[3], "refill": "x"})
    assert fault(data) == "round 4, move 0: “x” is no card (RECORD)"


@pytest.mark.parametrize(
    ("edition", "rule"),
    [("eyes", "RECORD"), ("tomahawk", "H7"), ("museum", "M7"), ("classic", "K4")],
)
@pytest.mark.parametrize("refill", ["", "7 3", "x"])
def test_a_refill_that_is_not_needed_is_refused(edition: str, rule: str, refill: str) -> None:
    pile = " ".join(stacked(new_game(edition, 3)))
    data = recorded(edition, 3, {"pile": pile, "moves": ["0 bid 5"], "refill": refill})
    line = "the round has a refill and the pile did not run dry"
    assert fault(data) == f"round 1, move 0: {line} ({rule})"


@pytest.mark.rule("T2")
def test_guesses_may_stand_in_any_order() -> None:
    moves = ["0 bid 999", "1 challenge", "2 guess 0", "3 guess 1", "0 discard open"]
    other = [*moves[:2], moves[3], moves[2], moves[4]]
    one = replay(read(written("eyes", 4, "", *moves, trickster=True)))
    assert one == replay(read(written("eyes", 4, "", *other, trickster=True)))


def test_an_error_of_a_record_is_pickled_with_its_place() -> None:
    record = Record("eyes", {}, ("Ann", "Bo"), 0, (RecordedRound("7", ()),))
    with pytest.raises(InvalidRecord) as caught:
        replay(record)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.round, again.move, again.code) == (1, 0, "pile-missing")
    assert again.facts == caught.value.facts


def test_all_the_moves_of_a_table_replay_to_its_state() -> None:
    moves = ["0 bid 5", "1 bid 6 extra 0", "2 confirm", "3 bid 7", "0 restart", "3 bid 8"]
    options: dict[str, Any] = {"additions": ["confirm", "extra", "restart"]}
    state = play(table("tomahawk", 4, "1 2 3 4", **options), *moves)
    assert replay(read(written("tomahawk", 4, "1 2 3 4", *moves, **options))) == state


@pytest.mark.rule("K4")
def test_who_watches_is_told_of_each_pile_and_refill_with_the_state_before() -> None:
    state, rounds = game(new_game("classic", 9), [0, 1, 2])
    pile = stacked(state)
    before = play(deal(state, pile), "2 bid 99", "3 challenge")
    refill = stacked(before)
    dry = {"pile": " ".join(pile), "moves": ["2 bid 99", "3 challenge"], "refill": " ".join(refill)}
    seen: list[tuple[int, State, tuple[Card, ...]]] = []
    data = recorded("classic", 9, *rounds, dry)
    after = replay(read(data), lambda *pile: seen.append(pile))
    assert [number for number, _, _ in seen] == [1, 2, 3, 4, 4]
    assert seen[0][1] == new_game("classic", 9)
    assert seen[3:] == [(4, state, pile), (4, before, refill)]
    assert after == deal(before, refill)


def test_who_watches_is_not_told_of_a_pile_that_was_refused() -> None:
    seen: list[object] = []
    with pytest.raises(InvalidRecord):
        replay(
            read(recorded("eyes", 2, {"pile": "7", "moves": []})), lambda *pile: seen.append(pile)
        )
    assert seen == []
