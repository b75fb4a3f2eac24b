"""Explains a no of the choices: the most useful reason first, and the pieces in the way."""

from typing import Any, TypeAlias

from sobremesa.core.values import Seat
from sobremesa.games.through_the_desert.board import WHOLE
from sobremesa.games.through_the_desert.hexes import (
    HEXES,
    INDEX,
    NEIGHBOURS,
    Bits,
    Hex,
    hexes_of,
)
from sobremesa.games.through_the_desert.moves import (
    AnyMove,
    FillWells,
    PlaceCamel,
    PlaceRider,
    PlantPalms,
    SetAside,
)
from sobremesa.games.through_the_desert.places import begun, unplaced
from sobremesa.games.through_the_desert.refusals import Refusal
from sobremesa.games.through_the_desert.state import COLOURS, TINT, Colour, Position

Reason: TypeAlias = tuple[Refusal, dict[str, Any]]
"""A code and the facts for its sentence; `seat` is the rival who is in the way."""


def reason(position: Position, seat: Seat, move: AnyMove) -> Reason:
    """Why this seat, whose turn it is, may not make this move."""
    match move:
        case PlantPalms() | FillWells():
            return Refusal.DEALERS_MOVE, {}
        case SetAside(colour):
            return _why_not_aside(position, colour)
        case _ if position.stage == "set_aside":
            return Refusal.SET_ASIDE_FIRST, {}
        case PlaceRider(colour) if position.stage != "riders":
            return Refusal.RIDERS_ALL_PLACED, {"colour": colour}
        case PlaceCamel() if position.stage == "riders":
            return Refusal.RIDERS_FIRST, {}
        case PlaceRider(colour, where):
            return (
                _why_not_this_rider(position, seat, colour)
                or _why_no_space(position, where)
                or _why_no_rider_there(position, where)
            )
        case PlaceCamel(colour, where):
            return (
                _why_not_this_camel(position, seat, colour)
                or _why_no_space(position, where)
                or _why_no_camel_there(position, seat, colour, where)
            )


def _why_not_aside(position: Position, colour: Colour) -> Reason:
    if position.stage != "set_aside":
        return Refusal.NOTHING_SET_ASIDE, {"seats": position.seats}
    first = position.aside.index(TINT[colour])
    return Refusal.SAME_SET_ASIDE, {"colour": colour, "seat": first}


def _why_not_this_rider(position: Position, seat: Seat, colour: Colour) -> Reason | None:
    tint = TINT[colour]
    if position.aside and position.aside[seat] == tint:
        return Refusal.COLOUR_SET_ASIDE, {"colour": colour}
    own = position.caravans[seat][tint].camels
    if own:
        return Refusal.RIDER_PLACED, {"colour": colour, "hex": _first(own)}
    if position.riders.bit_count() < position.seats and begun(position, tint):
        others = [other for other, own in enumerate(position.caravans) if own[tint].camels]
        if any(not begun(position, tint) for tint in unplaced(position, seat)):
            return Refusal.COLOUR_BEGUN, {"colour": colour, "seat": others[0]}
    return None


def _why_no_space(position: Position, where: Hex) -> Reason | None:
    """What is wrong with a hex for any piece."""
    if where not in INDEX:
        return Refusal.NO_SUCH_HEX, {"hex": where}
    bit = 1 << INDEX[where]
    if not bit & position.spaces:
        code = Refusal.BEYOND_THE_LINE if bit & WHOLE.spaces else Refusal.MOUNTAIN
        return code, {"hex": where}
    if bit & position.oases:
        return Refusal.ON_OASIS, {"hex": where}
    if not bit & position.free:
        seat, colour = owner(position, bit)
        return Refusal.OCCUPIED, {"hex": where, "seat": seat, "colour": colour}
    return None


def _why_no_rider_there(position: Position, where: Hex) -> Reason:
    index = INDEX[where]
    if any(1 << index & wells for wells in position.wells):
        return Refusal.ON_WATER, {"hex": where}
    oases = NEIGHBOURS[index] & position.oases
    if oases:
        return Refusal.BESIDE_OASIS, {"hex": where, "oasis": _first(oases)}
    rider = NEIGHBOURS[index] & position.riders
    seat, colour = owner(position, rider & -rider)
    facts = {"hex": where, "rider": _first(rider), "seat": seat, "colour": colour}
    return Refusal.BESIDE_RIDER, facts


def _why_not_this_camel(position: Position, seat: Seat, colour: Colour) -> Reason | None:
    tint = TINT[colour]
    if position.aside and position.aside[seat] == tint:
        return Refusal.COLOUR_SET_ASIDE, {"colour": colour}
    if not position.supply[tint]:
        return Refusal.NONE_LEFT, {"colour": colour}
    return None


def _why_no_camel_there(position: Position, seat: Seat, colour: Colour, where: Hex) -> Reason:
    index = INDEX[where]
    rivals = [(rival, own) for rival, own in enumerate(position.caravans) if rival != seat]
    for rival, own in rivals:
        for tint, caravan in enumerate(own):
            if caravan.enclosed >> index & 1:
                return Refusal.ENCLOSED, {"hex": where, "seat": rival, "colour": COLOURS[tint]}
    for rival, own in rivals:
        near = NEIGHBOURS[index] & own[TINT[colour]].camels
        if near:
            facts = {"hex": where, "seat": rival, "colour": colour, "camels": hexes_of(near)}
            return Refusal.BESIDE_RIVAL, facts
    return Refusal.NOT_BESIDE_CARAVAN, {"hex": where, "colour": colour}


def owner(position: Position, camel: Bits) -> tuple[Seat, Colour]:
    """Whose camel this is, and its colour."""
    return next(
        (seat, COLOURS[tint])
        for seat, own in enumerate(position.caravans)
        for tint, caravan in enumerate(own)
        if caravan.camels & camel
    )


def _first(bits: Bits) -> Hex:
    return HEXES[(bits & -bits).bit_length() - 1]
