"""Players that see a view and nothing else."""

from coyote.bots.bot import Bot, UnknownBot, load
from coyote.bots.characters import BY_NAME, CHARACTERS, NAMES, Character

__all__ = ["BY_NAME", "CHARACTERS", "NAMES", "Bot", "Character", "UnknownBot", "load"]
