"""What a game knows about playing it well, so that bots need to know no game."""

from typing import Any, Protocol

from sobremesa.core.choices import Choices
from sobremesa.core.game import View


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
