"""How turns follow each other, and what comes between the last flick and the sheets."""

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Assign, ChooseColours, Swap
from sobremesa.games.sonora.rounds import writing
from sobremesa.games.sonora.rounds.landings import halves, landings, totals, turn_order
from sobremesa.games.sonora.rounds.turns import flicks
from sobremesa.games.sonora.state import FLICKS, Position


def go_on(position: Position, happened: list[Event]) -> Position:
    """A flick of the turn is over and settled."""
    seat, turn, left = position.seat, position.turn, position.left - 1
    if not left:
        seat = (seat + 1) % position.seats
        turn += seat == position.first
        if position.solo or turn == len(FLICKS):
            return _flicked(replace(position, left=0, disc=None), happened)
        left = flicks(position.seats, turn)
    return replace(
        position,
        stage="flick",
        turn=turn,
        seat=seat,
        left=left,
        flicker=seat,
        disc=None,
    )


def _flicked(position: Position, happened: list[Event]) -> Position:
    """All discs have been flicked."""
    if position.solo:
        return replace(position, stage="colours", seat=0)
    return _next_swaps(position, turn_order(position), happened)


def colours_chosen(position: Position, move: ChooseColours) -> Step[Position]:
    """Solo: the third colour does not count (R32)."""
    happened: list[Event] = [events.ColoursChosen(0, move.own, move.rival)]
    after = replace(position, colours=(move.own, move.rival))
    return Step(_next_swaps(after, (0,), happened), tuple(happened))


def _next_swaps(position: Position, seats: tuple[Seat, ...], happened: list[Event]) -> Position:
    """The first of these seats that can swap anything does so next (R14)."""
    for seat in seats:
        if position.sheets[seat].swaps and len(position.own(seat, "board")) > 1:
            return replace(position, stage="swap", seat=seat)
    return _next_half(position, happened)


def swapped(position: Position, move: Swap) -> Step[Position]:
    """Two discs change places, to the last fraction."""
    seat = position.seat
    sheet = position.sheets[seat]
    left = sheet.swaps - 1
    discs = list(position.discs)
    discs[move.first], discs[move.second] = discs[move.second], discs[move.first]
    happened: list[Event] = [events.Swapped(seat, move.first, move.second, left)]
    after = replace(position.with_sheet(seat, replace(sheet, swaps=left)), discs=tuple(discs))
    return swaps_ended(after, happened) if not left else Step(after, tuple(happened))


def swaps_ended(position: Position, happened: list[Event]) -> Step[Position]:
    """The next seat in turn order may swap."""
    order = turn_order(position)
    later = order[order.index(position.seat) + 1 :]
    return Step(_next_swaps(position, later, happened), tuple(happened))


def half_chosen(position: Position, move: Assign) -> Step[Position]:
    """The owner says where a disc counts that lies exactly half and half (R8)."""
    seat = position.seat
    happened: list[Event] = [events.SectionChosen(seat, move.disc, move.section)]
    discs = list(position.discs)
    discs[move.disc] = replace(discs[move.disc], section=move.section)
    return Step(_next_half(replace(position, discs=tuple(discs)), happened), tuple(happened))


def _next_half(position: Position, happened: list[Event]) -> Position:
    open_halves = halves(position)
    if open_halves:
        return replace(position, stage="halves", seat=position.owner(open_halves[0]))
    return _counted(position, happened)


def _counted(position: Position, happened: list[Event]) -> Position:
    """Every disc has its section: the sheets are next."""
    for seat in range(position.seats):
        values = totals(position, seat)
        happened.append(events.DiscsCounted(seat, landings(position, seat), values))
    return writing.begin(position, happened)
