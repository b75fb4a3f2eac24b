"""Between the last flick and the sheets: swaps, discs on a line, and what everything counts for."""

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Assign, ChooseColours, Swap
from sobremesa.games.sonora.rounds import writing
from sobremesa.games.sonora.rounds.landings import halves, landings, totals
from sobremesa.games.sonora.state import Position


def choose_colours(position: Position, move: ChooseColours, happened: list[Event]) -> Position:
    """Solo: the third colour does not count (R32)."""
    happened.append(events.ColoursChosen(0, move.own, move.rival))
    return replace(position, stage="swap", seat=0, colours=(move.own, move.rival))


# Swaps


def ask_to_swap(position: Position, happened: list[Event]) -> Position:
    """The first who can swap anything, of the seats that have not ended their swaps (R14)."""
    for seat in _from_now_on(position):
        if position.sheets[seat].swaps and len(position.own(seat, "board")) > 1:
            return replace(position, seat=seat)
    return ask_for_halves(replace(position, stage="halves"), happened)


def _from_now_on(position: Position) -> tuple[Seat, ...]:
    """The seats from the one whose turn it is."""
    order = position.turn_order
    return order[order.index(position.seat) :]


def swap(position: Position, move: Swap, happened: list[Event]) -> Position:
    """Two discs change places."""
    seat = position.seat
    sheet = position.sheets[seat]
    left = sheet.swaps - 1
    after = position.with_sheet(seat, replace(sheet, swaps=left))
    after = after.with_exchanged(move.first, move.second)
    changed = zip(totals(after, seat), totals(position, seat), strict=True)
    gains = tuple(now - before for now, before in changed)
    happened.append(events.Swapped(seat, move.first, move.second, left, gains))
    return after


def end_swaps(position: Position) -> Position:
    """The next seat in turn order may swap."""
    later = _from_now_on(position)[1:]
    return replace(position, seat=later[0]) if later else replace(position, stage="halves")


# Halves


def ask_for_halves(position: Position, happened: list[Event]) -> Position:
    """Who has a disc that lies exactly half and half says where it counts (R8)."""
    open_halves = halves(position)
    if open_halves:
        return replace(position, seat=position.owner(open_halves[0]))
    return _counted(position, happened)


def choose_half(position: Position, move: Assign, happened: list[Event]) -> Position:
    """The owner has said it."""
    happened.append(events.SectionChosen(position.seat, move.disc, move.section))
    return position.with_disc(move.disc, replace(position.discs[move.disc], section=move.section))


def _counted(position: Position, happened: list[Event]) -> Position:
    """Every disc has its section: the sheets are next."""
    for seat in range(position.seats):
        values = totals(position, seat)
        happened.append(events.DiscsCounted(seat, landings(position, seat), values))
    return writing.begin(position, happened)
