"""A flick as a value, and what comes of it; the kernel does the work."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, Literal, TypeAlias

from sobremesa.core.values import Value
from sobremesa.physics import kernel
from sobremesa.physics.kernel import COLUMNS, FELL, OFF, STAYED, X_RAIL

Row: TypeAlias = tuple[int, int, int, int, int, int]
"""Time in 1/1024 s, disc, x and y in 1/1024 mm, vx and vy in 1/1024 mm a second."""
Place: TypeAlias = Literal["board", "hole", "off"]
Run: TypeAlias = Callable[[Any, int, int, int, int], list[int]]
"""`kernel.run`, plain or compiled."""

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


Way: TypeAlias = Callable[[Mapping[int, tuple[int, int]], int, Flick, int], Result]
"""`flick`, plain or compiled."""


def plain_flick(discs: Mapping[int, tuple[int, int]], disc: int, aim: Flick, corner: int) -> Result:
    """`flick` by the plain kernel."""
    return flick_by(kernel.run, list, discs, disc, aim, corner)


def flick_by(
    run: Run,
    packed: Callable[[list[int]], Any],
    discs: Mapping[int, tuple[int, int]],
    disc: int,
    aim: Flick,
    corner: int,
) -> Result:
    """`flick`, by a kernel that wants the discs packed its own way."""
    if disc in discs:
        raise ValueError(f"disc {disc} lies on the board already")
    lies = dict(sorted([*discs.items(), (disc, (aim.x, aim.y))]))
    numbers = list(lies)
    start = list(chain.from_iterable(lies.values()))
    log = run(packed(start), numbers.index(disc), corner, aim.vx, aim.vy)
    return _told(lies, numbers, disc, log)


def _told(
    lies: dict[int, tuple[int, int]], numbers: Sequence[int], flicked: int, log: list[int]
) -> Result:
    """The kernel's log, with discs by their numbers; `lies` is where they lay."""
    track: list[Row] = []
    ways: dict[int, Place] = {}
    touched: dict[tuple[int, int], None] = {}
    railed: dict[int, None] = {}
    left = True
    for time, i, x, y, vx, vy, cause in zip(*[iter(log)] * COLUMNS, strict=True):
        disc = numbers[i]
        lies[disc] = x, y
        track.append((time, disc, x, y, vx, vy))
        if cause >= 0:
            touched[_pair(disc, numbers[cause], flicked)] = None
        elif cause <= X_RAIL:
            railed[disc] = None
        elif cause in _PLACES:
            ways[disc] = _PLACES[cause]
            left = cause != STAYED and left
    rests = [Rest(disc, x, y, ways.get(disc, "board")) for disc, (x, y) in lies.items()]
    return Result(tuple(rests), tuple(ways), left, tuple(touched), tuple(track), tuple(railed))


def _pair(disc: int, other: int, flicked: int) -> tuple[int, int]:
    """The flicked disc first, else the lower number."""
    if other == flicked or (disc != flicked and other < disc):
        return other, disc
    return disc, other
