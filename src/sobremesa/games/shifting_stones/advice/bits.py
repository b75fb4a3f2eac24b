"""The grid as one whole number, for searching: a bit for every face in every cell.

A wish (a face wanted in some cells, any face in the others) is the same kind of number, so a grid
grants a wish if it has all the wish's bits, and a swap or flip changes both in the same way.
"""

from functools import cache, lru_cache
from typing import TypeAlias

from sobremesa.games.shifting_stones.cards import DECK, PLACEMENTS, Card
from sobremesa.games.shifting_stones.stones import CELLS, FACES, NEIGHBOURS, OTHER, Cell, Face, Grid

Bits: TypeAlias = int

WIDTH = len(FACES)
CELL = (1 << WIDTH) - 1
SIZE = 9 * WIDTH
"""Bits of a grid; a search may keep its own notes in the bits above."""
NEAR, FAR = 4, 6
"""The distance of all that is further off than we look, in most cases and at the utmost."""

_TURNED = [0] * (CELL + 1)
"""What to change in a cell to turn its stone over."""
for _face in FACES:
    _TURNED[1 << FACES.index(_face)] = 1 << FACES.index(_face) | 1 << FACES.index(OTHER[_face])
_SHIFTS = tuple((a * WIDTH, b * WIDTH) for a, b in NEIGHBOURS)
_CELLS = tuple(range(0, SIZE, WIDTH))


def bit(cell: Cell, face: Face) -> Bits:
    """The bit of one face in one cell."""
    return 1 << cell * WIDTH + FACES.index(face)


def bits_of(grid: Grid) -> Bits:
    """The grid as a number."""
    return sum(bit(cell, face) for cell, face in enumerate(grid))


def changed(bits: Bits) -> list[Bits]:
    """The 21 numbers that one action leads to: the swaps, then the flips, as in `CHANGES`."""
    after = []
    for a, b in _SHIFTS:
        differ = (bits >> a ^ bits >> b) & CELL
        after.append(bits ^ (differ << a | differ << b))
    after += [bits ^ _TURNED[bits >> cell & CELL] << cell for cell in _CELLS]
    return after


WISHES: tuple[tuple[Bits, ...], ...] = tuple(
    tuple(sum(bit(cell, face) for cell, face in placement) for placement in placements)
    for placements in PLACEMENTS
)
"""Each card's placements."""


@cache
def rings(card: Card, far: int = NEAR) -> tuple[tuple[Bits, ...], ...]:
    """The wishes from which the card is 0, 1, 2... actions away: exact, walked backwards."""
    found = [WISHES[card]]
    known = set(found[0])
    while len(found) < far:
        ring = {wish for nearer in found[-1] for wish in changed(nearer)} - known
        known |= ring
        found.append(tuple(sorted(ring)))
    return tuple(found)


def _regarded(card: Card) -> Bits:
    faces = {face for _, face in PLACEMENTS[card][0]}
    sides = faces | {OTHER[face] for face in faces}
    return sum(bit(cell, face) for cell in CELLS for face in sides)


_REGARDS = tuple(_regarded(card) for card in sorted(DECK))
"""The bits that matter to a card: every stone it asks for, either side up, anywhere."""


def distance(card: Card, grid: Bits, far: int = NEAR) -> int:
    """How many actions the card is away from a match; at most `far`."""
    return _distance(card, grid & _REGARDS[card], far)


@lru_cache(maxsize=1 << 17)
def _distance(card: Card, grid: Bits, far: int) -> int:
    for away, ring in enumerate(_sorted_rings(card, far)):
        for first, wishes in ring:
            if grid & first:
                for wish in wishes:
                    if grid & wish == wish:
                        return away
    return far


@cache
def _sorted_rings(card: Card, far: int) -> tuple[tuple[tuple[Bits, list[Bits]], ...], ...]:
    """The rings with their wishes sorted by their lowest bit, so that most need not be tried."""
    sorted_rings = []
    for ring in rings(card, far):
        groups: dict[Bits, list[Bits]] = {}
        for wish in ring:
            groups.setdefault(wish & -wish, []).append(wish)
        sorted_rings.append(tuple(groups.items()))
    return tuple(sorted_rings)
