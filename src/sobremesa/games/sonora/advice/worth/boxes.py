"""The columns of the mudcracks: which boxes to tick with what is left over."""

from functools import lru_cache

from sobremesa.games.sonora.advice.worth.mudcracks import columns_value
from sobremesa.games.sonora.sheet.mudcracks import COLUMNS


@lru_cache(20_000)
def boxed(boxes: tuple[int, ...], points: int, later: bool) -> float:
    """What the columns are worth once so many more boxes are ticked as well as can be.

    Columns are filled one after the other; what does not fill one is put into one.
    """
    best = columns_value(boxes, later)
    if not points:
        return best
    for place, column in enumerate(COLUMNS):
        ticked = min(points, column.length - boxes[place])
        if ticked:
            more = (*boxes[:place], boxes[place] + ticked, *boxes[place + 1 :])
            best = max(best, boxed(more, points - ticked, later))
    return best
