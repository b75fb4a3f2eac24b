"""The creek bed: a tree of spaces, and paths of an exact length through spaces not yet visited.

The visited spaces always hang together from the entrance down, so a path is told by its end.
"""

from typing import Final

from sobremesa.games.sonora.printed.discs import NUMBERS
from sobremesa.games.sonora.printed.sheet import PRINTED, Bonus, Space
from sobremesa.games.sonora.sheet.values import Sheet

ENTRANCE: Final = PRINTED.creek.entrance
SPACES: Final = tuple(space.id for space in PRINTED.creek.nodes if space.id != ENTRANCE)
VALUE: Final = {space.id: space.value for space in PRINTED.creek.nodes}
BONUS_AT: Final[dict[Space, Bonus]] = {
    space.id: space.bonus for space in PRINTED.creek.nodes if space.bonus
}
ABOVE: Final = {below: above for above, below in PRINTED.creek.edges}
"""The next space towards the entrance."""
BESIDE: Final[dict[Space, tuple[Space, ...]]] = {
    space: tuple(b if a == space else a for a, b in PRINTED.creek.edges if space in (a, b))
    for space in (ENTRANCE, *SPACES)
}
RIVAL_ENDS: Final = PRINTED.creek.ai_starts
LONGEST: Final = NUMBERS


def spoilt(sheet: Sheet) -> set[Space]:
    """Spaces that the rival has filled in."""
    return {s for path in sheet.rival.paths for s in path} if sheet.rival else set()


def visited(sheet: Sheet) -> set[Space]:
    """Spaces crossed out or circled, and the printed entrance."""
    return {ENTRANCE, *(space for path in sheet.paths for space in path)}


def ends(sheet: Sheet) -> dict[Space, int]:
    """Where a path may end now, and how long it is then."""
    been, gone = visited(sheet), spoilt(sheet)
    found: dict[Space, int] = {}
    for space in SPACES:  # printed from the entrance down, so what is above comes first
        above = ABOVE[space]
        if space in been or space in gone:
            continue
        length = 1 if above in been else found.get(above, LONGEST) + 1
        if length <= LONGEST:
            found[space] = length
    return found


def path_to(sheet: Sheet, end: Space) -> tuple[Space, ...]:
    """The spaces from the visited ones to this one."""
    been = visited(sheet)
    path = [end]
    while ABOVE[path[-1]] not in been:
        path.append(ABOVE[path[-1]])
    return tuple(reversed(path))


def points(sheet: Sheet) -> int:
    """What the circled numbers come to."""
    return sum(VALUE[path[-1]] for path in sheet.paths)
