"""How riders and camels are placed, and what a camel wins at once."""

from typing import TypeVar

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.values import Event
from sobremesa.games.through_the_desert import events
from sobremesa.games.through_the_desert.areas import NOTHING, Prize, prize
from sobremesa.games.through_the_desert.hexes import (
    BIT,
    HEXES,
    INDEX,
    NEIGHBOURS,
    Bits,
    Hex,
    Index,
    hexes_of,
)
from sobremesa.games.through_the_desert.passing import pass_on
from sobremesa.games.through_the_desert.places import can_place
from sobremesa.games.through_the_desert.state import (
    COLOURS,
    FIRST_TURNS,
    OASIS_POINTS,
    RIDERS,
    Caravan,
    Position,
    Tint,
)
from sobremesa.games.through_the_desert.water import counted, left_of, wells_in, worth

T = TypeVar("T")


def place_rider(state: Position, tint: Tint, where: Hex) -> Step[Position]:
    """Begin a caravan; after the last rider of all, seat 0 begins with camels."""
    seat, seats, index = state.seat, state.seats, INDEX[where]
    near = NEIGHBOURS[index]
    riders = state.riders | BIT[index]
    happened: list[Event] = [events.RiderPlaced(seat, COLOURS[tint], where)]
    last = riders.bit_count() == seats * RIDERS[seats]
    if last:
        happened.append(events.CaravansSetOut())
    after = replace(
        state,
        free=state.free ^ BIT[index],
        riders=riders,
        caravans=_with_caravan(state, tint, Caravan(BIT[index], near)),
        roomy=_roomy(state, tint, near),
        seat=(seat + 1) % seats,
        stage="camels" if last else "riders",
        left=FIRST_TURNS[seats][0] if last else 0,
    )
    if last and not can_place(after, after.seat):
        after = pass_on(after, happened)
    return Step(after, tuple(happened))


def place_camel(state: Position, tint: Tint, where: Hex) -> Step[Position]:
    """Let a caravan grow, take what that wins at once (R6), pass the turn on if it is over."""
    seat, index = state.seat, INDEX[where]
    camel, near = BIT[index], NEIGHBOURS[index]
    caravan = state.caravans[seat][tint]
    enclosed, visited = caravan.enclosed, caravan.visited
    wells, water = state.wells, state.water
    supply = state.supply[tint] - 1
    happened: list[Event] = [events.CamelPlaced(seat, COLOURS[tint], where, supply)]
    won = prize(state, caravan, index)
    if won is not NOTHING:
        _tell(state, tint, index, won, happened)
        visited |= won.oases
        enclosed |= sum(won.areas)
        if won.wells:
            water = _with(water, seat, counted(water[seat], wells, won.wells))
            wells = left_of(wells, won.wells)
    if enclosed:
        enclosed &= ~camel  # R19: the owner may fill its own area
    grown = Caravan(caravan.camels | camel, caravan.reach | near, enclosed, visited)
    free, left = state.free ^ camel, state.left - 1
    roomy = _roomy(state, tint, near) if supply else _with(state.roomy, tint, 0)
    after = replace(
        state,
        left=left,
        wells=wells,
        free=free,
        caravans=_with_caravan(state, tint, grown),
        roomy=roomy,
        supply=_with(state.supply, tint, supply),
        water=water,
    )
    if not supply:
        happened.append(events.ColourRanOut(seat, COLOURS[tint]))
    may_go_on = left and (grown.reach & free & roomy[tint] or can_place(after, seat))
    if not may_go_on:
        after = pass_on(after, happened)
    return Step(after, tuple(happened))


def _roomy(state: Position, tint: Tint, near: Bits) -> tuple[Bits, ...]:
    """Where the caravans of each colour may grow, once the one to move touches `near`."""
    mine, touched = state.caravans[state.seat], 0
    for own in state.caravans:
        if own is not mine:
            touched |= own[tint].reach
    touched &= near
    return _with(state.roomy, tint, state.roomy[tint] & ~touched) if touched else state.roomy


def _tell(state: Position, tint: Tint, index: Index, won: Prize, happened: list[Event]) -> None:
    """Say what a camel has won: on its hex, beside it, and area by area."""
    seat, colour, where = state.seat, COLOURS[tint], HEXES[index]
    if won.wells >> index & 1:
        happened.append(
            events.WaterTaken(seat, where, worth(BIT[index], state.wells), state.face_down)
        )
    touched = won.oases & NEIGHBOURS[index]
    if touched:
        happened += [
            events.OasisReached(seat, colour, where, oasis, OASIS_POINTS, state.face_down)
            for oasis in hexes_of(touched)
        ]
    for area in won.areas:
        oases = hexes_of(area & won.oases & ~touched)
        water = worth(area, state.wells)
        happened.append(
            events.AreaEnclosed(
                seat=seat,
                colour=colour,
                hexes=hexes_of(area),
                wells=wells_in(state.wells, area),
                oases=oases,
                count=(area & ~state.oases).bit_count(),
                water=water,
                points=water + OASIS_POINTS * len(oases),
                face_down=state.face_down,
            )
        )


def _with_caravan(state: Position, tint: Tint, caravan: Caravan) -> tuple[tuple[Caravan, ...], ...]:
    """The caravans with another one for the seat to move."""
    every = list(state.caravans)
    own = list(every[state.seat])
    own[tint] = caravan
    every[state.seat] = tuple(own)
    return tuple(every)


def _with(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The things with another one at this place."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)
