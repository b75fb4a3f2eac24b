"""What a position is worth to each seat: its points, and what may be expected to come.

What an oasis two steps away, water that no rival reaches sooner, or half an enclosed area is worth
was learned from matches (`learn.py`): the numbers are in `data/judgement.json`.
"""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from operator import mul
from pathlib import Path

from sobremesa.games.through_the_desert.advice.twin import COLOURS, OVER, Twin
from sobremesa.games.through_the_desert.hexes import AROUND, LEAST, RUNS, Bits, flood, grown
from sobremesa.games.through_the_desert.state import (
    CAMELS_A_TURN,
    LONGEST_POINTS,
    OASIS_POINTS,
    SUPPLY,
    TIED_POINTS,
    TINTS,
)
from sobremesa.games.through_the_desert.water import worth

STEPS = 4
"""How far a caravan looks ahead."""
MUCH_ROOM = 20

WATER = tuple(
    f"water {step} {when}"
    for step in range(1, STEPS + 1)
    for when in ("sooner", "together", "later")
)
"""Points of water so many steps away, reached sooner than by any rival, or not."""
OASES = tuple(f"oasis {step}" for step in range(1, STEPS + 1))
"""Oases that a caravan has not visited, so many steps away."""
LENGTHS = ("longest", "long", "growing")
"""Points for the longest caravans: as they are, shared by length, and by what they may become."""
LAND = ("room", "closing", "a ring away", "two rings away")
"""Spaces that caravans can reach; areas that one camel shuts off, or a ring of camels or two."""
TURN = ("turn",)
"""Camels that a seat is ahead of the others in the round."""
THINGS = WATER + OASES + LENGTHS + LAND + TURN

LEARNED: dict[str, list[float]] = json.loads(
    (Path(__file__).parent / "data" / "judgement.json").read_text()
)["worths"]
"""What one of each thing is worth at moments from the last camel to the first, evenly spread."""
MOMENTS = 4

OASES_AT, LENGTHS_AT, LAND_AT, TURN_AT = (
    THINGS.index(group[0]) for group in (OASES, LENGTHS, LAND, TURN)
)
LONG, GROWING = 6, 8
"""How much the longer caravans are favoured: powers of their lengths."""


def worths(twin: Twin) -> list[float]:
    """What the position is worth to each seat, in points; exact when the match is over."""
    if twin.seat == OVER:
        return [float(total) for total in twin.totals()]
    each = worth_of_each(twin.seats, min(twin.supply))
    return [
        added(points, map(mul, each, things))
        for points, things in zip(twin.points, outlook(twin), strict=True)
    ]


def added(start: float, numbers: Iterable[float]) -> float:
    """One after the other: `sum` may round otherwise, and the kernel must come to the same."""
    for number in numbers:
        start += number
    return start


def moments(seats: int, supply: int) -> tuple[float, ...]:
    """How near a smallest supply is to each of the moments; two shares at most are not 0."""
    place = (MOMENTS - 1) * supply / SUPPLY[seats]
    return tuple(max(0.0, 1 - abs(place - moment)) for moment in range(MOMENTS))


@lru_cache(maxsize=256)
def worth_of_each(seats: int, supply: int) -> tuple[float, ...]:
    """What one of each thing is worth at a moment."""
    shares = moments(seats, supply)
    return tuple(added(0.0, map(mul, shares, LEARNED[thing])) for thing in THINGS)


def outlook(twin: Twin) -> list[list[float]]:
    """How much of each thing every seat has before it."""
    found = [[0.0] * len(THINGS) for _ in range(twin.seats)]
    rooms = [0] * len(twin.camels)
    rings = [[0] * STEPS for _ in range(twin.seats)]
    for caravan, camels in enumerate(twin.camels):
        if camels and twin.supply[caravan % COLOURS]:
            seat = caravan // COLOURS
            rooms[caravan] = _look_around(twin, caravan, found[seat], rings[seat])
    _share_water(twin, found, rings)
    _compare_lengths(twin, found, rooms)
    for seat, things in enumerate(found):
        waits = (seat - twin.seat) % twin.seats
        ahead = -CAMELS_A_TURN * waits / twin.seats
        things[TURN_AT] = ahead if waits else float(twin.left - CAMELS_A_TURN)
    return found


