"""Water: wells as three sets of hexes, each in the one before, so that worth is a count."""

from sobremesa.core.values import Value
from sobremesa.games.through_the_desert.hexes import BIT, HEXES, Bits, Hex, indices_of


class Well(Value, frozen=True, gc=False):
    """Water on the board, and what it is worth."""

    hex: Hex
    value: int


def worth(hexes: Bits, wells: tuple[Bits, ...]) -> int:
    """The value of all water on these hexes: a well of 3 lies in all three sets of wells."""
    every, two_or_more, threes = wells
    return (
        (hexes & every).bit_count()
        + (hexes & two_or_more).bit_count()
        + (hexes & threes).bit_count()
    )


def wells_in(wells: tuple[Bits, ...], hexes: Bits) -> tuple[Well, ...]:
    """The wells that lie on these hexes, column by column."""
    found = indices_of(hexes & wells[0])
    return tuple([Well(HEXES[index], worth(BIT[index], wells)) for index in found])


def counted(had: tuple[int, ...], wells: tuple[Bits, ...], taken: Bits) -> tuple[int, ...]:
    """The wells of each value that a seat has, with those taken now."""
    every, two_or_more = (taken & wells[0]).bit_count(), (taken & wells[1]).bit_count()
    threes = (taken & wells[2]).bit_count()
    return had[0] + every - two_or_more, had[1] + two_or_more - threes, had[2] + threes


def left_of(wells: tuple[Bits, ...], taken: Bits) -> tuple[Bits, ...]:
    """The wells without those taken."""
    every, two_or_more, threes = wells
    return every & ~taken, two_or_more & ~taken, threes & ~taken
