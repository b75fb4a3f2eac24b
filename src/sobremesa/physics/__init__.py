"""Discs from rest to rest: what comes of a flick. Knows no game; README.md tells how."""

from sobremesa.physics.board import RADIUS, TOP_SPEED, UNIT, on_corner
from sobremesa.physics.flicking import Flick, Rest, Result, Row, flick, plain_flick
from sobremesa.physics.kernel import KERNEL

__all__ = [
    "KERNEL",
    "RADIUS",
    "TOP_SPEED",
    "UNIT",
    "Flick",
    "Rest",
    "Result",
    "Row",
    "flick",
    "on_corner",
    "plain_flick",
]
