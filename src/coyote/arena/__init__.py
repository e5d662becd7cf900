"""Bots against bots: matches, intervals, ratings, and outside programs that play."""

from coyote.arena.match import Match, NoMatch, arrange
from coyote.arena.play import Played, play_match

# What tells of a match (`summary`, `telling`, `run`) is imported by name: workers start without it.
__all__ = ["Match", "NoMatch", "Played", "arrange", "play_match"]
