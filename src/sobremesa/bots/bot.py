"""What a computer opponent is."""

from typing import Any, Protocol

from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import View


class Bot(Protocol):
    """Chooses for a seat from what a person in it would know: never a position, never a match."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Any], luck: Luck) -> Any:
        """One of the choices."""
        ...
