"""What can be known about the game without playing it."""

from sobremesa.core.meta import Credits, Meta
from sobremesa.core.options import OneOf

META = Meta(
    id="through_the_desert",
    version=2,
    fewest_seats=2,
    most_seats=5,
    options=(
        OneOf("different_colours", (False, True), only=(5,)),
        OneOf("face_down", (False, True)),
    ),
    credits=Credits(design="Reiner Knizia", art="Claus Stephan", publisher="Kosmos", year=1998),
    hides="face_down",
)
