"""What can be known about the game without playing it."""

from sobremesa.core.meta import Meta
from sobremesa.core.options import Whole

META = Meta(
    id="high_card",
    version=1,
    fewest_seats=2,
    most_seats=4,
    options=(Whole("cards", low=3, high=9, default=5),),
    example=True,
)
