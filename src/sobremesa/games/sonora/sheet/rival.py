"""Playing alone: the rival spoils the sheet first, and one chooses among its ways (R33).

It marks the ruins, the canyon, the creek bed and the mudcracks, in this order.
"""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from sobremesa.core.choices import Group, Listed
from sobremesa.core.values import Event
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import RivalDraw, RivalFill, RivalTrace
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import Disc, number
from sobremesa.games.sonora.printed.sheet import PRINTED, Node, Space, Square
from sobremesa.games.sonora.sheet import canyon, creek
from sobremesa.games.sonora.sheet.canyon import mask_of, rim_of
from sobremesa.games.sonora.sheet.mudcracks import OUTER
from sobremesa.games.sonora.sheet.ruins import RIVAL_HEXES
from sobremesa.games.sonora.sheet.tasks import to_record, without
from sobremesa.games.sonora.sheet.values import Landing, Rival, Sheet

RivalMove: TypeAlias = RivalDraw | RivalTrace | RivalFill

CIRCLES = PRINTED.mudcracks.outer_circles
"""Around each outer node."""
LARGEST_FIRST = ("5", "4", "3", "2", "1b", "1a")
"""The shapes it tries (R35): the domino before the single square."""


def of(sheet: Sheet) -> Rival:
    """The rival on a sheet that is played alone."""
    assert sheet.rival is not None
    return sheet.rival


NEW = Rival(circles=(0,) * len(OUTER))


def begin(sheet: Sheet, found: Iterable[Landing], happened: list[Event]) -> Sheet:
    """The rival's discs have their sections; it circles hexes at once (R34)."""
    before = of(sheet)
    value, mud, tasks = to_record(found)
    hexes = min(value, RIVAL_HEXES - before.circled)
    if hexes:
        happened.append(events.RivalCircled(hexes))
    after = replace(before, circled=before.circled + hexes, tasks=tasks, mud=mud)
    return replace(sheet, rival=after)


def paid(sheet: Sheet, happened: list[Event]) -> Sheet:
    """The own value in the ruins crosses off what the rival has circled, before anything else."""
    before = of(sheet)
    hexes = min(sheet.due, before.circled - before.crossed)
    if not hexes:
        return sheet
    happened.append(events.RivalHexesCrossed(0, hexes, sheet.due - hexes))
    crossed = replace(before, crossed=before.crossed + hexes)
    return replace(sheet, due=sheet.due - hexes, rival=crossed)


def is_busy(sheet: Sheet) -> bool:
    """True if it has anything left to do."""
    return bool(of(sheet).tasks or of(sheet).mud)


def without_idle(sheet: Sheet, squares: int, happened: list[Event]) -> Sheet:
    """Discs that it can do nothing with have no effect, once no other of the section is left."""
    for section in ("canyon", "creek"):
        if _ways(sheet, squares, section):
            return sheet
        idle = [task for task in of(sheet).tasks if task.section == section]
        happened += (events.RivalIdle(task.disc, task.section) for task in idle)
        left = tuple(task for task in of(sheet).tasks if task.section != section)
        sheet = replace(sheet, rival=replace(of(sheet), tasks=left))
    if not any(room for _, room in _rooms(sheet)):
        sheet = replace(sheet, rival=replace(of(sheet), mud=0))  # R37: more is ignored
    return sheet


def choices(sheet: Sheet, squares: int) -> Listed[Any]:
    """Its ways in the section that is next."""
    return Listed(
        *(_ways(sheet, squares, "canyon") or _ways(sheet, squares, "creek") or _fills(sheet))
    )


def _ways(sheet: Sheet, squares: int, section: Section) -> list[Group]:
    discs = dict.fromkeys(task.disc for task in of(sheet).tasks if task.section == section)
    ways = _drawings if section == "canyon" else _tracings
    return [group for disc in discs for group in ways(sheet, disc, squares)]


