"""Players that see a view and nothing else."""

from coyote.bots.bot import NAMES, Bot, UnknownBot, load

__all__ = ["NAMES", "Bot", "UnknownBot", "load"]
