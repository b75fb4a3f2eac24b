"""The mudcracks: triangles that are closed, and those that will be, the cheaper the sooner."""

from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from sobremesa.games.sonora.advice.worth.prices import price
from sobremesa.games.sonora.printed.sheet import Node, Triangle
from sobremesa.games.sonora.sheet.mudcracks import (
    COLUMNS,
    COST,
    NODES,
    OUTER,
    START,
    TRIANGLES,
    WORTH,
)
from sobremesa.games.sonora.sheet.values import Sheet

NodeSet: TypeAlias = int
"""Bit n for node n."""

PLACE: Final = {node: place for place, node in enumerate((START, *NODES))}
FADES: Final = 4.0
"""A triangle that costs so much more promises a third of one that costs nothing more."""
TRUST: Final = 1.1
"""What a triangle promises that costs next to nothing more."""
COLUMN: Final = 0.9
"""What a column promises whose last box is next."""


def set_of(nodes: tuple[Node, ...]) -> NodeSet:
    """These nodes and the printed one."""
    return sum(1 << PLACE[node] for node in (START, *nodes))


TRIANGLE_SETS: Final = tuple(
    sum(1 << PLACE[node] for node in triangle.nodes) for triangle in TRIANGLES
)


def _worth(triangle: Triangle, later: bool) -> float:
    content = triangle.content
    if content and content.size:
        return float(WORTH[content.size])
    return price(content.bonus, later) if content and content.bonus else 0.0


PAYS: Final = {
    later: tuple(_worth(triangle, later) for triangle in TRIANGLES) for later in (False, True)
}


@lru_cache(1000)
def _costs(circles: tuple[int, ...]) -> tuple[int, ...]:
    """What each node costs, and what the rival added."""
    dearer = dict(zip(OUTER, circles, strict=True)) if circles else {}
    return tuple(COST[node] + dearer.get(node, 0) for node in PLACE)


@lru_cache(1000)
def _fading(budget: int) -> tuple[float, ...]:
    """By missing cost: how much a triangle promises to who will have so much to spend."""
    return tuple(
        TRUST * exp(-cost / FADES) * min(1.0, budget / cost) if cost else 1.0 for cost in range(40)
    )


@lru_cache(20_000)
def nodes_value(nodes: NodeSet, circles: tuple[int, ...], budget: int, later: bool) -> float:
    """What the triangles have paid and will pay."""
    costs, fading = _costs(circles), _fading(budget)
    total = 0.0
    for triangle, pays in zip(TRIANGLE_SETS, PAYS[later], strict=True):
        missing = triangle & ~nodes
        cost = 0
        while missing:
            lowest = missing & -missing
            cost += costs[lowest.bit_length() - 1]
            missing ^= lowest
        total += pays * fading[cost]
    return total


@lru_cache(5000)
def columns_value(boxes: tuple[int, ...], later: bool) -> float:
    """What full columns have given, and half of one may give."""
    total = 0.0
    for ticked, column in zip(boxes, COLUMNS, strict=True):
        if ticked == column.length:
            total += price(column.bonus, later)
        elif later:
            total += COLUMN * price(column.bonus, later) * (ticked / column.length) ** 1.5
    return total


def circles(sheet: Sheet) -> tuple[int, ...]:
    """What the rival has filled in."""
    return sheet.rival.circles if sheet.rival else ()


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
