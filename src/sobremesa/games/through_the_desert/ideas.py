"""Which placements are worth a thought, the most promising first."""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from sobremesa.games.through_the_desert.areas import SPLITS, worth
from sobremesa.games.through_the_desert.hexes import (
    AROUND,
    BIT,
    LEAST,
    NEIGHBOURS,
    Bits,
    Index,
    grown,
    indices_of,
)
from sobremesa.games.through_the_desert.playout import COLOURS, Twin
from sobremesa.games.through_the_desert.state import LONGEST_POINTS, OASIS_POINTS, TINTS, Tint

FAR, DECAY = 5, 0.7
"""How many steps ahead a caravan looks, and what a step takes off the worth of what it sees."""
REACH = 0.45
"""The worth of a point within reach."""
CONTESTED = 0.35
"""Of the points that a rival could take instead."""
DENIED = 0.25
"""Of the worth of what a rival's caravan of the same colour cannot enter any more."""


class Idea(NamedTuple):
    """A placement, and how promising it looks, in something like points."""

    promise: float
    tint: Tint
    index: Index


def camel_ideas(ground: Twin) -> list[Idea]:
    """Every camel that the seat to move can place."""
    seat = ground.seat
    contested = _rivals_places(ground)
    ideas = []
    for tint in TINTS:
        places = ground.places(tint)
        if places:
            number = seat * COLOURS + tint
            race = _race(ground, tint, number)
            before = prospects(ground, number)
            for index in indices_of(places):
                promise = race + _promise(ground, tint, number, index, before, contested)
                ideas.append(Idea(promise, tint, index))
    ideas.sort(reverse=True)
    return ideas


def _promise(
    ground: Twin, tint: Tint, number: int, index: Index, before: float, contested: Bits
) -> float:
    bit, near, wells = BIT[index], NEIGHBOURS[index], ground.wells
    taken = bit & wells[0]
    touched = near
    promise = 0.0
    if ground.enclosed[number] & bit:
        promise -= 1.0
    else:
        open_ground = ground.spaces & ~ground.camels[number]
        runs = SPLITS[open_ground >> index - LEAST & AROUND]
        if runs:
            seeds = [run << index - LEAST for run in runs]
            for area in ground.closed(open_ground ^ bit, seeds, bit):
                promise += (area & ~ground.oases).bit_count()
                taken |= area & wells[0]
                touched |= area
    if taken:
        water = worth(taken, wells)
        promise += water + (CONTESTED * water if bit & contested else 0)
    visited = ground.visited[number]
    oases = touched & ground.oases & ~visited
    if oases:
        promise += OASIS_POINTS * oases.bit_count()
    room = ground.free & ~ground.twice[tint] & ~bit
    reach = ground.reach[number]
    left = ground.oases & ~visited & ~oases
    promise += REACH * (seen((reach | near) & room, room, left, wells, taken) - before)
    cut = near & ground.touched[tint] & ~reach & room
    if cut:
        promise += DENIED * (worth(cut, wells) + (OASIS_POINTS if cut & ground.shores else 0))
    return promise


def _race(ground: Twin, tint: Tint, number: int) -> float:
    """What one more camel is worth for the longest caravan of a colour."""
    lengths = ground.lengths[tint::COLOURS]
    own = lengths.pop(ground.seat)
    lead = own - max(lengths)
    spread = 1.0 + 0.15 * min(ground.supply)
    return LONGEST_POINTS * (_likely((lead + 1) / spread) - _likely(lead / spread))


def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-x))


def prospects(ground: Twin, number: int) -> float:
    """What a caravan can reach: the points on its way, each step making them worth less."""
    tint = number % COLOURS
    room = ground.free & ~ground.twice[tint]
    left = ground.oases & ~ground.visited[number]
    return seen(ground.reach[number] & room, room, left, ground.wells, 0)


def seen(ring: Bits, room: Bits, oases: Bits, wells: tuple[Bits, ...], taken: Bits) -> float:
    """The worth of the water and oases around a ring of hexes, going over free ground."""
    every, two_or_more, threes = wells
    every &= ~taken
    walked, total, factor = 0, 0.0, 1.0
    for _ in range(FAR):
        if not ring:
            break
        wider = grown(ring)
        points = 0
        if ring & every:
            water = ring & every
            points = (
                water.bit_count()
                + (water & two_or_more).bit_count()
                + (water & threes).bit_count()
            )
        reached = wider & oases
        if reached:
            oases ^= reached
            points += OASIS_POINTS * reached.bit_count()
        total += factor * points
        walked |= ring
        ring = wider & room & ~walked
        factor *= DECAY
    return total


def _rivals_places(ground: Twin) -> Bits:
    """Where any rival could place a camel."""
    places = 0
    first = ground.seat * COLOURS
    for number, reach in enumerate(ground.reach):
        if not first <= number < first + COLOURS:
            places |= reach & ~ground.twice[number % COLOURS]
    return places & ground.free


# Riders

SIGHT = 4
FADES = (1.0, 0.75, 0.5, 0.3, 0.15)
"""What a thing is worth so many hexes away."""
ROOM = 0.08
"""For each free hex not farther than two away."""
OWN_OASIS = 0.45
"""Of an oasis that another rider of the seat is near already."""
RIVAL_NEAR = 0.9
"""For each hex nearer than five to a rival of the same colour."""


@lru_cache(maxsize=4096)
def _circles(index: Index, spaces: Bits) -> tuple[Bits, ...]:
    """The spaces one hex away, two, ...: as a caravan walks, around mountains."""
    seen = ring = BIT[index]
    circles = []
    for _ in range(SIGHT + 1):
        ring = grown(ring) & spaces & ~seen
        seen |= ring
        circles.append(ring)
    return tuple(circles)


def rider_ideas(ground: Twin) -> list[Idea]:
    """Every rider that the seat to move can place."""
    first = ground.seat * COLOURS
    own_riders = 0
    for number in range(first, first + COLOURS):
        own_riders |= ground.camels[number]
    walkable = ground.spaces & ~ground.oases
    covered = own_riders
    for _ in range(3):
        covered = grown(covered)
    rivals = [
        sum(ground.camels[number] for number in range(tint, len(ground.camels), COLOURS))
        for tint in TINTS
    ]
    ideas = []
    tints = ground.rider_tints()
    for index in indices_of(ground.rider_places()):
        circles = _circles(index, walkable)
        worthy = 0.0
        met = 0
        for circle, fade in zip(circles, FADES, strict=True):
            worthy += fade * worth(circle, ground.wells)
            oases = grown(circle) & ground.oases & ~met
            if oases:
                met |= oases
                new = (oases & ~covered).bit_count()
                worthy += fade * OASIS_POINTS * (new + OWN_OASIS * (oases.bit_count() - new))
        worthy += ROOM * ((circles[0] | circles[1]) & ground.free).bit_count()
        for tint in tints:
            promise = worthy
            if rivals[tint]:
                for away, circle in enumerate(circles):
                    if circle & rivals[tint]:
                        promise -= RIVAL_NEAR * (SIGHT + 1 - away)
                        break
            ideas.append(Idea(promise, tint, index))
    ideas.sort(reverse=True)
    return ideas
