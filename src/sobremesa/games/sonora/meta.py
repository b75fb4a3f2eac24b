"""What can be known about the game without playing it."""

from sobremesa.core.meta import Credits, Meta
from sobremesa.core.options import OneOf
from sobremesa.games.sonora.state import HANDS

MOST_SEATS = 4

META = Meta(
    id="sonora",
    version=1,
    fewest_seats=1,
    most_seats=MOST_SEATS,
    options=(
        OneOf("rounds", (6, 5, 7)),
        OneOf("no_bunting", (False, True)),
        OneOf("rival_squares", (3, 2)),
        OneOf("preview", ("contact", "none"), ruled=False),
        *(OneOf(f"hand_{seat + 1}", tuple(HANDS)) for seat in range(MOST_SEATS)),
    ),
    credits=Credits(design="Rob Newton", art="Tom Goyon", publisher="Pandasaurus Games", year=2020),
    hides=False,
)
