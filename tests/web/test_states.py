"""The list of states shows everything that can be at a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

import msgspec
import pytest
from web.states import _PARTS, STATES
from web.states.state import State, Told

from coyote import bots
from coyote.rules import state as rules
from coyote.rules.actions import parse
from coyote.rules.editions import EDITIONS, HIGHEST_BID, LOWEST_BID
from coyote.rules.view import Phase
from coyote.server.socket import CLOSE_CODES
from coyote.table import messages, news
from coyote.table.people import ANIMALS, LONGEST_NAME
from coyote.table.settings import Settings
from coyote.table.talking import SIGNS

M = TypeVar("M", bound=messages.Message)

ROOT: Final = Path(__file__).resolve().parents[2]

SHORT: Final = {"refill"}
"""Phases that nobody is ever told of: a pile is refilled with the request that emptied it."""

MENDED: Final = {
    *("animal", "entropy", "hello-again", "no-request", "not-now", "reaction", "settings"),
    *("additions-list", "addition-twice", "addition-unknown", "bot", "edition", "option-flag"),
    "option-unknown",
}
"""Rejections that only a broken client gets; the page offers nothing that could bring them."""

OFFERED: Final = {
    *("not-in-edition", "variant-off", "not-asked", "no-bid-left", "bid-owed", "bid-integer"),
    *("bid-range", "bid-below-minimum", "bid-not-higher", "bid-none-higher", "bid-withdrawn"),
    *("challenge-nothing", "peek-first-turn", "peek-again", "peek-no-open-eye"),
    *("coyote-not-held", "coyote-again", "coyote-first-turn", "guess-owed", "guess-who"),
    *("discard-owed", "addition-used", "addition-before-bid", "addition-seat", "no-addition"),
    *("must-answer", "token-used", "tokens-two-left", "owner-must-raise", "name-no-card"),
}
"""What an act gets wrong that is not in `legal`; the page offers only what is."""

UNASKED: Final = {
    *("bad-request", "no-record", "not-found", "wrong-method", "too-large", "not-json"),
    *("token", "not-host", "wrong-origin", "wrong-host", "too-many-connections", "not-ready"),
}
"""Answers over HTTP that the page does not bring about."""


@cache
def made() -> dict[str, State]:
    return {name: make() for name, make in STATES.items()}


def told(kind: type[M]) -> list[M]:
    """Every message of a kind that is sent in some state."""
    return [
        each
        for state in made().values()
        for each in (*state.says, *state.brings.values(), *state.refuses.values())
        if isinstance(each, kind)
    ]


def tables() -> list[messages.Table]:
    return [table for state in made().values() for table in _each(state, "table")]


def views(state: State) -> list[messages.View]:
    """How the game looks in a state, at first and after each message."""
    return _each(state, "view")


def _each(state: State, part: str) -> list[Any]:
    parts = [getattr(each, part) for each in state.says if isinstance(each, Told)]
    return [each for each in parts if each is not None]


def last_views() -> Iterator[messages.View]:
    return (view for state in made().values() if (view := state.view) is not None)


def yours() -> list[messages.View]:
    """The views of whoever has to act."""
    return [view for view in last_views() if view.seat in view.to_act]


def results() -> list[messages.Result]:
    """Every reveal that is shown."""
    shown = [view.reveal for view in last_views() if view.reveal is not None]
    ended = [each.round for each in told(messages.Update)]
    return [*shown, *(round.result for round in ended if round is not None)]


def is_you(view: messages.View, seat: int | None) -> bool:
    return seat is not None and seat == view.seat


def missing(wanted: Iterable[object], shown: Iterable[object]) -> set[object]:
    return set(wanted) - set(shown)


def rows(title: str) -> dict[str, tuple[str, ...]]:
    """The codes of a chapter of docs/protocol.md, each with the cells after it."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    chapter = re.split(r"\n#+ ", page.split(f" {title}\n", 1)[1])[0]
    cells = [line.strip("| ").split(" | ") for line in chapter.splitlines() if "| `" in line]
    found = [next(i for i, cell in enumerate(row) if cell.startswith("`")) for row in cells]
    return {row[at].strip("`"): tuple(row[at + 1 :]) for row, at in zip(cells, found)}


