"""The canyon: shapes that fit, touch what is drawn, and hold cacti and bonuses.

Sets of squares are whole numbers here, bit n for square n, because many shapes are tried often.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from sobremesa.games.sonora.printed.sheet import PRINTED, Bonus, Cactus, Square
from sobremesa.games.sonora.sheet.values import Sheet

Mask: TypeAlias = int

ROWS: Final = PRINTED.canyon.rows
WIDTH: Final = len(ROWS[0])
CACTI: Final = PRINTED.canyon.cactus_types
TABLE: Final = PRINTED.canyon.cactus_table

_LETTER = {
    WIDTH * row + column: letter
    for row, line in enumerate(ROWS)
    for column, letter in enumerate(line)
}
WHITE: Final = tuple(square for square, letter in _LETTER.items() if letter not in "#S")
START: Final = tuple(square for square, letter in _LETTER.items() if letter == "S")
CACTUS_AT: Final[dict[Square, Cactus]] = {
    square: PRINTED.canyon.cactus_chars[letter]
    for square, letter in _LETTER.items()
    if letter in PRINTED.canyon.cactus_chars
}
BONUS_AT: Final[dict[Square, Bonus]] = {
    square: PRINTED.canyon.bonus_chars[letter]
    for square, letter in _LETTER.items()
    if letter in PRINTED.canyon.bonus_chars
}
RIVAL_SQUARES: Final = tuple(WIDTH * row + column for row, column, _ in PRINTED.canyon.ai_squares)


class Fit(NamedTuple):
    """A shape somewhere in the canyon."""

    squares: tuple[Square, ...]
    mask: Mask
    rim: Mask
    """The squares that touch it, edge to edge."""


def mask_of(squares: Iterable[Square]) -> Mask:
    """These squares as a set."""
    return sum(1 << square for square in squares)


def rim_of(squares: Iterable[Square]) -> Mask:
    """The squares that touch any of these, edge to edge, these themselves left out."""
    squares = tuple(squares)
    around = 0
    for square in squares:
        column = square % WIDTH
        for other, inside in (
            (square - WIDTH, square >= WIDTH),
            (square + WIDTH, True),
            (square - 1, column > 0),
            (square + 1, column < WIDTH - 1),
        ):
            around |= inside << max(other, 0)
    return around & ~mask_of(squares)


def _turned(cells: tuple[tuple[int, int], ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """A shape in every rotation, flipped or not; some may be the same."""
    for _ in range(4):
        cells = tuple((column, -row) for row, column in cells)
        yield cells
        yield tuple((row, -column) for row, column in cells)


def _fits(cells: tuple[tuple[int, int], ...]) -> tuple[Fit, ...]:
    """Every way a shape lies inside the white squares."""
    white = set(WHITE)
    found = set()
    for turned in _turned(cells):
        for row in range(-len(ROWS), 2 * len(ROWS)):
            for column in range(-WIDTH, 2 * WIDTH):
                moved = [(row + down, column + across) for down, across in turned]
                if all(0 <= across < WIDTH for _, across in moved):
                    squares = tuple(sorted(WIDTH * down + across for down, across in moved))
                    if white.issuperset(squares):
                        found.add(squares)
    return tuple(Fit(squares, mask_of(squares), rim_of(squares)) for squares in sorted(found))


SHAPES: Final = {shape.id: _fits(shape.cells) for shape in PRINTED.canyon.shapes}
NUMBER: Final = {shape.id: shape.number for shape in PRINTED.canyon.shapes}
FITS: Final = tuple(fit for fits in SHAPES.values() for fit in fits)
_NUMBER_OF = {fit.squares: NUMBER[shape] for shape, fits in SHAPES.items() for fit in fits}
START_MASK: Final = mask_of(START)


def drawn(sheet: Sheet) -> Mask:
    """The own shapes, and the square they start from."""
    return START_MASK | mask_of(square for shape in sheet.shapes for square in shape)


def blocked(sheet: Sheet) -> Mask:
    """Squares that the rival has filled in."""
    return mask_of(s for shape in sheet.rival.shapes for s in shape) if sheet.rival else 0


@lru_cache(4096)
def _open(own: Mask, rival: Mask, shape: str) -> tuple[tuple[Square, ...], ...]:
    taken = own | rival
    return tuple(fit.squares for fit in SHAPES[shape] if not fit.mask & taken and fit.rim & own)


def fitting(sheet: Sheet, most: int) -> list[tuple[int, tuple[tuple[Square, ...], ...]]]:
    """By number, the largest first: every shape of at most this number that may be drawn now."""
    own, rival = drawn(sheet), blocked(sheet)
    return [
        (number, _open(own, rival, shape))
        for shape, number in reversed(NUMBER.items())
        if number <= most
    ]


def any_fits(sheet: Sheet, most: int) -> bool:
    """True if a shape of this number or lower can be drawn."""
    return any(places for _, places in fitting(sheet, most))


def number_of(squares: tuple[Square, ...]) -> int:
    """The number of the shape of this form; 0 if it is none, or does not lie in the canyon."""
    return _NUMBER_OF.get(squares, 0)


def cacti(sheet: Sheet, kind: Cactus) -> int:
    """How many of a kind lie inside the own shapes."""
    return sum(CACTUS_AT.get(square) == kind for shape in sheet.shapes for square in shape)


def worth(count: int) -> int:
    """Points for so many cacti of one kind (R28)."""
    table = TABLE.points
    if count <= len(table):
        return table[count - 1] if count else 0
    return table[-1] + TABLE.extra * (count - len(table))


def added(sheet: Sheet, more: tuple[Cactus, ...]) -> int:
    """Points that these cacti add to those on the sheet."""
    had = {kind: cacti(sheet, kind) for kind in more}
    return sum(worth(count + more.count(kind)) - worth(count) for kind, count in had.items())