def _look_around(twin: Twin, caravan: int, things: list[float], rings: list[Bits]) -> int:
    """Oases and land around a caravan; adds to its seat's rings; says how much room it has."""
    room = twin.free & ~twin.twice[caravan % COLOURS]
    oases = twin.oases & ~twin.visited[caravan]
    ring = twin.reach[caravan] & room
    near, walked = [], 0
    for step in range(STEPS):
        if not ring:
            break
        rings[step] |= ring
        wider = grown(ring)
        reached = wider & oases
        if reached:
            oases ^= reached
            things[OASES_AT + step] += reached.bit_count()
        walked |= ring
        near.append(walked)
        ring = wider & room & ~walked
    size = min(MUCH_ROOM, walked.bit_count())
    things[LAND_AT] += size
    if near:
        things[LAND_AT + 1] += _closing(twin, caravan, near[0])
        things[LAND_AT + 2] += _within(twin, caravan, near[0])
        things[LAND_AT + 3] += _within(twin, caravan, near[:2][-1])
    return size


def _closing(twin: Twin, caravan: int, places: Bits) -> int:
    """The most that one camel shuts off."""
    ground = twin.spaces & ~twin.camels[caravan]
    places &= ~twin.enclosed[caravan]
    most = 0
    while places:
        camel = places & -places
        places ^= camel
        index = camel.bit_length() - 1
        runs = RUNS[ground >> index - LEAST & AROUND]
        if runs:
            areas = twin.closed(runs, index, ground ^ camel)
            most = max(most, sum(_land(twin, caravan, area) for area in areas))
    return most


def _within(twin: Twin, caravan: int, places: Bits) -> int:
    """What the caravan would shut off with camels on all these places."""
    camels = twin.camels[caravan]
    ground = twin.spaces & ~camels & ~places
    others = ground & ~twin.free & ~twin.oases
    area = ground & ~flood(others, ground) & ~twin.enclosed[caravan]
    return _land(twin, caravan, area) if area else 0


def _land(twin: Twin, caravan: int, area: Bits) -> int:
    """The points of an area: its spaces, the water, the oases that are new to the caravan."""
    oases = area & twin.oases & ~twin.visited[caravan]
    spaces = (area & ~twin.oases).bit_count()
    return spaces + worth(area, twin.wells) + OASIS_POINTS * oases.bit_count()


def _share_water(twin: Twin, found: list[list[float]], rings: list[list[Bits]]) -> None:
    """Who is nearer to which water."""
    for own in rings:
        nearer = 0
        for step, ring in enumerate(own):
            own[step] = ring & ~nearer
            nearer |= ring
    for seat, things in enumerate(found):
        sooner = 0
        for step in range(STEPS):
            together = 0
            for other, theirs in enumerate(rings):
                if other != seat:
                    together |= theirs[step]
            mine = rings[seat][step]
            together &= ~sooner
            things[3 * step] = worth(mine & ~together & ~sooner, twin.wells)
            things[3 * step + 1] = worth(mine & together, twin.wells)
            things[3 * step + 2] = worth(mine & sooner, twin.wells)
            sooner |= together


def _compare_lengths(twin: Twin, found: list[list[float]], rooms: list[int]) -> None:
    """The race for the longest caravan of each colour."""
    for tint in TINTS:
        lengths = twin.lengths[tint::COLOURS]
        most = max(lengths)
        if not most:
            continue
        points = LONGEST_POINTS if lengths.count(most) == 1 else TIED_POINTS
        more = twin.supply[tint] / twin.seats
        grown_up = [
            length + min(room / 2, more)
            for length, room in zip(lengths, rooms[tint::COLOURS], strict=True)
        ]
        long = _shares(lengths, LONG)
        growing = _shares(grown_up, GROWING)
        for seat, things in enumerate(found):
            if lengths[seat] == most:
                things[LENGTHS_AT] += points
            things[LENGTHS_AT + 1] += long[seat]
            things[LENGTHS_AT + 2] += growing[seat]


def _shares(lengths: Sequence[float], power: int) -> list[float]:
    """The points for the longest, shared in favour of the longer ones."""
    weights = [prod([float(length)] * power) for length in lengths]
    unit = LONGEST_POINTS / added(0.0, weights)
    return [unit * weight for weight in weights]
