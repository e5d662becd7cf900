"""A bot: a name, a seed, and a choice that depends on nothing but these and the view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from coyote.bots.characters import NAMES, policy
from coyote.rules.actions import Action
from coyote.rules.errors import CoyoteError, shown
from coyote.rules.view import View


class UnknownBot(CoyoteError):
    """A name that no bot has."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One of the shipped players; it remembers nothing between calls."""

    name: str
    seed: int

    def choose(self, view: View) -> Action:
        """A legal action for a seat that may act now."""
        return policy(self.name)(view, self._dice(view))

    def _dice(self, view: View) -> Random:
        """Dice that fall the same for the same name, seed and view, on any machine."""
        moves = " ".join(map(str, view.moves))
        cards = " ".join(str(card.card) for card in view.cards)
        return Random(f"{self.name} {self.seed} {view.seat} {len(view.rounds)} {cards} {moves}")


def load(name: str, seed: int = 0) -> Bot:
    """The bot of that name; raises `UnknownBot`."""
    if name not in NAMES:
        raise UnknownBot("RECORD", "bot", {"bot": shown(name), "bots": ", ".join(NAMES)})
    return Bot(name, seed)
