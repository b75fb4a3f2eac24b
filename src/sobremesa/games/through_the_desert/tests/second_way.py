"""The same facts found a second, slow way: cells, sets and flood fill, straight from the rulebook.

Nothing here uses the program's bits, tables or geometry: cells are pairs of column and row, and
who is whose neighbour is read from the board file.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from sobremesa.games.through_the_desert.view import View

Cell: TypeAlias = tuple[int, int]

DATA = json.loads((Path(__file__).parents[1] / "data" / "board.json").read_text("utf-8"))
EVEN = [tuple(step) for step in DATA["coordinates"]["neighbours_even_col"]]
ODD = [tuple(step) for step in DATA["coordinates"]["neighbours_odd_col"]]


def cell(name: str) -> Cell:
    """`c7` is column 2, row 6."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def board(seats: int) -> frozenset[Cell]:
    """The spaces in use."""
    used = "AB" if seats > 3 else "A"
    return frozenset(
        (col, row)
        for row, line in enumerate(DATA["region_rows"])
        for col, letter in enumerate(line)
        if letter in used
    )


def beside(one: Cell) -> list[Cell]:
    """The six cells around, on the board or not."""
    col, row = one
    return [(col + dcol, row + drow) for dcol, drow in (ODD if col % 2 else EVEN)]


BOARDS = {seats: board(seats) for seats in (2, 3, 4, 5)}
CELLS = {seats: sorted(spaces) for seats, spaces in BOARDS.items()}
BESIDE = {
    seats: [[cells.index(near) for near in beside(one) if near in BOARDS[seats]] for one in cells]
    for seats, cells in CELLS.items()
}
"""The neighbours of each cell, by their numbers in the list of cells: that saves half the time."""


@lru_cache(maxsize=64)  # a move changes one caravan only
def parts(seats: int, camels: frozenset[int]) -> list[frozenset[int]]:
    """What these camels separate the other spaces into."""
    return _hanging_together(seats, set(range(len(CELLS[seats]))) - camels)


@lru_cache(maxsize=64)
def is_connected(seats: int, camels: frozenset[int]) -> bool:
    """True if all camels of a caravan hang together."""
    return len(_hanging_together(seats, set(camels))) == 1


@lru_cache(maxsize=64)
def reach(seats: int, cells: frozenset[int]) -> frozenset[int]:
    """The spaces beside these."""
    return frozenset(near for one in cells for near in BESIDE[seats][one])


def _hanging_together(seats: int, ground: set[int]) -> list[frozenset[int]]:
    """The ground in pieces, each found by a flood; nothing is left of it."""
    pieces = []
    while ground:
        piece = [ground.pop()]
        for one in piece:  # the list grows while it is read
            for near in BESIDE[seats][one]:
                if near in ground:
                    ground.remove(near)
                    piece.append(near)
        pieces.append(frozenset(piece))
    return pieces


class SlowTable:
    """A position as sets of numbered cells, from what anybody can see."""

    def __init__(self, view: View) -> None:
        self.seats = len(view.water)
        number = NUMBERS[self.seats]
        self.oases = {number[name] for name in view.oases}
        self.camels = {
            (one.seat, one.colour): frozenset(number[name] for name in one.camels)
            for one in view.caravans
        }
        self.everyone = frozenset[int]().union(*self.camels.values())
        self.areas = {
            (one.seat, one.colour): {number[name] for area in one.areas for name in area}
            for one in view.caravans
        }
        self.visited = {
            (one.seat, one.colour): {number[name] for name in one.oases} for one in view.caravans
        }

    def enclosed(self, own: frozenset[int]) -> set[int]:
        """The spaces that a caravan's camels separate from every other camel (R16)."""
        free = (part for part in parts(self.seats, own) if self.everyone.isdisjoint(part))
        return set().union(*free)

    def is_connected(self, own: frozenset[int]) -> bool:
        return is_connected(self.seats, own)

    def reach(self, own: frozenset[int]) -> frozenset[int]:
        return reach(self.seats, own)

    def rivals(self, seat: int, colour: str) -> frozenset[int]:
        """The camels of a colour that follow other seats' riders."""
        others = [own for (s, c), own in self.camels.items() if c == colour and s != seat]
        return frozenset[int]().union(*others)

    def placements(self, seat: int) -> dict[str, set[int]]:
        """Where a seat may place camels (R5), by the letter."""
        return {
            colour: set(self.reach(own))
            - self.everyone
            - self.oases
            - self.reach(self.rivals(seat, colour))
            for (owner, colour), own in self.camels.items()
            if owner == seat
        }


NUMBERS = {
    seats: {f"{chr(ord('a') + col)}{row + 1}": n for n, (col, row) in enumerate(cells)}
    for seats, cells in CELLS.items()
}
"""The numbers of the cells by their names."""
