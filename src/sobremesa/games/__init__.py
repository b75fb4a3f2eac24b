"""The shelf: finds games by their folders and loads them when asked for."""

import sys
import warnings
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from sobremesa.core.game import AnyGame
from sobremesa.core.refusal import Unplayable


def ids() -> tuple[str, ...]:
    """The games there are, by the names of their folders."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def shelf() -> tuple[str, ...]:
    """The games that people find without knowing of them. Asks their `meta.py`, not their rules."""
    return tuple(
        game_id for game_id in ids() if not import_module(f"{__name__}.{game_id}.meta").META.example
    )


@cache
def load(game_id: str) -> AnyGame:
    """The rules of a game. Looking for the folder takes as long as a dozen moves, so: once."""
    if game_id not in ids():
        raise Unplayable("unknown_game", game=str(game_id), known=", ".join(shelf()))
    game: AnyGame = import_module(f"{__name__}.{game_id}.rules").GAME
    return game


class _Shelf(ModuleType):
    """This package, which may still be called for one version: it used to be hidden by a function
    of its name.
    """

    def __call__(self) -> tuple[str, ...]:
        warnings.warn(
            "sobremesa.games() is called sobremesa.shelf() now", DeprecationWarning, stacklevel=2
        )
        return shelf()


sys.modules[__name__].__class__ = _Shelf
