"""The nine stones: their faces, the grid they lie in, and which of them are neighbours."""

from typing import Literal, TypeAlias

Face: TypeAlias = Literal["sun", "moon", "fish", "bird", "horse", "boat", "seed", "tree"]
Cell: TypeAlias = int
"""A place in the grid, 0 to 8, row by row from the top."""
Grid: TypeAlias = tuple[Face, ...]

SIDE = 3
CELLS = range(SIDE * SIDE)

STONES: tuple[tuple[Face, Face], ...] = (
    ("sun", "moon"),
    ("fish", "bird"),
    ("fish", "bird"),
    ("horse", "boat"),
    ("horse", "boat"),
    ("horse", "boat"),
    ("seed", "tree"),
    ("seed", "tree"),
    ("seed", "tree"),
)
"""Both faces of each of the nine stones."""

OTHER: dict[Face, Face] = {a: b for faces in STONES for a, b in (faces, faces[::-1])}
"""The face on the other side."""

FACES: tuple[Face, ...] = tuple(OTHER)

NEIGHBOURS = dict.fromkeys(
    (a, b) for a in CELLS for b in CELLS if b == a + SIDE or (b == a + 1 and b % SIDE)
)
"""The twelve pairs that may change places, lower cell first (R14): a set that keeps its order."""


def swapped(grid: Grid, stones: tuple[Cell, Cell]) -> Grid:
    """The grid after two stones changed places."""
    a, b = stones
    cells = list(grid)
    cells[a], cells[b] = cells[b], cells[a]
    return tuple(cells)


def flipped(grid: Grid, stone: Cell) -> Grid:
    """The grid after one stone was turned over."""
    return (*grid[:stone], OTHER[grid[stone]], *grid[stone + 1 :])
