"""What can be known about the game without playing it."""

from sobremesa.core.meta import Credits, Meta
from sobremesa.core.options import OneOf, Whole

META = Meta(
    id="shifting_stones",
    version=2,
    fewest_seats=1,
    most_seats=5,
    options=(
        OneOf("one_score", (False, True)),
        Whole("round_limit", low=0, high=10_000, default=0),
    ),
    credits=Credits(
        design="J. Evan Raitt", art="Kwanchai Moriya", publisher="Gamewright", year=2020
    ),
)
