"""What can be known about the game without playing it."""

from sobremesa.core.meta import Credits, Meta
from sobremesa.core.options import OneOf, Whole

META = Meta(
    id="where_is_that",
    version=1,
    fewest_seats=1,
    most_seats=6,
    options=(
        OneOf("mode", ("cartographer", "shakeup")),
        OneOf("deck", ("europe", "south_america", "north_america", "asia", "africa", "world")),
        OneOf("monuments", (False, True)),
        OneOf("whole_line", (False, True)),
        Whole("day", low=0, high=99_991_231, default=0, asked=False),
    ),
    credits=Credits(
        design="Erik Andersson Sundén, Magnus Karlsson",
        art="Paulina Vasconcelo",
        publisher="Fractal Juegos",
        year=2025,
    ),
    hides=False,  # what is hidden is hidden from all seats alike
)
