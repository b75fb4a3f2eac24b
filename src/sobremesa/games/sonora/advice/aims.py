"""Flicks worth a thought: straight at something, by way of a rail, or through a rival's disc."""

from collections.abc import Iterator
from math import hypot, sqrt

from sobremesa.core.values import Seat
from sobremesa.games.sonora.printed.board import (
    CIRCLES,
    MIDDLE,
    RADIUS,
    SIZE,
    Corner,
    Point,
    in_corner,
)
from sobremesa.games.sonora.state import Position
from sobremesa.physics import TOP_SPEED, UNIT, Flick
from sobremesa.physics.board import BRAKE

STANDS: tuple[Point, ...] = ((14, 14), (23, 23), (-4, 46), (46, -4))
"""Where on the first corner a disc may be put, in millimetres: behind, in front, on either side."""
OVER_THE_HOLE = 15 * UNIT
"""How much farther than the hole one aims, so as to get there at all."""
THROUGH = (40 * UNIT, 140 * UNIT)
"""How much farther than a rival's disc: to push it away, or to knock it off."""
BY_RAIL = (1.15, 1.45)
"""How much farther one aims where a rail takes speed off."""
ZONE_MIDDLES = tuple((x * SIZE // 4, y * SIZE // 4) for x in (1, 3) for y in (1, 3))


def aims(position: Position, seat: Seat) -> Iterator[Flick]:
    """From every stand: straight aims first."""
    corner = position.corner(seat)
    targets = [(round(c.x * UNIT), round(c.y * UNIT)) for c in CIRCLES]
    rivals = [
        (one.x, one.y)
        for disc, one in enumerate(position.discs)
        if one.where == "board" and position.owner(disc) != seat
    ]
    for stand in stands(corner):
        for target in (*targets, *ZONE_MIDDLES):
            yield straight(stand, target)
        yield straight(stand, (MIDDLE, MIDDLE), OVER_THE_HOLE)
        for target in rivals:
            for farther in THROUGH:
                yield straight(stand, target, farther)
        for target in targets:
            for mirrored in _mirrored(corner, target):
                for stretch in BY_RAIL:
                    way = hypot(mirrored[0] - stand[0], mirrored[1] - stand[1])
                    yield straight(stand, mirrored, way * (stretch - 1))


def stands(corner: Corner) -> list[Point]:
    """Places on a corner to flick from."""
    return [in_corner(corner, x * UNIT, y * UNIT) for x, y in STANDS]


def straight(stand: Point, target: Point, farther: float = 0.0) -> Flick:
    """A flick that would stop on the target, or so much farther, with nothing in its way."""
    across, down = target[0] - stand[0], target[1] - stand[1]
    way = hypot(across, down)
    speed = min(sqrt(2 * BRAKE * (way + farther)), TOP_SPEED - 2)
    return Flick(*stand, round(speed * across / way), round(speed * down / way))


def _mirrored(corner: Corner, target: Point) -> list[Point]:
    """Where a target seems to lie behind the two rails that face a corner."""
    x, y = in_corner(corner, *target)
    far = 2 * (SIZE - RADIUS)
    return [in_corner(corner, far - x, y), in_corner(corner, x, far - y)]
