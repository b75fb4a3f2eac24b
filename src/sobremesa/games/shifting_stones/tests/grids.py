"""Grids laid at random: where each card lies on them, and what swaps and flips make of them.

`python -m sobremesa.games.shifting_stones.tests.grids` writes the file anew. The page looks ahead
by itself while a stone is dragged (web/tests/shifting_stones.test.ts) and must come to the same.
"""

from pathlib import Path

from msgspec import Struct, json

from sobremesa.core.codec import to_text
from sobremesa.core.luck import Luck
from sobremesa.games.shifting_stones.cards import CARDS, Card, where
from sobremesa.games.shifting_stones.deals import Layouts
from sobremesa.games.shifting_stones.stones import (
    CELLS,
    NEIGHBOURS,
    Cell,
    Grid,
    flipped,
    swapped,
)

PATH = Path(__file__).parent / "grids.json"
CHANGED = 3
"""How many of the grids are changed in every way."""


class Laid(Struct, frozen=True):
    """A grid, and for each card the stones that show it, once for each place where it lies."""

    grid: Grid
    places: tuple[tuple[tuple[Cell, ...], ...], ...]


class Changed(Struct, frozen=True):
    """A change of a grid, by a pair of stones or by one, and the grid after it."""

    before: Grid
    stones: tuple[Cell, ...]
    after: Grid


class Grids(Struct, frozen=True):
    laid: list[Laid]
    changed: list[Changed]


def made() -> Grids:
    """What the file should hold: grids until every card has lain on one."""
    luck, missing = Luck(0), set(range(len(CARDS)))
    laid: list[Laid] = []
    while missing:
        grid = Layouts().sample(luck).grid
        shown = {card for card in missing if where(card, grid)}
        if shown:
            missing -= shown
            laid.append(Laid(grid, tuple(_places(card, grid) for card in range(len(CARDS)))))
    return Grids(laid, [change for one in laid[:CHANGED] for change in _changes(one.grid)])


def _places(card: Card, grid: Grid) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple(cell for cell, _ in placement) for placement in where(card, grid))


def _changes(grid: Grid) -> list[Changed]:
    swaps = [Changed(grid, stones, swapped(grid, stones)) for stones in NEIGHBOURS]
    return swaps + [Changed(grid, (stone,), flipped(grid, stone)) for stone in CELLS]


def kept() -> Grids:
    """What the file holds."""
    return json.decode(PATH.read_bytes(), type=Grids)


def written(grids: Grids) -> bytes:
    """One grid or change a line."""
    laid, changed = (b",\n".join(map(to_text, part)) for part in (grids.laid, grids.changed))
    return b'{"laid":[\n' + laid + b'\n],"changed":[\n' + changed + b"\n]}\n"


if __name__ == "__main__":
    PATH.write_bytes(written(made()))
