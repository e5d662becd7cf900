"""Actions: what is played, what is refused, and what is played once only."""

from __future__ import annotations

import pytest
from table.sittings import Sitting

from coyote import Bid, Challenge, Guess
from coyote.table import log, messages, requests
from coyote.table.effects import WATCHERS
from coyote.table.people import REMEMBERED


def trickster() -> Sitting:
    """Five in a game whose first bid was challenged: three owe a guess."""
    sitting = Sitting("Ann", "Bo", "Cy", "Di", "Ed", options={"trickster": True})
    sitting.start()
    sitting.moves("0 bid 5", "1 challenge")
    return sitting


def test_an_action_is_accepted_and_everybody_sees_it() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.watch()
    sitting.start()
    sitting.forget()
    (accepted,) = sitting.act(1, "bid 5", id="a")
    assert accepted == messages.Accepted(id="a", version=sitting.book.version)
    for who in (1, 2, WATCHERS):
        view = sitting.last(who, messages.Update).view
        assert view is not None
        assert (view.moves, view.to_act) == (("0 bid 5",), (1,))


def test_without_an_id_nothing_is_answered_but_the_update() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    assert sitting.act(1, "bid 5") == []
    assert sitting.count(log.Acted) == 1


@pytest.mark.parametrize(
    ("who", "action", "code", "rule"),
    [
        (2, "bid 5", "not-your-turn", "C5"),
        (1, "challenge", "challenge-nothing", "C2"),
        (1, "bid 1000", "bid-range", "C10"),
        (1, "raise", "no-action", "RECORD"),
        (1, "bid  5", "no-action", "RECORD"),
        (1, "", "no-action", "RECORD"),
        (1, "confirm", "not-in-edition", "RECORD"),
        (1, "guess 9", "not-asked", "T2"),
        (3, "bid 5", "not-in-game", "TABLE"),
        (WATCHERS, "bid 5", "not-in-game", "TABLE"),
    ],
)
def test_what_may_not_be_done_is_refused_and_everything_told_anew(
    who: int, action: str, code: str, rule: str
) -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.join("Cy", sit=False)
    sitting.start()
    request = requests.Act(id="x", version=sitting.book.version, action=action)
    rejected = sitting.rejection(who, request)
    assert (rejected.id, rejected.code, rejected.rule) == ("x", code, rule)


def test_without_a_game_there_is_nothing_to_act_on() -> None:
    sitting = Sitting("Ann", "Bo")
    for request in (
        requests.Act(version=sitting.book.version, action="bid 5"),
        requests.Mix(round=1, entropy="00" * 16),
        requests.Odds(),
        requests.Reclaim(),
        requests.AskTime(),
        requests.GrantTime(),
    ):
        assert sitting.refusal(1, request) == "no-game"
    assert sitting.grant(1, requests.Ready(round=1)) == []


def test_before_the_deal_nobody_acts() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.grant(1, requests.Start(starter=0))
    act = requests.Act(version=sitting.book.version, action="bid 5")
    assert sitting.refusal(1, act) == "no-pile"


def test_who_is_out_acts_no_more() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.knock_out(0)
    sitting.next_round()
    act = requests.Act(version=sitting.book.version, action="bid 5")
    assert sitting.refusal(1, act) == "not-your-turn"


def test_a_stale_action_is_refused() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    seen = sitting.book.version
    sitting.moves("0 bid 5", "1 bid 6", "2 bid 7")
    rejected = sitting.rejection(1, requests.Act(version=seen, action="bid 9"))
    assert rejected.code == "stale"
    assert rejected.facts == {"version": seen, "now": sitting.book.version}


def test_an_action_on_a_version_to_come_is_refused() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    act = requests.Act(version=sitting.book.version + 1, action="bid 5")
    assert sitting.refusal(1, act) == "stale"


def test_an_old_version_is_fine_when_only_talk_and_the_table_around_changed() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    seen = sitting.book.version
    sitting.grant(2, requests.Say(text="hurry up"))
    sitting.grant(2, requests.React(sign="hurry"))
    sitting.grant(1, requests.Mute(person=2))
    assert sitting.book.version == seen
    sitting.join("Cy")
    sitting.grant(2, requests.Rename(name="Bob"))
    sitting.exit(2)
    assert sitting.book.version > seen
    assert sitting.act(1, "bid 5", version=seen) == []
    assert sitting.state.to_act == (1,)


