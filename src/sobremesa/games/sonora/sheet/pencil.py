"""Every mark on a sheet: what it changes, and what it tells.

Where a mark may be made is read in the sections' own files; here it has been allowed.
"""

from typing import TypeAlias

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    Discover,
    Draw,
    EndMudcracks,
    MarkNode,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.printed.discs import Disc
from sobremesa.games.sonora.printed.sheet import Animal, Bonus, Node, Space, Square
from sobremesa.games.sonora.sheet import canyon, creek, mudcracks
from sobremesa.games.sonora.sheet.bonuses import ICONS, RABBIT, counted, use
from sobremesa.games.sonora.sheet.ruins import BUILDINGS
from sobremesa.games.sonora.sheet.tasks import without
from sobremesa.games.sonora.sheet.values import Reward, Sheet, Sitting

WriteMove: TypeAlias = (
    Discover | Draw | Trace | BeginMudcracks | AddRabbit | MarkNode | TickBox | EndMudcracks
)


def with_mark(sheet: Sheet, seat: Seat, move: WriteMove, happened: list[Event]) -> Sheet:
    """The sheet with a mark of the phase in which all write at once."""
    match move:
        case Discover():
            return discover(sheet, seat, move.animal, happened)
        case Draw():
            ready = _used(sheet, move.disc, "fox")
            return draw(ready, seat, move.disc, move.squares, happened)
        case Trace():
            ready = _used(sheet, move.disc, "owl")
            return trace(ready, seat, move.disc, move.end, happened)
        case BeginMudcracks():
            return begin_mudcracks(sheet, seat, happened)
        case AddRabbit():
            return add_rabbit(sheet, seat, move.disc, happened)
        case MarkNode():
            return mark_node(sheet, seat, move.node, happened)
        case TickBox():
            return tick(sheet, seat, move.column, happened)
        case EndMudcracks():
            return end_mudcracks(sheet, seat, happened)


def _used(sheet: Sheet, source: Disc, animal: Animal) -> Sheet:
    """A shape or path of a disc is recorded, or an animal used."""
    if source < 0:
        return use(sheet, animal, source)
    return replace(sheet, tasks=without(sheet.tasks, source))


# Bonuses


def earn(sheet: Sheet, seat: Seat, bonus: Bonus, happened: list[Event]) -> Sheet:
    """A bonus is earned; an animal of the Discovery area has still to be chosen."""
    happened.append(events.BonusEarned(seat, bonus))
    match bonus:
        case "reflick":
            return replace(sheet, reflicks=sheet.reflicks + 1)
        case "swap":
            return replace(sheet, swaps=sheet.swaps + 1)
        case "discovery":
            more = sheet.discoveries < sum(ICONS) - sum(sheet.circled)  # R25: none left, no effect
            return replace(sheet, discoveries=sheet.discoveries + more)
        case "fox" | "owl" | "rabbit":
            return replace(sheet, animals=counted(sheet.animals, bonus, 1))


def discover(sheet: Sheet, seat: Seat, animal: Animal, happened: list[Event]) -> Sheet:
    """An icon is circled: to be used now or in any later write phase."""
    happened.append(events.Discovered(seat, animal))
    return replace(
        sheet,
        discoveries=sheet.discoveries - 1,
        circled=counted(sheet.circled, animal, 1),
        saved=counted(sheet.saved, animal, 1),
    )


# Ruins


def cross_off(
    sheet: Sheet, seat: Seat, place: int, hexes: int, *, first: bool, happened: list[Event]
) -> Sheet:
    """Cross hexes off; `first` says whether completing the building earns the top reward (R17)."""
    building = BUILDINGS[place]
    crossed = [*sheet.hexes]
    crossed[place] += hexes
    sheet = replace(sheet, hexes=tuple(crossed), due=sheet.due - hexes)
    happened.append(events.HexesCrossed(seat, building.id, hexes, sheet.due))
    if crossed[place] < building.hexes:
        return sheet
    reward: Reward = "top" if first else "bottom"
    points = getattr(building, reward).points
    happened.append(events.BuildingCompleted(seat, building.id, reward, points))
    rewards = [*sheet.rewards]
    rewards[place] = reward
    sheet = replace(sheet, rewards=tuple(rewards))
    return earn(sheet, seat, building.top.bonus, happened) if first else sheet


