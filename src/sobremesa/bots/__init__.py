"""Computer opponents. They know the contract, not the games."""

from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import LEVELS, LevelBot, RandomBot
from sobremesa.core.advice import PLAIN
from sobremesa.core.game import AnyGame
from sobremesa.core.refusal import Unplayable

__all__ = ["LEVELS", "RANDOM", "Bot", "levels", "named", "quicker"]

RANDOM = "random"
"""Plays anything. People are not offered it; programs and tables of old have it."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """Those that people can meet in a game, the weakest first."""
    return tuple(game.advice.ladder if game.advice else PLAIN)


def named(level: str, effort: float = 1.0) -> Bot:
    """The opponent of this name. It remembers nothing, so one can sit in many seats.

    With less than the whole `effort`, one that searches does so for less long.
    """
    if level == RANDOM:
        return RandomBot()
    if level not in LEVELS:
        raise Unplayable("unknown_bot", bot=str(level), known=", ".join(LEVELS))
    return LevelBot(level, effort)


def quicker(level: str) -> str:
    """Who answers if this one does not: after three at most it is one that never thinks."""
    if level in (RANDOM, LEVELS[0]):
        return RANDOM
    return "normal" if LEVELS.index(level) > LEVELS.index("normal") else LEVELS[0]
