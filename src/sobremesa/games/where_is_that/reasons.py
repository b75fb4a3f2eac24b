"""Explains a no of the choices, from what lies open alone."""

from typing import Any, TypeAlias

from sobremesa.games.where_is_that.maps import (
    EAST,
    SOUTH,
    STEPS,
    Cell,
    Direction,
    broken_by,
    spot_of,
)
from sobremesa.games.where_is_that.moves import AnyMove, Place, Push, Take
from sobremesa.games.where_is_that.refusals import Refusal
from sobremesa.games.where_is_that.state import Position

Reason: TypeAlias = tuple[Refusal, dict[str, Any]]
"""A code and the facts for its sentence."""


def reason(position: Position, move: AnyMove) -> Reason:
    """Why the seat whose turn it is may not make this move."""
    match move:
        case Take() if position.taken:
            return Refusal.ALREADY_TAKEN, {"card": position.taken}
        case Take(card):
            return Refusal.NOT_ON_OFFER, {"card": card}
        case Place() | Push() if not position.taken:
            return Refusal.TAKE_FIRST, {}
        case Place(cell):
            return _why_not_there(position, cell)
        case Push(cell, direction):
            return _why_no_push(position, cell, direction)
    return Refusal.DEALERS_MOVE, {}


def _why_not_there(position: Position, cell: Cell) -> Reason:
    spot, on = spot_of(cell), position.map
    if spot is None:
        return Refusal.TOUCHES_NOTHING, {"cell": cell}
    if spot in on:
        return Refusal.OCCUPIED, {"cell": cell, "card": on[spot]}
    corners = (spot + a + b for a in (-SOUTH, SOUTH) for b in (-EAST, EAST))
    card = next((on[corner] for corner in corners if corner in on), None)
    if card is not None:
        return Refusal.ONLY_CORNERS, {"cell": cell, "card": card}
    return Refusal.TOUCHES_NOTHING, {"cell": cell}


def _why_no_push(position: Position, cell: Cell, direction: Direction) -> Reason:
    spot, on = spot_of(cell), position.map
    if spot is None or spot not in on:
        return Refusal.NOTHING_TO_PUSH, {"cell": cell}
    sides = position.open
    broken = broken_by(on, spot, STEPS[direction], position.whole_line, sides)
    assert broken is not None
    first, second = sides[broken.first], sides[broken.second]
    facts: dict[str, Any] = {
        "card": on[spot],
        "direction": direction,
        "first": broken.first,
        "second": broken.second,
    }
    if broken.axis == "we":
        return Refusal.BREAKS_WEST_EAST, facts | {"low": first.we, "high": second.we}
    return Refusal.BREAKS_NORTH_SOUTH, facts | {"low": first.ns, "high": second.ns}
