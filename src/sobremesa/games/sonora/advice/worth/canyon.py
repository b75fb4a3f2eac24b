"""The canyon: cacti by their table, and those within reach, the nearer the more."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sobremesa.games.sonora.advice.worth.prices import price
from sobremesa.games.sonora.printed.sheet import Square
from sobremesa.games.sonora.sheet.canyon import (
    BONUS_AT,
    CACTI,
    CACTUS_AT,
    FITS,
    TABLE,
    WHITE,
    WIDTH,
    Mask,
    blocked,
    drawn,
    fitting,
    mask_of,
    worth,
)
from sobremesa.games.sonora.sheet.values import Sheet

BY_KIND: Final = tuple(
    mask_of(square for square, kind in CACTUS_AT.items() if kind == one) for one in CACTI
)
BONUSES: Final = tuple((1 << square, bonus) for square, bonus in BONUS_AT.items())
ANY_BONUS: Final = mask_of(BONUS_AT)
ALL_WHITE: Final = mask_of(WHITE)
FIRST_COLUMN: Final = mask_of(square for square in WHITE if square % WIDTH == 0)
LAST_COLUMN: Final = mask_of(square for square in WHITE if square % WIDTH == WIDTH - 1)
POINTS: Final = tuple(worth(count) for count in range(len(CACTUS_AT) + len(TABLE.points)))

MASK: Final = {fit.squares: fit.mask for fit in FITS}

FADES: Final = 0.7
"""How much less a cactus promises with each square it is farther away."""
FARTHEST: Final = 9
TRUST: Final = 0.4
"""How much of what is near will be reached one day."""
A_SHAPE: Final = 1.8
"""Cacti and bonuses that a shape usually holds."""


def held(mask: Mask, later: bool) -> float:
    """The bonuses on these squares."""
    if not mask & ANY_BONUS:
        return 0.0
    return sum(price(bonus, later) for square, bonus in BONUSES if mask & square)


@lru_cache(20_000)
def value(own: Mask, rival: Mask, shapes: int, later: bool) -> float:
    """Points of these squares, and what can be reached from them with so many more shapes."""
    counts = [(own & kind).bit_count() for kind in BY_KIND]
    written = float(sum(POINTS[count] for count in counts))
    free = ALL_WHITE & ~own & ~rival
    reached, weight, room = own, TRUST, shapes * A_SHAPE
    for _ in range(FARTHEST):
        ring = _around(reached) & free
        if room <= 0 or not ring:
            break
        for place, kind in enumerate(BY_KIND):
            found = (ring & kind).bit_count()
            if found:
                more = min(found, room)
                count = counts[place]
                written += weight * (POINTS[count + found] - POINTS[count]) * more / found
                counts[place] += found
                room -= more
        if ring & ANY_BONUS and room > 0:
            written += weight * held(ring, later)
            room -= (ring & ANY_BONUS).bit_count()
        reached |= ring
        free &= ~ring
        weight *= FADES
    return written


def _around(mask: Mask) -> Mask:
    """These squares and those beside them; some may be rock."""
    return (
        mask
        | (mask & ~LAST_COLUMN) << 1
        | (mask & ~FIRST_COLUMN) >> 1
        | mask << WIDTH
        | mask >> WIDTH
    )


def placements(
    sheet: Sheet, most: int, shapes: int, later: bool
) -> Iterator[tuple[int, tuple[Square, ...], float]]:
    """Shapes up to a number: its number, its place, and what the canyon is worth with it."""
    own, rival = drawn(sheet), blocked(sheet)
    for least, places in fitting(sheet, most):
        for squares in places:
            mask = MASK[squares]
            yield least, squares, value(own | mask, rival, shapes, later) + held(mask, later)


def worth_of(sheet: Sheet, shapes: int, later: bool) -> float:
    """What the canyon is worth as it is."""
    return value(drawn(sheet), blocked(sheet), shapes, later)
