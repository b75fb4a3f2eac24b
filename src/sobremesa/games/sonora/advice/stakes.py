"""What a disc is worth in each section: from what it would let its owner write."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from msgspec.structs import replace

from sobremesa.games.sonora.advice.kinds import ALL_NUMBERS, HOLE, Table, kind_of, whole_table
from sobremesa.games.sonora.advice.scribe import Outlook, ideas, marked, mud_value, ruins_value
from sobremesa.games.sonora.advice.worth import canyon, creek
from sobremesa.games.sonora.advice.worth.prices import PATHS, SHAPES
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import number as number_of
from sobremesa.games.sonora.sheet import ruins
from sobremesa.games.sonora.sheet.creek import path_to
from sobremesa.games.sonora.sheet.values import Landing, Sheet, Sitting


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
    return whole_table(rows)


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
