"""What a computer opponent is."""

from typing import Protocol

from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move, View


class Bot(Protocol):
    """Chooses for a seat from what a person in it would know: never a position, never a match."""

    def choose(self, game: AnyGame, view: View, choices: Choices[Move], luck: Luck) -> Move:
        """One of the choices."""
        ...
