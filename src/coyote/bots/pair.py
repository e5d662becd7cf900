"""How `coyote` plays plain `eyes` once two are left: by the solved match (`coyote.solver`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from random import Random

from coyote.bots.turn import legal_of
from coyote.rules.actions import PLAIN, Action, Bid, Discard
from coyote.rules.cards import Card
from coyote.rules.state import Eyes
from coyote.rules.view import View
from coyote.solver.policy import FACES, EyeCards, MatchPolicy, Turn, load


def fits(view: View) -> bool:
    """Whether the rest of the game is the match that was solved, however many began it.

    All 17 cards are shuffled for each round (E3), so nothing from before matters but the eyes.
    """
    setup = view.setup
    return setup.edition == "eyes" and not setup.trickster and len(view.alive) == 2


def choose_for_two(view: View, dice: Random) -> Action:
    """What the solved match says, as often as it says so; for a view that `fits`."""
    legal = legal_of(view)
    if view.phase == "discard":
        return Discard(solved().discard(*_eyes(view)))
    shares = solved().probabilities(turn_of(view))
    if not shares:
        # Whoever sat here before peeked over a bid above all that we make (E5).
        assert legal.min_bid is not None
        return Bid(legal.min_bid)
    choice = dice.choices([*shares], [*shares.values()])[0]
    return Bid(choice) if isinstance(choice, int) else PLAIN[choice]


def turn_of(view: View) -> Turn:
    """A turn as the solved match is asked about it."""
    bids: list[tuple[int, bool]] = []
    owed = False
    for move in view.moves:
        if isinstance(move.action, Bid):
            bids.append((move.action.number, owed))
        owed = move.action == PLAIN["peek"]
    ours, theirs = _eyes(view)
    seen, centre = _cards(view)
    return Turn(
        tuple(bids), ours, theirs, FACES[seen], None if centre is None else FACES[centre], owed
    )


def _seats(view: View) -> tuple[int, int]:
    """Ours and the other's."""
    assert view.seat is not None
    (other,) = (seat for seat in view.alive if seat != view.seat)
    return view.seat, other


def _eyes(view: View) -> tuple[EyeCards, EyeCards]:
    """The eye cards of both: those of the round's beginning, or at a discard those of now."""
    ours, theirs = (_eyes_of(view, seat) for seat in _seats(view))
    return ours, theirs


def _eyes_of(view: View, seat: int) -> EyeCards:
    held = view.standing[seat]
    assert isinstance(held, Eyes)
    if seat in view.peeked and view.phase != "discard":
        held = held.turned("open")  # E5: it was before the peek
    return held.open, held.closed


def _cards(view: View) -> tuple[Card, Card | None]:
    """What the other wears, and the centre card for those who see it."""
    _, other = _seats(view)
    faces = {(card.place, card.seat): card.card for card in view.cards}
    worn = faces["worn", other]
    assert worn is not None
    return worn, faces["centre", None]


@cache
def solved() -> MatchPolicy:
    """The shipped policy; `docs/solver.md` tells how it is made."""
    with as_file(files("coyote.bots") / "match.npz") as file:
        return load(file)
