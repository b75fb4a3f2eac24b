"""Where riders and camels may go: the legality of the game, as sets of hexes."""

from sobremesa.core.values import Seat
from sobremesa.games.through_the_desert.hexes import Bits, grown
from sobremesa.games.through_the_desert.state import TINTS, Position, Tint


def rider_places(position: Position) -> Bits:
    """Empty sand, with neither an oasis nor another rider beside it (R1, R2)."""
    return position.spaces & ~grown(position.oases | position.riders) & ~position.wells[0]


def rider_tints(position: Position, seat: Seat) -> tuple[Tint, ...]:
    """The colours of the riders a seat may place: in the first round new ones, if able (R4)."""
    tints = unplaced(position, seat)
    if position.riders.bit_count() < len(position.caravans):
        return tuple([tint for tint in tints if not begun(position, tint)]) or tints
    return tints


def unplaced(position: Position, seat: Seat) -> tuple[Tint, ...]:
    """The colours of the riders a seat still has."""
    own = position.caravans[seat]
    if position.aside:
        aside = position.aside[seat]
        return tuple([tint for tint in TINTS if tint != aside and not own[tint].camels])
    return tuple([tint for tint in TINTS if not own[tint].camels])


def begun(position: Position, tint: Tint) -> bool:
    """True if any seat has a caravan of this colour."""
    return any(own[tint].camels for own in position.caravans)


def camel_places(position: Position, seat: Seat) -> tuple[Bits, ...]:
    """For each colour, where a seat's caravan may grow (R5): beside itself, and beside no rival's.

    A space that the caravan touches, and a rival's of the colour too, is not roomy.
    """
    free = position.free
    a, b, c, d, e = position.caravans[seat]  # one by one, because much waits for this
    in_a, in_b, in_c, in_d, in_e = position.roomy
    return (
        a.reach & free & in_a,
        b.reach & free & in_b,
        c.reach & free & in_c,
        d.reach & free & in_d,
        e.reach & free & in_e,
    )


def can_place(position: Position, seat: Seat) -> bool:
    """True if a seat has any place for any camel."""
    free, roomy = position.free, position.roomy
    for tint, caravan in enumerate(position.caravans[seat]):  # `any` would take thrice the time
        if caravan.reach & free & roomy[tint]:
            return True
    return False
