"""The board: corners to flick from, zones, circles and the hole, and where a disc counts.

Lengths are whole numbers, 1024 to a millimetre, as they are in positions and in the physics.
"""

from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct, json

from sobremesa.physics import UNIT

Section: TypeAlias = Literal["ruins", "creek", "mudcracks", "canyon"]
"""A part of the sheet, and the zone of the board that belongs to it."""
Corner: TypeAlias = int
"""A launch corner by its place in CORNERS, clockwise from the one of the ruins."""
Point: TypeAlias = tuple[int, int]

SECTIONS: tuple[Section, ...] = ("ruins", "creek", "mudcracks", "canyon")
"""Clockwise, as their zones lie; zone n lies at corner n."""


class Circle(Struct, frozen=True):
    """A multiplier: a disc that touches it counts for its section, and counts double."""

    id: str
    section: Section
    in_zone: Section
    x: float
    y: float
    r: float


class _Zone(Struct):
    id: Section
    corner: str


class _Corner(Struct):
    id: str
    adjacent_zone: Section
    front_edge: tuple[tuple[float, float], tuple[float, float]]


class _Hole(Struct):
    x: float
    y: float


class _Board(Struct):
    disc_radius: float
    size: float
    frame_width: float
    launch_corners: tuple[_Corner, ...]
    zones: tuple[_Zone, ...]
    hole: _Hole
    multipliers: tuple[Circle, ...]
    half_tolerance: float


class _Layout(Struct):
    board: _Board


def _load() -> _Board:
    """The board of the data file; one on which our short cuts would not hold is noticed here."""
    path = Path(__file__).parents[1] / "data" / "layout.json"
    board = json.decode(path.read_bytes(), type=_Layout).board
    zones = tuple(zone.id for zone in board.zones)
    beside = tuple(corner.adjacent_zone for corner in board.launch_corners)
    middle = board.size / 2
    if zones != SECTIONS or beside != SECTIONS or (board.hole.x, board.hole.y) != (middle, middle):
        raise ValueError(f"{path}: zones and corners must go clockwise around a hole in the middle")
    return board


_BOARD = _load()

SIZE = round(_BOARD.size * UNIT)
MIDDLE = SIZE // 2
RADIUS = round(_BOARD.disc_radius * UNIT)
FRAME = round(_BOARD.frame_width * UNIT)
CHAMFER = round(_BOARD.launch_corners[0].front_edge[0][0] * UNIT)
"""How far the front edge of a corner reaches along the rails."""
HALF = round(_BOARD.half_tolerance * UNIT)
CIRCLES = _BOARD.multipliers
CORNERS = range(len(_BOARD.launch_corners))


def corner_of(seat: int, round_: int) -> Corner:
    """The board turns clockwise under the seats after each round."""
    return (seat - round_) % len(CORNERS)


def in_corner(corner: Corner, x: int, y: int) -> Point:
    """A point as it would lie if the corner were the first one; and back, by the same step."""
    return (SIZE - x if corner in (1, 2) else x), (SIZE - y if corner in (2, 3) else y)


@lru_cache(4096)
def zones_at(x: int, y: int) -> tuple[Section, ...]:
    """The zone of a disc with this centre; two if exactly half of it lies in each (R8)."""
    lefts = [True] * (x - MIDDLE <= HALF) + [False] * (MIDDLE - x <= HALF)
    tops = [True] * (y - MIDDLE <= HALF) + [False] * (MIDDLE - y <= HALF)
    found = {_zone(left, top) for left in lefts for top in tops}
    return tuple(section for section in SECTIONS if section in found)


def _zone(left: bool, top: bool) -> Section:
    if top:
        return "ruins" if left else "creek"
    return "canyon" if left else "mudcracks"


@lru_cache(4096)
def circle_at(x: int, y: int) -> Circle | None:
    """The circle that a disc with this centre touches, its border too; there are never two."""
    for circle in CIRCLES:
        across, down = x - circle.x * UNIT, y - circle.y * UNIT
        if across**2 + down**2 <= (RADIUS + circle.r * UNIT) ** 2:
            return circle
    return None


@lru_cache(4096)
def shares(x: int, y: int) -> tuple[int, ...]:
    """How much of a disc lies in each zone, in percent, for people to see who is nearly where."""
    strips = 200
    areas = dict.fromkeys(SECTIONS, 0.0)
    for strip in range(strips):
        height = (2 * strip + 1) / strips - 1
        half = RADIUS * sqrt(1 - height * height)
        left = min(max(MIDDLE - (x - half), 0.0), 2 * half)
        top = y + height * RADIUS < MIDDLE
        areas[_zone(True, top)] += left
        areas[_zone(False, top)] += 2 * half - left
    whole = sum(areas.values())
    percent = [round(100 * areas[section] / whole) for section in SECTIONS]
    percent[percent.index(max(percent))] += 100 - sum(percent)
    return tuple(percent)
