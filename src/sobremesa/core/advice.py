"""What a game knows about playing it well, so that bots need to know no game."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

from sobremesa.core.choices import Choices
from sobremesa.core.game import Seat, View
from sobremesa.core.luck import Luck


class Advice(Protocol):
    """Judges moves from a seat's own view; never sees what that seat may not know."""

    def weigh(
        self, view: View, choices: Choices[Any], skill: float = 1.0
    ) -> list[tuple[float, Any]]:
        """The choices worth a thought, each with its worth to the viewer, most first.

        The worths are comparable with each other, in points or something close to points. From 0
        to 1, `skill` says how much the player knows of what lies outside the game, such as where
        a city is; where there is nothing of that kind to know, it changes nothing.
        """
        ...


class Ground(Protocol):
    """A position in the hand of a search: quick, changed in place, silent about what happens."""

    @property
    def seat(self) -> Seat:
        """To move; below 0 when the match is over."""
        ...

    def copy(self) -> Self:
        """The same once more."""
        ...

    def ideas(self) -> Sequence[tuple[float, Any]]:
        """What the seat to move can do, each with its promise in points, most first."""
        ...

    def play(self, idea: Any) -> None:
        """Do it."""
        ...

    def move(self, idea: Any) -> Any:
        """The move of the game that an idea stands for."""
        ...

    def run(self, plies: int, luck: Luck) -> None:
        """Play on for so many moves, or to the end, quickly and not too badly."""
        ...

    def worths(self) -> Sequence[float]:
        """What the position is worth to each seat, in points."""
        ...
