"""What can be known about the game without playing it."""

from sobremesa.core.meta import Credits, Meta
from sobremesa.core.options import EachSeat, OneOf
from sobremesa.games.sonora.printed.hands import HANDS

META = Meta(
    id="sonora",
    version=1,
    fewest_seats=1,
    most_seats=4,
    options=(
        OneOf("rounds", (6, 5, 7)),
        OneOf("no_bunting", (False, True)),
        OneOf("rival_squares", (3, 2), only=(1,)),
        OneOf("preview", ("contact", "none"), ruled=False),
        EachSeat("hand", tuple(HANDS)),
    ),
    credits=Credits(design="Rob Newton", art="Tom Goyon", publisher="Pandasaurus Games", year=2020),
    hides=False,
)
