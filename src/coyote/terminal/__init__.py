"""The game in a terminal."""

from coyote.terminal.editions import tell_editions
from coyote.terminal.invitation import Invitation, additions, separated
from coyote.terminal.rulebook import tell_rules
from coyote.terminal.session import play
from coyote.terminal.voice import explain

__all__ = [
    "Invitation",
    "additions",
    "explain",
    "play",
    "separated",
    "tell_editions",
    "tell_rules",
]
