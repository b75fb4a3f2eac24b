"""A map of cards: where a card can go, what a push moves, and which circles are right."""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from sobremesa.core.values import Value
from sobremesa.games.where_is_that.cards import Card, MapSide

Cell: TypeAlias = tuple[int, int]
"""Steps to the east and to the south of where the map began (R22)."""
Spot: TypeAlias = int
"""A cell as one number, so that the neighbours are always the same four steps away."""
Map: TypeAlias = dict[Spot, Card]
"""The card on every spot that has one."""
Spots: TypeAlias = dict[Card, Spot]
"""The same map as it is kept in a position: the spot of every card. Never changed once made."""
Sides: TypeAlias = Mapping[Card, MapSide]
Direction: TypeAlias = Literal["north", "east", "south", "west"]
Axis: TypeAlias = Literal["we", "ns"]

WIDE = 256
REACH = 100
"""No map comes near it: a card widens its map by one cell, and 34 is the most that one holds."""
EAST, SOUTH = 1, WIDE
STEPS: dict[Direction, int] = {"north": -SOUTH, "east": EAST, "south": SOUTH, "west": -EAST}
DIRECTIONS: tuple[Direction, ...] = tuple(STEPS)
START: Spot = 0


def spot_at(cell: Cell) -> Spot:
    """The spot of a cell that a card can come to."""
    x, y = cell
    return y * WIDE + x


def spot_of(cell: Cell) -> Spot | None:
    """The spot of any cell; None if it is farther away than a card can come."""
    x, y = cell
    return spot_at(cell) if -REACH < x < REACH and -REACH < y < REACH else None


def cell_of(spot: Spot) -> Cell:
    y = (spot + WIDE // 2) // WIDE
    return spot - y * WIDE, y


def map_of(spots: Spots) -> Map:
    return {spot: card for card, spot in spots.items()}


def touches(on: Map, spot: Spot) -> int:
    """How many cards lie orthogonally next to this spot."""
    return (spot - 1 in on) + (spot + 1 in on) + (spot - SOUTH in on) + (spot + SOUTH in on)


def free_spots(on: Map) -> list[Spot]:
    """The empty spots next to a card, in reading order; holes are among them (R14)."""
    beside = {spot + step for spot in on for step in STEPS.values()}
    return sorted(beside.difference(on))


def run_from(on: Map, spot: Spot, step: int, whole_line: bool) -> list[Spot]:
    """The spots whose cards a push moves, nearest first: an unbroken run of cards (R4).

    Read literally, with `whole_line`, the cards beyond a gap move too.
    """
    if whole_line:
        return _whole_line(on, spot, step)
    moved = [spot]
    spot += step
    while spot in on:
        moved.append(spot)
        spot += step
    return moved


def _whole_line(on: Map, spot: Spot, step: int) -> list[Spot]:
    """Every card in this direction, gaps or not."""
    across = 1 if abs(step) == EAST else 0
    line = cell_of(spot)[across]
    ahead = [s for s in on if cell_of(s)[across] == line and (s - spot) * step >= 0]
    return sorted(ahead, key=lambda other: abs(other - spot))


def pushed(on: Map, moved: list[Spot], step: int) -> Map:
    """The map after a run of cards, nearest first, has moved by one."""
    after = on.copy()
    for spot in reversed(moved):
        after[spot + step] = after.pop(spot)
    return after


class Circle(Value, frozen=True, gc=False):
    """Two cards side by side. Right if the first, west or north of the other, is the lower (R2)."""

    axis: Axis
    first: Card
    second: Card
    right: bool


def circle(axis: Axis, first: Card, second: Card, sides: Sides) -> Circle:
    """The circle that these two form, the western or northern card first."""
    return Circle(axis, first, second, gap(axis, first, second, sides) > 0)


def gap(axis: Axis, first: Card, second: Card, sides: Sides) -> int:
    """By how much the second number is the larger."""
    a, b = sides[first], sides[second]
    return b.we - a.we if axis == "we" else b.ns - a.ns


class Relation(Value, frozen=True, gc=False):
    """How a place on a map is said in words: in this direction of that card."""

    direction: Direction
    card: Card


def relations_at(on: Map, spot: Spot) -> tuple[Relation, ...]:
    """How a spot lies to the cards around it."""
    found = []
    if (south := on.get(spot + SOUTH)) is not None:
        found.append(Relation("north", south))
    if (west := on.get(spot - EAST)) is not None:
        found.append(Relation("east", west))
    if (north := on.get(spot - SOUTH)) is not None:
        found.append(Relation("south", north))
    if (east := on.get(spot + EAST)) is not None:
        found.append(Relation("west", east))
    return tuple(found)


def circles(on: Map, sides: Sides) -> list[Circle]:
    """Every circle on a map, in reading order."""
    found = []
    for spot in sorted(on):
        card, east, south = on[spot], on.get(spot + EAST), on.get(spot + SOUTH)
        if east is not None:
            found.append(circle("we", card, east, sides))
        if south is not None:
            found.append(circle("ns", card, south, sides))
    return found


def circles_at(on: Map, spot: Spot, sides: Sides) -> Iterator[Circle]:
    """The circles that the card on this spot forms."""
    card = on[spot]
    if (west := on.get(spot - EAST)) is not None:
        yield circle("we", west, card, sides)
    if (east := on.get(spot + EAST)) is not None:
        yield circle("we", card, east, sides)
    if (north := on.get(spot - SOUTH)) is not None:
        yield circle("ns", north, card, sides)
    if (south := on.get(spot + SOUTH)) is not None:
        yield circle("ns", card, south, sides)


def broken_by(on: Map, spot: Spot, step: int, whole_line: bool, sides: Sides) -> Circle | None:
    """A circle that a push would make wrong, judged without the new card (R9).

    Circles can change only where a card has moved.
    """
    moved = run_from(on, spot, step, whole_line)
    after = pushed(on, moved, step)
    for old in moved:
        for one in circles_at(after, old + step, sides):
            if not one.right:
                return one
    return None


def block(starts: tuple[Card, ...], sides: Sides) -> Spots:
    """Four start cards arranged correctly: two by two, the western pair on the left (R12)."""
    by_longitude = sorted(starts, key=lambda card: sides[card].we)
    laid: Spots = {}
    for column, pair in enumerate((by_longitude[:2], by_longitude[2:])):
        for row, card in enumerate(sorted(pair, key=lambda card: sides[card].ns)):
            laid[card] = START + column * EAST + row * SOUTH
    return laid
