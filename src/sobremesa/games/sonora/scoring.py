"""The points: every line a player would count from the sheet alone."""

from collections.abc import Callable, Sequence

from sobremesa.core.values import Outcome, ScoreLine, outcome_of
from sobremesa.games.sonora.printed.board import SECTIONS, Section
from sobremesa.games.sonora.printed.sheet import SIZES, Cactus, Size
from sobremesa.games.sonora.sheet import canyon, creek, mudcracks, ruins
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.state import Position

Counted = tuple[int, int]
"""Points, and for how many things."""


def _cacti(kind: Cactus) -> Callable[[Sheet], Counted]:
    def count(sheet: Sheet) -> Counted:
        cacti = canyon.cacti(sheet, kind)
        return canyon.worth(cacti), cacti

    return count


def _surrounded(size: Size) -> Callable[[Sheet], Counted]:
    def count(sheet: Sheet) -> Counted:
        cacti = mudcracks.surrounded(sheet, size)
        return mudcracks.WORTH[size] * cacti, cacti

    return count


LINES: dict[str, tuple[Section, Callable[[Sheet], Counted]]] = {
    "top": ("ruins", lambda sheet: ruins.points(sheet, "top")),
    "bottom": ("ruins", lambda sheet: ruins.points(sheet, "bottom")),
    "paths": ("creek", lambda sheet: (creek.points(sheet), len(sheet.paths))),
    **{size: ("mudcracks", _surrounded(size)) for size in SIZES},
    **{kind: ("canyon", _cacti(kind)) for kind in canyon.CACTI},
}


def lines(sheets: Sequence[Sheet]) -> tuple[ScoreLine, ...]:
    """The score as if the match ended here."""
    found = []
    for key, (_, count) in LINES.items():
        points, counts = zip(*map(count, sheets), strict=True)
        found.append(ScoreLine(key, points, counts))
    return tuple(found)


def by_section(sheet: Sheet) -> tuple[int, ...]:
    """The points of one sheet in each section, in the order of SECTIONS."""
    points = dict.fromkeys(SECTIONS, 0)
    for section, count in LINES.values():
        points[section] += count(sheet)[0]
    return tuple(points.values())


def outcome(position: Position) -> Outcome:
    """Most points win; equals are parted by icons circled in the Discovery area (R29)."""
    circled = [sum(sheet.circled) for sheet in position.sheets]
    return outcome_of(position.ended_by, lines(position.sheets), tie_breaks=circled)
