"""What you may not see changes nothing that you are shown before the reveal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from terminal.sitting import seat, typed, with_timid

from coyote.rules.cards import Card
from coyote.terminal.invitation import Seated

_CHATTER = ("?", "odds", "odds 20", "history", "table", "help bid")


def _dealt(edition: str, options: dict[str, Any], swap: tuple[int, int]) -> Seated:
    """A game of three with you as the starter, two cards of its first pile changed over."""
    seated = with_timid(seat(edition, 3, options=options, starter=0))
    pile = list(seated.scribe.state.edition.deck)
    Random(5).shuffle(pile)
    one, other = swap
    pile[one], pile[other] = pile[other], pile[one]
    seated.scribe.deal(tuple(map(Card, pile)))
    return seated


@pytest.mark.parametrize(
    ("edition", "options", "lines"),
    [
        ("eyes", {}, ["5", *_CHATTER, "peek", "12"]),
        ("eyes", {"trickster": True}, ["5", *_CHATTER, "12"]),
        ("tomahawk", {"additions": ("reverse", "extra")}, ["5", *_CHATTER, "reverse", "20"]),
        ("museum", {"tokens": True}, ["open", *_CHATTER, "3", "reverse", "30", "skip"]),
        ("museum", {"tokens": True}, ["swap", *_CHATTER, "3", "10"]),
        ("classic", {}, ["5", *_CHATTER, "20"]),
    ],
)
def test_another_card_on_your_own_head_changes_no_byte_before_the_reveal(
    edition: str, options: dict[str, Any], lines: list[str]
) -> None:
    # Your card is the first of the pile, and no line above draws as deep as the last ones.
    worlds = [
        typed(_dealt(edition, options, (0, place)), lines, hints=True)[1] for place in (0, 9, -1)
    ]
    assert "The total is" not in worlds[0]
    assert "Odds:" in worlds[0]
    assert worlds[1] == worlds[0]
    assert worlds[2] == worlds[0]


def test_the_centre_card_is_not_shown_before_you_peek() -> None:
    lines = ["5", *_CHATTER, "12"]
    worlds = [typed(_dealt("eyes", {}, (3, place)), lines, hints=True)[1] for place in (3, 9)]
    assert worlds[0] == worlds[1]


def test_the_centre_card_is_shown_once_you_have_peeked() -> None:
    seated = _dealt("eyes", {}, (3, 9))
    card = seated.scribe.state.round and seated.scribe.state.round.cards[3].card
    _, text = typed(seated, ["5", "peek", "table"])
    assert f"the centre card is {card}." in text
    assert f"centre [{str(card).rjust(3)} ]" in text.split("You close an eye")[1]
    assert "centre [ ▒▒ ]" in text.split("You close an eye")[0]


def test_your_own_card_shows_its_back_until_the_reveal() -> None:
    _, text = typed(_dealt("classic", {}, (0, 0)), ["5", "999"])
    before, after = text.split("The total is")[0].split(" challenges your 999!")
    assert "(you) [ ▒▒ ]" in before
    assert "you            [" in after
