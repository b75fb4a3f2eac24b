"""A flick as a value, and what comes of it; the kernel does the work."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from sobremesa.core.game import Value
from sobremesa.physics import kernel
from sobremesa.physics.board import HALF
from sobremesa.physics.kernel import COLUMNS, FELL, OFF, STAYED, X_RAIL

Row: TypeAlias = tuple[int, int, int, int, int, int]
"""Time in 1/1024 s, disc, x and y in 1/1024 mm, vx and vy in 1/1024 mm a second."""
Place: TypeAlias = Literal["board", "hole", "off"]
Run: TypeAlias = Callable[[Sequence[int], int, int, int, int], list[int]]
"""`kernel.run`, plain or compiled."""

MIDDLE: Final = int(HALF)
_PLACES: Final[Mapping[int, Place]] = {FELL: "hole", OFF: "off", STAYED: "off"}


class Flick(Value, frozen=True, gc=False):
    """Where a disc is flicked from (1/1024 mm) and how fast (1/1024 mm a second)."""

    x: int
    y: int
    vx: int
    vy: int


class Rest(Value, frozen=True, gc=False):
    """Where a disc came to rest, or was last seen."""

    disc: int
    x: int
    y: int
    where: Place


class Result(Value, frozen=True, gc=False):
    """What came of a flick. A disc that did not leave its corner is off, `left_corner` says why."""

    rests: tuple[Rest, ...]
    """Every disc, in the order of their numbers."""
    gone: tuple[int, ...]
    """Into the hole or off, in the order it happened."""
    left_corner: bool
    touched: tuple[tuple[int, int], ...]
    """Discs that hit each other, each pair once; the flicked one first, else the lower number."""
    track: tuple[Row, ...]
    """Every change of motion, as it is afterwards: between two rows of a disc it runs straight."""
    railed: tuple[int, ...] = ()
    """Discs that were thrown back by a rail or a corner's face, each once."""


def flick(discs: Mapping[int, tuple[int, int]], disc: int, aim: Flick, corner: int) -> Result:
    """Flick a disc from a launch corner among the discs that lie on the board."""
    return flick_by(kernel.run, list, discs, disc, aim, corner)


def flick_by(
    run: Run,
    packed: Callable[[list[int]], Sequence[int]],
    discs: Mapping[int, tuple[int, int]],
    disc: int,
    aim: Flick,
    corner: int,
) -> Result:
    """`flick`, by a kernel that wants the discs packed its own way."""
    if disc in discs:
        raise ValueError(f"disc {disc} lies on the board already")
    numbers = sorted((*discs, disc))
    start: list[int] = []
    for number in numbers:
        x, y = discs[number] if number != disc else (aim.x, aim.y)
        start += (x - MIDDLE, y - MIDDLE)
    log = run(packed(start), numbers.index(disc), corner, aim.vx, aim.vy)
    return _told(numbers, disc, start, log)


def _told(numbers: Sequence[int], flicked: int, start: Sequence[int], log: list[int]) -> Result:
    """The kernel's log, with discs by their numbers and places from the board's own origin."""
    lies = {
        number: (x + MIDDLE, y + MIDDLE)
        for number, x, y in zip(numbers, start[::2], start[1::2], strict=True)
    }
    ways: dict[int, Place] = {}
    track: list[Row] = []
    touched: dict[tuple[int, int], None] = {}
    railed: dict[int, None] = {}
    stayed = False
    for time, i, x, y, vx, vy, cause in zip(*[iter(log)] * COLUMNS, strict=True):
        disc = numbers[i]
        lies[disc] = place = (x + MIDDLE, y + MIDDLE)
        track.append((time, disc, *place, vx, vy))
        if cause >= 0:
            touched[_pair(disc, numbers[cause], flicked)] = None
        elif cause <= X_RAIL:
            railed[disc] = None
        elif cause in _PLACES:
            ways[disc] = _PLACES[cause]
            stayed |= cause == STAYED
    rests = tuple(Rest(disc, x, y, ways.get(disc, "board")) for disc, (x, y) in lies.items())
    return Result(rests, tuple(ways), not stayed, tuple(touched), tuple(track), tuple(railed))


def _pair(disc: int, other: int, flicked: int) -> tuple[int, int]:
    if flicked in (disc, other):
        return flicked, disc + other - flicked
    return min(disc, other), max(disc, other)
