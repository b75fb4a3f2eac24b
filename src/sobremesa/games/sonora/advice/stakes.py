"""What a disc is worth in each section: from what it would let its owner write."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from sobremesa.games.sonora.advice.scribe import Outlook, ideas, marked, mud_value, ruins_value
from sobremesa.games.sonora.advice.worth import canyon, creek
from sobremesa.games.sonora.advice.worth.prices import PATHS, SHAPES
from sobremesa.games.sonora.printed.board import SECTIONS, Section, circle_at, zones_at
from sobremesa.games.sonora.printed.discs import NUMBERS
from sobremesa.games.sonora.printed.discs import number as number_of
from sobremesa.games.sonora.rounds.landings import Landing
from sobremesa.games.sonora.sheet import ruins
from sobremesa.games.sonora.sheet.creek import path_to
from sobremesa.games.sonora.sheet.values import Sheet, Sitting

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


@lru_cache(256)
def stakes(sheet: Sheet, found: tuple[Landing, ...], outlook: Outlook) -> Table:
    """For one more disc, after those that lie already."""
    drawn = canyon_with(sheet, _numbers(found, "canyon"), outlook)[1]
    traced = creek_with(sheet, _numbers(found, "creek"), outlook)[1]
    hexes, mud = _total(found, "ruins"), _total(found, "mudcracks")
    rows: list[list[float]] = [[] for _ in range(HOLE)]
    for number in ALL_NUMBERS:
        for counts in (1, 2):
            worths: dict[Section, float] = {
                "ruins": _more(ruins_with, sheet, hexes, number * counts, outlook),
                "creek": creek_with(traced, (number,) * counts, outlook)[0],
                "mudcracks": _more(mud_with, sheet, mud, number * counts, outlook),
                "canyon": canyon_with(drawn, (number,) * counts, outlook)[0],
            }
            for section, worth in worths.items():
                rows[kind_of(section, counts == 2)].append(worth)
    return _whole(rows)


def flat() -> Table:
    """For a disc of somebody whose sheet one does not read."""
    return _whole(
        [
            [(fixed + each * number) * (2 if double else 1) for number in ALL_NUMBERS]
            for fixed, each in (FLAT[section] for section in SECTIONS)
            for double in (False, True)
        ]
    )


def _whole(on_board: list[list[float]]) -> Table:
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


@lru_cache(256)
def reckoned(sheet: Sheet, found: tuple[Landing, ...], outlook: Outlook) -> float:
    """What all these discs together would bring."""
    return (
        ruins_with(sheet, _total(found, "ruins"), outlook)
        + mud_with(sheet, _total(found, "mudcracks"), outlook)
        + canyon_with(sheet, _numbers(found, "canyon"), outlook)[0]
        + creek_with(sheet, _numbers(found, "creek"), outlook)[0]
    )


def _numbers(found: Iterable[Landing], section: Section) -> tuple[int, ...]:
    """The numbers of the discs in a section, twice where they count twice."""
    return tuple(
        number_of(one.disc)
        for one in found
        if one.section == section
        for _ in range(2 if one.double else 1)
    )


def _total(found: Iterable[Landing], section: Section) -> int:
    return sum(_numbers(found, section))


# One section at a time


@lru_cache(1000)
def ruins_with(sheet: Sheet, total: int, outlook: Outlook) -> float:
    """What so many hexes would bring."""
    after = replace(sheet, due=total)
    while ruins.owes(after):
        after = marked(after, ideas(after, outlook)[0][1], outlook)
    return ruins_value(replace(after, due=0), outlook) - ruins_value(sheet, outlook)


@lru_cache(1000)
def mud_with(sheet: Sheet, total: int, outlook: Outlook) -> float:
    """What so much value in the mudcracks would bring."""
    after = replace(sheet, saved=(0, 0, 0), sitting=Sitting(total) if total else None)
    while after.sitting:
        after = marked(after, ideas(after, outlook)[0][1], outlook)
    return mud_value(after, outlook) - mud_value(sheet, outlook)


@lru_cache(1000)
def canyon_with(sheet: Sheet, numbers: tuple[int, ...], outlook: Outlook) -> tuple[float, Sheet]:
    """What shapes of these numbers would bring, and the sheet with them."""
    shapes, later = outlook.usual(SHAPES), outlook.later
    gain = 0.0
    for number in sorted(numbers, reverse=True):
        before = canyon.worth_of(sheet, shapes, later)
        places = canyon.placements(sheet, number, shapes, later)
        best = max(places, key=lambda place: place[2], default=None)
        if best is not None:
            gain += best[2] - before
            sheet = replace(sheet, shapes=(*sheet.shapes, best[1]))
    return gain, sheet


@lru_cache(1000)
def creek_with(sheet: Sheet, numbers: tuple[int, ...], outlook: Outlook) -> tuple[float, Sheet]:
    """What paths of these lengths would bring, and the sheet with them."""
    paths, later = outlook.usual(PATHS), outlook.later
    gain = 0.0
    left = list(numbers)
    while left:
        before = creek.promise_of(sheet, paths, later)
        ways = (way for way in creek.endings(sheet, paths, later) if way[0] in left)
        best = max(ways, key=lambda way: way[2], default=None)
        if best is None:
            break
        gain += best[2] - before
        left.remove(best[0])
        sheet = replace(sheet, paths=(*sheet.paths, path_to(sheet, best[1])))
    return gain, sheet


def _more(
    brings: Callable[[Sheet, int, Outlook], float],
    sheet: Sheet,
    total: int,
    more: int,
    outlook: Outlook,
) -> float:
    """What so much more would bring in a section where only the total counts."""
    return brings(sheet, total + more, outlook) - brings(sheet, total, outlook)
