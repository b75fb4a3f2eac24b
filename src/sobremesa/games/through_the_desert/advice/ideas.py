"""Which camels are worth a thought: points now, what comes within reach, the longest caravans."""

from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from sobremesa.games.through_the_desert.advice.twin import COLOURS, Twin
from sobremesa.games.through_the_desert.hexes import Bits, Index, grown, indices_of
from sobremesa.games.through_the_desert.state import LONGEST_POINTS, OASIS_POINTS, TINTS, Tint
from sobremesa.games.through_the_desert.water import worth

FAR, DECAY = 5, 0.7
"""How many steps ahead a caravan looks, and what a step takes off the worth of what it sees."""
REACH = 0.45
"""The worth of a point within reach."""
CONTESTED = 0.35
"""What is added for water that a rival could take."""
HURRY = 0.15
"""How much less one camel decides about the longest, with each that is left beside the board."""


class Idea(NamedTuple):
    """A camel, what it seems to be worth, and what of that it wins at once."""

    worth: float
    gain: float
    tint: Tint
    place: Index


def camel_ideas(twin: Twin) -> Iterator[Idea]:
    """Every camel that the seat to move can place."""
    contested = within_reach_of_rivals(twin)
    for tint in TINTS:
        places = twin.places(tint)
        if places:
            caravan = twin.seat * COLOURS + tint
            usual = _race(twin, tint) - REACH * prospects(twin, caravan)
            for index in indices_of(places):
                after = twin.copy()
                after.place(tint, index)
                gained = gain(twin, after, contested)
                ahead = REACH * prospects(after, caravan)
                yield Idea(gained + ahead + usual, gained, tint, index)


def gain(before: Twin, after: Twin, contested: Bits = 0) -> float:
    """The points of a camel: water, oases and land."""
    seat = before.seat
    points = after.points[seat] - before.points[seat]
    taken = before.wells[0] & ~after.wells[0] & contested
    return points + CONTESTED * worth(taken, before.wells) if taken else points


def within_reach_of_rivals(twin: Twin) -> Bits:
    """Where any other seat could place its next camel."""
    found = 0
    own = range(twin.seat * COLOURS, twin.seat * COLOURS + COLOURS)
    for caravan, reach in enumerate(twin.reach):
        if caravan not in own:
            found |= reach & ~twin.twice[caravan % COLOURS]
    return found & twin.free


def prospects(twin: Twin, caravan: int) -> float:
    """What a caravan can reach: the points on its way, each step making them worth less."""
    room = twin.free & ~twin.twice[caravan % COLOURS]
    oases = twin.oases & ~twin.visited[caravan]
    return seen(twin.reach[caravan], room, oases, twin.wells)


def seen(start: Bits, room: Bits, oases: Bits, wells: tuple[Bits, ...]) -> float:
    """The worth of the water and oases around a start, going over free ground."""
    ring = start & room
    walked, total, factor = 0, 0.0, 1.0
    for _ in range(FAR):
        if not ring:
            break
        wider = grown(ring)
        reached = wider & oases
        oases ^= reached
        total += factor * (worth(ring, wells) + OASIS_POINTS * reached.bit_count())
        walked |= ring
        ring = wider & room & ~walked
        factor *= DECAY
    return total


def _race(twin: Twin, tint: Tint) -> float:
    """What one more camel is worth for the longest caravan of a colour."""
    lengths = twin.lengths[tint::COLOURS]
    lead = lengths.pop(twin.seat) - max(lengths)
    spread = 1.0 + HURRY * min(twin.supply)
    return LONGEST_POINTS * (_likely((lead + 1) / spread) - _likely(lead / spread))


def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-x))
