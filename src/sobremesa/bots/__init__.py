"""Computer opponents. They know the contract, not the games."""

from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import AdvisedBot, EasyBot, RandomBot
from sobremesa.bots.search import SearchBot
from sobremesa.core.game import AnyGame
from sobremesa.core.refusal import Unplayable

__all__ = ["LEVELS", "Bot", "levels", "named"]

_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "easy": EasyBot(),
    "normal": AdvisedBot(),
    "hard": SearchBot(),
}

LEVELS: tuple[str, ...] = tuple(_BOTS)
"""The names of the opponents, the weakest first."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """Those that differ in a game: `hard` needs a ground to search in, or more to know."""
    advice = game.advice
    return LEVELS if advice and (advice.searches or advice.knows) else LEVELS[:-1]


def named(level: str, effort: float = 1.0) -> Bot:
    """The opponent of this name. It remembers nothing, so one can sit in many seats.

    With less than the whole `effort`, one that searches does so for less long.
    """
    if level not in _BOTS:
        raise Unplayable("unknown_bot", bot=str(level), known=", ".join(LEVELS))
    bot = _BOTS[level]
    return SearchBot(effort) if isinstance(bot, SearchBot) else bot
