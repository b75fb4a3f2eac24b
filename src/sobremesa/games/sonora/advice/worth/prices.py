"""What a bonus usually brings, and how much there usually is to write in a round."""

from typing import Final

from sobremesa.games.sonora.printed.sheet import Bonus

PRICE: Final[dict[Bonus, float]] = {
    "reflick": 1.5,
    "swap": 1.5,
    "fox": 4.0,
    "owl": 4.0,
    "rabbit": 4.0,
    "discovery": 4.5,
}
"""In points."""
KEPT: Final = 4.0
"""What an animal of the Discovery area must bring to be used before the last round."""

HEXES: Final = 4.0
SHAPES: Final = 3.0
PATHS: Final = 1.0
MUD: Final = 6.0
"""In a round, on an average."""


def price(bonus: Bonus, later: bool) -> float:
    """A bonus for the flicks is worth nothing if there is no later round (R30)."""
    return PRICE[bonus] if later or bonus not in ("reflick", "swap") else 0.0