# Canyon


def draw(
    sheet: Sheet, seat: Seat, source: Disc, squares: tuple[Square, ...], happened: list[Event]
) -> Sheet:
    """Draw a shape: its cacti count at the end, its bonuses are earned at once."""
    held = tuple(canyon.CACTUS_AT[square] for square in squares if square in canyon.CACTUS_AT)
    added = canyon.added(sheet, held)
    happened.append(events.ShapeDrawn(seat, source, squares, held, added))
    sheet = replace(sheet, shapes=(*sheet.shapes, squares))
    for square in squares:
        if square in canyon.BONUS_AT:
            sheet = earn(sheet, seat, canyon.BONUS_AT[square], happened)
    return sheet


# Creek bed


def trace(sheet: Sheet, seat: Seat, source: Disc, end: Space, happened: list[Event]) -> Sheet:
    """Cross out the way and circle the end; only what is circled counts."""
    path = creek.path_to(sheet, end)
    happened.append(events.PathTraced(seat, source, path, creek.VALUE[end]))
    sheet = replace(sheet, paths=(*sheet.paths, path))
    if end not in creek.BONUS_AT:
        return sheet
    return earn(sheet, seat, creek.BONUS_AT[end], happened)


# Mudcracks


def begin_mudcracks(sheet: Sheet, seat: Seat, happened: list[Event]) -> Sheet:
    """All discs in the mudcracks are spent in one go, with any rabbits that came first."""
    value = _left(sheet) + sheet.mud
    happened.append(events.MudcracksBegun(seat, value))
    return replace(sheet, mud=0, sitting=Sitting(value))


def add_rabbit(sheet: Sheet, seat: Seat, source: Disc, happened: list[Event]) -> Sheet:
    """More to spend; outside a sitting it makes a small one of its own."""
    left = _left(sheet) + RABBIT[source]
    happened.append(events.RabbitAdded(seat, source, RABBIT[source], left))
    return replace(use(sheet, "rabbit", source), sitting=Sitting(left))


def mark_node(sheet: Sheet, seat: Seat, node: Node, happened: list[Event]) -> Sheet:
    """Mark a node; triangles with all three marked pay (R24)."""
    price = mudcracks.cost(sheet, node)
    sheet = _spent(replace(sheet, nodes=(*sheet.nodes, node)), price)
    happened.append(events.NodeMarked(seat, node, price, _left(sheet)))
    have = mudcracks.marked(sheet)
    for triangle in mudcracks.TRIANGLES_AT[node]:
        content = triangle.content
        if content is None or not have.issuperset(triangle.nodes):
            continue
        if content.bonus:
            sheet = earn(sheet, seat, content.bonus, happened)
        elif content.size:
            points = mudcracks.WORTH[content.size]
            happened.append(events.CactusSurrounded(seat, content.size, points))
    return sheet


def tick(sheet: Sheet, seat: Seat, place: int, happened: list[Event]) -> Sheet:
    """Tick a box; a full column gives its bonus."""
    boxes = tuple(count + (place == one) for one, count in enumerate(sheet.boxes))
    sheet = _spent(replace(sheet, boxes=boxes), 1, boxing=True)
    happened.append(events.BoxTicked(seat, place, _left(sheet)))
    column = mudcracks.COLUMNS[place]
    return earn(sheet, seat, column.bonus, happened) if boxes[place] == column.length else sheet


def end_mudcracks(sheet: Sheet, seat: Seat, happened: list[Event], unbegun: int = 0) -> Sheet:
    """What is left is let go, and with it value that no sitting was begun with."""
    if lost := _left(sheet) + unbegun:
        happened.append(events.ValueLost(seat, lost))
    return replace(sheet, sitting=None)


def _spent(sheet: Sheet, value: int, *, boxing: bool = False) -> Sheet:
    """A sitting with nothing left is over."""
    assert sheet.sitting is not None
    left = sheet.sitting.points - value
    return replace(sheet, sitting=Sitting(left, boxing) if left else None)


def _left(sheet: Sheet) -> int:
    return sheet.sitting.points if sheet.sitting else 0