def mark(sheet: Sheet, move: RivalMove, happened: list[Event]) -> Sheet:
    """One of them is taken."""
    before = of(sheet)
    match move:
        case RivalDraw():
            happened.append(events.RivalDrew(move.disc, move.squares))
            after = replace(
                before,
                tasks=without(before.tasks, move.disc),
                shapes=(*before.shapes, move.squares),
            )
        case RivalTrace():
            path = next(
                one
                for one in walks(sheet, number(move.disc))
                if (one[0], one[-1]) == (move.start, move.end)
            )
            happened.append(events.RivalTraced(move.disc, path))
            after = replace(
                before, tasks=without(before.tasks, move.disc), paths=(*before.paths, path)
            )
        case RivalFill():
            left = before.mud - move.circles
            happened.append(events.RivalFilled(move.node, move.circles, left))
            place = OUTER.index(move.node)
            filled = tuple(
                n + move.circles * (one == place) for one, n in enumerate(before.circles)
            )
            after = replace(before, mud=left, circles=filled)
    return replace(sheet, rival=after)


# Canyon


def _drawings(sheet: Sheet, disc: Disc, squares: int) -> list[Group]:
    for shape in LARGEST_FIRST:
        if canyon.NUMBER[shape] <= number(disc) and (places := fits(sheet, shape, squares)):
            return [Group(RivalDraw, ((disc,), places))]
    return []


def fits(sheet: Sheet, shape: str, squares: int) -> tuple[tuple[Square, ...], ...]:
    """Where it may draw: on a square of its own, beside its shapes, or beyond a shape of ours."""
    taken = canyon.drawn(sheet) | canyon.blocked(sheet)
    own = mask_of(canyon.RIVAL_SQUARES[:squares])
    beside = canyon.blocked(sheet) | _leapt(sheet)
    return tuple(
        fit.squares
        for fit in canyon.SHAPES[shape]
        if not fit.mask & taken and (fit.mask & own or fit.rim & beside)
    )


def _leapt(sheet: Sheet) -> int:
    """Shapes of ours that touch one of its own, the printed square too (R35)."""
    filled = canyon.blocked(sheet)
    leapt = 0
    for shape in (canyon.START, *sheet.shapes):
        if rim_of(shape) & filled:
            leapt |= mask_of(shape)
    return leapt


# Creek bed


def _tracings(sheet: Sheet, disc: Disc, _squares: int) -> list[Group]:
    ends: dict[Space, list[Space]] = {}
    for walk in walks(sheet, number(disc)):
        ends.setdefault(walk[0], []).append(walk[-1])
    return [Group(RivalTrace, ((disc,), (start,), tuple(to))) for start, to in ends.items()]


def walks(sheet: Sheet, length: int) -> list[tuple[Space, ...]]:
    """Every path of this length through free spaces, from an end of its own or beside its paths."""
    filled = creek.spoilt(sheet)
    closed = filled | creek.visited(sheet)
    starts = [
        space
        for space in creek.SPACES
        if space not in closed
        and (space in creek.RIVAL_ENDS or not filled.isdisjoint(creek.BESIDE[space]))
    ]
    return [walk for start in starts for walk in _walks((start,), length, closed)]


def _walks(
    begun: tuple[Space, ...], length: int, closed: set[Space]
) -> Iterator[tuple[Space, ...]]:
    if len(begun) == length:
        yield begun
        return
    for space in creek.BESIDE[begun[-1]]:
        if space not in closed and space not in begun:
            yield from _walks((*begun, space), length, closed)


# Mudcracks


def _rooms(sheet: Sheet) -> list[tuple[Node, int]]:
    """Outer nodes that we have not marked, and circles that are empty there."""
    return [
        (node, CIRCLES - filled)
        for node, filled in zip(OUTER, of(sheet).circles, strict=True)
        if node not in sheet.nodes
    ]


def _fills(sheet: Sheet) -> list[Group]:
    return [
        Group(RivalFill, ((node,), range(1, min(room, of(sheet).mud) + 1)))
        for node, room in _rooms(sheet)
    ]
