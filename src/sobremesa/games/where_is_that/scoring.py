"""The score sheet at the end."""

from sobremesa.core.values import Outcome, ScoreLine, outcome_of
from sobremesa.games.where_is_that.maps import Axis, Map, Sides, circles, gap, map_of
from sobremesa.games.where_is_that.state import Position

NEVER_CLOSE = 10**6
"""The closest pair of a map on which no circle is right: worse than any (R16)."""


def outcome(position: Position) -> Outcome:
    """Shake-up: the points as they were won, ties shared. Cartographer: the maps are counted.

    Who practises alone wins by no mistake, and needs no breaking of ties.
    """
    if position.common:
        won = position.seats > 1 or not position.discards
        return outcome_of("pile_empty", [ScoreLine("circles", position.points)], won=won)
    maps, sides = tuple(map(map_of, position.maps)), position.open
    lines = [_line("west_east", "we", maps, sides), _line("north_south", "ns", maps, sides)]
    if position.seats == 1:
        won = all(one.right for one in circles(maps[0], sides))
        return outcome_of("pile_empty", lines, won=won)
    closest = [closest_pair(on, sides) for on in maps]
    counts = tuple(0 if pair == NEVER_CLOSE else pair for pair in closest)
    lines.append(ScoreLine("closest_pair", points=(0,) * len(maps), counts=counts))
    return outcome_of("pile_empty", lines, tie_breaks=[-pair for pair in closest])


def points(position: Position) -> tuple[int, ...]:
    """Those won so far; of cartographers the circles that would be right if all were turned now."""
    if position.common:
        return position.points
    sides = position.open | position.hidden
    every = [circles(map_of(spots), sides) for spots in position.maps]
    return tuple(sum(one.right for one in on) for on in every) or position.points


def closest_pair(on: Map, sides: Sides) -> int:
    """The smallest difference in a circle that is right, on either axis (R16)."""
    return min(
        (gap(c.axis, c.first, c.second, sides) for c in circles(on, sides) if c.right),
        default=NEVER_CLOSE,
    )


def _line(key: str, axis: Axis, maps: tuple[Map, ...], sides: Sides) -> ScoreLine:
    """The circles of one axis: those that are right, and how many there are."""
    found = [[one for one in circles(on, sides) if one.axis == axis] for on in maps]
    return ScoreLine(
        key,
        points=tuple(sum(one.right for one in every) for every in found),
        counts=tuple(map(len, found)),
    )
