"""The write phase: the rival first if one plays alone, then the ruins in turn, then all at once."""

from collections.abc import Iterable

from msgspec.structs import replace

from sobremesa.core.game import Step
from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    EndMudcracks,
    MarkNode,
    RivalDraw,
    RivalFill,
    RivalTrace,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.sheet import Animal
from sobremesa.games.sonora.rounds.landings import Landing, landings, rival_landings, ruins_order
from sobremesa.games.sonora.rounds.turns import next_round
from sobremesa.games.sonora.sheet import bonuses, canyon, creek, marks, mudcracks, rival, ruins
from sobremesa.games.sonora.sheet.tasks import to_record, without
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.state import Position

RivalMove = RivalDraw | RivalTrace | RivalFill
WriteMove = Discover | Draw | Trace | BeginMudcracks | AddRabbit | MarkNode | TickBox | EndMudcracks


def begin(position: Position, happened: list[Event]) -> Position:
    """All discs have their sections, and go from the board to the sheets."""
    sheets = tuple(
        assigned(sheet, landings(position, seat)) for seat, sheet in enumerate(position.sheets)
    )
    after = replace(position, sheets=sheets)
    if position.solo:
        sheet = rival.begin(sheets[0], rival_landings(position), happened)
        return _rivals(after.with_sheet(0, sheet), happened)
    return _ruins(after, happened)


def assigned(sheet: Sheet, found: Iterable[Landing]) -> Sheet:
    """What a seat has to write in this phase."""
    due, mud, tasks = to_record(found)
    return replace(sheet, due=due, mud=mud, tasks=tasks)


# Alone: the rival


def rival_marked(position: Position, move: RivalMove) -> Step[Position]:
    """The human has chosen one of the ways open to the rival (R33)."""
    happened: list[Event] = []
    sheet = rival.mark(position.sheets[0], move, happened)
    return Step(_rivals(position.with_sheet(0, sheet), happened), tuple(happened))


def _rivals(position: Position, happened: list[Event]) -> Position:
    sheet = rival.without_idle(position.sheets[0], position.rival_squares, happened)
    after = position.with_sheet(0, sheet)
    if rival.is_busy(sheet):
        return replace(after, stage="rival", seat=0)
    return _ruins(after.with_sheet(0, rival.paid(sheet, happened)), happened)


# The ruins


def _ruins(position: Position, happened: list[Event]) -> Position:
    order = ruins_order(position)
    if not position.solo:
        happened.append(events.RuinsOrdered(order))
    return _next_in_ruins(replace(position, order=order), happened)


def _next_in_ruins(position: Position, happened: list[Event]) -> Position:
    """The first who still has value to cross off, or a discovery to choose, does so next."""
    order = position.order
    for passed, seat in enumerate(order):
        sheet = position.sheets[seat]
        if sheet.discoveries or ruins.owes(sheet):
            return replace(position, stage="ruins", seat=seat, order=order[passed:])
        position = position.with_sheet(seat, replace(sheet, due=0))
    return _write(replace(position, order=()), happened)


def crossed_off(position: Position, seat: Seat, move: CrossOff) -> Step[Position]:
    """The top reward is for the first at the table (R17)."""
    happened: list[Event] = []
    place = ruins.PLACE[move.building]
    sheet = ruins.cross(
        position.sheets[seat],
        seat,
        place,
        move.hexes,
        first=not ruins.taken(position.sheets, place),
        happened=happened,
    )
    return Step(_next_in_ruins(position.with_sheet(seat, sheet), happened), tuple(happened))


# All at once


def _write(position: Position, happened: list[Event]) -> Position:
    """Who has nothing at all to write has finished already."""
    after = replace(position, stage="write")
    for seat, sheet in enumerate(position.sheets):
        if not marks.anything(sheet):
            after = after.with_sheet(seat, _closed(sheet, seat, happened))
    return _unless_all_finished(after, happened)


def written(position: Position, seat: Seat, move: WriteMove) -> Step[Position]:
    """A small mark on one sheet."""
    happened: list[Event] = []
    after = position.with_sheet(seat, with_mark(position.sheets[seat], seat, move, happened))
    if position.stage == "ruins":
        after = _next_in_ruins(after, happened)
    return Step(after, tuple(happened))


def with_mark(sheet: Sheet, seat: Seat, move: WriteMove, happened: list[Event]) -> Sheet:
    """The sheet with it."""
    match move:
        case Discover():
            return bonuses.discover(sheet, seat, move.animal, happened)
        case Draw():
            return canyon.draw(
                _without(sheet, move.disc, "fox"), seat, move.disc, move.squares, happened
            )
        case Trace():
            return creek.trace(
                _without(sheet, move.disc, "owl"), seat, move.disc, move.end, happened
            )
        case BeginMudcracks():
            return mudcracks.begin(sheet, seat, happened)
        case AddRabbit():
            return mudcracks.add_rabbit(sheet, seat, move.disc, happened)
        case MarkNode():
            return mudcracks.mark(sheet, seat, move.node, happened)
        case TickBox():
            return mudcracks.tick(sheet, seat, move.column, happened)
        case EndMudcracks():
            return mudcracks.end(sheet, seat, happened)


def _without(sheet: Sheet, source: Disc, animal: Animal) -> Sheet:
    """A shape or path of a disc is recorded, or an animal used."""
    if source < 0:
        return bonuses.use(sheet, animal, source)
    return replace(sheet, tasks=without(sheet.tasks, source))


def finished(position: Position, seat: Seat) -> Step[Position]:
    """A seat writes no more; when the last one has finished, the round is over."""
    happened: list[Event] = []
    after = position.with_sheet(seat, _closed(position.sheets[seat], seat, happened))
    return Step(_unless_all_finished(after, happened), tuple(happened))


def _closed(sheet: Sheet, seat: Seat, happened: list[Event]) -> Sheet:
    """What was not used is lost, except for flick bonuses and circled animals (R18)."""
    happened += (events.DiscUnused(seat, task.disc, task.section) for task in sheet.tasks)
    happened += (events.BonusLost(seat, animal) for animal in bonuses.unused(sheet))
    after = mudcracks.end(sheet, seat, happened, unbegun=sheet.mud)
    happened.append(events.WritingFinished(seat))
    return replace(after, due=0, tasks=(), mud=0, animals=Sheet().animals, finished=True)


def _unless_all_finished(position: Position, happened: list[Event]) -> Position:
    if all(sheet.finished for sheet in position.sheets):
        return next_round(position, happened)
    return position
