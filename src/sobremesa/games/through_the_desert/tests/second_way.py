"""The same facts found a second, slow way: cells, sets and flood fill, straight from the rulebook.

Nothing here uses the program's bits, tables or geometry: cells are pairs of column and row, and
who is whose neighbour is read from the board file.
"""

import json
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


class SlowTable:
    """A position as sets of numbered cells, from what anybody can see."""

    def __init__(self, view: View) -> None:
        seats = len(view.water)
        number = NUMBERS[seats]
        self.beside = BESIDE[seats]
        self.oases = {number[name] for name in view.oases}
        self.camels = {
            (one.seat, one.colour): {number[name] for name in one.camels} for one in view.caravans
        }
        self.everyone = set().union(*self.camels.values())
        self.areas = {
            (one.seat, one.colour): {number[name] for area in one.areas for name in area}
            for one in view.caravans
        }
        self.visited = {
            (one.seat, one.colour): {number[name] for name in one.oases} for one in view.caravans
        }

    def enclosed(self, own: set[int]) -> set[int]:
        """The spaces that a caravan's camels separate from every other camel (R16)."""
        found: set[int] = set()
        unseen = set(range(len(self.beside))) - own
        while unseen:
            part = self._flood(unseen.pop(), unseen)
            if self.everyone.isdisjoint(part):
                found.update(part)
        return found

    def is_connected(self, own: set[int]) -> bool:
        """True if all camels of a caravan hang together."""
        rest = set(own)
        return len(self._flood(rest.pop(), rest)) == len(own)

    def _flood(self, start: int, ground: set[int]) -> list[int]:
        """Everything that hangs together with the start; it is taken off the ground."""
        part = [start]
        for one in part:  # the list grows while it is read
            for near in self.beside[one]:
                if near in ground:
                    ground.remove(near)
                    part.append(near)
        return part

    def reach(self, own: set[int]) -> set[int]:
        """The spaces beside these."""
        return {near for one in own for near in self.beside[one]}

    def rivals(self, seat: int, colour: str) -> set[int]:
        """The camels of a colour that follow other seats' riders."""
        others = [own for (s, c), own in self.camels.items() if c == colour and s != seat]
        return set().union(*others)

    def placements(self, seat: int) -> dict[str, set[int]]:
        """Where a seat may place camels (R5), by the letter."""
        return {
            colour: self.reach(own)
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
