"""Discs from rest to rest: what comes of a flick. Knows no game; README.md tells how."""

from collections.abc import Mapping
from typing import Final

from sobremesa.core.fast import Compiled
from sobremesa.physics.board import RADIUS, TOP_SPEED, UNIT, on_corner
from sobremesa.physics.flicking import Flick, Rest, Result, Row, Way, plain_flick
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


def flick(discs: Mapping[int, tuple[int, int]], disc: int, aim: Flick, corner: int) -> Result:
    """Flick a disc from a launch corner among the discs that lie on the board.

    With the extra `fast`, who flicks a lot is soon served by the compiled kernel.
    """
    return (COMPILED.ready() or plain_flick)(discs, disc, aim, corner)


def _compiled() -> Way:
    from sobremesa.physics import fast

    fast.flick({}, 0, Flick(0, 0, 0, 0), 0)  # compiles
    return fast.flick


COMPILED: Final = Compiled(_compiled, begin_at=4000)
"""`flick` by the compiled kernel; so many plain ones take about as long as loading it."""