def test_guesses_made_at_the_same_version_never_reject_each_other() -> None:
    sitting = trickster()
    seen = sitting.book.version
    for who in (3, 4, 5):
        (answer,) = sitting.act(who, "guess 1", id="g", version=seen)
        assert isinstance(answer, messages.Accepted)
    assert sitting.count(log.Acted) == 5
    assert not sitting.game.hidden


def test_a_second_guess_of_one_seat_is_refused() -> None:
    sitting = trickster()
    seen = sitting.book.version
    sitting.move(2, "guess 0")
    act = requests.Act(version=seen, action="guess 1")
    assert sitting.refusal(3, act) == "not-your-turn"


def test_after_the_last_guess_what_was_seen_before_is_stale() -> None:
    sitting = trickster()
    seen = sitting.book.version
    sitting.moves("2 guess 0", "3 guess 0", "4 guess 0")
    act = requests.Act(version=seen, action="discard open")
    assert sitting.refusal(1, act) == "stale"


def test_a_repeated_request_is_answered_again_and_does_not_act_again() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    (accepted,) = sitting.act(1, "bid 5", id="same")
    sitting.move(1, "bid 6")
    again, sync = sitting.act(1, "bid 7", id="same")
    assert again == accepted
    assert isinstance(sync, messages.Sync)
    assert sitting.count(log.Acted) == 2


def test_a_repeated_request_does_not_act_again_after_a_restart() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    (accepted,) = sitting.act(1, "bid 5", id="same")
    sitting.restart(after=1000)
    sitting.enter(1, 2)
    again, _ = sitting.act(1, "bid 5", id="same")
    assert again == accepted
    assert sitting.count(log.Acted) == 1


def test_an_id_is_one_persons_own() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.act(1, "bid 5", id="1")
    sitting.act(2, "bid 6", id="1")
    assert sitting.count(log.Acted) == 2


def test_a_refused_request_may_come_again_with_its_id() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    act = requests.Act(id="1", version=sitting.book.version, action="challenge")
    assert sitting.refusal(1, act) == "challenge-nothing"
    (answer,) = sitting.act(1, "bid 5", id="1")
    assert isinstance(answer, messages.Accepted)


def test_what_leaves_no_line_is_not_done_twice_either() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.forget()
    for _ in range(2):
        answers = sitting.ask(1, requests.React(id="r", sign="howl"))
        assert isinstance(answers[0], messages.Accepted)
    assert len(sitting.told(2, messages.Reaction)) == 1


def test_the_oldest_of_many_ids_is_forgotten() -> None:
    sitting = Sitting("Ann", "Bo")
    for number in range(REMEMBERED + 1):
        sitting.ask(1, requests.Mute(id=str(number), person=2, on=not number % 2))
    assert next(iter(sitting.book.people[1].done)) == "1"
    assert len(sitting.book.people[1].done) == REMEMBERED


def test_a_paused_game_waits() -> None:
    sitting = Sitting("Ann", "Bo", clock=30)
    sitting.start()
    sitting.grant(1, requests.Pause())
    version = sitting.book.version
    for request in (
        requests.Act(version=version, action="bid 5"),
        requests.AskTime(),
        requests.GrantTime(),
    ):
        assert sitting.refusal(1, request) == "paused"
    sitting.grant(1, requests.Resume())
    assert sitting.act(1, "bid 5", version=version) == []


def test_a_bot_that_chose_in_a_pause_plays_after_it() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.grant(1, requests.Pause())
    sitting.think()
    sitting.wait(100_000)
    assert sitting.count(log.Acted) == 0
    sitting.grant(1, requests.Resume())
    sitting.wait(10_000)
    assert sitting.count(log.Acted) == 1


def test_no_round_is_dealt_in_a_pause() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.lose(0)
    sitting.grant(1, requests.Pause())
    for who in (1, 2):
        sitting.grant(who, requests.Ready(round=1))
    sitting.wait(100_000)
    assert sitting.state.round is None
    sitting.grant(1, requests.Resume())
    sitting.wait(1000)
    assert sitting.state.round is not None


