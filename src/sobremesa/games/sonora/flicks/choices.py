"""What a seat may do. A flick is a range: it is judged and sampled, never listed."""

from collections.abc import Sequence
from typing import Any

from sobremesa.core.choices import Choices, Group, Listed
from sobremesa.core.luck import Luck
from sobremesa.games.sonora.moves import ChooseColours, EndSwaps, Flick, Swap
from sobremesa.games.sonora.printed.board import (
    CHAMFER,
    CORNERS,
    FRAME,
    RADIUS,
    SIZE,
    Corner,
    in_corner,
)
from sobremesa.games.sonora.printed.discs import SOLO_COLOURS, Disc
from sobremesa.physics import TOP_SPEED, on_corner


class FlickChoices(Choices[Flick]):
    """Any of these discs, from anywhere on the corner, in any direction, not too fast."""

    __slots__ = ("corner", "discs")

    def __init__(self, discs: tuple[Disc, ...], corner: Corner) -> None:
        self.discs = discs
        self.corner = corner

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Flick)
            and move.disc in self.discs
            and on_corner(self.corner, move.x, move.y)
            and 0 < move.vx**2 + move.vy**2 <= TOP_SPEED**2
        )

    def sample(self, luck: Luck) -> Flick:
        """A random disc from a random place, aimed somewhere onto the board."""
        low, high = LIMITS[self.corner][0]
        while True:
            x, y = low + luck.below(high - low + 1), self._y(luck)
            if on_corner(self.corner, x, y):
                break
        speed = TOP_SPEED * (0.15 + 0.4 * luck.fraction())
        tx, ty = (RADIUS + luck.below(SIZE - 2 * RADIUS) for _ in range(2))
        length = ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5
        vx, vy = (int(speed * (t - f) / length) for t, f in ((tx, x), (ty, y)))
        return Flick(luck.pick(self.discs), x, y, vx, vy)

    def _y(self, luck: Luck) -> int:
        low, high = LIMITS[self.corner][1]
        return low + luck.below(high - low + 1)

    def groups(self) -> tuple[Group, ...]:
        """The discs, and limits for the rest; not everything within them is on the corner."""
        across, down = (range(low, high + 1) for low, high in LIMITS[self.corner])
        speeds = range(-TOP_SPEED, TOP_SPEED + 1)
        return (Group(Flick, (self.discs, across, down, speeds, speeds)),)


def _limits(corner: Corner) -> Sequence[tuple[int, int]]:
    """How far left and right, up and down the centre of a disc on a corner can be."""
    low, high = RADIUS - FRAME, CHAMFER - RADIUS
    (ax, ay), (bx, by) = in_corner(corner, low, low), in_corner(corner, high, high)
    return (min(ax, bx), max(ax, bx)), (min(ay, by), max(ay, by))


LIMITS = [_limits(corner) for corner in CORNERS]


def swaps(discs: tuple[Disc, ...]) -> Listed[Any]:
    """Any two of these discs, the lower one named first; or no more."""
    pairs = (Group(Swap, ((disc,), discs[place + 1 :])) for place, disc in enumerate(discs))
    return Listed(*pairs, Group(EndSwaps))


def colours() -> Listed[Any]:
    """Any two different ones (R32)."""
    every = tuple(range(SOLO_COLOURS))
    return Listed(
        *(Group(ChooseColours, ((own,), tuple(c for c in every if c != own))) for own in every)
    )