def test_no_two_states_have_one_name() -> None:
    names = Counter(name for part in _PARTS for name in part.STATES)
    assert [name for name, count in names.items() if count > 1] == []


def test_the_name_of_a_state_is_good_for_a_file() -> None:
    assert [name for name in STATES if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


def test_the_page_has_every_control_that_a_state_uses() -> None:
    sources = (ROOT / "web" / "src").rglob("*.svelte")
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    # Names stand whole in the page, or with a part that varies: `seat-{seat}`, `place-${seat}`.
    named = re.findall(r'(?:data-test|test|hook)="([a-z][^"]*)"', text)
    named += re.findall(r"['`]([a-z-]+(?:\$\{\w+\})?)['`]", text)
    forms = [re.sub(r"(\\\$)?\\\{.*?\\\}", ".+", re.escape(name)) for name in named]
    known = re.compile("|".join([*forms, "(act|with)-[a-z]+"]))
    used = {step.at for state in made().values() for step in state.steps if step.at}
    assert [at for at in used if not known.fullmatch(at)] == []


def test_what_is_sent_is_what_a_table_would_send() -> None:
    decoder: msgspec.json.Decoder[messages.Message] = msgspec.json.Decoder(messages.Anything)
    for message in told(messages.Message):
        assert decoder.decode(messages.encode(message)) == message


def test_every_place_of_the_page_is_shown() -> None:
    route = (ROOT / "web" / "src" / "state" / "route.svelte.ts").read_text(encoding="utf-8")
    places = set(re.findall(r"\{ place: '(\w+)'", route))
    paths = {state.path for state in made().values()}
    first = {re.split(r"[/#]", path)[1] or "home" for path in paths}
    assert places == {"home", "table", "learn", "rules", "settings", "missing"}
    assert {"home", "t", "learn", "rules", "settings", "nowhere"} <= first


def test_every_phase_of_a_table_is_shown() -> None:
    assert {table.phase for table in tables()} == {"lobby", "playing", "over"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_phase_of_a_game_is_shown_in_each_edition(edition: str) -> None:
    eyes = {"guess", "discard"}
    wanted = set(get_args(Phase)) - SHORT - (set() if edition == "eyes" else eyes)
    played = [state for state in made().values() if state.key and _edition(state) == edition]
    assert missing(wanted, (view.phase for state in played for view in views(state))) == set()


def _edition(state: State) -> str | None:
    games = _each(state, "game")
    return games[-1].edition if games else None


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_is_shown_to_who_plays_to_who_is_out_and_to_who_looks_on(edition: str) -> None:
    shown = [
        view for state in made().values() if _edition(state) == edition for view in views(state)
    ]
    running = [view for view in shown if view.phase == "bid"]
    assert any(view.seat in view.alive for view in running)
    assert any(view.seat is not None and view.seat not in view.alive for view in running)
    assert any(view.seat is None for view in running)


def test_each_phase_of_a_round_is_shown_to_who_looks_on() -> None:
    seen = {view.phase for view in last_views() if view.seat is None}
    assert missing(get_args(Phase), seen) == SHORT


def test_every_demand_is_made_of_you() -> None:
    assert {view.demand for view in yours()} == set(get_args(rules.Demand))


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_that_is_ever_legal_is_offered_to_you(edition: str) -> None:
    offered: set[str] = set()
    for state in made().values():
        if _edition(state) != edition or (view := state.view) is None or view.legal is None:
            continue
        offered |= {parse(action).word for action in view.legal.actions}
        offered |= {"bid"} if view.legal.min_bid is not None else set()
        offered |= set(view.legal.with_bid)
    extra = {"extra", "double", "next"} if edition == "tomahawk" else set()
    assert offered == set(EDITIONS[edition].actions) | extra


def test_everything_that_is_ever_done_is_told_as_it_happens() -> None:
    done = set()
    for state in made().values():
        old: tuple[str, ...] = ()
        for place, view in enumerate(views(state)):
            new = view.moves[len(old) :] if place else ()
            done |= {move.split(" ")[1] for move in new}
            old = view.moves
    words = {word for edition in EDITIONS.values() for word in edition.actions}
    # These end a round: they are told with its result.
    ending = {move.split(" ")[1] for result in results() for move in result.moves}
    assert missing(words, done | ending) == set()


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(lambda view: view.double, id="a challenge costs two"),
        pytest.param(lambda view: view.withdrawn is not None, id="a number withdrawn"),
        pytest.param(lambda view: view.passed is not None, id="a seat passed over"),
        pytest.param(lambda view: is_you(view, view.passed), id="you, passed over"),
        pytest.param(lambda view: view.peeked and view.seat not in view.peeked, id="others peeked"),
        pytest.param(lambda view: view.seat in view.peeked, id="you peeked"),
        pytest.param(lambda view: is_you(view, view.laid), id="you laid the Coyote card"),
        pytest.param(lambda view: view.laid not in (None, view.seat), id="another laid it"),
        pytest.param(lambda view: is_you(view, view.coyote), id="you hold it"),
        pytest.param(lambda view: view.direction == -1, id="the other way"),
        pytest.param(lambda view: view.guess is not None, id="your guess"),
        pytest.param(lambda view: view.aside, id="cards laid aside"),
        pytest.param(lambda view: view.sum is None, id="no sums"),
        pytest.param(lambda view: view.legal and view.legal.excluded is not None, id="excluded"),
        pytest.param(lambda view: view.legal and view.legal.min_bid is None, id="no bid left"),
        pytest.param(lambda view: len(view.bids) > 50, id="a long trail"),
    ],
)
def test_what_can_be_special_in_a_round_is_shown(shown: Callable[[messages.View], object]) -> None:
    assert any(shown(view) for view in last_views())


