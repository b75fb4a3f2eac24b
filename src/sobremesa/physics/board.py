"""The board that discs are flicked on: sizes and constants from the data file, in our units.

Lengths are in 1/1024 mm, times in seconds. The kernel measures from the middle of the board, where
turning or mirroring the board only swaps and negates coordinates: so mirrored flicks have mirrored
results to the last bit.
"""

from math import sqrt
from pathlib import Path
from typing import Final

from msgspec import Struct, json

UNIT: Final = 1024
"""In a millimetre; and in a second, and in a millimetre a second."""


class _Rail(Struct):
    restitution: float
    friction: float
    hop_normal_speed: float


class _Hole(Struct):
    x: float
    y: float
    center_distance: float
    max_speed: float
    pass_over_speed_factor: float


class _Board(Struct):
    """The data file."""

    size: float
    chamfer: float
    frame_width: float
    disc_radius: float
    rail: _Rail
    hole: _Hole
    gravity: float
    floor_friction: float
    disc_restitution: float
    disc_disc_friction: float
    max_flick_speed: float
    stop_speed: float


def _load() -> _Board:
    """The file's numbers; a hole that is not in the middle is noticed here."""
    path = Path(__file__).parent / "data" / "board.json"
    board = json.decode(path.read_bytes(), type=_Board)
    if not board.hole.x == board.hole.y == board.size / 2:
        raise ValueError(f"{path}: the kernel takes the hole for the middle of the board")
    return board


_BOARD: Final = _load()

RIGHT, BOTTOM = (1, 2), (2, 3)
"""Launch corners on these sides; they are numbered clockwise from the top left one."""

# Lengths
HALF: Final = _BOARD.size * UNIT / 2
"""From the middle to a rail."""
CHAMFER: Final = _BOARD.chamfer * UNIT
FRAME: Final = _BOARD.frame_width * UNIT
RADIUS: Final = _BOARD.disc_radius * UNIT
CONTACT: Final = 2 * RADIUS
"""Between the centres of two discs that touch."""
NEAR_RAIL: Final = HALF - RADIUS
"""How far from the middle a centre gets, towards a rail."""
NEAR_FACE: Final = 2 * HALF - CHAMFER - RADIUS * sqrt(2)
"""The same towards a corner's face, for the sum of both coordinates."""
CLEAR: Final = CHAMFER + RADIUS * sqrt(2)
"""The sum of a centre's distances from two rails where a disc is past their corner's face."""
HOLE: Final = _BOARD.hole.center_distance * UNIT
"""A centre this near to the hole's is over it."""

# Speeds
BRAKE: Final = _BOARD.floor_friction * _BOARD.gravity * UNIT
"""What a sliding disc loses in a second."""
TOP_SPEED: Final = int(_BOARD.max_flick_speed * UNIT)
"""The hardest flick a hand can make."""
HOP: Final = _BOARD.rail.hop_normal_speed * UNIT
FALL: Final = _BOARD.hole.max_speed * UNIT
STOP: Final = _BOARD.stop_speed * UNIT

# Parts
PASS_OVER: Final = _BOARD.hole.pass_over_speed_factor
RAIL_BOUNCE: Final = _BOARD.rail.restitution
RAIL_RUB: Final = _BOARD.rail.friction
DISC_BOUNCE: Final = _BOARD.disc_restitution
DISC_RUB: Final = _BOARD.disc_disc_friction


def on_corner(corner: int, x: int, y: int) -> bool:
    """True if a whole disc, its centre here, lies on the raised surface of a launch corner.

    Measured like the data file, from the top left, in 1/1024 mm; in integers, so that nobody
    disagrees.
    """
    size, chamfer, frame, radius = int(2 * HALF), int(CHAMFER), int(FRAME), int(RADIUS)
    across = size - x if corner in RIGHT else x
    down = size - y if corner in BOTTOM else y
    least, most, behind = radius - frame, chamfer - radius, chamfer - across - down
    fits = least <= across <= most and least <= down <= most
    return fits and behind >= 0 and behind * behind >= 2 * radius * radius
