"""Why something cannot be written: the most useful reason first."""

from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    EndMudcracks,
    Finish,
    MarkNode,
    RivalDraw,
    RivalFill,
    RivalTrace,
    SeatMove,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.printed.discs import Disc, number
from sobremesa.games.sonora.refusals import Reason, Refusal
from sobremesa.games.sonora.sheet import canyon, creek, marks, mudcracks, rival, ruins
from sobremesa.games.sonora.sheet.bonuses import FOX, at_hand
from sobremesa.games.sonora.sheet.values import Sheet


def in_ruins(sheet: Sheet, move: SeatMove) -> Reason:
    """While the ruins are marked."""
    if sheet.discoveries:
        return _why_not_discovered(sheet, move)
    if not isinstance(move, CrossOff):
        return Refusal.RUINS_FIRST, {"count": sheet.due}
    if move.building not in ruins.PLACE:
        return Refusal.NO_SUCH_BUILDING, {}
    free = ruins.free(sheet, ruins.PLACE[move.building])
    return Refusal.NOT_SO_MANY_HEXES, {"most": min(free, sheet.due)}


def _why_not_discovered(sheet: Sheet, move: SeatMove) -> Reason:
    if isinstance(move, Discover) and sheet.discoveries:
        return Refusal.NO_ICON_LEFT, {"animal": move.animal}
    return Refusal.DISCOVER_FIRST, {}


def while_writing(sheet: Sheet, move: SeatMove) -> Reason:
    """While everybody writes."""
    if sheet.discoveries:
        return _why_not_discovered(sheet, move)
    match move:
        case Draw():
            return _why_not_drawn(sheet, move)
        case Trace():
            return _why_not_traced(sheet, move)
        case BeginMudcracks() | AddRabbit() | MarkNode() | TickBox() | EndMudcracks():
            return _why_not_spent(sheet, move)
        case CrossOff():
            return Refusal.NOT_IN_RUINS, {}
        case Discover():
            return Refusal.NOTHING_TO_DISCOVER, {}
        case Finish():
            return _why_not_finished(sheet)
        case RivalDraw() | RivalTrace() | RivalFill():
            return Refusal.RIVAL_DONE, {}
    return Refusal.WRITE_NOW, {}


def _why_no_source(sheet: Sheet, source: Disc, section: str) -> Reason | None:
    """The disc is not to be recorded here, or not now."""
    if source < 0 or source in marks.discs_for(sheet, section):
        return None
    if any((task.disc, task.section) == (source, section) for task in sheet.tasks):
        return Refusal.MUD_FIRST, {}
    return Refusal.NOT_FOR_CANYON if section == "canyon" else Refusal.NOT_FOR_CREEK, {}


def _why_not_drawn(sheet: Sheet, move: Draw) -> Reason:
    if no_source := _why_no_source(sheet, move.disc, "canyon"):
        return no_source
    if move.disc < 0 and move.disc not in at_hand(sheet, "fox"):
        return Refusal.NOT_FOR_CANYON, {}
    shape = canyon.number_of(move.squares)
    most = number(move.disc) if move.disc >= 0 else FOX
    if not shape:
        return Refusal.NO_SHAPE, {}
    if shape > most:
        return Refusal.SHAPE_TOO_LARGE, {"number": shape, "most": most}
    if canyon.mask_of(move.squares) & (canyon.drawn(sheet) | canyon.blocked(sheet)):
        return Refusal.SHAPE_OVERLAPS, {}
    return Refusal.SHAPE_APART, {}


def _why_not_traced(sheet: Sheet, move: Trace) -> Reason:
    if no_source := _why_no_source(sheet, move.disc, "creek"):
        return no_source
    if move.disc < 0 and move.disc not in at_hand(sheet, "owl"):
        return Refusal.NOT_FOR_CREEK, {}
    if move.end not in creek.SPACES:
        return Refusal.NO_SUCH_SPACE, {}
    if move.end in creek.visited(sheet):
        return Refusal.SPACE_VISITED, {}
    length = creek.ends(sheet).get(move.end)
    if length is None:
        return Refusal.WAY_CLOSED, {"most": creek.LONGEST}
    return Refusal.WRONG_LENGTH, {"length": length, "wanted": number(move.disc)}


_NOTHING: Reason = (Refusal.NOTHING_TO_SPEND, {})


def _why_not_spent(sheet: Sheet, move: SeatMove) -> Reason:
    sitting = sheet.sitting
    if sitting and sitting.boxing and isinstance(move, BeginMudcracks | AddRabbit):
        return Refusal.COLUMNS_BEGUN, {}
    if isinstance(move, BeginMudcracks):
        return _NOTHING
    if isinstance(move, AddRabbit):
        return Refusal.NO_RABBIT, {}
    if sitting is None:
        return (Refusal.SPEND_FIRST, {"points": sheet.mud}) if sheet.mud else _NOTHING
    if isinstance(move, TickBox):
        return Refusal.COLUMN_FULL, {}
    assert isinstance(move, MarkNode)
    if move.node not in mudcracks.NODES:
        return Refusal.NO_SUCH_NODE, {}
    if move.node in sheet.nodes:
        return Refusal.NODE_MARKED, {}
    if sitting.boxing:
        return Refusal.COLUMNS_BEGUN, {}
    if mudcracks.marked(sheet).isdisjoint(mudcracks.BESIDE[move.node]):
        return Refusal.NODE_APART, {}
    cost = mudcracks.cost(sheet, move.node)
    return Refusal.NODE_DEAR, {"cost": cost, "left": sitting.points}


def _why_not_finished(sheet: Sheet) -> Reason:
    disc = marks.must(sheet)
    in_canyon = any((task.disc, task.section) == (disc, "canyon") for task in sheet.tasks)
    return Refusal.MUST_DRAW if in_canyon else Refusal.MUST_TRACE, {"disc": disc}


def for_rival(sheet: Sheet, squares: int, move: SeatMove) -> Reason:
    """While the rival's marks are chosen."""
    now = rival.choices(sheet, squares).groups()[0].kind
    match move:
        case RivalDraw() | RivalTrace() | RivalFill() if not isinstance(move, now):
            return Refusal.RIVAL_OTHER_SECTION, {}
        case RivalDraw():
            return Refusal.RIVAL_NO_FIT, {}
        case RivalTrace():
            return Refusal.RIVAL_NO_WAY, {}
        case RivalFill():
            return Refusal.RIVAL_NO_ROOM, {}
    return Refusal.RIVAL_FIRST, {}
