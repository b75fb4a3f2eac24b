"""The write phase: the rival first if one plays alone, then the ruins in turn, then all at once."""

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import CrossOff
from sobremesa.games.sonora.rounds.landings import landings, rival_landings, ruins_order
from sobremesa.games.sonora.rounds.turns import next_round
from sobremesa.games.sonora.sheet import bonuses, marks, pencil, rival, ruins
from sobremesa.games.sonora.sheet.tasks import assigned
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.state import Position


def begin(position: Position, happened: list[Event]) -> Position:
    """All discs have their sections, and go from the board to the sheets."""
    sheets = tuple(
        assigned(sheet, landings(position, seat)) for seat, sheet in enumerate(position.sheets)
    )
    after = replace(position, sheets=sheets)
    if position.solo:
        sheet = rival.begin(sheets[0], rival_landings(position), happened)
        return ask_for_rival(replace(after.with_sheet(0, sheet), stage="rival", seat=0), happened)
    order = ruins_order(position)
    happened.append(events.RuinsOrdered(order))
    return ask_in_ruins(replace(after, stage="ruins", order=order), happened)


# Alone: the rival


def ask_for_rival(position: Position, happened: list[Event]) -> Position:
    """While it has anything to do, the human chooses among the ways open to the rival (R33)."""
    sheet = rival.without_idle(position.sheets[0], position.rival_squares, happened)
    if rival.is_busy(sheet):
        return position.with_sheet(0, sheet)
    after = position.with_sheet(0, rival.paid(sheet, happened))
    return ask_in_ruins(replace(after, stage="ruins", order=ruins_order(after)), happened)


def mark_for_rival(position: Position, move: rival.RivalMove, happened: list[Event]) -> Position:
    """One of these ways is chosen."""
    return position.with_sheet(0, rival.mark(position.sheets[0], move, happened))


# The ruins


def ask_in_ruins(position: Position, happened: list[Event]) -> Position:
    """The first who still has value to cross off, or a discovery to choose, does so next."""
    order = position.order
    for passed, seat in enumerate(order):
        sheet = position.sheets[seat]
        if sheet.discoveries or ruins.owes(sheet):
            return replace(position, seat=seat, order=order[passed:])
        position = position.with_sheet(seat, replace(sheet, due=0))
    return _to_write(replace(position, order=()), happened)


def cross_off(position: Position, seat: Seat, move: CrossOff, happened: list[Event]) -> Position:
    """The top reward is for the first at the table (R17)."""
    place = ruins.PLACE[move.building]
    first = not ruins.taken(position.sheets, place)
    sheet = pencil.cross_off(
        position.sheets[seat], seat, place, move.hexes, first=first, happened=happened
    )
    return position.with_sheet(seat, sheet)


# All at once


def _to_write(position: Position, happened: list[Event]) -> Position:
    """Who has nothing at all to write has finished already."""
    after = replace(position, stage="write")
    for seat, sheet in enumerate(position.sheets):
        if not marks.anything(sheet):
            after = finish(after, seat, happened)
    return ask_to_write(after, happened)


def ask_to_write(position: Position, happened: list[Event]) -> Position:
    """Everybody who has not finished writes; when all have, the round is over."""
    if all(sheet.finished for sheet in position.sheets):
        return next_round(position, happened)
    return position


def write(
    position: Position, seat: Seat, move: pencil.WriteMove, happened: list[Event]
) -> Position:
    """A small mark on one sheet."""
    return position.with_sheet(seat, pencil.with_mark(position.sheets[seat], seat, move, happened))


def finish(position: Position, seat: Seat, happened: list[Event]) -> Position:
    """What was not used is lost, except for flick bonuses and circled animals (R18)."""
    sheet = position.sheets[seat]
    happened += (events.DiscUnused(seat, task.disc, task.section) for task in sheet.tasks)
    happened += (events.BonusLost(seat, animal) for animal in bonuses.unused(sheet))
    ended = pencil.end_mudcracks(sheet, seat, happened, unbegun=sheet.mud)
    happened.append(events.WritingFinished(seat))
    closed = replace(ended, due=0, tasks=(), mud=0, animals=Sheet().animals, finished=True)
    return position.with_sheet(seat, closed)
