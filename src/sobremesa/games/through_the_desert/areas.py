"""What a camel wins where it is placed: water, oases, and the areas it shuts off."""

from msgspec import Struct

from sobremesa.games.through_the_desert.hexes import (
    AROUND,
    BIT,
    LEAST,
    NEIGHBOURS,
    RUNS,
    Bits,
    Index,
    shut_off,
)
from sobremesa.games.through_the_desert.state import Caravan, Position


class Prize(Struct, frozen=True, gc=False):
    """What a camel wins; `wells` and `oases` are those of its areas, too."""

    wells: Bits
    oases: Bits
    areas: tuple[Bits, ...] = ()


NOTHING = Prize(0, 0)


def prize(position: Position, caravan: Caravan, index: Index) -> Prize:
    """What one of the position's caravans wins with a camel on a hex (R10, R17).

    No new area can be shut off unless the open hexes around the camel fall into two runs or more:
    within a run, one comes from hex to hex without passing the camel.
    """
    won, near = BIT[index], NEIGHBOURS[index]
    ground = position.spaces & ~caravan.camels
    runs = RUNS[ground >> index - LEAST & AROUND]
    areas: tuple[Bits, ...] = ()
    if runs and not won & caravan.enclosed:
        areas = _closed(position, runs, index, ground ^ won)
        for area in areas:
            won |= area
            near |= area
    wells = won & position.wells[0]
    oases = near & position.oases
    if oases:
        oases &= ~caravan.visited  # R11
    return Prize(wells, oases, areas) if wells or oases or areas else NOTHING


def _closed(
    position: Position, runs: tuple[Bits, ...], index: Index, ground: Bits
) -> tuple[Bits, ...]:
    """The areas around a new camel: the parts of the ground without any camel (R13 to R16).

    The ground is all but the camels of one caravan; those of others are on it, and oases too.
    """
    others = ground & ~position.oases & ~position.free
    return tuple(shut_off(runs, index, ground, others))
