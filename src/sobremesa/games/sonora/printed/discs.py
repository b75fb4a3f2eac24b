"""The discs: five of each colour, numbered 1 to 5."""

from typing import Final, TypeAlias

Disc: TypeAlias = int
"""By colour and number: 5 * colour + number - 1."""
Colour: TypeAlias = int
"""With two seats or more, the seat that owns it."""

NUMBERS: Final = 5
"""Discs of a colour."""
SOLO_COLOURS: Final = 3


def number(disc: Disc) -> int:
    """The number printed on a disc."""
    return disc % NUMBERS + 1


def colour(disc: Disc) -> Colour:
    """The colour it is painted in."""
    return disc // NUMBERS
