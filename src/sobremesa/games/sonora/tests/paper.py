"""What is printed, read a second time and slowly: from the data file, with no line of the rules.

Written from the rulebook, so that the rules have somebody to disagree with.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
"""Row and column in the canyon."""
Form = frozenset[Cell]

LAYOUT: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "layout.json").read_text("utf-8")
)
ANIMALS = ("fox", "owl", "rabbit")

# Canyon

ROWS: list[str] = LAYOUT["canyon"]["rows"]
LETTERS: dict[Cell, str] = {
    (row, column): letter for row, line in enumerate(ROWS) for column, letter in enumerate(line)
}
WHITE: Form = frozenset(cell for cell, letter in LETTERS.items() if letter not in "#S")
START: Form = frozenset(cell for cell, letter in LETTERS.items() if letter == "S")
CACTI: dict[str, str] = LAYOUT["canyon"]["cactus_chars"]
CANYON_BONUSES: dict[str, str] = LAYOUT["canyon"]["bonus_chars"]


def cells(squares: Iterable[int]) -> Form:
    """Squares as rows and columns."""
    return frozenset(divmod(square, len(ROWS[0])) for square in squares)


def touching(form: Iterable[Cell]) -> Form:
    """The cells beside these, edge to edge."""
    form = frozenset(form)
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return frozenset((row + y, column + x) for row, column in form for y, x in steps) - form


def moved_home(form: Iterable[Cell]) -> Form:
    """The same form in the top left corner."""
    form = tuple(form)
    top, left = min(row for row, _ in form), min(column for _, column in form)
    return frozenset((row - top, column - left) for row, column in form)


def turns(form: Iterable[Cell]) -> set[Form]:
    """A form in all rotations, flipped or not."""
    found = set()
    for _ in range(4):
        form = [(column, -row) for row, column in form]
        found |= {moved_home(form), moved_home((row, -column) for row, column in form)}
    return found


SHAPES: dict[str, set[Form]] = {
    shape["id"]: turns([tuple(cell) for cell in shape["cells"]])
    for shape in LAYOUT["canyon"]["shapes"]
}
NUMBERS: dict[str, int] = {shape["id"]: shape["number"] for shape in LAYOUT["canyon"]["shapes"]}


def shape_of(form: Iterable[Cell]) -> str:
    """Which of the printed shapes this is."""
    home = moved_home(form)
    (name,) = (name for name, forms in SHAPES.items() if home in forms)
    return name


PLACES: dict[str, list[Form]] = {
    name: [
        form
        for turned in forms
        for row in range(len(ROWS))
        for column in range(len(ROWS[0]))
        if (form := frozenset((row + y, column + x) for y, x in turned)) <= WHITE
    ]
    for name, forms in SHAPES.items()
}
"""Every way in which each shape lies inside the canyon."""


def drawable(name: str, own: Iterable[Form], rival: Iterable[Form] = ()) -> set[Form]:
    """Where a player may draw a shape: beside what is drawn already, on nothing that is taken."""
    drawn = START.union(*own)
    taken = drawn.union(*rival)
    return {form for form in PLACES[name] if not form & taken and touching(form) & drawn}


def rival_drawable(name: str, own: list[Form], rival: list[Form], squares: int) -> set[Form]:
    """Where the rival may: on its squares, beside its shapes, beside ours that touch those."""
    filled: Form = frozenset().union(*rival)
    reach = filled.union(*(form for form in (START, *own) if touching(form) & filled))
    taken = START.union(*own, *rival)
    begin = {(row, column) for row, column, _ in LAYOUT["canyon"]["ai_squares"][:squares]}
    return {
        form
        for form in PLACES[name]
        if not form & taken and (form & begin or touching(form) & reach)
    }


# Creek bed

SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in LAYOUT["creek"]["nodes"]}
ENTRANCE: str = LAYOUT["creek"]["entrance"]
RIVAL_ENDS: list[str] = LAYOUT["creek"]["ai_starts"]


def neighbours(edges: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """What is linked to what."""
    found: dict[str, set[str]] = {}
    for one, other in edges:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


STREAM = neighbours(LAYOUT["creek"]["edges"])


def walks(
    starts: Iterable[str], length: int, closed: set[str], so_far: tuple[str, ...] = ()
) -> Iterator[tuple[str, ...]]:
    """Every way of so many free spaces that begins with one of these."""
    for space in starts:
        way = (*so_far, space)
        if space in closed or space in so_far:
            continue
        if len(way) == length:
            yield way
        else:
            yield from walks(STREAM[space], length, closed, way)


def traceable(
    length: int, own: Iterable[tuple[str, ...]], rival: Iterable[tuple[str, ...]] = ()
) -> set[tuple[str, ...]]:
    """The paths that a player may make."""
    visited = {ENTRANCE}.union(*own)
    closed = visited.union(*rival)
    return {way for space in visited for way in walks(STREAM[space], length, closed)}


def rival_traceable(
    length: int, own: Iterable[tuple[str, ...]], rival: Iterable[tuple[str, ...]]
) -> set[tuple[str, ...]]:
    """The paths that the rival may make."""
    filled: set[str] = set().union(*rival)
    closed = {ENTRANCE}.union(*own) | filled
    starts = set(RIVAL_ENDS).union(*(STREAM[space] for space in filled))
    return set(walks(starts, length, closed))


# Mudcracks

NODES: dict[str, dict[str, Any]] = {node["id"]: node for node in LAYOUT["mudcracks"]["nodes"]}
MIDDLE: str = LAYOUT["mudcracks"]["start"]
OUTER: list[str] = [node for node, printed in NODES.items() if printed["outer"]]
LINKS = neighbours(LAYOUT["mudcracks"]["edges"])
TRIANGLES: list[dict[str, Any]] = LAYOUT["mudcracks"]["triangles"]
COLUMNS: list[dict[str, Any]] = LAYOUT["mudcracks"]["bonus_columns"]
BUILDINGS: list[dict[str, Any]] = LAYOUT["ruins"]["buildings"]