def test_while_a_bot_plays_a_seat_its_owner_cannot_act() -> None:
    sitting = Sitting("Ann", "Bo", grace=5)
    sitting.start()
    sitting.exit(1)
    sitting.wait(5000)
    sitting.enter(1)
    for request in (
        requests.Act(version=sitting.book.version, action="bid 5"),
        requests.AskTime(),
    ):
        assert sitting.rejection(1, request).facts == {"seat": 0}


# Bots


def test_a_bot_that_fails_takes_the_simplest_action() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.think(fail=True)
    sitting.wait(2000)
    assert sitting.state.round is not None
    assert str(sitting.state.round.moves[-1]) == "1 bid 0"
    sitting.move(0, "bid 9")
    sitting.think(fail=True)
    sitting.wait(2000)
    assert sitting.last_game.scribe.record.rounds[0].moves[2] == "1 challenge"


def test_the_simplest_guess_and_the_simplest_discard_are_legal() -> None:
    sitting = Sitting("Ann", bots=["odds"] * 2, options={"trickster": True})
    sitting.start()
    sitting.moves("0 bid 5", "1 bid 999")
    sitting.move(2, "bid 5")  # illegal: the simplest is taken, a challenge
    sitting.move(0, "guess 2")
    assert sitting.state.to_act == (1,)
    sitting.think(fail=True)
    sitting.wait(2000)
    assert sitting.last_game.scribe.record.rounds[0].moves[-1] == "1 discard open"


@pytest.mark.parametrize("action", [Challenge(), Guess(0), Bid(5000)])
def test_a_bot_that_chose_what_is_not_legal_takes_the_simplest_action(
    action: Challenge | Guess | Bid,
) -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    sitting.choose(sitting.thoughts[0], action)
    sitting.wait(2000)
    assert sitting.state.round is not None
    assert str(sitting.state.round.moves[-1]) == "1 bid 0"


def test_a_thought_that_comes_too_late_is_not_used() -> None:
    sitting = Sitting("Ann", "Bo", grace=5)
    sitting.start()
    sitting.exit(1)
    sitting.wait(5000)
    late = sitting.until_asked()
    sitting.enter(1)
    sitting.grant(1, requests.Reclaim())
    sitting.choose(late, Bid(77))
    sitting.wait(10_000)
    assert sitting.count(log.Acted) == 0
    sitting.move(0, "bid 5")
    sitting.choose(late, Bid(77))
    sitting.wait(10_000)
    assert sitting.count(log.Acted) == 1


def test_a_thought_after_the_game_is_not_used() -> None:
    sitting = Sitting("Ann", bots=["odds"])
    sitting.start(starter=1)
    thought = sitting.until_asked()
    sitting.thoughts.append(thought)
    sitting.knock_out(1)
    lines = len(sitting.lines)
    sitting.choose(thought, Bid(5))
    assert len(sitting.lines) == lines


def test_a_bot_gets_the_view_of_its_seat_and_nothing_else() -> None:
    sitting = Sitting("Ann", bots=["cautious"])
    sitting.start(starter=1)
    (thought,) = sitting.thoughts
    assert (thought.seat, thought.bot, thought.view) == (1, "cautious", sitting.game.view(1))


# Odds


def test_a_seat_asks_for_the_odds_of_its_own_view() -> None:
    sitting = Sitting("Ann", "Bo")
    sitting.start()
    sitting.grant(2, requests.Odds(id="o"))
    (question,) = sitting.questions
    assert (question.id, question.version) == ("o", sitting.book.version)
    assert question.view == sitting.game.view(1)


def test_no_odds_for_others_or_when_the_host_does_not_want_them() -> None:
    sitting = Sitting("Ann", "Bo", "Cy", odds=False)
    sitting.start()
    assert sitting.refusal(1, requests.Odds()) == "odds-off"
    assert sitting.refusal(WATCHERS, requests.Odds()) == "not-in-game"


def test_no_odds_between_rounds_or_for_who_is_out() -> None:
    sitting = Sitting("Ann", "Bo", "Cy")
    sitting.start()
    sitting.knock_out(0)
    assert sitting.refusal(2, requests.Odds()) == "odds-none"
    sitting.next_round()
    assert sitting.refusal(1, requests.Odds()) == "odds-none"
    sitting.grant(2, requests.Odds())
