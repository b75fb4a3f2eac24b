"""How a disc may end, and tables of what that is worth."""

from typing import Final, TypeAlias

from sobremesa.games.sonora.printed.board import SECTIONS, Section, circle_at, zones_at
from sobremesa.games.sonora.printed.discs import NUMBERS

Kind: TypeAlias = int
"""How a disc ends: in a section, single or doubled; in the hole; nowhere; in hand again."""
Table: TypeAlias = tuple[tuple[float, ...], ...]
"""What a disc is worth, by kind and number."""

HOLE, NOWHERE, AGAIN = range(2 * len(SECTIONS), 2 * len(SECTIONS) + 3)
KINDS: Final = AGAIN + 1
ALL_NUMBERS: Final = range(1, NUMBERS + 1)
ON_CIRCLES: Final = 0.25
"""How often a disc usually ends on a circle."""
FLAT: Final[dict[Section, tuple[float, float]]] = {
    "ruins": (0.0, 1.4),
    "creek": (3.5, 0.2),
    "mudcracks": (0.0, 1.2),
    "canyon": (3.0, 0.7),
}
"""What a disc is worth to somebody whose sheet one does not read: so much, and for each point."""


def kind_of(section: Section, double: bool) -> Kind:
    """The kind of a disc that counts for a section."""
    return 2 * SECTIONS.index(section) + double


def kind_at(x: int, y: int) -> Kind:
    """The kind of a disc at rest."""
    circle = circle_at(x, y)
    return kind_of(circle.section if circle else zones_at(x, y)[0], circle is not None)


def flat() -> Table:
    """For a disc of somebody whose sheet one does not read."""
    return whole_table(
        [
            [(fixed + each * number) * (2 if double else 1) for number in ALL_NUMBERS]
            for fixed, each in (FLAT[section] for section in SECTIONS)
            for double in (False, True)
        ]
    )


def whole_table(on_board: list[list[float]]) -> Table:
    """With the other kinds: in the hole the best section counts, in hand what is usual."""
    singles, doubles = on_board[::2], on_board[1::2]
    best = [max(column) for column in zip(*singles, strict=True)]
    usual = [
        (1 - ON_CIRCLES) * sum(single) / len(single) + ON_CIRCLES * sum(double) / len(double)
        for single, double in zip(
            zip(*singles, strict=True), zip(*doubles, strict=True), strict=True
        )
    ]
    nothing = [0.0] * NUMBERS
    return tuple((0.0, *numbers) for numbers in (*on_board, best, nothing, usual))
