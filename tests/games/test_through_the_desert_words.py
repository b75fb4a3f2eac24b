"""How the game tells what happened, where one form is not enough."""

import pytest

from sobremesa.games.through_the_desert.events import AreaEnclosed
from sobremesa.words import Words

TOLD = {
    ("en", 1, 0): "Ana encloses one space with the red caravan.",
    ("en", 3, 0): "Ana encloses 3 spaces with the red caravan.",
    ("en", 3, 1): (
        "Ana encloses 3 spaces with the red caravan, and wins 1 point for the water inside."
    ),
    ("en", 1, 2): (
        "Ana encloses one space with the red caravan, "
        "and wins 2 points for the water and palms inside."
    ),
    ("en", 0, 5): "Ana encloses an oasis with the red caravan, and wins 5 points.",
    ("es", 1, 0): "Ana encierra una casilla con su caravana de color rojo.",
    ("es", 3, 0): "Ana encierra 3 casillas con su caravana de color rojo.",
    ("es", 1, 1): (
        "Ana encierra una casilla con su caravana de color rojo y se lleva 1 punto en pozos."
    ),
}


@pytest.mark.parametrize(("lang", "count", "points"), TOLD)
def test_land_without_water_and_palms_is_told_without_points(
    lang: str, count: int, points: int
) -> None:
    event = AreaEnclosed(
        0, "red", hexes=(), wells=(), oases=(), count=count, water=points, points=points
    )
    assert Words(lang, "through_the_desert", ["Ana"]).event(event) == TOLD[lang, count, points]
