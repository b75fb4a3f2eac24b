"""What a camel wins where it is placed: water, oases, and the areas it shuts off."""

from collections.abc import Iterable
from itertools import product

from msgspec import Struct

from sobremesa.games.through_the_desert.hexes import (
    AROUND,
    BIT,
    LEAST,
    NEIGHBOURS,
    RING,
    Bits,
    Index,
    flood,
)
from sobremesa.games.through_the_desert.state import OASIS_POINTS, Caravan, Position


class Prize(Struct, frozen=True, gc=False):
    """What a camel wins; `wells` and `oases` are those of its areas, too."""

    wells: Bits
    oases: Bits
    areas: tuple[Bits, ...] = ()

    def points(self, wells: tuple[Bits, ...]) -> int:
        """For the water and the oases; the spaces enclosed are counted at the end."""
        return worth(self.wells, wells) + OASIS_POINTS * self.oases.bit_count()


def worth(hexes: Bits, wells: tuple[Bits, ...]) -> int:
    """The value of all water on these hexes: a well of 3 lies in all three sets of wells."""
    every, two_or_more, threes = wells
    return (
        (hexes & every).bit_count()
        + (hexes & two_or_more).bit_count()
        + (hexes & threes).bit_count()
    )


NOTHING = Prize(0, 0)


def prize(position: Position, caravan: Caravan, index: Index) -> Prize:
    """What one of the position's caravans wins with a camel on a hex (R10, R17).

    No new area can be shut off unless the open hexes around the camel fall into two runs or more:
    within a run, one comes from hex to hex without passing the camel.
    """
    won, near = BIT[index], NEIGHBOURS[index]
    ground = position.spaces & ~caravan.camels
    runs = SPLITS[ground >> index - LEAST & AROUND]
    areas: tuple[Bits, ...] = ()
    if runs and not won & caravan.enclosed:
        areas = _closed(position, ground ^ won, [run << index - LEAST for run in runs])
        for area in areas:
            won |= area
            near |= area
    wells = won & position.wells[0]
    oases = near & position.oases
    if oases:
        oases &= ~caravan.visited  # R11
    return Prize(wells, oases, areas) if wells or oases or areas else NOTHING


def _closed(position: Position, ground: Bits, seeds: Iterable[Bits]) -> tuple[Bits, ...]:
    """The areas around a new camel: the parts of the ground without any camel (R13 to R16).

    The ground is all but the camels of one caravan; those of others are on it, and oases too.
    """
    others = ground & ~position.oases & ~position.free
    found = []
    walked = 0
    for seed in seeds:
        if not seed & walked:
            part = flood(seed, ground, others)
            walked |= part
            if not part & others:
                found.append(part)
    return tuple(found)


def _runs(ring: tuple[bool, ...]) -> tuple[Bits, ...]:
    """The runs of open hexes around a hex, going round; none if they are only one."""
    starts = [n for n in range(6) if ring[n] and not ring[n - 1]]
    runs = []
    for start in starts:
        bits, n = 0, start
        while ring[n % 6]:
            bits |= 1 << LEAST + RING[n % 6]
            n += 1
        runs.append(bits)
    return tuple(runs) if len(runs) > 1 else ()


SPLITS: dict[Bits, tuple[Bits, ...]] = {
    sum(1 << LEAST + step for step, is_open in zip(RING, ring, strict=True) if is_open): _runs(ring)
    for ring in product((False, True), repeat=6)
}
"""By the open hexes around a hex: the runs they fall into, seen from `LEAST` below it."""
