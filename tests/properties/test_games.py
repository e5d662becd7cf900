"""What holds in every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from strategies import Game, cards_held, games, seats_of, whole_games

from coyote import (
    Bid,
    Confirm,
    Eyes,
    InPlay,
    Result,
    State,
    apply,
    due,
    outcome,
    view,
)


@given(whole_games())
def test_every_game_ends_with_one_player_left(game: Game) -> None:
    ended = outcome(game.state)
    assert ended is not None
    assert game.state.alive == (ended.winner,)
    assert all(outcome(state) is None for state in game.states[:-1])


@given(games())
def test_every_bid_is_above_the_standing_one(game: Game) -> None:
    for state, _, action in game.decisions:
        assert state.round is not None
        if isinstance(action, Bid):
            assert -999 <= action.number <= 999
            assert all(action.number > bid.number for bid in state.round.bids)
            assert action.number != state.round.withdrawn
    for state in game.states:
        if state.round is not None:
            owned = [bid.number for bid in state.round.bids]
            taken_over = sum(isinstance(move.action, Confirm) for move in state.round.moves)
            assert owned == sorted(owned)
            assert len(set(owned)) >= len(owned) - taken_over


@given(games())
def test_what_is_not_a_bid_is_done_a_bounded_number_of_times_in_a_round(game: Game) -> None:
    for done in (*game.state.rounds, game.state.round):
        if done is not None:
            times = Counter(move.action.word for move in done.moves)
            seats = game.state.setup.players
            assert times["challenge"] <= 1
            assert times["discard"] <= 1
            assert times["guess"] <= seats - 2
            assert times["peek"] <= seats
            assert times["confirm"] + times["restart"] + times["coyote"] <= 3
            assert times["reverse"] <= (2 if game.state.setup.tokens else 1)
            assert times["open"] <= 2
            assert times["skip"] <= 2
            assert times["swap"] <= 1
            assert times["name"] <= 1


@given(games())
def test_no_card_is_lost_or_made_at_any_time(game: Game) -> None:
    deck = Counter(game.state.edition.deck)
    for state in game.states:
        assert cards_held(state) == deck
        assert sum(segment.left for segment in state.segments) == len(state.pile)


@given(games())
def test_the_segments_hold_what_the_pile_and_the_cards_drawn_from_it_hold(game: Game) -> None:
    for state in game.states:
        in_play = () if state.round is None else state.round.cards
        top = 0
        for index, segment in enumerate(state.segments):
            rest = state.pile[top : top + segment.left]
            drawn = [card.card for card in in_play if card.segment == index]
            assert Counter(segment.cards) == Counter((*rest, *drawn))
            top += segment.left


@given(games())
def test_a_game_waits_for_seats_or_for_a_pile_or_is_over(game: Game) -> None:
    for state in game.states:
        over = outcome(state) is not None
        assert [bool(state.to_act), due(state) is not None, over].count(True) == 1
        assert set(state.to_act) <= set(state.alive)
        assert list(state.to_act) == sorted(set(state.to_act))
        for seat in seats_of(state):
            seen = view(state, seat)
            assert seen.to_act == state.to_act
            if over:
                assert seen.phase == "over"
            elif due(state) is not None:
                assert seen.phase == ("deal" if state.round is None else "refill")
            else:
                assert seen.phase in ("bid", "guess", "discard")
                assert seen.phase == "guess" or len(state.to_act) == 1


@given(games())
def test_the_same_action_in_the_same_state_leads_to_the_same_state(game: Game) -> None:
    after = [
        later
        for before, later in pairwise(game.states)
        if before.to_act  # and not a pile that came
    ]
    for (state, seat, action), later in zip(game.decisions, after):
        assert apply(state, seat, action) == later


@given(games())
def test_the_loser_of_a_round_pays_and_nobody_else(game: Game) -> None:
    state = game.states[0]
    held = [_lost(standing) for standing in state.standing]
    for result in game.state.rounds:
        paid = [_lost(standing) for standing in result.standing]
        held[result.loser] += result.penalty
        assert paid == held
        assert result.penalty == 1 or (result.penalty == 2 and "double" in str(result.moves[-2]))
    limit = game.state.setup.limit
    living = tuple(seat for seat, lost in enumerate(held) if lost < limit)
    assert game.state.alive == living


def _lost(standing: Eyes | int) -> int:
    return 3 - standing.count if isinstance(standing, Eyes) else standing


@given(games())
def test_the_next_starter_is_who_the_rulebook_says(game: Game) -> None:
    finished = [
        (before, later)
        for before, later in pairwise(game.states)
        if len(later.rounds) > len(before.rounds)
    ]
    for before, later in finished:
        result = later.rounds[-1]
        assert result.starter == before.starter
        assert later.starter == _next_starter(result, later)
        assert later.starter in later.alive


def _next_starter(result: Result, state: State) -> int:
    to_the_left = (result.loser + 1) % state.setup.players
    while to_the_left not in state.alive:
        to_the_left = (to_the_left + 1) % state.setup.players
    loser_lives = result.loser in state.alive
    if result.winner is None:
        return result.loser if loser_lives else to_the_left  # MT5
    match state.setup.edition:
        case "eyes":
            return result.loser if loser_lives else to_the_left  # E11
        case "museum":
            return result.winner  # M5
    return result.loser if loser_lives else result.winner  # H5, K2


@given(games())
def test_each_round_deals_one_card_to_each_living_player(game: Game) -> None:
    for before, later in pairwise(game.states):
        if before.round is None and later.round is not None:
            worn = [card.seat for card in later.round.cards if card.place == "worn"]
            start = before.alive.index(before.starter)
            assert worn == [*before.alive[start:], *before.alive[:start]]
            assert [card.place for card in later.round.cards].count("centre") == (
                before.setup.edition == "eyes"
            )
            assert later.to_act == (before.starter,)


@given(games())
def test_a_shuffle_is_due_when_its_zero_was_turned_up_or_cards_run_short(game: Game) -> None:
    for before, later in pairwise(game.states):
        if len(later.rounds) == len(before.rounds):
            continue
        used = later.rounds[-1].cards
        wanted = due(later)
        if wanted is not None:
            whole = not wanted.fixed
            assert whole == _all_back(later, used, before)
            if whole:
                assert Counter(wanted.shuffled) == Counter(later.edition.deck)


def _all_back(state: State, used: tuple[InPlay, ...], before: State) -> bool:
    drawn_at_the_count = sum(card.place == "drawn" for card in used)
    left = len(before.pile) - drawn_at_the_count
    if before.round is not None and before.round.waiting is not None:
        left = len(before.aside) - 1  # a refill, for the count
    zero = any(card.card == "0*" for card in used)
    match state.setup.edition:
        case "eyes":
            return True  # E3
        case "tomahawk":
            return zero  # H6
    return zero or left < len(state.alive)  # M6, K4