def test_every_place_of_a_card_is_shown_with_a_face_and_without() -> None:
    cards = {(card.place, card.card is None) for view in last_views() for card in view.cards}
    turned = {card.place for result in results() for card in result.cards}
    assert {place for place, _ in cards} | turned == set(get_args(rules.Place))
    for place in ("worn", "extra", "behind", "centre", "coyote"):
        assert {(place, True), (place, False)} <= cards


def test_every_face_is_shown() -> None:
    faces = {card.card for view in last_views() for card in view.cards}
    assert (
        missing({str(card) for edition in EDITIONS.values() for card in edition.deck}, faces)
        == set()
    )


def test_every_effect_is_shown_with_a_victim_and_without() -> None:
    steps = {(step.effect, step.victim is None) for result in results() for step in result.steps}
    assert {effect for effect, _ in steps} == set(get_args(rules.Effect))
    assert {("strike", True), ("strike", False), ("turn", True), ("turn", False)} <= steps


def test_every_end_of_a_round_is_shown() -> None:
    ended = results()
    assert any(result.total is None for result in ended), "a wrong name"
    assert any(result.winner == result.bidder is not None for result in ended)
    assert any(result.winner == result.challenger is not None for result in ended)
    assert any(result.penalty == 2 for result in ended)
    guesses = [(guess == result.winner) for result in ended for _, guess in result.guesses]
    assert set(guesses) == {True, False}
    assert {turned.eye for result in ended for turned in result.turned} == {"open", "closed"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_a_game_is_shown_to_who_won_and_who_lost(edition: str) -> None:
    ends = {
        (view.seat is not None, view.seat == game.winner)
        for state in made().values()
        if _edition(state) == edition
        for game in _each(state, "game")
        if (view := state.view) is not None and game.winner is not None
    }
    assert {(True, True), (True, False)} <= ends
    assert edition != "eyes" or (False, False) in ends, "who looks on"


def test_the_end_of_a_game_shows_the_score_and_who_is_in() -> None:
    ended = [table for table in tables() if table.phase == "over"]
    assert {bool(each.wins) for table in ended for each in table.score} == {True, False}
    guests = {
        (each.you.host, seat.ready)
        for state in made().values()
        for each in state.says
        if isinstance(each, messages.Sync) and each.table.phase == "over"
        for seat in each.table.seats
        if seat.person not in (None, each.table.host)
    }
    assert guests == {(True, True), (True, False), (False, True), (False, False)}


def test_every_kind_of_message_is_sent() -> None:
    kinds = {type(each) for each in told(messages.Message)} | {messages.Accepted}
    assert missing(get_args(messages.Anything), kinds) == set()


def test_all_news_are_told() -> None:
    codes = {str(event.__struct_config__.tag) for event in news._TOLD} | {"kicked"}
    heard = [each for update in told(messages.Update) for each in update.news]
    assert missing(codes, (each.code for each in heard)) == set()
    whys = {each.facts["why"] for each in heard if each.code == "taken-over"}
    assert whys == {"time", "away", "left", "kicked"}


def test_every_reason_to_close_the_line_is_shown() -> None:
    closed = {state.closes for state in made().values()} - {None}
    assert closed == {*CLOSE_CODES, "server-error"}
    byes = {each.code for each in told(messages.Bye)}
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = page.split("A `bye` has one of these codes:")[1].split(".")[0]
    assert byes == set(re.findall(r"`([a-z-]+)`", listed))


def test_every_rejection_that_a_person_can_meet_is_shown() -> None:
    shown = {each.code for each in told(messages.Rejected)}
    asked = {code for state in made().values() for code in _troubles(state)}
    listed = rows("Rejections")
    assert missing(listed, MENDED | OFFERED | shown | asked) == set()
    assert missing(shown, listed) == set()


def test_a_rejection_has_the_facts_that_the_protocol_names() -> None:
    listed = rows("Rejections")
    for each in told(messages.Rejected):
        if len(listed[each.code]) == 2:
            assert set(re.findall(r"`(\w+)`", listed[each.code][0])) == set(each.facts), each.code


def _troubles(state: State) -> set[str]:
    bodies = [answer.body for answer in state.http.values() if answer.status >= 400]
    return {msgspec.json.decode(body)["code"] for body in bodies}


def test_every_answer_over_http_that_a_person_can_meet_is_shown() -> None:
    shown = {code for state in made().values() for code in _troubles(state)}
    codes = (code for code in rows("Errors over HTTP") if re.fullmatch(r"[a-z]+(-[a-z]+)*", code))
    assert missing(codes, UNASKED | shown) == {"code", "facts"}, "the fields of the answer"
    assert any(answer.status == 0 for state in made().values() for answer in state.http.values())


def test_every_sign_animal_and_bot_is_shown() -> None:
    assert {each.sign for each in told(messages.Reaction)} == set(SIGNS)
    seats = [seat for table in tables() for seat in table.seats]
    assert missing(ANIMALS, (seat.animal for seat in seats)) == set()
    assert missing(bots.NAMES, (seat.bot for seat in seats)) == set()


def test_tables_of_every_size_are_shown() -> None:
    sizes = {len(view.standing) for view in last_views()}
    assert sizes >= set(range(2, 11))
    lobbies = {len(table.seats) for table in tables() if table.phase == "lobby"}
    assert {1, 9, 10} <= lobbies


def test_lobbies_show_every_edition_and_every_setting_that_is_not_as_usual() -> None:
    shown = [table.settings for table in tables() if table.phase == "lobby"]
    assert missing(EDITIONS, (settings.edition for settings in shown)) == set()
    options = {(settings.edition, name) for settings in shown for name in settings.options}
    assert options == {(each.id, name) for each in EDITIONS.values() for name in each.options}
    usual = Settings()
    for name in Settings.__struct_fields__:
        if name != "stand_in":  # the page does not ask for it
            assert any(getattr(each, name) != getattr(usual, name) for each in shown), name


def test_the_table_around_the_game_is_shown_as_it_can_be() -> None:
    playing = [table for table in tables() if table.phase == "playing"]
    seats = [seat for table in playing for seat in table.seats]
    assert any(table.paused for table in playing)
    assert any(table.hurried for table in playing)
    assert any(seat.person is not None and seat.bot is not None for seat in seats)
    assert any(not seat.connected for seat in seats)
    assert any(seat.ready for seat in seats)
    assert any(table.watching for table in tables())
    clocks = [clock for state in made().values() for clock in _each(state, "clock")]
    assert any(clock.turn is not None for clock in clocks)
    assert any(clock.next_round is not None for clock in clocks)
    assert any(clock.asked is not None for clock in clocks)
    lines = [line for each in told(messages.Talk) for line in each.lines]
    assert {line.aside for line in lines} == {True, False}


def test_the_longest_names_and_the_largest_numbers_are_shown() -> None:
    names = [seat.name for table in tables() if table.phase == "playing" for seat in table.seats]
    assert sum(len(name) == LONGEST_NAME for name in names) >= 4
    bids = {number for view in last_views() for _, number in view.bids}
    assert {LOWEST_BID, HIGHEST_BID} <= bids
