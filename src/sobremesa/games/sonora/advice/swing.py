"""How a hand is seen to aim: the disc is put down, the aim swings in, and the power comes."""

from math import cos, radians, sin
from typing import Final

from sobremesa.games.sonora.moves import Flick

SWING: Final = ((0, 0.0), (24, 0.3), (-11, 0.55), (4, 0.8), (0, 1.0))
"""How many degrees beside the aim, and with which part of its power."""


def swing(flick: Flick) -> list[tuple[int, ...]]:
    """What the others see before a flick: disc, place and velocity, as a person's page tells."""
    side = -1 if flick.disc % 2 else 1
    return [
        (flick.disc, flick.x, flick.y, *_turned(flick, radians(side * degrees), part))
        for degrees, part in SWING
    ]


def _turned(flick: Flick, angle: float, part: float) -> tuple[int, int]:
    across, along = part * cos(angle), part * sin(angle)
    return (
        round(flick.vx * across - flick.vy * along),
        round(flick.vy * across + flick.vx * along),
    )
