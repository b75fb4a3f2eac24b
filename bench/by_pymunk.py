"""The same flicks by pymunk: same board, discs and constants, in steps of time.

Generous to it: no disc spins, the floor brakes by joints that run in C, and the steps are as long
as a disc that is not to pass through another allows.
"""

from collections.abc import Mapping
from math import hypot, sqrt

from pymunk import Arbiter, Body, Circle, PivotJoint, Segment, ShapeFilter, Space

from sobremesa.physics import UNIT, Flick
from sobremesa.physics import board as given

Spot = tuple[float, float]

TICK = 1 / 240
LONGEST = 10.0
"""Seconds after which a flick is given up."""

BRAKE, HOP, FALL = given.BRAKE / UNIT, given.HOP / UNIT, given.FALL / UNIT
HOLE, STOP, RADIUS = given.HOLE / UNIT, given.STOP / UNIT, given.RADIUS / UNIT
CHAMFER, CLEAR, SIZE = given.CHAMFER / UNIT, given.CLEAR / UNIT, 2 * given.HALF / UNIT
FAR = SIZE - CHAMFER

# What two shapes have is multiplied.
DISC_BOUNCE, DISC_RUB = sqrt(given.DISC_BOUNCE), sqrt(given.DISC_RUB)
RAIL_BOUNCE, RAIL_RUB = given.RAIL_BOUNCE / DISC_BOUNCE, given.RAIL_RUB / DISC_RUB

DISC, WALL = 1, 2
"""Collision types."""
LOW = ShapeFilter(categories=0b10)
ON_CORNER = ShapeFilter(mask=ShapeFilter.ALL_MASKS() ^ LOW.categories)
"""Until it has left its corner, the flicked disc is above all walls."""


class Table:
    """One flick."""

    def __init__(self, spots: Mapping[int, tuple[int, int]], disc: int, aim: Flick) -> None:
        self.space = Space()
        self.space.on_collision(DISC, WALL, begin=self._hit_wall)
        self.space.on_collision(DISC, DISC, begin=self._hit_disc)
        self._build()
        self.discs = {number: self._lay(x / UNIT, y / UNIT) for number, (x, y) in spots.items()}
        self.flicked = self.discs[disc] = self._lay(aim.x / UNIT, aim.y / UNIT)
        self.flicked.body.velocity = aim.vx / UNIT, aim.vy / UNIT
        self.flicked.filter = ON_CORNER
        self.on_corner = True
        self.moving = {self.flicked}
        self.over: set[Circle] = set()
        """Discs that pass over the hole."""

    def _build(self) -> None:
        """Four rails and four faces."""
        edge = [(CHAMFER, 0.0), (FAR, 0.0), (SIZE, CHAMFER), (SIZE, FAR)]
        edge += [(FAR, SIZE), (CHAMFER, SIZE), (0.0, FAR), (0.0, CHAMFER)]
        for start, end in zip(edge, edge[1:] + edge[:1], strict=True):
            wall = Segment(self.space.static_body, start, end, 0.0)
            wall.elasticity, wall.friction, wall.collision_type = RAIL_BOUNCE, RAIL_RUB, WALL
            wall.filter = LOW
            self.space.add(wall)

    def _lay(self, x: float, y: float) -> Circle:
        body = Body(1.0, float("inf"))
        body.position = x, y
        disc = Circle(body, RADIUS)
        disc.elasticity, disc.friction, disc.collision_type = DISC_BOUNCE, DISC_RUB, DISC
        floor = PivotJoint(self.space.static_body, body, (0.0, 0.0), (0.0, 0.0))
        floor.max_bias, floor.max_force = 0.0, BRAKE
        self.space.add(body, disc, floor)
        return disc

    def _hit_wall(self, touch: Arbiter, _space: Space, _data: object) -> None:
        """Too fast straight at it, a disc hops over."""
        disc = touch.shapes[0]
        if abs(disc.body.velocity.dot(touch.normal)) > HOP:
            touch.process_collision = False

    def _hit_disc(self, touch: Arbiter, _space: Space, _data: object) -> None:
        self.moving.update(touch.shapes)

    def run(self) -> dict[int, Spot]:
        """Wait until all are at rest; where the discs lie that are still there."""
        for _ in range(int(LONGEST / TICK)):
            self.space.step(TICK)
            for disc in list(self.moving):
                self._look_at(disc)
            if not self.moving:
                break
        there = set(self.space.shapes)
        return {n: tuple(disc.body.position) for n, disc in self.discs.items() if disc in there}

    def _look_at(self, disc: Circle) -> None:
        """After each step: whether it has stopped or left, and whether it passes over the hole."""
        (x, y), (vx, vy) = disc.body.position, disc.body.velocity
        speed = hypot(vx, vy)
        within = hypot(x - SIZE / 2, y - SIZE / 2) <= HOLE
        if (within and speed <= FALL) or self._is_off(disc, x, y, speed):
            self.moving.remove(disc)
            self.space.remove(disc, disc.body, *disc.body.constraints)
        elif speed < STOP:
            self.moving.remove(disc)
        elif within:
            self.over.add(disc)
        elif disc in self.over:
            self.over.remove(disc)
            disc.body.velocity *= given.PASS_OVER

    def _is_off(self, disc: Circle, x: float, y: float, speed: float) -> bool:
        """True if a centre is past a rail or a face; on its corner, past the frame or at rest."""
        if disc is self.flicked and self.on_corner:
            if x + y < CLEAR:
                return min(x, y) < -given.FRAME / UNIT or speed < STOP
            self.on_corner, disc.filter = False, ShapeFilter()
            return min(x, y) < RADIUS  # it comes down on the rail
        across, down = min(x, SIZE - x), min(y, SIZE - y)
        return min(across, down) < 0 or across + down < CHAMFER


def flick(
    discs: Mapping[int, tuple[int, int]], disc: int, aim: Flick, corner: int
) -> dict[int, Spot]:
    """`sobremesa.physics.flick` by pymunk; only from the corner at the top left."""
    assert corner == 0, "the other corners are not built as one to flick from"
    return Table(discs, disc, aim).run()
